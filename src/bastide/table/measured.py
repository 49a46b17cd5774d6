"""The strength of the computer players, measured once and for all: they learn nothing at the table.

Ratings are the arena's, moved in each game so that `casual` is where a new player begins; `docs/players.md` has them
with the command that measured them. In games where nothing was measured those of `standard` count, less sure.
"""

from __future__ import annotations

from .glicko import LEAST_SURE, MIDDLE, Strength

UNMEASURED = 150.0
NEWCOMER = "casual"
MEASURED: dict[str, dict[str, tuple[int, int]]] = {
    "standard": {
        "child": (-471, 67),
        "beginner": (-153, 45),
        "casual": (49, 42),
        "club": (188, 45),
        "master": (439, 57),
        "mind": (739, 80),
        "sage": (880, 94),
        "greedy": (0, 40),
    },
    "base": {
        "child": (-482, 78),
        "beginner": (-188, 55),
        "casual": (25, 51),
        "club": (236, 56),
        "master": (490, 70),
        "mind": (721, 88),
        "greedy": (0, 40),
    },
    "winter": {
        "child": (-437, 71),
        "beginner": (-294, 62),
        "casual": (45, 51),
        "club": (212, 55),
        "master": (463, 70),
        "mind": (762, 95),
        "greedy": (0, 40),
    },
    "castle": {
        "child": (-847, 108),
        "beginner": (-444, 65),
        "casual": (-239, 54),
        "club": (-82, 49),
        "master": (166, 53),
        "mind": (344, 63),
        "sage": (411, 86),
        "greedy": (0, 40),
    },
    "city": {
        "child": (-694, 88),
        "beginner": (-395, 62),
        "casual": (-165, 51),
        "club": (-41, 49),
        "master": (181, 54),
        "mind": (547, 88),
        "greedy": (0, 40),
    },
}
"""Of each game that was measured its players: how far from greedy, and how far the truth may be from that."""
STANDARD = MEASURED["standard"]
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
    return Strength(MIDDLE + found[0] - known[NEWCOMER][0], deviation, 0.0)
