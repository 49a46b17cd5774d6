"""What a lesson leaves behind: a file to go on from, and the weights that a mind plays with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ..core.errors import BadSetup
from ..players.weights import SCALES, read
from .lesson import Lesson, Plan, Progress
from .network import Scales


def save_weights(lesson: Lesson, path: Path, strength: list[dict[str, Any]]) -> None:
    """The weights in half precision, with their whole story."""
    assert lesson.scales is not None
    arrays = {name: np.asarray(value, np.float16) for name, value in lesson.memory.mean.items()}
    arrays |= {name: np.asarray(value, np.float16) for name, value in zip(SCALES, lesson.scales, strict=True)}
    _write(path, arrays, {**lesson.story(), "strength": strength})


def save_lesson(lesson: Lesson, path: Path) -> None:
    """All that is needed to go on."""
    assert lesson.scales is not None
    arrays = {f"weights/{name}": np.asarray(value) for name, value in lesson.weights.items()}
    arrays |= {f"scales/{name}": np.asarray(value) for name, value in zip(SCALES, lesson.scales, strict=True)}
    memory = jax.tree.leaves(lesson.memory)
    arrays |= {f"memory/{number}": np.asarray(value) for number, value in enumerate(memory)}
    _write(path, arrays, lesson.story() | {"seconds": lesson.progress.seconds})


def resume_lesson(lesson: Lesson, path: Path) -> None:
    """Go on where a lesson stopped; it must be the same lesson."""
    arrays, story = read(path)
    if story["columns"] != list(lesson.shape.columns) or story["row_columns"] != list(lesson.shape.row_columns):
        raise BadSetup("other-columns", f"{path} was learned on other descriptions than this version has")
    known = Plan(**story["plan"])
    if (known.name, known.seed, known.batch, known.width) != (
        lesson.plan.name, lesson.plan.seed, lesson.plan.batch, lesson.plan.width
    ):  # fmt: skip
        raise BadSetup("other-lesson", f"{path} is of another lesson: {known}")
    lesson.weights = {name: jnp.asarray(arrays[f"weights/{name}"]) for name in lesson.weights}
    lesson.scales = Scales(*(jnp.asarray(arrays[f"scales/{name}"]) for name in SCALES))
    leaves, tree = jax.tree.flatten(lesson.memory)
    lesson.memory = jax.tree.unflatten(tree, [jnp.asarray(arrays[f"memory/{number}"]) for number in range(len(leaves))])
    lesson.progress = Progress(story["games"], story["seconds"], story["curve"])


def _write(path: Path, arrays: dict[str, np.ndarray], story: dict[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".draft")
    with draft.open("wb") as file:
        np.savez(file, allow_pickle=False, story=np.array(json.dumps(story)), **arrays)
    draft.replace(path)
