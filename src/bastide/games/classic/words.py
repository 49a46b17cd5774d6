"""The words of the classic family: its own, and those that each box adds."""

from __future__ import annotations

from collections.abc import Collection
from importlib import import_module

from ..folders import box_folders
from ..words import COMMON_REFUSALS, Words
from .reasons import NOT_IN_PLAY
from .state import Kind, Part, Pawn

KINDS = {
    Kind.FIELD: "field",
    Kind.ROAD: "road",
    Kind.CITY: "city",
    Kind.CLOISTER: "cloister",
    Kind.RIVER: "river",
    Kind.TOWN: "town",
}
BOXES = [name for name, folder in box_folders("classic").items() if (folder / "words.py").is_file()]

OWN = Words(
    kinds={int(kind): word for kind, word in KINDS.items()},
    figures={Pawn.FOLLOWER: "m"},
    parts={Part.TILES: "tiles", Part.SHIELDS: "shields", Part.CITIES: "cities"},
    roles={
        (Pawn.FOLLOWER, Kind.ROAD): "thief",
        (Pawn.FOLLOWER, Kind.CITY): "knight",
        (Pawn.FOLLOWER, Kind.CLOISTER): "monk",
        (Pawn.FOLLOWER, Kind.FIELD): "farmer",
    },
    refusals={
        **COMMON_REFUSALS,
        NOT_IN_PLAY: ("no-figure", "this figure belongs to a box that is not in play"),
    },
)



def with_boxes(boxes: Collection[str]) -> Words:
    """The family's own words and those of some boxes."""
    return OWN.joined(import_module(f".boxes.{box}.words", __package__).WORDS for box in BOXES if box in boxes)


WORDS = with_boxes(BOXES)
