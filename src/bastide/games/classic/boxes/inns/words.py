"""The words of Inns & Cathedrals."""

from ....words import Words
from ...state import Kind, Pawn

WORDS = Words(
    figures={Pawn.LARGE: "M"},
    roles={
        (Pawn.LARGE, Kind.ROAD): "thief",
        (Pawn.LARGE, Kind.CITY): "knight",
        (Pawn.LARGE, Kind.CLOISTER): "monk",
        (Pawn.LARGE, Kind.FIELD): "farmer",
    },
)
