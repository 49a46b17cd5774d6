"""What a game has beside its tiles and figures, in lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..games.telling import tellings


def beside_the_tiles(view: Mapping[str, Any]) -> Iterator[str]:
    """The lines for a view of a game."""
    family, names = view["family"], view["seats"]
    extras = view[family]
    for folder, telling in tellings(family, view["boxes"]).items():
        if telling.beside is not None:
            yield from telling.beside(extras if folder == family else extras[folder], names)
