"""What a player hopes for who thinks of the game as if it ended now. No rule of the game, only of his thoughts."""

from ...core.bag import tiles_left
from ...core.events import Events
from ...core.rule import rule
from ...core.table import NOBODY, NOWHERE
from .end import follower_on, is_claimed
from .scoring import owner_of, pay, worth_of
from .state import ON_NO_TOWER, Box, Kind, State

MISSED = 10  # what a follower is worth to him at the start of the game
WELCOME = 3  # and a wall tile


@rule
def score_hopes(box: Box, state: State, events: Events) -> None:
    """What is unfinished pays, the less the more of it is open; a wall tile just taken is welcome."""
    for segment in range(state.segment_count):
        kind = state.segments[segment].kind
        if kind != Kind.COURT and is_claimed(state, segment, kind):
            seat = owner_of(state, segment)
            if seat != NOBODY:
                where = follower_on(state, segment)
                worth = worth_of(box, state, events, segment, where)
                pay(state, events, seat, where, kind, worth // (1 + state.segments[segment].open_sides))
    if state.tower != ON_NO_TOWER:
        state.score[state.taker] += WELCOME
    miss_merchants(box, state)


@rule
def miss_merchants(box: Box, state: State) -> None:
    """Merchants stay to the end, and are missed the more the longer the game still goes."""
    cost = MISSED * tiles_left(state) // box.inside_count
    for number in range(state.figure_count):
        figure = state.figures[number]
        if figure.segment != NOWHERE and state.segments[figure.segment].kind == Kind.COURT:
            state.score[figure.owner] -= cost
