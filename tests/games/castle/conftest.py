"""Small castles to try the rules in."""

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from bastide.games.castle import setup
from bastide.play.game import Game

Start = tuple[int, int, str, str, int]
NewGame = Callable[..., Game]


def wall_text(rows: Sequence[str], starts: Sequence[Start], towers: Sequence[Sequence[int]]) -> str:
    """A wall file; towers stand on the corners of a rectangle, clockwise from the north-west."""
    wide, high = len(rows[0]), len(rows)
    corners = [(0, 0), (wide, 0), (wide, high), (0, high)]
    head = 'set = "test"\ntitle = "Test"\ncertainty = "reconstructed"\nprovenance = "ours"\n'
    lines = [head + 'track = "clockwise"', "spaces = 100", f"rows = {json.dumps(list(rows))}", "towers = ["]
    for scores, (x, y) in zip(towers, corners, strict=False):
        place = f'column = {x}, row = {y}, corner = "convex"'
        lines.append(f'{{ scores = {list(scores)}, {place}, wall_tile = true, certainty = "found" }},')
    lines += ["]", "starts = ["]
    for number, (x, y, side, feature, markets) in enumerate(starts, 1):
        place = f'name = "s{number}", column = {x}, row = {y}, side = "{side}"'
        lines.append(f'{{ {place}, feature = "{feature}", markets = {markets} }},')
    return "\n".join([*lines, "]\n"])


@pytest.fixture
def small(tmp_path: Path) -> NewGame:
    """A game inside a small wall, with a deck."""

    def new(
        rows: Sequence[str],
        starts: Sequence[Start],
        deck: Sequence[str],
        towers: Sequence[Sequence[int]] = (),
        **options: Any,
    ) -> Game:
        path = tmp_path / "wall.toml"
        path.write_text(wall_text(rows, starts, towers), encoding="utf-8")
        return Game.new("castle", wall=path, deck=deck, **{"seed": 1, **options})

    return new


@pytest.fixture(scope="session")
def rich_wall(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Our wall with towers on nearly every space of the track, so that wall tiles are soon taken."""
    text = (setup.HERE / "wall.toml").read_text(encoding="utf-8")
    scores = iter([[0], *(list(range(first, 100, 13)) for first in range(1, 14))])
    path = tmp_path_factory.mktemp("wall") / "rich.toml"
    path.write_text(re.sub(r"scores = \[[^]]*\]", lambda _: f"scores = {next(scores)}", text), encoding="utf-8")
    return path
