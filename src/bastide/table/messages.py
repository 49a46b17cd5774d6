"""Messages of the live connection: what a page may ask, and what the server says."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..play.view import View
from .shapes import (
    Aid,
    Analysed,
    Area,
    Cell,
    Choice,
    Event,
    Followup,
    KeptPlan,
    LeftTile,
    Line,
    Move,
    Placement,
    Plan,
    Rated,
    Seat,
    State,
)
from .visits import Summary

MessageId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
MoveText = Annotated[str, Meta(min_length=1, max_length=60)]
MoveTexts = Annotated[list[MoveText], Meta(max_length=24)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
PlayerName = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[a-z0-9-]+$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]


class Request(Struct, tag_field="type", forbid_unknown_fields=True):
    """What every request has: an id of the page's own, so that sending it twice does it once."""

    id: MessageId


class Play(Request, tag="play"):
    """Make these moves, one after the other, as one step."""

    at: Number
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=24)]


class PreviewRequest(Request, tag="preview"):
    """What would follow these moves; with none, what may follow now. With a step, as if it stood as after that one."""

    at: Number
    moves: MoveTexts = []
    step: Number | None = None


class AidRequest(Request, tag="aid"):
    """One of the aids, for the position as it is; where a game may be analysed, for that after any of its steps.

    A hint after a step rates these moves beside the best, or, without any, those that were played.
    """

    at: Number
    aid: Aid
    step: Number | None = None
    moves: MoveTexts = []


class AnalysisRequest(Request, tag="analysis"):
    """Luck and skill of the game, which is over, or of its beginning where the table allows that."""

    at: Number


class GuideRequest(Request, tag="guide"):
    """Where a guided game stands, and what could be tried now."""

    at: Number


class Prepare(Request, tag="prepare"):
    """Moves for my next turn, in place of those that I prepared before; the first that is possible then is made."""

    seat: SeatNumber
    plans: Annotated[list[Plan], Meta(max_length=40)]


class ProspectRequest(Request, tag="prospect"):
    """What one of my seats could do when its turn comes, if the other one does this and that tile is drawn."""

    at: Number
    seat: SeatNumber
    when: MoveTexts = []
    tile: Annotated[str, Meta(max_length=24)] = ""
    moves: MoveTexts = []


class PositionRequest(Request, tag="position"):
    """The game as it was after so many steps."""

    step: Number


class Chat(Request, tag="chat"):
    """Say something at the table."""

    text: ChatText


class TakeBack(Request, tag="takeback"):
    """Ask to take back the last step of one of my seats."""

    at: Number
    seat: SeatNumber


class Consent(Request, tag="consent"):
    """Agree to the take-back that was asked for, or do not."""

    at: Number
    yes: bool


class Resign(Request, tag="resign"):
    """Give up with one of my seats."""

    seat: SeatNumber


class PlayNow(Request, tag="now"):
    """The computer shall stop thinking and move."""

    at: Number


class Substitute(Request, tag="substitute"):
    """A computer takes a seat: a free one, one of mine, or one whose player has been away too long."""

    seat: SeatNumber
    player: PlayerName


class Return(Request, tag="return"):
    """I take my seat back from the computer that played for me."""

    seat: SeatNumber


class Stand(Request, tag="stand"):
    """Free a seat before the game starts: mine, or, for the owner, anybody's."""

    seat: SeatNumber


class EndNow(Request, tag="end"):
    """End the game as it stands, when a player has been away too long."""

    at: Number


class Lock(Request, tag="lock"):
    """The owner locks an aid off, or allows it again."""

    aid: Aid
    locked: bool


class Mute(Request, tag="mute"):
    """The owner lets a seat, or, where none is named, whoever watches, speak no more, or again."""

    muted: bool
    seat: SeatNumber | None = None


class Kick(Request, tag="kick"):
    """The owner sends away whoever sits there, for good; before the game starts."""

    seat: SeatNumber


class Rematch(Request, tag="rematch"):
    """A new table with the same game and the same seats."""


class Ping(Request, tag="ping"):
    """Are you there?"""


AnyRequest = (
    Play | Prepare | ProspectRequest | PreviewRequest | AidRequest | AnalysisRequest | PositionRequest | GuideRequest
    | Chat | TakeBack | Consent | Resign
    | PlayNow | Substitute | Return | Stand | EndNow | Lock | Mute | Kick | Rematch | Ping
)


class Message(Struct, tag_field="type", omit_defaults=True):
    """What the server says."""


class Welcome(Message, tag="table"):
    """The first message of a connection: the table, and the log after the line that the page knew."""

    state: State
    log: list[Line] = []
    missed: int = 0


class Changed(Message, tag="changed"):
    """New lines of the log, and the table after them."""

    lines: list[Line]
    state: State


class Said(Message, tag="said"):
    """Somebody spoke; nothing else changed."""

    line: Line


class Presence(Message, tag="presence"):
    """Somebody came or went: the seats as they are now."""

    seats: list[Seat]
    watching: int
    time: int


class Accepted(Message, tag="accepted"):
    """A request was done; `number` is its line in the log. `again` when it had been done before."""

    id: str
    number: int | None = None
    again: bool = False
    slug: str | None = None


class Refused(Message, tag="refused"):
    """A request was not done, and nothing changed."""

    code: str
    sentence: str
    id: str | None = None


class Preview(Message, tag="preview"):
    """What the previewed moves bring by themselves, if nobody chooses anything more, and what may follow them."""

    id: str
    moves: list[str]
    events: list[Event]
    now: list[int]
    end: list[int]
    options: list[Followup]
    must_choose: bool


class Position(Message, tag="position"):
    """The game as it was after a step, with that step's events; where it may be analysed, with what could be chosen."""

    id: str
    step: int
    steps: int
    view: View
    events: list[Event]
    choice: Choice | None = None


class Prospect(Message, tag="prospect"):
    """Tiles that I may draw; with one of them, where it could be laid, what else could be chosen, and what follows.

    Before a tile is named, `theirs` is where the one who has to choose may lay the tile that he holds.
    """

    id: str
    tiles: list[str]
    placements: list[Placement]
    others: list[Move]
    options: list[Followup]
    theirs: list[Placement] = []


class Prepared(Message, tag="prepared"):
    """What is prepared for one of my seats; only its holders hear of it."""

    seat: int
    plans: list[KeptPlan]


class Dead(Message, tag="dead"):
    """Empty cells that no remaining tile fits."""

    id: str
    cells: list[Cell]


class Left(Message, tag="left"):
    """Tiles still to come."""

    id: str
    total: int
    tiles: list[LeftTile]


class Areas(Message, tag="areas"):
    """The features on the table, with who holds them."""

    id: str
    areas: list[Area]


class Ended(Message, tag="ended"):
    """The score if the game ended now."""

    id: str
    scores: list[int]
    events: list[Event]


class Hint(Message, tag="hint"):
    """What a computer would play, how it rates that and other steps, and, after a step, the one played or tried."""

    id: str
    player: str
    moves: list[str]
    rated: list[Rated] = []
    choices: int = 0


class AnalysisProgress(Message, tag="analysing"):
    """How many moves of how many are worked out, after the rules were compiled; to everybody at the table."""

    done: int
    moves: int
    compiling: bool = False


class AnalysisTold(Message, tag="analysis"):
    """Luck and skill of the game."""

    id: str
    analysed: Analysed


class Guided(Message, tag="guided"):
    """Which step of a guided game is tried now, and moves that would do it: `planned` if its words are about them.

    What came of the step before: whether it was done, and what happened in that turn.
    """

    id: str
    steps: int
    step: int | None = None
    moves: list[Move] = []
    planned: bool = False
    last: int | None = None
    done: bool = False
    events: list[Event] = []


class TableLists(Message, tag="lobby"):
    """The list of tables, sent whenever it changes: my own, and those of others that wait for players."""

    mine: list[Summary]
    open: list[Summary]


class Pong(Message, tag="pong"):
    """I am."""

    id: str
    time: int


AnyMessage = (
    Welcome | Changed | Said | Presence | Accepted | Refused | Preview | Position | Dead | Left | Areas | Ended
    | Prospect | Prepared | Hint | AnalysisProgress | AnalysisTold | Guided | Pong
)

CloseReason = Literal["no-table", "not-allowed", "sent-away", "too-fast", "stopping", "damaged", "newer"]
CLOSE_CODES: dict[CloseReason, int] = {
    "no-table": 4404,
    "not-allowed": 4403,
    "sent-away": 4410,
    "too-fast": 4429,
    "stopping": 1012,
    "damaged": 4500,
    "newer": 4505,
}
