"""The words of The River."""

from ....words import Words
from ...reasons import MEETS, RIVER, TURNS_BACK

WORDS = Words(
    refusals={
        RIVER: ("river", "a river tile must continue the river"),
        MEETS: ("meets", "the two branches of the river may not run into each other"),
        TURNS_BACK: ("turns-back", "the river may not bend the same way twice in a row"),
    },
)
