"""What a seat sees of a position: the lead is that of the end, the rest is what lies on the table."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from castle_moves import choose_move
from describe import Described

from bastide.core.record import dtype_of, fields
from bastide.core.table import OVER
from bastide.games.castle.description import CLAIMS, Claim, Description, Sheet
from bastide.games.castle.engine import describe
from bastide.games.castle.state import Step
from bastide.games.options import choose, prepare
from bastide.play.game import Game

NewGame = Callable[..., Game]


def steps_of_game(described: Described, often: int) -> set[int]:
    """Plays a game and checks what is seen of it now and then; the steps at which it was."""
    steps: set[int] = set()
    while described.state.chooser != OVER:
        if described.luck.random() < 1 / often or described.state.step > Step.FIGURE:
            described.check()
            steps.add(int(described.state.step))
        described.tables[0].legal()
        described.play(choose_move(described.luck, described.state, described.tables[0].moves))
    described.check()
    return steps


def test_the_lead_is_that_of_the_end(rich_wall: Path) -> None:
    steps: set[int] = set()
    for seed in range(6):
        rules = {"wells_left": ("single", "double")[seed % 2]}
        options = choose("castle", seats=1 + (seed > 0), rules=rules, wall=rich_wall)
        steps |= steps_of_game(Described(prepare(options), seed), 3)
    assert {Step.DRAW, Step.TURN_UP, Step.PLACE, Step.FIGURE, Step.ORDER, Step.DOUBLE, Step.AGAIN} <= steps


def test_by_our_wall_at_every_point() -> None:
    described = Described(prepare(choose("castle")), 3)
    assert Step.FIGURE in steps_of_game(described, 1)
    assert described.leads > 200


def seen(game: Game, seat: int) -> Any:
    """What a seat sees of a game."""
    description = Description()
    describe(game.prepared.box, game.state, seat, Sheet(), description)
    return description


def columns(row: Claim, *names: str) -> list[int]:
    return [getattr(row, name) for name in names]


def test_an_unfinished_path_with_a_well(small: NewGame) -> None:
    """A path from a start space, a well on it, two cells before the wall: a way through or a dead end may come."""
    deck = ["CA-p02", "CA-d01", "CA-p01", "CA-p08"]
    game = small(["###"], [(0, 0, "W", "path", 0)], deck, [[4], [6]], chance="explicit")
    game.let_chance()
    game.play("CA-p02@0,0E m>E")
    path = seen(game, 0).claims[0]
    assert columns(path, "there", "path", "tiles", "well", "worth", "swing", "pays") == [1, 1, 2, 1, 4, 4, 0]
    assert columns(path, "mine", "theirs", "leading", "trailing", "tied") == [1, 0, 1, 0, 0]
    assert columns(path, "gaps", "open_sides", "fewest_fits", "mean_fits", "dead_gaps") == [1, 1, 3, 3, 0]
    assert columns(path, "closing_tiles", "lands", "lands_grown") == [1, 1, 1]
    theirs = seen(game, 1).claims[0]
    assert columns(theirs, "mine", "theirs", "leading", "trailing", "swing", "lands") == [0, 1, 0, 1, -4, 1]


def test_wall_tiles_keeps_and_followers(small: NewGame) -> None:
    deck = ["CA-n14", "CA-n14", "CA-n01", "CA-n01"]
    game = small(["##", "##"], [(0, 0, "W", "court", 0)], deck, [[1]], wall_tiles=[8])
    game.play("CA-n14@0,0N m>NL")
    mine, theirs = seen(game, 0), seen(game, 1)
    names = ("lead", "ahead", "my_keep_grows", "my_keep", "their_keep", "keep_leads", "empty_region", "cells_over")
    assert columns(mine, *names) == [4, 1, 1, 3, 0, 1, 3, 0]
    assert (theirs.lead, theirs.their_keep_grows, theirs.their_keep, theirs.keep_leads) == (-4, 1, 3, -1)
    assert (mine.my_followers, mine.wall_tiles_left, mine.my_near, mine.tiles_left) == (6, 0, 40, 2)
    assert (mine.placing, mine.my_turn, theirs.my_turn, mine.unseen_keep_grows) == (1, 0, 1, 1)


def test_a_feature_across_a_gap_may_be_joined(small: NewGame) -> None:
    game = small(["###"], [(0, 0, "W", "court", 0), (2, 0, "E", "court", 0)], ["CA-n13"] * 3)
    game.play("CA-n13@0,0E m>EL CA-n13@2,0W m>WL")
    mine = seen(game, 0)
    joins = ("joins_mine", "joins_theirs", "joins_free")
    assert [columns(row, *joins) for row in mine.claims[:2]] == [[0, 1, 0], [1, 0, 0]]
    assert (mine.claims[0].leading, mine.claims[1].leading, mine.claims[2].there) == (1, 0, 0)


def test_the_flat_form_is_one_row_of_short_numbers() -> None:
    scalars = [field for field in fields(Description) if field.kind is None]
    assert [field.name for field in fields(Description)][-1] == "claims"
    assert fields(Claim)[0].name == "there"
    assert dtype_of(Description).itemsize == 2 * (len(scalars) + CLAIMS * len(fields(Claim)))
