"""How Inns & Cathedrals is told."""

from ....telling import Telling

TELLING = Telling(figures={"M": "large follower"})
