"""Who may talk to the server, and what a page may do: origins, hosts, cookies, headers."""

from __future__ import annotations

import hashlib
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .settings import Settings

COOKIE = "bastide"
YEAR = 365 * 24 * 3600
SAFE = ("GET", "HEAD", "OPTIONS")
HEALTH = ("/healthz", "/readyz")  # a proxy asks by address, and is told no more than that
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def own_origin(headers: Headers, settings: Settings) -> bool:
    """Whether a request comes from a page of this server, or of a site that was allowed."""
    origin = headers.get("origin", "")
    if origin in settings.origins:
        return True
    parts = _taken_apart(origin)
    return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.netloc == headers.get("host")


def known_host(headers: Headers, settings: Settings) -> bool:
    """Whether the server answers to the name it was called by."""
    name = _taken_apart(f"//{headers.get('host', '')}").hostname
    return not settings.hosts or name in settings.hosts


def _taken_apart(address: str) -> SplitResult:
    """An address in parts; one that is none has none."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def person_of(connection: HTTPConnection) -> str | None:
    """Who asks, known by a hash of the cookie; None without one."""
    token = connection.cookies.get(COOKIE, "")
    if not 20 <= len(token) <= 100:
        return None
    return hashlib.sha256(token.encode()).hexdigest()


def give_cookie(response: Response, token: str, secure: bool) -> None:
    """The cookie that makes somebody the same person next time; no script can read it."""
    response.set_cookie(COOKIE, token, max_age=YEAR, path="/", secure=secure, httponly=True, samesite="strict")


def forget_cookie(response: Response) -> None:
    """From now on somebody is nobody again."""
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict")


class Guard:
    """Stands before everything: checks hosts and origins, adds the headers that keep a page safe."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        fault = self._fault(scope)
        if fault and scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": fault})
        elif fault:
            await _refuse(scope, receive, send, fault)
        else:
            await self.app(scope, receive, _with_headers(send))

    def _fault(self, scope: Scope) -> str | None:
        headers = Headers(scope=scope)
        if scope["path"] not in HEALTH and not known_host(headers, self.settings):
            return "host"
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        return "origin" if changes and not own_origin(headers, self.settings) else None


async def _refuse(scope: Scope, receive: Receive, send: Send, code: str) -> None:
    from .answers import problem

    await problem(code, 403)(scope, receive, _with_headers(send))


def _with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with_headers
