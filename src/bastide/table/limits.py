"""Limits: how often somebody may do something. A bucket fills slowly and empties with every request."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

MOST_REMEMBERED = 10_000


class Limit:
    """So many at once, and so many a second after that, for each key."""

    def __init__(self, per_second: float, at_once: int, clock: Callable[[], float]) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str, cost: float = 1.0) -> bool:
        """Whether one more is allowed; it counts if it is, unless it costs nothing."""
        now = self.clock()
        left, since = self._left.pop(key, (float(self.at_once), now))
        left = min(float(self.at_once), left + (now - since) * self.per_second)
        allowed = left >= 1.0
        self._left[key] = (left - cost if allowed else left, now)
        if len(self._left) > MOST_REMEMBERED:
            self._left.popitem(last=False)
        return allowed


class Limits:
    """Several limits, all of which have to allow it."""

    def __init__(self, *limits: Limit) -> None:
        self.limits = limits

    def allows(self, key: str) -> bool:
        """Whether one more is allowed; it counts if it is."""
        return all([limit.allows(key) for limit in self.limits])


def neighbourhood(address: str) -> str:
    """What counts as one address: of IPv6, where one house has very many, the first half."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, IPv6Address) and known.ipv4_mapped is None:
        return known.exploded[:19]
    return str(getattr(known, "ipv4_mapped", None) or known)
