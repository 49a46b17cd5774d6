"""A table in the terminal: the town is drawn, somebody chooses, the rules answer."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.style import Style
from rich.text import Text

from ..core.errors import BastideError
from ..core.kinds import different_facings
from .beside import beside_the_tiles
from .board import Board
from .choices import Choices
from .output import writing
from .picture import HUGE, LARGE, picture, seat_style
from .story import Story, result

if TYPE_CHECKING:
    from ..play.event import Event
    from ..play.game import Game
    from ..players import Chooser

HELP = """\
Choose a move by its number, or write it:
  1,0N          lay the tile at column 1, row 0, its top to the north (E, S, W: turned)
  BG-U@1,0N     the same with the tile's name, where two are in hand
  E             a follower on the segment at the east (N E S W, half sides NL NR ..., C cloister)
  -             no follower
Several moves in one line are made one after another: BG-U@1,0N m>E
Other words:
  hint          what the greedy player would do
  undo          take back the last move
  left          the tiles still to be drawn
  save FILE     write the game down; bastide play --resume FILE goes on with it
  record        show what would be written
  board         draw the town again
  quit          leave"""
NUMBER = Style(color="#000000", bgcolor="#ffffff", bold=True)
BELOW_THE_BOARD = 14  # lines kept free on a terminal
SAVED_AS = "bastide.record"
UNKNOWN = {"bad-notation": " The word help tells what can be typed."}


class Terminal:
    """One game between people at the keyboard and computer players."""

    def __init__(self, game: Game, console: Console, opponents: Mapping[int, Chooser]) -> None:
        self.game = game
        self.console = console
        self.opponents = opponents
        self.left_early = False

    def run(self) -> None:
        """Play until the game is over or everybody leaves."""
        self._say("The word help tells what can be typed.")
        while not self.game.over and not self.left_early:
            if self.game.turn is None:
                self._chance()
            elif self.game.turn in self.opponents:
                self._tell(self.game.play(self.opponents[self.game.turn].choose(self.game)))
            else:
                self._person()
        if self.game.over:
            self._draw({})
        self._say(result(self.game))

    def _chance(self) -> None:
        """A saved game whose chance was explicit goes on by itself here."""
        before = len(self.game.events)
        self.game.let_chance()
        self._tell(list(self.game.events[before:]))

    def _person(self) -> None:
        choices = Choices(self.game)
        self._show(choices)
        while True:
            typed = self._read()
            if typed is None:
                self.left_early = True
                return
            if typed and self._answer(typed, choices):
                return

    def _read(self) -> str | None:
        """What somebody types, None when nothing comes any more; what no terminal shows is shown here."""
        try:
            typed = self.console.input(self._prompt()).strip()
        except EOFError:
            self.console.print()
            return None
        if not sys.stdin.isatty():
            self._say(typed)
        return typed

    def _prompt(self) -> Text:
        turn = self.game.turn
        assert turn is not None
        return Text.assemble((f" {self.game.names[turn]} ", seat_style(self.game.names, turn)), "> ")

    def _answer(self, typed: str, choices: Choices) -> bool:
        """Do what was typed; whether the position has changed or is to be shown anew."""
        word, _, rest = typed.partition(" ")
        command = getattr(self, f"_do_{word.lower()}", None)
        try:
            if command is not None:
                return bool(command(rest.strip()))
            self._tell(self.game.play(choices.find(typed)))
        except BastideError as error:
            self._say(f"{str(error)[:1].upper()}{str(error)[1:]}.{UNKNOWN.get(error.code, '')}")
            return False
        return True

    def _do_help(self, rest: str) -> bool:
        self._say(HELP)
        return False

    def _do_undo(self, rest: str) -> bool:
        self.game.undo()
        while self.game.turn in self.opponents:
            self.game.undo()
        return True

    def _do_hint(self, rest: str) -> bool:
        from ..players import by_name

        self._say(f"The greedy player would choose {by_name('greedy').choose(self.game)}")
        return False

    def _do_left(self, rest: str) -> bool:
        left = self.game.view()["left"]
        self._say(f"{sum(left.values())} tiles: " + ", ".join(f"{count} {name}" for name, count in left.items()))
        return False

    def _do_record(self, rest: str) -> bool:
        self._say(self.game.record())
        return False

    def _do_save(self, rest: str) -> bool:
        path = Path(rest or SAVED_AS)
        with writing(path):
            path.write_text(self.game.record(), "utf-8")
        self._say(f"The game is written down in {path}.")
        return False

    def _do_board(self, rest: str) -> bool:
        return True

    def _do_quit(self, rest: str) -> bool:
        self.left_early = True
        return True

    _do_exit = _do_quit

    def _say(self, text: str | Text) -> None:
        self.console.print(text, markup=False, soft_wrap=True)

    def _tell(self, events: Sequence[Event]) -> None:
        story = Story(self.game)
        for event in events:
            if event.kind not in ("drawn", "over"):
                self._say(story.tell(event))

    def _show(self, choices: Choices) -> None:
        """Everything that the seat needs to choose."""
        self._draw(choices.labels())
        self._say(self._standing())
        if choices.tiles:
            self._show_hand(choices.tiles)
        elif choices.parts():
            self._show_laid(choices)
        self._show_choices(choices)

    def _draw(self, labels: Mapping[tuple[int, int], str]) -> None:
        board = Board(self.game.view(), self.game.prepared.specs, labels)
        size = self.console.size
        limits = (size.width, max(size.height - BELOW_THE_BOARD, 10)) if self.console.is_terminal else (None, None)
        self._say(board.draw(*limits))
        for line in beside_the_tiles(self.game.seen()):
            self._say(line)

    def _standing(self) -> Text:
        view = self.game.view()
        line = Text()
        for seat, name in enumerate(self.game.names):
            supply = " ".join(f"{count}{letter}" for letter, count in view["supply"][seat].items())
            line.append(f" {seat + 1} {name} ", style=seat_style(self.game.names, seat))
            line.append(f" {self.game.scores[seat]} points, {supply}   ")
        line.append(f"{sum(view['left'].values())} tiles left", style="dim")
        return line

    def _show_hand(self, names: list[str]) -> None:
        specs = {spec.name: spec for spec in self.game.prepared.specs}
        for name in names:
            facings = different_facings(specs[name])
            blocks = [picture(specs[name], facing, LARGE) for facing in facings]
            self._say(f"in hand: {name}")
            for line in range(LARGE.height):
                self._say(Text("  ").join(block[line] for block in blocks))
            self._say("  ".join(f"{'NESW'[facing]:^{LARGE.width}}" for facing in facings))

    def _show_laid(self, choices: Choices) -> None:
        tile = self.game.view()["tiles"][-1]
        spec = next(spec for spec in self.game.prepared.specs if spec.name == tile["name"])
        marks = {part: (str(number), NUMBER) for part, number in choices.parts().items()}
        for line in picture(spec, "NESW".index(tile["facing"]), HUGE, marks):
            self._say(line)

    def _show_choices(self, choices: Choices) -> None:
        texts = [f"{number:>3} {move}" for number, move in enumerate(choices.moves, 1)]
        about = [choices.describe(move) for move in choices.moves]
        if any(about):
            for text, words in zip(texts, about, strict=True):
                self._say(f"{text:<12} {words}".rstrip())
            return
        width = max(len(text) for text in texts) + 2
        columns = max(1, min(self.console.width, 100) // width)
        for first in range(0, len(texts), columns):
            self._say("".join(f"{text:<{width}}" for text in texts[first : first + columns]).rstrip())
