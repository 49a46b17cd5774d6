"""The words of the classic family."""

from ..words import Words
from .state import Kind, Part, Pawn

KINDS = {
    Kind.FIELD: "field",
    Kind.ROAD: "road",
    Kind.CITY: "city",
    Kind.CLOISTER: "cloister",
    Kind.RIVER: "river",
    Kind.TOWN: "town",
}

WORDS = Words(
    kinds={int(kind): word for kind, word in KINDS.items()},
    figures={Pawn.FOLLOWER: "m", Pawn.LARGE: "M", Pawn.BUILDER: "b", Pawn.PIG: "p"},
    parts={Part.TILES: "tiles", Part.SHIELDS: "shields", Part.CITIES: "cities"},
    roles={
        (Pawn.FOLLOWER, Kind.ROAD): "thief",
        (Pawn.FOLLOWER, Kind.CITY): "knight",
        (Pawn.FOLLOWER, Kind.CLOISTER): "monk",
        (Pawn.FOLLOWER, Kind.FIELD): "farmer",
    },
)
