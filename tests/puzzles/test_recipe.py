"""Recipes: every puzzle of the package comes from a game that is written down, and can be made again from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bastide import Game
from bastide.cli.app import app
from bastide.core.errors import BadSetup
from bastide.puzzles import recipe
from bastide.puzzles.collection import collection, read
from bastide.puzzles.puzzle import Puzzle


def test_the_recipe_has_every_puzzle_of_the_package_once() -> None:
    ours = recipe.read()
    names = Counter(name for run in ours.runs for name in run.names)
    assert set(names) == set(collection())
    assert set(names.values()) == {1}
    for run in ours.runs:
        assert {(collection()[name].game, collection()[name].boxes) for name in run.names} == {
            (run.game, tuple(run.boxes))
        }


@pytest.mark.parametrize("place", range(0, 34, 3))
def test_its_games_begin_with_what_their_seeds_draw(place: int) -> None:
    run = recipe.read().runs[place]
    number, names = next(iter(run.games.items()))
    played = Game.from_record(collection()[names[0]].record).played
    game = Game.new(run.game, 2, run.boxes, seed=f"{run.seed}/{number}", chance="explicit")
    for one in played[:8]:
        if one.by_chance:
            assert str(game.let_chance()) == str(one.text)
        else:
            game.apply(one.move)


class Again:
    """A maker that has made everything before."""

    def __init__(self, game: str, boxes: Collection[str], seed: int, compiled: bool | None) -> None:
        self.game = game

    def again(self, number: int, names: Collection[str]) -> Iterator[Puzzle]:
        """All but one, which is not what it was."""
        yield from (collection()[name] for name in names if name != "85amb9")


def test_what_is_made_again_goes_to_a_file_and_what_is_there_is_not_made_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def made(*words: str) -> str:
        return CliRunner().invoke(app, ["puzzles", "make", *words, "--out", str(out)]).output.replace("\n", "")

    monkeypatch.setattr(recipe, "Maker", Again)
    monkeypatch.setattr("bastide.cli.puzzles.KEPT_EVERY", 1000)  # what is kept on the way costs most of the time
    out, castles = tmp_path / "again.jsonl.xz", [one for one in collection().values() if one.game == "castle"]
    told = made("castle", "--recipe", str(recipe.OURS))
    assert f"{len(castles) - 1} of {len(castles)} made again; {out} holds {len(castles) - 1}" in told
    wanted = len(collection()) - len(castles) + 2
    assert f"{len(collection()) - len(castles)} of {wanted} made again" in made()
    assert {one.name for one in read(out)} == set(collection()) - {"85amb9"}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("runs = 5", "is no recipe"),
        ("[limits]\nunique = 2\n", "is no recipe"),
        ("runs = []\n[limits]\nunique = 2\n", "was written for other limits: unique 2.0, and it is 3.0 now"),
        ("[[", "is no recipe"),
    ],
)
def test_what_is_no_recipe_is_refused_in_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    (tmp_path / "recipe.toml").write_text(text, "utf-8")
    with pytest.raises(BadSetup, match=sentence):
        recipe.read(tmp_path / "recipe.toml")
    with pytest.raises(BadSetup, match="cannot be read"):
        recipe.read(tmp_path / "nothing.toml")
