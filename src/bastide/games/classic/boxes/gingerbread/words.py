"""The words of The Gingerbread Man."""

from .....core.moves import Verb
from ....words import MoveWord, Words
from ...reasons import FINISHED_CITY, NO_CITY, SAME_CITY
from ...state import Choice, News, Paid

WORDS = Words(
    scored={Paid.GINGERBREAD: "gingerbread"},
    whats={News.RUN: {0: "gingerbread man"}, News.GONE: {0: "gingerbread man"}},
    moves=(MoveWord(Verb.CHOOSE, "ginger>{cell}.{spot}", Choice.GINGERBREAD, due="move the gingerbread man"),),
    happenings={News.RUN: "run", News.GONE: "gone"},
    refusals={
        NO_CITY: ("no-city", "the gingerbread man goes to cities only"),
        FINISHED_CITY: ("finished-city", "the gingerbread man goes to unfinished cities only"),
        SAME_CITY: ("same-city", "the gingerbread man must go to another city"),
    },
)
