"""Pictures as pixels: PNG, and moving pictures as GIF or APNG."""

from __future__ import annotations

import io
from collections.abc import Iterable
from os import PathLike
from pathlib import Path

HOLD = 3000
"""How long a moving picture shows its last board, in milliseconds."""


def png(svg: str, width: int | None = None) -> bytes:
    """A picture as PNG, so many pixels wide."""
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))


def write_picture(path: str | PathLike[str], svg: str, width: int = 1400) -> None:
    """Write a picture as the ending of its name says: .svg or .png."""
    path = Path(path)
    if path.suffix.lower() == ".svg":
        path.write_text(svg, encoding="utf-8")
    elif path.suffix.lower() == ".png":
        path.write_bytes(png(svg, width))
    else:
        raise ValueError(f'a picture is written as .svg or .png, a film as .gif or .apng, not as "{path.suffix}"')


def write_film(path: str | PathLike[str], pictures: Iterable[str], width: int = 800, pause: int = 400) -> None:
    """Write pictures of one size as a moving picture: .gif, .apng or .png."""
    path = Path(path)
    from PIL import Image

    ending = path.suffix.lower()
    if ending not in (".gif", ".apng", ".png"):
        raise ValueError(f'a moving picture is written as .gif or .apng, not as "{path.suffix}"')
    frames = [Image.open(io.BytesIO(png(picture, width))).convert("RGB") for picture in pictures]
    if not frames:
        raise ValueError("a moving picture needs at least one board")
    times = [pause] * (len(frames) - 1) + [HOLD]
    if ending == ".gif":
        frames = [frame.quantize(128) for frame in frames]
    kind = "GIF" if ending == ".gif" else "PNG"
    frames[0].save(path, kind, save_all=True, append_images=frames[1:], duration=times, loop=0)
