"""Luck and skill: what each draw and each move of a game was worth."""

from __future__ import annotations

from .game import Analysis, Choice, Draw, Side, analyse
from .judge import Judge
from .judges import judge_at, judge_by

__all__ = ["Analysis", "Choice", "Draw", "Judge", "Side", "analyse", "judge_at", "judge_by"]
