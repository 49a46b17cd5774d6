"""What one seat sees of a position, as named numbers: the columns that a learned player knows."""

from ...core.outlook import Outlook, Prospect, Ways
from ...core.record import Record, Short, many
from .state import State

CLAIMS = 12  # six followers a player: more features cannot be claimed


class Claim(Record):
    """What one seat sees of one claimed feature; the leader is who has the most followers there."""

    there: Short
    path: Short
    tower: Short
    house: Short
    court: Short
    mine: Short            # my followers on it
    theirs: Short
    leading: Short
    trailing: Short
    tied: Short
    tiles: Short
    markets: Short
    well: Short
    waiting: Short         # 1 if it is completed and waits to be scored
    pays: Short            # if the game ended now, less what it pays the rival
    worth: Short           # once completed, as it is now, to whomever
    swing: Short           # the same for me, or less it for the rival
    open_sides: Short
    gaps: Short
    fewest_fits: Short     # over the gaps: tiles left that fit
    mean_fits: Short
    dead_gaps: Short       # gaps that no tile left fits
    rare_gaps: Short       # that one or two fit
    closing_tiles: Short   # tiles left that would complete it, where it has one gap
    joins_mine: Short      # features of its kind, mine at least as much as theirs, across a gap
    joins_theirs: Short
    joins_free: Short
    lands: Short           # its worth would bring its leader to a wall tile
    lands_grown: Short     # with one tile more
    over_keep: Short       # tiles that a house has more than its leader's keep
    doubled: Short         # wall tiles of its leader that double it
    rest_pays: Short       # wall tiles of its leader that pay for it unfinished
    tiles_left: Short


class Description(Record):
    """What one seat sees of a position."""

    lead: Short                # mine over the rival if the game ended now
    ahead: Short               # mine over the rival in points scored
    my_score: Short
    their_score: Short
    wells_double: Short        # the switches of the table
    extra_turn_same: Short
    tiles_left: Short
    my_turn: Short
    drawing: Short             # what is to happen next
    placing: Short
    claiming: Short
    ordering: Short
    doubling: Short
    going_again: Short
    turning_up_mine: Short     # a wall tile taken that nobody has seen yet
    turning_up_theirs: Short
    my_followers: Short        # in hand
    their_followers: Short
    my_last: Short             # 1 with one follower in hand
    their_last: Short
    my_none: Short
    their_none: Short
    my_merchants: Short        # they stay to the end
    their_merchants: Short
    my_near: Short             # points to the next three spaces where a wall tile lies
    my_second: Short
    my_third: Short
    their_near: Short
    their_second: Short
    their_third: Short
    wall_tiles_left: Short
    my_again: Short            # wall tiles held, by number
    my_tower_twice: Short
    my_house_twice: Short
    my_path_left: Short
    my_tower_left: Short
    my_house_left: Short
    my_markets: Short
    my_keep_grows: Short
    my_bonus: Short
    their_again: Short
    their_tower_twice: Short
    their_house_twice: Short
    their_path_left: Short
    their_tower_left: Short
    their_house_left: Short
    their_markets: Short
    their_keep_grows: Short
    their_bonus: Short
    unseen_again: Short        # wall tiles that nobody has seen, by number
    unseen_tower_twice: Short
    unseen_house_twice: Short
    unseen_path_left: Short
    unseen_tower_left: Short
    unseen_house_left: Short
    unseen_markets: Short
    unseen_keep_grows: Short
    unseen_bonus: Short
    waiting_mine: Short        # points that wait to be scored
    waiting_theirs: Short
    my_keep: Short             # its tiles, also with wall tile 8 and a house that waits
    their_keep: Short
    keep_leads: Short          # 1 mine, -1 theirs
    keep_pays: Short
    empty_region: Short        # cells of the largest
    cells_over: Short          # that stay empty when all tiles are laid
    gaps: Short
    dead_gaps: Short
    rare_gaps: Short
    bag_no_path: Short         # tiles left, by the sides on which paths leave them
    bag_end: Short
    bag_curve: Short
    bag_straight: Short
    bag_three: Short
    bag_four: Short
    bag_towers: Short          # tiles left with a tower
    bag_houses: Short
    bag_courts: Short
    bag_markets: Short         # markets on the tiles left
    bag_wells: Short
    claims: list[Claim] = many(CLAIMS, Claim)


class Stock(Ways):
    """The tiles left: what is drawn on them."""

    towers: Short
    houses: Short
    courts: Short
    markets: Short
    wells: Short


class Survey(Outlook):
    """What is claimed in one position: scratch."""

    CLAIMED, GAPS = State.FIGURES, State.GAPS


class Notes(Prospect):
    """What is found out about one claimed feature: scratch."""

    GAPS = State.GAPS


class Sheet(Record):
    """Scratch of whoever describes one position after the other."""

    stock: Stock
    survey: Survey
    notes: Notes
