"""Refusals are told in sentences that a player understands."""

import pytest

from bastide import Game, IllegalMove


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
        ("BG-U BG-U", "BG-U@1,0N m>E BG-U@2,0N m>E", "there is a follower already"),
        ("BG-U", "BG-U@1,0N b>E", "no such figure is left in the supply"),
        ("BG-U", "BG-U@1,0N m>C", "the tile BG-U has no place C as it lies"),
        ("BG-U", "-", "this is not the choice to be made now"),
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
