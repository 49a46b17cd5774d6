"""Small towns to try the rules of The City in."""

from collections.abc import Callable, Iterable

from bastide.core.events import Events
from bastide.core.figures import in_supply, stand
from bastide.core.geometry import cell_at
from bastide.core.spots import spot_part
from bastide.games.city import engine
from bastide.games.city.guards import may_guard, set_guard
from bastide.games.city.placing import place
from bastide.games.city.state import End
from bastide.games.city.walls import build_gate, build_wall
from bastide.games.options import choose, prepare
from bastide.play.game import Game
from bastide.play.move import Move

NewTown = Callable[..., Game]
PLAIN = "CI-V1"
ROW = "m>S CI-V1@1,0N CI-U1@2,0N m>S CI-V1@3,0N CI-U1@4,0N m>S CI-V1@5,0N CI-U1@6,0N m>S CI-V1@7,0N CI-V1@8,0N"
LAID = 9  # tiles of this row of towns: four roads lead south from it, each with a traveller


def go_on(game: Game, text: str) -> None:
    """Play moves; whoever has another choice before them passes."""
    for word in text.split():
        while Move(word) not in game.moves() and Move("-") in game.moves():
            game.play("-")
        game.play(word)


def plain_tiles(cells: Iterable[tuple[int, int]]) -> str:
    """Tiles without roads and markets, laid in these cells."""
    return " ".join(f"{PLAIN}@{x},{y}N" for x, y in cells)


class Table:
    """Tiles, walls and figures put down by hand, whoever's turn it is."""

    def __init__(self, tiles: str, seats: int = 2, **rules: str) -> None:
        prepared = prepare(choose("city", seats=seats, rules=rules))
        self.box, self.state, self.specs = prepared.box, prepared.state, prepared.specs
        self.kinds = {spec.name: kind for kind, spec in enumerate(prepared.specs)}
        self.events = Events()
        engine.begin(self.box, self.state, self.events)
        self.lay(tiles)

    def lay(self, text: str) -> None:
        """Lay tiles, written as in a record."""
        for word in text.split():
            name, _, where = word.partition("@")
            x, y = where[:-1].split(",")
            place(self.box, self.state, self.kinds[name], cell_at(int(x), int(y)), "NESW".index(where[-1]))

    def _tile(self, where: str) -> tuple[int, str]:
        cell, _, spot = where.partition(".")
        x, y = cell.split(",")
        return self.state.grid[cell_at(int(x), int(y))] - 1, spot

    def put(self, seat: int, where: str) -> None:
        """A follower goes to a cell and spot."""
        tile, spot = self._tile(where)
        laid = self.state.tiles[tile]
        part = spot_part(self.specs[laid.kind], laid.facing, spot)
        assert part is not None
        stand(self.state, in_supply(self.state, seat, 0), laid.first + part)

    def slot(self, where: str) -> int:
        """A cell and side as the rules number them."""
        tile, side = self._tile(where)
        return tile * 4 + "NESW".index(side)

    def wall(self, gate: str, cw: int = 0, ccw: int = 0) -> None:
        """The gate, and so many walls from it in either direction."""
        build_gate(self.box, self.state, self.events, self.slot(gate))
        self.extend(cw, ccw)

    def extend(self, cw: int = 0, ccw: int = 0) -> None:
        """So many walls more at either end."""
        for end in [End.CW] * cw + [End.CCW] * ccw:
            build_wall(self.box, self.state, self.events, end)

    def _place(self, where: str) -> int:
        slot = self.slot(where)
        return next(at for at, piece in enumerate(self.state.arc) if piece.slot == slot and piece.builder)

    def may_guard(self, seat: int, where: str) -> bool:
        """Whether a player may put a guard on this wall."""
        return may_guard(self.box, self.state, seat, self._place(where))

    def guard(self, seat: int, where: str) -> None:
        """A guard goes onto a wall."""
        assert self.may_guard(seat, where)
        set_guard(self.state, self.events, seat, self._place(where))

    def finish(self) -> tuple[int, ...]:
        """The final evaluation; the points by seat."""
        engine.finish(self.box, self.state, self.events)
        return tuple(self.state.score[: self.state.seats])


def end_road(x: int) -> str:
    """A tile that completes the road at this place of the row."""
    return f"CI-U2@{x},-1S"


def texts(game: Game) -> list[str]:
    """The moves to choose from."""
    return [str(move) for move in game.moves()]


def build_all(game: Game) -> list[tuple[int | None, str]]:
    """Play a phase to its end, declining guards and tower: who built what."""
    built = []
    while not game.over and "@" not in texts(game)[0]:
        move = next((text for text in texts(game) if text.startswith(("gate", "wall"))), "-")
        if move != "-":
            built.append((game.turn, move.partition(">")[0]))
        game.play(move)
    return built
