"""The slow twin of the classic rules: what must be true after each move, recounted from the tiles and figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from ..core.tiles import TileSpec
from ..games.classic.state import Fields, Holes, Pawn, Unfinished
from .board import AROUND, CENTRES, Board, Lying, Place, neighbour
from .classic_tiles import mouths, tile_faults

Standing = tuple[int, int, int]
GOODS = ("wine", "grain", "cloth")


class Twin:
    """A position worked out anew, slowly."""

    def __init__(self, specs: Sequence[TileSpec], box: Any, state: Any, figures: Sequence[Standing]) -> None:
        self.specs, self.box, self.state = specs, box, state
        self.board = Board(specs, state)
        self.numbers = {node: number for number, node in enumerate(self.board.nodes())}
        self.nodes = list(self.numbers)
        self.features = self.board.features()
        self.figures = figures
        self.home = {node: at for at, feature in enumerate(self.features) for node in feature}
        self._complete: dict[int, bool] = {}

    def kind(self, at: int) -> str:
        """The kind of a feature."""
        return self.board.segment(self.features[at][0]).kind

    def complete(self, at: int) -> bool:
        """Whether a feature is complete."""
        if at not in self._complete:
            closed = self.board.open_sides(self.features[at]) == 0
            self._complete[at] = closed and self.kind(at) in ("city", "road", "town", *CENTRES)
        return self._complete[at]

    def at(self, segment: int) -> int:
        """The feature of a segment, by the segment's number."""
        return self.home[self.nodes[segment]]

    def figures_on(self, at: int) -> list[tuple[int, int]]:
        """Owner and kind of each figure on a feature."""
        return [(owner, kind) for owner, kind, where in self.figures if where >= 0 and self.at(where) == at]

    def followers(self, at: int) -> Counter[int]:
        """Followers by player on a feature, large ones counted once."""
        return Counter(owner for owner, kind in self.figures_on(at) if kind in (Pawn.FOLLOWER, Pawn.LARGE))

    def holders(self, at: int) -> Counter[int]:
        """How much each player counts on a feature."""
        weights: dict[int, int] = {Pawn.FOLLOWER: 1, Pawn.LARGE: 2, Pawn.ABBOT: 1}
        heads: Counter[int] = Counter()
        for owner, kind in self.figures_on(at):
            heads[owner] += weights.get(kind, 0)
        return +heads

    def tiles(self, at: int) -> int:
        """Tiles of a feature, each once."""
        return len({place for place, _ in self.features[at]})

    def marks(self, at: int, mark: str) -> int:
        """How often a mark is drawn on a feature."""
        return sum(self.board.segment(node).marks.get(mark, 0) for node in self.features[at])

    def worth(self, at: int) -> int:
        """Points of a road, city, cloister or garden as it stands."""
        complete, rules, kind = self.complete(at), self.box.rules, self.kind(at)
        if not complete and rules.unfinished != Unfinished.POINTS:
            return 0
        if kind in CENTRES:
            return self.around(at)
        if kind == "road":
            each = 1 if not (rules.inns and self.marks(at, "inn")) else 2 if complete else 0
            return self.tiles(at) * each
        each = 1 if not complete or (rules.small_city == 2 and self.tiles(at) == 2) else 2
        if rules.inns and self.marks(at, "cathedral"):
            each = 3 if complete else 0
        return (self.tiles(at) + self.marks(at, "shield")) * each

    def around(self, at: int) -> int:
        """The tiles in a cloister's or garden's square of nine."""
        x, y = self.features[at][0][0]
        return 1 + sum((x + east, y + north) in self.board.tiles for east, north in AROUND)

    def bordered(self, field: int) -> set[int]:
        """Completed cities that a field borders."""
        return {
            self.home[(place, other)]
            for place, part in self.features[field]
            for other in self.board.segment((place, part)).borders
            if self.complete(self.home[(place, other)])
        }

    def has_pig(self, seat: int, field: int) -> bool:
        """Whether a player's pig stands on a field."""
        return (seat, int(Pawn.PIG)) in self.figures_on(field)


def majority(holders: Counter[int], worth: int) -> Counter[int]:
    """Everybody with the most followers gets the points."""
    most = max(holders.values(), default=0)
    return Counter({owner: worth for owner, count in holders.items() if count == most and most > 0})


def faults(specs: Sequence[TileSpec], box: Any, before: Any, state: Any, move: int, events: Any) -> Iterator[str]:
    """What the rules got wrong in one move, in sentences."""
    from .classic_turn import turn_faults

    twin = Twin(specs, box, state, figures_of(state))
    yield from _feature_faults(twin, state)
    yield from tile_faults(twin.board, box, before, state, move)
    yield from turn_faults(twin, before, state, move)


def figures_of(state: Any) -> list[Standing]:
    """Owner, kind and segment of every figure."""
    return [(figure.owner, figure.kind, figure.segment) for figure in state.figures[: state.figure_count]]


def _feature_faults(twin: Twin, state: Any) -> Iterator[str]:
    standing = Counter(twin.at(where) for _, _, where in twin.figures if where >= 0)
    for at, feature in enumerate(twin.features):
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
        if root.figures != standing[at]:
            yield f"{feature[0]} counts {root.figures} figures, not {standing[at]}"
    if any(segment.seen for segment in state.segments[: state.segment_count]):
        yield "a scratch mark was left behind"


def placements(twin: Twin, kind: int) -> Iterator[tuple[Place, int]]:
    """Every place and facing where a tile continues all its neighbours, found by trying them all."""
    spec = twin.specs[kind]
    ways = [Lying(spec, facing, -1) for facing in _different_facings(spec)]
    for place in sorted(twin.board.gaps()):
        fitting = [lying for lying in ways if _continues(twin.board, lying, place)]
        if not fitting or (twin.box.rules.holes == Holes.FORBIDDEN and twin.board.makes_hole(place)):
            continue
        for lying in fitting:
            if not _has_river(spec) or _flows_on(twin.board, lying, place):
                yield place, lying.facing


def _different_facings(spec: TileSpec) -> list[int]:
    looks: list[Any] = []
    for facing in range(4):
        lying = Lying(spec, facing, -1)
        looks.append(
            sorted(
                (
                    segment.kind,
                    sorted(lying.ports(part)),
                    sorted(segment.marks.items()),
                    sorted(sorted(lying.ports(other)) for other in segment.borders),
                )
                for part, segment in enumerate(spec.segments)
            )
        )
    return [facing for facing in range(4) if looks[facing] not in looks[:facing]]


def _continues(board: Board, lying: Lying, place: Place) -> bool:
    for side in range(4):
        there = board.tiles.get(neighbour(place, side))
        if there is not None and there.shown((side + 2) % 4) != tuple(reversed(lying.shown(side))):
            return False
    return True


def _has_river(spec: TileSpec) -> bool:
    return any(segment.kind == "river" for segment in spec.segments)


def _river_sides(lying: Lying) -> set[int]:
    return {side for side in range(4) if lying.shown(side)[1] == "river"}


def _flows_on(board: Board, lying: Lying, place: Place) -> bool:
    """A river tile meets the river once, bends not as the tile before it did, and leads not to another end of it."""
    sources = [side for side in _river_sides(lying) if neighbour(place, side) in board.tiles]
    if len(sources) != 1:
        return False
    exits = _river_sides(lying) - {sources[0]}
    if any(neighbour(place, side) in mouths(board) - {place} for side in exits):
        return False
    heading = (sources[0] + 2) % 4
    came_from = neighbour(place, sources[0])
    before = [side for side in _river_sides(board.tiles[came_from]) if side != heading]
    laid = {side: board.tiles[neighbour(came_from, side)].number for side in before
            if neighbour(came_from, side) in board.tiles}  # fmt: skip
    last = _bend((min(laid, key=lambda side: laid[side]) + 2) % 4, {heading}) if laid else 0
    return all(_bend(heading, {side}) in {0, 1, 3} - ({last} - {0}) for side in exits)


def _bend(heading: int, exits: set[int]) -> int:
    """0 for straight on or the river's end, 1 for a bend to the right, 3 to the left."""
    turned = [(side - heading) % 4 for side in exits]
    return turned[0] if turned else 0


def field_points(twin: Twin, field: int) -> Counter[int]:
    """What one field pays, with a point more for each city to those whose pig is there."""
    cities = len(twin.bordered(field))
    points = majority(twin.holders(field), 3 * cities)
    return points + Counter({seat: cities for seat in points if twin.has_pig(seat, field)})


def farm_points(twin: Twin) -> Counter[int]:
    """What each completed city pays those who farm it most."""
    points: Counter[int] = Counter()
    fields = [at for at in range(len(twin.features)) if twin.kind(at) == "field" and twin.figures_on(at)]
    for city in range(len(twin.features)):
        if twin.kind(city) in ("city", "town") and twin.complete(city):
            around = [field for field in fields if city in twin.bordered(field)]
            farmers = sum((twin.holders(field) for field in around), Counter[int]())
            paid = majority(farmers, 3)
            pigs = {seat: 1 for seat in paid if any(twin.has_pig(seat, field) for field in around)}
            points += paid + Counter(pigs)
    return points


def goods_points(twin: Twin) -> Counter[int]:
    """Ten points for the most of each kind of goods."""
    points: Counter[int] = Counter()
    for goods in range(len(GOODS)):
        tokens = twin.state.trade.tokens
        points += majority(Counter({seat: tokens[seat * 3 + goods] for seat in range(twin.state.seats)}), 10)
    return points


def final_points(twin: Twin) -> Counter[int]:
    """The final scoring."""
    points: Counter[int] = Counter()
    rules = twin.box.rules
    for at in range(len(twin.features)):
        if twin.kind(at) in ("city", "road", *CENTRES):
            points += majority(twin.holders(at), twin.worth(at))
        elif twin.kind(at) == "field" and rules.fields == Fields.BY_FIELD:
            points += field_points(twin, at)
    if rules.fields == Fields.BY_CITY:
        points += farm_points(twin)
    return points + goods_points(twin)
