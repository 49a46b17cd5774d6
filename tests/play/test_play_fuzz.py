"""Whatever text comes in, only a BastideError comes out, and a refused move changes nothing."""

import random
from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from bastide import BastideError, Game, Move

TILES = ["BG-A", "BG-U", "BG-Z", "B", "_", "BG-U-"]
FACINGS = ["N", "E", "S", "W", "X", ""]
SPOTS = ["N", "E", "S", "W", "NL", "SR", "WL", "C", "I", "I2", "I9", "castle", "cw", "5", "64", "1,0.N", "-3,2.C", ""]
FIGURES = ["m", "M", "b", "p", "x", "use", "gate", "score", "count", "ginger", "wall"]

numbers = st.integers(-70, 70) | st.integers()
placements = st.builds("{}@{},{}{}".format, st.sampled_from(TILES), numbers, numbers, st.sampled_from(FACINGS))
puts = st.builds("{}{}{}".format, st.sampled_from(FIGURES), st.sampled_from([">", "<"]), st.sampled_from(SPOTS))
draws = st.builds("{}{}".format, st.sampled_from(["?", "!"]), st.sampled_from(TILES))
words = placements | puts | draws | st.sampled_from(["-", "guard", "", "--"]) | st.text(max_size=12)


def position() -> Game:
    game, dice = Game.new("base", seed=3), random.Random(3)
    for _ in range(21):
        game.play(dice.choice(game.moves()))
    return game


def complaint(action: Callable[[], object]) -> BastideError | None:
    """The error of ours that an action ends in; no other may come out."""
    try:
        action()
    except BastideError as error:
        fault = error
    else:
        return None
    assert fault.code
    assert str(fault)
    return fault


PLACING = position()
PUTTING = Game.new("standard", deck=["BG-U", "BG-B"], seed=1)
PUTTING.play("BG-U@1,0N")
OPEN = Game.new("standard", chance="explicit", seed=1)


@settings(max_examples=200)
@given(st.sampled_from([PLACING, PUTTING, OPEN]), st.lists(words, max_size=3))
def test_any_text_as_a_move(game: Game, texts: list[str]) -> None:
    twin, before = game.copy(), game.state_bytes()
    fault = complaint(lambda: twin.play(" ".join(texts)))
    if fault is not None:
        assert twin.state_bytes() == before
        assert twin.history == game.history
        assert twin.events == game.events
    assert game.state_bytes() == before


@given(words)
def test_any_text_as_a_move_object(text: str) -> None:
    fault = complaint(lambda: Move(text))
    assert fault.code == "bad-notation" if fault is not None else eval(repr(Move(text))) == Move(text)


def read(text: str) -> None:
    """Reads a record; only errors of ours may come out."""
    fault = complaint(lambda: Game.from_record(text))
    if fault is None:
        game = Game.from_record(text)
        assert Game.from_record(game.record()).state_bytes() == game.state_bytes()


tags = st.builds(
    '[{} "{}"]'.format,
    st.sampled_from(["Game", "Seat", "Box", "Rule", "Deck", "Seed", "Chance", "With", "File", "Event", "game"]),
    st.sampled_from(["standard", "castle", "city", "red", "inns", "hand=2", "hand=", "BG-U BG-B", "BG-U", "", "7", "=",
                     "explicit", "stacks=[1, 2, 3]", "stacks=null", "stacks={}", "wall_tiles=[1]", "wall_tiles=5",
                     "wall_tiles=true", "tiles=5", "chance=5", "stacks=[[[", "deck=5", "9" * 5000, "-1"])
    | st.text(max_size=6),
)  # fmt: skip
pieces = tags | words | st.sampled_from(
    ["1.", "2.", "9" * 5000 + ".", "*", "0:0", "4", "{x}", "{", "}", "=legal", "=legal 4", "=over", "=nothing",
     "=refused", "=refused side", "=red+4 city", "=red+4", "=turn red", "=", "[", "]"]
)  # fmt: skip


@settings(max_examples=200)
@given(st.lists(pieces, max_size=8), st.booleans())
def test_any_text_as_a_record(texts: list[str], opened: bool) -> None:
    head = '[Game "standard"]\n[Seat "red"]\n[Seat "blue"]\n' if opened else ""
    read(head + "\n".join(texts) + "\n*\n")


@given(st.text())
def test_garbage_as_a_record(text: str) -> None:
    read(text)


SAMPLE = PLACING.record()


@settings(max_examples=100)
@given(st.integers(0, len(SAMPLE)), st.integers(0, 30), st.text(max_size=8) | pieces)
def test_a_record_with_a_piece_replaced(start: int, length: int, text: str) -> None:
    read(SAMPLE[:start] + text + SAMPLE[start + length :])
