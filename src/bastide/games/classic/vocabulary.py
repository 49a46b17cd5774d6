"""The words of the classic family's tile files: its own, and those that boxes add in their `box.toml`."""

from collections.abc import Mapping

from bastide.core.tiles import Vocabulary

from .boxes import box_files


def _added(key: str, own: Mapping[str, set[str]]) -> dict[str, frozenset[str]]:
    """What can be drawn on segments of each kind: what the family has itself, and what boxes bring along."""
    found = {kind: set(names) for kind, names in own.items()}
    for file in box_files().values():
        for kind, names in file.get(key, {}).items():
            found.setdefault(kind, set()).update(names)
    return {kind: frozenset(names) for kind, names in found.items()}


OF_BOXES: dict[str, str] = {kind: like for file in box_files().values() for kind, like in file.get("kinds", {}).items()}
"""The kinds of segment that boxes add, each with the kind by whose rules it is scored."""
CENTRE = "cloister"

VOCABULARY = Vocabulary(
    kinds=("city", "road", "field", CENTRE, "river", "town", *OF_BOXES),
    lines=frozenset({"road", "river"}),
    centres=frozenset({CENTRE, *(kind for kind, like in OF_BOXES.items() if like == CENTRE)}),
    fillers=frozenset({"city"}),
    insides=frozenset({"field"}),
    bordering={"field": frozenset({"city", "town"})},
    marks=_added("marks", {"city": {"shield"}}),
    goods=_added("goods", {}),
    tile_marks={
        **{"start": bool, "first": bool, "last": bool, "final": bool},
        **{mark: bool for file in box_files().values() for mark in file.get("tile_marks", ())},
        "bridge": bool,
    },
)
