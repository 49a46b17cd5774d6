"""Aids: dead cells, tiles to come, areas and the score if it ended now, all worked out on copies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..core.bag import stage_now, tiles_left
from ..core.board import column, facings_that_fit, row
from ..core.table import Table
from ..games.extras import view_of
from ..play.game import Game
from . import messages, shapes, sight


def ended(game: Game, id: str) -> messages.Ended:
    """The score if it ended now, with what would be paid for."""
    scores, events = game.if_it_ended()
    paid = [sight.event_shape(game, event) for event in events if event.kind == "scored"]
    return messages.Ended(id, list(scores), paid)


def figures_on(state: Table, feature: int) -> list[int]:
    """How many figures each seat has on a feature."""
    counts = [0] * state.seats
    for figure in state.figures[: state.figure_count]:
        if figure.segment >= 0 and state.segments[figure.segment].feature == feature:
            counts[figure.owner] += 1
    return counts


def _cells(state: Table) -> Iterator[tuple[int, shapes.Cell]]:
    for gap in range(state.gap_count):
        cell = state.gaps[gap].cell
        yield gap, shapes.Cell(column(state, cell), row(state, cell))


def open_cells(game: Game) -> list[shapes.Cell]:
    """Empty cells beside tiles."""
    return [cell for _, cell in _cells(game.state)]


def dead(game: Game, id: str) -> messages.Dead:
    """Empty cells beside tiles whose sides no remaining tile can meet."""
    state, box = game.state, game.prepared.box
    held = {game.prepared.kind(name) for name in game.seen().extras.hand}
    kinds = [kind for kind in range(box.kinds_count) if state.bag[kind] > 0 or kind in held]
    cells = [
        cell for gap, cell in _cells(state) if not any(facings_that_fit(box, state, kind, gap) for kind in kinds)
    ]
    return messages.Dead(id, cells)


def left(game: Game, id: str) -> messages.Left:
    """Tiles still to come, how likely each comes next, and the cells where its sides fit."""
    state, box = game.state, game.prepared.box
    stage = stage_now(state)
    due = state.left[stage]
    tiles = []
    for kind, spec in enumerate(game.prepared.specs):
        if state.bag[kind] > 0:
            odds = state.bag[kind] / due if box.kinds[kind].stage == stage and due else 0.0
            fits = [cell for gap, cell in _cells(state) if facings_that_fit(box, state, kind, gap)]
            tiles.append(shapes.LeftTile(spec.name, int(state.bag[kind]), round(odds, 4), fits))
    return messages.Left(id, int(tiles_left(state)), tiles)


def areas(game: Game, id: str, projected: bool = True) -> messages.Areas:
    """Every feature of the table: where it lies, who stands on it, who would be paid for it, and how much."""
    state = game.state
    members: dict[int, list[int]] = {}
    for segment in range(state.segment_count):
        members.setdefault(state.segments[segment].feature, []).append(segment)
    paid = _paid_at_the_end(game) if projected else {}
    nothing = [0] * state.seats if projected else []
    return messages.Areas(
        id, [_area(game, feature, segments, paid.get(feature, nothing)) for feature, segments in members.items()]
    )


def _paid_at_the_end(game: Game) -> dict[int, list[int]]:
    """What each seat would get for each feature if the game ended now."""
    state = game.state
    paid: dict[int, list[int]] = {}
    for event in game.if_it_ended()[1]:
        if event.kind == "scored" and event.at is not None and event.at.segment is not None:
            tile = state.tiles[sight.tile_of(state, event.at.x, event.at.y)]
            feature = int(state.segments[tile.first + event.at.segment].feature)
            if event.seat is not None and event.what == _kind(game, feature):
                paid.setdefault(feature, [0] * state.seats)[event.seat] += event.amount
    return paid


def _area(game: Game, feature: int, segments: Sequence[int], points: list[int]) -> shapes.Area:
    state = game.state
    return shapes.Area(
        kind=_kind(game, feature),
        parts=[sight.part_shape(state, segment) for segment in segments],
        figures=figures_on(state, feature),
        holders=_holders(game, feature),
        open_sides=int(state.segments[feature].open_sides),
        tiles=len({state.segments[segment].tile for segment in segments}),
        points=points,
    )


def _kind(game: Game, feature: int) -> str:
    """What a feature is called: what its tile shows."""
    tile = game.state.tiles[game.state.segments[feature].tile]
    return game.notation.specs[tile.kind].segments[feature - tile.first].kind


def _holders(game: Game, feature: int) -> list[int]:
    """The seats that a feature would pay as it stands; each family weighs its figures itself."""
    return view_of(game.prepared.options.game.family).holders(game.prepared.box, game.state, feature)


