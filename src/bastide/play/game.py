"""A game for people, servers and agents: the face of the rules, with none of its own."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from importlib import import_module
from typing import Any, NamedTuple

from ..core.events import Events
from ..core.moves import Moves, Refusal, Verb, cell_of, spot_of, verb_of, what_of
from ..core.record import flat
from ..core.table import CHANCE, OVER
from ..games.colours import COLOURS
from ..games.options import Options, Prepared, choose, prepare
from . import chance, explain
from .errors import BadSetup, IllegalMove
from .event import Event, EventReader
from .move import Move
from .notation import Notation
from .view import view

LONGEST_SEED = 1000
LONGEST_NAME = 100
UNWRITABLE = re.compile(r'["{}\[\]]|[^\S ]|[\x00-\x1f\x7f\ud800-\udfff]')  # what would break the tag of a record


class Played(NamedTuple):
    """One move of the game's history."""

    move: int
    text: Move
    by_chance: bool


class Game:
    """One game at one table.

    Servers and players may look at `state` and at `played`, and make moves as the rules have them, packed into numbers.
    """

    def __init__(self, prepared: Prepared, names: Sequence[str], seed: int | str, explicit: bool) -> None:
        self.prepared = prepared
        self.names = tuple(names)
        self.seed = seed
        self.explicit = explicit
        family = prepared.options.game.family
        self._engine = import_module(f"bastide.games.{family}.engine")
        self.notation = Notation(import_module(f"bastide.games.{family}.words").WORDS, prepared.specs)
        self._reader = EventReader(self.notation)
        self._begin()

    @classmethod
    def new(
        cls,
        game: str,
        seats: int | Sequence[str] = 2,
        boxes: Sequence[str] = (),
        rules: Mapping[str, Any] | None = None,
        seed: int | str | None = None,
        deck: Sequence[str] | None = None,
        chance: str = "automatic",
        **extras: Any,
    ) -> Game:
        """A fresh game; what is wrong with the wish is said in a BadSetup or BadTiles."""
        if chance not in ("automatic", "explicit"):
            raise BadSetup("chance", f"chance is automatic or explicit, not {chance!r}")
        names = seat_names(seats)
        options = choose(game, boxes, rules, seats if isinstance(seats, int) else len(names), deck, **extras)
        return cls(prepare(options), names, checked_seed(seed), chance == "explicit")

    @classmethod
    def from_record(cls, text: str, **extras: Any) -> Game:
        """The game that a record tells, as far as it goes."""
        from .record import replay

        return replay(text, **extras)

    @cached_property
    def _rows(self) -> Events:
        """What the rules write down of the last move; made when first needed, since copies often are not played."""
        return Events()

    @cached_property
    def _offers(self) -> Moves:
        """What the rules write the choices into."""
        return Moves()

    def _begin(self) -> None:
        self.state = self.prepared.state.copy()
        self.played: list[Played] = []
        self._drawn = 0
        self._engine.begin(self.prepared.box, self.state, self._rows)
        self._events: list[Event] = list(self._reader.read(self.state, self._rows, None))
        if not self.explicit:
            self._let_chance()

    @property
    def turn(self) -> int | None:
        """The seat that has to choose, also out of turn; None when the game is over or chance is due."""
        return int(self.state.chooser) if self.state.chooser >= 0 else None

    @property
    def draws_next(self) -> bool:
        """Whether chance draws a tile next; else it turns up something in the middle of a turn, or nothing."""
        return bool(self._engine.draws_next(self.state))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.chooser == OVER)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points by seat."""
        return tuple(int(points) for points in self.state.score[: len(self.names)])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the most points, once the game is over."""
        if not self.over:
            return ()
        return tuple(seat for seat, points in enumerate(self.scores) if points == max(self.scores))

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened so far."""
        return tuple(self._events)

    @property
    def history(self) -> tuple[Move, ...]:
        """All moves so far, chance's among them."""
        return tuple(played.text for played in self.played)

    def moves(self) -> list[Move]:
        """The choices of the seat whose turn it is, in a fixed order."""
        if self.turn is None:
            return []
        return [self.notation.write(self.state, move) for move in self._legal()]

    def packed_moves(self) -> list[int]:
        """The same choices as the rules have them."""
        return list(self._legal()) if self.turn is not None else []

    def chances(self) -> list[tuple[Move, float]]:
        """What chance may do next, with probabilities."""
        if self.state.chooser != CHANCE:
            return []
        fixed = self.prepared.fixed(self.state)
        if fixed is not None:
            return [(self.notation.write(self.state, fixed), 1.0)]
        moves = self._legal()
        weights = self._offers.weights[: len(moves)]
        return [
            (self.notation.write(self.state, move), weight / sum(weights))
            for move, weight in zip(moves, weights, strict=True)
        ]

    def _legal(self) -> list[int]:
        self._engine.legal(self.prepared.box, self.state, self._offers)
        return self._offers.moves[: self._offers.count]

    def play(self, moves: Move | str) -> list[Event]:
        """Make a move, or several whose texts are separated by spaces; nothing changes if one is refused."""
        texts = [moves] if isinstance(moves, Move) else [Move(text) for text in str(moves).split()]
        if not texts:
            raise IllegalMove("no-move", "no move was given")
        before = self._snapshot() if len(texts) > 1 else None
        start = len(self._events)
        try:
            for text in texts:
                self._play(text)
        except Exception:
            if before is not None:
                self._restore(before)
            raise
        return self._events[start:]

    def _play(self, text: Move) -> None:
        if self.over:
            raise self._over()
        packed = self._read(text)
        reason = self._engine.refusal(self.prepared.box, self.state, packed)
        if reason == Refusal.NOT_NOW:
            raise self._unasked(packed) or self._not_now()
        if reason:
            raise explain.refuse(self.notation, self.names, self.state, packed, reason)
        if self.state.chooser == CHANCE and self.prepared.fixed(self.state) not in (None, packed):
            raise IllegalMove("deck", "the deck has another tile next")
        self.apply(packed)
        if not self.explicit:
            self._let_chance()

    def _read(self, text: Move) -> int:
        """The move that a text means; one that names no place says so only if such a move is due."""
        try:
            return self.notation.read(self.state, text)
        except IllegalMove:
            if self.notation.verbs(text).isdisjoint(verb_of(move) for move in self._legal()):
                raise self._not_now() from None
            raise

    def _not_now(self) -> IllegalMove:
        who = self.names[self.turn] if self.turn is not None else "chance"
        return explain.not_now(self.notation, who, self._legal())

    def _unasked(self, move: int) -> IllegalMove | None:
        """Why nobody was asked for the figure that a move puts on the tile just laid; None if it is about no such."""
        last = self._last_choice()
        if verb_of(move) != Verb.PUT or last is None or verb_of(self.played[last].move) != Verb.PLACE:
            return None
        laid, state = self.played[last].move, self.after(last).state
        self._engine.lay_tile(self.prepared.box, state, self._rows, what_of(laid), cell_of(laid), spot_of(laid))
        reason = self._engine.refusal(self.prepared.box, state, move)
        return explain.refuse(self.notation, self.names, state, move, reason) if reason else None

    def not_due(self, text: Move) -> IllegalMove:
        """Why a move is refused that comes when another choice is due."""
        return self._over() if self.over else self._unasked(self._read(text)) or self._not_now()

    def _over(self) -> IllegalMove:
        return IllegalMove("over", "the game is over")

    def _last_choice(self) -> int | None:
        """Where in the history a player chose last."""
        return next((at for at in reversed(range(len(self.played))) if not self.played[at].by_chance), None)

    def apply(self, move: int) -> None:
        """Make a packed move that is known to be legal; what chance does after it is left to come."""
        by_chance = self.state.chooser == CHANCE
        text = self.notation.write(self.state, move)
        self._engine.play(self.prepared.box, self.state, self._rows, move)
        self.played.append(Played(move, text, by_chance))
        self._drawn += by_chance
        self._events.extend(self._reader.read(self.state, self._rows, text))

    def _let_chance(self) -> None:
        while self.state.chooser == CHANCE:
            self.apply(self._chance_move())

    def _chance_move(self) -> int:
        moves = self._legal()
        weights = self._offers.weights[: len(moves)]
        return chance.pick(self.prepared, self.state, self.seed, self._drawn, moves, weights)

    def let_chance(self) -> Move | None:
        """With explicit chance: let one chance move happen by the seed or the deck; None if none is due."""
        if self.state.chooser != CHANCE:
            return None
        self.apply(self._chance_move())
        return self.played[-1].text

    def undo(self) -> None:
        """Take back the last player's move and the chance that followed it."""
        last = self._last_choice()
        if last is None:
            raise IllegalMove("nothing-to-undo", "no move has been made yet")
        self._replay(self.played[:last])

    def after(self, moves: int) -> Game:
        """The same game as it stood after so many moves of its history, chance's among them."""
        twin = self.copy()
        twin._replay(self.played[:moves])
        return twin

    def _replay(self, history: Iterable[Played]) -> None:
        explicit, self.explicit = self.explicit, True
        self._begin()
        for played in history:
            self.apply(played.move)
        self.explicit = explicit

    @contextmanager
    def trying(self) -> Iterator[None]:
        """Whatever is played inside is taken back afterwards."""
        before = self._snapshot()
        try:
            yield
        finally:
            self._restore(before)

    def if_it_ended(self) -> tuple[tuple[int, ...], list[Event]]:
        """The scores if the game ended now, and what would be paid for."""
        start = len(self._events)
        with self.trying():
            if not self.over:
                self._engine.finish(self.prepared.box, self.state, self._rows)
                self._events.extend(self._reader.read(self.state, self._rows, None))
            return self.scores, self._events[start:]

    def _snapshot(self) -> tuple[Any, int, int, int]:
        return self.state.copy(), len(self.played), self._drawn, len(self._events)

    def _restore(self, snapshot: tuple[Any, int, int, int]) -> None:
        self.state, moves, self._drawn, events = snapshot
        del self.played[moves:]
        del self._events[events:]

    def copy(self) -> Game:
        """An independent game in the same position."""
        twin = object.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin.played, twin._events = list(self.played), list(self._events)
        for scratch in ("_rows", "_offers"):
            twin.__dict__.pop(scratch, None)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """A game travels to other processes as its options and its moves."""
        moves = [played.move for played in self.played]
        return _again, (self.prepared.options, self.names, self.seed, self.explicit, moves)

    def record(self) -> str:
        """The game as text."""
        from .record import write

        return write(self)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see, as plain JSON data; None is a spectator."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < len(self.names)):
            raise BadSetup("unknown-seat", f"there is no seat {seat!r}; they go from 0 to {len(self.names) - 1}")
        return view(self.prepared, self.state, self.notation, self.names, seat, self.turn)

    def state_bytes(self) -> bytes:
        """The whole state in flat memory: equal games have equal bytes."""
        memory: bytes = flat(self.state).tobytes()
        return memory

    def _repr_svg_(self) -> str:
        """The board, for a notebook."""
        from ..art import board_svg

        specs = {spec.name: spec for spec in self.prepared.specs}
        return board_svg(self.view(), self.prepared.options.game.theme, specs=specs)

    def __repr__(self) -> str:
        whose = "over" if self.over else f"turn of {self.names[self.turn]}" if self.turn is not None else "chance"
        return f"<Game {self.prepared.options.game.name}, {whose}, scores {self.scores}>"


def _again(options: Options, names: Sequence[str], seed: int | str, explicit: bool, moves: Iterable[int]) -> Game:
    game = Game(prepare(options), names, seed, explicit=True)
    for move in moves:
        game.apply(move)
    game.explicit = explicit
    return game


def seat_names(seats: int | Sequence[str]) -> tuple[str, ...]:
    """The names of the seats, checked; a number gives colours."""
    if isinstance(seats, int) and not isinstance(seats, bool):
        return tuple(COLOURS)[: max(seats, 0)] if seats <= len(COLOURS) else (*COLOURS, "")
    if isinstance(seats, str) or not isinstance(seats, Sequence) or not all(isinstance(name, str) for name in seats):
        raise BadSetup("seats", "seats are given as a number or a list of names")
    for name in seats:
        if not name.strip() or len(name) > LONGEST_NAME or UNWRITABLE.search(name):
            raise BadSetup("seat-name", f"{name!r} cannot be the name of a seat")
    if len({name.replace(" ", "_") for name in seats}) < len(seats):
        raise BadSetup("seat-name", "two seats have the same name")
    return tuple(seats)


def checked_seed(seed: int | str | None) -> int | str:
    """A number or a word that a record can tell; without one, a number that nobody knows."""
    if seed is None:
        return secrets.randbits(32)
    word = hex(seed) if isinstance(seed, int) else seed
    if isinstance(seed, bool) or not isinstance(word, str) or len(word) > LONGEST_SEED or UNWRITABLE.search(word):
        raise BadSetup("seed", f"{seed!r} cannot be a seed: it is a number or a word")
    return seed
