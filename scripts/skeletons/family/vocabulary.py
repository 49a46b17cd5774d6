"""The words of the tile file of Skeleton Title."""

from bastide.core.tiles import Vocabulary

VOCABULARY = Vocabulary(
    kinds=("road", "field"),
    lines=frozenset({"road"}),
    insides=frozenset({"field"}),
    tile_marks={"start": bool},
)
