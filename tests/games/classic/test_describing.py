"""A position as numbers: its lead is that of the final scoring, and describing changes nothing."""

import random
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bastide.core.record import dtype_of, fields, flat
from bastide.core.table import CHANCE, OVER
from bastide.forms import compiler_available
from bastide.games.classic.claims import CLAIMS, Claim, Sheet
from bastide.games.classic.describing import describe
from bastide.games.classic.description import Description
from bastide.games.options import Options, choose, prepare
from bastide.play.game import Game
from bastide.sim.verify import GameInForm

MIXES: dict[str, dict[str, Any]] = {
    name: mix
    for name, mix in tomllib.loads((Path(__file__).parents[2] / "mixes.toml").read_text("utf-8")).items()
    if mix["game"] not in ("castle", "city")
}
TIE = {"game": "base", "seats": 2, "rules": {"fields": "by_field", "hand": "2"}}
PIGS = {"game": "standard", "seats": 6, "boxes": ["traders", "inns"], "rules": {"fields": "by_city", "small_city": "2"}}
ALL = {**MIXES, "hand-of-two": TIE, "pigs-by-city": PIGS}


def options(mix: dict[str, Any]) -> Options:
    return choose(mix["game"], mix.get("boxes", ()), mix.get("rules"), mix["seats"])


class Reader:
    """Describes the positions of one table."""

    def __init__(self, table: GameInForm, compiled: bool) -> None:
        self.table, self.compiled = table, compiled
        kinds = [table.engine.Sheet, table.engine.Description]
        self.sheet, self.description = (flat(kind) if compiled else kind() for kind in kinds)

    def numbers(self, seat: int) -> Any:
        """The description as one row of numbers; the position is the same before and after."""
        before = self._state_bytes()
        self.table.engine.describe(self.table.box, self.table.state, seat, self.sheet, self.description)
        assert self._state_bytes() == before
        description = self.description if self.compiled else flat(self.description)
        return np.frombuffer(description.tobytes(), np.int16)

    def _state_bytes(self) -> Any:
        return (self.table.state if self.compiled else flat(self.table.state)).tobytes()

    def scores_at_end(self) -> list[int]:
        """The points if the game ended now, by the rules."""
        twin = self.table.state.copy()
        if twin.chooser != OVER:
            self.table.engine.finish(self.table.box, twin, self.table.events)
        return [int(points) for points in twin.score[: twin.seats]]


def advance(table: GameInForm, dice: random.Random) -> None:
    """Any move; figures are put more often than not."""
    moves = table.legal()
    weights = table.moves.weights[: len(moves)] if table.state.chooser == CHANCE else None
    if weights is None and dice.random() < 0.5:
        moves = moves[:3]
    table.play(dice.choices(moves, weights)[0])


def check_leads(reader: Reader, seats: int) -> None:
    scores = reader.scores_at_end()
    for seat in range(seats):
        others = [points for other, points in enumerate(scores) if other != seat]
        assert reader.numbers(seat)[0] == scores[seat] - max(others, default=0)


def test_a_description_is_one_row_of_shorts_with_the_claims_last() -> None:
    for record in (Description, Claim):
        assert {field.scalar for field in fields(record) if field.kind is None} == {np.dtype(np.int16)}
    assert fields(Claim)[0].name == "there"
    assert fields(Description)[-1].name == "claims"
    assert fields(Description)[0].name == "lead"
    columns = len(fields(Description)) - 1 + CLAIMS * len(fields(Claim))
    assert dtype_of(Description).itemsize == 2 * columns


@pytest.mark.parametrize("mix", ALL)
def test_the_lead_is_that_of_the_final_scoring(mix: str) -> None:
    table, dice = GameInForm(prepare(options(ALL[mix])), False), random.Random(mix)
    reader, steps = Reader(table, False), set()
    while True:
        if dice.random() < 0.1 or table.state.step not in steps or table.state.chooser == OVER:
            check_leads(reader, table.state.seats)
        steps.add(table.state.step)
        if table.state.chooser == OVER:
            break
        advance(table, dice)


@pytest.mark.skipif(not compiler_available(), reason="no compiler")
@pytest.mark.parametrize("mix", ALL)
def test_both_forms_describe_alike_and_the_lead_is_that_of_the_final_scoring(mix: str) -> None:
    prepared = prepare(options(ALL[mix]))
    for number in range(4):
        fast, plain, dice = GameInForm(prepared, True), GameInForm(prepared, False), random.Random(number)
        reader = Reader(fast, True)
        while fast.state.chooser != OVER:
            check_leads(reader, prepared.options.seats)
            if number == 0 and dice.random() < 0.1:
                _same_as_plain(reader, plain, dice.randrange(prepared.options.seats))
            advance(fast, dice)
        check_leads(reader, prepared.options.seats)


def _same_as_plain(reader: Reader, plain: GameInForm, seat: int) -> None:
    """The plain form, on paper that was written on before, sees the same."""
    from bastide.core.record import plain as plainly

    plain.state = plainly(type(plain.state), reader.table.state)
    assert reader.numbers(seat).tolist() == Reader(plain, False).numbers(seat).tolist()


def described(game: Game, seat: int) -> Description:
    description = Description()
    describe(game.prepared.box, game.state, seat, Sheet(), description)
    return description


def test_a_city_with_one_gap_knows_what_fits_and_what_completes_it() -> None:
    """The start tile's city is claimed over a cap: of the bag's tiles some fit the gap, and fewer close it."""
    game = Game.new("standard", deck=["BG-G", "BG-V", "BG-E", "BG-A", "BG-G"])
    game.play("BG-G@0,1E m>S")
    claim = described(game, 0).claims[0]
    assert (claim.there, claim.city, claim.mine, claim.others, claim.wins) == (1, 1, 1, 0, 1)
    assert (claim.tiles, claim.worth, claim.full, claim.margin) == (2, 2, 4, 2)
    assert (claim.sides, claim.gaps, claim.fewest, claim.closers) == (1, 1, 2, 1)
    theirs = described(game, 1).claims[0]
    assert (theirs.mine, theirs.others, theirs.rival, theirs.loses, theirs.margin) == (0, 1, 1, 1, -2)


def test_of_many_claims_the_own_come_first() -> None:
    """With six seats and more claims than rows, every row of the seat's own is there."""
    table, dice = GameInForm(prepare(options(MIXES["inns"])), False), random.Random(2)
    crowded = 0
    while table.state.chooser != OVER:
        description = Description()
        for seat in range(6):
            table.engine.describe(table.box, table.state, seat, Sheet(), description)
            own = sum(claim.there == 1 and claim.mine > 0 for claim in description.claims)
            assert own == description.claimed_mine
            crowded += description.claimed > CLAIMS
        advance(table, dice)
    assert crowded > 0
