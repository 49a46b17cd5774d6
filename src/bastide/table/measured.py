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
        "child": (-288, 68),
        "beginner": (61, 52),
        "casual": (251, 56),
        "club": (397, 61),
        "master": (627, 72),
        "mind": (809, 83),
        "greedy": (0, 40),
    },
    "winter": {
        "child": (-446, 76),
        "beginner": (-219, 59),
        "casual": (88, 53),
        "club": (283, 59),
        "master": (507, 72),
        "mind": (847, 103),
        "greedy": (0, 40),
    },
    "castle": {
        "child": (-807, 99),
        "beginner": (-449, 66),
        "casual": (-277, 57),
        "club": (-21, 49),
        "master": (159, 52),
        "mind": (334, 61),
        "sage": (401, 86),
        "greedy": (0, 40),
    },
    "city": {
        "child": (-620, 84),
        "beginner": (-330, 60),
        "casual": (-130, 51),
        "club": (97, 50),
        "master": (295, 57),
        "mind": (473, 68),
        "sage": (560, 90),
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
