"""Pictures of boards show what the view says."""

import gzip
import io
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image

from bastide import Game
from bastide.art import board_svg, film_svgs, known_tiles, pieces, png, themes, write_film, write_picture
from bastide.art.curves import Point, distance
from bastide.games.castle.art.board import printed
from bastide.games.castle.art.track import disc_radius, inner_corners, tower_middle, track_places, wall_tile_place
from bastide.games.castle.view import CastleExtras


def laid(name: str, x: int, y: int, facing: str = "N", *figures: tuple[int, str, int]) -> dict[str, Any]:
    """A laid tile of a view."""
    people = [{"seat": seat, "figure": figure, "segment": segment} for seat, figure, segment in figures]
    return {"name": name, "x": x, "y": y, "facing": facing, "figures": people}


def classic(*tiles: dict[str, Any], **extras: Any) -> dict[str, Any]:
    """A view of a classic game with three players."""
    return {
        "family": "classic",
        "seats": ["Ada", "Bruno", "Chloé"],
        "scores": [3, 51, 3],
        "tiles": list(tiles),
        "classic": {"hand": [], **extras},
    }


def used(svg: str) -> Counter[str]:
    """What a picture uses, by name; letters of definitions are not counted."""
    root = ElementTree.fromstring(svg)
    return Counter(element.attrib["href"][1:] for element in root if element.tag.endswith("use"))


def names(svg: str) -> set[str]:
    """The names of everything that a picture defines."""
    return {element.attrib["id"] for element in ElementTree.fromstring(svg).iter() if "id" in element.attrib}


BOARD = classic(laid("BG-D", 0, 0, "N", (0, "m", 0), (2, "m", 3)), laid("BG-U", 1, 0, "N", (1, "M", 0)))


@pytest.mark.parametrize("theme", themes())
def test_every_tile_and_every_figure_is_there_once(theme: str) -> None:
    seen = used(board_svg(BOARD, theme))
    assert seen["BG-DN"] == 1
    assert seen["BG-UN1"] == 1
    assert seen["large-1"] == 1
    assert seen["lying-2"] == 1


def test_a_tile_that_lies_twice_is_drawn_once_but_otherwise_beside_itself() -> None:
    tiles = [laid("BG-U", x, 0, facing) for x, facing in ((0, "N"), (1, "N"), (3, "N"), (6, "E"))]
    svg = board_svg(classic(*tiles))
    assert [used(svg)[name] for name in ("BG-UN", "BG-UN1", "BG-UE")] == [2, 1, 1]
    symbols = {e.attrib["id"]: ElementTree.tostring(e) for e in ElementTree.fromstring(svg).iter() if "id" in e.attrib}
    assert symbols["BG-UN"].replace(b"BG-UN", b"") != symbols["BG-UN1"].replace(b"BG-UN1", b"")


def test_figures_on_the_track_lie_after_fifty_points() -> None:
    seen = used(board_svg(BOARD))
    assert seen["standing-0"] == 3
    assert seen["lying-1"] == 1


def test_a_picture_is_the_same_every_time() -> None:
    assert board_svg(BOARD) == board_svg(BOARD)


def test_a_feature_is_hatched_and_the_last_tile_framed() -> None:
    plain = board_svg(BOARD)
    shown = board_svg(BOARD, highlight={"segments": [(0, 0, 1), (1, 0, 0)], "seat": 2}, last=(1, 0))
    assert "url(#hatch" not in plain
    assert "url(#hatch" in shown
    assert shown.count("h102v102") == 2


def test_the_town_has_its_quarters_the_count_and_those_who_wait() -> None:
    block = [laid(name, *spec.block) for name, spec in known_tiles("classic").items() if spec.block]
    people = {"castle": [{"seat": 0, "figure": "m"}], "market": [], "blacksmith": [{"seat": 1, "figure": "M"}]}
    view = classic(*block, count={"cell": [0, 0], "count": "market", "quarters": people})
    seen = used(board_svg(view))
    assert [seen[name] for name in ("historic", "market", "smithy", "cathedral")] == [1, 1, 1, 1]
    assert [seen[name] for name in ("count--1", "large-1")] == [1, 1]
    assert names(pieces()["town"].svg("winter")) >= {"historic", "market", "smithy", "cathedral"}


def test_the_gingerbread_man_stands_in_his_city() -> None:
    place = {"x": 0, "y": 0, "tile": 0, "segment": 0}
    assert used(board_svg(classic(laid("BG-D", 0, 0), gingerbread={"place": place})))["gingerbread--1"] == 1
    assert "gingerbread--1" not in used(board_svg(classic(laid("BG-D", 0, 0), gingerbread={"place": None})))


def city() -> dict[str, Any]:
    """A view of The City with a gate, a guard and a tower."""
    wall = {"x": 0, "y": 0, "builder": 0, "end": None}
    return {
        "family": "city",
        "seats": ["a", "b"],
        "scores": [0, 0],
        "tiles": [laid("CI-A-F", 0, 0, "N", (0, "m", 1)), laid("CI-U1", 1, 0)],
        "city": {
            "wall": [
                {**wall, "side": "W", "piece": "gate", "guard": None, "tower": None},
                {**wall, "side": "N", "piece": "wall", "guard": 1, "tower": 0},
            ],
            **{"hand": [], "stacks": [4, 4, 3], "walls_left": 9, "towers_left": [3, 3], "ends": {}},
            **{"gap": 2, "barred": [], "ended_by": None},
        },
    }


def places(svg: str, name: str) -> list[tuple[str, str]]:
    """Where a picture uses what has this name."""
    shown = [element.attrib for element in ElementTree.fromstring(svg) if element.get("href") == f"#{name}"]
    return [(found.get("x", ""), found.get("y", "") or found.get("transform", "")) for found in shown]


def test_walls_carry_gate_guards_and_towers() -> None:
    seen = used(board_svg(city()))
    assert [seen[name] for name in ("wallwest", "wallnorth", "citygate", "guard-1", "tower-0")] == [1, 1, 1, 1, 1]


def test_posts_stand_where_the_wall_turns_and_where_it_ends_and_a_tower_at_the_end_away_from_the_gate() -> None:
    view = city()
    svg = board_svg(view)
    assert sorted(places(svg, "wallpost")) == [("-6", "-6"), ("-6", "100"), ("100", "-6")]
    assert "translate(100 -15)" in places(svg, "tower-0")[0][1]
    view["city"]["wall"] = [{**piece, "piece": ("wall", "gate")[at]} for at, piece in enumerate(view["city"]["wall"])]
    view["city"]["wall"][0]["tower"], view["city"]["wall"][1]["tower"] = 0, None
    assert "translate(-6 91)" in places(board_svg(view), "tower-0")[0][1]


def test_a_wall_has_a_small_gate_where_a_road_runs_into_it() -> None:
    view = city()
    roads = {name: spec for name, spec in known_tiles("city").items() if any(s.kind == "road" for s in spec.segments)}
    name = next(name for name, spec in roads.items() if "road" in [s.kind for s in spec.segments if 1 in s.ports])
    view["tiles"] = [laid(name, 0, 0)]
    assert used(board_svg(view))["postern"] == 1
    view["tiles"] = [laid(next(name for name in known_tiles("city") if name not in roads), 0, 0)]
    assert used(board_svg(view))["postern"] == 0


def test_the_frame_of_the_last_tile_is_not_hidden_by_walls() -> None:
    svg = board_svg(city(), last=(0, 0))
    assert svg.index("h102v102") > svg.rindex('href="#wall')


def castle() -> dict[str, Any]:
    """A view of The Castle on a tiny board: two cells, six spaces, four towers."""
    corners = [(0, 0), (2, 0), (2, 1), (0, 1)]
    towers = [
        {"scores": [3 * n, 3 * n + 1], "column": x, "row": y, "wall_tile": n > 0}
        for n, (x, y) in enumerate(corners)
    ]
    return {
        "family": "castle",
        "seats": ["a", "b"],
        "scores": [4, 16],
        "tiles": [laid("CA-n02", 0, 0), laid("s1", 1, 1)],
        "castle": {
            "inside": [[0, 0], [1, 0]],
            "starts": [{"name": "s1", "cell": [1, 0], "side": "N", "feature": "path", "markets": 0}],
            "spaces": 12,
            "track": "clockwise",
            "towers": towers,
            "keeps": [{"tiles": 1, "cell": [0, 0], "segment": 0}, None],
            **{"hand": [], "wall_tiles": [[], []], "unseen": {}, "taking": None},
        },
    }


def test_the_castle_has_its_wall_its_track_keeps_and_markers() -> None:
    svg = board_svg(castle())
    seen = used(svg)
    assert [seen[name] for name in ("keep-0", "standing-0", "lying-1")] == [1, 1, 1]
    assert seen["walltile"] == 3


def test_the_painted_castle_is_the_one_that_is_played() -> None:
    view, spaces = real_castle()
    drawn = printed()
    for name in ("inside", "starts", "spaces", "track", "towers"):
        assert getattr(drawn, name) == getattr(view, name), name
    places = pieces()["castle"].places
    assert [places[str(score)] for score in range(view.spaces)] == spaces
    assert [places[f"tower {number}"] for number in range(14)] == [tower_middle(view, tower) for tower in view.towers]


@pytest.mark.parametrize("theme", themes())
def test_a_flat_castle_has_no_ornament(theme: str) -> None:
    svg = pieces()["castle"].svg(theme)
    assert len(gzip.compress(svg.encode(), mtime=0)) <= 16 * 1024
    assert ("tree1" in names(svg)) == (theme != "flat")


def real_castle() -> tuple[CastleExtras, list[Point]]:
    """The Castle as it is played, and the spaces of its track."""
    extras = Game.new("castle", seed=1).seen().extras
    assert isinstance(extras, CastleExtras)
    return extras, track_places(extras, inner_corners(set(extras.inside)))


def test_wall_tiles_leave_the_numbers_of_their_tower_in_sight() -> None:
    view, spaces = real_castle()
    for tower in view.towers:
        one, other = (spaces[score] for score in tower.scores)
        middle = tower_middle(view, tower)
        place = wall_tile_place(middle, [one, other])
        assert min(distance(place, one), distance(place, other)) > 20
        assert max(abs(place[0] - middle[0]), abs(place[1] - middle[1])) < 14


def test_spaces_of_the_track_do_not_overlap() -> None:
    view, spaces = real_castle()
    in_towers = {score for tower in view.towers for score in tower.scores}
    free = [score for score in range(len(spaces)) if score not in in_towers]
    for one, other in combinations(free, 2):
        room = disc_radius(spaces, one) + disc_radius(spaces, other)
        assert distance(spaces[one], spaces[other]) >= room, (one, other)


def test_the_track_runs_the_other_way_too() -> None:
    view = castle()
    view["castle"]["track"] = "counterclockwise"
    assert board_svg(view) != board_svg(castle())


def test_pictures_are_written_as_their_names_say(tmp_path: Path) -> None:
    svg = board_svg(BOARD)
    write_picture(tmp_path / "board.svg", svg)
    write_picture(tmp_path / "board.png", svg, 300)
    assert (tmp_path / "board.svg").read_text(encoding="utf-8") == svg
    with Image.open(tmp_path / "board.png") as picture:
        assert picture.width == 300
    with pytest.raises(ValueError, match="written as"):
        write_picture(tmp_path / "board.bmp", svg)


def test_a_path_may_be_written_as_text(tmp_path: Path) -> None:
    svg = board_svg(BOARD)
    write_picture(str(tmp_path / "board.svg"), svg)
    assert (tmp_path / "board.svg").read_text(encoding="utf-8") == svg
    write_film(str(tmp_path / "board.gif"), [svg], width=50)
    assert (tmp_path / "board.gif").stat().st_size > 0


@pytest.mark.parametrize("ending", ["gif", "apng"])
def test_a_game_becomes_a_moving_picture(tmp_path: Path, ending: str) -> None:
    views = [classic(*BOARD["tiles"][:count]) for count in (1, 2)]
    write_film(tmp_path / f"game.{ending}", film_svgs(views), width=200)
    with Image.open(tmp_path / f"game.{ending}") as film:
        assert getattr(film, "n_frames", 1) == 2


def test_traded_goods_are_shown_with_the_points() -> None:
    goods = [{"wine": 1, "grain": 0, "cloth": 2}] * 3
    seen = used(board_svg(classic(laid("BG-D", 0, 0), traders={"goods": goods, "second": False, "again": False})))
    assert [seen[name] for name in ("wine", "grain", "cloth")] == [3, 3, 3]


def test_a_film_of_a_game_knows_the_tiles_it_is_played_with() -> None:
    halves = Path(__file__).parents[1] / "scenarios" / "city" / "halves.toml"
    game = Game.new("city", tiles=str(halves), deck=["H-half", "H-half", "H-half"], seed=1)
    while not game.over:
        game.play(game.moves()[0])
    pictures = film_svgs(game)
    assert len(pictures) == len(game.view()["tiles"])
    assert len(set(pictures)) == len(pictures)
    specs = {spec.name: spec for spec in game.prepared.specs}
    assert pictures[-1] == film_svgs([game.view()], game.prepared.options.game.theme, specs)[0]
    with pytest.raises(ValueError, match="no tile called 'H-half' is known: give it with `specs`"):
        film_svgs([game.view()])


def test_boards_of_one_film_have_one_size() -> None:
    views = [classic(*BOARD["tiles"][:count]) for count in (1, 2)]
    sizes = {Image.open(io.BytesIO(png(svg, 200))).size for svg in film_svgs(views)}
    assert len(sizes) == 1
