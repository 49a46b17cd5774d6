"""The pages of the games say how the rulebooks are read, and with what the games are played."""

import re
from pathlib import Path

import pytest

from bastide.games.castle import setup as castle
from bastide.games.castle.wall import COPIES, load
from bastide.games.city import setup as city
from bastide.games.city.state import WALLS
from bastide.games.classic import setup as classic

DOCS = Path(__file__).parents[1] / "docs"
NUMBERS = {6: "six", 7: "seven"}


def page(name: str) -> str:
    """A page as one line, without its emphasis."""
    return re.sub(r"[*\s]+", " ", (DOCS / f"{name}.md").read_text("utf-8"))


@pytest.mark.parametrize(
    ("name", "readings"),
    [
        (
            "city",
            [
                'from four tiles on 2. The rulebook writes "more than four", but its own example pays 8',
                "A tile counts once, also where a road crosses it twice",
                "The two short walls of the box",
                "belongs to the end its builder names",
            ],
        ),
        (
            "castle",
            [
                "the side of a path may not face a start space that is no path",
                "A feature is doubled once at most",
                "Two tiles 8 make the keep 4 tiles larger. Without a keep tile 8 is worth nothing",
                "The largest court is the one with most tiles; of equal ones the one with most markets",
            ],
        ),
        (
            "base",
            [
                '"continues to play". Ours: that gives no extra turn and no other order, also with a hand of two',
                "nothing unfinished pays, whatever it is",
                "what is unfinished at the end brings nothing there",
            ],
        ),
        (
            "count",
            [
                "a follower that was sent in after the first may come out for what the second completes",
                "Unfinished features that nobody has claimed may be joined as well",
                "Ours: what the gingerbread man brings is income too, and no score in this sense",
                "The cell is our choice",
            ],
        ),
    ],
)
def test_a_page_states_how_its_rulebook_is_read(name: str, readings: list[str]) -> None:
    text = page(name)
    assert [reading for reading in readings if reading not in text] == []


def test_pages_give_the_figures_and_pieces_of_each_player() -> None:
    assert f"{NUMBERS[classic.FOLLOWERS]} followers each" in page("base")
    assert f"Each player has {castle.FOLLOWERS} followers" in page("castle")
    carrying = sum(tower.wall_tile for tower in load(castle.HERE / "wall.toml").towers)
    assert f"There are {9 * COPIES} wall tiles, two of each number; {carrying} of them lie" in page("castle")
    assert f"Everybody has {city.FOLLOWERS} followers" in page("city")
    two, three, four = (city.TOWERS // seats for seats in (2, 3, 4))
    shares = f"{two} each for two, {three} for three, {four} for four"
    assert f"The {city.TOWERS} towers are shared out: {shares}" in page("city")
    assert f"{WALLS} walls and a gate" in page("city")
