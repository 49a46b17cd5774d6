"""Pictures of tiles and the shapes of their segments, found by name in the catalogue and kept in memory."""

from __future__ import annotations

import hashlib
from functools import cache, lru_cache
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from .. import art
from ..core.geometry import PORTS, SIDES
from ..core.spots import turned_ports
from ..core.tiles import TileSpec
from ..games import catalogue, outside
from .not_done import NotDone
from .pages import ASK_AGAIN, FOR_EVER, Packed, pack, respond
from .security import PICTURE_POLICY
from .visits import PiecePlace, PieceShapes, SegmentShape, TileShapes

PACKAGE = Path(__file__).parents[1]
SIZE = 100
VARIANTS = tuple(map(str, range(art.VARIANTS)))
LETTERS = ("", *"ABCDEFGHIJKLMNOPQRSTUVWXYZ")
KEPT = 4096
"""How many pictures of tiles are kept in memory."""


@cache
def version() -> str:
    """Changes when any picture might: a hash of all that pictures are made from."""
    digest = hashlib.sha256()
    kinds = ("art/**/*.py", "art/**/*.toml", "games/**/art.py", "games/**/art/*.py", "games/**/*.toml")
    inside = sorted(path for kind in kinds for path in PACKAGE.glob(kind))
    added = [path for box in outside.boxes("classic").values() for path in sorted(box.glob("*.toml"))]
    for path in (*inside, *added):
        digest.update(path.name.encode() + path.parent.name.encode() + path.read_bytes())
    return digest.hexdigest()[:12]


@lru_cache(KEPT)
def picture(theme: str, family: str, tile: str, facing: str, variant: str) -> Packed:
    """A tile's picture, facing so, in one of its variants."""
    return painted(theme, family, _asked(family, tile), facing, variant)


def painted(theme: str, family: str, spec: TileSpec, facing: str, variant: str) -> Packed:
    """The picture of any tile, facing so, in one of its variants."""
    if theme not in art.themes() or facing not in SIDES or variant not in VARIANTS:
        raise NotDone("no-picture")
    drawn = art.tile_svg(spec, SIDES.index(facing), theme, family, int(variant))
    return pack(drawn.encode(), "image/svg+xml", FOR_EVER)


def variant_of(request: Request) -> str:
    """The variant that a request names: the first, unless it says otherwise."""
    return request.query_params.get("variant", VARIANTS[0])


@cache
def tile_shapes(family: str, tile: str, facing: str) -> Packed:
    """Hit areas and anchors of a tile's segments, facing so."""
    return outlined(family, _asked(family, tile), facing)


def outlined(family: str, spec: TileSpec, facing: str) -> Packed:
    """Hit areas and anchors of any tile's segments, facing so."""
    if facing not in SIDES:
        raise NotDone("no-picture")
    quarters = SIDES.index(facing)
    outlines, places = art.regions(spec, quarters, family), art.anchors(spec, quarters, family)
    segments = [
        SegmentShape(
            number,
            segment.kind,
            outlines[number],
            round(places[number][0], 2),
            round(places[number][1], 2),
            ports=[PORTS[port] for port in sorted(turned_ports(segment, quarters))],
            marks=dict(segment.marks),
        )
        for number, segment in enumerate(spec.segments)
        if number in outlines and number in places
    ]
    return pack(msgspec.json.encode(TileShapes(spec.name, facing, SIZE, segments)), "application/json", FOR_EVER)


def _asked(family: str, tile: str) -> TileSpec:
    """The tile that a request names, if there is such a one."""
    if family not in catalogue.families or tile not in art.known_tiles(family):
        raise NotDone("no-picture")
    return art.known_tiles(family)[tile]


@cache
def figure(kind: str, seat: int, letter: str) -> Packed:
    """A figure in a seat's colour and pattern, with the letter of its player."""
    if kind not in art.figure_kinds() or seat not in range(len(art.COLOURS)) or letter not in LETTERS:
        raise NotDone("no-picture")
    group = art.figure_svg(kind, art.COLOURS[seat], letter, seat)
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -20 32 36">{group}</svg>'
    return pack(text.encode(), "image/svg+xml", FOR_EVER)


@cache
def piece(name: str, theme: str) -> Packed:
    """A piece of a board, to lie over its tiles."""
    if theme not in art.themes() or name not in art.pieces():
        raise NotDone("no-picture")
    return pack(art.pieces()[name].svg(theme).encode(), "image/svg+xml", FOR_EVER)


@cache
def piece_shapes(name: str) -> Packed:
    """Where the picture of a piece and the places on it lie."""
    if name not in art.pieces():
        raise NotDone("no-picture")
    west, north, east, south = art.pieces()[name].edges
    places = [PiecePlace(place, x, y) for place, (x, y) in art.pieces()[name].places.items()]
    shapes = PieceShapes(west, north, east - west, south - north, places)
    return pack(msgspec.json.encode(shapes), "application/json", FOR_EVER)


def answer_piece(request: Request) -> Response:
    """GET /art/{version}/{piece}/{theme}.svg"""
    names = request.path_params
    file = piece(names["piece"], names["theme"])
    return respond(request, kept(file, names["version"]), {"content-security-policy": PICTURE_POLICY})


def answer_piece_shapes(request: Request) -> Response:
    """GET /art/{version}/shapes/{piece}.json"""
    names = request.path_params
    return respond(request, kept(piece_shapes(names["piece"]), names["version"]))


def answer_picture(request: Request) -> Response:
    """GET /art/{version}/{theme}/{family}/{tile}/{facing}.svg?variant=1"""
    names = request.path_params
    file = picture(names["theme"], names["family"], names["tile"], names["facing"], variant_of(request))
    return respond(request, kept(file, names["version"]), {"content-security-policy": PICTURE_POLICY})


def answer_shapes(request: Request) -> Response:
    """GET /art/{version}/shapes/{family}/{tile}/{facing}.json"""
    names = request.path_params
    return respond(request, kept(tile_shapes(names["family"], names["tile"], names["facing"]), names["version"]))


def answer_figure(request: Request) -> Response:
    """GET /art/{version}/figures/{kind}/{seat}.svg?letter=A"""
    names = request.path_params
    file = figure(names["kind"], names["seat"], request.query_params.get("letter", ""))
    return respond(request, kept(file, names["version"]), {"content-security-policy": PICTURE_POLICY})


def kept(file: Packed, asked: str) -> Packed:
    """Only what was asked for by the right version may be kept for ever."""
    return file if asked == version() else file._replace(cache=ASK_AGAIN)
