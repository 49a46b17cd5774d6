"""The places of a batch: one game after another is played at each."""

from ..core.luck import Luck
from ..core.record import Byte, Record, Short, many
from ..core.table import PLAYERS

ROOM = 3072  # choices that a game has room for


class Sitting(Record):
    """The game at one place: its luck, its choices, how it stands, and how the last one that ended came out."""

    luck: Luck
    round: int
    count: int       # of its choices
    chosen: int      # where the action stands among them
    chooser: Byte
    ended: Byte      # the last step ended a game
    fault: Byte      # the last action was none of its choices
    full: Byte       # its town fills the grid of its size
    points: list[int] = many(PLAYERS, Short)
    final: list[int] = many(PLAYERS, Short)
