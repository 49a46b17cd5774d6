"""What is to be played: who sits at which tables, and how the games are cut into pieces of work."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import combinations
from typing import Any

from ..core.errors import BadSetup
from ..games.options import Options, choose
from ..games.tile_sets import Wanted, plain
from ..players.roster import called, kind_of
from ..sim.tournament import titles

DEALS_AT_A_TIME = 4  # of players whose choice is a rule; whoever thinks for long is given deal by deal
MOST_ENTRANTS = 16


@dataclass(frozen=True)
class Unit:
    """A piece of work: some deals at one table, each in all seatings."""

    table: int
    first: int
    deals: int

    @property
    def name(self) -> str:
        """Names the piece among those of its plan."""
        return f"table-{self.table}-deal-{self.first}"


@dataclass(frozen=True)
class Plan:
    """All that decides the games: the same plan is the same games."""

    game: str
    players: tuple[str, ...]
    seats: int = 2
    pairs: int = 100
    boxes: tuple[str, ...] = ()
    rules: tuple[tuple[str, str], ...] = ()
    seed: int = 0
    judge: str = ""            # who prices luck; nobody
    others: int = 3            # draws that each draw is held against; 0 for all that were possible
    compiled: bool | None = None
    size: int = DEALS_AT_A_TIME
    tiles: tuple[Wanted, ...] = ()  # instead of the game's own

    @classmethod
    def of(
        cls,
        game: str,
        players: Sequence[str],
        seats: int = 2,
        pairs: int = 100,
        boxes: Sequence[str] = (),
        rules: Mapping[str, str] | None = None,
        tiles: object = None,
        **more: Any,
    ) -> Plan:
        """A plan that can be played; what is wrong with it is said."""
        own = choose(game, boxes, rules, seats, tiles=tiles).extras.get("tiles", ())
        plan = cls(game, tuple(players), seats, pairs, tuple(boxes), tuple((rules or {}).items()), tiles=own, **more)
        if not 2 <= len(players) <= MOST_ENTRANTS:
            raise BadSetup("players", f"from 2 to {MOST_ENTRANTS} players meet, not {len(players)}")
        if pairs < 1:
            raise BadSetup("pairs", f"at least one deal must be played, not {pairs}")
        quick = all([hasattr(kind_of(player), "rules") for player in players])
        if seats < 2:
            raise BadSetup("seats", "players meet at tables of two or more")
        return plan if quick else replace(plan, size=1)

    def options(self) -> Options:
        """The game as it is set up."""
        return choose(self.game, self.boxes, dict(self.rules), self.seats, tiles=self.tiles or None)

    @property
    def tables(self) -> list[tuple[int, ...]]:
        """Who meets whom: all choices of entrants for the seats; where they are too few the last sits several times."""
        entrants = range(len(self.players))
        if len(entrants) >= self.seats:
            return list(combinations(entrants, self.seats))
        return [(*entrants, *[entrants[-1]] * (self.seats - len(entrants)))]

    def units(self) -> list[Unit]:
        """The pieces of work, all tables in step, so that an early end is fair."""
        starts = range(0, self.pairs, self.size)
        tables = range(len(self.tables))
        return [Unit(table, first, min(self.size, self.pairs - first)) for first in starts for table in tables]

    @property
    def games(self) -> int:
        """How many games there are in all."""
        return len(self.tables) * self.pairs * self.seats

    def titles(self) -> list[str]:
        """What the entrants are called, numbered where two have one name."""
        return titles([called(player) for player in self.players])

    def plain(self) -> dict[str, Any]:
        """The plan as plain JSON data."""
        lists = {"players": list(self.players), "boxes": list(self.boxes), "tiles": plain(self.tiles)}
        return {**asdict(self), **lists, "rules": dict(self.rules)}

    @property
    def key(self) -> str:
        """Names what decides each deal; how many there are does not."""
        decides = {name: value for name, value in self.plain().items() if name not in ("pairs", "compiled")}
        if not self.tiles:
            del decides["tiles"]
        return hashlib.sha256(json.dumps(decides, sort_keys=True).encode()).hexdigest()[:16]
