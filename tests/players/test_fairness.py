"""Fairness: what a player may not know never changes its move."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from lesson import GAMES, random_weights

from bastide import Game, catalogue
from bastide.core.bag import tiles_left
from bastide.forms import form
from bastide.players import by_name, roster
from bastide.players.greedy import GreedyPlayer
from bastide.players.levels import LEVELS, Level, builder, spoiler
from bastide.players.mind import MindPlayer
from bastide.players.random import RandomPlayer
from bastide.players.sage import SagePlayer
from bastide.players.scout import ScoutPlayer
from bastide.players.uct import UctPlayer

FAMILIES = [family for family in catalogue.families if hasattr(form(family).engine, "describe")]
WALL_TILES = (1, 2, 3, 4, 5, 6, 7, 8, 9)


def plainly(level: Level) -> MindPlayer:
    player = level(7)
    player.think_plainly()
    return player


def slow(player: Any, **numbers: int) -> Any:
    """A player whose desk says other numbers."""
    thinking = player._thinking

    def tuned(game: Game) -> Any:
        seated = thinking(game)
        for name, number in numbers.items():
            setattr(seated.desk, name, number)
        return seated

    player._thinking = tuned
    return player


PLAYERS: dict[str, Callable[[], Any]] = {
    "random": lambda: RandomPlayer(7),
    "greedy": lambda: GreedyPlayer(7, compiled=False),
    "mind": lambda: MindPlayer(7, compiled=False),
    "sage": lambda: SagePlayer(7, lines=4, compiled=False),
    "scout": lambda: slow(ScoutPlayer(7, compiled=False), width=2, samples=2),
    "uct": lambda: slow(UctPlayer(7, compiled=False), playouts=12),
} | {level.name: (lambda level=level: plainly(level)) for level in (*LEVELS[:-1], builder, spoiler)}  # type: ignore[misc]

PLAYERS = {name: partial(by_name, name, 7) for name in roster.OWN} | PLAYERS


@pytest.fixture(autouse=True)
def minds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for family in FAMILIES:
        random_weights(tmp_path, family, width=4, top=4)
    monkeypatch.setenv("BASTIDE_MINDS", str(tmp_path))


class Deals:
    """Games that are alike as far as everybody has seen, and differ in what nobody may know."""

    def __init__(self, family: str, moves: int) -> None:
        self.family, self.dice = family, random.Random(family)
        spare = Game.new(GAMES[family], seed=1)
        specs = [spec for file in spare.prepared.files for spec in file.tiles]
        self.deck = [spec.name for spec in specs for _ in range(spec.count - bool(spec.marks.get("start")))]
        self.dice.shuffle(self.deck)
        self.walls = self.dice.sample([*WALL_TILES, *WALL_TILES], 13) if family == "castle" else None
        self.game = self._new(self.deck, self.walls, "one")
        while len([played for played in self.game.played if not played.by_chance]) < moves:
            self.game.play(RandomPlayer(self.dice.random()).choose(self.game))

    def _new(self, deck: list[str], walls: list[int] | None, seed: str) -> Game:
        extras = {} if walls is None else {"wall_tiles": walls}
        return Game.new(GAMES[self.family], deck=deck, seed=seed, **extras)

    def otherwise(self) -> Game:
        """The rest of the deck, the tiles that lie face down and the seed are other ones."""
        drawn = len(self.deck) - tiles_left(self.game.state)
        seen, rest = self.deck[:drawn], self.deck[drawn:]
        self.dice.shuffle(rest)
        walls = self.walls and [*reversed(self.walls)]
        twin = self._new(seen + rest, walls, "other")
        for played in self.game.played:
            if not played.by_chance:
                twin.play(played.text)
        assert twin.state_bytes() == self.game.state_bytes()
        return twin


@pytest.mark.parametrize("family", FAMILIES)
def test_what_a_player_may_not_know_never_changes_its_move(family: str) -> None:
    deals = Deals(family, 5)
    twin = deals.otherwise()
    for name, make in PLAYERS.items():
        assert make().choose(deals.game) == make().choose(twin), name


class Peeping:
    """A player that looks at the next tile in the deck."""

    def choose(self, game: Game) -> Any:
        after = game.copy()
        after.play(game.moves()[0])
        while not after.over and after.turn == game.turn:
            after.play(after.moves()[-1])
        following = [str(played.text) for played in after.played[len(game.played) :] if played.by_chance]
        return game.moves()[sum(map(ord, "".join(following))) % len(game.moves())]


def test_a_player_that_peeps_is_found_out() -> None:
    deals = Deals("classic", 5)
    choices = {str(Peeping().choose(deals.otherwise())) for _ in range(6)}
    assert len(choices) > 1
