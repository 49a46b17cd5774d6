"""The slow twin of the classic rules: what must be true after each move, recounted from the tiles and figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from ..core.tiles import TileSpec
from .board import AROUND, Board, Lying, Node, Place, neighbour

Standing = tuple[int, int, int]
PASS, PLACE, PUT = 0, 3, 4
PLACE_STEP, FIGURE_STEP = 2, 3
POINTS, BY_FIELD, BY_CITY, FORBIDDEN = 1, 1, 2, 1
CHANCE, OVER = -1, -2


class Twin:
    """A position worked out anew, slowly."""

    def __init__(self, specs: Sequence[TileSpec], box: Any, state: Any, figures: Sequence[Standing]) -> None:
        self.specs, self.box, self.state = specs, box, state
        self.board = Board(specs, state)
        self.numbers = {node: number for number, node in enumerate(self.board.nodes())}
        self.features = self.board.features()
        self.figures = figures
        self.home = {node: at for at, feature in enumerate(self.features) for node in feature}
        by_number = {number: node for node, number in self.numbers.items()}
        self.standing = Counter((self.home[by_number[segment]], owner) for owner, _, segment in figures if segment >= 0)

    def kind(self, at: int) -> str:
        """The kind of a feature."""
        return self.board.segment(self.features[at][0]).kind

    def complete(self, at: int) -> bool:
        """Whether a feature is complete."""
        return self.kind(at) in ("city", "road", "cloister", "town") and self.board.open_sides(self.features[at]) == 0

    def holders(self, at: int) -> Counter[int]:
        """Followers by player on a feature."""
        return Counter({owner: count for (home, owner), count in self.standing.items() if home == at})

    def tiles(self, at: int) -> int:
        """Tiles of a feature, each once."""
        return len({place for place, _ in self.features[at]})

    def worth(self, at: int) -> int:
        """Points of a road, city or cloister as it stands."""
        complete, rules, kind = self.complete(at), self.box.rules, self.kind(at)
        if not complete and rules.unfinished != POINTS:
            return 0
        if kind == "cloister":
            place = self.features[at][0][0]
            return 1 + sum((place[0] + x, place[1] + y) in self.board.tiles for x, y in AROUND)
        if kind == "road":
            return self.tiles(at)
        shields = sum(self.board.segment(node).marks.get("shield", 0) for node in self.features[at])
        each = 1 if not complete or (rules.small_city == 2 and self.tiles(at) == 2) else 2
        return (self.tiles(at) + shields) * each

    def bordered(self, field: int) -> set[int]:
        """Completed cities that a field borders."""
        return {
            self.home[(place, other)]
            for place, part in self.features[field]
            for other in self.board.segment((place, part)).borders
            if self.complete(self.home[(place, other)])
        }


def majority(holders: Counter[int], worth: int) -> Counter[int]:
    """Everybody with the most followers gets the points."""
    most = max(holders.values(), default=0)
    return Counter({owner: worth for owner, count in holders.items() if count == most and most > 0})


def faults(specs: Sequence[TileSpec], box: Any, before: Any, state: Any, move: int, events: Any) -> Iterator[str]:
    """What the rules got wrong in one move, in sentences."""
    twin = Twin(specs, box, state, _figures(state))
    yield from _feature_faults(twin, state)
    yield from _gap_faults(twin, state)
    if before.step in (PLACE_STEP, FIGURE_STEP) and state.step != FIGURE_STEP:
        yield from _score_faults(specs, box, before, state, move)


def _figures(state: Any) -> list[Standing]:
    return [(figure.owner, figure.kind, figure.segment) for figure in state.figures[: state.figure_count]]


def _feature_faults(twin: Twin, state: Any) -> Iterator[str]:
    for feature in twin.features:
        segments = [twin.numbers[node] for node in feature]
        homes = {state.segments[segment].feature for segment in segments}
        if len(homes) != 1 or not homes <= set(segments):
            yield f"the feature of {feature[0]} is not one feature: {homes}"
            continue
        root = state.segments[homes.pop()]
        if root.open_sides != twin.board.open_sides(feature):
            yield f"{feature[0]} has {root.open_sides} open sides, not {twin.board.open_sides(feature)}"
        if root.size != len(segments):
            yield f"{feature[0]} has {root.size} segments, not {len(segments)}"
        standing = sum(twin.holders(twin.home[feature[0]]).values())
        if root.figures != standing:
            yield f"{feature[0]} counts {root.figures} figures, not {standing}"
    if any(segment.seen for segment in state.segments[: state.segment_count]):
        yield "a scratch mark was left behind"


def _gap_faults(twin: Twin, state: Any) -> Iterator[str]:
    cells = {gap.cell for gap in state.gaps[: state.gap_count]}
    places = {(y + 32) % 64 * 64 + (x + 32) % 64 for x, y in twin.board.gaps()}
    if cells != places:
        yield f"the gaps differ: {sorted(cells ^ places)}"


def placements(twin: Twin, kind: int) -> set[tuple[Place, int]]:
    """Every place and turn where a tile continues all its neighbours, found by trying them all."""
    spec = twin.specs[kind]
    found = set()
    for place in twin.board.gaps():
        if twin.box.rules.holes == FORBIDDEN and twin.board.makes_hole(place):
            continue
        looks = []
        for turn in range(4):
            lying = Lying(spec, turn, -1)
            look = sorted((segment.kind, sorted(lying.ports(part)), sorted(segment.marks.items()),
                           sorted(sorted(lying.ports(other)) for other in segment.borders))
                          for part, segment in enumerate(spec.segments))
            if look not in looks and _continues(twin.board, lying, place):
                found.add((place, turn))
            looks.append(look)
    return found


def _continues(board: Board, lying: Lying, place: Place) -> bool:
    for side in range(4):
        there = board.tiles.get(neighbour(place, side))
        if there is not None and there.shown((side + 2) % 4) != tuple(reversed(lying.shown(side))):
            return False
    return True


def _score_faults(specs: Sequence[TileSpec], box: Any, before: Any, state: Any, move: int) -> Iterator[str]:
    """Points and returns of a turn that has come to its end, from the figures as they stood before."""
    figures = _figures(before)
    if move & 15 == PUT:
        figures = _with_put(figures, before, state, move)
    twin = Twin(specs, box, state, figures)
    expected = Counter(dict(enumerate(before.score[: state.seats])))
    done = {at for at in range(len(twin.features)) if twin.complete(at)}
    for at in done:
        expected += majority(twin.holders(at), twin.worth(at))
    after = Twin(specs, box, state, _figures(state))
    for at in done:
        if after.holders(at):
            yield f"figures stayed on the completed feature of {twin.features[at][0]}"
    if state.chooser == OVER:
        expected += final_points(after)
    for seat in range(state.seats):
        if state.score[seat] != expected[seat]:
            yield f"seat {seat} has {state.score[seat]} points, not {expected[seat]}"


def _with_put(figures: list[Standing], before: Any, state: Any, move: int) -> list[Standing]:
    segment = before.tiles[before.laid].first + (move >> 24 & 63)
    for at, (owner, kind, where) in enumerate(figures):
        if owner == before.player and kind == move >> 4 & 255 and where == -1:
            return [*figures[:at], (owner, kind, segment), *figures[at + 1 :]]
    return figures


def final_points(twin: Twin) -> Counter[int]:
    """The final scoring."""
    points: Counter[int] = Counter()
    rules = twin.box.rules
    for at in range(len(twin.features)):
        if twin.kind(at) in ("city", "road", "cloister"):
            points += majority(twin.holders(at), twin.worth(at))
        elif twin.kind(at) == "field" and rules.fields == BY_FIELD:
            points += majority(twin.holders(at), 3 * len(twin.bordered(at)))
    if rules.fields == BY_CITY:
        for city in range(len(twin.features)):
            if twin.kind(city) in ("city", "town") and twin.complete(city):
                farmers: Counter[int] = Counter()
                for field in range(len(twin.features)):
                    if twin.kind(field) == "field" and city in twin.bordered(field):
                        farmers += twin.holders(field)
                points += majority(farmers, 3)
    return points
