"""`bastide perft`: counting positions."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from .output import answers, print_json
from .wishes import Boxes, GameName, Json, Plain, Rules, Seats, Seed
from .wishes import form as wished_form
from .wishes import rules as wished_rules
from .wishes import seats as wished_seats
from .wishes import words


def perft(
    game: GameName,
    depth: Annotated[int, typer.Option("--depth", "-d", metavar="NUMBER", help="How many choices deep.")] = 3,
    seed: Seed = 0,
    deck: Annotated[
        str | None, typer.Option("--deck", metavar="TILES", help="Exactly these tiles, in this order.")
    ] = None,
    boxes: Boxes = None,
    rule: Rules = None,
    seats: Seats = "2",
    plain: Plain = False,
    json: Json = False,
) -> None:
    """Count the sequences of choices from the start of a game, the tiles coming in a fixed order.

    Two versions of the rules that agree on these numbers very likely agree on the moves.

    \b
    bastide perft standard --depth 4 --seed 7
    bastide perft base --deck "BG-U BG-V BG-D"
    """
    from ..games.options import choose, prepare
    from ..play.game import seat_names
    from ..sim.perft import Perft

    names = seat_names(wished_seats(seats))
    tiles = words([deck.replace(" ", ",")]) if deck is not None else None
    options = choose(game, words(boxes), wished_rules(rule), len(names), tiles)
    counter = Perft(prepare(options), seed, wished_form(plain))
    counter.check(depth)
    counts = {}
    for level in range(1, depth + 1):
        began = time.perf_counter()
        counts[level] = counter.count(level)
        if not json:
            passed = time.perf_counter() - began
            answers().print(f"{level:>5} {counts[level]:>16,}   {passed:.2f} s", soft_wrap=True)
    if json:
        print_json({"game": game, "seed": seed, "positions": counts})
