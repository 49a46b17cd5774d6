"""Settings that were chosen in the environment: BASTIDE_ and the setting's name in capitals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, fields
from typing import Any

from ..core.errors import BadSetup
from .settings import Settings

PREFIX = "BASTIDE_"
YES, NO = ("1", "yes", "true", "on"), ("0", "no", "false", "off")
KINDS = {"int": "a whole number", "float": "a number", "bool": "yes or no"}


def names() -> dict[str, Field[Any]]:
    """Every setting that can be chosen, by its name in the environment."""
    known = {f"{PREFIX}{one.name.upper()}": one for one in fields(Settings)}
    return {name: one for name, one in known.items() if one.name not in ("timepiece", "secrets")}


def chosen(environment: Mapping[str, str]) -> dict[str, Any]:
    """The settings that an environment names; one that cannot be understood is refused."""
    found = {one: environment[name] for name, one in names().items() if environment.get(name)}
    return {one.name: _read(one, text) for one, text in found.items()}


def _read(one: Field[Any], text: str) -> Any:
    kind = str(one.type)
    try:
        if kind.startswith("tuple"):
            return tuple(word.strip() for word in text.split(",") if word.strip())
        if kind == "bool":
            return _yes(text)
        value = {"int": int, "float": float}.get(kind, str)(text)
    except ValueError:
        raise BadSetup("setting", f"{PREFIX}{one.name.upper()} has to be {KINDS[kind]}, not {text!r}") from None
    if isinstance(value, (int, float)) and not 0 <= value < 1e12:
        raise BadSetup("setting", f"{PREFIX}{one.name.upper()} cannot be {text}")
    return value


def _yes(text: str) -> bool:
    if text.lower() not in (*YES, *NO):
        raise ValueError(text)
    return text.lower() in YES
