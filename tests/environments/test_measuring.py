"""What comes through the public door is measured."""

from pathlib import Path
from typing import Any

import pytest

from bastide.environments import measuring

PAGE = Path(__file__).parents[2] / "docs" / "fast.md"


def test_every_figure_of_the_door_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASTIDE_PLAIN", "1")
    monkeypatch.setattr(measuring, "AT_ONCE", 2)
    figures = measuring.through_the_door(0.05)
    assert list(figures) == [
        "random_games_per_s",
        "own_policy_games_per_s",
        "own_unlisted_policy_games_per_s",
        "Game_games_per_s",
        "batch_decisions_per_s",
        "vector_decisions_per_s",
        "vector_with_columns_per_s",
        "aec_steps_per_s",
        "cores",
        "own_policy_to_random",
        "own_unlisted_to_random",
    ]
    assert all(figure > 0 for figure in figures.values())


@pytest.mark.parametrize("name", ["claims", "quick"])
def test_the_policies_that_are_measured_are_those_of_the_page(name: str) -> None:
    programs = [part.split("```")[0] for part in PAGE.read_text("utf-8").split("```python\n")[1:]]
    program = next(program for program in programs if f"def {name}(" in program)
    space: dict[str, Any] = {"__name__": "page", "fast": measuring.fast}
    exec(compile(program, "page", "exec"), space)
    assert facts(space[name]) == facts(getattr(measuring, name))


def facts(policy: Any) -> tuple[Any, ...]:
    code = policy.function.__code__
    return policy.listed, policy.tries, code.co_consts, [name for name in code.co_names if name != "int"]
