"""How Skeleton Title is told."""

from ....telling import Telling

TELLING = Telling(figures={"SIGN": "skeleton"})
