"""The wall file is read as written, and every mistake in one is refused with a sentence."""

from pathlib import Path

import pytest

from bastide.core.errors import BadTiles
from bastide.games.castle import wall as walls
from bastide.games.castle.wall import WallFile

HERE = Path(walls.__file__).parent
TEXT = (HERE / "wall.toml").read_text(encoding="utf-8")


def load(folder: Path, text: str) -> WallFile:
    """Load a text as a wall file."""
    path = folder / "wall.toml"
    path.write_text(text, encoding="utf-8")
    return walls.load(path)


def test_our_wall_says_that_it_is_reconstructed() -> None:
    wall = walls.load(HERE / "wall.toml")
    assert wall.certainty == "reconstructed"
    assert (len(wall.cells()), wall.spaces, len(wall.towers), len(wall.starts)) == (76, 100, 14, 7)
    assert [tower.wall_tile for tower in wall.towers] == [False] + [True] * 13
    assert wall.cells()[0] == (7, 0)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('".########.",', '".########",', "row 1 has 9 signs, row 0 has 10"),
        ('".########.",', '".####x###.",', 'row 1 holds "x"'),
        ('"#####.....",\n]', '"..........",\n  "#####.....",\n]', "do not hang together"),
        ('".########.",', "7,", '"rows" must be texts'),
        ("spaces = 100", "spaces = 0", '"spaces" must be from 1 to 256'),
        ("spaces = 100", "spaces = 90", "93 is not on the track, which goes from 0 to 89"),
        ("spaces = 100\n", "", 'the key "spaces" is missing'),
        ("spaces = 100", "spaces = true", '"spaces" must be a whole number'),
        ("spaces = 100", "spaces = 100\ncolour = 1", 'unknown key "colour"'),
        ('track = "clockwise"', 'track = "left"', '"track" is clockwise or counterclockwise'),
        ("[30, 31]", "[30, 13]", "the score 13 is on two towers"),
        ("[30, 31]", "[30, 30]", "the score 30 is on two towers or twice on one"),
        ("[30, 31]", "[-1, 31]", "-1 is not on the track"),
        ("[30, 31]", "[]", '"scores" must be whole numbers'),
        ("[30, 31]", "[95, 96]", "towers must stand in track order"),
        ("column = 0, row = 2, corner", "column = 0, row = 3, corner", "the wall has no corner at column 0, row 3"),
        ('row = 2, corner = "reflex"', 'row = 2, corner = "convex"', 'the corner is reflex, not "convex"'),
        ('certainty = "found" }', 'certainty = "sure" }', 'unknown certainty "sure"'),
        ('certainty = "reconstructed"\nprov', 'certainty = "maybe"\nprov', 'unknown certainty "maybe"'),
        ('name = "s1", column = 2, row = 9', 'name = "s1", column = 2, row = 8', "there is no wall on side S"),
        ('name = "s1", column = 2, row = 9', 'name = "s1", column = 7, row = 9', "is not inside the wall"),
        ('name = "s1"', 'name = "s2"', 'start space "s2" is there twice'),
        ('name = "s1"', 'name = "s 1"', "the name must be letters"),
        ('side = "S", feature = "path"', 'side = "X", feature = "path"', "the side is one of N, E, S, W"),
        ('side = "S", feature = "path"', 'side = "S", feature = "field"', "the feature is one of path"),
        ('feature = "path", markets = 0', 'feature = "path", markets = 1', "only a court has markets"),
        ("column = 0, row = 7", "column = 0, row = 4", "another start space lies there"),
        ("starts = [", "starts = []\nmore = [", 'unknown key "more"'),
        ("rows = [", "rows = [[", "this is not TOML"),
    ],
)
def test_a_mistake_is_refused_with_a_sentence(tmp_path: Path, old: str, new: str, reason: str) -> None:
    assert old in TEXT
    with pytest.raises(BadTiles) as refused:
        load(tmp_path, TEXT.replace(old, new))
    assert reason in refused.value.reason
    assert str(refused.value).startswith("wall.toml: ")


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        ('rows = ["..."]', "there is no cell inside"),
        ("rows = []", '"rows" must be texts'),
        (f'rows = ["{"#" * 61}"]', "more than 60 cells wide"),
        (f"rows = {['#' * 11] * 11}".replace("'", '"'), "there are 121 cells inside the wall; 120 is the most"),
    ],
)
def test_an_outline_has_its_limits(tmp_path: Path, rows: str, reason: str) -> None:
    start, end = TEXT.index("rows = ["), TEXT.index("# The way the scores")
    with pytest.raises(BadTiles) as refused:
        load(tmp_path, TEXT[:start] + rows + "\n" + TEXT[end:])
    assert reason in refused.value.reason


def test_a_wall_needs_a_start_space_and_not_too_many_towers(tmp_path: Path) -> None:
    start = TEXT.index("starts = [")
    with pytest.raises(BadTiles, match="there is no start space"):
        load(tmp_path, TEXT[:start] + "starts = []\n")
    text = TEXT.replace("  { scores = [93, 94]", "  7,\n  { scores = [93, 94]")
    with pytest.raises(BadTiles, match="a tower must be a table"):
        load(tmp_path, text)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadTiles, match="cannot be read"):
        walls.load(tmp_path / "nowhere.toml")
    (tmp_path / "wall.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadTiles, match="not UTF-8"):
        walls.load(tmp_path / "wall.toml")
