"""The classic family; boxes outside the package come with a wiring of their own."""

from ..overlay import wired

__path__[:0] = wired("classic")
