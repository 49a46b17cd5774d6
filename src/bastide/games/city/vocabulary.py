"""The words of The City's tile file."""

from bastide.core.tiles import Vocabulary

VOCABULARY = Vocabulary(
    kinds=("market", "road", "residential"),
    lines=frozenset({"road"}),
    fillers=frozenset({"market"}),
    goods={"market": frozenset({"fish", "grain", "livestock"})},
    tile_marks={"crossing": bool, "public_building": bool, "historic": str},
)
