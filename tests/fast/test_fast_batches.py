"""Batches: games side by side as arrays, actions by number, observations by name."""

import re

import numpy as np
import pytest

from bastide import BadSetup, Game, IllegalMove, catalogue, fast
from bastide.core.events import Events
from bastide.core.grid import refit
from bastide.core.luck import Luck
from bastide.core.luck import seed as begin_luck
from bastide.core.moves import Moves
from bastide.core.record import flat
from bastide.core.table import CHANCE
from bastide.forms import form
from bastide.sim.places import ROOM
from bastide.sim.slips import SPREAD

MIXES = [
    *((game, ()) for game in catalogue.games),
    ("base", tuple(box.name for box in catalogue.boxes.values() if box.has_rules)),
]


def some(batch: fast.Batch, luck: np.random.Generator) -> np.ndarray:
    """A choice for each game."""
    places = (luck.random(batch.games) * np.maximum(batch.count, 1)).astype(int)
    return np.asarray(batch.legal[np.arange(batch.games), places])


@pytest.mark.parametrize(("game", "boxes"), MIXES, ids=lambda value: str(value))
def test_every_choice_has_a_number_of_its_own_that_tells_what_it_is(game: str, boxes: tuple[str, ...]) -> None:
    batch, luck = fast.batch(fast.table(game, boxes, compiled=False), 2, seed=5), np.random.default_rng(1)
    for _ in range(60):
        for number in range(2):
            actions = batch.legal[number][: batch.count[number]].tolist()
            assert len(set(actions)) == len(actions)
            assert 0 <= min(actions) <= max(actions) < batch.actions.count
            assert batch.action_mask(number).sum() == len(actions)
            assert np.flatnonzero(batch.action_mask(number)).tolist() == sorted(actions)
        batch.step(some(batch, luck))


def test_actions_mean_what_the_notation_says() -> None:
    """The cell and the facing of a placement are those that a person would write."""
    batch = fast.batch(fast.table("standard", compiled=False), 1, seed=2)
    state = batch._states[0]
    game = Game.new("standard", deck=None)
    written = [str(game.notation.write(state, int(move))) for move in batch._packed[: batch.count[0]]]
    for text, action in zip(written, batch.legal[0].tolist(), strict=False):
        _, x, y, facing = re.fullmatch(r"(.+)@(-?\d+),(-?\d+)([NESW])", text).groups()  # type: ignore[union-attr]
        assert batch.actions.meaning(action) == f"{{tile}}@{{cell}}{{facing}} first {x},{y} {facing}"
    with pytest.raises(Exception, match="actions go from 0 to"):
        batch.actions.meaning(batch.actions.count)


def test_a_batch_plays_the_games_that_the_rules_play_one_by_one() -> None:
    """What chance draws, and the state after every choice, is that of one game played by hand with the same luck."""
    batch, luck = fast.batch(fast.table("castle", compiled=False), 2, seed=9, restart=False), np.random.default_rng(3)
    memory, engine = batch.table.memory, form("castle").engine
    state, deal, moves, events = memory.start(), Luck(), Moves(), Events()
    begin_luck(deal, 9 * SPREAD + 1)
    while True:
        while state.chooser == CHANCE:
            chance = form("castle").module("sim.loops").chance_move(memory.box, state, moves, deal)
            engine.play(memory.box, state, events, chance)
        assert flat(state).tobytes() == flat(refit(batch._states[1], type(state))).tobytes()
        if batch.chooser[1] < 0:
            break
        actions = some(batch, luck)
        engine.play(memory.box, state, events, int(batch._packed[ROOM + batch.legal[1].tolist().index(actions[1])]))
        batch.step(actions)
    assert batch.final_scores[1].tolist() == state.score[:2]


def test_the_same_seed_gives_the_same_games_and_the_next_round_others() -> None:
    table = fast.table("castle", compiled=False)
    ends = []
    for _ in range(2):
        batch, luck, found = fast.batch(table, 2, seed=4), np.random.default_rng(1), []
        for _ in range(170):
            batch.step(some(batch, luck))
            if batch.over.any():
                found.append(batch.final_scores[batch.over].tolist())
        ends.append(found)
    assert ends[0] == ends[1]
    assert len(ends[0]) >= 3
    batch.reset(seed=5)
    other = batch.legal.copy()
    batch.reset(seed=4)
    assert other.shape != batch.legal.shape or (other != batch.legal).any()


def test_without_restart_what_is_over_stays_over() -> None:
    batch, luck = fast.batch(fast.table("castle", compiled=False), 2, restart=False), np.random.default_rng(1)
    for _ in range(110):
        batch.step(some(batch, luck))
    assert batch.chooser.tolist() == [-2, -2]
    assert batch.count.tolist() == [0, 0]
    assert not batch.mask.any()
    assert (batch.scores == batch.final_scores).all()
    assert not batch.over.any()


def test_games_go_on_as_they_were_when_a_town_needs_more_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a small grid is trusted with six cells only, all games soon live in large ones, and nobody sees it."""
    table, luck, sizes = fast.table("standard", compiled=False), np.random.default_rng(1), []
    usual, grown = (fast.batch(table, 3, seed=8) for _ in range(2))
    monkeypatch.setattr(form("classic").module("core.grid"), "NEAR", 6)
    for number in range(90):
        actions = some(usual, luck)
        with monkeypatch.context() as wide:
            wide.setattr(form("classic").module("core.grid"), "NEAR", 28)
            usual.step(actions)
        grown.step(actions)
        sizes.append((usual._memory.size, grown._memory.size))
        assert grown.legal.tolist() == usual.legal.tolist()
        assert grown.scores.tolist() == usual.scores.tolist()
        if number % 40 == 0:
            assert (grown.observe() == usual.observe()).all()
            assert grown.view(1) == usual.view(1)
    assert sizes[0] == ("small", "small")
    assert sizes[-1] == ("small", "large")


def test_an_action_that_is_no_choice_changes_nothing() -> None:
    batch = fast.batch(fast.table("castle", compiled=False), 3, seed=1)
    before, wanted = batch.legal.copy(), batch.legal[:, 0].copy()
    wanted[1] = batch.actions.count - 1
    with pytest.raises(IllegalMove, match=f"the action {wanted[1]} is none of the choices of game 1") as refused:
        batch.step(wanted)
    assert refused.value.data == {"game": 1}
    assert (batch.legal == before).all()


def test_observations_have_names() -> None:
    table = fast.table("standard", seats=3, compiled=False)
    batch, luck = fast.batch(table, 2, seed=1), np.random.default_rng(2)
    for _ in range(30):
        batch.step(some(batch, luck))
    seen = batch.observe()
    assert (seen.shape, seen.dtype) == ((2, len(batch.columns)), np.float32)
    assert len(set(batch.columns)) == len(batch.columns)
    at = {name: number for number, name in enumerate(batch.columns)}
    for game in range(2):
        seat = int(batch.chooser[game])
        assert seen[game, at["seat"]] == seat
        assert seen[game, at["points.1"]] == batch.scores[game, (seat + 1) % 3]
        assert seen[game, at["tiles_left"]] == sum(seen[game, at[name]] for name in at if name.startswith("bag."))
    others = batch.observe((int(batch.chooser[0]) + 1) % 3)
    assert others[0, at["points.0"]] == seen[0, at["points.1"]]
    assert not others[0, [at[name] for name in at if name.startswith("may.")]].any()


@pytest.mark.parametrize("game", ["standard", "castle"])
def test_both_forms_step_and_observe_alike(game: str) -> None:
    luck = np.random.default_rng(7)
    plain, compiled = (fast.batch(fast.table(game, compiled=form), 3, seed=6) for form in (False, True))
    for number in range(120):
        assert plain.legal.tolist() == compiled.legal.tolist()
        assert plain.chooser.tolist() == compiled.chooser.tolist()
        if number % 40 == 0:
            assert (plain.observe() == compiled.observe()).all()
        actions = some(plain, luck)
        plain.step(actions)
        compiled.step(actions)
        assert plain.over.tolist() == compiled.over.tolist()
        assert plain.final_scores.tolist() == compiled.final_scores.tolist()


@pytest.mark.parametrize(
    ("wish", "code"),
    [({"games": 0}, "games"), ({"games": True}, "games"), ({"games": 2, "device": "abacus"}, "unknown-device")],
)
def test_a_batch_that_cannot_be_had_is_refused(wish: dict[str, object], code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        fast.batch(fast.table("castle", compiled=False), **wish)  # type: ignore[arg-type]
    assert refused.value.code == code
    with pytest.raises(BadSetup, match="2 actions are wanted"):
        fast.batch(fast.table("castle", compiled=False), 2).step([1.5, 2.5])
