"""`bastide verify --device`: does a GPU play the same games?"""

from __future__ import annotations

import typer

from .output import answers, print_json

TRIED = 8  # games whose joint moves are all tried


def verify_device(device: str, game: str | None, games: int, seed: int, json: bool) -> None:
    """Compare random games of a family, or of all families, and all that can be tried in a few, byte for byte."""
    from ..games import catalogue
    from ..learn.alike import Alike, compare_leaves
    from ..sim.device_checks import Comparison, compare
    from ..sim.mixes import family_of

    found: list[Comparison] = []
    tried: list[Alike] = []
    for family in [family_of(game)] if game else catalogue.families:
        for comparison in compare(family, device, games, seed):
            found.append(comparison)
            if not json:
                told = f"{comparison.alike:,} of {comparison.games:,} games end as on the processor"
                answers().print(f"{comparison.mix}: {told}", soft_wrap=True)
        for leaves in compare_leaves(family, device, min(games, TRIED), seed):
            tried.append(leaves)
            if not json:
                told = f"{leaves.alike:,} of {leaves.leaves:,} joint moves are described as on the processor"
                answers().print(f"{leaves.mix}: {told}", soft_wrap=True)
    if json:
        print_json({"games": [vars(comparison) for comparison in found], "tried": [vars(leaves) for leaves in tried]})
    if any(one.alike < one.games for one in found) or any(one.alike < one.leaves for one in tried):
        raise typer.Exit(1)
