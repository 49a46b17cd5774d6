"""Sizes are fixed: what a table has no room for is refused at set-up, in a sentence."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from bastide import BadSetup, BadTiles, Game, catalogue
from bastide.core.events import Events
from bastide.core.moves import Moves
from bastide.core.record import sized
from bastide.core.table import MOST_SEGMENTS, PLAYERS
from bastide.games.castle.state import INSIDE
from bastide.games.castle.state import QUEUE as CASTLE_QUEUE
from bastide.games.city.state import WALLS
from bastide.games.classic import state as classic
from bastide.games.options import forget
from bastide.games.sizes import sizes

ALL_BOXES = [box.name for box in catalogue.boxes.values() if box.has_rules]
HEAD = 'set = "own"\ntitle = "My own"\ncertainty = "published"\nprovenance = "mine"\n'


def refused(game: str, **options: Any) -> tuple[str, str]:
    with pytest.raises(BadSetup) as caught:
        Game.new(game, **options)
    return caught.value.code, str(caught.value)


@pytest.mark.parametrize(
    ("game", "seats", "boxes", "sentence"),
    [
        ("standard", 6, ALL_BOXES, "6 players with 12 figures each are too many: there is room for 66 figures"),
        ("castle", 2, [], "2 players with 8 figures each are too many: there is room for 14 figures"),
        ("city", 4, [], "4 players with 8 figures each are too many: there is room for 28 figures"),
    ],
)
def test_too_many_figures_are_refused(
    game: str, seats: int, boxes: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    Game.new(game, seats=seats, boxes=boxes)
    setup = import_module(f"bastide.games.{catalogue.games[game].family}.setup")
    monkeypatch.setattr(setup, "FOLLOWERS", 8)
    forget()
    assert refused(game, seats=seats, boxes=boxes) == ("too-many-figures", sentence)


def own_tiles(folder: Path, *segments: str, count: int = 70, more: str = "") -> Path:
    """A set of one start tile and many copies of another."""
    path = folder / "own.toml"
    start = '[START]\ncount = 1\nstart = true\nsegments = ["field NL NR EL ER SL SR WL WR"]\n'
    tile = f"[OWN]\ncount = {count}\nsegments = {list(segments)}\n"
    path.write_text(f"{HEAD}total = {count + 1}\n{start}{tile}{more}".replace("'", '"'), "utf-8")
    return path


def test_more_goods_than_a_player_can_hold_are_refused(tmp_path: Path) -> None:
    cities = ("city N goods wine", "city E", "city S goods wine", "city W")
    Game.new("standard", tiles=own_tiles(tmp_path, *cities, count=63))
    code, sentence = refused("standard", tiles=own_tiles(tmp_path, *cities, count=64))
    assert (code, sentence) == ("too-many-goods", "128 goods wine are too many: there is room for 127")


def test_more_cities_than_can_be_told_about_are_refused(tmp_path: Path) -> None:
    path = own_tiles(tmp_path, "city N", "city E", "city S", "city W", count=100)
    options: dict[str, Any] = {"tiles": path, "seats": 6, "boxes": ["inns", "traders"]}
    code, sentence = refused("base", **options)
    assert code == "too-many-cities"
    assert sentence.startswith("the tiles can make 2")
    assert sentence.endswith("cities, too many for 6 players to farm: there is room for 84")
    Game.new("base", rules={"fields": "by_field"}, **options)


def test_tiles_that_would_lie_beyond_the_grid_are_refused(tmp_path: Path) -> None:
    far = '[FAR]\ncount = 1\nblock = [32, 0]\nsegments = ["field NL NR EL ER SL SR WL WR"]\n'
    path = own_tiles(tmp_path, "road N S", "field NL SR WL WR", "field NR EL ER SL", count=4, more=far)
    path.write_text(path.read_text("utf-8").replace("total = 5", "total = 6"), "utf-8")
    with pytest.raises(BadTiles, match=r'tile FAR: "block" must lie within 31 cells of 0,0'):
        Game.new("standard", tiles=path)


@pytest.mark.parametrize("family", catalogue.families)
def test_what_grows_with_the_tiles_has_room_for_all_of_them(family: str) -> None:
    """A town of so many tiles has two empty cells beside each and two more, and no tile fits one in five ways."""
    for room in sizes(family).values():
        state: Any = sized(import_module(f"bastide.games.{family}.state").State, room)
        moves: Any = sized(Moves, room)
        tiles = INSIDE if family == "castle" else state.TILES
        most = {"castle": tiles, "city": 2 * tiles + 2 + WALLS}.get(family, 2 * tiles + 2)
        hand = 2 if family == "classic" else 1
        assert most <= state.GAPS
        assert hand * 4 * state.GAPS <= moves.MOVES
        assert state.KINDS <= moves.WEIGHTS
        assert 12 * state.FIGURES < Events.ROWS


def test_the_queues_have_room_for_all_that_waits() -> None:
    joining = PLAYERS * len(("builder", "pig"))  # they stand only where a follower does
    assert classic.State.FIGURES - joining <= classic.QUEUE
    assert CASTLE_QUEUE >= MOST_SEGMENTS + 12
