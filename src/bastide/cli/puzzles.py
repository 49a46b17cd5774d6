"""`bastide puzzles`: positions where one move is clearly best: made, checked and looked at."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import wishes
from .output import answers, progress, remarks

if TYPE_CHECKING:
    from ..puzzles import Puzzle
    from ..puzzles.checking import Solved

puzzles = typer.Typer(
    name="puzzles", no_args_is_help=True, help="Positions where one move is clearly best: make, check and look at them."
)
Collection = Annotated[
    Path | None, typer.Option("--from", metavar="FILE", help="Another collection than that of the package.")
]
KEPT_EVERY = 5


@puzzles.command()
def make(
    game: Annotated[str | None, typer.Argument(help="The game; without it the recipe is followed.")] = None,
    count: Annotated[int, typer.Option("--count", "-n", min=1, max=10_000, metavar="NUMBER", help="How many.")] = 10,
    boxes: wishes.Boxes = None,
    seed: wishes.Seed = 0,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="The collection they go to.")] = Path(
        "puzzles.jsonl.xz"
    ),
    recipe: Annotated[
        Path | None, typer.Option("--recipe", metavar="FILE", help="Another recipe than that of the package.")
    ] = None,
    plain: wishes.Plain = False,
) -> None:
    """Let the mind play itself, and keep the positions where one move is best.

    A position is a candidate where one move stands out by three points at first
    sight; it is kept if the sage, who looks further over draws that are the same
    for all moves, finds the same, and if it can be said why. What the file holds
    already stays. The same seed makes the same puzzles.

    \b
    bastide puzzles make standard --count 20 --seed 1 --out mine.jsonl.xz
    bastide puzzles make standard --boxes traders --count 5
    bastide puzzles make --out again.jsonl.xz       all of the package, by their recipe
    """
    from ..puzzles.collection import read, write
    from ..puzzles.making import Maker

    kept = {puzzle.name: puzzle for puzzle in (read(out) if out.exists() else [])}
    if game is None or recipe is not None:
        _follow(recipe, {game} if game else set(), out, kept, wishes.form(plain))
        return
    maker = Maker(game, wishes.words(boxes), seed, wishes.form(plain))
    with progress(game, count) as step:
        for number, puzzle in enumerate(maker.puzzles(count, step), 1):
            kept[puzzle.name] = puzzle
            if number % KEPT_EVERY == 0:
                write(out, kept.values())
    write(out, kept.values())
    told = ", ".join(f"{name} {number:,}" for name, number in maker.told.items())
    answers().print(f"{told}; {out} holds {len(kept)}", soft_wrap=True, markup=False)


def _follow(recipe: Path | None, games: set[str], out: Path, kept: dict[str, Puzzle], compiled: bool | None) -> None:
    """Make puzzles again as a recipe says; what the file holds already is not made twice."""
    from ..puzzles import recipe as recipes
    from ..puzzles.collection import write

    whole = recipes.read(recipe or recipes.OURS)
    for run in whole.runs:
        run.games = {number: names for number, names in run.games.items() if not set(names) <= set(kept)}
    wanted = sum(len(run.names) for run in whole.runs if not games or run.game in games)
    before = len(kept)
    with progress("puzzles", wanted) as step:
        for number, puzzle in enumerate(recipes.follow(whole, games, compiled, step), 1):
            kept[puzzle.name] = puzzle
            if number % KEPT_EVERY == 0:
                write(out, kept.values())
    write(out, kept.values())
    made = len(kept) - before
    answers().print(f"{made} of {wanted} made again; {out} holds {len(kept)}", soft_wrap=True, markup=False)


@puzzles.command()
def check(
    file: Collection = None,
    player: Annotated[
        list[str] | None, typer.Option("--player", "-p", metavar="NAME,...", help="Who tries to solve them.")
    ] = None,
    plain: wishes.Plain = False,
) -> None:
    """Replay every puzzle, and let players try to solve them.

    \b
    bastide puzzles check
    bastide puzzles check --player greedy,mind,club
    """
    from ..players.roster import by_name
    from ..puzzles.checking import fault, strength

    found, names = _collection(file), wishes.words(player) or ["greedy", "mind"]
    faults = [(puzzle.name, wrong) for puzzle in found if (wrong := fault(puzzle)) is not None]
    for name, wrong in faults:
        remarks().print(f"{name}: {wrong}", soft_wrap=True, markup=False)
    if faults:
        raise typer.Exit(1)
    players = {name: by_name(name) for name in names}
    with progress("puzzles", len(found)) as step:
        _tell(strength(found, players, step), names)
    themes = Counter(puzzle.theme for puzzle in found).most_common()
    answers().print(", ".join(f"{theme} {number}" for theme, number in themes), soft_wrap=True, markup=False)


def _tell(solved: dict[str, Solved], names: list[str]) -> None:
    from rich.table import Table

    table = Table(title="puzzles solved")
    table.add_column("game")
    for heading in ("puzzles", *names):
        table.add_column(heading, justify="right")
    for game, of_game in solved.items():
        table.add_row(game, str(of_game.puzzles), *(str(of_game.by[name]) for name in names))
    puzzles = sum(of_game.puzzles for of_game in solved.values())
    in_all = [sum(of_game.by[name] for of_game in solved.values()) for name in names]
    table.add_row("all", str(puzzles), *(f"{number} ({number / max(1, puzzles):.0%})" for number in in_all))
    answers().print(table)


@puzzles.command()
def show(
    name: Annotated[str, typer.Argument(help="The puzzle, by its name.", metavar="NAME")],
    solution: Annotated[bool, typer.Option("--solution", help="Tell the best move, and why.")] = False,
    file: Collection = None,
) -> None:
    """Draw a puzzle in the terminal, and its solution if it is asked for.

    \b
    bastide puzzles show NAME
    bastide puzzles show NAME --solution
    """
    from ..puzzles.collection import called
    from .board import Board
    from .choices import Choices

    puzzle = called(name, _collection(file))
    game, console = puzzle.position(), answers()
    choices, turn = Choices(game), game.names[game.turn or 0]
    console.print(Board(game.view(), game.prepared.specs, choices.labels()).draw(), soft_wrap=True)
    scores = ", ".join(f"{name} {points}" for name, points in zip(game.names, game.scores, strict=True))
    title = " + ".join((puzzle.game, *puzzle.boxes))
    console.print(f"{title}: {scores}. {turn} lays {' or '.join(choices.tiles)}.", soft_wrap=True, markup=False)
    if solution:
        _explain(puzzle)


def _explain(puzzle: Puzzle) -> None:
    from ..puzzles.telling import told

    console = answers()
    best = f"{puzzle.solution}: {puzzle.gap:.1f} points better than anything else."
    console.print(best, soft_wrap=True, markup=False)
    for reason in puzzle.reasons:
        console.print(f"It {told(reason)}.", soft_wrap=True, markup=False)
    for text in puzzle.checked[1:]:
        console.print(f"{text}: {puzzle.losses[text]:.1f} points less.", soft_wrap=True, markup=False)


def _collection(file: Path | None) -> list[Puzzle]:
    from ..puzzles.collection import collection, read

    return read(file) if file is not None else list(collection().values())
