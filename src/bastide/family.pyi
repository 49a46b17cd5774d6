"""The engine of the family whose form is loaded (see forms.py); a type checker sees the classic one."""

from .games.classic.engine import *  # noqa: F403
