"""Records: a game as text, written down and replayed with its expectations checked."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from ..core.moves import Verb, verb_of
from ..core.table import CHANCE
from ..games import catalogue
from . import drawn, sets
from .errors import BadRecord, BastideError
from .event import Event
from .game import Game
from .move import Move
from .names import UNWRITABLE
from .reader import Visitor, read
from .tags import FIRST_VERSION, FilePath, Setup


def write(game: Game) -> str:
    """A game as a record."""
    lines = [f'[{name} "{value}"]' for name, value in _tags(game)]
    lines.append("")
    turn: list[str] = []
    number = 0
    for at, played in enumerate(game.played):
        draws = played.by_chance and verb_of(played.move) == Verb.DRAW
        if (draws and not (at and game.played[at - 1].by_chance)) or not turn:
            lines.extend([" ".join(turn)] if turn else [])
            number += 1
            turn = [f"{number}."]
        turn.append(str(played.text))
    lines.extend([" ".join(turn)] if turn else [])
    lines.append(":".join(str(points) for points in game.scores) if game.over else "*")
    return "\n".join(lines) + "\n"


def _tags(game: Game) -> list[tuple[str, str]]:
    options = game.prepared.options
    tags = [("Game", options.game.name)]
    tags += [("Version", str(options.version))] if options.version != FIRST_VERSION else []
    tags += [("Box", box) for box in options.boxes]
    tags += [("Rule", f"{name}={choice}") for name, choice in options.rules.items()]
    tags += [("Seat", name) for name in game.names]
    tags += [("Deck", " ".join(options.deck))] if options.deck is not None else []
    tags += sets.written(game.prepared)
    tags += drawn.written(options.extras, game.names)
    for name, extra in options.extras.items():
        if name in catalogue.named("tiles", "position"):
            continue
        if name in catalogue.named("file"):
            tags.append(("File", f"{name}={UNWRITABLE.sub('_', Path(extra).name)}"))
        else:
            tags.append(("With", f"{name}={json.dumps(extra)}"))
    tags.append(("Chance", "explicit") if game.explicit else ("Seed", str(game.seed)))
    return tags


def replay(text: str, **files: FilePath) -> Game:
    """The game that a record tells; the first thing wrong with it is a BadRecord."""
    replayer = Replayer(files)
    read(text, replayer)
    return replayer.game()


class Replayer(Visitor):
    """Plays a record move by move and checks what it expects."""

    def __init__(self, files: dict[str, FilePath]) -> None:
        self.explicit = False
        self._setup = Setup(files)
        self._game: Game | None = None
        self._pending: tuple[str, int] | None = None
        self._fresh: list[Event] = []
        self._drawn: list[str] = []

    def tag(self, name: str, value: str, line: int) -> None:
        if self._game is not None:
            raise BadRecord("late-tag", f"line {line}: tags stand before the first move", line)
        if name == "Chance":
            self.explicit = value == "explicit"
        self._setup.add(name, value, line)

    def game(self) -> Game:
        """The game so far."""
        if self._game is None:
            self._start(1)
        assert self._game is not None
        if self.explicit:
            self._game = self._game.after(len(self._game.played) - len(self._drawn))
        else:
            self._settle()
        self._game.explicit = self.explicit
        return self._game

    def _start(self, line: int) -> None:
        self._game = self._setup.game(line)
        self._settle_deck()

    def _settle_deck(self) -> None:
        """With a deck, what is drawn and discarded need not be written down; what is must be what happened."""
        assert self._game is not None
        self._drawn = []
        while self._game.state.chooser == CHANCE and _is_certain(self._game):
            self._drawn.append(str(self._game.let_chance()))

    def _settle(self) -> None:
        assert self._game is not None
        while self._game.let_chance() is not None:
            pass

    def number(self, number: int, line: int) -> None:
        self._flush()

    def move(self, text: str, line: int) -> None:
        self._flush()
        if self._game is None:
            self._start(line)
        self._pending = (text, line)

    def expectation(self, words: str, line: int) -> None:
        if words.startswith("refused "):
            self._expect_refusal(words.removeprefix("refused "), line)
        else:
            self._flush()
            self._check(words, line)

    def result(self, text: str, line: int) -> None:
        self._flush()
        if self._game is None:
            self._start(line)
        game = self._game
        assert game is not None
        told = ":".join(str(points) for points in game.scores) if game.over else "*"
        if text not in (told, "*"):
            where = "over" if game.over else "not over"
            sentence = f"line {line}: the record ends with {text}, but the game is {where}: {told}"
            raise BadRecord("wrong-result", sentence, line)

    def _flush(self) -> None:
        """Play the move that waited for its expectations."""
        if self._pending is None or self._game is None:
            return
        (text, line), self._pending = self._pending, None
        try:
            self._fresh = self._play(text)
        except BastideError as error:
            code = "after-the-end" if error.code == "over" else error.code
            raise BadRecord(code, f"line {line}: {text}: {error}", line) from error

    def _play(self, text: str) -> list[Event]:
        game = self._game
        assert game is not None
        if text in self._drawn:
            del self._drawn[: self._drawn.index(text) + 1]
            return self._fresh
        start = len(game.events)
        game.play(text)
        self._settle_deck()
        return list(game.events[start:])

    def _expect_refusal(self, code: str, line: int) -> None:
        if self._pending is None or self._game is None:
            raise BadRecord("bad-expectation", f"line {line}: =refused stands behind a move", line)
        (text, _), self._pending = self._pending, None
        try:
            self._game.play(Move(text))
        except BastideError as error:
            if error.code != code:
                raise BadRecord(
                    "expectation", f"line {line}: {text} should be refused as {code}, but: {error} ({error.code})", line
                ) from error
            return
        raise BadRecord("expectation", f"line {line}: {text} should be refused as {code}, but it is legal", line)

    def _check(self, words: str, line: int) -> None:
        game = self._game
        if game is None:
            raise BadRecord("bad-expectation", f"line {line}: an expectation stands behind a move", line)
        fault = _fault(game, words, self._fresh)
        if fault:
            raise BadRecord("expectation", f"line {line}: expected {words}, but {fault}", line)


def _is_certain(game: Game) -> bool:
    """Whether the set-up alone tells what chance does next."""
    if game.prepared.fixed(game.state) is not None:
        return True
    return game.prepared.options.deck is not None and len(game.chances()) == 1


def _fault(game: Game, words: str, fresh: list[Event]) -> str | None:
    """What is wrong with an expectation, None if it holds."""
    first, _, rest = words.partition(" ")
    if first == "legal":
        count = len(game.moves()) or len(game.chances())
        return None if str(count) == rest else f"there are {count} legal moves"
    if first == "turn":
        name = game.names[game.turn] if game.turn is not None else "nobody"
        return None if _word(name) == rest else f"it is the turn of {name}"
    if first == "over":
        return None if game.over else "the game goes on"
    scored = Counter[tuple[str, str]]()
    for event in fresh:
        if event.kind == "scored" and event.seat is not None:
            scored[(_word(game.names[event.seat]), str(event.what))] += event.amount
    if first == "nothing":
        return None if not scored else f"there were points: {dict(scored)}"
    name, _, amount = first.rpartition("+")
    if name not in [_word(seat) for seat in game.names]:
        return f"there is no seat {name}"
    if rest not in {*game.notation.words.kinds.values(), *game.notation.words.scored.values()}:
        return f"nothing is scored as {rest or 'that'}"
    paid = scored[(name, rest)]
    return None if str(paid) == amount else f"{name} got {paid} for {rest}"


def _word(name: str) -> str:
    return name.replace(" ", "_")
