"""Reasons: what a turn does, and what makes the difference between two turns."""

from __future__ import annotations

from importlib import import_module

import pytest

from bastide import Game
from bastide.games import catalogue
from bastide.games.words import COMMON_HAPPENINGS
from bastide.play.errors import IllegalMove
from bastide.play.move import Move
from bastide.puzzles.puzzle import Reason, answered
from bastide.puzzles.reasons import CLOSING, ORDER, OWN, decisive, reasons
from bastide.puzzles.telling import SENTENCES, told
from bastide.puzzles.turns import taken


def done(game: Game, *moves: str) -> list[Reason]:
    """What these moves do; what else there is to choose is left out."""
    packed = []
    with game.trying():
        for text in moves:
            packed.append(game.read(Move(text)))
            game.apply(packed[-1])
    return reasons(taken(game, packed, lambda here: here.packed_moves()[0]))


CITY = ["BG-F@0,1E red>N"]
ROADS = ["BG-U@1,0N red>E", "BG-B@0,-1N", "BG-B@-1,-1N", "BG-B@-2,-1N", "BG-U@-2,0N blue>W"]


def test_what_is_completed_is_paid_at_once() -> None:
    game = Game.new("standard", ["red", "blue"], laid=CITY, deck=["BG-E", "BG-B"])
    assert Reason("close", "city", 8) in done(game, "BG-E@0,2S", "-")
    assert "deny" not in [reason.code for reason in done(game, "BG-E@0,2S", "-")]
    assert done(game, "BG-E@0,-1S", "m>S")[0] == Reason("claim", "city", 1)


def test_how_something_is_completed_is_told() -> None:
    """One's own, at once, what lay there, before a rival joins, with a rival, in spite of him, several."""
    def closing(laid: list[str], deck: str, *moves: str, boxes: tuple[str, ...] = ()) -> list[str]:
        game = Game.new("standard", ["red", "blue"], list(boxes), laid=laid, deck=[deck, "BG-B"])
        return [reason.code for reason in done(game, *moves) if reason.code in CLOSING]

    assert closing(CITY, "BG-E", "BG-E@0,2S", "-") == ["close"]
    assert closing(["BG-U@1,0N"], "BG-E", "BG-E@0,1S", "m>S") == ["swift"]
    assert closing(["BG-F@0,1E"], "BG-E", "BG-E@0,2S", "m>S") == ["gather"]
    near = [*CITY, "BG-B@1,1N", "BG-E@1,2W blue>W"]
    assert closing(near, "BG-I", "BG-I@0,2S", "-") == ["hurry"]
    assert closing(["BG-F@0,1E red>N blue>N"], "BG-E", "BG-E@0,2S", "-") == ["share"]
    assert closing(["BG-F@0,1E red:M>N blue>N"], "BG-E", "BG-E@0,2S", "-", boxes=("inns",)) == ["win"]
    two = ["BG-U@1,0N", "BG-B@1,1N", "BG-B@1,2N", "BG-E@0,2S red>S"]
    assert closing(two, "BG-H", "BG-H@0,1N", "m>S") == ["both"]


def test_whoever_ends_what_is_anothers_denies_it() -> None:
    game = Game.new("standard", ["red", "blue"], laid=CITY, turn="blue", deck=["BG-E", "BG-B"])
    assert done(game, "BG-E@0,2S", "-") == [Reason("deny", "city", 8)]


def test_two_roads_that_meet_are_shared_or_taken() -> None:
    game = Game.new("standard", ["red", "blue"], laid=ROADS, turn="blue", deck=["BG-U", "BG-B"])
    assert done(game, "BG-U@-1,0N", "-")[0] == Reason("join", "road", 4)
    stronger = [*ROADS[:-1], "BG-U@-2,0N blue:M>W"]
    game = Game.new("standard", ["red", "blue"], ["inns"], laid=stronger, turn="blue", deck=["BG-U", "BG-B"])
    assert done(game, "BG-U@-1,0N", "-")[0] == Reason("steal", "road", 4)


def test_a_city_beside_a_gap_of_anothers_is_a_threat_and_cutting_it_off_is_safe() -> None:
    laid = [*CITY, "BG-B@1,1N"]
    game = Game.new("standard", ["red", "blue"], laid=laid, turn="blue", deck=["BG-E", "BG-B"])
    assert done(game, "BG-E@1,2W", "m>W")[0] == Reason("threat", "city", 2)
    game = Game.new("standard", ["red", "blue"], laid=ROADS, deck=["BG-W", "BG-B"])
    assert done(game, "BG-W@-1,0S", "-")[0] == Reason("safe", "road", 3)


def test_a_farmer_is_paid_at_the_end() -> None:
    game = Game.new("standard", ["red", "blue"], laid=CITY, turn="blue", deck=["BG-B", "BG-B"])
    assert done(game, "BG-B@-1,1N", "m>NL") == [Reason("field", "field", 0)]


def test_a_cell_that_no_tile_fits_any_more_is_blocked() -> None:
    deck = ["BG-D", "BG-B", *["BG-E"] * 4]
    game = Game.new("standard", ["red", "blue"], laid=[*CITY, "BG-B@1,1N"], turn="blue", deck=deck)
    assert done(game, "BG-D@1,2N", "-") == [Reason("block", "city", 0)]
    assert done(game, "BG-D@-1,1W", "-") == []


def test_only_what_the_other_turn_does_not_do_is_decisive() -> None:
    best = [Reason("block", "city", 0), Reason("close", "city", 8), Reason("close", "road", 3), Reason("free")]
    other = [Reason("block", "city", 1), Reason("close", "city", 4), Reason("close", "road", 2)]
    assert decisive(best, other) == [Reason("close", "city", 8), Reason("free")]


def test_there_are_words_for_everything_that_can_happen() -> None:
    assert set(ORDER) - {OWN} == set(SENTENCES)
    for family in catalogue.families:
        words = import_module(f"bastide.games.{family}.words").WORDS
        for code in set(words.happenings.values()) - set(COMMON_HAPPENINGS.values()):
            assert told(Reason(code))
    assert told(Reason("close", "city", 8)) == "completes a city: 8 points at once"
    assert told(Reason("block", "city", 1)) == "blocks a rival's city: 1 tile left for the cell that it needs"
    assert told(Reason("grow", "road", 1)) == "lets a road grow: 1 point more"


def test_an_answer_is_read_as_it_was_meant() -> None:
    game = Game.new("standard", ["red", "blue"], laid=CITY, deck=["BG-E", "BG-B"], chance="explicit")
    game.let_chance()
    assert answered(game, ["BG-E@0,2S"]) == answered(game, ["BG-E@0,2S", "-"]) == "BG-E@0,2S -"
    assert answered(game, ["BG-E@0,-1S", "m>S"]) == "BG-E@0,-1S m>S"
    with pytest.raises(IllegalMove, match="must continue"):
        answered(game, ["BG-E@0,-1N"])
    assert len(game.played) == 1
