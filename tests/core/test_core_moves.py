"""Moves packed in one int."""

from hypothesis import given
from hypothesis import strategies as st

from bastide.core.moves import PASS_MOVE, Moves, Verb, cell_of, offer, pack, spot_of, verb_of, what_of
from bastide.core.record import fields


@given(st.sampled_from(Verb), st.integers(0, 255), st.integers(0, 4095), st.integers(0, 63))
def test_a_move_keeps_its_parts(verb: Verb, what: int, cell: int, spot: int) -> None:
    move = pack(verb, what, cell, spot)
    assert (verb_of(move), what_of(move), cell_of(move), spot_of(move)) == (verb, what, cell, spot)
    assert 0 <= move < 2**31


def test_passing_is_zero() -> None:
    assert pack(Verb.PASS, 0, 0, 0) == PASS_MOVE == 0


def test_offers_come_one_after_the_other() -> None:
    moves = Moves()
    for move in (5, 3, 8):
        offer(moves, move)
    assert moves.moves[: moves.count] == [5, 3, 8]


def test_there_is_room_for_weights_of_every_kind_of_tile() -> None:
    from bastide.games.classic.state import Box

    room = {field.name: field.size for field in fields(Moves)}
    assert room["weights"] >= Box.KINDS
