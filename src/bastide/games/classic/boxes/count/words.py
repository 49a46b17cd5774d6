"""The words of The Count."""

from .....core.moves import Verb
from ....words import MoveWord, Words
from ...reasons import NOT_IN_QUARTER, ONLY_FOLLOWERS, SAME_QUARTER
from ...state import Choice, News, Pawn
from .state import QUARTERS, Quarter

NAMES = {int(quarter): quarter.name.lower() for quarter in Quarter}
LETTERS = {int(Pawn.FOLLOWER): "m", int(Pawn.LARGE): "M"}


def _ways(sign: str) -> dict[int, str]:
    """Every follower into or out of every quarter."""
    return {
        pawn * QUARTERS + quarter: f"{letter}{sign}{name}"
        for pawn, letter in LETTERS.items()
        for quarter, name in NAMES.items()
    }


WORDS = Words(
    whats={News.ENTERED: _ways(">"), News.BROUGHT_OUT: _ways("<"), News.COUNT: NAMES},
    moves=(
        MoveWord(Verb.SHIFT, "{figure}>{name}", names=NAMES, due="send a follower into the town"),
        MoveWord(Verb.CHOOSE, "count>{name}", Choice.COUNT, NAMES, due="move the Count"),
        MoveWord(Verb.TAKE, "{figure}<{name}", names=NAMES, due="bring a follower out of the town"),
    ),
    happenings={News.ENTERED: "entered", News.BROUGHT_OUT: "brought-out", News.COUNT: "count"},
    refusals={
        NOT_IN_QUARTER: ("not-in-quarter", "no such follower can come out of that quarter now"),
        ONLY_FOLLOWERS: ("no-figure", "only followers enter the town"),
        SAME_QUARTER: ("same-quarter", "the Count stands there already"),
    },
)
