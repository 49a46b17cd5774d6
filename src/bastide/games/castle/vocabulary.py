"""The words of The Castle's tile file."""

from bastide.core.tiles import Vocabulary

VOCABULARY = Vocabulary(
    kinds=("tower", "house", "court", "path"),
    lines=frozenset({"path"}),
    marks={"court": frozenset({"market"}), "path": frozenset({"well"})},
    tile_marks={"square": bool},
)
