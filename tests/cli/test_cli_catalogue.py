"""What can be played, and with which tiles."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from bastide import catalogue
from bastide.core.phrases import phrase_of
from bastide.games.options import choose, prepare
from bastide.games.tile_sets import vocabulary_of


def test_games_are_listed_with_their_switches(run: Callable[..., Any]) -> None:
    out = run("games").out
    assert all(game in out for game in catalogue.games)
    assert "--rule holes=allowed, forbidden" in run("games", "standard").out
    assert "--rule holes=forbidden, allowed" in run("games", "base").out
    assert "--boxes inns  Inns & Cathedrals, up to 6 players" in out


def test_games_as_json(run: Callable[..., Any]) -> None:
    listed = {game["name"]: game for game in json.loads(run("games", "--json").out)}
    assert listed["standard"]["switches"]["fields"]["default"] == "by_field"
    assert listed["base"]["seats"] == [2, 5]


def test_tiles_are_shown_with_copies_segments_and_provenance(run: Callable[..., Any]) -> None:
    out = run("tiles", "standard").out
    for words in ("Base game, first edition, 72 tiles, published", "BG-D", "start", "city E W shield", "published"):
        assert words in out


def test_the_tiles_of_the_castle_tell_that_the_wall_is_reconstructed_too(run: Callable[..., Any]) -> None:
    out = " ".join(run("tiles", "castle").out.split())
    assert "The castle wall, reconstructed, reconstructed" in out
    assert "A reconstruction, not the printed wall." in out
    (file,) = json.loads(run("tiles", "castle", "--json").out)
    assert [(other["title"], other["certainty"]) for other in file["besides"]] == [
        ("The castle wall, reconstructed", "reconstructed")
    ]


@pytest.mark.parametrize("name", catalogue.games)
def test_tiles_as_json(run: Callable[..., Any], name: str) -> None:
    files = json.loads(run("tiles", name, "--json").out)
    for file in files:
        assert sum(tile["count"] for tile in file["tiles"]) == file["total"]
        assert file["provenance"]


def test_a_segment_is_written_as_in_its_file() -> None:
    spec = next(spec for spec in prepare(choose("standard")).specs if spec.name == "BG-D")
    words = vocabulary_of("classic")
    assert [phrase_of(spec, segment, words) for segment in spec.segments] == [
        "city N",
        "road E W",
        "field EL WR borders N",
        "field ER SL SR WL",
    ]
