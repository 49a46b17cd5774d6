"""The strength of the computer players, measured once and for all: they learn nothing at the table.

Ratings are the arena's, moved so that `casual` is about where a new player begins; `docs/players.md` has them with the
command that measured them. In games where nothing was measured the same numbers count, less sure.
"""

from __future__ import annotations

from .glicko import LEAST_SURE, MIDDLE, Strength

GREEDY = 1450.0
UNMEASURED = 150.0
STANDARD = {
    "child": (-471, 67),
    "beginner": (-153, 45),
    "casual": (49, 42),
    "club": (188, 45),
    "master": (439, 57),
    "mind": (739, 80),
    "greedy": (0, 40),
}
MEASURED: dict[str, dict[str, tuple[int, int]]] = {"standard": STANDARD}
"""Of each game that was measured its players: how far from greedy, and how far the truth may be from that."""
LIKE = {"sage": "mind", "scout": "mind", "builder": "master", "spoiler": "master"}
"""Players of whom only this is known: they play at least as well as another."""


def is_known(player: str) -> bool:
    """Whether a computer player's strength is known well enough to rate those who play against it."""
    return player in STANDARD or player in LIKE


def strength_of(player: str, game: str) -> Strength:
    """How strong a computer player is in a game; one of whom nothing is known is anything."""
    known = MEASURED.get(game, STANDARD)
    found = known.get(player) or known.get(LIKE.get(player, ""))
    if found is None:
        return Strength(MIDDLE, LEAST_SURE, 0.0)
    certain = game in MEASURED and player in known
    deviation = float(found[1]) if certain else max(UNMEASURED, float(found[1]))
    return Strength(GREEDY + found[0], deviation, 0.0)
