"""Draws the pictures of the rules from the records that they name, before the page is built.

    python scripts/rule_pictures.py [FOLDER]          page/public/pictures if none is named

A picture shows the last step of a record of tests/scenarios, or, with `tiles`, the step of so many tiles.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bastide import Game
from bastide.art.moment import last_step, moment_svg

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "tests" / "scenarios"
FOLDER = ROOT / "page" / "public" / "pictures"
FILE_TAG = re.compile(r'\[File "(\w+)=([^"]+)"\]')


def chapters(language: str) -> Iterator[dict[str, Any]]:
    """All chapters of the rules in a language."""
    for path in sorted(ROOT.glob(f"src/bastide/games/**/page/rules.{language}.json")):
        yield from json.loads(path.read_text("utf-8"))


def pictures(language: str) -> Iterator[dict[str, Any]]:
    """All pictures of the rules, with their captions."""
    for chapter in chapters(language):
        for part in chapter["parts"]:
            yield from part.get("pictures", ())


def replay(path: Path, text: str) -> Game:
    """The game of a record; data files that it names lie beside it."""
    return Game.from_record(text, **{option: path.with_name(name) for option, name in FILE_TAG.findall(text)})


def game_of(picture: dict[str, Any]) -> Game:
    """The game that a picture shows, as far as it shows it."""
    path = RECORDS / f"{picture['record']}.record"
    game = replay(path, path.read_text("utf-8"))
    return game.after(_moves(game, picture["tiles"])) if "tiles" in picture else game


def _moves(game: Game, tiles: int) -> int:
    """How many moves a game had when what followed the tile of this number was over."""
    laid = [number for number, move in enumerate(game.history) if "@" in str(move)]
    end = laid[tiles] if tiles < len(laid) else len(game.history)
    while str(game.history[end - 1]).startswith("?"):
        end -= 1
    return end


def file_of(picture: dict[str, Any]) -> str:
    """The name of a picture's file."""
    return "-".join([*picture["record"].split("/"), *([str(picture["tiles"])] if "tiles" in picture else [])]) + ".svg"


def numbers(game: Game) -> set[int]:
    """Every number that the scoring of the last step knows: points, and what was counted for them."""
    found: set[int] = set()
    for event in last_step(game):
        if event.kind == "scored":
            found |= {event.amount, *(number for pair in event.points.values() for number in pair)}
    return found


def draw(picture: dict[str, Any]) -> str:
    """A picture."""
    game = game_of(picture)
    return moment_svg(game, "winter" if game.view()["game"] == "winter" else "summer")


def main() -> None:
    """Draw them all."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    drawn = {file_of(picture): draw(picture) for picture in pictures("en")}
    for old in set(folder.glob("*.svg")) - {folder / name for name in drawn}:
        old.unlink()
    for name, svg in drawn.items():
        (folder / name).write_text(svg, "utf-8")
    print(f"{len(drawn)} pictures of the rules drawn into {folder}")


if __name__ == "__main__":
    main()
