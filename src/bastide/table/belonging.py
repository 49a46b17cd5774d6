"""Belonging: parts of a room know it without keeping it, so that a room which is put away is gone at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from weakref import WeakMethod, ref

from .not_done import NotDone

if TYPE_CHECKING:
    from .room import Room


class Belonging:
    """A part of a room."""

    def __init__(self, room: Room) -> None:
        self._room = ref(room)

    @property
    def room(self) -> Room:
        """The room, as long as it is open."""
        room = self._room()
        if room is None:
            raise NotDone("stale")
        return room


def weakly(method: Callable[..., Any]) -> Callable[..., Any]:
    """A method of something that is not kept by whoever calls it."""
    reference = WeakMethod(method)

    def call(*given: Any) -> Any:
        known = reference()
        if known is None:
            raise NotDone("stale")
        return known(*given)

    return call
