"""The words of Skeleton Title."""

from ....words import Words
from ...state import Part

WORDS = Words(parts={Part.EXTRA: "extra"})
