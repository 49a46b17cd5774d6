"""The page: files built beforehand, shipped in the package and read once. No request names a path on disk."""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from .not_done import SENTENCES

FOLDER = Path(__file__).parent / "page"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SMALLEST_PACKED = 512
HEAD = b"</head>"
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wav": "audio/wav",
}


class Packed(NamedTuple):
    """A file ready to be sent, plain and packed."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    cache: str


def pack(body: bytes, kind: str, cache: str) -> Packed:
    """A file, packed if that makes it smaller."""
    packed = gzip.compress(body, 9, mtime=0) if len(body) >= SMALLEST_PACKED else None
    smaller = packed if packed is not None and len(packed) < len(body) else None
    return Packed(body, smaller, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', cache)


def respond(request: Request, file: Packed, headers: dict[str, str] | None = None) -> Response:
    """A file as an answer: packed where the browser can unpack it, nothing where it has it already."""
    head = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding", **(headers or {})}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=head)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, 200, {**head, "content-encoding": "gzip"}, file.kind)
    return Response(file.body, 200, head, file.kind)


class Page:
    """The files of the page by their address."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files: dict[str, Packed] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
            if path.is_file() and path.suffix in TYPES:
                address = path.relative_to(folder).as_posix()
                cache = FOR_EVER if address.startswith("assets/") else ASK_AGAIN
                self.files[address] = pack(path.read_bytes(), TYPES[path.suffix], cache)

    def index(self, request: Request, tags: str = "") -> Response:
        """The page itself, whatever screen the address means, with more tags in its head."""
        if "index.html" not in self.files:
            return PlainTextResponse(SENTENCES["not-built"] + "\n", 503)
        file = self.files["index.html"]
        tagged = file.body.replace(HEAD, tags.encode() + HEAD, 1)
        return respond(request, pack(tagged, file.kind, ASK_AGAIN) if tags else file)

    def file(self, request: Request) -> Response:
        """One file of the page."""
        file = self.files.get(request.path_params["name"])
        return respond(request, file) if file is not None else PlainTextResponse("not found\n", 404)
