"""The columns of a position as numbers for one seat.

Everything is seen from the seat: its own, that of the strongest rival (who would be first of the others if the game
ended now), that of all rivals. Which boxes and switches are in play is part of it, so that one mind knows all mixes.
"""

from ...core.record import Record, Short, many
from .claims import CLAIMS, Claim


class Description(Record):
    """What a seat sees, in points, tiles and heads."""

    lead: Short               # over the best of the others if the game ended now
    standing: Short           # the same by the points on the track
    lead_over_last: Short
    ahead: Short              # rivals who would be ahead if the game ended now
    seats: Short
    inns: Short               # boxes in play
    river: Short
    gingerbread: Short
    traders: Short
    count: Short
    two_in_hand: Short        # switches
    holes_forbidden: Short
    unfinished_pays: Short
    farmers: Short
    by_city: Short
    small_city: Short
    last_tile: Short
    market_only: Short
    left: Short               # tiles in the bag
    turns: Short              # tiles that the seat will still lay
    turns_rivals: Short       # and the others together
    next_in: Short            # seats that lay a tile before it
    next_mine: Short
    second: Short             # the next tile is the second of a turn
    asked_me: Short           # somebody is being asked
    asked_rival: Short
    at_figure: Short
    at_join: Short
    at_count: Short
    at_flee: Short
    at_enter: Short
    at_run: Short
    gaps: Short
    claimed: Short            # claimed features: all, the seat's own
    claimed_mine: Short
    followers: Short          # in the seat's supply, then one of none, one and two
    followers_none: Short
    followers_one: Short
    followers_two: Short
    followers_rival: Short
    followers_rival_none: Short
    followers_rival_one: Short
    followers_rival_two: Short
    followers_rivals: Short   # of all rivals together
    large: Short
    large_rival: Short
    large_rivals: Short
    builder: Short
    builder_rival: Short
    builder_rivals: Short
    pig: Short
    pig_rival: Short
    pig_rivals: Short
    bag_city_one: Short       # parts of cities in the bag, by how many sides they reach
    bag_city_two: Short
    bag_city_more: Short
    bag_road_ends: Short
    bag_roads: Short
    bag_fields: Short
    bag_no_city: Short        # tiles without
    bag_no_road: Short
    bag_cloisters: Short
    bag_shields: Short
    bag_inns: Short
    bag_cathedrals: Short
    bag_wine: Short
    bag_grain: Short
    bag_cloth: Short
    bag_gingerbread: Short
    bag_river: Short
    passed: Short             # a tile is passed on; what is on it, and how many gaps it fits
    passed_city: Short
    passed_road: Short
    passed_cloister: Short
    passed_shields: Short
    passed_gaps: Short
    wine: Short               # goods of the seat's own, and the most that any rival has
    wine_others: Short
    grain: Short
    grain_others: Short
    cloth: Short
    cloth_others: Short
    gingerbread_away: Short
    count_castle: Short       # where the Count is
    count_market: Short
    count_blacksmith: Short
    count_cathedral: Short
    castle: Short             # heads in the quarters: the seat's own, all rivals'
    castle_rivals: Short
    market: Short
    market_rivals: Short
    blacksmith: Short
    blacksmith_rivals: Short
    cathedral: Short
    cathedral_rivals: Short
    claims: list[Claim] = many(CLAIMS, Claim)
