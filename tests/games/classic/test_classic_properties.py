"""What holds in every position of every random game."""

from collections import Counter
from typing import Any

import pytest
from walk import Walk

from bastide.core.events import Events
from bastide.core.geometry import cell_at
from bastide.core.luck import Luck, seed
from bastide.core.moves import PASS_MOVE, Moves, Verb, pack
from bastide.core.record import flat
from bastide.core.table import CHANCE, NOWHERE, OVER
from bastide.games.classic import engine
from bastide.games.classic.setup import FOLLOWERS
from bastide.games.classic.state import Kind, Step
from bastide.games.options import Prepared, choose, prepare
from bastide.oracle import classic as oracle

MIXES: list[tuple[str, dict[str, str], int]] = [
    ("standard", {}, 2),
    ("base", {}, 3),
    ("base", {"last_tile": "played", "fields": "by_field"}, 1),
    ("standard", {"fields": "off", "small_city": "2", "holes": "forbidden"}, 5),
    ("standard", {"hand": "2", "fields": "by_city", "unfinished": "nothing"}, 4),
]
mixes = pytest.mark.parametrize(("name", "rules", "seats"), MIXES)


def table(name: str, rules: dict[str, str], seats: int) -> Prepared:
    return prepare(choose(name, rules=rules, seats=seats))


def every_move(walk: Walk) -> set[int]:
    """All moves that anybody might think of: near the town, on the tile just laid, of chance."""
    state = walk.state
    kinds = range(walk.box.kinds_count)
    places = [
        cell_at(x, y)
        for x in range(state.west - 2, state.east + 3)
        for y in range(state.south - 2, state.north + 3)
    ]
    moves = {PASS_MOVE}
    moves |= {pack(Verb.PUT, pawn, state.tiles[state.laid].cell, part) for pawn in range(4) for part in range(8)}
    moves |= {pack(verb, kind, 0, 0) for verb in (Verb.DRAW, Verb.DISCARD) for kind in kinds}
    hand = {kind for kind in state.hand if kind >= 0} | {walk.dice.randrange(walk.box.kinds_count)}
    return moves | {pack(Verb.PLACE, kind, cell, turn) for kind in hand for cell in places for turn in range(4)}


@mixes
def test_a_move_is_refused_exactly_when_it_is_not_listed(name: str, rules: dict[str, str], seats: int) -> None:
    walk = Walk(table(name, rules, seats), 1)
    number = 0
    while walk.state.chooser != OVER:
        if number % 7 == 0 or walk.state.step == Step.DISCARD:
            listed = walk.legal()
            assert len(set(listed)) == len(listed)
            before = flat(walk.state).tobytes()
            allowed = {move for move in every_move(walk) if engine.refusal(walk.box, walk.state, move) == 0}
            assert allowed == set(listed)
            assert flat(walk.state).tobytes() == before
        walk.step()
        number += 1


@mixes
def test_the_sampler_finds_exactly_the_listed_moves(name: str, rules: dict[str, str], seats: int) -> None:
    walk, luck = Walk(table(name, rules, seats), 2), Luck()
    seed(luck, 9)
    number = 0
    while walk.state.chooser != OVER:
        listed = walk.legal() if walk.state.chooser != CHANCE else []
        if number % 29 == 0 and listed:
            moves = Moves()
            found = Counter(engine.any_move(walk.box, walk.state, moves, luck) for _ in range(40 * len(listed)))
            assert set(found) == set(listed)
            assert max(found.values()) < 90
        elif listed:
            assert engine.any_move(walk.box, walk.state, Moves(), luck) in listed
        walk.step()
        number += 1


@mixes
def test_placements_are_those_found_by_trying_every_place(name: str, rules: dict[str, str], seats: int) -> None:
    walk = Walk(table(name, rules, seats), 3)
    number = 0
    while walk.state.chooser != OVER:
        if walk.state.step == Step.PLACE and number % 3 == 0:
            twin = oracle.Twin(walk.prepared.specs, walk.box, walk.state, [])
            expected = {
                pack(Verb.PLACE, kind, cell_at(*place), turn)
                for kind in walk.state.hand
                if kind >= 0
                for place, turn in oracle.placements(twin, kind)
            }
            assert set(walk.legal()) == expected
        number += walk.state.step == Step.PLACE
        walk.step()


@mixes
def test_followers_may_go_exactly_where_nobody_is(name: str, rules: dict[str, str], seats: int) -> None:
    """Each place of the tile just laid, against a flood through the whole town: nobody may be on its feature."""
    walk = Walk(table(name, rules, seats), 9)
    claimable = {"road", "city", "cloister"} | ({"field"} if rules.get("fields") != "off" else set())
    while walk.state.chooser != OVER:
        if walk.state.step == Step.FIGURE:
            twin, laid = _standing(walk), walk.state.tiles[walk.state.laid]
            place = twin.board.places[walk.state.laid]
            expected = {
                pack(Verb.PUT, 0, laid.cell, part)
                for part, segment in enumerate(walk.prepared.specs[laid.kind].segments)
                if segment.kind in claimable and not twin.holders(twin.home[(place, part)])
            }
            assert set(walk.legal()) == expected | {PASS_MOVE}
        walk.step()


@mixes
def test_figures_tiles_and_segments_are_conserved(name: str, rules: dict[str, str], seats: int) -> None:
    walk = Walk(table(name, rules, seats), 4)
    whole = sum(walk.prepared.state.bag) + 1
    gone = 0
    while walk.state.chooser != OVER:
        move = walk.step()
        gone += move & 15 == Verb.DISCARD
        state = walk.state
        figures = state.figures[: state.figure_count]
        assert Counter(figure.owner for figure in figures) == dict.fromkeys(range(seats), FOLLOWERS)
        assert all(NOWHERE <= figure.segment < state.segment_count for figure in figures)
        in_hand = sum(kind >= 0 for kind in state.hand)
        assert state.tile_count + sum(state.bag) + gone + in_hand == whole
        assert sum(state.left) == sum(state.bag)
        assert state.segment_count == sum(
            walk.box.kinds[tile.kind].segments_count for tile in state.tiles[: state.tile_count]
        )
        assert not any(segment.seen for segment in state.segments)


@mixes
def test_followers_return_only_from_what_is_complete_and_turns_follow(
    name: str, rules: dict[str, str], seats: int
) -> None:
    walk, layers = Walk(table(name, rules, seats), 8), []
    while walk.state.chooser != OVER:
        before = walk.state.copy()
        move = walk.step()
        state = walk.state
        for was, now in zip(before.figures, state.figures[: state.figure_count], strict=False):
            if was.segment != now.segment and was.segment >= 0:
                feature = state.segments[state.segments[was.segment].feature]
                assert now.segment == NOWHERE
                assert (feature.open_sides, feature.figures) == (0, 0)
                assert feature.kind != Kind.FIELD
            elif was.segment != now.segment:
                assert move & 15 == Verb.PUT
                assert now.owner == before.player
        if move & 15 == Verb.PLACE:
            layers.append(before.player)
    assert layers == [turn % seats for turn in range(len(layers))]


@mixes
def test_a_copy_plays_on_alike_and_disturbs_nothing(name: str, rules: dict[str, str], seats: int) -> None:
    walk = Walk(table(name, rules, seats), 5)
    while walk.state.chooser != OVER:
        move = walk.dice.choice(walk.legal())
        before, twin = walk.state.tile_count % 4 == 0 and flat(walk.state).tobytes(), walk.state
        if before:
            twin = walk.state.copy()
            assert flat(twin).tobytes() == before
            engine.play(walk.box, twin, Events(), move)
            assert flat(walk.state).tobytes() == before
        engine.play(walk.box, walk.state, walk.events, move)
        assert not before or flat(walk.state).tobytes() == flat(twin).tobytes()


@mixes
def test_gaps_are_barred_exactly_where_a_tile_would_make_a_hole(name: str, rules: dict[str, str], seats: int) -> None:
    from bastide.core.board import BARRED

    walk = Walk(table(name, rules, seats), 6)
    while walk.state.chooser != OVER:
        move = walk.step()
        if move & 15 == Verb.PLACE and walk.state.tile_count % 4 == 0:
            board = oracle.Board(walk.prepared.specs, walk.state)
            barred = {gap.cell for gap in walk.state.gaps[: walk.state.gap_count] if gap.code & BARRED}
            expected = {cell_at(*place) for place in board.gaps() if board.makes_hole(place)}
            assert barred == (expected if walk.box.rules.holes else set())


@mixes
def test_the_final_scoring_as_if_the_game_ended_now(name: str, rules: dict[str, str], seats: int) -> None:
    walk = Walk(table(name, rules, seats), 7)
    while walk.state.chooser != OVER:
        walk.step()
        if walk.state.step == Step.PLACE and walk.state.tile_count % 5 == 0:
            before, twin = flat(walk.state).tobytes(), walk.state.copy()
            engine.finish(walk.box, twin, Events())
            points = oracle.final_points(_standing(walk))
            assert list(twin.score[:seats]) == [walk.state.score[seat] + points[seat] for seat in range(seats)]
            assert twin.chooser == OVER
            assert flat(walk.state).tobytes() == before


def _standing(walk: Walk) -> Any:
    figures = walk.state.figures[: walk.state.figure_count]
    standing = [(figure.owner, figure.kind, figure.segment) for figure in figures]
    return oracle.Twin(walk.prepared.specs, walk.box, walk.state, standing)
