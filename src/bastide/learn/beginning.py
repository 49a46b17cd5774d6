"""A lesson that begins with what another one has learned, also on other columns or in a narrower network."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax.numpy as jnp
import numpy as np

from ..core.errors import BadSetup
from ..players.weights import SCALES, read_whole
from .lesson import Lesson
from .network import Scales, remember

NEW_SCALE = 0.25  # of a column that the other lesson did not have


def begin_with(lesson: Lesson, path: Path) -> None:
    """Takes the network of a weights file over: columns by their names, new ones and new width without a say yet."""
    arrays, story = read_whole(path)
    if story.get("family") != lesson.family:
        raise BadSetup("other-family", f"{path} was learned for {story.get('family')}, not for {lesson.family}")
    shape, width = lesson.shape, arrays["claim_2"].shape[0]
    if width > lesson.plan.width:
        raise BadSetup("narrower", f"{path} is {width} wide, the lesson only {lesson.plan.width}")
    whole, row = _places(story["columns"], shape.columns), _places(story["row_columns"], shape.row_columns)
    known = whole + [(len(story["columns"]) + unit, len(shape.columns) + unit) for unit in range(width)]
    straight = {size: [(unit, unit) for unit in range(size)] for size in (width, 2 * width, len(arrays["out"]))}
    inputs = {"claim_1": row, "claim_2": straight[width], "trunk_1": known, "trunk_2": straight[2 * width],
              "out": straight[len(arrays["out"])]}  # fmt: skip
    for name, places in inputs.items():
        lesson.weights |= _layer(lesson.weights, arrays, name, places)
    scales = [_scale(arrays[name], places, size) for name, places, size in (
        (SCALES[0], whole, len(shape.columns)), (SCALES[1], row, len(shape.row_columns)))]  # fmt: skip
    lesson.scales = Scales(*scales)
    lesson.memory = remember(lesson.optimizer, lesson.weights)
    lesson.beginner = lesson.mind


def _places(theirs: list[str], ours: tuple[str, ...]) -> list[tuple[int, int]]:
    """Where columns were, and where they are now."""
    return [(theirs.index(name), place) for place, name in enumerate(ours) if name in theirs]


def _layer(weights: dict[str, Any], arrays: dict[str, np.ndarray], name: str, places: Any) -> dict[str, Any]:
    """A layer with what was known; what is new has no say in the units that were there."""
    ours, theirs = np.array(weights[name]), arrays[name].astype(np.float32)
    bias, old = np.array(weights[f"{name}_bias"]), theirs.shape[1]
    ours[:, :old] = 0
    for before, now in places:
        ours[now, :old] = theirs[before]
    bias[:old] = arrays[f"{name}_bias"]
    return {name: jnp.asarray(ours), f"{name}_bias": jnp.asarray(bias)}


def _scale(theirs: np.ndarray, places: list[tuple[int, int]], size: int) -> Any:
    ours = np.full(size, NEW_SCALE, np.float32)
    for before, now in places:
        ours[now] = theirs[before]
    return jnp.asarray(ours)
