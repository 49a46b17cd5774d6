"""How Skeleton Title is told."""

from ..telling import Telling

TELLING = Telling(kinds={"field": (".", "#8cc063", "#4f8a35"), "road": ("", "#ffffff", "")}, ground=("field",))
