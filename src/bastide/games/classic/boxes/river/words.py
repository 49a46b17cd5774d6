"""The words of The River."""

from ....words import Words
from ...reasons import RIVER, TURNS_BACK

WORDS = Words(
    refusals={
        RIVER: ("river", "a river tile must continue the river"),
        TURNS_BACK: ("turns-back", "the river may not bend the same way twice in a row"),
    },
)
