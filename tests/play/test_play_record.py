"""Records: written, read back, and every fault in one is told with its line."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bastide import BadRecord, Game
from bastide.play.reader import Visitor, read

Played = Callable[..., Game]

HEAD = '[Game "standard"]\n[Seat "red"]\n[Seat "blue"]\n[Deck "BG-E BG-U BG-B"] [Seed "1"]\n\n'
BODY = "1. BG-E@0,1S m>S =red+4 city\n2. BG-U@1,0N m>E\n3. BG-B@0,-1N -\n4:2\n"


def same(one: Game, other: Game) -> bool:
    return (
        one.state_bytes() == other.state_bytes()
        and one.history == other.history
        and one.events == other.events
        and one.names == other.names
        and one.prepared.options == other.prepared.options
        and one.record() == other.record()
        and one.explicit == other.explicit
    )


@pytest.mark.parametrize("name", ["standard", "base"])
@pytest.mark.parametrize("choices", [0, 1, 2, 3, 30, 31, 10_000])
def test_a_record_gives_the_game_back(name: str, choices: int, played: Played) -> None:
    game = played(name, 5, choices, seats=["Anne Marie", "Zoë", "李"])
    assert same(Game.from_record(game.record()), game)


def test_a_game_goes_on_after_its_record_as_it_would_have(played: Played) -> None:
    for seed in (5, "a word", "007", "-0", 2**70, " spaced "):
        game = played("base", 5, 40, seed=seed)
        again = Game.from_record(game.record())
        for _ in range(30):
            game.play(game.moves()[0])
            again.play(again.moves()[0])
        assert same(game, again)


def test_every_choice_of_set_up_is_told(played: Played) -> None:
    rules = {"hand": "2", "fields": "off", "holes": "forbidden", "small_city": "2", "unfinished": "nothing"}
    game = played("standard", 6, 50, rules={**rules, "last_tile": "played"}, seats=5)
    assert same(Game.from_record(game.record()), game)
    game = played("standard", 6, 3, deck=["BG-C", "BG-C", "BG-E", "BG-U"], seats=1)
    assert same(Game.from_record(game.record()), game)
    game = played("standard", 6, 0, deck=[])
    assert game.over
    assert same(Game.from_record(game.record()), game)


def test_a_record_with_a_deck_and_tiles_that_fit_nowhere() -> None:
    game = Game.new("base", deck=["BG-E", "BG-C", "BG-C", "BG-U", "BG-C", "BG-B"], seed=1)
    game.play("BG-E@0,1S - BG-U@1,0N -")
    assert [str(move) for move in game.history if str(move)[0] == "!"] == ["!BG-C", "!BG-C"]
    assert same(Game.from_record(game.record()), game)


def test_a_record_of_explicit_chance() -> None:
    game = Game.new("standard", chance="explicit", seed=1)
    for moves in ("?BG-E", "BG-E@0,1S", "m>S", "?BG-C", "!BG-C", "?BG-U"):
        game.play(moves)
        again = Game.from_record(game.record())
        assert again.explicit
        assert again.history == game.history
        assert again.chances() == game.chances()


def test_explicit_chance_draws_from_a_deck_only_what_is_written_down() -> None:
    game = Game.new("standard", chance="explicit", deck=["BG-E", "BG-C", "BG-U"], seed=1)
    for moves in ("?BG-E", "BG-E@0,1S", "m>S", "?BG-C", "!BG-C", "?BG-U", "BG-U@1,0N", "-"):
        assert same(Game.from_record(game.record()), game)
        game.play(moves)
    assert game.over
    assert same(Game.from_record(game.record()), game)


def test_a_file_of_any_name_can_be_told(tmp_path: Path) -> None:
    from bastide.games.classic.setup import BOXES

    path = tmp_path / 'my "own"\n.toml'
    path.write_text((BOXES / "base" / "tiles.toml").read_text("utf-8"), "utf-8")
    game = Game.new("standard", tiles=path, seed=1)
    again = Game.from_record(game.record())
    assert (again.state_bytes(), again.record()) == (game.state_bytes(), game.record())


def test_records_with_files_ask_for_them(tmp_path: Path) -> None:
    from bastide.games.castle.setup import HERE

    path = tmp_path / "mine.toml"
    path.write_text((HERE / "wall.toml").read_text("utf-8"), "utf-8")
    game = Game.new("castle", wall=path, seed=1)
    assert '[File "wall=mine.toml"]' in game.record()
    with pytest.raises(BadRecord) as caught:
        Game.from_record(game.record())
    assert caught.value.code == "file-needed"
    assert "mine.toml" in str(caught.value)
    with pytest.raises(BadRecord, match="give that file"):
        Game.from_record(game.record(), wall=None)
    assert Game.from_record(game.record(), wall=path).state_bytes() == game.state_bytes()
    with pytest.raises(BadRecord, match="without a file of its own for tiles"):
        Game.from_record(HEAD + BODY, tiles=path)


def test_the_record_of_a_small_game() -> None:
    game = Game.new("standard", ["red", "blue"], deck=["BG-E", "BG-C", "BG-U"], seed=9)
    game.play("BG-E@0,1S m>S BG-U@1,0N")
    assert game.record().splitlines()[-5:] == [
        '[Seed "9"]', "", "1. ?BG-E BG-E@0,1S m>S", "2. ?BG-C !BG-C ?BG-U BG-U@1,0N", "*",
    ]  # fmt: skip
    game.play("m>E")
    assert game.record().splitlines()[-2:] == ["2. ?BG-C !BG-C ?BG-U BG-U@1,0N m>E", "4:2"]


def test_with_a_deck_drawn_tiles_may_be_written_or_not() -> None:
    plain = Game.from_record(HEAD + BODY)
    told = BODY.replace("1. ", "1. ?BG-E ").replace("2. ", "2. ?BG-U ").replace("3. ", "3. ?BG-B ")
    assert same(Game.from_record(HEAD + told), plain)
    assert plain.over


@pytest.mark.parametrize("told", ["?BG-C !BG-C ?BG-U ", "!BG-C ", "?BG-U ", ""])
def test_with_a_deck_discarded_tiles_may_be_written_or_not(told: str) -> None:
    game = Game.new("standard", ["red", "blue"], deck=["BG-E", "BG-C", "BG-U"], seed=9)
    game.play("BG-E@0,1S m>S BG-U@1,0N")
    record = game.record()
    assert "2. ?BG-C !BG-C ?BG-U BG-U" in record
    assert same(Game.from_record(record.replace("?BG-C !BG-C ?BG-U ", told)), game)


def test_numbers_comments_and_lines_do_not_matter() -> None:
    plain = Game.from_record(HEAD + BODY)
    loose = BODY.replace("\n", " ").replace("2. ", "{a\ncomment} 17. ").replace("1. ", "\r\n\t")
    assert same(Game.from_record("{first}" + HEAD.replace("\n", "  ") + loose + "{last}"), plain)


def test_the_words_of_a_record_in_order() -> None:
    told: list[Any] = []

    class Listener(Visitor):
        def tag(self, name: str, value: str, line: int) -> None:
            told.append((name, value, line))

        def number(self, number: int, line: int) -> None:
            told.append((number, line))

        def move(self, text: str, line: int) -> None:
            told.append((text, line))

        def comment(self, text: str, line: int) -> None:
            told.append((f"{{{text}}}", line))

        def expectation(self, words: str, line: int) -> None:
            told.append((f"={words}", line))

        def result(self, text: str, line: int) -> None:
            told.append((text, line))

    read('[Game "x y"]\n\n{two\nlines} 1. BG-U@1,0N =legal 3\nm>E =red+4\ncity =over =nothing\n4:2\n', Listener())
    assert told == [
        ("Game", "x y", 1), ("{two\nlines}", 3), (1, 4), ("BG-U@1,0N", 4), ("=legal 3", 4), ("m>E", 5),
        ("=red+4 city", 5), ("=over", 6), ("=nothing", 6), ("4:2", 7),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("change", "code", "line"),
    [
        (("[Game", "[Gmae"), "unknown-tag", 1),
        (('[Game "standard"]', ""), "no-game", 6),
        (('"standard"', '"chess"'), "unknown-game", 1),
        (('[Seat "red"]', '[Seat "red]'), "bad-tag", 2),
        (('[Seat "red"]', "[Seat red]"), "bad-tag", 2),
        (('[Seat "red"]', '[Seat "blue"]'), "seat-name", 3),
        (('[Seat "red"]', '[Game "standard"]'), "tag-twice", 2),
        (('[Seat "red"]', '[Rule "holes=maybe"]'), "unknown-choice", 2),
        (('[Seat "red"]', '[Rule "holes"]'), "unknown-choice", 2),
        (('[Seat "red"]', '[Rule "hand=2"] [Rule "hand=1"]'), "tag-twice", 2),
        (('[Seat "red"]', '[Chance "perhaps"]'), "unknown-tag", 2),
        (('[Seat "red"]', '[With "chance=1"]'), "unknown-tag", 2),
        (('[Seat "red"]', '[With "seats=3"]'), "unknown-tag", 2),
        (('[Seat "red"]', '[With "stacks=[3"]'), "bad-tag", 2),
        (('[Seat "red"]', '[With "stacks=3"]'), "unknown-option", 2),
        (('[Seat "red"]', '[Box "inns"] [Box "pub"]'), "unknown-box", 2),
        (('[Seat "blue"]', '[Box "inns"]\n[Box "inns"]'), "box-twice", 4),
        (('[Seat "blue"]', "\n".join(f'[Seat "{name}"]' for name in "abcdef")), "seats", 8),
        (('[Seat "red"]', '[File "tiles=own.toml"]'), "file-needed", 2),
        (('[Seat "red"]', '[File "rules=own.toml"]'), "unknown-tag", 2),
        (("BG-E BG-U", "BG-E BG-Y"), "unknown-tile", 4),
        (("m>S =", "m>N ="), "expectation", 6),
        (("=red+4 city", "=red+5 city"), "expectation", 6),
        (("=red+4 city", "=blue+4 city"), "expectation", 6),
        (("=red+4 city", "=pink+0 city"), "expectation", 6),
        (("=red+4 city", "=red+0 castle"), "expectation", 6),
        (("=red+4 city", "=legal 99"), "expectation", 6),
        (("=red+4 city", "=turn red"), "expectation", 6),
        (("=red+4 city", "=over"), "expectation", 6),
        (("=red+4 city", "=nothing"), "expectation", 6),
        (("=red+4 city", "=happy"), "bad-expectation", 6),
        (("=red+4 city", "=refused occupied"), "expectation", 6),
        (("=red+4 city", "=turn blue =refused occupied"), "bad-expectation", 6),
        (("1. ", "1. =legal 5 "), "bad-expectation", 6),
        (("BG-U@1,0N", "BG-U@1,1N =refused taken BG-U@1,0N"), "expectation", 7),
        (("BG-U@1,0N", "BG-U@9,9N"), "apart", 7),
        (("BG-U@1,0N", "BG-V@1,0N"), "not-in-hand", 7),
        (("2. ", "2. ?BG-B "), "not-now", 7),
        (("2. ", "2. ?BG-U ?BG-U "), "not-now", 7),
        (("2. ", "2. !BG-U "), "not-now", 7),
        (("2. ", "2. - "), "not-now", 7),
        (("2. ", "2. m>C "), "not-now", 7),
        (("2. ", "2. what "), "bad-notation", 7),
        (("2. ", "2. } "), "bad-word", 7),
        (("2. ", "2. { "), "cut-off", 7),
        (("2. ", '[Seat "green"] '), "late-tag", 7),
        (("-\n4:2", "- m>C\n4:2"), "after-the-end", 8),
        (("4:2", "4:3"), "wrong-result", 9),
        (("4:2", "4"), "wrong-result", 9),
        (("4:2", "4:2 4:2"), "after-the-end", 9),
        (("4:2", "4:2 BG-U@9,0N"), "after-the-end", 9),
        (("4:2\n", ""), "cut-off", 9),
        (("3. BG-B@0,-1N -\n", ""), "wrong-result", 8),
    ],
)
def test_the_first_fault_is_told_with_its_line(change: tuple[str, str], code: str, line: int) -> None:
    text = HEAD + BODY
    assert text.count(change[0]) >= 1
    with pytest.raises(BadRecord) as caught:
        Game.from_record(text.replace(change[0], change[1], 1))
    assert (caught.value.code, caught.value.line) == (code, line), str(caught.value)
    assert str(caught.value).startswith(f"line {line}: ")


@pytest.mark.parametrize("text", ["", " \n", "hello", "*", "0:0", "[", "{", "}", "\x00", None, 5, b"*"])
def test_what_is_no_record(text: Any) -> None:
    with pytest.raises(BadRecord):
        Game.from_record(text)


def test_a_wrong_tag_is_found_wherever_it_stands() -> None:
    tags = ['[Seat "red"]', '[Rule "count_final=any"]', '[Game "winter"]', '[Box "count"]']
    assert Game.from_record("\n".join([*tags, "*"])).names == ("red",)
    with pytest.raises(BadRecord) as caught:
        Game.from_record("\n".join(["{The Count", "comes.}", *tags[:3], '[Rule "hand=9"]', tags[3], "", "*"]))
    assert (caught.value.code, caught.value.line) == ("unknown-choice", 6)


def test_a_text_that_is_too_long_says_so() -> None:
    with pytest.raises(BadRecord, match="at most 2000000 characters"):
        Game.from_record(HEAD + BODY + "{" + " " * 2_000_000 + "}")


def test_a_byte_order_mark_and_foreign_line_ends_do_no_harm() -> None:
    assert Game.from_record("\ufeff" + (HEAD + BODY).replace("\n", "\r\n")).scores == (4, 2)


def test_without_seats_two_play() -> None:
    assert Game.from_record('[Game "castle"]\n*\n').names == ("red", "blue")


def test_a_finished_game_may_be_closed_by_a_star() -> None:
    assert Game.from_record((HEAD + BODY).replace("4:2", "*")).over


def test_every_expectation_can_hold() -> None:
    body = (
        "1. BG-E@0,1S =legal 3 m>S =red+4 city =blue+0 city =turn blue\n"
        "2. BG-U@0,1N =refused taken BG-U@1,0N m>C =refused no-spot m>E =nothing\n"
        "3. BG-B@0,-1N - =blue+2 road =turn nobody =over\n4:2\n"
    )
    assert Game.from_record(HEAD + body).scores == (4, 2)


def test_names_with_spaces_are_written_with_underscores_in_expectations() -> None:
    text = (HEAD + BODY).replace('"red"', '"big red"').replace("=red+4 city", "=big_red+4 city =turn blue")
    assert Game.from_record(text).names[0] == "big red"


@pytest.mark.parametrize("name", ["standard", "base"])
def test_a_record_that_is_cut_off_anywhere_is_never_another_game(name: str, played: Played) -> None:
    game = played(name, 8, 5)
    text = game.record()
    for end in range(len(text) - 1):
        with pytest.raises(BadRecord):
            Game.from_record(text[:end])
    assert same(Game.from_record(text[:-1]), game)


def test_a_finished_record_that_is_cut_off_anywhere_is_never_another_game() -> None:
    game = Game.new("standard", 1, deck=["BG-E", "BG-U"])
    game.play("BG-E@0,1S m>S BG-U@1,0N m>E")
    text = game.record()
    assert text.endswith("\n6\n")
    for end in range(len(text) - 1):
        with pytest.raises(BadRecord):
            Game.from_record(text[:end])
