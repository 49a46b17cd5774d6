"""What `bastide simulate` writes down: rows, records and a chart."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ..core.errors import BadSetup
from .output import remarks, writing

if TYPE_CHECKING:
    from ..sim.tournament import Outcome


@dataclass(frozen=True)
class Wish:
    """What is to be written, and where."""

    csv: Path | None
    parquet: Path | None
    moves: bool
    records: Path | None
    plot: Path | None

    @property
    def keeps_moves(self) -> bool:
        """Whether the moves of all games are needed afterwards."""
        return self.moves or self.records is not None

    def check(self, games: int, ray: str | None = None) -> None:
        """Refuses what cannot be written, before anything is played."""
        from ..sim.rows import MOST_KEPT

        if ray is not None and any((self.csv, self.parquet, self.records, self.plot)):
            raise BadSetup("data", "games on a cluster are not written down: leave out --ray")
        if self.moves and not (self.csv or self.parquet):
            raise BadSetup("data", "--moves goes with --csv FOLDER or --parquet FOLDER")
        if self.keeps_moves and games > MOST_KEPT:
            raise BadSetup("data", f"the moves of at most {MOST_KEPT:,} games can be kept at once, not of {games:,}")
        if self.plot is not None and self.plot.suffix.lower() != ".svg":
            raise BadSetup("output", f'a chart is written as .svg, not as "{self.plot.suffix}"')
        for folder in (self.csv, self.parquet, self.records):
            if folder is not None:
                _make(folder)

    def write(
        self, outcome: Outcome, boxes: Sequence[str], rules: Mapping[str, str], tiles: Sequence[str] | None = None
    ) -> None:
        """Writes everything, and says where it is."""
        from ..games.options import choose, prepare
        from ..sim import rows

        prepared = prepare(choose(outcome.game, boxes, rules, len(outcome.entrants), tiles=tiles))
        for folder, ending, write in ((self.csv, "csv", rows.write_csv), (self.parquet, "parquet", rows.write_parquet)):
            if folder is not None:
                with _into(folder / f"games.{ending}") as path:
                    write(path, rows.game_rows(outcome))
                if self.moves:
                    with _into(folder / f"moves.{ending}") as path:
                        write(path, rows.move_rows(outcome, prepared))
        if self.records is not None:
            with _into(self.records) as folder:
                for name, text in rows.records(outcome, prepared):
                    (folder / name).write_text(text, "utf-8")
        if self.plot is not None:
            self._draw(self.plot, outcome)

    def _draw(self, path: Path, outcome: Outcome) -> None:
        from ..sim.charts import panels

        with writing(path):
            path.write_text(panels(outcome).svg, "utf-8")
        remarks().print(f"Written: {path}", soft_wrap=True, markup=False)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetup("folder", f"the folder {folder} cannot be made: {error.strerror}") from None


@contextmanager
def _into(path: Path) -> Iterator[Path]:
    """A file or folder that is written; what goes wrong is a sentence."""
    try:
        yield path
    except OSError as error:
        raise BadSetup("folder", f"{path} cannot be written: {error.strerror}") from None
    remarks().print(f"Written: {path}", soft_wrap=True, markup=False)
