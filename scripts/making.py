"""What scripts/new_box and scripts/new_family share: a skeleton is copied under the name of what is new."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "bastide"
SKELETONS = Path(__file__).parent / "skeletons"
TAKEN = {"boxes", "page", "art", "games"}
MOST_LETTERS = 20


class Refused(Exception):
    """A name that cannot be used, in a sentence."""


def arguments(about: str, words: Sequence[str], *flags: tuple[str, str]) -> argparse.Namespace:
    """What a script is asked to make."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("name", metavar="NAME", help="in small letters, such as mills; underscores part words")
    parser.add_argument("--into", type=Path, default=PACKAGE, metavar="PACKAGE", help="another package than this one")
    for flag, told in flags:
        parser.add_argument(flag, action="store_true", help=told)
    return parser.parse_args(words)


def known_names(package: Path) -> Iterator[str]:
    """The names of all games, families, sets of tiles and boxes."""
    for path in (package / "games").glob("*/games.toml"):
        yield path.parent.name
        yield from re.findall(r"^\[games\.(\w+)\]", path.read_text("utf-8"), re.MULTILINE)
    for path in (package / "games").glob("*/boxes/*/tiles.toml"):
        yield path.parent.name


def check(name: str, package: Path) -> None:
    """Refuses a name that is none, or that is taken: also by a switch or a field of the rules."""
    if not re.fullmatch(r"[a-z][a-z_]*[a-z]", name) or len(name) > MOST_LETTERS:
        raise Refused(f"{name!r} is no name: it is made of 2 to {MOST_LETTERS} small letters, with underscores inside")
    if name in known_names(package):
        raise Refused(f"there is a game, family or box called {name!r} already")
    switches = {
        word
        for path in (package / "games").rglob("*.toml")
        for word in re.findall(r"^(\w+) = \{ choices", path.read_text("utf-8"), re.MULTILINE)
    }
    fields = re.findall(r"^    (\w+): ", (package / "games" / "classic" / "state.py").read_text("utf-8"), re.MULTILINE)
    if name in {*TAKEN, *switches, *fields}:
        raise Refused(f"{name!r} means something else in the rules already: choose another name")


def prefix(name: str, package: Path) -> str:
    """Two letters that begin the names of the new tiles and of no others."""
    files = (path.read_text("utf-8") for path in (package / "games").rglob("tiles.toml"))
    used = {found for text in files for found in re.findall(r"^\[(\w+)-", text, re.MULTILINE)}
    letters = name.replace("_", "").upper()
    pairs = [letters[0] + other for other in (*letters[1:], *"ABCDEFGHIJKLMNOPQRSTUVWXYZ")]
    return next(pair for pair in pairs if pair not in used)


def sign(name: str, package: Path) -> str:
    """A letter for a figure that no other has."""
    files = (path.read_text("utf-8") for path in (package / "games").rglob("art.toml"))
    used = {"m", *(found for text in files for found in re.findall(r'^sign = "(\w)"', text, re.MULTILINE))}
    letters = name.replace("_", "")
    return next(letter for letter in (*letters, *letters.upper(), *"abcdefghijklmnopqrstuvwxyz") if letter not in used)


def copy(skeleton: str, folder: Path, name: str, start: str, letter: str = "x") -> list[Path]:
    """Writes the files of a skeleton under a name; those that were written."""
    title = " ".join(word.capitalize() for word in name.split("_"))
    words = {"Skeleton Title": title, "SkeletonExtras": f"{title.replace(' ', '')}Extras"}
    words |= {"SK-": f"{start}-", "SIGN": letter}
    written = []
    for source in sorted(path for path in (SKELETONS / skeleton).rglob("*") if path.is_file()):
        text = source.read_text("utf-8")
        for word, new in (*words.items(), ("skeleton", name)):
            text = text.replace(word, new)
        target = folder / source.relative_to(SKELETONS / skeleton)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
        written.append(target)
    return written


def tell(written: Sequence[Path], package: Path, following: Sequence[str]) -> None:
    """Says what was written and what comes next."""
    for path in written:
        print(path.relative_to(package.parents[1]) if package == PACKAGE else path)
    print()
    for line in following:
        print(line)


def refuse(error: Refused) -> int:
    """One sentence, and nothing is written."""
    print(error, file=sys.stderr)
    return 1
