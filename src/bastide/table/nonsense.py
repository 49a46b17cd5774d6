"""Nonsense: messages and requests as nobody means them, drawn from what could be meant; the same again for a seed."""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random
from typing import Any, get_args

from msgspec import Struct
from msgspec.structs import fields

from . import messages, visits

KINDS = [str(kind.__struct_config__.tag) for kind in get_args(messages.AnyRequest)]
WORDS = [
    *("", "a", "Ada", "standard", "castle", "classic", "\0", "\ud800", "../../etc/passwd", "é" * 30, "x" * 600, "<b>"),
    *("-", "m>N", "BG-D@0,1N", "BG-D@99999999999999999999,0N", "?BG-A", "ginger>0,0.N", "use>1", "9" * 5000, "greedy"),
    *("areas", "ended", "left", "dead", "hint", "legal", "person", "chess", "move", "none", "lose", "%00", "' OR 1=1"),
]
GAMES = ("standard", "castle", "city", "base")
NUMBERS = (-1, 0, 1, 2, 3, 5, 40, 2**31, 2**63, 2**64, 10**300, 0.5, 1e308)
ODD = [
    *("Host: [::1", "Origin: http://[", "Cookie: bastide=" + "x" * 50, "Transfer-Encoding: chunked", "X" * 5000),
    *("Content-Length: -1", "Content-Length: " + "9" * 5000, "Upgrade: websocket", "Range: bytes=-1", ": ", "\0: \0"),
    *("Content-Type: text/plain; charset=nothing", "If-None-Match: \xff", "Accept-Encoding: " + "gzip," * 500),
]
METHODS = ("GET", "GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "NONSENSE")
PLACES = (
    *("/", "/healthz", "/readyz", "/api/hello", "/api/lobby", "/api/tables", "/api/tables/import", "/api/continue"),
    *("/api/tables/{}", "/api/tables/{}/sit", "/api/tables/{}/link", "/api/tables/{}/record", "/api/tables/{}/seal"),
    *("/api/tables/{}/players/{}", "/api/tables/{}/live", "/api/lobby/live", "/api/tiles", "/api/match", "/api/me"),
    *("/api/me/fair", "/api/me/games", "/api/me/export", "/api/me/settings", "/api/me/holiday", "/api/me/calls"),
    *("/api/me/passphrase", "/api/me/link", "/api/me/carry", "/api/duplicates", "/api/duplicates/{}", "/t/{}"),
    *("/api/duplicates/{}/play", "/api/puzzles", "/api/puzzles/next", "/api/puzzles/{}", "/api/puzzles/{}/answer"),
    *("/api/puzzles/{}/ask", "/api/guides/{}/play", "/t/{}/{}", "/t/{}/picture.png", "/puzzle/{}", "/{}", "/{}/{}"),
    *("/art/x/summer/classic/{}/{}.svg", "/art/x/shapes/{}.json", "/art/x/figures/{}/{}.svg"),
    *("/api/tables/{}/art/x/y/z/0.svg", "/api/tables/{}/art/x/shapes/{}/{}.json"),
)


def _fields(kinds: Iterable[Any]) -> list[str]:
    return sorted({field.encode_name for kind in kinds for field in fields(kind)})


def _structs(module: Any) -> list[Any]:
    kinds = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, Struct)]
    return [kind for kind in kinds if kind is not Struct]


MESSAGE_FIELDS = [name for name in _fields(get_args(messages.AnyRequest)) if name != "id"]
REQUEST_FIELDS = _fields(_structs(visits))


class Nonsense:
    """Draws it."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def value(self, depth: int = 0) -> Any:
        """Anything that JSON can say, and some that it cannot."""
        draw = self.chance.random()
        if draw < 0.35:
            return self.chance.choice(NUMBERS)
        if draw < 0.7 or depth > 3:
            return self.chance.choice(WORDS)
        if draw < 0.8:
            return self.chance.choice((None, True, False))
        if draw < 0.9:
            return [self.value(depth + 1) for _ in range(self.chance.randrange(4))]
        return {self.chance.choice(REQUEST_FIELDS): self.value(depth + 1) for _ in range(self.chance.randrange(4))}

    def _likely(self, name: str) -> Any:
        """What could stand in a field, or nonsense."""
        known: dict[str, Any] = {
            "moves": [self.chance.choice(WORDS) for _ in range(self.chance.randrange(4))],
            "at": self.chance.randrange(40),
            "seat": self.chance.randrange(3),
            "step": self.chance.randrange(10),
            "setup": {"game": self.chance.choice(GAMES), "seats": self.chance.randrange(7)},
        }
        return known[name] if name in known and self.chance.random() < 0.7 else self.value()

    def _fields_of(self, names: list[str], most: int) -> dict[str, Any]:
        return {name: self._likely(name) for name in self.chance.sample(names, self.chance.randrange(most))}

    def _damaged(self, text: str) -> str:
        """A text with a sign too many, one too few, or another one; or cut off."""
        at, sign = self.chance.randrange(len(text) + 1), self.chance.choice('{}[]",:\\0é\0-e')
        ways = (sign + text[at:], text[at + 1 :], sign + text[at + 1 :], "")
        return text[:at] + self.chance.choice(ways)

    def message(self) -> str | bytes:
        """A frame for the live connection."""
        draw = self.chance.random()
        if draw < 0.02:
            return self.chance.randbytes(self.chance.randrange(40))
        if draw < 0.03:
            return self.chance.choice("[{") * self.chance.choice((10, 5000))
        asked = {"type": self.chance.choice(KINDS), "id": f"n{self.chance.randrange(10**6)}"}
        text = json.dumps(asked | self._fields_of(MESSAGE_FIELDS, 6))
        return self._damaged(text) if draw < 0.2 else text

    def request(self, names: list[str], host: str, cookie: str) -> bytes:
        """A request over a connection of its own, which it asks to close, from any address, as a proxy tells it."""
        place, known = self.chance.choice(PLACES), [*names * 10, *WORDS, "0", "1", "2", "7"]
        path = place.format(*self.chance.choices(known, k=place.count("{}")))
        body = json.dumps(self.value() if self.chance.random() < 0.3 else self._fields_of(REQUEST_FIELDS, 8))
        body = self._damaged(body) if self.chance.random() < 0.2 else body
        head = [f"{self.chance.choice(METHODS)} {path.replace(' ', '%20')}{self._question()} HTTP/1.1"]
        head += [f"Host: {host}", f"Origin: http://{host}", f"Cookie: {cookie}", "Connection: close"]
        head.append(f"X-Forwarded-For: 10.0.{self.chance.randrange(256)}.{self.chance.randrange(256)}")
        told = [*head, f"Content-Length: {len(body.encode(errors='surrogatepass'))}"]
        if self.chance.random() < 0.15:
            told.insert(1 + self.chance.randrange(len(told)), self.chance.choice(ODD))
        text = "\r\n".join(told) + "\r\n\r\n" + body
        if self.chance.random() < 0.05:
            text = self._damaged(text)
        return text.encode(errors="surrogatepass")

    def _question(self) -> str:
        if self.chance.random() < 0.7:
            return ""
        return f"?{self.chance.choice(('since', 'rating', 'theme', 'game', 'x'))}={self.chance.choice(WORDS)[:200]}"
