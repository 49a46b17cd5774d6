"""The slow twin of a classic turn: what should follow from a move, told step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ..core.moves import Moves, Verb
from ..games.classic import engine
from ..games.classic.state import Choice, Ending, Fields, LastTile, Pawn, Step, Unfinished
from .board import CENTRES, Place
from .classic import GOODS, Twin, farm_points, field_points, figures_of, goods_points, majority, placements

CHANCE, OVER, SUPPLY, TOWN, AWAY, EXPECTED = -1, -2, -1, -2, -1, -2
FOLLOWERS = (Pawn.FOLLOWER, Pawn.LARGE)
QUARTERS = {"city": 0, "field": 1, "road": 2, "cloister": 3}
CLOCKWISE = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
Packed = tuple[int, int, int, int]


def turn_faults(after: Twin, before: Any, state: Any, move: int) -> Iterator[str]:
    """Where the rules went another way than the story."""
    story = Story(after, before)
    story.play((move & 15, move >> 4 & 255, move >> 12 & 4095, move >> 24 & 63))
    yield from story.faults(state)
    if state.step in story.ASKING and state.chooser >= 0:
        told = {(move & 15, move >> 4 & 255, move >> 12 & 4095, move >> 24 & 63) for move in _legal(after.box, state)}
        if told != set(story.choices()):
            yield f"the choices differ by {sorted(told ^ set(story.choices()))}"


def _legal(box: Any, state: Any) -> list[int]:
    moves = Moves()
    engine.legal(box, state, moves)
    return moves.moves[: moves.count]


class Story:
    """A turn as the rulebooks tell it."""

    ASKING = (Step.PLACE, Step.FIGURE, Step.JOIN, Step.COUNT, Step.FLEE, Step.ENTER, Step.RUN)

    def __init__(self, after: Twin, before: Any) -> None:
        self.twin = Twin.__new__(Twin)
        self.twin.__dict__.update(after.__dict__)
        self.rules, self.seats = after.box.rules, before.seats
        self.twin.figures = self.figures = figures_of(before)
        self.score = Counter(dict(enumerate(before.score[: before.seats])))
        self.player, self.layer, self.step, self.chooser = before.player, before.layer, before.step, before.chooser
        self.hand, self.left = list(before.hand), sum(before.bag)
        self.paid = {seat for seat in range(before.seats) if before.paid >> seat & 1}
        self.cursor, self.ending = before.cursor, before.ending
        self.ginger, self.count, self.asked = before.ginger.city, before.town.count, before.town.asked
        self.tokens = list(before.trade.tokens)
        self.again, self.second = before.trade.again, before.trade.second
        self.laid = after.board.places[-1]
        self.found: dict[int, list[tuple[Place, int]]] = {}

    def play(self, move: Packed) -> None:
        """What a move leads to."""
        verb, what, cell, spot = move
        if verb in (Verb.DRAW, Verb.DISCARD):
            self.draw_or_discard(verb, what)
        elif verb == Verb.PLACE:
            self.lay(what)
        elif self.step == Step.FIGURE:
            if verb == Verb.PUT:
                self.shift(self.player, what, SUPPLY, self.twin.numbers[(self.laid, spot)])
            elif verb == Verb.CHOOSE:
                self.bring_abbot_home()
            self.complete()
        elif self.step == Step.JOIN:
            self.join(verb, what, spot)
        elif self.step == Step.ENTER:
            self.enter(verb, what, spot)
        elif self.step == Step.COUNT:
            self.count = spot if verb == Verb.CHOOSE else self.count
            self.run()
        else:
            self.move_gingerbread_man(cell, spot)

    def shift(self, owner: int, pawn: int, source: int, target: int) -> None:
        """A figure goes from one place to another."""
        at = self.figures.index((owner, pawn, source))
        self.figures[at] = (owner, pawn, target)

    def wait(self, step: int, chooser: int) -> None:
        """Somebody has a choice."""
        self.step, self.chooser = step, chooser

    def draw_or_discard(self, verb: int, kind: int) -> None:
        if verb == Verb.DISCARD:
            self.hand[1] = -1
        elif self.rules.hand == 2 and self.hand[0] < 0 and not self.is_river(kind):
            self.hand[0], self.left = kind, self.left - 1
        else:
            self.hand[1], self.left = kind, self.left - 1
        self.go_on()

    def is_river(self, kind: int) -> bool:
        return any(segment.kind == "river" for segment in self.twin.specs[kind].segments)

    def go_on(self) -> None:
        """The player draws until he has all his tiles, or it is the end."""
        if self.hand[1] >= 0:
            fits = any(self.fits(kind) for kind in self.hand if kind >= 0)
            self.wait(Step.PLACE if fits else Step.DISCARD, self.player if fits else CHANCE)
        elif self.left > 0:
            self.wait(Step.DRAW, CHANCE)
        elif self.hand[0] >= 0 and self.rules.last_tile == LastTile.PLAYED and self.fits(self.hand[0]):
            self.wait(Step.PLACE, self.player)
        else:
            self.end()

    def fits(self, kind: int) -> bool:
        return bool(self.places_of(kind))

    def places_of(self, kind: int) -> list[tuple[Place, int]]:
        """Where and how a tile may lie."""
        if kind not in self.found:
            self.found[kind] = list(placements(self.twin, kind))
        return self.found[kind]

    def lay(self, kind: int) -> None:
        if kind != self.hand[1]:
            self.hand[0] = self.hand[1]
        self.hand[1] = -1
        self.layer, self.paid, self.cursor = self.player, set(), 0
        own = {self.twin.home[(self.laid, part)] for part in range(self.parts())}
        builders = [where for owner, pawn, where in self.figures if owner == self.player and pawn == Pawn.BUILDER]
        extended = any(where >= 0 and self.twin.at(where) in own for where in builders)
        self.again = int(bool(self.rules.traders) and extended and not self.second)
        cities = list(self.around("city"))
        if self.rules.gingerbread and self.ginger == EXPECTED and cities:
            self.ginger = self.twin.numbers[cities[0]]
        if len(self.figure_moves()) > 1:
            self.wait(Step.FIGURE, self.player)
        else:
            self.complete()

    def parts(self) -> int:
        return len(self.twin.board.tiles[self.laid].spec.segments)

    def around(self, kind: str) -> Iterator[tuple[Place, int]]:
        """The segments of a kind on the tile just laid, clockwise."""
        lying = self.twin.board.tiles[self.laid]
        parts = dict.fromkeys(lying.owners[port] for port in range(12) if port in lying.owners)
        yield from ((self.laid, part) for part in parts if lying.spec.segments[part].kind == kind)

    def completed(self) -> list[int]:
        """What the tile completes, in the order in which it is scored."""
        nodes = [*self.around("city"), *self.around("road")]
        for step in ((0, 0), *CLOCKWISE):
            place = (self.laid[0] + step[0], self.laid[1] + step[1])
            segments = self.twin.board.tiles[place].spec.segments if place in self.twin.board.tiles else ()
            nodes += [(place, part) for part, segment in enumerate(segments) if segment.kind in CENTRES]
        features = dict.fromkeys(self.twin.home[node] for node in nodes)
        return [at for at in features if self.twin.complete(at)]

    def complete(self) -> None:
        """What is completed brings gingerbread and goods before it is scored."""
        for at in self.completed():
            if self.rules.gingerbread and self.ginger >= 0 and self.twin.at(self.ginger) == at:
                self.pay_knights(at)
            if self.rules.traders and self.twin.kind(at) == "city":
                for number, goods in enumerate(GOODS):
                    self.tokens[self.player * 3 + number] += self.twin.marks(at, goods)
        self.score_completed()

    def pay_knights(self, city: int) -> None:
        for seat, knights in self.twin.followers(city).items():
            self.score[seat] += knights * self.twin.tiles(city)

    def score_completed(self) -> None:
        queue = self.completed()
        while self.cursor < len(queue):
            if self.asks(queue[self.cursor]):
                return
            paid = majority(self.twin.holders(queue[self.cursor]), self.twin.worth(queue[self.cursor]))
            self.score += paid
            self.paid |= {seat for seat, points in paid.items() if points}
            self.cursor += 1
        for owner, pawn, where in list(self.figures):
            if where >= 0 and self.twin.at(where) in queue:
                self.shift(owner, pawn, where, SUPPLY)
        self.cursor = 0
        self.flee()

    def asks(self, at: int) -> bool:
        """Whether somebody may bring followers out onto a feature: from the left of whoever laid the tile."""
        if self.twin.kind(at) == "garden":
            return False
        quarter = QUARTERS[self.twin.kind(at)]
        shut = quarter == self.count or (self.ending and self.rules.count_final == 1 and quarter != QUARTERS["field"])
        while self.asked < self.seats and self.rules.count and not shut:
            seat = (self.layer + 1 + self.asked) % self.seats
            if any((seat, pawn, TOWN - quarter) in self.figures for pawn in FOLLOWERS):
                self.wait(Step.JOIN, seat)
                return True
            self.asked += 1
        self.asked = 0
        return False

    def join(self, verb: int, pawn: int, quarter: int) -> None:
        at = self.scored_next()
        if verb == Verb.TAKE:
            self.shift(self.chooser, pawn, TOWN - quarter, self.twin.numbers[self.twin.features[at][0]])
        else:
            self.asked += 1
        if self.ending:
            self.end()
        else:
            self.score_completed()

    def scored_next(self) -> int:
        return self.twin.at(self.cursor) if self.ending else self.completed()[self.cursor]

    def unfinished_cities(self) -> list[int]:
        """Cities where the gingerbread man may go."""
        home = self.twin.at(self.ginger) if self.ginger >= 0 else None
        cities = [at for at in range(len(self.twin.features)) if self.twin.kind(at) == "city" and at != home]
        return [at for at in cities if not self.twin.complete(at)]

    def flee(self) -> None:
        if self.rules.gingerbread and self.ginger >= 0 and self.twin.complete(self.twin.at(self.ginger)):
            if self.unfinished_cities():
                self.wait(Step.FLEE, self.player)
                return
            self.ginger = AWAY
        self.offer_entry()

    def offer_entry(self) -> None:
        able = any((self.player, pawn, SUPPLY) in self.figures for pawn in FOLLOWERS)
        if self.rules.count and self.paid and self.player not in self.paid and able:
            self.wait(Step.ENTER, self.player)
        else:
            self.run()

    def enter(self, verb: int, pawn: int, quarter: int) -> None:
        if verb == Verb.SHIFT:
            self.shift(self.player, pawn, SUPPLY, TOWN - quarter)
            self.wait(Step.COUNT, self.player)
        else:
            self.run()

    def run(self) -> None:
        if self.twin.board.tiles[self.laid].spec.marks.get("gingerbread") and self.unfinished_cities():
            self.wait(Step.RUN, self.player)
        else:
            self.turn_over()

    def move_gingerbread_man(self, cell: int, part: int) -> None:
        if self.step == Step.RUN and self.ginger >= 0:
            self.pay_knights(self.twin.at(self.ginger))
        place = next(place for place in self.twin.board.places if _cell(place) == cell)
        self.ginger = self.twin.numbers[(place, part)]
        if self.step == Step.FLEE:
            self.offer_entry()
        else:
            self.turn_over()

    def turn_over(self) -> None:
        self.second = int(bool(self.again) and self.left > 0)
        self.player = self.player if self.second else (self.player + 1) % self.seats
        self.again = 0
        self.go_on()

    def end(self) -> None:
        """Feature by feature, each asked about first if it is worth anything; then what cities and goods pay."""
        ordered = [(phase, at) for phase in range(1, 5) for at in self.unscored(phase)]
        for phase, at in ordered:
            first = self.twin.numbers[self.twin.features[at][0]]
            if (phase, first) < (self.ending, self.cursor):
                continue
            self.ending, self.cursor = phase, first
            is_field = phase == Ending.FIELDS
            worth = bool(self.twin.bordered(at)) if is_field else self.twin.worth(at) > 0
            if worth and self.asks(at):
                return
            if not is_field or self.rules.fields == Fields.BY_FIELD:
                paid = field_points(self.twin, at) if is_field else majority(self.twin.holders(at), self.twin.worth(at))
                self.score += paid
        self.ending, self.cursor = Ending.DONE, 0
        if self.rules.fields == Fields.BY_CITY:
            self.score += farm_points(self.twin)
        self.score += goods_points(self.twin)
        self.wait(Step.END, OVER)

    def unscored(self, phase: int) -> list[int]:
        """The features of one kind that the end scores, in the order they were begun."""
        kinds = ((), ("city",), ("road",), CENTRES, ("field",))[phase]
        scored = self.rules.fields != Fields.OFF if "field" in kinds else self.rules.unfinished == Unfinished.POINTS
        found = [at for at in range(len(self.twin.features)) if self.twin.kind(at) in kinds]
        return [at for at in found if scored and not self.twin.complete(at)]

    def figure_moves(self) -> list[Packed]:
        """Every figure of the player's on every segment of the tile just laid where it may go."""
        moves: list[Packed] = [(Verb.PASS, 0, 0, 0)]
        moves += [(Verb.CHOOSE, Choice.ABBOT, _cell(place), part) for place, part in self.abbot_stands()]
        for pawn in Pawn:
            if (self.player, int(pawn), SUPPLY) in self.figures:
                parts = [part for part in range(self.parts()) if self.may_stand(pawn, part)]
                moves += [(Verb.PUT, pawn, _cell(self.laid), part) for part in parts]
        return moves

    def abbot_stands(self) -> list[tuple[Place, int]]:
        """Where the player's abbot stands, if he is on the board."""
        mine = [where for owner, pawn, where in self.figures if (owner, pawn) == (self.player, Pawn.ABBOT)]
        return [self.twin.nodes[where] for where in mine if where >= 0]

    def bring_abbot_home(self) -> None:
        (node,) = self.abbot_stands()
        self.score[self.player] += self.twin.around(self.twin.home[node])
        self.paid |= {self.player}
        self.shift(self.player, Pawn.ABBOT, self.twin.numbers[node], SUPPLY)

    def may_stand(self, pawn: int, part: int) -> bool:
        at = self.twin.home[(self.laid, part)]
        kind = self.twin.kind(at)
        if pawn == Pawn.ABBOT:
            return kind in CENTRES and not self.twin.figures_on(at)
        if pawn == Pawn.BUILDER:
            return kind in ("road", "city") and not self.twin.complete(at) and self.twin.followers(at)[self.player] > 0
        if kind == "field" and self.rules.fields == Fields.OFF:
            return False
        if pawn == Pawn.PIG:
            return kind == "field" and self.twin.followers(at)[self.player] > 0
        return kind in QUARTERS and not self.twin.figures_on(at)

    def choices(self) -> list[Packed]:
        """What whoever is asked may answer."""
        if self.step == Step.PLACE:
            hand = {kind for kind in self.hand if kind >= 0}
            return [(Verb.PLACE, kind, _cell(place), facing) for kind in hand for place, facing in self.places_of(kind)]
        if self.step == Step.FIGURE:
            return self.figure_moves()
        if self.step in (Step.FLEE, Step.RUN):
            roots = [self.twin.state.segments[self.twin.numbers[self.twin.features[at][0]]].feature
                     for at in self.unfinished_cities()]  # fmt: skip
            nodes = [self.twin.nodes[root] for root in roots]
            return [(Verb.CHOOSE, 0, _cell(place), part) for place, part in nodes]
        passing: list[Packed] = [(Verb.PASS, 0, 0, 0)]
        if self.step == Step.COUNT:
            return passing + [(Verb.CHOOSE, 1, 0, quarter) for quarter in range(4) if quarter != self.count]
        if self.step == Step.ENTER:
            able = [pawn for pawn in FOLLOWERS if (self.player, pawn, SUPPLY) in self.figures]
            return passing + [(Verb.SHIFT, pawn, 0, quarter) for pawn in able for quarter in range(4)]
        quarter = QUARTERS[self.twin.kind(self.scored_next())]
        able = [pawn for pawn in FOLLOWERS if (self.chooser, pawn, TOWN - quarter) in self.figures]
        return passing + [(Verb.TAKE, pawn, 0, quarter) for pawn in able]

    def faults(self, state: Any) -> Iterator[str]:
        """Where the state differs from the story."""
        for seat in range(self.seats):
            if state.score[seat] != self.score[seat]:
                yield f"seat {seat} has {state.score[seat]} points, not {self.score[seat]}"
        told, known = (sorted(self.located(figures)) for figures in (self.figures, figures_of(state)))
        if told != known:
            yield f"figures stayed or went where they should not: {known}, not {told}"
        if (state.step, state.chooser, state.player) != (self.step, self.chooser, self.player):
            yield f"{(state.step, state.chooser, state.player)} is due, not {(self.step, self.chooser, self.player)}"
        yield from self.box_faults(state)

    def located(self, figures: list[tuple[int, int, int]]) -> Iterator[tuple[int, int, int]]:
        """Figures by their features."""
        yield from ((owner, pawn, self.twin.at(where) if where >= 0 else where) for owner, pawn, where in figures)

    def box_faults(self, state: Any) -> Iterator[str]:
        if list(state.hand) != self.hand:
            yield f"the hand is {list(state.hand)}, not {self.hand}"
        if self.rules.gingerbread and self.city(state.ginger.city) != self.city(self.ginger):
            yield f"the gingerbread man is at {state.ginger.city}, not at {self.ginger}"
        if self.rules.count and (state.town.count, state.town.asked) != (self.count, self.asked):
            yield f"the Count is in {state.town.count} with {state.town.asked} asked, not {self.count}, {self.asked}"
        waiting = [sum(where == TOWN - quarter for _, _, where in self.figures) for quarter in range(4)]
        if list(state.town.waiting) != waiting:
            yield f"{list(state.town.waiting)} followers are said to be in town, not {waiting}"
        if self.rules.traders and list(state.trade.tokens) != self.tokens:
            yield f"the goods are {list(state.trade.tokens)}, not {self.tokens}"
        if (state.trade.again, state.trade.second) != (self.again, self.second):
            yield f"the builder earns {(state.trade.again, state.trade.second)}, not {(self.again, self.second)}"

    def city(self, segment: int) -> tuple[bool, int]:
        return segment >= 0, self.twin.at(segment) if segment >= 0 else segment


def _cell(place: Place) -> int:
    return (place[1] + 32) % 64 * 64 + (place[0] + 32) % 64
