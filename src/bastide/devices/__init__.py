"""Where many games run at once: the processor's cores or a GPU, over the same rules."""

from __future__ import annotations

from ..core.errors import BadSetup
from .device import Device
from .processor import Processor

NAMES = ("cpu", "cuda", "lockstep")


def open_device(name: str, family: str, cores: int | None = None) -> Device:
    """A device for the rules of one family, by its name."""
    if name == "cpu":
        return Processor(family, cores)
    if name == "cuda":
        from .gpu import Gpu

        return Gpu(family)
    if name == "lockstep":
        from .lockstep import Lockstep

        return Lockstep(family)
    raise BadSetup("unknown-device", f"there is no device called {name!r}; there are: {', '.join(NAMES)}")


__all__ = ["NAMES", "Device", "Processor", "open_device"]
