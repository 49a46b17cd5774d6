"""How a table with boxes is set up, and what is refused."""

from collections import Counter
from typing import Any

import pytest
from box_walk import ALL

from bastide import BadSetup, Game, catalogue
from bastide.games.classic.boxes.count.state import CountFinal, Quarter
from bastide.games.classic.state import Box, State
from bastide.games.options import choose, prepare

BLOCK = [
    ["CC-01", "CC-02", "CC-03", "CC-04"],
    ["CC-05", "CC-06", "CC-07", "CC-08"],
    ["CC-09", "CC-10", "CC-11", "CC-12"],
]


def laid(game: Game) -> dict[tuple[int, int], str]:
    return {(tile["x"], tile["y"]): tile["name"] for tile in game.view()["tiles"]}


def test_the_catalogue_knows_the_game_and_the_boxes() -> None:
    assert catalogue.games["winter"].seats == (2, 5)
    for name in ALL:
        assert catalogue.boxes[name].games == ("base", "standard", "winter")
    assert catalogue.boxes["inns"].most_seats == 6


def test_the_block_lies_around_its_seventh_tile() -> None:
    expected = {(column - 2, 1 - row): name for row, names in enumerate(BLOCK) for column, name in enumerate(names)}
    assert laid(Game.new("standard", boxes=["count"])) == expected


@pytest.mark.parametrize("game", ["base", "standard", "winter"])
@pytest.mark.parametrize(("boxes", "spring"), [(["river"], (0, 0)), (["river", "count"], (2, 1))])
def test_the_spring_lies_where_it_should(game: str, boxes: list[str], spring: tuple[int, int]) -> None:
    table = Game.new(game, boxes=boxes)
    assert laid(table)[spring] == "R1-01"
    assert len(laid(table)) == (13 if "count" in boxes else 1)
    assert table.view()["classic"]["river"]["end"] == [spring[0] + 1, spring[1]]


@pytest.mark.parametrize(
    ("game", "boxes", "tiles"),
    [
        ("standard", [], 71),
        ("winter", [], 83),
        ("standard", ["count"], 71),
        ("standard", ["river"], 82),
        ("winter", [*ALL], 142),
    ],
)
def test_the_start_tile_lies_on_the_table_or_leaves_the_game(game: str, boxes: list[str], tiles: int) -> None:
    """The block and the spring are laid at set-up, and then the start tile is not in the bag either."""
    prepared = prepare(choose(game, boxes))
    state, specs = prepared.state, prepared.specs
    assert sum(state.bag) == tiles
    laid = Counter(specs[state.tiles[number].kind].name for number in range(state.tile_count))
    there = Counter({spec.name: state.bag[kind] for kind, spec in enumerate(specs)}) + laid
    start = {"standard": "BG-D", "winter": "WE-D"}[game]
    gone = Counter() if start in laid else Counter({start: 1})
    assert there + gone == Counter({spec.name: spec.count for spec in specs})


def test_everybody_gets_his_figures() -> None:
    supply = Game.new("standard", 6, boxes=["inns", "traders"]).view()["supply"]
    assert supply == [{"m": 7, "M": 1, "b": 1, "p": 1}] * 6
    assert Game.new("standard", 2, boxes=["traders"]).view()["supply"] == [{"m": 7, "b": 1, "p": 1}] * 2


def test_everything_at_once_has_room() -> None:
    prepared = prepare(choose("winter", ALL, seats=6))
    segments = sum(spec.count * len(spec.segments) for spec in prepared.specs)
    assert segments < State.SEGMENTS
    assert sum(spec.count for spec in prepared.specs) < State.TILES
    assert len(prepared.specs) <= Box.KINDS
    assert 6 * sum(prepared.box.rules.supply) <= State.FIGURES


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "castle", "boxes": ["inns"]}, "box-does-not-fit"),
        ({"game": "city", "boxes": ["river"]}, "box-does-not-fit"),
        ({"game": "standard", "boxes": ["winter"]}, "unknown-box"),
        ({"game": "standard", "boxes": ["inns", "inns"]}, "box-twice"),
        ({"game": "standard", "boxes": ["traders"], "seats": 6}, "seats"),
        ({"game": "standard", "boxes": ["inns"], "seats": 7}, "seats"),
        ({"game": "standard", "rules": {"count_final": "any"}}, "unknown-switch"),
        ({"game": "standard", "boxes": ["count"], "rules": {"count_final": "none"}}, "unknown-choice"),
        ({"game": "standard", "boxes": ["count"], "deck": ["CC-01"]}, "laid-at-set-up"),
        ({"game": "standard", "boxes": ["river"], "deck": ["R1-01"]}, "laid-at-set-up"),
        ({"game": "standard", "boxes": ["river", "river_two"]}, "boxes-apart"),
        ({"game": "standard", "boxes": ["river_two"], "deck": ["R2-07", "R2-02"]}, "deck-order"),
        ({"game": "standard", "boxes": ["river_two"], "deck": ["R2-03", "R2-07"]}, "deck-order"),
        ({"game": "standard", "boxes": ["river_two"], "deck": ["R2-04", "R2-03"]}, "deck-order"),
        ({"game": "standard", "boxes": ["river"], "deck": ["BG-U", "R1-11"]}, "deck-order"),
        ({"game": "standard", "boxes": ["river"], "deck": ["R1-02", "R1-11"]}, "deck-order"),
        ({"game": "standard", "deck": ["IC-01"]}, "unknown-tile"),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_reason(wish: dict[str, Any], code: str) -> None:
    with pytest.raises(BadSetup) as caught:
        Game.new(**wish)
    assert caught.value.code == code
    assert len(str(caught.value)) > 20


def test_six_seats_with_inns() -> None:
    assert len(Game.new("winter", 6, boxes=["inns"]).scores) == 6


def test_switches_of_boxes_are_numbered_as_their_file_lists_them() -> None:
    choices = catalogue.boxes["count"].switches["count_final"].choices
    assert list(choices) == [choice.name.lower() for choice in CountFinal]
    for number, choice in enumerate(choices):
        assert prepare(choose("standard", ["count"], {"count_final": choice})).box.rules.count_final == number


def test_quarters_go_clockwise() -> None:
    assert [quarter.name.lower() for quarter in Quarter] == ["castle", "market", "blacksmith", "cathedral"]


def test_a_box_alone_changes_nothing_it_does_not_know() -> None:
    """With a deck of ordinary tiles a game with boxes that lay nothing goes as without them."""
    deck = ["BG-U", "BG-E", "BG-V", "BG-B", "BG-E"]
    moves = "BG-U@1,0N m>E BG-E@0,1S m>S BG-V@2,0N - BG-B@0,-1N m>C BG-E@1,-1S -"
    scores = set()
    for boxes in ([], ["inns"], ["traders"], ["inns", "traders"]):
        game = Game.new("standard", 2, boxes=boxes, deck=deck)
        game.play(moves)
        assert game.over
        scores.add(game.scores)
    assert len(scores) == 1
