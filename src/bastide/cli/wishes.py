"""The options that several commands share, and what is read from them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated

import typer

GAME = "The game, by its name; `bastide games` lists them."
GameName = Annotated[str, typer.Argument(help=GAME, metavar="GAME", show_default=False)]
PLAYER = "a player by name, or one's own as ./mine.py:Mine."
Boxes = Annotated[
    list[str] | None,
    typer.Option("--boxes", "--box", metavar="BOX,...", help="Boxes added to the game.", show_default=False),
]
Rules = Annotated[
    list[str] | None,
    typer.Option("--rule", metavar="SWITCH=CHOICE", help="A switch of the rules; can be repeated."),
]
Tiles = Annotated[
    list[str] | None,
    typer.Option("--tiles", metavar="SET|FILE,...", help="Sets of tiles that add up: by name, or files of your own."),
]
Seats = Annotated[str, typer.Option("--seats", metavar="NUMBER|NAME,...", help="How many play, or their names.")]
Games = Annotated[int, typer.Option("--games", "-n", min=1, max=10_000_000, metavar="NUMBER", help="How many games.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for other programs.")]
Ray = Annotated[
    str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; `local` begins one here.")
]
Seed = Annotated[int, typer.Option("--seed", metavar="NUMBER", help="The same seed gives the same games.")]
Theme = Annotated[str, typer.Option("--theme", metavar="NAME", help="How pictures look: summer, winter, flat or dark.")]
Plain = Annotated[bool, typer.Option("--plain", help="Use the plain form of the rules; compile nothing.")]


def words(texts: Sequence[str] | None) -> list[str]:
    """Words given one by one or several with commas between them."""
    return [word.strip() for text in texts or () for word in text.split(",") if word.strip()]


def rules(texts: Sequence[str] | None) -> dict[str, str]:
    """Switches and choices."""
    pairs = {}
    for text in words(texts):
        name, sign, choice = text.partition("=")
        if not (name and sign and choice):
            raise typer.BadParameter(f"a rule is written like holes=forbidden, not {text!r}", param_hint="--rule")
        pairs[name.strip()] = choice.strip()
    return pairs


def tiles(texts: Sequence[str] | None) -> list[str] | None:
    """Sets of tiles; none, if none was asked for."""
    return words(texts) or None


def seats(text: str) -> int | list[str]:
    """A number of seats, or their names."""
    return int(text) if re.fullmatch(r"\s*-?[0-9]{1,6}\s*", text) else words([text])


def seat_count(text: str) -> int:
    """How many seats a number of them, or their names, makes."""
    from ..play.game import seat_names

    wish = seats(text)
    return wish if isinstance(wish, int) else len(seat_names(wish))


def form(plain: bool) -> bool | None:
    """Whether the rules are to be compiled: False, or None for wherever it can be done."""
    return False if plain else None
