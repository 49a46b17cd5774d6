"""The rules of batches over rows, for any device; `numbers` holds the start's place, the seed and the restart."""

from ..core.events import Events
from ..core.moves import Moves
from ..core.rule import rule
from ..core.table import OVER, PLAYERS
from ..family import Box, Description, Sheet, State, describe
from .batches import begin_game, find_choice, list_choices, step_game, tell
from .coding import Code
from .observing import observe_game
from .places import ROOM, Sitting


@rule
def begin_rows(
    first: int, beyond: int, slot: int, boxes: list[Box], states: list[State], sittings: list[Sitting],
    events: list[Events], moves: list[Moves], codes: list[Code], packed: list[int], actions: list[int],
    numbers: list[int],
) -> None:  # fmt: skip
    """Begins games."""
    box, scratch = boxes[0], moves[slot]
    for game in range(first, beyond):
        begin_game(box, states, sittings[game], events[0], scratch, numbers[0], numbers[1], game)
        list_choices(box, states[game], sittings[game], scratch, codes[0], packed, actions, game)
        tell(states[game], sittings[game])


@rule
def find_rows(
    first: int, beyond: int, slot: int, sittings: list[Sitting], actions: list[int], wanted: list[int]
) -> None:
    """Looks actions up."""
    for game in range(first, beyond):
        find_choice(sittings[game], actions, wanted[game], game)


@rule
def step_rows(
    first: int, beyond: int, slot: int, boxes: list[Box], states: list[State], sittings: list[Sitting],
    events: list[Events], moves: list[Moves], codes: list[Code], packed: list[int], actions: list[int],
    numbers: list[int],
) -> None:  # fmt: skip
    """Makes the choices that were found; a game that is over begins anew where that is wanted."""
    box, scratch = boxes[0], moves[slot]
    for game in range(first, beyond):
        sitting = sittings[game]
        sitting.ended = 0
        if sitting.chooser != OVER:
            step_game(box, states[game], sitting, events[0], scratch, packed[game * ROOM + sitting.chosen])
            if sitting.ended and numbers[2]:
                sitting.round += 1
                begin_game(box, states, sitting, events[0], scratch, numbers[0], numbers[1], game)
            list_choices(box, states[game], sitting, scratch, codes[0], packed, actions, game)
            tell(states[game], sitting)


@rule
def read_rows(
    first: int, beyond: int, slot: int, sittings: list[Sitting], choosers: list[int], counts: list[int],
    ended: list[int], faults: list[int], scores: list[int], finals: list[int],
) -> None:  # fmt: skip
    """What a batch tells of its games, as arrays."""
    for game in range(first, beyond):
        choosers[game], counts[game] = sittings[game].chooser, sittings[game].count
        ended[game], faults[game] = sittings[game].ended, sittings[game].fault
        for seat in range(PLAYERS):
            scores[game * PLAYERS + seat] = sittings[game].points[seat]
            finals[game * PLAYERS + seat] = sittings[game].final[seat]


@rule
def observe_rows(
    first: int, beyond: int, slot: int, boxes: list[Box], states: list[State], sittings: list[Sitting],
    packed: list[int], seats: list[int], out: list[int], widths: list[int], sheets: list[Sheet],
    descriptions: list[Description],
) -> None:  # fmt: skip
    """What a seat of each game sees: what every game has, and how its family describes it."""
    for game in range(first, beyond):
        observe_game(boxes[0], states[game], sittings[game], packed, seats[game], out, widths[0], game)
        describe(boxes[0], states[game], seats[game], sheets[slot], descriptions[game])
