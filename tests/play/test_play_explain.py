"""Refusals are told in sentences that a player understands."""

from importlib import import_module

import pytest

from bastide import Game, IllegalMove, Move, catalogue


@pytest.mark.parametrize(
    ("deck", "moves", "sentence"),
    [
        ("BG-B", "BG-B@1,0N", "the road to the west must continue"),
        ("BG-B", "BG-B@-1,0N", "the road to the east must continue"),
        ("BG-B", "BG-B@0,1N", "the city to the south must continue"),
        ("BG-C", "BG-C@0,-1N", "the field to the north must continue"),
        ("BG-U", "BG-U@0,-1E", "the field to the north must continue"),
        ("BG-C", "BG-C@1,0N", "the road to the west must continue"),
        ("BG-U BG-U", "BG-U@1,0N - BG-U@1,1E", "the field to the south must continue"),
        ("BG-U BG-B", "BG-U@1,0N - BG-U@2,0N", "the tile BG-U is not in hand"),
        ("BG-U", "BG-U@0,0N", "a tile lies there already"),
        ("BG-U", "BG-U@3,3N", "a tile must share a side with one already laid"),
        ("BG-U BG-U", "BG-U@1,0N m>E BG-U@2,0N m>E", "there is a follower already: red's thief at 1,0.E"),
        ("BG-U", "BG-U@1,0N b>E", "this figure belongs to a box that is not in play"),
        ("BG-U", "BG-U@1,0N m>C", "the tile BG-U has no place C as it lies"),
        ("BG-U", "-", "this is not the choice to be made now: red has to lay a tile"),
        (
            "BG-U BG-U",
            "BG-U@1,0N BG-U@2,0N",
            "this is not the choice to be made now: red may put a figure on the tile just laid or pass",
        ),
    ],
)
def test_the_sentence_says_why(deck: str, moves: str, sentence: str) -> None:
    game = Game.new("standard", deck=deck.split())
    with pytest.raises(IllegalMove) as caught:
        game.play(moves)
    assert str(caught.value) == sentence
    assert caught.value.code


def test_a_hole_is_named() -> None:
    game = Game.new("standard", deck=["BG-U"] + ["BG-B"] * 5, rules={"holes": "forbidden"})
    game.play("BG-U@1,0N - BG-B@1,-1N - BG-B@1,-2N - BG-B@0,-2N - BG-B@-1,-2N -")
    with pytest.raises(IllegalMove) as caught:
        game.play("BG-B@-1,-1N")
    assert caught.value.code == "hole"


def test_a_closed_field_is_named() -> None:
    game = Game.new("standard", deck=["BG-B"], rules={"fields": "off"})
    with pytest.raises(IllegalMove) as caught:
        game.play("BG-B@0,-1N m>N")
    assert (caught.value.code, str(caught.value)) == ("unclaimable", "no figure can stand there")


def refused(game: Game, moves: str) -> tuple[str, str]:
    """The code and the sentence of a refusal, after which nothing has changed."""
    before = game.state_bytes()
    with pytest.raises(IllegalMove) as caught:
        game.play(moves)
    assert game.state_bytes() == before
    return caught.value.code, str(caught.value)


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("b>N", "a builder goes on a road or city only"),
        ("b>C", "a builder goes on a road or city only"),
        ("p>C", "a pig goes on a field only, where farmers may stand"),
        ("M>C", "this figure belongs to a box that is not in play"),
        ("p>N", "a pig goes where its owner has a farmer"),
    ],
)
def test_builders_and_pigs_are_told_where_they_go(move: str, sentence: str) -> None:
    game = Game.new("standard", boxes=["traders"], deck=["BG-B", "BG-B"])
    game.play("BG-B@0,-1N")
    assert refused(game, move)[1] == sentence


def test_a_pig_on_a_road_is_told_where_it_goes() -> None:
    game = Game.new("standard", boxes=["traders"], deck=["BG-U", "BG-U"])
    game.play("BG-U@1,0N")
    assert refused(game, "p>E") == ("unclaimable", "a pig goes on a field only, where farmers may stand")


def before_the_town() -> Game:
    """Red scores because of blue's tile, so blue may send a follower into the town."""
    game = Game.new("standard", boxes=["count", "traders"], deck=["BG-G", "BG-E", "BG-B"])
    game.play("BG-G@2,-1N m>E BG-E@3,-1W -")
    return game


@pytest.mark.parametrize(
    ("move", "code", "sentence"),
    [
        ("b>castle", "no-figure", "only followers enter the town"),
        ("p>market", "no-figure", "only followers enter the town"),
        ("M>market", "no-figure", "this figure belongs to a box that is not in play"),
        (
            "count>castle",
            "not-now",
            "this is not the choice to be made now: blue may send a follower into the town or pass",
        ),
    ],
)
def test_only_followers_enter_the_town(move: str, code: str, sentence: str) -> None:
    assert refused(before_the_town(), move) == (code, sentence)


def test_who_holds_what_nobody_was_asked_to_claim_is_told() -> None:
    """Every place on the fourth tile is held, so its player is not asked; the tile after it is already drawn."""
    game = Game.new("standard", deck=["BG-U", "BG-U", "BG-U", "BG-U", "BG-B"])
    game.play("BG-U@1,0N m>E BG-U@-1,0N m>N BG-U@2,0N m>S BG-U@3,0N")
    assert game.moves()[0].text.startswith("BG-B@")
    held = "there is a follower already: "
    assert refused(game, "m>E") == ("occupied", f"{held}red's thief at 1,0.E")
    assert refused(game, "m>N") == ("occupied", f"{held}blue's farmer at -1,0.NL")
    assert refused(game, "M>E") == ("no-figure", "this figure belongs to a box that is not in play")
    assert refused(game, "-") == ("not-now", "this is not the choice to be made now: red has to lay a tile")


def test_who_held_what_has_just_been_scored_is_told() -> None:
    game = Game.new("standard", deck=["BG-G", "BG-E", "BG-B"], rules={"fields": "off"})
    game.play("BG-G@0,1E m>N BG-E@0,2S")
    assert game.scores == (6, 0)
    assert refused(game, "m>S") == ("occupied", "there is a follower already: red's knight at 0,1.N")


def test_the_tables_refuse_in_the_same_words() -> None:
    """Whoever has to choose is told what; once the game is over nobody is."""
    game = Game.new("castle", deck=["CA-n01"], seats=1)
    assert game.not_due(Move("-")).sentence.endswith("red has to lay a tile")
    game.play(f"{game.moves()[0]} -")
    assert (game.over, game.not_due(Move("-")).code) == (True, "over")


@pytest.mark.parametrize("family", catalogue.families)
def test_every_choice_has_a_word_for_being_due(family: str) -> None:
    for word in import_module(f"bastide.games.{family}.words").WORDS.moves:
        assert word.due, word.pattern
