"""The plain and the compiled form of the rules play alike: the same moves, states and events, byte for byte."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bastide import Game, catalogue
from bastide.core.luck import Luck, seed
from bastide.core.moves import Verb
from bastide.core.record import differences, flat, numbers_of
from bastide.core.table import CHANCE, OVER
from bastide.forms import compiler_available, form
from bastide.games.options import Options, Prepared, choose, prepare
from bastide.games.sizes import LARGE, size_of
from bastide.sim.verify import GameInForm

SCENARIOS = Path(__file__).parent / "scenarios"

pytestmark = pytest.mark.skipif(not compiler_available(), reason="no compiler")


def mixes(family: str) -> Iterator[Options]:
    """Each game of a family with nothing added and with all its boxes, and each box alone."""
    for game in catalogue.games.values():
        if game.family != family:
            continue
        boxes = [box.name for box in catalogue.boxes.values() if game.name in box.games]
        most = max([game.seats[1], *(catalogue.boxes[box].most_seats for box in boxes)])
        yield choose(game.name, seats=game.seats[0])
        if boxes:
            yield choose(game.name, catalogue.together(boxes), seats=most)
        for box in boxes if game.name == "standard" else ():
            yield choose(game.name, [box], seats=3)
    if family == "classic":
        yield choose("base", rules={"last_tile": "played", "fields": "by_field", "small_city": "2"}, seats=1)


class Pair:
    """One game in both forms."""

    def __init__(self, prepared: Prepared, size: str = LARGE) -> None:
        self.plain, self.fast = GameInForm(prepared, False, size), GameInForm(prepared, True, size)

    def compare(self) -> None:
        """The states are the same, and so are the events of the last move."""
        ours = flat(self.plain.state)
        assert ours.tobytes() == self.fast.state.tobytes(), list(differences(ours, self.fast.state))[:3]
        count = self.plain.events.count
        assert count == self.fast.events.count
        rows = [[int(number) for number in row] for row in self.fast.events.rows[:count]]
        assert rows == [list(numbers_of(row)) for row in self.plain.events.rows[:count]]

    def play(self, move: int) -> None:
        """Make a move at both tables."""
        self.plain.play(move)
        self.fast.play(move)
        self.compare()

    def finish(self) -> None:
        """Both end the game alike if it has to end now."""
        states = self.plain.state.copy(), self.fast.state.copy()
        self.plain.engine.finish(self.plain.box, states[0], self.plain.events)
        self.fast.engine.finish(self.fast.box, states[1], self.fast.events)
        assert list(differences(flat(states[0]), states[1])) == []


def play_alike(options: Options, number: int) -> int:
    """One random game in both forms; how many moves it had."""
    prepared, dice, played = prepare(options), random.Random(number), 0
    pair = Pair(prepared, size_of(prepared))
    pair.compare()
    while pair.plain.state.chooser != OVER:
        moves = pair.plain.legal()
        assert pair.fast.legal() == moves
        if pair.plain.state.chooser == CHANCE:
            weights = pair.plain.moves.weights[: len(moves)]
            assert weights == [int(weight) for weight in pair.fast.moves.weights[: len(moves)]]
            move = dice.choices(moves, weights)[0]
        else:
            move = dice.choice(moves)
        if played % 20 == 0:
            pair.finish()
        pair.play(move)
        played += 1
    return played


@pytest.mark.long
@pytest.mark.parametrize("family", catalogue.families)
def test_both_forms_play_alike(family: str) -> None:
    for number, options in enumerate(mixes(family)):
        assert play_alike(options, number) > 50


@pytest.mark.parametrize("family", catalogue.families)
def test_both_forms_refuse_alike(family: str) -> None:
    """Legal moves, moves of other turns and moves that are turned otherwise: the same reasons in both forms."""
    prepared = prepare(choose(first_game(family)))
    pair, dice = Pair(prepared, prepared.size), random.Random(1)
    earlier: list[int] = []
    while pair.plain.state.chooser != OVER:
        moves = pair.plain.legal()
        turned = [move ^ 1 << dice.randrange(24, 26) for move in moves[:3] if move & 15 == Verb.PLACE]
        for move in [*moves[:3], *turned, *earlier[-3:]]:
            reasons = [table.engine.refusal(table.box, table.state, move) for table in (pair.plain, pair.fast)]
            assert reasons[0] == reasons[1]
        earlier.append(dice.choice(moves))
        pair.plain.play(earlier[-1])
        pair.fast.play(earlier[-1])


def first_game(family: str) -> str:
    return next(game.name for game in catalogue.games.values() if game.family == family)


@pytest.mark.parametrize("family", catalogue.families)
def test_both_forms_choose_at_random_alike(family: str) -> None:
    """The whole loop of random games: as many choices, the same end."""
    prepared, ends = prepare(choose(first_game(family))), []
    for compiled in (False, True):
        table, luck = GameInForm(prepared, compiled, prepared.size), Luck()
        seed(luck, 5)
        loops = form(family, compiled).module("sim.loops")
        own: Any = flat(luck) if compiled else luck
        choices = loops.random_game(table.box, table.state, table.events, table.moves, own)
        ends.append((int(choices), (table.state if compiled else flat(table.state)).tobytes()))
    assert ends[0] == ends[1]


def test_the_compiled_form_replays_the_scenarios() -> None:
    """Every record of the base game, move by move."""
    for path in sorted(SCENARIOS.glob("base/*.record")):
        game = Game.from_record(path.read_text("utf-8"))
        pair = Pair(game.prepared)
        for played in game.played:
            pair.play(played.move)
        assert pair.fast.state.tobytes() == game.state_bytes(), path.name


CHECKED = """
from bastide import catalogue
from bastide.games.options import choose, prepare
from bastide.memory import Memory
from bastide.sim.batch import RandomGames

for name in {games}:
    boxes = catalogue.together(box.name for box in catalogue.boxes.values() if name in box.games)
    RandomGames(Memory(prepare(choose(name, boxes, seats=2))), 1).play(40)
print("within bounds")
"""


@pytest.mark.long
@pytest.mark.parametrize("family", catalogue.families)
def test_no_compiled_rule_reads_out_of_bounds(family: str) -> None:
    """The same rules compiled once more, with every index checked and little else done to them, by another process."""
    games = [game.name for game in catalogue.games.values() if game.family == family]
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1"}
    script = CHECKED.format(games=games)
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.endswith("within bounds\n")
