"""The words of The Abbot."""

from .....core.moves import Verb
from ....words import MoveWord, Words
from ...state import Choice, Kind, Pawn
from .state import News, Paid, Reason

WORDS = Words(
    figures={Pawn.ABBOT: "a"},
    roles={(Pawn.ABBOT, Kind.CLOISTER): "abbot"},
    happenings={News.CAME_HOME: "came-home"},
    scored={Paid.GARDEN: "garden"},
    moves=(MoveWord(Verb.CHOOSE, "abbot<{cell}.{spot}", Choice.ABBOT, due="bring the abbot home"),),
    refusals={
        Reason.NOT_FOR_ABBOT: ("unclaimable", "an abbot goes on a cloister or a garden only"),
        Reason.ONLY_ABBOT: ("only-abbot", "only an abbot goes on a garden"),
        Reason.AT_HOME: ("abbot-at-home", "the abbot is not on the board"),
        Reason.NOT_THERE: ("abbot-elsewhere", "the player's abbot does not stand there"),
    },
)
