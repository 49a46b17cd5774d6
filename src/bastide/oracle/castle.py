"""The Castle a second time, slow and plain: from tiles and followers alone, by flood fill.

It shares no rule with the engine. After each move the twin that made it must equal the engine's state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from ..core.events import Happening
from ..core.moves import PASS_MOVE, Moves, Verb, cell_of, pack, spot_of, verb_of, what_of
from ..core.tiles import TileSpec
from ..games.castle.engine import legal
from ..games.castle.state import NUMBERS, TURNED_UP, ExtraTurn, Kind, Step, WallTile, WellsLeft
from .castle_board import Castle, Laid, Node, Place, cell_of_place, looks, place_of

KINDS = {"path": Kind.PATH, "tower": Kind.TOWER, "house": Kind.HOUSE, "court": Kind.COURT}
DOUBLING = {"tower": int(WallTile.TOWER_TWICE), "house": int(WallTile.HOUSE_TWICE)}
LEFT = {"path": int(WallTile.PATH_LEFT), "tower": int(WallTile.TOWER_LEFT), "house": int(WallTile.HOUSE_LEFT)}


class Twin:
    """One game: what a person would see on the table."""

    def __init__(self, specs: Sequence[TileSpec], box: Any, state: Any) -> None:
        self.specs, self.box, self.seats = specs, box, state.seats
        tiles = [Laid(laid.kind, place_of(laid.cell), laid.facing) for laid in state.tiles[: state.tile_count]]
        self.castle = Castle(specs, box, tiles)
        self.scores = list(state.score[: state.seats])
        self.followers = Counter(_standing(state))
        self.keeps = list(state.keep_size[: state.seats])
        self.towers = {tower for tower in range(box.tower_count) if state.towers >> tower & 1}
        self.held = _counted(state.held)
        self.fresh = _counted(state.fresh)
        self.unseen = Counter({number: state.unseen[number] for number in range(1, NUMBERS)})
        self.bag = Counter({kind: count for kind, count in enumerate(state.bag) if count})
        self.hand, self.player, self.step = state.hand, state.player, int(state.step)
        self.tower, self.taker = state.tower, state.taker
        self.chosen = _node(state, state.chosen) if state.chosen >= 0 else None
        self.laid = state.laid

    def owner(self, feature: frozenset[Node]) -> int | None:
        """Who has more followers there than anybody else."""
        heads = [sum(self.followers[seat, node] for node in feature) for seat in range(self.seats)]
        best = max(heads)
        return heads.index(best) if best > 0 and heads.count(best) == 1 else None

    def claimed(self, feature: frozenset[Node]) -> bool:
        """Whether any follower stands there."""
        return any(self.followers[seat, node] for seat in range(self.seats) for node in feature)

    def kind(self, feature: frozenset[Node]) -> str:
        """The kind of a feature."""
        return self.castle.kind(next(iter(feature)))

    def feature(self, node: Node) -> frozenset[Node]:
        """The feature of a segment."""
        return next(feature for feature in self.castle.features if node in feature)

    def waiting(self) -> list[frozenset[Node]]:
        """Completed features with followers."""
        claimed = [feature for feature in self.castle.features if self.claimed(feature)]
        return [
            feature
            for feature in claimed
            if self.kind(feature) != "court" and self.castle.open_sides(feature) == 0
        ]

    def next_to_score(self) -> list[frozenset[Node]]:
        """Of these, those of the player who laid the tile come first."""
        waiting = self.waiting()
        return [feature for feature in waiting if self.owner(feature) == self.player] or waiting

    def named(self, move: int) -> frozenset[Node]:
        """The feature that a move names by a cell and a segment."""
        return self.feature((self.castle.at[place_of(cell_of(move))], spot_of(move)))

    def worth(self, feature: frozenset[Node]) -> int:
        """Two a tile for towers and paths with wells, else one."""
        kind = self.kind(feature)
        double = kind == "tower" or (kind == "path" and self.castle.marks(feature, "well") > 0)
        return self.castle.size(feature) * (2 if double else 1)

    def usable(self, number: int) -> bool:
        """Whether the player has this wall tile from before."""
        return self.held[self.player, number] > self.fresh[self.player, number]

    def send_home(self, feature: frozenset[Node]) -> None:
        """All followers leave a feature."""
        for key in [key for key in self.followers if key[1] in feature]:
            del self.followers[key]

    def play(self, move: int) -> None:
        """Make a move and all that follows from it."""
        verb, what = verb_of(move), what_of(move)
        if verb == Verb.DRAW and what > TURNED_UP:
            self._turn_up(what - TURNED_UP)
        elif verb == Verb.DRAW:
            self._draw(what)
        elif verb == Verb.DISCARD:
            self.hand, self.step = -1, int(Step.DRAW)
        elif verb == Verb.PLACE:
            self._place(what, place_of(cell_of(move)), spot_of(move))
        elif verb == Verb.PUT:
            self.followers[self.player, (self.laid, spot_of(move))] += 1
            self._begin_scoring()
        elif verb == Verb.CHOOSE and what == 0:
            self._score_or_ask(self.named(move))
        elif verb == Verb.CHOOSE:
            self._use(what)
        else:
            self._decline()
        if self.step == Step.DRAW and not +self.bag:
            self.finish()

    def _draw(self, kind: int) -> None:
        self.bag[kind] -= 1
        self.hand = kind
        self.step = int(Step.PLACE if self.placements() else Step.DISCARD)

    def _turn_up(self, number: int) -> None:
        self.unseen[number] -= 1
        self.held[self.taker, number] += 1
        self.fresh[self.taker, number] += 1
        self.tower = -1
        self._score()

    def _place(self, kind: int, place: Place, facing: int) -> None:
        self.castle = Castle(self.specs, self.box, (*self.castle.tiles, Laid(kind, place, facing)))
        self.laid, self.hand, self.step = len(self.castle.tiles) - 1, -1, int(Step.FIGURE)
        if not self.claims():
            self._begin_scoring()

    def _use(self, number: int) -> None:
        self.held[self.player, number] -= 1
        if number != WallTile.AGAIN:
            assert self.chosen is not None
            self._pay(self.feature(self.chosen), 2)
            return
        if self.box.rules.extra_turn == ExtraTurn.OWN:
            self._refresh()
        self.step = int(Step.DRAW)

    def _decline(self) -> None:
        if self.step == Step.FIGURE:
            self._begin_scoring()
        elif self.step == Step.DOUBLE:
            assert self.chosen is not None
            self._pay(self.feature(self.chosen), 1)
        else:
            self._next_player()

    def _begin_scoring(self) -> None:
        for feature in self.waiting():
            if self.owner(feature) is None:
                self.send_home(feature)
        self._score()

    def _score(self) -> None:
        """Score what leaves no choice; stop where somebody, or chance, has one."""
        group = self.next_to_score()
        if not group:
            again = bool(+self.bag) and self.usable(WallTile.AGAIN)
            self.step = int(Step.AGAIN)
            if not again:
                self._next_player()
        elif len(group) > 1:
            self.step = int(Step.ORDER)
        else:
            self._score_or_ask(group[0])

    def _score_or_ask(self, feature: frozenset[Node]) -> None:
        number = DOUBLING.get(self.kind(feature))
        if number and self.owner(feature) == self.player and self.usable(number):
            self.step = int(Step.DOUBLE)
        else:
            self._pay(feature, 1)

    def _pay(self, feature: frozenset[Node], times: int) -> None:
        seat = self.owner(feature)
        assert seat is not None
        self.scores[seat] += self.worth(feature) * times
        if self.kind(feature) == "house":
            self.keeps[seat] = max(self.keeps[seat], self.castle.size(feature))
        self.send_home(feature)
        tower = self.box.tower_at[self.scores[seat] % self.box.spaces]
        if tower in self.towers:
            self.towers.remove(tower)
            self.tower, self.taker, self.step = tower, seat, int(Step.TURN_UP)
        else:
            self._score()

    def _next_player(self) -> None:
        self.player = (self.player + 1) % self.seats
        self._refresh()
        self.step = int(Step.DRAW)

    def _refresh(self) -> None:
        for key in [key for key in self.fresh if key[0] == self.player]:
            del self.fresh[key]

    def finish(self) -> None:
        """The final scoring."""
        self.towers = set()
        sizes = [keep and keep + 2 * self.held[seat, WallTile.KEEP] for seat, keep in enumerate(self.keeps)]
        best = max(sizes)
        if best > 0 and sizes.count(best) == 1:
            self.scores[sizes.index(best)] += self.castle.largest_empty()
        for seat in range(self.seats):
            self.scores[seat] += self._courts(seat) + 5 * self.held[seat, WallTile.BONUS]
            for kind, number in LEFT.items():
                self.scores[seat] += self._left(seat, kind, self.held[seat, number])
        self.step = int(Step.END)

    def _owned(self, seat: int, kind: str) -> list[frozenset[Node]]:
        owned = [feature for feature in self.castle.features if self.owner(feature) == seat]
        return [feature for feature in owned if self.kind(feature) == kind]

    def _courts(self, seat: int) -> int:
        courts = self._owned(seat, "court")
        sizes = [(self.castle.size(court), self.castle.marks(court, "market")) for court in courts]
        largest = sorted(sizes, reverse=True)[: self.held[seat, WallTile.MARKETS]]
        return sum(3 * markets for _, markets in sizes) + sum(markets for _, markets in largest)

    def _left(self, seat: int, kind: str, copies: int) -> int:
        double_wells = self.box.rules.wells_left == WellsLeft.DOUBLE
        worths = []
        for feature in self._owned(seat, kind):
            each = 2 if kind == "tower" else 1
            if kind == "path" and double_wells and self.castle.marks(feature, "well"):
                each = 2
            worths.append(each * self.castle.size(feature))
        return sum(sorted(worths, reverse=True)[:copies])

    def claims(self) -> list[int]:
        """The segments of the tile just laid that a follower may claim."""
        standing = sum(count for (seat, _), count in self.followers.items() if seat == self.player)
        if standing == self.box.rules.followers:
            return []
        nodes = self.castle.nodes_of(self.laid)
        return [part for tile, part in nodes if not self.claimed(self.feature((tile, part)))]

    def placements(self) -> set[int]:
        """All ways to lay the tile in hand."""
        spec = self.specs[self.hand]
        seen = [looks(spec, facing) for facing in range(4)]
        return {
            pack(Verb.PLACE, self.hand, cell_of_place(place), facing)
            for place in self.castle.gaps()
            for facing in range(4)
            if seen[facing] not in seen[:facing] and self.castle.fits(self.hand, place, facing)
        }

    def choices(self) -> set[int]:
        """All moves of whoever has to choose, but for the order of scoring."""
        if self.step == Step.DRAW:
            return {pack(Verb.DRAW, kind, 0, 0) for kind in +self.bag}
        if self.step == Step.DISCARD:
            return {pack(Verb.DISCARD, self.hand, 0, 0)}
        if self.step == Step.TURN_UP:
            return {pack(Verb.DRAW, TURNED_UP + number, 0, 0) for number in +self.unseen}
        if self.step == Step.PLACE:
            return self.placements()
        if self.step == Step.FIGURE:
            cell = cell_of_place(self.castle.tiles[self.laid].place)
            return {PASS_MOVE, *(pack(Verb.PUT, 0, cell, part) for part in self.claims())}
        if self.step == Step.DOUBLE:
            assert self.chosen is not None
            return {PASS_MOVE, pack(Verb.CHOOSE, DOUBLING[self.castle.kind(self.chosen)], 0, 0)}
        return {PASS_MOVE, pack(Verb.CHOOSE, int(WallTile.AGAIN), 0, 0)} if self.step == Step.AGAIN else set()

    def seen(self) -> dict[str, Any]:
        """Everything that must agree."""
        return {
            "tiles": self.castle.tiles,
            "scores": self.scores,
            "followers": +self.followers,
            "keeps": self.keeps,
            "wall tiles left": self.towers,
            "wall tiles held": +self.held,
            "wall tiles fresh": +self.fresh,
            "wall tiles unseen": +self.unseen,
            "bag": +self.bag,
            "hand": self.hand,
            "player": self.player,
            "step": self.step,
        }


def _node(state: Any, segment: int) -> Node:
    tile = max(tile for tile in range(state.tile_count) if state.tiles[tile].first <= segment)
    return tile, segment - state.tiles[tile].first


def _standing(state: Any) -> list[tuple[int, Node]]:
    figures = state.figures[: state.figure_count]
    return [(figure.owner, _node(state, figure.segment)) for figure in figures if figure.segment >= 0]


def _counted(tiles: Sequence[int]) -> Counter[tuple[int, int]]:
    return Counter({divmod(place, NUMBERS): count for place, count in enumerate(tiles) if count})


def faults(
    specs: Sequence[TileSpec], box: Any, before: Any, state: Any, move: int, events: Any
) -> Iterator[str]:
    """What is wrong with a move that the engine made, in sentences; nothing when the twin agrees."""
    twin, there, moves = Twin(specs, box, before), Twin(specs, box, state), Moves()
    twin.play(move)
    expected, found = twin.seen(), there.seen()
    for name, value in expected.items():
        if found[name] != value:
            yield f"{name}: {found[name]}, but it should be {value}"
    yield from feature_faults(there, state)
    yield from gap_faults(there.castle, state)
    yield from event_faults(before, state, events)
    legal(box, state, moves)
    yield from choice_faults(there, moves.moves[: moves.count])


def choice_faults(twin: Twin, moves: Sequence[int]) -> Iterator[str]:
    """What is wrong with the list of choices."""
    if len(set(moves)) != len(moves):
        yield "a choice is listed twice"
    if twin.step == Step.ORDER:
        named = [twin.named(move) for move in moves]
        if len(named) != len(twin.next_to_score()) or set(named) != set(twin.next_to_score()):
            yield "the features that may be scored next are listed wrongly"
    elif set(moves) != twin.choices():
        yield f"the choices of step {twin.step} are {sorted(moves)}, but they should be {sorted(twin.choices())}"


def feature_faults(twin: Twin, state: Any) -> Iterator[str]:
    """Features, their open sides and their followers as the engine keeps them."""
    for feature in twin.castle.features:
        segments = {state.tiles[tile].first + part for tile, part in feature}
        heads = {state.segments[segment].feature for segment in segments}
        if len(heads) != 1 or not heads <= segments:
            yield f"the segments {sorted(segments)} are one feature, but stand for {sorted(heads)}"
            continue
        head = state.segments[heads.pop()]
        followers = sum(twin.followers[seat, node] for seat in range(twin.seats) for node in feature)
        kept = (head.kind, head.size, head.open_sides, head.figures)
        counted = (KINDS[twin.kind(feature)], len(feature), twin.castle.open_sides(feature), followers)
        if kept != counted:
            what = f"kind, size, open sides, followers of {sorted(feature)}"
            yield f"{what}: {kept}, but it should be {counted}"


def gap_faults(castle: Castle, state: Any) -> Iterator[str]:
    """The cells where a tile may come to lie."""
    gaps = [place_of(gap.cell) for gap in state.gaps[: state.gap_count]]
    if set(gaps) != castle.gaps() or len(set(gaps)) != len(gaps):
        yield f"the gaps are {sorted(gaps)}, but they should be {sorted(castle.gaps())}"


def event_faults(before: Any, state: Any, events: Any) -> Iterator[str]:
    """The events tell every point, and their parts add up."""
    paid, parts = Counter[int](), 0
    for row in events.rows[: events.count]:
        if row.kind == Happening.PART:
            parts += row.amount
        elif row.kind == Happening.SCORED:
            paid[row.seat] += row.amount
            if parts != row.amount:
                yield f"parts of {parts} points for a score of {row.amount}"
            parts = 0
    for seat in range(state.seats):
        got = state.score[seat] - before.score[seat]
        if got != paid[seat]:
            yield f"seat {seat} got {got} points, but the events tell {paid[seat]}"
