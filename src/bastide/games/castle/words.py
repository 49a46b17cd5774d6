"""The words of The Castle."""

from ...core.moves import Refusal, Verb
from ..words import COMMON_HAPPENINGS, COMMON_MOVES, COMMON_REFUSALS, MoveWord, Words
from .refusing import NOT_WAITING, NOT_YET, WALL, WALL_TILE
from .state import NUMBERS, TOWERS, TURNED_UP, Kind, News, Paid, Part, Pawn, WallTile
from .turn import SCORE_NEXT

KINDS = {
    Kind.PATH: "path",
    Kind.TOWER: "tower",
    Kind.HOUSE: "house",
    Kind.COURT: "court",
}
WALL_TILES = {number: f"w{number}" for number in range(1, NUMBERS)}
PLAYED = (WallTile.AGAIN, WallTile.TOWER_TWICE, WallTile.HOUSE_TWICE)

WORDS = Words(
    kinds={int(kind): word for kind, word in KINDS.items()},
    figures={Pawn.FOLLOWER: "m"},
    parts={
        Part.TILES: "tiles",
        Part.WELL: "well",
        Part.WALL_TILE: "wall tile",
        Part.MARKETS: "markets",
        Part.EMPTY: "empty cells",
    },
    roles={
        (Pawn.FOLLOWER, Kind.PATH): "messenger",
        (Pawn.FOLLOWER, Kind.TOWER): "knight",
        (Pawn.FOLLOWER, Kind.HOUSE): "squire",
        (Pawn.FOLLOWER, Kind.COURT): "merchant",
    },
    matching=frozenset({"path"}),
    scored={Paid.KEEP: "keep", Paid.BONUS: "bonus"},
    whats={
        News.KEEP: {Kind.HOUSE: "house"},
        News.TAKEN: {tower: f"tower {tower}" for tower in range(TOWERS)},
        News.TURNED_UP: WALL_TILES,
        News.USED: WALL_TILES,
    },
    moves=(
        *(
            MoveWord(Verb.DRAW, f"?{word}", TURNED_UP + number, due="turn up a wall tile")
            for number, word in WALL_TILES.items()
        ),
        *COMMON_MOVES,
        MoveWord(Verb.CHOOSE, "score>{cell}.{spot}", SCORE_NEXT, due="say what is scored next"),
        *(
            MoveWord(Verb.CHOOSE, f"use>{int(number)}", int(number), due=f"play wall tile {int(number)}")
            for number in PLAYED
        ),
    ),
    happenings={
        **COMMON_HAPPENINGS,
        News.KEEP: "keep",
        News.TAKEN: "taken",
        News.TURNED_UP: "turned-up",
        News.USED: "used",
    },
    refusals={
        **COMMON_REFUSALS,
        Refusal.APART: ("apart", "a tile must share a side with a laid tile or a start space"),
        Refusal.SIDE: ("side", "paths must continue into paths, on tiles and on start spaces"),
        WALL: ("wall", "tiles lie inside the wall only"),
        NOT_WAITING: ("not-waiting", "nothing there waits to be scored"),
        NOT_YET: ("not-yet", "the features of the other player are scored first"),
        WALL_TILE: ("wall-tile", "this wall tile cannot be played now"),
    },
    far=WALL,
)
