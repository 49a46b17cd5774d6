"""Recipes: from which games of the mind's the puzzles of a collection come, so that it can be made again."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from msgspec import Struct, ValidationError, convert

from ..core.errors import BadSetup
from . import making, weighing
from .making import Maker
from .puzzle import UNIQUE, Puzzle

OURS = Path(__file__).parent / "recipe.toml"
LIMITS: Mapping[str, float] = {
    "unique": UNIQUE,
    "strays": making.STRAYS,
    "tiles": making.TILES,
    "choices": making.CHOICES,
    "rivals": weighing.RIVALS,
    "further": weighing.FURTHER,
    "draws": weighing.DRAWS,
    "doubt": weighing.DOUBT,
}
"""By what puzzles are chosen now."""


class Run(Struct, forbid_unknown_fields=True):
    """A run of one mix and seed: the names of its puzzles by the numbers of the games they come from."""

    game: str
    seed: int
    games: dict[str, list[str]]
    boxes: list[str] = []

    @property
    def names(self) -> list[str]:
        """The names of all its puzzles."""
        return [name for names in self.games.values() for name in names]


class Recipe(Struct, forbid_unknown_fields=True):
    """The limits by which puzzles were chosen, and the runs."""

    limits: dict[str, float]
    runs: list[Run]

    @property
    def count(self) -> int:
        """How many puzzles it makes."""
        return sum(len(run.names) for run in self.runs)


def read(path: Path = OURS) -> Recipe:
    """A recipe from its file; one that was written for other limits is refused."""
    try:
        recipe = convert(tomllib.loads(path.read_text("utf-8")), Recipe, strict=False)
    except OSError as error:
        raise BadSetup("puzzles", f"{path} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, ValidationError) as error:
        raise BadSetup("puzzles", f"{path} is no recipe: {error}") from None
    for name, number in LIMITS.items():
        if recipe.limits.get(name) != number:
            told = f"{name} {recipe.limits.get(name)}, and it is {number} now"
            raise BadSetup("puzzles", f"{path} was written for other limits: {told}")
    return recipe


def follow(
    recipe: Recipe, games: set[str], compiled: bool | None = None, progress: Callable[[int], None] = lambda done: None
) -> Iterator[Puzzle]:
    """All puzzles of a recipe, or those of some games, one after the other; one that is not made again is left out."""
    for run in (run for run in recipe.runs if not games or run.game in games):
        maker = Maker(run.game, run.boxes, run.seed, compiled)
        for number, names in run.games.items():
            yield from maker.again(int(number), names)
            progress(len(names))
