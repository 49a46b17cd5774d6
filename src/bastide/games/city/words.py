"""The words of The City."""

from ...core.events import Happening
from ...core.moves import Verb
from ..words import COMMON_HAPPENINGS, COMMON_MOVES, COMMON_REFUSALS, MoveWord, Words
from .refusing import BEYOND_WALL, COMPLETED, NO_SLOT, NO_WALL
from .state import Built, End, Ending, Goods, Kind, Part, Pawn, Piece

KINDS = {Kind.RESIDENTIAL: "residential", Kind.ROAD: "road", Kind.MARKET: "market"}
GOODS = {"fish": Goods.FISH, "grain": Goods.GRAIN, "livestock": Goods.LIVESTOCK}
ENDS = {int(End.CW): "cw", int(End.CCW): "ccw"}
ENDINGS = {int(Ending.TILES): "tiles", int(Ending.GAP): "gap", int(Ending.WALLS): "walls"}

WORDS = Words(
    kinds={int(kind): word for kind, word in KINDS.items()},
    figures={Pawn.FOLLOWER: "m"},
    parts={
        Part.TILES: "tiles",
        Part.FISH: "fish",
        Part.GRAIN: "grain",
        Part.LIVESTOCK: "livestock",
        Part.WALLS: "walls",
        Part.MARKETS: "markets",
        Part.PUBLIC: "public buildings",
        Part.HISTORIC: "historic buildings",
    },
    roles={
        (Pawn.FOLLOWER, Kind.ROAD): "traveller",
        (Pawn.FOLLOWER, Kind.MARKET): "merchant",
        (Pawn.FOLLOWER, Kind.RESIDENTIAL): "resident",
    },
    matching=frozenset({"road"}),
    scored={Kind.TOWER: "tower", Kind.GUARD: "guard"},
    whats={Built.WALL: ENDS, Built.TOWER: ENDS, Happening.OVER: ENDINGS},
    moves=(
        *COMMON_MOVES,
        MoveWord(Verb.BUILD, "gate>{cell}.{side}", Piece.GATE, due="build the gate"),
        MoveWord(Verb.BUILD, "wall>{name}", Piece.WALL, ENDS, due="build a wall"),
        MoveWord(Verb.BUILD, "guard", Piece.GUARD, due="set a guard"),
        MoveWord(Verb.BUILD, "tower>{name}", Piece.TOWER, ENDS, due="build a tower"),
    ),
    happenings={
        **COMMON_HAPPENINGS,
        Built.GATE: "gate",
        Built.WALL: "wall",
        Built.GUARD: "guard",
        Built.TOWER: "tower",
    },
    refusals={
        **COMMON_REFUSALS,
        BEYOND_WALL: ("barred", "nothing is laid beyond the wall, nor where it would shut a wall in"),
        COMPLETED: ("completed", "the tile just laid completes it, so nobody may claim it"),
        NO_SLOT: ("no-slot", "the gate stands between a tile and the outside"),
        NO_WALL: ("no-wall", "no wall lies between that end and the last tower or the gate"),
    },
)
