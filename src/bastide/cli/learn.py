"""`bastide learn`: a mind teaches itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..core.errors import BadSetup
from . import wishes
from .output import answers

if TYPE_CHECKING:
    from ..learn.lesson import Lesson

Within = Annotated[float, typer.Option(min=0, metavar="MINUTES", help="Be done by then, slower and slower.")]
Batch = Annotated[int | None, typer.Option(min=2, metavar="NUMBER", help="Games in step: 64, or 4096 on a GPU.")]
Lines = Annotated[int | None, typer.Option(min=1, metavar="NUMBER", help="Positions a step: 256, or 4096 on a GPU.")]
Rivals = Annotated[float, typer.Option(min=0, max=1, metavar="PART", help="Games against greedy players.")]
Trust = Annotated[float, typer.Option(min=0, max=1, metavar="PART", help="How far ends count over thoughts.")]
Winning = Annotated[float, typer.Option(min=0, max=1, metavar="PART", help="How far victory counts over points.")]

AT_ONCE = {"cpu": 64, "cuda": 4096}  # games in step: a batch takes some seconds


def learn(
    game: Annotated[str, typer.Argument(help="A family (all its mixes) or a game (alone, for two).", metavar="GAME")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, metavar="NUMBER", help="Games to play.")] = 100_000,
    minutes: Annotated[
        float, typer.Option("--minutes", min=0.01, metavar="NUMBER", help="Stop then; --resume goes on.")
    ] = 1e6,
    within: Within = 0.0,
    batch: Batch = None,
    lines: Lines = None,
    width: Annotated[int, typer.Option("--width", min=4, max=512, metavar="NUMBER", help="How wide layers are.")] = 64,
    rate: Annotated[float, typer.Option("--rate", metavar="NUMBER", help="How fast it learns at first.")] = 1e-3,
    warmth: Annotated[float, typer.Option("--warmth", metavar="POINTS", help="How freely it tries at first.")] = 1.0,
    passes: Annotated[int, typer.Option("--passes", min=1, metavar="NUMBER", help="As if over each batch.")] = 4,
    memory: Annotated[int, typer.Option("--memory", min=1, metavar="NUMBER", help="Batches to learn from.")] = 2,
    rivals: Rivals = 0.0,
    trust: Trust = 0.8,
    winning: Winning = 0.0,
    seed: wishes.Seed = 0,
    device: Annotated[str, typer.Option("--device", metavar="cpu|cuda", help="Where it plays.")] = "cpu",
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="The weights file.")] = Path("mind.npz"),
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="A lesson to go on with.")] = None,
    start: Annotated[Path | None, typer.Option("--start", metavar="FILE", help="Weights to begin with.")] = None,
    deals: Annotated[int, typer.Option("--deals", min=1, metavar="NUMBER", help="Deals to measure with.")] = 100,
) -> None:
    """Teach a mind by letting it play itself; it begins as the greedy player.

    Beside the weights a file FILE.lesson is kept after every few batches, from
    which --resume goes on; --start begins a new lesson with what another one
    learned, also on other columns or in a narrower network. --minutes only
    pauses; --within ends, with the rate at nothing. At the end the mind is
    measured against greedy players, and against what it began with. The same
    seed gives the same lesson, unless the clock ends it.

    \b
    bastide learn castle --games 200000 --device cuda -o castle.npz
    bastide learn standard --games 2000 --within 30
    """
    try:
        from ..learn.beginning import begin_with
        from ..learn.files import resume_lesson
        from ..learn.lesson import Lesson, Plan
    except ImportError as error:
        raise BadSetup("learn", f"learning needs the package {error.name}: install bastide[learn]") from None
    from ..devices import open_device
    from ..sim.mixes import family_of

    usual = AT_ONCE.get(device, AT_ONCE["cpu"])
    plan = Plan(game, games, batch or usual, lines or min(4 * usual, AT_ONCE["cuda"]), seed, width, trust, rate, warmth,
                passes=passes, memory=memory, rivals=rivals, within=within, winning=winning)  # fmt: skip
    lesson = Lesson(plan, open_device(device, family_of(game)))
    if start is not None:
        begin_with(lesson, start)
    if resume is not None:
        resume_lesson(lesson, resume)
    _teach(lesson, minutes, out)
    _measure(lesson, out, deals)


def _teach(lesson: Lesson, minutes: float, out: Path) -> None:
    from ..learn.files import save_lesson, save_weights

    console, kept = answers(), out.with_suffix(".lesson")

    def tell(line: dict[str, float]) -> None:
        console.print(
            f"{line['games']:>10,.0f} games  {line['minutes']:6.2f} min  loss {line['loss']:.4f}  "
            f"{line['points']:6.1f} points  {line['playing']:.1f} + {line['learning']:.1f} s",
            soft_wrap=True,
        )
        if len(lesson.progress.lines) % 8 == 0:
            save_lesson(lesson, kept)
            save_weights(lesson, out, [])

    lesson.run(minutes, tell)
    save_lesson(lesson, kept)


def _measure(lesson: Lesson, out: Path, deals: int) -> None:
    from dataclasses import asdict

    from ..learn.files import save_weights
    from ..learn.measuring import measure

    save_weights(lesson, out, [])
    found = []
    for strength in measure(lesson, deals):
        found.append(asdict(strength))
        answers().print(str(strength), soft_wrap=True)
        save_weights(lesson, out, found)
