"""What boxes tell: events with named parts, and what everybody may see."""

from typing import Any

from bastide import Game


def told(events: list[Any], *kinds: str) -> list[tuple[Any, ...]]:
    return [(event.kind, event.seat, event.what, event.amount) for event in events if event.kind in kinds]


def test_an_inn_doubles_the_tiles() -> None:
    game = Game.new("standard", 2, boxes=["inns"], deck=["BG-W", "IC-14", "BG-W", "BG-B"])
    game.play("BG-W@-1,0N - IC-14@1,0N m>E")
    scored = next(event for event in game.play("BG-W@2,0N -") if event.kind == "scored")
    assert (scored.what, scored.amount, scored.points) == ("road", 8, {"tiles": (4, 8)})


def test_the_gingerbread_man_pays_and_moves() -> None:
    game = Game.new("winter", 2, boxes=["gingerbread"], deck=["WE-G", "GB-A", "WE-B"])
    assert game.view()["classic"]["gingerbread"]["place"] == {"x": 0, "y": 0, "tile": 0, "segment": 0}
    game.play("WE-G@0,1E m>N GB-A@1,0N -")
    events = game.play("ginger>1,0.N")
    assert told(events, "scored", "run") == [("scored", 0, "gingerbread", 2), ("run", 1, "gingerbread man", 0)]
    assert events[0].points == {"tiles": (2, 2)}
    assert events[0].place in ("0,0.N", "0,1.N")
    assert events[1].place == "1,0.N"
    assert game.view()["classic"]["gingerbread"]["place"]["x"] == 1


def test_the_gingerbread_man_leaves_the_board() -> None:
    game = Game.new("winter", 2, boxes=["gingerbread"], deck=["WE-E", "WE-B"])
    events = game.play("WE-E@0,1S -")
    assert told(events, "gone") == [("gone", 0, "gingerbread man", 0)]
    assert game.view()["classic"]["gingerbread"] == {"place": None}


def test_goods_are_told_and_seen() -> None:
    game = Game.new("standard", 2, boxes=["traders"], deck=["TB-17", "TB-18", "BG-E", "BG-B"])
    game.play("TB-17@0,1E - TB-18@0,2E -")
    events = game.play("BG-E@0,3S -")
    assert told(events, "goods") == [("goods", 0, "wine", 1), ("goods", 0, "grain", 1)]
    none = {"wine": 0, "grain": 0, "cloth": 0}
    assert game.view()["classic"]["traders"]["goods"] == [{**none, "wine": 1, "grain": 1}, none]
    paid = [event for event in game.play("BG-B@0,-1N -") if event.what == "goods"]
    assert [(event.seat, event.amount, event.points) for event in paid] == [
        (0, 10, {"wine": (1, 10)}),
        (0, 10, {"grain": (1, 10)}),
    ]


def test_the_builder_and_his_second_tile() -> None:
    game = Game.new("standard", 2, boxes=["traders"], deck=["BG-U", "BG-B", "BG-U", "BG-B", "BG-U", "BG-B", "BG-B"])
    game.play("BG-U@1,0N m>E BG-B@0,-1N - BG-U@2,0N b>E BG-B@1,-1N - BG-U@3,0N")
    seen = game.view()["classic"]["traders"]
    assert (seen["again"], seen["second"]) == (True, False)
    assert told(game.play("-"), "second-tile") == [("second-tile", 0, None, 0)]
    assert game.view()["classic"]["traders"]["second"]
    game.play("BG-B@2,-1N -")
    assert not game.view()["classic"]["traders"]["second"]


def test_a_pig_is_paid_by_itself() -> None:
    game = Game.new("standard", 2, boxes=["traders"], deck=["BG-E", "BG-B", "BG-B", "BG-B"])
    game.play("BG-E@0,1S m>N BG-B@1,1N - BG-B@-1,1N p>N")
    roles = {figure["role"] for tile in game.view()["tiles"] for figure in tile["figures"]}
    assert roles == {"farmer", "pig"}
    paid = [event for event in game.play("BG-B@0,-1N -") if event.kind == "scored"]
    assert [(event.what, event.amount, event.points) for event in paid] == [
        ("field", 3, {"cities": (1, 3)}),
        ("pig", 1, {"cities": (1, 1)}),
    ]


def test_the_town_is_told_and_seen() -> None:
    game = Game.new("standard", 2, boxes=["count"], deck=["BG-U", "BG-W", "BG-G", "BG-E", "BG-B"])
    assert game.view()["classic"]["count"]["count"] == "castle"
    game.play("BG-U@1,2E m>N BG-W@1,3N -")
    assert told(game.play("m>castle"), "entered") == [("entered", 1, "m>castle", 0)]
    assert told(game.play("count>market"), "count") == [("count", 1, "market", 0)]
    seen = game.view()["classic"]["count"]
    assert seen["count"] == "market"
    assert seen["quarters"]["castle"] == [{"seat": 1, "figure": "m"}]
    assert game.view()["supply"] == [{"m": 7}, {"m": 6}]
    game.play("BG-G@2,-1N m>E BG-E@3,-1W -")
    events = game.play("m<castle")
    assert told(events, "brought-out")[0][:3] == ("brought-out", 1, "m<castle")
    assert {event.seat for event in events if event.kind == "scored"} == {0, 1}
    assert game.view()["supply"] == [{"m": 7}, {"m": 7}]


def test_both_branches_of_a_river_are_seen() -> None:
    game = Game.new("standard", 2, boxes=["river_two"], deck=["R2-02", "R2-07", "R2-03", "R2-04", "BG-B"])
    game.play("R2-02@1,0N -")
    seen = {"flows": True, "end": [1, 1], "shunned": "W", "second_end": [2, 0]}
    assert game.view()["classic"]["river"] == seen
    game.play("R2-07@2,0E - R2-03@1,1W -")
    assert game.view()["classic"]["river"] == {"flows": True, "end": [2, 1], "shunned": "W"}


def test_the_river_is_seen_until_it_is_done() -> None:
    game = Game.new("standard", 2, boxes=["river"], deck=["R1-06", "R1-02", "BG-B"])
    assert game.view()["classic"]["river"] == {"flows": True, "end": [1, 0], "shunned": None}
    game.play("R1-06@1,0N -")
    assert game.view()["classic"]["river"] == {"flows": True, "end": [1, -1], "shunned": "W"}
    game.play("R1-02@1,-1E -")
    assert game.view()["classic"]["river"] == {"flows": False, "end": None, "shunned": None}


def test_a_seat_out_of_turn_has_the_choice() -> None:
    """Red completes the city; blue, who waits in the castle, is asked before it is scored."""
    deck = ["BG-U", "BG-W", "BG-G", "BG-B", "BG-E", "BG-B"]
    game = Game.new("standard", ["red", "blue"], boxes=["count"], deck=deck)
    game.play("BG-U@1,2E m>N BG-W@1,3N - m>castle count>market BG-G@2,-1N m>E BG-B@2,0N - BG-E@3,-1W -")
    assert (game.turn, game.view()["player"]) == (1, 0)
    assert [str(move) for move in game.moves()] == ["m<castle", "-"]
    game.undo()
    assert game.turn == 0
