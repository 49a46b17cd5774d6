"""The City counted again from what lies on the table after each move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from ..core.moves import Moves, Verb, cell_of, pack, spot_of, verb_of, what_of
from ..core.table import OVER
from ..core.tiles import TileSpec
from ..games.city.engine import legal
from ..games.city.state import GATE_AT, ON_WALL, WALLS, Piece, Step
from .city_town import Cell, Feature, Follower, Laid, Member, Slot, Town, beside, ring


def position(cell: int) -> Cell:
    """A cell of the grid as coordinates; the town of a test never wraps round the grid."""
    return cell % 64 - 32, cell // 64 - 32


def number_of(cell: Cell) -> int:
    """Coordinates as a cell of the grid."""
    return (cell[1] + 32) * 64 + cell[0] + 32


def read_town(specs: Sequence[TileSpec], state: Any) -> Town:
    """The town as a state tells it."""
    laid = [state.tiles[number] for number in range(state.tile_count)]
    tiles = {position(tile.cell): Laid(specs[tile.kind], tile.facing) for tile in laid}
    followers = [
        Follower(figure.owner, _member(state, figure.segment))
        for figure in state.figures[: state.figure_count]
        if figure.segment >= 0
    ]
    return Town(tiles, [_slot(state, piece.slot) for piece in _pieces(state)], followers)


def _pieces(state: Any) -> list[Any]:
    if not state.gate:
        return []
    return list(state.arc[GATE_AT - state.reach[1] : GATE_AT + state.reach[0] + 1])


def _slot(state: Any, slot: int) -> Slot:
    return position(state.tiles[slot // 4].cell), slot % 4


def _member(state: Any, segment: int) -> Member:
    tile = state.tiles[state.segments[segment].tile]
    return position(tile.cell), segment - tile.first


def faults(
    specs: Sequence[TileSpec], box: Any, before: Any, state: Any, move: int, events: Any
) -> Iterator[str]:
    """What the rules got wrong in a move, in sentences; none if all agrees."""
    town = read_town(specs, state)
    features = town.features() if state.chooser != OVER else []
    yield from _wrong_features(state, features)
    yield from _wrong_walls(state, town)
    yield from _wrong_scores(specs, before, state, move)
    yield from _wrong_moves(specs, box, state, town, features)


def _wrong_features(state: Any, features: Sequence[Feature]) -> Iterator[str]:
    """Segments that hang together have one feature, which knows its open sides, size and figures."""
    figures = Counter(figure.segment for figure in state.figures[: state.figure_count] if figure.segment >= 0)
    numbers = {_member(state, segment): segment for segment in range(state.segment_count)}
    for feature in features:
        segments = {numbers[member] for member in feature.members}
        heads = {state.segments[segment].feature for segment in segments}
        head = min(heads)
        if len(heads) > 1 or head not in segments:
            yield f"the {feature.kind} at {min(feature.members)} stands for {sorted(heads)}"
        told = (state.segments[head].size, state.segments[head].open_sides, state.segments[head].figures)
        counted = (len(segments), len(feature.open), sum(figures[segment] for segment in segments))
        if told != counted:
            yield f"the {feature.kind} at {min(feature.members)}: {told} told, {counted} counted"


def _wrong_walls(state: Any, town: Town) -> Iterator[str]:
    """Gate and walls are a contiguous arc of the ring, each marked on its tile."""
    walk, pieces = ring(town.tiles), _pieces(state)
    start = walk.index(town.walls[0]) if town.walls and town.walls[0] in walk else 0
    arc = [walk[(start + step) % len(walk)] for step in range(len(town.walls))]
    if town.walls != arc:
        yield f"the walls {town.walls} are not the arc {arc} of the ring"
    guards = [_slot(state, piece.slot) for piece in pieces if piece.guard]
    for marks, slots in ((state.walled, town.walls), (state.guarded, guards)):
        bits = Counter(number_of(cell) for cell, side in slots for _ in range(1 << side))
        if any(marks[tile] != bits[state.tiles[tile].cell] for tile in range(state.tile_count)):
            yield "the marks of walls or guards on the tiles are wrong"
    standing = sum(figure.segment == ON_WALL for figure in state.figures[: state.figure_count])
    if standing != len(guards) or state.walls_left + len(pieces) - state.gate != WALLS:
        yield "guards or walls got lost"


def _wrong_scores(specs: Sequence[TileSpec], before: Any, state: Any, move: int) -> Iterator[str]:
    """The points since the state before are those of what is complete now, of a tower, and of the end."""
    gained = [state.score[seat] - before.score[seat] for seat in range(state.seats)]
    expected = expected_points(specs, before, state, move)
    if gained != [expected[seat] for seat in range(state.seats)]:
        yield f"points {gained}, expected {dict(expected)}"


def expected_points(specs: Sequence[TileSpec], before: Any, state: Any, move: int) -> Counter[int]:
    """What a move should have paid, by seat."""
    points: Counter[int] = Counter()
    if state.step == Step.FIGURE:
        return points
    town = read_town(specs, state)
    town.followers = read_town(specs, before).followers
    if verb_of(move) == Verb.PUT:
        town.followers.append(Follower(before.player, (position(cell_of(move)), spot_of(move))))
    if verb_of(move) == Verb.BUILD and what_of(move) == Piece.TOWER:
        points[before.player] += _tower_points(before, spot_of(move))
    thought = ring(town.tiles) if state.chooser == OVER else ()
    features = town.features(thought)
    for feature in features:
        for seat in town.holders(feature) if feature.complete else ():
            points[seat] += town.worth(feature)
    return points + _final_points(town, state, features) if state.chooser == OVER else points


def _tower_points(before: Any, end: int) -> int:
    """The walls from an end of the wall up to the nearest tower or the gate."""
    pieces = _pieces(before)
    walls = pieces[before.reach[1] + 1 :] if end == 0 else pieces[: before.reach[1]][::-1]
    towers = [number for number, piece in enumerate(walls) if piece.tower]
    return len(walls) - (towers[-1] + 1 if towers else 0)


def _final_points(town: Town, state: Any, features: Sequence[Feature]) -> Counter[int]:
    """Residents and guards."""
    points: Counter[int] = Counter()
    for feature in features:
        if feature.kind == "residential":
            for seat in town.holders(feature):
                points[seat] += 2 * town.markets_touching(feature, features)
    for piece in _pieces(state):
        if piece.guard:
            points[piece.guard - 1] += town.guard_points(_slot(state, piece.slot))
    return points


def _wrong_moves(
    specs: Sequence[TileSpec], box: Any, state: Any, town: Town, features: Sequence[Feature]
) -> Iterator[str]:
    """The list of legal moves is what looking at every place gives."""
    moves = Moves()
    legal(box, state, moves)
    told = moves.moves[: moves.count]
    if len(set(told)) < len(told):
        yield "a move is listed twice"
    expected = _expected_moves(specs, state, town, features)
    if expected is not None and set(told) != expected:
        yield f"step {state.step}: {set(told) - expected} too many, {expected - set(told)} missing"


def _expected_moves(
    specs: Sequence[TileSpec], state: Any, town: Town, features: Sequence[Feature]
) -> set[int] | None:
    if state.step == Step.PLACE:
        return _placements(specs[state.hand], state.hand, town)
    if state.step == Step.DISCARD:
        unplaced = _placements(specs[state.hand], state.hand, town)
        return unplaced or {pack(Verb.DISCARD, state.hand, 0, 0)}
    if state.step == Step.FIGURE:
        return {pack(Verb.PASS, 0, 0, 0), *_claims(state, town, features)}
    if state.step == Step.GATE:
        return {pack(Verb.BUILD, Piece.GATE, number_of(cell), side) for cell, side in ring(town.tiles)}
    if state.step == Step.WALL:
        ends = range(2) if len(town.walls) < len(ring(town.tiles)) else ()
        return {pack(Verb.BUILD, Piece.WALL, 0, end) for end in ends}
    if state.step == Step.TOWER:
        towers = {pack(Verb.BUILD, Piece.TOWER, 0, end) for end in range(2) if _tower_points(state, end)}
        return {pack(Verb.PASS, 0, 0, 0), *towers}
    if state.step in (Step.GUARD, Step.LAST_GUARDS):
        return {pack(Verb.PASS, 0, 0, 0), *_guards(state, town)}
    return None


def _guards(state: Any, town: Town) -> Iterator[int]:
    """A guard on the chooser's last wall, if no other stands at the far end of the row of tiles behind it."""
    guards = [_slot(state, piece.slot) for piece in _pieces(state) if piece.guard]
    wall = _slot(state, state.arc[state.last_wall[state.chooser]].slot)
    if town.opposite(wall) not in guards:
        yield pack(Verb.BUILD, Piece.GUARD, 0, 0)


def _placements(spec: TileSpec, kind: int, town: Town) -> set[int]:
    """Every free cell and facing in which roads meet roads."""
    looks: list[Any] = []
    found = set()
    free = [cell for cell in town.empty_beside() if not town.barred(cell)]
    for facing in range(4):
        laid = Laid(spec, facing)
        look = {
            (segment.kind, *segment.marks, *sorted(laid.ports(part)))
            for part, segment in enumerate(spec.segments)
        }
        cells = [cell for cell in free if look not in looks and _roads_meet(town, laid, cell)]
        found |= {pack(Verb.PLACE, kind, number_of(cell), facing) for cell in cells}
        looks.append(look)
    return found


def _roads_meet(town: Town, laid: Laid, cell: Cell) -> bool:
    for side in range(4):
        if beside(cell, side) in town.tiles:
            other = town.tiles[beside(cell, side)]
            mine, theirs = laid.owner(side * 3 + 1), other.owner((side + 2) % 4 * 3 + 1)
            road_here = mine is not None and laid.spec.segments[mine].kind == "road"
            road_there = theirs is not None and other.spec.segments[theirs].kind == "road"
            if road_here != road_there:
                return False
    return True


def _claims(state: Any, town: Town, features: Sequence[Feature]) -> Iterator[int]:
    """The free features on the tile just laid, but for roads and markets that it completes."""
    cell = position(state.tiles[state.laid].cell)
    for feature in features:
        if feature.complete or town.holders(feature):
            continue
        for there, part in feature.members:
            if there == cell:
                yield pack(Verb.PUT, 0, number_of(cell), part)
