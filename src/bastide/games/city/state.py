"""The state of a game of The City, its switches and its kinds of segment."""

from ...core.offers import OfferingBox
from ...core.record import Byte, Record, Short, many
from ...core.rule import Numbers
from ...core.table import PLAYERS, Table

WALLS = 70
GATE_AT = WALLS  # the gate's place in the arc, with room for all walls on either side
ON_WALL = -2     # where a figure is that stands guard


class Kind(Numbers):
    """The kinds of segment, and what else is scored."""

    RESIDENTIAL = 0
    ROAD = 1
    MARKET = 2
    TOWER = 3
    GUARD = 4


class Pawn(Numbers):
    """The kinds of figure."""

    FOLLOWER = 0


class Goods(Numbers):
    """What a market sells, one bit each."""

    FISH = 1
    GRAIN = 2
    LIVESTOCK = 4


class Building(Numbers):
    """What stands on a tile, one bit each."""

    PUBLIC = 1
    HISTORIC = 2


class Part(Numbers):
    """What points are paid for: the names of their parts."""

    TILES = 0
    FISH = 1
    GRAIN = 2
    LIVESTOCK = 3
    WALLS = 4
    MARKETS = 5
    PUBLIC = 6
    HISTORIC = 7


class Step(Numbers):
    """How far a turn has come."""

    DRAW = 0
    DISCARD = 1
    PLACE = 2
    FIGURE = 3
    SCORE = 4
    GATE = 5
    WALL = 6
    GUARD = 7        # on the wall just built
    LAST_GUARDS = 8  # when all walls stand
    TOWER = 9
    NEXT = 10
    END = 11


class Piece(Numbers):
    """What is built round the town."""

    GATE = 0
    WALL = 1
    GUARD = 2
    TOWER = 3


class Built(Numbers):
    """The kinds of event that The City adds."""

    GATE = 16
    WALL = 17
    GUARD = 18
    TOWER = 19


class End(Numbers):
    """The end of the wall that goes on clockwise round the town, and the other."""

    CW = 0
    CCW = 1


class Guards(Numbers):
    """Where guards go down in the third stack."""

    LAST_WALL = 0
    EACH_WALL = 1


class GuardReuse(Numbers):
    """When a follower that came back this turn may stand guard."""

    NEXT_TURN = 0
    AT_ONCE = 1


class Ending(Numbers):
    """What ended the game."""

    TILES = 1
    GAP = 2
    WALLS = 3


class Rules(Record):
    """What this table plays with."""

    followers: Byte    # of each player
    walls: Byte
    towers: Byte       # shared out evenly
    stack_one: Short   # tiles drawn from the first stack
    stack_two: Short
    tiles: Short       # in all stacks together
    guards: Byte
    guard_reuse: Byte
    hopeful: Byte      # 1: the final scoring as a player sees it who hopes for what is unfinished
    version: Byte      # of the rules; in the first the last wall belonged to the clockwise end, whatever was named


class Rampart(Record):
    """The gate or one wall, and who has what on it; seats are counted from one, 0 is nobody."""

    slot: Short  # tile * 4 + side
    builder: Byte
    guard: Byte
    tower: Byte  # at the end that looks away from the gate


class Box(OfferingBox):
    KINDS = 96
    rules: Rules


class State(Table):
    KINDS, TILES, SEGMENTS, FIGURES, STAGES = 96, 120, 480, 28, 1
    GAPS = 2 * TILES + 2 + WALLS

    hand: Short                                         # the tile drawn, -1 for none
    drawn: Short                                        # tiles drawn so far, also those that fitted nowhere
    ending: Byte                                        # what ended the game, 0 while it goes on
    gate: Byte                                          # 1 once the gate stands
    walls_left: Byte
    built: Byte                                         # pieces built in this phase
    due: Byte                                           # pieces to be built in this phase
    asked: Byte                                         # players asked for a guard when all walls stand
    towers: list[int] = many(PLAYERS, Byte)             # towers each player has left
    returned: list[int] = many(PLAYERS, Byte)           # followers that came back this turn
    last_wall: list[int] = many(PLAYERS, Short)         # the last wall each built in this phase, -1 for none
    reach: list[int] = many(2, Byte)                    # walls from the gate to either end
    tower_at: list[int] = many(2, Byte)                 # walls from the gate to the last tower on that side
    arc: list[Rampart] = many(2 * WALLS + 1, Rampart)   # gate and walls, clockwise
    walled: list[int] = many("TILES", Byte)             # sides with a wall or the gate, one bit each
    guarded: list[int] = many("TILES", Byte)            # sides with a guard
