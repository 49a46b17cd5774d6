"""The weights of minds: data in the package, a file a family, perhaps one a game, with the story of their learning."""

from __future__ import annotations

import json
import os
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..core.errors import BadSetup
from ..core.record import fields
from ..games import catalogue
from .network import NUMBERS, POINTS, REMEMBERED, ROW_NUMBERS, WEIGHTS, WIDEST, Network

if TYPE_CHECKING:
    from ..games.options import Options

FOLDER = Path(__file__).parents[1] / "minds"
ELSEWHERE = "BASTIDE_MINDS"  # a folder with weights to play with instead of those in the package
LAYERS = ("claim_1", "claim_2", "trunk_1", "trunk_2", "out")
NAMES = tuple(name for layer in LAYERS for name in (layer, f"{layer}_bias"))
SCALES = ("global_scale", "claim_scale")
Reals = NDArray[np.float32]


class Shape(NamedTuple):
    """The columns of a family's descriptions."""

    columns: tuple[str, ...]
    rows: int
    row_columns: tuple[str, ...]

    @property
    def width(self) -> int:
        """How many numbers a description has."""
        return len(self.columns) + self.rows * len(self.row_columns)


def shape_of(description: Any) -> Shape:
    """The columns of a description, by the fields of its record."""
    *whole, claims = fields(description)
    assert claims.kind is not None
    return Shape(tuple(field.name for field in whole), claims.size, tuple(field.name for field in fields(claims.kind)))


def shape_for(family: str) -> Shape:
    """The columns by which this version describes the positions of a family."""
    return shape_of(import_module(f"bastide.games.{family}.engine").Description)


@dataclass(frozen=True)
class Weights:
    """What a mind has learned; the scales of the columns are part of the first layers already."""

    shape: Shape
    layers: Mapping[str, Reals]
    story: Mapping[str, Any]

    def beyond(self, lines: NDArray[np.int16]) -> Reals:
        """What positions are worth beyond the lead, in points: a line of numbers for each."""
        numbers = lines.astype(np.float32)
        whole = numbers[:, : len(self.shape.columns)]
        rows = numbers[:, len(self.shape.columns) :].reshape(-1, self.shape.rows, len(self.shape.row_columns))
        inner = self._layer("claim_2", self._layer("claim_1", rows))
        summed = np.where(rows[:, :, :1] != 0, inner, 0).sum(1)
        trunk = self._layer("trunk_2", self._layer("trunk_1", np.concatenate([whole, summed], 1)))
        answer: Reals = (trunk @ self.layers["out"] + self.layers["out_bias"])[:, 0] * np.float32(POINTS)
        return answer

    def _layer(self, name: str, source: Reals) -> Reals:
        answer: Reals = np.maximum(source @ self.layers[name] + self.layers[f"{name}_bias"], 0)
        return answer

    def fill(self, network: Network) -> None:
        """Writes the weights where the rule reads them."""
        network.columns, network.rows = len(self.shape.columns), self.shape.rows
        network.row_columns = len(self.shape.row_columns)
        network.width, network.trunk, network.top = (self.layers[name].shape[1] for name in LAYERS[1:4])
        flat = np.concatenate([part.ravel() for name in LAYERS for part in self._parts(name)])
        network.weights[: len(flat)] = flat if isinstance(network.weights, np.ndarray) else flat.tolist()
        network.places = min(REMEMBERED // network.width, ROW_NUMBERS // network.row_columns)
        network.rows_met[:] = [0] * ROW_NUMBERS  # what was remembered came of other weights

    def _parts(self, name: str) -> tuple[Reals, Reals]:
        return self.layers[name], self.layers[f"{name}_bias"]


def has_minds() -> bool:
    """Whether any family's mind has learned anything."""
    return any(path_for(family).is_file() for family in catalogue.families)


def path_for(name: str) -> Path:
    """Where the weights of a family, or of one game, are."""
    return Path(os.environ.get(ELSEWHERE) or FOLDER) / f"{name}.npz"


def weights_for(family: str, name: str = "") -> Weights:
    """The weights of a family's mind, or of the one with this name."""
    path = path_for(name or family)
    if not path.is_file():
        raise BadSetup("no-mind", f"no mind has learned the {family} games yet: there is no file {path}")
    return _load(path, family, path.stat().st_mtime_ns)


def weights_at(options: Options) -> Weights:
    """The weights for a table: a game for two without boxes may have a mind that learned nothing else."""
    game, alone = options.game, not options.boxes and options.seats == 2
    return weights_for(game.family, game.name if alone and path_for(game.name).is_file() else "")


@lru_cache(maxsize=8)
def _load(path: Path, family: str, changed: int) -> Weights:
    return load(path, shape_for(family))


def load(path: Path, shape: Shape) -> Weights:
    """Reads a file of weights; it is refused with a sentence if it does not fit the descriptions."""
    arrays, story = read_whole(path)
    for key, ours in (("columns", shape.columns), ("row_columns", shape.row_columns)):
        theirs = story.get(key)
        if list(ours) != theirs:
            raise BadSetup("other-columns", f"{path} does not fit: {_difference(list(ours), theirs)}")
    layers = {name: arrays[name].astype(np.float32) for name in NAMES}
    whole, rows = (arrays[name].astype(np.float32) for name in SCALES)
    _check_sizes(path, shape, layers)
    layers["claim_1"] = layers["claim_1"] * rows[:, None]
    layers["trunk_1"][: len(whole)] *= whole[:, None]
    return Weights(shape, layers, story)


def _difference(ours: list[str], theirs: Any) -> str:
    """How the columns of a file differ from those of this version, in words."""
    if not isinstance(theirs, list):
        return "it does not say on which columns it was learned"
    more, less = [name for name in theirs if name not in ours], [name for name in ours if name not in theirs]
    if more or less:
        named = ", ".join(str(name) for name in (more or less)[:5])
        return f"it was learned {'with' if more else 'without'} the column{'s' * (len(more or less) > 1)} {named}"
    return "it was learned on the same columns in another order"


def _check_sizes(path: Path, shape: Shape, layers: Mapping[str, Reals]) -> None:
    sizes = [layers[name].shape for name in LAYERS]
    width, trunk, top = (layers[name].shape[-1] for name in LAYERS[1:4])
    wanted = [
        (len(shape.row_columns), width), (width, width), (len(shape.columns) + width, trunk), (trunk, top), (top, 1)
    ]  # fmt: skip
    total = sum(layer.size for layer in layers.values())
    if sizes != wanted or total > WEIGHTS or max(width, trunk, top) > WIDEST or shape.width > NUMBERS:
        raise BadSetup("bad-weights", f"the layers in {path} are not of sizes that go together: {sizes}")


def read(path: Path) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
    """The arrays and the story of a file, of weights or of a whole lesson."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files if name != "story"}
            return arrays, dict(json.loads(str(file["story"])))
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile):
        raise _no_weights(path) from None


def read_whole(path: Path) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
    """The arrays and the story of a file that has all that a network needs."""
    arrays, story = read(path)
    if any(name not in arrays for name in (*NAMES, *SCALES)):
        raise _no_weights(path)
    return arrays, story


def _no_weights(path: Path) -> BadSetup:
    return BadSetup("bad-weights", f"{path} is no file of weights")
