"""Boxes named by their folders: they have to be there before anything else is, so the command begins once more."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from ..games.outside import VARIABLE, check, is_folder

OPTIONS = ("--boxes", "--box")


def begin_again(words: Sequence[str]) -> None:
    """If words name boxes by folders, run the command with those boxes there, called by their names."""
    folders: list[Path] = []
    told = [_named(word, words[at - 1] if at else "", folders) for at, word in enumerate(words)]
    known = [Path(folder) for folder in os.environ.get(VARIABLE, "").split(os.pathsep) if folder]
    if folders:
        os.environ[VARIABLE] = os.pathsep.join(dict.fromkeys(str(folder) for folder in (*known, *folders)))
        sys.stdout.flush()
        os.execv(sys.executable, [sys.executable, "-m", "bastide", *told])


def _named(word: str, before: str, folders: list[Path]) -> str:
    """A word in which boxes have their names instead of their folders."""
    option, sign, value = word.partition("=") if word.startswith(OPTIONS) and "=" in word else ("", "", word)
    if not option and before not in OPTIONS:
        return word
    names = []
    for box in value.split(","):
        if is_folder(box.strip()):
            folders.append(check(Path(box.strip())))
            box = folders[-1].name
        names.append(box)
    return f"{option}{sign}{','.join(names)}"
