"""What one seat sees of a position, as named numbers: the columns that a learned player knows."""

from ...core.outlook import Outlook, Prospect, Ways
from ...core.record import Byte, Record, Short, Word, many
from ...core.table import PLAYERS
from .state import State

CLAIMS = 20
BITS = 5     # a word of a set holds so many members, as a power of two


class Claim(Record):
    """What one seat sees of one claimed road, market or residential area."""

    there: Short
    road: Short
    market: Short
    residential: Short
    mine: Short            # my followers on it
    theirs: Short          # those of the rival who has the most on it
    others: Short          # of all rivals together
    leading: Short         # it pays me alone
    sharing: Short         # it pays me and others
    trailing: Short        # it pays others
    tiles: Short
    goods: Short           # kinds of goods in a market
    fish: Short
    grain: Short
    livestock: Short
    markets: Short         # that touch a residential area
    waiting: Short         # 1 if it is completed and not evaluated yet
    stands: Short          # 1 if it pays when the game ends now
    pays: Short            # what it pays me then, less what it pays any rival
    worth: Short           # once completed, or at the end, to whomever
    swing: Short           # the same for me, less it for any rival
    short: Short           # tiles that a road lacks to pay twice
    open_sides: Short
    ring_sides: Short      # of these, sides that walls to come may close
    wall_near: Short       # walls until the first of these is closed
    walls_to_close: Short  # until it is completed by walls alone
    gaps: Short
    fewest_fits: Short     # over the gaps: tiles left that fit
    mean_fits: Short
    dead_gaps: Short       # gaps that no tile left fits
    rare_gaps: Short       # that one or two fit
    closing_tiles: Short   # tiles left that would complete it, where it has one gap
    joins_mine: Short      # features of its kind, mine at least as much as any rival's, across a gap
    joins_theirs: Short
    joins_free: Short
    tiles_left: Short


class Description(Record):
    """What one seat sees of a position; its rival is who would be the best of the others if the game ended now."""

    lead: Short                # mine over the best other if the game ended now
    ahead: Short               # mine over the rival in points scored
    my_score: Short
    rival_score: Short
    others_score: Short        # of all others together
    seats: Short
    guards_each_wall: Short    # the switches of the table
    guards_at_once: Short
    tiles_left: Short
    stack: Short               # of the tile to come: 1 to 3
    stack_left: Short          # tiles left in it
    my_turn: Short
    turns_to_mine: Short       # turns until mine, 0 in it
    rival_turn: Short
    my_choice: Short           # I have to choose now
    drawing: Short             # what is to happen next
    placing: Short
    claiming: Short
    gate_due: Short
    wall_due: Short
    guard_due: Short
    tower_due: Short
    pieces_due: Short          # of this phase of walls
    my_pieces_due: Short
    gate: Short
    walls_built: Short
    walls_left: Short
    ring_gap: Short            # walls that would close the ring
    tower_most: Short          # points of a tower at the better end of the wall
    tower_least: Short         # and at the other
    guard_most: Short          # points of a guard on the next wall at the better end
    guard_least: Short
    my_towers: Short
    rival_towers: Short
    others_towers: Short
    my_followers: Short        # in hand
    rival_followers: Short
    others_followers: Short
    my_last: Short             # 1 with one follower in hand
    my_none: Short
    rival_none: Short
    my_resting: Short          # followers that came back in this turn
    my_residents: Short        # they stay to the end
    rival_residents: Short
    my_guards: Short
    rival_guards: Short
    others_guards: Short
    my_guard_points: Short
    rival_guard_points: Short
    others_guard_points: Short
    my_guards_open: Short      # whose rows may still grow
    rival_guards_open: Short
    gaps: Short
    barred_gaps: Short
    dead_gaps: Short
    rare_gaps: Short
    bag_no_road: Short         # tiles left, by the sides on which roads leave them
    bag_end: Short
    bag_curve: Short
    bag_straight: Short
    bag_three: Short
    bag_four: Short
    bag_markets: Short         # tiles left with a market
    bag_fish: Short
    bag_grain: Short
    bag_livestock: Short
    bag_public: Short
    bag_historic: Short
    claims: list[Claim] = many(CLAIMS, Claim)


class Stock(Ways):
    """The tiles left: what is drawn on them."""

    markets: Short
    fish: Short
    grain: Short
    livestock: Short
    public: Short
    historic: Short


class Survey(Outlook):
    """What is claimed in one position, and the ring around it: scratch."""

    CLAIMED, GAPS = State.FIGURES, State.GAPS

    worths: list[int] = many("CLAIMED", Short)      # what each claim pays if the game ended now
    totals: list[int] = many(PLAYERS, Short)        # points of each seat if the game ended now
    guards: list[int] = many(PLAYERS, Byte)         # by seat, as the next two
    guard_points: list[int] = many(PLAYERS, Short)
    guards_open: list[int] = many(PLAYERS, Byte)
    hand: list[int] = many(PLAYERS, Byte)           # followers
    residents: list[int] = many(PLAYERS, Byte)
    row_worth: Short                                # of the row of tiles followed last, to a guard
    row_end: Short                                  # the slot at its far end
    ring: Short                                     # slots without a wall
    ring_sides: list[int] = many("CLAIMED", Short)  # sides of each claimed feature that lie there
    nearest: list[int] = many("CLAIMED", Short)     # the first of these, in slots from the clockwise end
    farthest: list[int] = many("CLAIMED", Short)    # and the last


class Notes(Prospect):
    """What is found out about one claimed feature: scratch."""

    GAPS = State.GAPS

    touched: list[int] = many((State.SEGMENTS >> BITS) + 1, Word)  # the markets that an area has met: a set


class Sheet(Record):
    """Scratch of whoever describes one position after the other."""

    stock: Stock
    survey: Survey
    notes: Notes
