"""Tile files are read as written, and every mistake in one is refused with a sentence."""

import pickle
from dataclasses import replace
from pathlib import Path

import pytest

from bastide.core.errors import BadNotation, BadRecord, BadSetup, BadTiles, BastideError, IllegalMove
from bastide.core.tiles import PORTS, SegmentSpec, TileFile, Vocabulary, load

WORDS = Vocabulary(
    kinds=("city", "road", "field", "cloister", "town"),
    lines=frozenset({"road"}),
    centres=frozenset({"cloister"}),
    fillers=frozenset({"city"}),
    insides=frozenset({"field"}),
    bordering={"field": frozenset({"city", "town"})},
    marks={"city": frozenset({"shield"}), "road": frozenset({"inn"})},
    goods={"city": frozenset({"wine"})},
    tile_marks={"start": bool, "historic": str},
)
HEAD = 'set = "test"\ntitle = "Test"\ntotal = 1\ncertainty = "published"\nprovenance = "ours"\n'
FIELD = "field NL NR EL ER SL SR WL WR"


def read(folder: Path, text: str) -> TileFile:
    """Load a text as a tile file."""
    path = folder / "tiles.toml"
    path.write_text(text, encoding="utf-8")
    return load(path, WORDS)


def tile(*phrases: str, extra: str = "count = 1", name: str = "T") -> str:
    """A file of one tile."""
    segments = ", ".join(f"'{phrase}'" for phrase in phrases)
    return f"{HEAD}[{name}]\n{extra}\nsegments = [{segments}]\n"


def segments(folder: Path, *phrases: str) -> tuple[SegmentSpec, ...]:
    """The segments of a file of one tile."""
    return read(folder, tile(*phrases)).tiles[0].segments


def refusal(folder: Path, text: str) -> str:
    """The sentence with which a file is refused."""
    with pytest.raises(BadTiles) as caught:
        read(folder, text)
    assert caught.value.file == str(folder / "tiles.toml")
    line = f", line {caught.value.line}"
    assert caught.value.line <= text.count("\n") + 1
    return str(caught.value).replace(line, "", 1)


def ports(names: str) -> tuple[int, ...]:
    """Port numbers from their names."""
    return tuple(sorted(PORTS.index(name) for name in names.split()))


def test_a_tile_is_read_as_written(tmp_path: Path) -> None:
    """The example of the module's docstring, port by port."""
    city, road, north, south = segments(
        tmp_path, "city N", "road E W", "field EL WR borders N", "field ER SL SR WL"
    )
    assert city == SegmentSpec("city", (0, 1, 2))
    assert road == SegmentSpec("road", (4, 10))
    assert north == SegmentSpec("field", ports("EL WR"), (0,))
    assert south == SegmentSpec("field", ports("ER SL SR WL"))


def test_a_city_may_own_half_sides_only(tmp_path: Path) -> None:
    """Half sides are not expanded to the whole side."""
    city, field = segments(tmp_path, "city NL", "field NR EL ER SL SR WL WR borders NL")
    assert city.ports == (0,)
    assert field.borders == (0,)


def test_marks_are_counted_by_name(tmp_path: Path) -> None:
    """Marks, plural marks and goods."""
    city, road, *_ = segments(
        tmp_path, "city N 2 shields goods wine", "road S inn", "field EL ER SL", "field SR WL WR"
    )
    assert city.marks == {"shield": 2, "wine": 1}
    assert road.marks == {"inn": 1}


def test_an_enclosed_field_borders_by_any_port(tmp_path: Path) -> None:
    """Ports of one segment, or a kind, name it once, in the order of the tile."""
    *_, field = segments(tmp_path, "city N E", "city S", "town WL WR", "field inside borders town S N E")
    assert field == SegmentSpec("field", (), (0, 1, 2))


def test_a_tile_keeps_its_marks_note_certainty_and_cell(tmp_path: Path) -> None:
    """What is true of the whole tile; a mark that is false is left out."""
    extra = 'count = 1\nstart = false\nhistoric = "Well"\nnote = "old"\ncertainty = "inferred"\n'
    read_tile = read(tmp_path, tile(FIELD, "cloister", extra=extra + "block = [-2, 1]")).tiles[0]
    assert read_tile.marks == {"historic": "Well"}
    assert (read_tile.note, read_tile.certainty, read_tile.block) == ("old", "inferred", (-2, 1))


def test_a_file_can_be_compared_hashed_and_sent(tmp_path: Path) -> None:
    """Loaded files are plain values."""
    loaded = read(tmp_path, tile("city N E S W 2 shields"))
    again = pickle.loads(pickle.dumps(loaded))
    assert again == loaded
    assert hash(again) == hash(loaded)
    assert read(tmp_path, tile("city N E S W shield")) != loaded


@pytest.mark.parametrize(
    ("phrases", "sentence"),
    [
        (["city N", "road E W", "field EL WR", "field SL SR WL"], "nobody owns the half side ER"),
        (["city N", "field EL ER"], "nobody owns the half sides SL SR WL WR"),
        (["city N", "field NR EL ER SL SR WL WR"], "two segments own the half side NR"),
        (["city N", "road N", "field EL ER SL SR WL WR"], "two segments own the middle N"),
        ([FIELD, "road E", "road E W"], "two segments own the middle E"),
        (["lake N"], 'in "lake N": unknown kind "lake"; the kinds are city, road, field, cloister, town'),
        (["city NN"], 'in "city NN": unknown port "NN"'),
        (["city N borders Q"], 'in "city N borders Q": unknown port "Q"'),
        (["city N walled"], 'in "city N walled": unknown word "walled"'),
        (["city shield N"], 'in "city shield N": the port N must stand right after the kind'),
        (["city N shield E"], 'in "city N shield E": the port E must stand right after the kind'),
        (["city N N"], 'in "city N N": the middle N is named twice'),
        (["city N NL"], 'in "city N NL": the half side NL is named twice'),
        (["road NL"], 'in "road NL": "road" owns middles of sides, not the half side NL'),
        (["field N"], 'in "field N": "field" owns half sides, not the middle N'),
        (["road"], 'in "road": "road" needs at least one port'),
        (["field borders N"], 'in "field borders N": "field" needs at least one port'),
        (["cloister N"], 'in "cloister N": "cloister" leaves no place for ports'),
        (["field NL inside"], 'in "field NL inside": "inside" leaves no place for ports'),
        (["road inside"], 'in "road inside": "road" cannot lie inside the tile'),
        (["road E shield"], 'in "road E shield": "road" cannot carry "shield"'),
        (["city N goods inn"], 'in "city N goods inn": unknown word "inn"'),
        (["road E goods wine"], 'in "road E goods wine": "road" cannot carry "wine"'),
        (["city N goods"], 'in "city N goods": the phrase breaks off'),
        (["city N shield shield"], 'in "city N shield shield": "shield" is written twice'),
        (
            ["city N 1 shields"],
            'in "city N 1 shields": "1" must be a number from 2 to 9 before marks, as in "2 shields"',
        ),
        (
            ["city N 2 shield"],
            'in "city N 2 shield": "2" must be a number from 2 to 9 before marks, as in "2 shields"',
        ),
        (["city N borders"], 'in "city N borders": "borders" names no port'),
        ([FIELD + " borders N"], f'in "{FIELD} borders N": nobody owns the middle N'),
        ([FIELD + " borders NL"], f'in "{FIELD} borders NL": a segment cannot border itself'),
        ([FIELD + " borders town"], f'in "{FIELD} borders town": there is no town'),
        ([FIELD + " borders E", "road E"], f'in "{FIELD} borders E": "field" cannot border "road"'),
        (
            ["city N E", "city S W", "field inside borders city"],
            'in "field inside borders city": there are 2 segments "city"; name one by a port',
        ),
        ([], "the tile has no segments"),
        (["cloister"] * 9, "the tile has 9 segments; 8 is the most"),
        ([" "], 'every segment must be a phrase, as in "road E W"'),
        (["cloister", "cloister", FIELD], 'a tile has room for one "cloister" only'),
        (["road N S", FIELD, "road E W"], 'two segments "road" cross without meeting: make them one'),
    ],
)
def test_a_wrong_segment_is_refused(tmp_path: Path, phrases: list[str], sentence: str) -> None:
    """Each mistake in a tile's segments has its sentence."""
    assert refusal(tmp_path, tile(*phrases)) == f"tiles.toml, tile T: {sentence}"


@pytest.mark.parametrize(
    ("extra", "sentence"),
    [
        ("", 'the key "count" is missing'),
        ("count = 0", "the count must be at least 1, not 0"),
        ("count = -3", "the count must be at least 1, not -3"),
        ("count = 1.5", '"count" must be a whole number'),
        ("count = true", '"count" must be a whole number'),
        ("count = 1\nstart = 1", '"start" must be true or false'),
        ("count = 1\nhistoric = true", '"historic" must be a text'),
        (
            "count = 1\ncolour = 'red'",
            'unknown key "colour"; the keys are count, segments, note, certainty, block, start, historic',
        ),
        (
            "count = 1\ncertainty = 'sure'",
            'unknown certainty "sure"; write one of published, reconstructed, inferred',
        ),
        ("count = 1\nblock = [1]", '"block" must be a cell, as in [-2, 1]'),
        ("count = 1\nblock = [1, 'a']", '"block" must be a cell, as in [-2, 1]'),
        ("count = 2\nblock = [1, 1]", "a tile of the block has exactly one copy"),
        ("count = 1\nblock = [1, -32]", '"block" must lie within 31 cells of 0,0'),
    ],
)
def test_a_wrong_tile_is_refused(tmp_path: Path, extra: str, sentence: str) -> None:
    """Each mistake in a tile's keys has its sentence."""
    assert refusal(tmp_path, tile(FIELD, extra=extra)) == f"tiles.toml, tile T: {sentence}"


def test_segments_must_be_there_and_be_phrases(tmp_path: Path) -> None:
    """A list of texts, nothing else."""
    start = f"{HEAD}[T]\ncount = 1\n"
    assert refusal(tmp_path, start) == 'tiles.toml, tile T: the key "segments" is missing'
    assert refusal(tmp_path, start + 'segments = "city N"') == 'tiles.toml, tile T: "segments" must be a list'
    assert refusal(tmp_path, start + "segments = [4]").endswith('must be a phrase, as in "road E W"')


@pytest.mark.parametrize("name", ["A B", "A@1", "", "-A", "é"])
def test_a_name_that_no_move_can_carry_is_refused(tmp_path: Path, name: str) -> None:
    """Tile names are written in moves."""
    sentence = refusal(tmp_path, tile(FIELD, name=f'"{name}"'))
    assert sentence.endswith("the name must be letters, digits, - and _, and begin with a letter or digit")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "the file is empty"),
        ("# nothing\n", "the file is empty"),
        (HEAD, "the file holds no tiles"),
        (HEAD.replace('title = "Test"\n', ""), 'the key "title" is missing'),
        (HEAD.replace("total = 1", 'total = "1"'), '"total" must be a whole number'),
        (HEAD.replace("total = 1", "total = true"), '"total" must be a whole number'),
        (
            "author = 'me'\n" + HEAD,
            'unknown key "author"; the keys are set, title, total, certainty, provenance',
        ),
        (
            HEAD.replace('"published"', '"sure"'),
            'unknown certainty "sure"; write one of published, reconstructed, inferred',
        ),
        (HEAD.replace('set = "test"\n', "") + "[set]\n", '"set" must be a text'),
        (tile(FIELD, extra="count = 3"), "the counts add up to 3, but the total is 1"),
        (HEAD + "[T\n", "this is not TOML at line 6: Expected ']' at the end of a table declaration"),
        (HEAD + "total = 2\n", "this is not TOML at line 6: Cannot overwrite a value"),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    """Each mistake in the file as a whole has its sentence."""
    assert refusal(tmp_path, text) == f"tiles.toml: {sentence}"


def test_a_tile_written_twice_is_refused(tmp_path: Path) -> None:
    """The parser's complaint becomes a sentence about the tile."""
    sentence = refusal(tmp_path, tile(FIELD) + "[T]\ncount = 1\n")
    assert sentence == "tiles.toml, tile T: the tile is written twice, the second time at line 9"


def test_roads_may_pass_over_each_other_only_where_the_tile_says_so(tmp_path: Path) -> None:
    """A bridge is no crossing; where roads bend away from each other there is nothing to say."""
    words = replace(WORDS, tile_marks={**WORDS.tile_marks, "bridge": bool})
    path = tmp_path / "tiles.toml"
    path.write_text(tile("road N S", "road E W", FIELD), "utf-8")
    with pytest.raises(BadTiles, match="or write bridge = true if one passes over the other"):
        load(path, words)
    path.write_text(tile("road N S", "road E W", FIELD, extra="count = 1\nbridge = true"), "utf-8")
    assert load(path, words).tiles[0].marks == {"bridge": True}
    assert len(segments(tmp_path, "road N W", "road E S", FIELD)) == 3
    assert len(segments(tmp_path, "road N S W", "road E", FIELD)) == 3


def test_two_start_tiles_are_refused(tmp_path: Path) -> None:
    """One tile lies on the table at first; several only as a block."""
    first = tile(FIELD, extra="count = 1\nstart = true").replace("total = 1", "total = 2")
    second = f"[U]\ncount = 1\nstart = true\nsegments = ['{FIELD}']\n"
    assert refusal(tmp_path, first + second) == "tiles.toml, tile U: tile T is the start tile already"


def test_two_tiles_on_one_cell_of_the_block_are_refused(tmp_path: Path) -> None:
    """A cell holds one tile."""
    extra = "count = 1\nblock = [0, 0]"
    first = tile(FIELD, extra=extra).replace("total = 1", "total = 2")
    second = f"[U]\n{extra}\nsegments = ['{FIELD}']\n"
    assert refusal(tmp_path, first + second) == "tiles.toml, tile U: tile T already lies at 0,0 of the block"


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    """Missing, not text, or nested without end."""
    with pytest.raises(BadTiles, match=r"^none\.toml: the file cannot be read \(No such file"):
        load(tmp_path / "none.toml", WORDS)
    (tmp_path / "tiles.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadTiles, match=r"^tiles\.toml: the file is not UTF-8 text$"):
        load(tmp_path / "tiles.toml", WORDS)
    assert refusal(tmp_path, "a = " + "[" * 5000) == "tiles.toml: the file is nested too deeply"


def test_a_sentence_is_one_line_and_not_endless() -> None:
    """Whatever it quotes."""
    error = BadNotation("bad-notation", f"'{'9' * 5000}\n' is no move")
    assert str(error).startswith("'999")
    assert str(error).endswith("9 ' is no move")
    assert len(str(error)) < 320
    assert str(BadSetup("tiles", "a\nb is no file")) == "a b is no file"


@pytest.mark.parametrize(
    "error",
    [
        BastideError("code", "A sentence.", seat=2),
        BadSetup("players", "Too many players."),
        BadNotation("notation", "This is no move."),
        IllegalMove("occupied", "Somebody is there."),
        BadRecord("expectation", "Red has 3 points, not 4.", 12),
        BadTiles("folder/tiles.toml", "BG-D", "nobody owns the half side ER"),
    ],
)
def test_errors_keep_their_data_when_sent(error: BastideError) -> None:
    """Errors travel between processes whole."""
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert vars(again) == vars(error)
    assert str(again) == error.sentence


def test_errors_say_where() -> None:
    """The line of a record, the file and tile of a data file."""
    assert BadRecord("code", "sentence", 12).line == 12
    bad = BadTiles("folder/tiles.toml", "BG-D", "nobody owns the half side ER")
    assert (bad.code, bad.file, bad.tile) == ("bad-tiles", "folder/tiles.toml", "BG-D")
    assert str(bad) == "tiles.toml, tile BG-D: nobody owns the half side ER"
