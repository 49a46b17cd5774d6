"""Records that become tables."""

from __future__ import annotations

from typing import Any

from ..games import catalogue
from ..games.tile_sets import OwnTiles, plain
from ..play.game import Game
from ..play.reader import Visitor, read
from . import facts, visits
from .facts import Fact
from .not_done import NotDone
from .own_sets import check_size
from .seating import clean_name
from .settings import Settings
from .shapes import Setup


class _Tags(Visitor):
    """Looks at a record's tags only."""

    def tag(self, name: str, value: str, line: int) -> None:
        """A record may not name files: no path comes from outside."""
        if name == "File" or (name == "With" and value.partition("=")[0] not in catalogue.named("data", "order")):
            raise NotDone("files")


def facts_of(wish: visits.Import, hash: str, settings: Settings) -> tuple[Setup, list[Fact], list[facts.Sat]]:
    """The log of a table that continues a record."""
    read(wish.record, _Tags())
    game = Game.from_record(wish.record)
    for file, one in zip(game.prepared.files, game.prepared.options.extras.get("tiles", ()), strict=False):
        if isinstance(one, OwnTiles):
            check_size(file, settings)
    setup = _setup(game, wish.setup)
    opening, steps = _steps(game)
    names = [clean_name(name) for name in game.names]
    fixed: dict[str, Any] = {name: plain(extra) for name, extra in game.prepared.options.extras.items()}
    if game.prepared.options.deck is not None:
        fixed["deck"] = list(game.prepared.options.deck)
    fixed |= fixed_version(game.prepared.options.version)
    new: list[Fact] = [facts.Created(setup, hash, names, fixed, opening), *steps]
    if game.over:
        new += [facts.Sat(seat, name) for seat, name in enumerate(names)]
        new.append(facts.Over("played"))
    return setup, new, []


def fixed_version(version: int) -> dict[str, Any]:
    """What a table fixes so that it is played to its end by the rules it began with; the first need no word."""
    return {"version": version} if version != 1 else {}


def _setup(game: Game, wish: Setup | None) -> Setup:
    """What the record plays, and how the table is kept."""
    options = game.prepared.options
    setup = Setup(options.game.name, list(options.boxes), dict(options.rules), len(game.names))
    if wish is not None:
        setup.clock, setup.locked, setup.watch, setup.listed = wish.clock, wish.locked, wish.watch, wish.listed
    return setup


def _steps(game: Game) -> tuple[list[str], list[facts.Played]]:
    """What chance did first, and then the moves, step by step."""
    opening: list[str] = []
    steps: list[facts.Played] = []
    interrupted = False
    for played in game.played:
        if not played.by_chance and (not steps or steps[-1].seat != played.chooser or interrupted):
            steps.append(facts.Played(played.chooser, []))
        (steps[-1].moves if steps else opening).append(str(played.text))
        interrupted = played.by_chance
    return opening, steps
