"""What a game has beside its tiles and figures, in lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from ..games.telling import tellings
from ..play.view import View


def beside_the_tiles(seen: View) -> Iterator[str]:
    """The lines for a view of a game."""
    for folder, telling in tellings(seen.family, seen.boxes).items():
        if telling.beside is not None:
            added = seen.extras if folder == seen.family else getattr(seen.extras, folder)
            yield from telling.beside(added, seen.seats)
