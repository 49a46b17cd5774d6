"""The rules of batches over rows, for any device; `numbers` holds the start's place, the seed and the restart."""

from ..core.events import Events
from ..core.moves import Moves
from ..core.rule import rule
from ..core.table import PLAYERS
from ..family import Box, Description, Sheet, State, describe
from .batches import begin_games, find_choices, step_games
from .coding import Code
from .observing import observe_games
from .places import Sitting


@rule
def begin_rows(
    first: int, beyond: int, slot: int, boxes: list[Box], states: list[State], sittings: list[Sitting],
    events: list[Events], moves: list[Moves], codes: list[Code], packed: list[int], actions: list[int],
    numbers: list[int],
) -> None:  # fmt: skip
    """Begins games."""
    begin_games(boxes[0], states, sittings, events[0], moves[slot], codes[0], packed, actions, numbers[0], numbers[1],
                first, beyond)  # fmt: skip


@rule
def find_rows(
    first: int, beyond: int, slot: int, states: list[State], sittings: list[Sitting], actions: list[int],
    wanted: list[int],
) -> None:  # fmt: skip
    """Looks actions up."""
    find_choices(states, sittings, actions, wanted, first, beyond)


@rule
def step_rows(
    first: int, beyond: int, slot: int, boxes: list[Box], states: list[State], sittings: list[Sitting],
    events: list[Events], moves: list[Moves], codes: list[Code], packed: list[int], actions: list[int],
    numbers: list[int],
) -> None:  # fmt: skip
    """Makes the choices that were found."""
    step_games(boxes[0], states, sittings, events[0], moves[slot], codes[0], packed, actions, numbers[0], numbers[1],
               numbers[2], first, beyond)  # fmt: skip


@rule
def read_rows(
    first: int, beyond: int, slot: int, states: list[State], sittings: list[Sitting], choosers: list[int],
    counts: list[int], ended: list[int], faults: list[int], scores: list[int], finals: list[int],
) -> None:  # fmt: skip
    """What a batch tells of its games, as arrays."""
    for game in range(first, beyond):
        choosers[game], counts[game] = states[game].chooser, sittings[game].count
        ended[game], faults[game] = sittings[game].ended, sittings[game].fault
        for seat in range(PLAYERS):
            scores[game * PLAYERS + seat] = states[game].score[seat]
            finals[game * PLAYERS + seat] = sittings[game].final[seat]


@rule
def observe_rows(
    first: int, beyond: int, slot: int, boxes: list[Box], states: list[State], sittings: list[Sitting],
    packed: list[int], seats: list[int], out: list[int], widths: list[int], sheets: list[Sheet],
    descriptions: list[Description],
) -> None:  # fmt: skip
    """What a seat of each game sees: what every game has, and how its family describes it."""
    observe_games(boxes[0], states, sittings, packed, seats, out, widths[0], first, beyond)
    for game in range(first, beyond):
        describe(boxes[0], states[game], seats[game], sheets[slot], descriptions[game])
