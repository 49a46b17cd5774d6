"""How the classic games are told."""

from ..telling import Telling

TELLING = Telling(
    counted={"shields": "shield", "cities": "city"},
    kinds={
        "field": (".", "#8cc063", "#4f8a35"),
        "city": ("▒", "#8a5a2b", "#cf9a5b"),
        "town": ("▒", "#7a4a3b", "#c98a7b"),
        "cloister": ("⌂", "#7a1f1f", "#efe2c0"),
        "road": ("", "#ffffff", ""),
        "river": ("≈", "#cfe8ff", "#2f73b5"),
    },
    ground=("field",),
)
