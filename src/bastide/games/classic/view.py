"""What the classic family adds to the view of a game: its own, and what each box in play adds."""

from collections.abc import Sequence
from importlib import import_module

from msgspec import Struct, convert, defstruct

from ...core.tiles import TileSpec
from ..extras import Extras, struct_in
from ..folders import box_folders
from .scoring import majority
from .state import Box, State

BOXES = {
    name: import_module(f".boxes.{name}.view", __package__)
    for name, folder in box_folders("classic").items()
    if (folder / "view.py").is_file()
}

ClassicExtras = defstruct(
    "ClassicExtras",
    [(name, struct_in(view, name) | None, None) for name, view in BOXES.items()],
    bases=(Extras,),
    tag="classic",
    omit_defaults=True,
    module=__name__,
    namespace={"__doc__": "What the classic family adds to a view: its own, and what each box in play adds."},
)


def extras(box: Box, state: State, specs: Sequence[TileSpec], seat: int | None) -> Extras:
    """The tiles in hand lie open."""
    in_play = {name: view for name, view in BOXES.items() if getattr(box.rules, name)}
    added: dict[str, Struct] = {name: view.extras(box, state, specs) for name, view in in_play.items()}
    whole = convert({"hand": [specs[kind].name for kind in state.hand if kind >= 0], **added}, ClassicExtras)
    assert isinstance(whole, Extras)
    return whole


def holders(box: Box, state: State, feature: int) -> list[int]:
    """The seats that a feature would pay as it stands."""
    before = state.heads[:]
    highest = majority(box, state, feature)
    leading = [seat for seat in range(state.seats) if state.heads[seat] == highest > 0]
    state.heads[:] = before
    return leading


def about(box: Box, state: State, move: int) -> tuple[int, int] | None:
    """Every move that is about a place on the board names it."""
    return None
