"""Games as rows of data: one for each game, or one for each move of it."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ..core.errors import BadSetup
from ..core.table import CHANCE
from ..games.options import Prepared
from ..play.game import Game, seat_names
from .series import Series
from .tournament import Outcome

MOST_KEPT = 100_000
"""Games whose moves can be kept at once."""
AT_ONCE = 50_000
Row = dict[str, Any]


def game_rows(outcome: Outcome) -> Iterator[Row]:
    """A row for each game: its deal and seating, how long it was, and for each player his seat and points."""
    series, seats = _series(outcome), len(outcome.entrants)
    for number, points in enumerate(series.points.tolist()):
        shift = number % seats
        row: Row = {
            "game": outcome.game,
            "seed": outcome.seed,
            "number": number,
            "deal": number // seats,
            "seating": shift,
            "tiles": int(series.tiles[number]),
            "choices": int(series.decisions[number]),
            "moves": int(series.lengths[number]),
        }
        for place, name in enumerate(outcome.entrants, 1):
            seat = (place - 1 - shift) % seats
            row |= {f"player_{place}": name, f"seat_{place}": seat, f"points_{place}": points[place - 1]}
        yield row


def move_rows(outcome: Outcome, prepared: Prepared) -> Iterator[Row]:
    """A row for each move: who made it (-1 is chance), how it is written, and the points by seat after it."""
    for number in range(outcome.games):
        game = _begun(prepared, outcome)
        for place, move in enumerate(_series(outcome).moves(number)):
            seat, scores = int(game.state.chooser), game.scores
            game.apply(move)
            row: Row = {
                "number": number,
                "move": place,
                "seat": -1 if seat == CHANCE else seat,
                "text": str(game.played[-1].text),
                "gain": sum(game.scores) - sum(scores),
            }
            yield row | {f"points_{other}": points for other, points in enumerate(game.scores)}


def records(outcome: Outcome, prepared: Prepared) -> Iterator[tuple[str, str]]:
    """The record of each game, with the name of its file."""
    for number in range(outcome.games):
        game = _begun(prepared, outcome)
        for move in _series(outcome).moves(number):
            game.apply(move)
        yield f"{outcome.game}-{number:06}.record", game.record()


def _begun(prepared: Prepared, outcome: Outcome) -> Game:
    return Game(prepared, seat_names(len(outcome.entrants)), outcome.seed, explicit=True)


def _series(outcome: Outcome) -> Series:
    assert outcome.series is not None
    return outcome.series


def write_csv(path: Path, rows: Iterator[Row]) -> None:
    """Rows as a CSV file."""
    with path.open("w", encoding="utf-8", newline="") as file:
        first = next(rows, {})
        writer = csv.DictWriter(file, list(first))
        writer.writeheader()
        if first:
            writer.writerow(first)
        writer.writerows(rows)


def write_parquet(path: Path, rows: Iterator[Row]) -> None:
    """Rows as a Parquet file."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise BadSetup("data", "pyarrow is needed for Parquet: pip install 'bastide[data]'") from error
    writer: Any = None
    try:
        for part in _parts(rows):
            found = pyarrow.Table.from_pylist(part)
            writer = writer or pyarrow.parquet.ParquetWriter(path, found.schema)
            writer.write_table(found)
    finally:
        if writer is not None:
            writer.close()


def _parts(rows: Iterator[Row]) -> Iterator[Sequence[Row]]:
    part: list[Row] = []
    for row in rows:
        part.append(row)
        if len(part) == AT_ONCE:
            yield part
            part = []
    if part:
        yield part
