"""Draws the pictures of the rules from the records that they name, before the page is built.

    python scripts/rule_pictures.py [FOLDER]          page/public/pictures if none is named
    python scripts/rule_pictures.py --docs            docs/rules.en.md and docs/rules.fr.md, with pictures

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
from bastide.games import catalogue

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "tests" / "scenarios"
FOLDER = ROOT / "page" / "public" / "pictures"
GAMES = ROOT / "src" / "bastide" / "games"
DOCS = ROOT / "docs"
WIDTH = 480
HEADS = {
    "en": "# The rules, with pictures\n\nWhat the page shows under *Rules*, chapter by chapter",
    "fr": "# Les règles, en images\n\nCe que la page montre sous *Règles*, chapitre par chapitre",
}
FILE_TAG = re.compile(r'\[File "(\w+)=([^"]+)"\]')


def chapters(language: str) -> Iterator[dict[str, Any]]:
    """All chapters of the rules in a language: each family's own, then those of its boxes."""
    found = GAMES.glob(f"**/page/rules.{language}.json")
    for path in sorted(
        found, key=lambda path: (path.relative_to(GAMES).parts[0] != "classic", "boxes" in path.parts, path)
    ):
        yield from json.loads(path.read_text("utf-8"))


def _place(path: Path) -> tuple[int, bool, Path]:
    """Where the chapters of a file come."""
    family = path.relative_to(GAMES).parts[0]
    return list(catalogue.families).index(family), "boxes" in path.parts, path


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


def page(language: str) -> str:
    """The rules in a language as a page of the docs."""
    blocks = [f"{HEADS[language]} (`python scripts/rule_pictures.py --docs`)."]
    for chapter in chapters(language):
        blocks.append(f"## {chapter['title']}")
        for part in chapter["parts"]:
            blocks += [f"### {part['title']}", "\n".join(f"- {line}" for line in part["lines"])]
            blocks += [_shown(picture) for picture in part.get("pictures", ())]
    return "\n\n".join(blocks) + "\n"


def _shown(picture: dict[str, Any]) -> str:
    file = Path(file_of(picture)).with_suffix(".png")
    return f"![{picture['caption']}](pictures/rules/{file})\n\n*{picture['caption']}*"


def write_pages() -> None:
    """The pages of the docs, and their pictures with few colours, which keeps them small."""
    import io

    from PIL import Image

    from bastide.art import png

    folder = DOCS / "pictures" / "rules"
    folder.mkdir(parents=True, exist_ok=True)
    for language in HEADS:
        (DOCS / f"rules.{language}.md").write_text(page(language), "utf-8")
    for picture in pictures("en"):
        drawn = Image.open(io.BytesIO(png(draw(picture), WIDTH))).convert("RGB").quantize(64, dither=Image.Dither.NONE)
        drawn.save((folder / file_of(picture)).with_suffix(".png"), optimize=True)
    print(f"pages and pictures of the rules written into {DOCS}")


def main() -> None:
    """Draw them all."""
    if sys.argv[1:] == ["--docs"]:
        write_pages()
        return
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
