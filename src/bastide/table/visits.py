"""Messages of plain HTTP: making, finding, joining and leaving tables."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .persons import Kept
from .shapes import Name, Setup

Luck = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]
Code = Annotated[str, Meta(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class SwitchShape(Struct):
    """A rule that can be played in several ways; the default comes from the game."""

    name: str
    choices: list[str]
    default: str
    about: str


class GameShape(Struct):
    """A game of the catalogue."""

    name: str
    family: str
    title: str
    fewest: int
    most: int
    boxes: list[str]
    switches: list[SwitchShape]
    certainty: str


class BoxShape(Struct):
    """A box that can be added to some games; `most` is 0 unless it lets more people play.

    `instead_of` are boxes whose place it takes.
    """

    name: str
    title: str
    games: list[str]
    most: int
    switches: list[SwitchShape]
    instead_of: list[str] = []


class PlayerShape(Struct):
    """A computer player; `level` counts the levels for people from 1, the weakest, and is 0 for whoever is none."""

    name: str
    title: str
    level: int = 0


class FigureShape(Struct):
    """What a figure looks like, round 0,0 and about 24 high: its outline, and where its owner's letter and hem go.

    One with a `colour` belongs to nobody.
    """

    path: str
    face: bool
    letter: tuple[float, float]
    hem: float
    size: float
    colour: str


class Hello(Struct):
    """All that a page needs before it opens a table; `kept` are the settings of another device of the same person.

    `figures` are told by their letters in notation, or their names. `call_key` is the server's key for Web Push, if it
    can call anybody.
    """

    version: str
    art: str
    themes: list[str]
    games: list[GameShape]
    boxes: list[BoxShape]
    players: list[PlayerShape]
    figures: dict[str, FigureShape]
    grace: int
    kept: Kept | None = None
    call_key: str = ""


class OwnSet(Struct, forbid_unknown_fields=True):
    """Tiles of one's own, the text of a tile file: added to those of the game, or instead of them."""

    text: Annotated[str, Meta(min_length=1, max_length=20_000)]
    only: bool = False


class TilesWish(Struct, forbid_unknown_fields=True):
    """Tiles to be looked at before a table is made with them."""

    setup: Setup
    tiles: OwnSet
    theme: Annotated[str, Meta(max_length=40)] = ""


class TileDrawn(Struct):
    """A tile of one's own with its picture as SVG, and the line where it begins."""

    name: str
    count: int
    picture: str
    line: int


class TileFault(Struct):
    """What is wrong with a set: the line (0: none in particular), the tile (or nothing) and the reason."""

    line: int
    tile: str
    sentence: str


class TileRemark(Struct):
    """What a set does to the game: a side that nothing continues (`alone`), a kind that no tile ends (`endless`)."""

    code: Literal["alone", "endless"]
    tile: str
    side: str
    kind: str


class TilesSeen(Struct):
    """A set of one's own, drawn, everything that is wrong with it, and what it does to the game."""

    title: str
    total: int
    tiles: list[TileDrawn]
    faults: list[TileFault]
    remarks: list[TileRemark] = []


class NewTable(Struct, forbid_unknown_fields=True):
    """A wish for a new table; its maker takes a seat (or none) under a name."""

    setup: Setup
    name: Name = "?"
    seat: Annotated[int, Meta(ge=0, le=5)] | None = 0
    computers: Annotated[dict[str, str], Meta(max_length=6)] = {}
    luck: Luck = ""
    tiles: OwnSet | None = None


class PlayGuide(Struct, forbid_unknown_fields=True):
    """Somebody sits down to a guided game."""

    name: Name


class Made(Struct):
    """The table that was made."""

    slug: str


class Sit(Struct, forbid_unknown_fields=True):
    """A wish for a seat: that one, or any that is free. Whoever is a program says that it is a bot."""

    name: Name
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None
    luck: Luck = ""
    bot: bool = False


class Seated(Struct):
    """The seat that was taken."""

    slug: str
    seat: int


class Import(Struct, forbid_unknown_fields=True):
    """A record that becomes a table."""

    record: Annotated[str, Meta(min_length=1, max_length=60_000)]
    setup: Setup | None = None


class Summary(Struct):
    """A table in a list.

    `deadline` is when the time of whoever has to choose is up; `rating` that of the maker of an open table in its game.
    """

    slug: str
    game: str
    boxes: list[str]
    phase: Literal["waiting", "playing", "over"]
    seats: list[str | None]
    mine: list[int]
    my_choice: bool
    owner: bool
    steps: int
    made: int
    changed: int
    deadline: int | None = None
    rating: int | None = None


class Tables(Struct):
    """Several tables, the newest first."""

    tables: list[Summary]


class LinkMade(Struct):
    """A path that gives a seat to another device, once, for an hour. The code is behind the #: no server sees it."""

    path: str


class Continue(Struct, forbid_unknown_fields=True):
    """The code of such a link."""

    code: Code


class SealShape(Struct):
    """All that is needed to check the draw; secret, seed and record only when the game is over.

    `imported` is the number of draws that the table took over from a record.
    """

    hash: str
    luck: list[str]
    secret: str | None = None
    seed: str | None = None
    fair: bool | None = None
    imported: int = 0
    record: str | None = None


class Problem(Struct):
    """Why something was not done."""

    code: str
    sentence: str


class SegmentShape(Struct):
    """One segment of a tile as it lies: outline as an SVG path, where a figure stands, its ports and marks."""

    segment: int
    kind: str
    path: str
    x: float
    y: float
    ports: list[str] = []
    marks: dict[str, int] = {}


class PiecePlace(Struct):
    """A place on a piece of a board: a quarter of the Count's town, a space of The Castle's track."""

    name: str
    x: float
    y: float


class PieceShapes(Struct):
    """A piece of a board: where its picture and the places on it lie, seen from where the piece is put."""

    x: float
    y: float
    width: float
    height: float
    places: list[PiecePlace]


class TileShapes(Struct):
    """Hit areas and anchors of a tile in one turn, in a square of `size` units, y downwards as in SVG."""

    tile: str
    facing: str
    size: float
    segments: list[SegmentShape]
