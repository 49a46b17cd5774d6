"""What holds in every position of every mix of boxes."""

import json
from collections import Counter

import pytest
from box_walk import MIXES, BoxWalk, table

from bastide.core.events import Events
from bastide.core.geometry import cell_at
from bastide.core.luck import Luck, seed
from bastide.core.moves import PASS_MOVE, Moves, Verb, cell_of, pack, spot_of, verb_of, what_of
from bastide.core.record import flat
from bastide.core.table import CHANCE, NOWHERE, OVER
from bastide.games.classic import engine
from bastide.games.classic.boxes.count.state import IN_TOWN, QUARTERS
from bastide.games.classic.state import Choice, Pawn, Step
from bastide.games.classic.words import WORDS
from bastide.oracle import classic as oracle
from bastide.play.notation import Notation
from bastide.play.view import plain, view

mixes = pytest.mark.parametrize("name", MIXES)


def every_move(walk: BoxWalk) -> set[int]:
    """All moves that anybody might think of."""
    state = walk.state
    cells = [
        cell_at(x, y)
        for x in range(state.west - 2, state.east + 3)
        for y in range(state.south - 2, state.north + 3)
    ]  # fmt: skip
    hand = {kind for kind in state.hand if kind >= 0} | {walk.dice.randrange(walk.box.kinds_count)}
    moves = {PASS_MOVE, pack(Verb.BUILD, 0, 0, 0)}
    moves |= {pack(Verb.PLACE, kind, cell, turn) for kind in hand for cell in cells for turn in range(4)}
    moves |= {pack(Verb.PUT, pawn, state.tiles[state.laid].cell, part) for pawn in range(6) for part in range(9)}
    moves |= {pack(verb, kind, 0, 0) for verb in (Verb.DRAW, Verb.DISCARD) for kind in range(walk.box.kinds_count + 1)}
    moves |= {pack(verb, pawn, 0, spot) for verb in (Verb.SHIFT, Verb.TAKE) for pawn in range(6) for spot in range(6)}
    moves |= {pack(Verb.CHOOSE, Choice.COUNT, 0, quarter) for quarter in range(6)}
    places = [(cell, part) for cell in cells for part in range(8)]
    return moves | {pack(Verb.CHOOSE, what, *place) for what in (Choice.GINGERBREAD, Choice.ABBOT) for place in places}


def canonical(walk: BoxWalk, move: int) -> int:
    """The move as it is listed: a city by the segment that stands for it."""
    if verb_of(move) != Verb.CHOOSE or what_of(move) != Choice.GINGERBREAD:
        return move
    state = walk.state
    tile = state.tiles[state.grid[cell_of(move)] - 1]
    root = state.segments[tile.first + spot_of(move)].feature
    home = state.tiles[state.segments[root].tile]
    return pack(Verb.CHOOSE, Choice.GINGERBREAD, home.cell, root - home.first)


@mixes
def test_a_move_is_refused_exactly_when_it_is_not_listed(name: str) -> None:
    walk, number = BoxWalk(table(name), 1), 0
    for state in walk:
        number += 1
        if number % 17 and state.step in (Step.DRAW, Step.PLACE, Step.FIGURE) and not state.river.flows:
            continue
        listed, before = walk.legal(), flat(state).tobytes()
        assert len(set(listed)) == len(listed) > 0
        allowed = {move for move in every_move(walk) if engine.refusal(walk.box, state, move) == 0}
        assert {canonical(walk, move) for move in allowed} == set(listed)
        assert set(listed) <= allowed
        assert all(engine.refusal(walk.box, state, move) in WORDS.refusals for move in every_move(walk) - allowed)
        assert flat(state).tobytes() == before


@mixes
def test_the_sampler_finds_exactly_the_listed_moves(name: str) -> None:
    walk, luck, number = BoxWalk(table(name), 2), Luck(), 0
    seed(luck, 9)
    for state in walk:
        number += 1
        if state.chooser == CHANCE:
            continue
        listed = walk.legal()
        common = state.step in (Step.PLACE, Step.FIGURE) and not state.river.flows
        if len(listed) > 1 and (not common or number % 41 == 0):
            found = Counter(engine.any_move(walk.box, state, Moves(), luck) for _ in range(40 * len(listed)))
            assert set(found) == set(listed)
            assert max(found.values()) < 90


@mixes
def test_placements_are_those_found_by_trying_every_place(name: str) -> None:
    walk, number = BoxWalk(table(name), 3), 0
    for state in walk:
        number += state.step == Step.PLACE
        if state.step == Step.PLACE and (state.river.flows or number % 9 == 0):
            twin = oracle.Twin(walk.prepared.specs, walk.box, state, [])
            expected = {
                pack(Verb.PLACE, kind, cell_at(*place), turn)
                for kind in state.hand
                if kind >= 0
                for place, turn in oracle.placements(twin, kind)
            }
            assert set(walk.legal()) == expected


@mixes
def test_nothing_is_lost_or_made(name: str) -> None:
    walk = BoxWalk(table(name), 4)
    supply = [walk.box.rules.supply[pawn] for pawn in Pawn]
    whole, gone = sum(walk.prepared.state.bag) + walk.prepared.state.tile_count, 0
    owners = {(seat, pawn): supply[pawn] for seat in range(walk.state.seats) for pawn in Pawn if supply[pawn]}
    for state in walk:
        figures = state.figures[: state.figure_count]
        assert Counter((figure.owner, figure.kind) for figure in figures) == owners
        assert all(IN_TOWN - QUARTERS < figure.segment < state.segment_count for figure in figures)
        in_town = Counter(IN_TOWN - figure.segment for figure in figures if figure.segment < NOWHERE)
        assert [in_town[quarter] for quarter in range(QUARTERS)] == state.town.waiting
        gone += state.step == Step.DISCARD
        in_hand = sum(kind >= 0 for kind in state.hand)
        assert state.tile_count + sum(state.bag) + gone - (state.step == Step.DISCARD) + in_hand == whole
        assert sum(state.left) == sum(state.bag)
        assert not any(segment.seen for segment in state.segments)


@mixes
def test_moves_go_round_by_their_texts_and_views_are_plain(name: str) -> None:
    walk = BoxWalk(table(name), 5)
    notation = Notation(WORDS, walk.prepared.specs)
    names = [f"seat{seat}" for seat in range(walk.state.seats)]
    for number, state in enumerate(walk):
        listed = walk.legal()
        for move in listed if number % 5 == 0 or state.step > Step.FIGURE else listed[:3]:
            assert notation.read(state, notation.write(state, move)) == move
        if number % 10 == 0 or state.step > Step.FIGURE:
            json.dumps(plain(view(walk.prepared, state, notation, names, None, None)))


@mixes
def test_the_final_scoring_as_if_the_game_ended_now(name: str) -> None:
    walk = BoxWalk(table(name), 6)
    for state in walk:
        if state.step == Step.PLACE and state.tile_count % 5 == 0:
            before, twin = flat(state).tobytes(), state.copy()
            engine.finish(walk.box, twin, Events())
            points = oracle.final_points(
                oracle.Twin(walk.prepared.specs, walk.box, state, oracle.figures_of(state))
            )
            assert twin.score[: state.seats] == [state.score[seat] + points[seat] for seat in range(state.seats)]
            assert twin.chooser == OVER
            assert flat(state).tobytes() == before


@pytest.mark.parametrize("name", ["count", "count-by-city", "everything", "everything-six"])
def test_a_projection_asks_nobody_and_counts_nothing_twice(name: str) -> None:
    """While followers are asked for, what is scored already stays scored and the rest is scored without them."""
    asked = 0
    for luck in range(4):
        walk = BoxWalk(table(name), 10 + luck)
        for state in walk:
            if state.step == Step.JOIN:
                asked += 1
                twin, declined = state.copy(), state.copy()
                engine.finish(walk.box, twin, Events())
                while declined.chooser != OVER and declined.step == Step.JOIN:
                    engine.play(walk.box, declined, Events(), PASS_MOVE)
                if declined.chooser != OVER:
                    engine.finish(walk.box, declined, Events())
                assert twin.score == declined.score
    assert asked > 0


def test_the_walks_do_all_that_the_boxes_are_about() -> None:
    steps: set[int] = set()
    for luck in range(3):
        steps |= {int(state.step) for state in BoxWalk(table("everything-six"), luck)}
    assert steps >= {Step.JOIN, Step.COUNT, Step.FLEE, Step.ENTER, Step.RUN}
