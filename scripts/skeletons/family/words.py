"""The words of Skeleton Title."""

from ..words import Words
from .state import Kind, Part, Pawn

KINDS = {Kind.FIELD: "field", Kind.ROAD: "road"}

WORDS = Words(
    kinds={int(kind): word for kind, word in KINDS.items()},
    figures={Pawn.FOLLOWER: "m"},
    parts={Part.TILES: "tiles"},
    roles={(Pawn.FOLLOWER, Kind.ROAD): "traveller"},
)
