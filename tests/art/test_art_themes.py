"""Themes: what lies beside each other can be told apart in every season, by day and by night."""

import pytest

from bastide.art import known_tiles, themes, tile_svg
from bastide.art.themes import theme

BESIDE = [
    ("road", "grass"),
    ("water", "grass"),
    ("street", "grass"),
    ("path", "court"),
    ("house_ground", "tower_ground"),
    ("house_ground", "court"),
    ("market", "block"),
    ("paving", "block"),
]
APART = 40
SEASONS = ("spring", "summer", "autumn", "winter")


def parts(colour: str) -> list[int]:
    """Red, green and blue."""
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]


@pytest.mark.parametrize("name", themes())
def test_grounds_that_lie_beside_each_other_differ(name: str) -> None:
    colours = theme(name)
    for one, other in BESIDE:
        distance = sum((a - b) ** 2 for a, b in zip(parts(colours[one]), parts(colours[other]), strict=True)) ** 0.5
        assert distance >= APART, (one, other, distance)


@pytest.mark.parametrize("season", SEASONS)
def test_every_season_has_a_night_that_is_darker_but_for_its_windows(season: str) -> None:
    night, day = theme("dark" if season == "summer" else f"{season}-night"), theme(season)
    for ground in ("grass", "tree", "street", "court", "roof", "wall"):
        assert sum(parts(night[ground])) < 0.85 * sum(parts(day[ground])), ground
    assert sum(parts(night["window"])) >= sum(parts(day["window"]))


def test_seasons_differ_by_what_grows_and_winter_keeps_its_own_trees_by_night() -> None:
    assert len({theme(season)["grass"] for season in SEASONS}) == len(SEASONS)
    assert theme("winter-night").sprite("tree2").count("<path") == theme("winter").sprite("tree2").count("<path")
    spec = known_tiles("classic")["BG-D"]
    assert len({tile_svg(spec, 0, name) for name in themes()}) == len(themes())
