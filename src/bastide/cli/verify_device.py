"""`bastide verify --device`: does a GPU play the same games?"""

from __future__ import annotations

import typer

from .output import answers, print_json


def verify_device(device: str, game: str | None, games: int, seed: int, json: bool) -> None:
    """Compare random games of a game's family, or of all families, with the processor's, byte for byte."""
    from ..games import catalogue
    from ..sim.device_checks import Comparison, compare
    from ..sim.mixes import family_of

    found: list[Comparison] = []
    for family in [family_of(game)] if game else catalogue.families:
        for comparison in compare(family, device, games, seed):
            found.append(comparison)
            if not json:
                told = f"{comparison.alike:,} of {comparison.games:,} games end as on the processor"
                answers().print(f"{comparison.mix}: {told}", soft_wrap=True)
    if json:
        print_json([vars(comparison) for comparison in found])
    if any(comparison.alike < comparison.games for comparison in found):
        raise typer.Exit(1)
