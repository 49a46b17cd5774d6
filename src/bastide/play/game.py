"""A game for people, servers and agents: the face of the rules, with none of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from os import PathLike

from ..core.events import Events
from ..core.moves import Refusal, Verb, cell_of, spot_of, verb_of, what_of
from ..core.record import flat
from ..core.table import CHANCE, OVER, Table
from ..forms import compiler_available
from ..games.engines import engine_of
from ..games.options import Options, Prepared, choose, prepare, prepared_for, words_of
from . import chance, drawn, explain, keys
from .errors import BadSetup, IllegalMove
from .event import Event, EventReader
from .flat import READY, FlatPosition
from .move import Move
from .names import checked_seed as checked_seed
from .names import seat_names as seat_names
from .notation import Notation
from .position import PlainPosition
from .story import Played as Played
from .story import Story
from .view import Json, View, plain, seen_by, view

Snapshot = tuple[PlainPosition | FlatPosition, int, int, int]
"""Where a game stood: its position, and how many moves, draws and chapters there were."""


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
        self._engine = engine_of(family)
        if "notation" not in prepared.kept:
            prepared.kept["notation"] = Notation(words_of(family), prepared.specs)
        self.notation: Notation = prepared.kept["notation"]
        self._begin()

    @classmethod
    def new(
        cls,
        game: str,
        seats: int | Sequence[str] = 2,
        boxes: Sequence[str] = (),
        rules: Mapping[str, object] | None = None,
        seed: int | str | None = None,
        deck: Sequence[str] | None = None,
        chance: str = "automatic",
        version: int | None = None,
        **extras: object,
    ) -> Game:
        """A fresh game; what is wrong with the wish is said in a BadSetup or BadTiles."""
        if chance not in ("automatic", "explicit"):
            raise BadSetup("chance", f"chance is automatic or explicit, not {chance!r}")
        names = seat_names(seats)
        number = seats if isinstance(seats, int) else len(names)
        options = choose(game, boxes, rules, number, deck, version, **drawn.numbered(extras, names))
        return cls(prepared_for(options), names, checked_seed(seed), chance == "explicit")

    @classmethod
    def warm_up(
        cls,
        game: str,
        seats: int | Sequence[str] = 2,
        boxes: Sequence[str] = (),
        rules: Mapping[str, object] | None = None,
    ) -> None:
        """Compile the rules of such a table, once; its games are played on them from now on, several times faster."""
        if compiler_available():
            fresh = cls.new(game, seats, boxes, rules)
            READY.warm_up(fresh.prepared, fresh._engine)

    @classmethod
    def from_position(cls, text: str) -> Game:
        """The game that goes on from a position drawn as a grid of tiles, their turns and their figures."""
        return cls.from_record(drawn.record_of(text))

    @classmethod
    def from_record(cls, text: str, **files: str | PathLike[str] | None) -> Game:
        """The game that a record tells, as far as it goes."""
        from .record import replay

        return replay(text, **files)

    def _begin(self) -> None:
        works = READY.works_for(self.prepared, self._engine)
        self._position: PlainPosition | FlatPosition
        self._position, lines = (
            FlatPosition.begin(works) if works else PlainPosition.begin(self.prepared, self._engine)
        )
        self.played: list[Played] = []
        self._drawn = 0
        self._story = Story(EventReader(self.notation))
        self._story.add(lines, None)
        if not self.explicit:
            self._let_chance()

    @property
    def state(self) -> Table:
        """The state as plain objects; from the first look on the game goes on with them."""
        self._position = self._position.opened()
        return self._position.state

    @state.setter
    def state(self, state: Table) -> None:
        self._position = PlainPosition(self.prepared, self._engine, state)

    @property
    def turn(self) -> int | None:
        """The seat that has to choose, also out of turn; None when the game is over or chance is due."""
        return self._position.chooser if self._position.chooser >= 0 else None

    @property
    def draws_next(self) -> bool:
        """Whether chance draws a tile next; else it turns up something in the middle of a turn, or nothing."""
        return bool(self._engine.draws_next(self._position.state))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._position.chooser == OVER

    @property
    def scores(self) -> tuple[int, ...]:
        """The points by seat."""
        return self._position.scores(len(self.names))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the most points, once the game is over."""
        if not self.over:
            return ()
        return tuple(seat for seat, points in enumerate(self.scores) if points == max(self.scores))

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened so far."""
        self._tell()
        return tuple(self._story.events(self._tell))

    def _board(self) -> Table:
        return self._position.board()

    @property
    def history(self) -> tuple[Move, ...]:
        """All moves so far, chance's among them."""
        return tuple(played.text for played in self.played)

    def moves(self) -> list[Move]:
        """The choices of the seat whose turn it is, in a fixed order."""
        if self.turn is None:
            return []
        return self.notation.write_at(self._position, self._position.legal())

    def packed_moves(self) -> list[int]:
        """The same choices as the rules have them."""
        return list(self._position.legal()) if self.turn is not None else []

    def chances(self) -> list[tuple[Move, float]]:
        """What chance may do next, with probabilities."""
        if self._position.chooser != CHANCE:
            return []
        fixed = self._fixed()
        if fixed is not None:
            return [(self.notation.write(self._board(), fixed), 1.0)]
        moves, weights = self._position.chances()
        texts = self.notation.write_at(self._position, moves)
        return [(text, weight / sum(weights)) for text, weight in zip(texts, weights, strict=True)]

    def _fixed(self) -> int | None:
        """What chance has to do, where a deck says so."""
        return self.prepared.fixed(self._position.state) if isinstance(self._position, PlainPosition) else None

    def play(self, moves: Move | str) -> list[Event]:
        """Make a move, or several whose texts are separated by spaces; nothing changes if one is refused."""
        texts = [moves] if isinstance(moves, Move) else [Move(text) for text in str(moves).split()]
        if not texts:
            raise IllegalMove("no-move", "no move was given")
        before = self._snapshot() if len(texts) > 1 else None
        start = len(self._story.chapters)
        try:
            for text in texts:
                self._play(text)
        except Exception:
            if before is not None:
                self._restore(before)
            raise
        return self._story.events(self._tell, start)

    def _tell(self) -> None:
        self._story.tell(self._board)

    def _play(self, text: Move) -> None:
        known = self.notation.read_at(self._position, text)
        packed = self._checked(text, known)
        self._make(packed, text if known is not None else self._written(packed))
        if not self.explicit:
            self._let_chance()

    def read(self, text: Move) -> int:
        """The move that a text means, packed; what is not legal now is refused."""
        return self._checked(text, self.notation.read_at(self._position, text))

    def _checked(self, text: Move, known: int | None) -> int:
        if self.over:
            raise self._over()
        packed = self._read(text) if known is None else known
        reason = self._position.refusal(packed)
        if reason == Refusal.NOT_NOW:
            raise self._unasked(packed) or self._not_now()
        if reason:
            raise explain.refuse(self.notation, self.names, self._position.state, packed, reason)
        if self._position.chooser == CHANCE and self._fixed() not in (None, packed):
            raise IllegalMove("deck", "the deck has another tile next")
        return packed

    def _read(self, text: Move) -> int:
        """The move that a text means; one that names no place says so only if such a move is due."""
        try:
            return self.notation.read(self._position.board(), text)
        except IllegalMove:
            if self.notation.verbs(text).isdisjoint(verb_of(move) for move in self._position.legal()):
                raise self._not_now() from None
            raise

    def _not_now(self) -> IllegalMove:
        who = self.names[self.turn] if self.turn is not None else "chance"
        return explain.not_now(self.notation, who, self._position.legal())

    def _unasked(self, move: int) -> IllegalMove | None:
        """Why nobody was asked for the figure that a move puts on the tile just laid; None if it is about no such."""
        last = self._last_choice()
        if verb_of(move) != Verb.PUT or last is None or verb_of(self.played[last].move) != Verb.PLACE:
            return None
        laid, state = self.played[last].move, self.after(last).state
        self._engine.lay_tile(self.prepared.box, state, Events(), what_of(laid), cell_of(laid), spot_of(laid))
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
        self._make(move, self._written(move))

    def _written(self, move: int) -> Move:
        return self.notation.write_one(self._position, move)

    def _make(self, move: int, text: Move) -> None:
        chooser = self._position.chooser
        lines = self._position.play(move)
        if self._position.crowded:
            self._position = self._position.opened()
        self.played.append(Played(move, text, chooser))
        self._drawn += chooser == CHANCE
        self._story.add(lines, text)

    def _let_chance(self) -> None:
        while self._position.chooser == CHANCE:
            self.apply(self._chance_move())

    def _chance_move(self) -> int:
        fixed = self._fixed()
        return fixed if fixed is not None else chance.pick(self.seed, self._drawn, *self._position.chances())

    def let_chance(self) -> Move | None:
        """With explicit chance: let one chance move happen by the seed or the deck; None if none is due."""
        if self._position.chooser != CHANCE:
            return None
        self.apply(self._chance_move())
        return self.played[-1].text

    def undo(self) -> None:
        """Take back the last player's move and the chance that followed it."""
        last = self._last_choice()
        if last is None:
            raise IllegalMove("nothing-to-undo", "no move has been made yet")
        self._tell()
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
        end, story = self._position.copy(), Story(self._story.reader)
        if not self.over:
            story.add(end.finish(), None)
        return end.scores(len(self.names)), story.events(lambda: story.tell(end.board))

    def _snapshot(self) -> Snapshot:
        return self._position.copy(), len(self.played), self._drawn, len(self._story.chapters)

    def _restore(self, snapshot: Snapshot) -> None:
        self._tell()
        self._position, moves, self._drawn, chapters = snapshot
        del self.played[moves:]
        self._story.back_to(chapters)

    def copy(self) -> Game:
        """An independent game in the same position."""
        twin = object.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin._position, twin._story = self._position.copy(), self._story.copy()
        twin.played = list(self.played)
        return twin

    def key(self) -> str:
        """Names this position: equal for equal positions, whatever the order of the moves that led to them."""
        return keys.key(self)

    def __reduce__(self) -> tuple[object, ...]:
        """A game travels to other processes as its options and its moves."""
        moves = [played.move for played in self.played]
        return _again, (self.prepared.options, self.names, self.seed, self.explicit, moves)

    def record(self) -> str:
        """The game as text."""
        from .record import write

        return write(self)

    def view(self, seat: int | None = None) -> Json:
        """What a seat may see, as plain JSON data; None is a spectator."""
        return plain(self.seen(seat))

    def seen(self, seat: int | None = None, like: View | None = None) -> View:
        """What a seat may see; None is a spectator. What another saw of the same position need not be found again."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < len(self.names)):
            raise BadSetup("unknown-seat", f"there is no seat {seat!r}; they go from 0 to {len(self.names) - 1}")
        if like is not None:
            return seen_by(like, self.prepared, self._position.state, seat)
        return view(self.prepared, self._position.state, self.notation, self.names, seat, self.turn)

    def state_bytes(self) -> bytes:
        """The whole state in flat memory: equal games have equal bytes."""
        memory: bytes = flat(self._position.state).tobytes()
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
