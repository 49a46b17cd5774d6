"""The words of Skeleton Title."""

from ....words import Words
from ...state import FIGURES, Kind

WORDS = Words(figures={FIGURES["skeleton"]: "SIGN"}, roles={(FIGURES["skeleton"], Kind.ROAD): "skeleton"})
