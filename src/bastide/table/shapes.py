"""What travels between server and page: the things a page draws. The page's types are written from these."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..play.view import View

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Slug = Annotated[str, Meta(pattern=r"^[a-z]{2,12}-[a-z]{2,12}(-[0-9]{1,4})?$")]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Aid = Literal["legal", "dead", "left", "areas", "ended", "hint"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How time is kept: not at all, so long for each choice, or so long for the game and a bonus for each step.

    `end` says what happens when the time is up: a computer takes the seat, or the seat loses.
    """

    kind: Literal["none", "move", "chess"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=1_209_600)] = 300
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    end: Literal["computer", "lose"] = "computer"


class Setup(Struct, forbid_unknown_fields=True):
    """What is played at a table and how.

    Without a clock, `grace` is how many seconds a player who is away is waited for before the others may decide; the
    server has a usual time.
    """

    game: Word
    boxes: Annotated[list[Word], Meta(max_length=16)] = []
    rules: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    seats: Annotated[int, Meta(ge=1, le=6)] = 2
    clock: Clock = Clock()
    grace: Annotated[int, Meta(ge=10, le=1_209_600)] | None = None
    locked: Annotated[list[Aid], Meta(max_length=6)] = []
    watch: bool = True
    listed: bool = False
    analysis: bool = False  # also while the game is on
    duplicate: Word | None = None  # the code of the deck that others play too
    guide: Word | None = None  # the guided game that is played


class Move(Struct, omit_defaults=True):
    """One choice: its notation, and the same in parts so that it can be drawn without knowing the rules."""

    move: str
    verb: str
    piece: str | None = None
    tile: str | None = None
    x: int | None = None
    y: int | None = None
    facing: str | None = None
    figure: str | None = None
    role: str | None = None
    spot: str | None = None
    segment: int | None = None
    feature: str | None = None
    side: str | None = None
    name: str | None = None
    number: int | None = None


class Turn(Struct):
    """One way a tile may face in a cell."""

    facing: str
    move: str


class Placement(Struct):
    """A cell where a tile may be laid, and all its turns there."""

    tile: str
    x: int
    y: int
    turns: list[Turn]


class Choice(Struct):
    """Who has to choose now, and among what. The alternatives are told to that seat alone."""

    seat: int
    verbs: list[str]
    out_of_turn: bool
    mine: bool
    thinking: bool
    placements: list[Placement] = []
    others: list[Move] = []


class Part(Struct):
    """One segment of one laid tile."""

    x: int
    y: int
    segment: int


class Event(Struct, omit_defaults=True):
    """What a move brought about; points are told by their named parts: name -> [how many, points].

    Where: a cell, and there how the tile faces, one of its sides, or a segment; `parts` is the feature that was scored.
    """

    kind: str
    move: str
    seat: int | None = None
    what: str | None = None
    amount: int = 0
    x: int | None = None
    y: int | None = None
    facing: str | None = None
    side: str | None = None
    spot: str | None = None
    segment: int | None = None
    role: str | None = None
    parts: list[Part] = []
    points: dict[str, tuple[int, int]] = {}


class Seat(Struct, omit_defaults=True):
    """Who sits there. A person has a name; a computer has a player's name; a substitute plays for a person.

    `holiday` tells until when a player has holidays, so that the clock does not run.
    A bot is somebody's program that sits there as a person does. Who is `muted` cannot speak.
    """

    seat: int
    kind: Literal["free", "person", "computer"]
    colour: str
    name: str | None = None
    player: str | None = None
    mine: bool = False
    connected: bool = False
    away_since: int | None = None
    may_decide: bool = False
    decide_at: int | None = None
    substitute: bool = False
    resigned: bool = False
    out_of_time: bool = False
    holiday: int | None = None
    bot: bool = False
    muted: bool = False


class Clocks(Struct):
    """Milliseconds left by seat, as of the state's `time`; they go down at the seat that is running."""

    left: list[int]
    running: int | None


Wish = Literal["back", "computer", "end"]


class Ask(Struct):
    """What somebody asked for, and what is done once all of `waiting` agree.

    Back to the position after that step; a computer for the seat it is about, whose player is away; the end.
    """

    seat: int
    step: int
    waiting: list[int]
    wish: Wish = "back"
    about: int | None = None


class Seal(Struct, omit_defaults=True):
    """The fair draw: the hash is shown from the start, the secret at the end."""

    hash: str
    luck: list[str] = []
    secret: str | None = None


Reason = Literal["played", "resigned", "time", "ended"]


class Result(Struct):
    """How it ended: ranks by seat (1 is best), and each seat's points by what they were paid for."""

    reason: Reason
    ranks: list[int]
    winners: list[int]
    scores: list[int]
    points: list[dict[str, int]]


class Plan(Struct, forbid_unknown_fields=True):
    """Moves to be made when one's turn comes, if they are possible then; `when`: only if the other one does this."""

    moves: Annotated[list[Annotated[str, Meta(min_length=1, max_length=60)]], Meta(min_length=1, max_length=24)]
    when: Annotated[list[Annotated[str, Meta(min_length=1, max_length=60)]], Meta(max_length=24)] = []


class KeptPlan(Plan, omit_defaults=True):
    """A plan with its moves in parts, so that it can be told in words; without them if that could not be."""

    told: list[Move] = []
    told_when: list[Move] = []


class State(Struct, omit_defaults=True):
    """A table as one page sees it. `at` goes with every request that depends on the position.

    `tiles` are the titles of the sets of its own that it is played with; then it has their pictures, too. `secret`: my
    seats do not all see the same. `hushed`: whoever watches cannot speak.
    """

    slug: str
    at: int
    last: int
    steps: int
    time: int
    phase: Literal["waiting", "playing", "over"]
    setup: Setup
    seats: list[Seat]
    mine: list[int]
    owner: bool
    watching: int
    hash: str
    seal: Seal
    view: View | None = None
    choice: Choice | None = None
    clocks: Clocks | None = None
    ask: Ask | None = None
    result: Result | None = None
    rematch: str | None = None
    tiles: list[str] = []
    secret: bool = False
    hushed: bool = False


class Line(Struct, omit_defaults=True):
    """One line of the table's log, as data; the page finds the words."""

    number: int
    time: int
    kind: Literal[
        "created", "sat", "stood", "started", "played", "asked", "answered", "undone", "resigned", "flagged",
        "replaced", "returned", "ended", "over", "locked", "said", "muted", "barred", "rematch",
    ]
    seat: int | None = None
    name: str | None = None
    player: str | None = None
    step: int | None = None
    moves: list[Move] = []
    events: list[Event] = []
    text: str | None = None
    yes: bool | None = None
    aid: str | None = None
    slug: str | None = None
    reason: str | None = None
    wish: str | None = None
    about: int | None = None


class Followup(Struct, omit_defaults=True):
    """What may follow a previewed move, and what it would add to what comes anyway: changes of the scores by seat.

    `now` is paid at once; `end` is how the score if it ended now would change; `there` is how many figures each seat
    has on that feature already, `parts` where that feature lies.
    """

    move: Move
    now: list[int]
    end: list[int]
    there: list[int] = []
    parts: list[Part] = []
    closes: bool = False
    goes_on: bool = False


class Rated(Struct, omit_defaults=True):
    """A step that could be made, by a computer's measure: how far ahead it puts its seat at the end, how likely it then
    wins, and how many are better.
    """

    moves: list[Move]
    worth: float
    chance: float
    rank: int
    played: bool = False


class PricedStep(Struct):
    """A step of the game: what it cost against the best, and what could have been done, the best first, with itself."""

    step: int
    seat: int
    price: float
    choices: int
    rated: list[Rated]


class LuckyDraw(Struct):
    """A draw: how many points more than was to be expected it brought to whose turn it was."""

    step: int
    seat: int
    luck: float


class CurvePoint(Struct):
    """How far ahead of the best other one each seat was seen after a step, and how likely each was to win."""

    step: int
    worths: list[float]
    chances: list[float]


class SideShape(Struct):
    """One seat: `lead` at the end is `luck`, less that of the others, and `play`; `price` is what its moves cost it."""

    seat: int
    points: int
    lead: float
    luck: float
    play: float
    price: float
    choices: int
    best_choices: int


class Analysed(Struct):
    """Luck and skill of a game, by a computer's measure; not `over`: the last tile was not laid."""

    player: str
    over: bool
    sides: list[SideShape]
    steps: list[PricedStep]
    draws: list[LuckyDraw]
    curve: list[CurvePoint]


class Area(Struct):
    """A feature: where it lies, whose figures stand on it, who would be paid for it.

    `points` is what each seat would get for it if the game ended now; without that aid it is empty.
    """

    kind: str
    parts: list[Part]
    figures: list[int]
    holders: list[int]
    open_sides: int
    tiles: int
    points: list[int]


class Cell(Struct):
    """A cell of the board."""

    x: int
    y: int


class LeftTile(Struct):
    """A tile still to come: how many, how likely it comes next, and the cells that it fits."""

    tile: str
    count: int
    odds: float
    fits: list[Cell]
