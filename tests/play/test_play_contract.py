"""What the face promises, for every game and the boxes in a mix."""

import copy
import json
import pickle
import random
from typing import Any

import pytest

from bastide import BastideError, Event, Game, IllegalMove, Move
from bastide.games import catalogue


def every_box(game: str) -> list[str]:
    return [box.name for box in catalogue.boxes.values() if box.has_rules and game in box.games]


MIXES: list[tuple[str, list[str], int]] = [
    ("base", [], 2),
    ("standard", [], 3),
    ("winter", ["gingerbread"], 2),
    ("winter", every_box("winter"), 6),
    ("base", ["abbot", "count", "traders"], 4),
    ("castle", [], 2),
    ("city", [], 2),
    ("city", [], 4),
]
PORTS = ("NL", "N", "NR", "EL", "E", "ER", "SL", "S", "SR", "WL", "W", "WR")
TEXTS = [
    "BG-D@0,0N", "CA-n01@0,0N", "CI-A-F@0,0N", "?BG-D", "!BG-D", "?w3", "m>C", "m>I2", "M>N", "b>N", "p>NL", "-",
    "ginger>0,0.N", "m>castle", "count>market", "m<castle", "M<castle", "score>0,0.N", "use>1", "use>99",
    "gate>0,0.N", "wall>cw", "tower>ccw", "guard", "BG-D@99,99N", "m>E m>E", "x", "", "a>C", "abbot<0,0.C",
]  # fmt: skip

every_mix = pytest.mark.parametrize(("name", "boxes", "seats"), MIXES)


def new(name: str, boxes: list[str], seats: int, **more: Any) -> Game:
    return Game.new(name, seats, boxes, seed=f"{name} {seats}", **more)


def told(game: Game) -> tuple[Any, ...]:
    """All that a game tells of itself."""
    return game.record(), game.view(), game.events, game.moves(), game.chances(), game.turn, game.scores, game.winners


def same(one: Game, other: Game) -> bool:
    return told(one) == told(other)


@every_mix
def test_a_game_keeps_its_promises_from_beginning_to_end(name: str, boxes: list[str], seats: int) -> None:
    game, dice, step = new(name, boxes, seats), random.Random(4), 0
    while not game.over:
        moves = game.moves()
        assert game.turn in range(seats)
        assert moves == game.moves()
        assert len(set(moves)) == len(moves)
        assert [str(move) for move in moves] != ["-"]
        assert all(eval(repr(move), {"Move": Move}) == move for move in moves)
        before, move = game.copy(), dice.choice(moves)
        events = game.play(str(move) if step % 2 else move)
        assert list(game.events) == [*before.events, *events]
        assert game.scores == scored(before.scores, events)
        if step % 8 == 0:
            check_the_way_back(before, game, move)
        step += 1
    assert game.turn is None
    assert not game.moves()
    assert game.events[-1].kind == "over"
    assert game.winners == tuple(seat for seat in range(seats) if game.scores[seat] == max(game.scores))
    assert same(Game.from_record(game.record()), game)


def scored(scores: tuple[int, ...], events: list[Any]) -> tuple[int, ...]:
    points = list(scores)
    for event in events:
        named = sum(amount for _, amount in event.points.values())
        assert named == (event.amount if event.kind == "scored" else 0)
        if named:
            points[event.seat] += named
    return tuple(points)


def check_the_way_back(before: Game, game: Game, move: Move) -> None:
    """Undo, the record and the view of every seat agree with the game."""
    again = game.copy()
    again.undo()
    assert same(again, before)
    again.play(move)
    assert same(again, game)
    assert same(Game.from_record(game.record()), game)
    for seat in (None, *range(len(game.names))):
        view = game.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert {**view, "seat": None} == game.view()


@every_mix
def test_whatever_is_refused_changes_nothing(name: str, boxes: list[str], seats: int) -> None:
    game, dice, refused = new(name, boxes, seats), random.Random(5), list[tuple[str, str]]()
    for _ in range(12):
        for _ in range(dice.randrange(7)):
            if not game.over:
                game.play(dice.choice(game.moves()))
        before = told(game)
        for text in TEXTS:
            trial = game.copy()
            try:
                trial.play(text)
            except BastideError as error:
                refused.append((error.code, str(error)))
                assert told(trial) == before, text
        assert told(game) == before
    assert refused
    assert all(code and sentence for code, sentence in refused)


@every_mix
def test_spots_are_written_and_understood_as_promised(name: str, boxes: list[str], seats: int) -> None:
    game, dice = new(name, boxes, seats), random.Random(6)
    for _ in range(24):
        move = dice.choice(game.moves())
        game.play(move)
        if "@" in str(move):
            check_spots(game, str(move))


def check_spots(game: Game, placed: str) -> None:
    tile, _, place = placed.partition("@")
    spec = next(spec for spec in game.prepared.specs if spec.name == tile)
    turn = 3 * "NESW".index(place[-1])
    owned = [{PORTS[(port + turn) % 12] for port in segment.ports} for segment in spec.segments]
    written = [str(move)[2:] for move in game.moves() if str(move).startswith("m>") and str(move)[2:] in PORTS]
    for spot in written:
        ports = next(ports for ports in owned if spot in ports)
        assert spot == min(ports, key=lambda port: (len(port), PORTS.index(port)))
        for other in sorted(ports | whole_sides(ports, owned)):
            one, two = game.copy(), game.copy()
            one.play(f"m>{spot}")
            two.play(f"m>{other}")
            assert one.state_bytes() == two.state_bytes(), (placed, spot, other)


def whole_sides(ports: set[str], owned: list[set[str]]) -> set[str]:
    """The sides that one area fills and whose middle nobody owns."""
    return {side for side in "NESW" if {f"{side}L", f"{side}R"} <= ports and not any(side in other for other in owned)}


@every_mix
def test_chance_made_explicit_plays_the_same_game(name: str, boxes: list[str], seats: int) -> None:
    game, twin, dice = new(name, boxes, seats), new(name, boxes, seats, chance="explicit"), random.Random(7)
    for _ in range(40):
        while twin.chances():
            moves, odds = zip(*twin.chances(), strict=True)
            assert twin.turn is None
            assert not twin.moves()
            assert len(set(moves)) == len(moves)
            assert sum(odds) == pytest.approx(1)
            assert min(odds) > 0
            assert same(Game.from_record(twin.record()), twin)
            assert twin.let_chance() in moves
        assert game.events == twin.events
        assert game.moves() == twin.moves()
        if game.over:
            break
        move = dice.choice(game.moves())
        game.play(move)
        twin.play(move)


@every_mix
@pytest.mark.parametrize("chance", ["automatic", "explicit"])
def test_without_tiles_the_game_is_over_and_says_so(name: str, boxes: list[str], seats: int, chance: str) -> None:
    game = new(name, boxes, seats, deck=[], chance=chance)
    assert game.over
    assert game.turn is None
    assert game.winners == tuple(range(seats))
    assert [(event.kind, event.move, event.plain()["move"]) for event in game.events] == [("over", None, None)]
    assert same(Game.from_record(game.record()), game)
    with pytest.raises(IllegalMove, match="over"):
        game.play("-")


def test_events_are_a_list_that_stays_true_when_the_move_is_taken_back() -> None:
    """They are worked out at the first look, which may come when the game has gone on, or back."""
    game, twin = (Game.new("standard", seed=3) for _ in range(2))
    told = [event.plain() for event in game.play(game.moves()[0])]
    events = twin.play(twin.moves()[0])
    twin.undo()
    assert type(events) is list
    assert [type(event) for event in events] == [Event] * len(told)
    assert [event.plain() for event in events] == told
    assert type(game.if_it_ended()[1]) is list
    with pytest.raises(AttributeError, match="an event has no smell"):
        _ = events[0].smell  # type: ignore[attr-defined]


def test_an_event_that_nobody_looked_at_is_equal_printed_pickled_and_copied() -> None:
    games = [Game.new("castle", seed=3) for _ in range(5)]
    first, second, third, fourth, fifth = (game.play(game.moves()[0])[0] for game in games)
    assert first == second
    assert repr(third) == repr(first)
    assert pickle.loads(pickle.dumps(fourth)) == first
    assert copy.deepcopy(fifth) == first
