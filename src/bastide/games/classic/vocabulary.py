"""The words of the classic family's tile files."""

from bastide.core.tiles import Vocabulary

VOCABULARY = Vocabulary(
    kinds=("city", "road", "field", "cloister", "river", "town"),
    lines=frozenset({"road", "river"}),
    centres=frozenset({"cloister"}),
    fillers=frozenset({"city"}),
    insides=frozenset({"field"}),
    bordering={"field": frozenset({"city", "town"})},
    marks={"city": frozenset({"shield", "cathedral"}), "road": frozenset({"inn"})},
    goods={"city": frozenset({"wine", "grain", "cloth"})},
    tile_marks={"start": bool, "last": bool, "gingerbread": bool, "bridge": bool},
)
