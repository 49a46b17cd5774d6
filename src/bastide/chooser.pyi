"""The rules of the player for whom a module is loaded (see forms.py); a type checker sees those of the random one."""

from .players.random_rules import *  # noqa: F403
