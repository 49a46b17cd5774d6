"""Who has a say where: each step of a box belongs to one box, and flat points need no word in the scoring."""

from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import bastide.games.classic
from bastide import Game, catalogue
from bastide.core.events import Events
from bastide.games.classic import end, engine, pricing, scoring, words
from bastide.games.classic.joint import knows_all_figures
from bastide.games.classic.state import FIGURES, PAWNS, Box, Kind, Part, Pawn, State, Step
from bastide.games.classic.wiring import has_step
from bastide.games.options import choose, prepare

BOXES = Path(bastide.games.classic.__file__).parent / "boxes"
ADDED = [step for step in Step if Step.SCORE < step < Step.NEXT]
FAIR = 5


def owners(step: int) -> list[str]:
    """The boxes that say that a step is theirs."""
    modules = {path.parent.name: rules_of(path.parent.name) for path in sorted(BOXES.glob("*/rules.py"))}
    return [name for name, module in modules.items() if hasattr(module, "owns") and module.owns(step)]


def rules_of(name: str) -> ModuleType:
    return import_module(f"bastide.games.classic.boxes.{name}.rules")


def test_figures_are_numbered_by_name_and_those_that_only_a_box_knows_come_after() -> None:
    assert {pawn.name.lower(): int(pawn) for pawn in Pawn}.items() <= FIGURES.items()
    assert sorted(FIGURES.values()) == list(range(PAWNS))


@pytest.mark.parametrize("step", Step)
def test_a_step_that_is_not_of_the_turn_itself_belongs_to_one_box(step: int) -> None:
    assert len(owners(step)) == (1 if step in ADDED else 0)


@pytest.mark.parametrize("step", ADDED)
def test_a_step_is_in_the_turn_where_its_box_is_in_play(step: int) -> None:
    (owner,) = owners(step)
    for name in sorted(box.name for box in catalogue.boxes.values() if "winter" in box.games):
        assert has_step(prepare(choose("winter", [name])).box, step) == (name == owner)


@pytest.mark.parametrize("name", sorted(name for name, box in catalogue.boxes.items() if "standard" in box.games))
def test_joint_moves_are_listed_where_boxes_add_neither_steps_nor_figures(name: str) -> None:
    prepared = prepare(choose("standard", [name]))
    adds_figures = any(prepared.box.rules.supply[1:])
    assert knows_all_figures(prepared.box) == (not adds_figures and not any(name in owners(step) for step in Step))


def fair(box: Box, state: State, feature: int) -> int:
    """A box that pays flat points for every city, however large."""
    return FAIR if state.segments[feature].kind == Kind.CITY else 0


@pytest.fixture
def _fair(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such a box is wired in, and has a word for what it pays."""
    for module in (scoring, end, pricing):
        monkeypatch.setattr(module, "extra_points", fair)
    for known in (words.OWN, words.WORDS):
        monkeypatch.setitem(known.parts, Part.EXTRA, "extra")  # type: ignore[arg-type]


CITY = "BG-E@0,1S m>S"  # completes the city of the start tile


@pytest.mark.usefixtures("_fair")
def test_flat_points_are_a_part_of_what_a_feature_pays() -> None:
    game = Game.new("standard", deck=["BG-E", "BG-V"], seats=2)
    events = game.play(CITY)
    scored = next(event for event in events if event.kind == "scored")
    assert scored.points["extra"] == (1, FAIR)
    assert scored.amount == sum(amount for _, amount in scored.points.values()) == game.scores[0]


@pytest.mark.usefixtures("_fair")
def test_flat_points_are_seen_before_they_are_paid() -> None:
    """A position as numbers has the lead of the final scoring, flat points of an unfinished city among it."""
    game = Game.new("standard", deck=["BG-D", "BG-V"], seats=2)
    game.play("BG-D@1,0S m>S")
    assert [segment.kind for segment in game.state.segments if segment.figures] == [Kind.CITY]
    sheet, description, ended = engine.Sheet(), engine.Description(), game.state.copy()
    engine.describe(game.prepared.box, game.state, 0, sheet, description)
    engine.finish(game.prepared.box, ended, Events())
    assert description.lead == ended.score[0] - ended.score[1] == 1 + FAIR
