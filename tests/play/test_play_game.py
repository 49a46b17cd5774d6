"""The contract of a game: what it says of itself, and that nothing changes when it refuses."""

import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

from bastide import BadNotation, BadSetup, BastideError, Game, IllegalMove, Move

Played = Callable[..., Game]


def test_a_new_game_is_ready_for_the_first_choice() -> None:
    game = Game.new("standard", seats=["red", "blue"], rules={"holes": "forbidden"}, seed=7)
    assert game.names == ("red", "blue")
    assert game.turn == 0
    assert game.scores == (0, 0)
    assert not game.over
    assert game.winners == ()
    assert game.prepared.options.rules["holes"] == "forbidden"
    assert [event.kind for event in game.events] == ["drawn"]
    assert game.moves()


def test_a_number_of_seats_gives_colours() -> None:
    assert Game.new("standard", 3).names == ("red", "blue", "green")
    assert Game.new("standard", 1).names == ("red",)
    assert Game.new("standard").names == ("red", "blue")


def test_names_may_have_spaces_and_any_letters() -> None:
    names = ("Anne Marie", "Zoë", "李")
    assert Game.new("standard", names, seed=1).names == names


def test_the_same_seed_gives_the_same_game(played: Played) -> None:
    for seed in (0, 7, "a word", 2**80, -3):
        games = [played("base", seed=seed, choices=30) for _ in range(2)]
        assert games[0].history == games[1].history
        assert games[0].state_bytes() == games[1].state_bytes()
    assert played(seed=1, choices=0).history != played(seed=2, choices=0).history


def test_no_seed_gives_another_game_each_time() -> None:
    draws = set()
    for _ in range(6):
        game = Game.new("standard", 1)
        for _ in range(12):
            game.play(game.moves()[0])
        draws.add(tuple(str(move) for move in game.history if str(move).startswith("?")))
    assert len(draws) == 6


def test_the_draws_of_a_seed_never_change() -> None:
    """The same on every machine, and in every version that can read old records."""
    game = Game.new("standard", 1, seed=7, rules={"fields": "off"})
    while len(game.events) < 40:
        game.play(game.moves()[0])
    draws = [event.what for event in game.events if event.kind == "drawn"]
    assert draws[:6] == ["BG-D", "BG-V", "BG-D", "BG-K", "BG-L", "BG-E"]


@pytest.mark.parametrize("length", [0, 1, 2, 3, 100])
def test_a_deck_has_any_length(length: int) -> None:
    game = Game.new("standard", 2, deck=["BG-U", "BG-B"] * (length // 2) + ["BG-V"] * (length % 2))
    while not game.over:
        game.play(game.moves()[0])
    drawn = [event.what for event in game.events if event.kind == "drawn"]
    assert drawn == ["BG-U", "BG-B"] * (length // 2) + ["BG-V"] * (length % 2)


def test_a_deck_may_hold_more_of_a_tile_than_the_box() -> None:
    game = Game.new("standard", 1, deck=["BG-C"] * 3)
    game.play("BG-C@0,1N - BG-C@0,2N - BG-C@0,3N -")
    assert game.over


def test_a_move_a_text_and_several_texts() -> None:
    deck = ["BG-U", "BG-B", "BG-V"]
    one, other, third = (Game.new("standard", deck=deck) for _ in range(3))
    one.play("BG-U@1,0N")
    one.play("m>E")
    other.play(Move("BG-U@1,0N"))
    other.play(Move("m>E"))
    events = third.play("BG-U@1,0N m>E")
    assert one.state_bytes() == other.state_bytes() == third.state_bytes()
    assert one.events == other.events == third.events
    assert [event.kind for event in events] == ["placed", "put", "drawn"]
    assert third.play("  BG-B@0,-1N\n\t- ")[-1].what == "BG-V"


@pytest.mark.parametrize(
    ("texts", "error", "code"),
    [
        ("", IllegalMove, "no-move"),
        ("  \n ", IllegalMove, "no-move"),
        ("hello", BadNotation, "bad-notation"),
        ("BG-U@1,0N m>E BG-B@9,9N", IllegalMove, "apart"),
        ("BG-U@1,0N m>E BG-B@0,-1N m>C x", BadNotation, "bad-notation"),
        ("BG-U@1,0N m>E BG-B@0,-1N m>C BG-V@1,-1W - -", IllegalMove, "over"),
        ("BG-U@1,0N m>E m>W", IllegalMove, "not-now"),
        ("BG-U@1,0N M>E", IllegalMove, "no-figure"),
        ("BG-U@1,0N q>E", BadNotation, "unknown-figure"),
        ("BG-U@1,0N m>C", IllegalMove, "no-spot"),
        ("BG-U@1,0E", IllegalMove, "side"),
        ("BG-Z@1,0N", BadNotation, "unknown-tile"),
        ("BG-V@1,0N", IllegalMove, "not-in-hand"),
        ("-", IllegalMove, "not-now"),
        ("m>E", IllegalMove, "not-now"),
        ("m>C", IllegalMove, "not-now"),
        ("BG-U@1,0N BG-B@9,9N", IllegalMove, "not-now"),
        ("?BG-U", IllegalMove, "not-now"),
        ("!BG-U", IllegalMove, "not-now"),
        ("guard", BadNotation, "bad-notation"),
        ("wall>cw", BadNotation, "bad-notation"),
        ("score>0,0.N", BadNotation, "bad-notation"),
    ],
)
def test_nothing_changes_when_a_move_is_refused(texts: str, error: type[BastideError], code: str) -> None:
    game = Game.new("standard", deck=["BG-U", "BG-B", "BG-V"], seed=1)
    before = game.state_bytes(), game.history, game.events, game.record(), game.moves(), game.view(0)
    with pytest.raises(error) as caught:
        game.play(texts)
    assert caught.value.code == code
    assert str(caught.value) == caught.value.sentence != ""
    assert (game.state_bytes(), game.history, game.events, game.record(), game.moves(), game.view(0)) == before
    game.play("BG-U@1,0N m>E BG-B@0,-1N m>C")


@pytest.mark.parametrize("thing", [None, 5, 2.5, b"-", ["-"], object()])
def test_what_is_no_text_is_no_move(thing: object) -> None:
    game = Game.new("standard", deck=["BG-U"])
    with pytest.raises(BadNotation):
        game.play(thing)  # type: ignore[arg-type]


def test_play_returns_the_events_of_the_moves_and_game_keeps_them_all(played: Played) -> None:
    game, dice, told = Game.new("base", seed=5), random.Random(5), []
    told += game.events
    while not game.over:
        told += game.play(dice.choice(game.moves()))
    assert tuple(told) == game.events
    assert game.events[-1].kind == "over"
    assert {event.move for event in game.events} <= set(game.history)


def test_points_in_events_add_up_to_the_scores(played: Played) -> None:
    for name, luck in (("standard", 3), ("base", 4), ("standard", 5)):
        game = played(name, luck, seats=3)
        totals = [0, 0, 0]
        for event in game.events:
            if event.kind == "scored":
                assert event.seat is not None
                assert event.amount == sum(amount for _, amount in event.points.values()) > 0
                totals[event.seat] += event.amount
        assert tuple(totals) == game.scores


def test_events_know_their_move_seat_kind_place_and_points() -> None:
    game = Game.new("standard", deck=["BG-F", "BG-E", "BG-U"], seed=1)
    events = game.play("BG-F@0,1E m>N BG-E@0,2S -")
    placed, put, drawn, capped, scored, returned, last = events
    assert (placed.kind, placed.seat, placed.place, placed.what) == ("placed", 0, "0,1E", "BG-F")
    assert (put.kind, put.seat, put.place, put.what, put.move) == ("put", 0, "0,1.N", "m", Move("m>N"))
    assert (drawn.kind, drawn.seat, drawn.place, drawn.what, drawn.move) == ("drawn", 1, None, "BG-E", Move("?BG-E"))
    assert (capped.kind, capped.seat, capped.place) == ("placed", 1, "0,2S")
    assert (scored.kind, scored.seat, scored.what, scored.amount) == ("scored", 0, "city", 8)
    assert scored.points == {"tiles": (3, 6), "shields": (1, 2)}
    assert scored.move == Move("-")
    assert (returned.kind, returned.seat, returned.place, returned.what) == ("returned", 0, "0,1.N", "m")
    assert last.kind == "drawn"


def test_turns_follow_and_the_game_ends() -> None:
    game = Game.new("standard", ["a", "b", "c"], deck=["BG-U"] * 4)
    seats = []
    for x in range(1, 5):
        seats.append(game.turn)
        game.play(f"BG-U@{x},0N -")
    assert seats == [0, 1, 2, 0]
    assert game.over
    assert game.turn is None
    assert game.moves() == []
    assert game.winners == (0, 1, 2)


@pytest.mark.parametrize(("deck", "moves", "winners"), [
    (["BG-E"], "BG-E@0,1S m>S", (0,)),
    (["BG-U", "BG-E"], "BG-U@1,0N - BG-E@0,1S m>S", (1,)),
    (["BG-E", "BG-E", "BG-E"], "BG-E@0,1S m>S BG-E@0,-1S m>S BG-E@0,-2N -", (0, 1)),
])  # fmt: skip
def test_winners_have_the_most_points(deck: list[str], moves: str, winners: tuple[int, ...]) -> None:
    game = Game.new("standard", deck=deck)
    game.play(moves)
    assert game.over
    assert game.winners == winners


def test_a_choice_of_nothing_but_passing_is_skipped_and_a_single_alternative_is_asked() -> None:
    game = Game.new("standard", deck=["BG-C", "BG-C", "BG-U", "BG-U"], rules={"fields": "off"})
    assert [str(move) for move in game.moves()] == ["BG-C@0,1N"]
    game.play("BG-C@0,1N m>N")
    game.play("BG-C@0,2N")
    assert game.turn == 0
    assert str(game.moves()[0]).startswith("BG-U@")


def test_a_copy_is_independent(played: Played) -> None:
    game = played("base", 8, 40)
    before = game.state_bytes(), game.history, game.events, game.record()
    twin = game.copy()
    assert (twin.state_bytes(), twin.history, twin.events, twin.record()) == before
    while not twin.over:
        twin.play(twin.moves()[-1])
    assert (game.state_bytes(), game.history, game.events, game.record()) == before
    twin.undo()
    assert (game.state_bytes(), game.history, game.events, game.record()) == before
    moves = [str(move) for move in game.moves()]
    game.play(game.moves()[0])
    assert [str(move) for move in game.moves()] != moves


def test_looking_changes_nothing(played: Played) -> None:
    game = played("base", 9, 25)
    before = game.state_bytes()
    for _ in range(2):
        game.moves(), game.chances(), game.record(), game.view(), game.view(1), game.copy(), repr(game)
        assert game.state_bytes() == before


def test_moves_come_in_a_fixed_order(played: Played) -> None:
    game = played("base", 10, 33)
    moves = game.moves()
    assert len(set(moves)) == len(moves)
    assert game.moves() == moves == game.copy().moves() == Game.from_record(game.record()).moves()


def test_repr_says_where_the_game_stands() -> None:
    game = Game.new("standard", ["red", "blue"], deck=["BG-E"])
    assert repr(game) == "<Game standard, turn of red, scores (0, 0)>"
    game.play("BG-E@0,1S m>S")
    assert repr(game) == "<Game standard, over, scores (4, 0)>"


def test_a_view_of_no_seat_is_refused() -> None:
    game = Game.new("standard", 2)
    things: list[Any] = [2, -1, 7, "red", True, 0.0]
    for seat in things:
        with pytest.raises(BadSetup) as caught:
            game.view(seat)
        assert caught.value.code == "unknown-seat"


@pytest.mark.parametrize("name", ["base", "castle", "city"])
def test_a_game_can_travel_to_another_process_and_goes_on_there_the_same(name: str) -> None:
    game = Game.new(name, seed=5)
    for _ in range(12):
        game.play(game.moves()[0])
    twin = pickle.loads(pickle.dumps(game))
    assert (twin.record(), twin.events, twin.state_bytes()) == (game.record(), game.events, game.state_bytes())
    assert twin.play(twin.moves()[-1]) == game.play(game.moves()[-1])
    assert twin.state_bytes() == game.state_bytes()


def test_what_is_tried_is_taken_back() -> None:
    game = Game.new("standard", seed=3)
    before = (game.record(), game.events, game.state_bytes())
    with game.trying():
        game.play(game.moves()[0])
        assert game.record() != before[0]
    assert (game.record(), game.events, game.state_bytes()) == before


def test_the_score_if_it_ended_is_told_with_what_is_paid() -> None:
    game = Game.new("standard", seats=2, deck=["BG-U", "BG-U"])
    game.play("BG-U@1,0N m>E")
    scores, events = game.if_it_ended()
    assert (scores, game.scores) == ((2, 0), (0, 0))
    assert [(event.kind, event.what, event.seat, event.amount) for event in events if event.amount] == [
        ("scored", "road", 0, 2)
    ]
