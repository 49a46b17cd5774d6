"""Games at which somebody sits whose choice is no rule: played through `Game`, move by move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.luck import Luck
from ..core.luck import seed as begin_luck
from ..core.moves import Moves
from ..core.table import PLAYERS
from ..forms import form
from ..memory import Memory
from ..play.game import Game, seat_names
from ..players.roster import made
from .slips import SPREAD, TAPE, Stage


class Sittings:
    """Plays games and writes their slips; chance deals the same tiles as it does to players with rules."""

    def __init__(
        self,
        memory: Memory,
        kinds: Sequence[Any],
        names: Sequence[str],
        seed: int,
        seatings: int,
        slips: Any,
        tape: Any,
    ) -> None:
        self.tape = tape
        self.memory, self.kinds, self.seed, self.seatings, self.slips = memory, kinds, seed, seatings, slips
        self.names = [name or getattr(kind, "__name__", "player") for name, kind in zip(names, kinds, strict=True)]
        self._chance_move = form(memory.family).module("sim.loops").chance_move
        self._moves = Moves()

    def run(self, first: int, count: int) -> None:
        """Play games from a number on."""
        for number in range(first, first + count):
            self._play(number)

    def _play(self, number: int) -> None:
        deal, shift = self.seed * SPREAD + number // self.seatings, number % self.seatings
        seats = len(self.kinds)
        game = Game(self.memory.prepared, seat_names(seats), deal, explicit=True)
        players = []
        for seat in range(seats):
            entrant = (seat + shift) % seats
            players.append(made(self.kinds[entrant], self.names[entrant], f"{deal * PLAYERS + shift}/{seat}"))
        self._write_down(number, shift, game, self._to_the_end(game, players, deal))

    def _to_the_end(self, game: Game, players: Sequence[Any], deal: int) -> int:
        """Plays a game; how many choices there were."""
        luck, decisions = Luck(), 0
        begin_luck(luck, deal)
        while not game.over:
            if game.turn is None:
                game.apply(self._chance_move(game.prepared.box, game.state, self._moves, luck))
            else:
                game.play(players[game.turn].choose(game))
                decisions += 1
        return decisions

    def _write_down(self, number: int, shift: int, game: Game, decisions: int) -> None:
        slip = self.slips[number]
        slip.moves = len(game.played)
        for place, played in enumerate(game.played if len(self.tape) else ()):
            self.tape[number * TAPE + place] = played.move
        slip.shift, slip.stage, slip.tiles, slip.decisions = shift, Stage.DONE, game.state.tile_count, decisions
        for seat, points in enumerate(game.scores):
            slip.points[(seat + shift) % len(self.kinds)] = points
