"""What the classic family knows of positions drawn by hand."""

from __future__ import annotations

from collections.abc import Sequence

from ..drawn import Drawing, Standing
from ..options import Options
from .begin import hand_out_all
from .placing import place
from .points import is_complete
from .state import Box, State
from .supply import in_supply
from .wiring import may_be_there
from .words import WORDS


def _finish(box: Box, state: State, pieces: Sequence[Standing], options: Options) -> None:
    """No cloister waits to be scored."""
    state.surrounded = 0


DRAWING = Drawing(
    words=WORDS,
    set_up=hand_out_all,
    place=place,
    is_complete=is_complete,
    in_supply=in_supply,
    may_be_there=may_be_there,
    finish=_finish,
)
