"""Web Push: a message that only one browser can read, given to the service that its maker runs.

The server's own key is made at its first start and kept in its database. Without the extra `calls` nobody is called.
"""

from __future__ import annotations

import base64
import importlib.util
import os
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import IntegrityError

from .schema import about

OFF = "nobody can be called when it is his turn: pip install 'bastide[calls]' adds that"
KEY = "vapid"
SERVICES = ("googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com")
DAY = 86_400
PATIENCE = 10.0
GONE = (404, 410)


class Address(NamedTuple):
    """Where a browser is called, and the keys with which it reads."""

    endpoint: str
    p256dh: str
    auth: str


def available() -> bool:
    """Whether the packages are here that calls need."""
    return all(importlib.util.find_spec(name) is not None for name in ("http_ece", "py_vapid"))


def encoded(data: bytes) -> str:
    """Bytes as text for an address or a header."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Such text as bytes."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_service(endpoint: str, others: tuple[str, ...]) -> bool:
    """Whether an address belongs to a push service: the server calls nobody else on anybody's behalf."""
    try:
        parts = urlsplit(endpoint)
        origin, host = f"{parts.scheme}://{parts.netloc}", parts.hostname or ""
    except ValueError:
        return False
    known = any(host == service or host.endswith(f".{service}") for service in SERVICES)
    return origin in others or (parts.scheme == "https" and known and parts.port in (None, 443))


class Pushing:
    """The server's key, and how a call is made."""

    def __init__(self, engine: Engine, contact: str) -> None:
        from py_vapid import Vapid02

        self.contact = contact
        self._vapid: Any = Vapid02.from_raw(self._kept(engine).encode())

    def _kept(self, engine: Engine) -> str:
        """The key as it was made at the first start, by whichever server was first."""
        mine = select(about.c.value).where(about.c.name == KEY)
        with engine.connect() as connection:
            found = connection.execute(mine).scalar_one_or_none()
        if found is not None:
            return str(found)
        try:
            with engine.begin() as connection:
                connection.execute(insert(about).values(name=KEY, value=_new_key()))
        except IntegrityError:
            pass
        return self._kept(engine)

    @property
    def public_key(self) -> str:
        """What a browser needs to be called by this server alone."""
        return encoded(_point(self._vapid.public_key))

    def send(self, to: Address, message: bytes, topic: str, now: int) -> int:
        """Call a browser; what the service answers. A later call of the same topic takes the place of this one."""
        parts = urlsplit(to.endpoint)
        claims = {"sub": self.contact, "aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + DAY // 2}
        headers = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Urgency": "high",
            "Topic": topic,
        }
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        way = kind(parts.netloc, timeout=PATIENCE)
        try:
            path = parts.path + (f"?{parts.query}" if parts.query else "")
            way.request("POST", path, self._sealed(to, message), headers)
            return way.getresponse().status
        except (OSError, HTTPException):
            return 0
        finally:
            way.close()

    def _sealed(self, to: Address, message: bytes) -> bytes:
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec

        once = ec.generate_private_key(ec.SECP256R1())
        auth, point = decoded(to.auth), decoded(to.p256dh)
        sealed: bytes = http_ece.encrypt(message, salt=os.urandom(16), private_key=once, dh=point, auth_secret=auth)
        return sealed


def _point(key: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point: bytes = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return point


def _new_key() -> str:
    """A fresh private key as text."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def readable(to: Address) -> bool:
    """Whether the keys of an address are keys."""
    try:
        return len(decoded(to.p256dh)) == 65 and len(decoded(to.auth)) == 16
    except (ValueError, TypeError):
        return False
