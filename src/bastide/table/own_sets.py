"""Tiles of one's own at a table: a text is checked and drawn before the table is made, and stays with its log."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from .. import art
from ..core.errors import BadTiles, BastideError
from ..core.tiles import TileFile, examine, parse
from ..games import catalogue
from ..games.options import Prepared, choose, prepare
from ..games.tile_sets import UNNAMED, plain, vocabulary_of
from . import visits
from .set_survey import remarks
from .settings import Settings
from .shapes import Setup


def fixed_tiles(setup: Setup, own: visits.OwnSet | None, settings: Settings) -> dict[str, Any]:
    """What a table fixes so that it is played with tiles of its maker's own; what is wrong with them is said."""
    return {} if own is None else {"tiles": plain(prepared_with(setup, own, settings).options.extras["tiles"])}


def prepared_with(setup: Setup, own: visits.OwnSet, settings: Settings) -> Prepared:
    """The game with these tiles; what is wrong with them is said."""
    game = choose(setup.game, setup.boxes, setup.rules, setup.seats).game
    tiles: list[Any] = [*(() if own.only else game.sets), {"file": UNNAMED, "text": own.text}]
    check_size(parse(own.text, UNNAMED, vocabulary_of(game.family)), settings)
    return prepare(choose(setup.game, setup.boxes, setup.rules, setup.seats, tiles=tiles))


def check_size(file: TileFile, settings: Settings) -> None:
    """A set that is given at a table has only so many kinds of tile."""
    if len(file.tiles) > settings.own_kinds:
        most = f"a set given at the table has {settings.own_kinds} kinds of tile at most"
        raise BadTiles(file.path, "", f"{most}, not {len(file.tiles)}", code="too-many-kinds")


def kept(fixed: Mapping[str, Any]) -> dict[str, Any]:
    """The tiles of its own that a table hands on to a rematch."""
    return {name: extra for name, extra in fixed.items() if name in catalogue.named("tiles")}


def titles(game: str, fixed: Mapping[str, Any]) -> list[str]:
    """What the sets of a table's own are called."""
    family = catalogue.games[game].family if game in catalogue.games else ""
    return [_title(one["text"], family) for one in fixed.get("tiles", ()) if isinstance(one, Mapping)]


@lru_cache(maxsize=256)
def _title(text: str, family: str) -> str:
    return parse(text, UNNAMED, vocabulary_of(family)).title


def look_at(wish: visits.TilesWish, settings: Settings) -> visits.TilesSeen:
    """A set as it would be played with: its tiles drawn, and everything that is wrong with it."""
    setup = wish.setup
    family = choose(setup.game, setup.boxes, setup.rules, setup.seats).game.family
    file, found = examine(wish.tiles.text, UNNAMED, vocabulary_of(family))
    faults: list[BastideError] = list(found)
    if file is None:
        return visits.TilesSeen("", 0, [], [_fault(fault) for fault in faults])
    said: list[visits.TileRemark] = []
    try:
        said = remarks(prepared_with(setup, wish.tiles, settings), {spec.name for spec in file.tiles})
    except BastideError as error:
        faults.append(error)
    theme = wish.theme if wish.theme in art.themes() else art.own_theme(file)
    drawn = _drawn(file, theme, family, settings) if len(file.tiles) <= settings.own_kinds else []
    return visits.TilesSeen(file.title, file.total, drawn, [_fault(fault) for fault in faults], said)


def _fault(error: BastideError) -> visits.TileFault:
    if isinstance(error, BadTiles):
        return visits.TileFault(error.line, error.tile, error.reason)
    return visits.TileFault(0, "", error.sentence)


def _drawn(file: TileFile, theme: str, family: str, settings: Settings) -> list[visits.TileDrawn]:
    """The tiles with their pictures; once the time for drawing is spent the rest come without."""
    seconds = settings.timepiece.seconds
    end = seconds() + settings.drawing_patience
    return [
        visits.TileDrawn(
            spec.name, spec.count, art.tile_svg(spec, 0, theme, family) if seconds() < end else "", spec.line
        )
        for spec in file.tiles
    ]
