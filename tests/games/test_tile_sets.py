"""Sets of tiles of one's own: they add up, travel in records, and whatever is wrong with one is said with its line."""

import random
import re
from pathlib import Path

import pytest

from bastide import Game, catalogue
from bastide.core.errors import BadRecord, BadSetup, BadTiles, BastideError
from bastide.core.tiles import examine
from bastide.games.options import choose
from bastide.games.tile_sets import OwnTiles, vocabulary_of
from bastide.sim.verify import verify

PAGE = (Path(__file__).parents[2] / "docs" / "tiles.md").read_text("utf-8")
HAMLET = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[0]
"""The set that docs/tiles.md tells of."""
GAMES = Path(catalogue.__file__).parent
ONE = 'set = "one"\ntitle = "One"\n[O-1]\ncount = 1\n{more}segments = ["city N E S W"]\n'


def played(game: Game, seed: int = 1) -> Game:
    luck = random.Random(seed)
    while not game.over:
        game.play(luck.choice(game.moves()))
    return game


@pytest.fixture
def hamlet(tmp_path: Path) -> Path:
    path = tmp_path / "hamlet.toml"
    path.write_text(HAMLET, "utf-8")
    return path


def test_the_set_of_the_page_adds_up_with_the_base_game_and_travels_in_the_record(hamlet: Path) -> None:
    game = Game.new("standard", tiles=["base", hamlet], seed=3)
    assert sum(game.view()["left"].values()) + len(game.view()["tiles"]) == 72 + 9 - 1
    played(game)
    names = [tile["name"] for tile in game.view()["tiles"]]
    assert names[0] == "BG-D"
    assert {f"HA-{number}" for number in range(1, 6)} <= set(names)
    hamlet.unlink()
    again = Game.from_record(game.record())
    assert again.state_bytes() == game.state_bytes()
    assert again.record() == game.record()


def test_the_set_of_the_page_is_verified_and_its_points_are_counted(hamlet: Path) -> None:
    report = verify(choose("standard", tiles=["base", hamlet]), 1, seed=2, compiled=False)
    assert report.faults == []


def test_text_names_and_paths_are_the_same_set(hamlet: Path) -> None:
    by_path = Game.new("standard", tiles=["base", str(hamlet)], seed=3)
    for wish in (["base", HAMLET], ["base", {"file": "hamlet.toml", "text": HAMLET}], ["base", OwnTiles("a", HAMLET)]):
        assert Game.new("standard", tiles=wish, seed=3).state_bytes() == by_path.state_bytes()
    both = Game.new("standard", tiles=["winter", "base"], seed=3)
    assert both.view()["tiles"][0]["name"].startswith("W")


@pytest.mark.parametrize("path", sorted(GAMES.rglob("tiles.toml")), ids=lambda path: path.parent.name)
def test_every_set_can_be_told_in_a_record(path: Path) -> None:
    family = path.relative_to(GAMES).parts[0]
    game = next(entry for entry in catalogue.games.values() if entry.family == family)
    text = re.sub(r"^\[(\w+)-", "[O\\1-", path.read_text("utf-8"), flags=re.MULTILINE).replace("start = true\n", "")
    boxes = [box for sign, box in (('"river ', "river"), ('"garden"', "abbot")) if sign in text]
    sets = [text] if family == "city" else [*game.sets, text]
    begun = Game.new(game.name, tiles=sets, boxes=boxes, seed=1, deck=[])
    again = Game.from_record(begun.record())
    ours = [(spec.name, spec.count, spec.segments, spec.block, set(spec.marks)) for spec in begun.prepared.specs]
    theirs = [(spec.name, spec.count, spec.segments, spec.block, set(spec.marks)) for spec in again.prepared.specs]
    assert ours == theirs
    assert again.state_bytes() == begun.state_bytes()


WRONG = [
    ('set = "hamlet"\n', "", 'hamlet.toml: the key "set" is missing'),
    ('title = "Hamlet"', "title = Hamlet", "hamlet.toml: this is not TOML at line 2: Invalid value"),
    (
        'title = "Hamlet"',
        'title = "Hamlet"\ntotal = 8',
        "hamlet.toml, line 3: the counts add up to 9, but the total is 8",
    ),
    (
        'title = "Hamlet"',
        'title = "Hamlet"\nauthor = "me"',
        'hamlet.toml, line 3: unknown key "author"; the keys are set, title, total, certainty, provenance',
    ),
    ("[HA-2]", "[HA-1]", "hamlet.toml, tile HA-1: the tile is written twice, the second time at line 8"),
    (
        "[HA-2]",
        "[HA 2]",
        "hamlet.toml: this is not TOML at line 8: Expected ']' at the end of a table declaration",
    ),
    (
        "[HA-2]",
        '["HA 2"]',
        "hamlet.toml, line 8, tile HA 2: the name must be letters, digits, - and _, and begin with a letter or digit",
    ),
    ("count = 3\n", "", 'hamlet.toml, line 23, tile HA-5: the key "count" is missing'),
    ("count = 3", "count = 0", "hamlet.toml, line 24, tile HA-5: the count must be at least 1, not 0"),
    ("count = 3", 'count = "3"', 'hamlet.toml, line 24, tile HA-5: "count" must be a whole number'),
    ("field ER SL", "field ER", "hamlet.toml, line 6, tile HA-1: nobody owns the half side SL"),
    ("field ER SL", "field ER SL SR", "hamlet.toml, line 6, tile HA-1: two segments own the half side SR"),
    (
        '"cloister"',
        '"chapel"',
        'hamlet.toml, line 11, tile HA-2: in "chapel": unknown kind "chapel"; the kinds are city, road, field, '
        "cloister, river, town, garden",
    ),
    ("road N S", "road N South", 'hamlet.toml, line 21, tile HA-4: in "road N South": unknown word "South"'),
    (
        "road N S",
        "road NL S",
        'hamlet.toml, line 21, tile HA-4: in "road NL S": "road" owns middles of sides, not the half side NL',
    ),
    (
        "bridge = true\n",
        "",
        'hamlet.toml, line 20, tile HA-4: two segments "road" cross without meeting: make them one, or write bridge = '
        "true if one passes over the other",
    ),
    ("bridge = true", "bridge = 1", 'hamlet.toml, line 20, tile HA-4: "bridge" must be true or false'),
    (
        "borders N E",
        "borders S",
        'hamlet.toml, line 25, tile HA-5: in "field SL WR borders S": "field" cannot border "road"',
    ),
    (
        "field EL ER borders N",
        "field borders N",
        'hamlet.toml, line 16, tile HA-3: in "field borders N": "field" needs at least one port',
    ),
    (
        "2 shields",
        "2 shield",
        'hamlet.toml, line 16, tile HA-3: in "city N S 2 shield": "2" must be a number from 2 to 9 before marks, as in '
        '"2 shields"',
    ),
    ("2 shields", "inn", 'hamlet.toml, line 16, tile HA-3: in "city N S inn": "city" cannot carry "inn"'),
    (
        '"cloister",',
        '"cloister", "cloister",',
        'hamlet.toml, line 11, tile HA-2: a tile has room for one "cloister" only',
    ),
    (
        "road N S",
        "river N S",
        "hamlet.toml, line 18, tile HA-4: a river can be laid with the box river only",
    ),
]


@pytest.mark.parametrize(("old", "new", "sentence"), WRONG, ids=[sentence[12:60] for *_, sentence in WRONG])
def test_a_wrong_file_is_refused_with_its_sentence_and_line(hamlet: Path, old: str, new: str, sentence: str) -> None:
    assert old in HAMLET
    hamlet.write_text(HAMLET.replace(old, new, 1), "utf-8")
    with pytest.raises(BadTiles) as caught:
        Game.new("standard", tiles=["base", hamlet])
    assert str(caught.value) == sentence
    assert caught.value.file == str(hamlet)


def test_every_fault_of_a_file_is_told_and_not_the_first_alone() -> None:
    text = HAMLET
    for old, new in (("field ER SL", "field ER"), ("road N S", "road N South"), ("count = 3", "count = 0")):
        text = text.replace(old, new, 1)
    file, faults = examine(text, "hamlet.toml", vocabulary_of("classic"))
    assert file is None
    assert [(fault.line, fault.tile) for fault in faults] == [(6, "HA-1"), (21, "HA-4"), (24, "HA-5")]
    assert 'in "road N South": unknown word "South"' in PAGE


@pytest.mark.parametrize(
    ("tiles", "sentence"),
    [
        ([], "tiles are one set or up to 8, not 0"),
        (["base", "base"], "a set of tiles can be taken only once"),
        ([5], "'tiles' is the path of a file, the name of a set, or a list of them, not 5"),
        (["base", ONE.format(more="").replace("O-1", "BG-D")], "the tile BG-D is in two of the sets"),
        (
            {"file": "one.toml", "text": ONE.format(more="")},
            "no tile of one.toml is marked as the start tile: mark one with start = true, or add the set to one that "
            "has it, as in base,one.toml",
        ),
    ],
)
def test_wishes_that_cannot_be_played(tiles: object, sentence: str) -> None:
    with pytest.raises(BadSetup) as caught:
        Game.new("standard", tiles=tiles)
    assert str(caught.value) == sentence


def test_the_first_set_that_has_a_start_tile_gives_it() -> None:
    one = ONE.format(more="start = true\n")
    assert Game.new("standard", tiles=["base", one], seed=1).view()["tiles"][0]["name"] == "BG-D"
    assert Game.new("standard", tiles=[one, "base"], seed=1).view()["tiles"][0]["name"] == "O-1"


def test_a_set_called_like_a_box_is_not_the_box() -> None:
    """What a set calls itself decides nothing: its tiles are drawn with the others, also after a record."""
    text = ONE.format(more="").replace('set = "one"', 'set = "river"')
    game = Game.new("standard", tiles=["base", text], boxes=["river"], seed=1)
    again = Game.from_record(game.record())
    kinds = [(table.prepared.kind("O-1"), table.prepared.kind("BG-A")) for table in (game, again)]
    for table, (own, other) in zip((game, again), kinds, strict=True):
        assert table.prepared.box.kinds[own].stage == table.prepared.box.kinds[other].stage


@pytest.mark.parametrize(
    ("tags", "line", "words"),
    [
        ('[Tile "M-1 2: city N E S W"]', 2, "a tile stands after its set"),
        ('[Set "nowhere"]', 2, "nowhere: the file holds no tiles"),
        ('[Set "base"]\n[Set "mine: Mine"]\n[Tile "M-1: city N E S W"]', 4, "a tile is written like"),
        ('[Set "base"]\n[Set "mine: Mine"]\n[Tile "M-1 1: city N E S"]', 4, "mine, line 4, tile M-1: nobody owns"),
        ('[Set "base"]\n[Set "mine: Mine"]\n[Tile "M-1 1 cursed: city N E S W"]', 4, 'unknown key "cursed"'),
    ],
)
def test_wrong_tags_of_sets_are_refused_with_their_line(tags: str, line: int, words: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Game.from_record(f'[Game "standard"]\n{tags}\n[Seat "a"]\n*\n')
    assert words in str(caught.value)
    assert caught.value.line == line


def test_sets_add_up_in_the_other_families_too(tmp_path: Path) -> None:
    street = 'set = "own"\ntitle = "Own"\n[O-1]\ncount = 1\nsegments = ["residential NL NR EL ER SL SR WL WR"]\n'
    game = Game.new("city", tiles=["city", street], seed=1)
    assert sum(file.total for file in game.prepared.files) == 76
    assert Game.from_record(game.record()).state_bytes() == game.state_bytes()
    with pytest.raises(BastideError, match="unknown kind"):
        Game.new("castle", tiles=["castle", street])
