"""Themes: the colours and the sprites of a season or of a way of seeing, kept as data."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from ..games.folders import everywhere

HERE = Path(__file__).parent


class Theme:
    """Colours by name, sprites by name, and how much detail is drawn."""

    def __init__(self, name: str, colours: dict[str, str], sprites: dict[str, str], detailed: bool) -> None:
        """Keep the theme's data."""
        self.name = name
        self.detailed = detailed
        self._colours = colours
        self._sprites = sprites
        self._drawn: dict[str, str] = {}

    def __getitem__(self, colour: str) -> str:
        """A colour; what begins with # is one already."""
        return colour if colour.startswith("#") else self._colours[colour]

    def sprite(self, name: str) -> str:
        """A sprite in the theme's colours."""
        if name not in self._drawn:
            text = self._sprites[name]
            for colour, value in self._colours.items():
                text = text.replace(f"{{{colour}}}", value)
            self._drawn[name] = " ".join(text.split()).replace("> <", "><")
        return self._drawn[name]

    def sprites(self) -> list[str]:
        """The names of all sprites."""
        return sorted(self._sprites)


@cache
def themes() -> tuple[str, ...]:
    """The names of all themes; the first is the one that others build on."""
    return tuple(_read("themes.toml"))


@cache
def theme(name: str) -> Theme:
    """A theme by its name."""
    if name not in themes():
        raise ValueError(f'there is no theme "{name}"; the themes are {", ".join(themes())}')
    colours = _colours(name)
    season = _read("themes.toml")[name].get("season", name)
    drawings = {**_read("sprites.toml")["every"], **_read("sprites.toml").get(season, {})}
    detailed = bool(colours.pop("detailed"))
    return Theme(name, {key: str(value) for key, value in colours.items()}, drawings, detailed)


def _colours(name: str) -> dict[str, Any]:
    """The colours of a theme: of the one it builds on, of its season by its light, and its own."""
    own = dict(_read("themes.toml")[name])
    base, season, light = (own.pop(key, None) for key in ("base", "season", "light"))
    grounds = _colours(base or themes()[0]) if name != themes()[0] else {}
    seen = {key: _seen_by(light, colour) for key, colour in _read("themes.toml").get(season, {}).items()}
    return {**grounds, **seen, **own}


def _seen_by(light: str, colour: str) -> str:
    """A colour as it is seen by a light: #ffffff changes nothing."""
    mixed = (int(light[at : at + 2], 16) * int(colour[at : at + 2], 16) // 255 for at in (1, 3, 5))
    return "#" + "".join(f"{part:02x}" for part in mixed)


@cache
def sprite_size(name: str) -> tuple[float, float, float]:
    """Half the width of a sprite, and how far it reaches above and below its foot."""
    half, above, below = _read("sprites.toml")["size"].get(name, (0.0, 0.0, 0.0))
    return float(half), float(above), float(below)


@cache
def _read(file: str) -> dict[str, Any]:
    """A data file of this room, section by section, and what files of the same name in the families' folders add."""
    whole: dict[str, Any] = {}
    for path in (HERE / file, *everywhere(file)):
        for section, entries in tomllib.loads(path.read_text(encoding="utf-8")).items():
            whole[section] = {**whole.get(section, {}), **entries}
    return whole
