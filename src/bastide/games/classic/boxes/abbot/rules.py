"""The Abbot: he stands on cloisters and gardens, and may come home before they are complete."""

from .....core.events import Events, Happening, note
from .....core.figures import leave
from .....core.moves import Moves, Refusal, Verb, cell_of, offer, pack, spot_of, verb_of, what_of
from .....core.paying import part_on
from .....core.rule import rule, seldom
from ...paying import pay_one
from ...points import tiles_counted
from ...state import Box, Choice, Kind, Part, Pawn, State
from ...supply import first_of
from .state import Mark, News, Paid, Reason

TILE_EACH = 1


@rule
def adjust_figure_refusal(box: Box, state: State, pawn: int, segment: int) -> int:
    """An abbot stands on cloisters and gardens, and nobody else on gardens."""
    if pawn == Pawn.ABBOT:
        return Refusal.NONE if state.segments[segment].kind == Kind.CLOISTER else Reason.NOT_FOR_ABBOT
    return Reason.ONLY_ABBOT if is_garden(box, state, segment) else Refusal.NONE


@rule
def may_be_joined(box: Box, state: State, feature: int) -> bool:
    """No follower comes from elsewhere onto a garden."""
    return not is_garden(box, state, feature)


@rule
def adjust_weight(pawn: int, weight: int) -> int:
    """An abbot counts one in a majority, as a follower does."""
    return 1 if pawn == Pawn.ABBOT else weight


@rule
def adjust_paid(box: Box, state: State, feature: int, what: int) -> int:
    """A garden is scored as a cloister is, and told by its own name."""
    return Paid.GARDEN if is_garden(box, state, feature) else what


@rule
def may_come_home(box: Box, state: State) -> bool:
    """The abbot of the player whose turn it is stands somewhere."""
    return abbot_at(box, state, state.player) >= 0


@rule
def offer_home(box: Box, state: State, moves: Moves) -> None:
    """He comes home from where he stands."""
    segment = abbot_at(box, state, state.player)
    if segment >= 0:
        offer(moves, home_from(state, segment))


@rule
@seldom
def react_home(box: Box, state: State, events: Events, move: int) -> None:
    """He comes home: cloister or garden pays a point for itself and each tile around it, and is free again."""
    player, feature = state.player, abbot_at(box, state, state.player)
    state.heads[player] = 1
    note(events, News.CAME_HOME, player, cell_of(move), spot_of(move), 0, 1, 0)
    worth = part_on(state, events, feature, Part.TILES, worth_now(state, feature), TILE_EACH)
    state.paid |= 1 << player
    pay_one(state, events, feature, adjust_paid(box, state, feature, Kind.CLOISTER), player, worth)
    note(events, Happening.RETURNED, player, cell_of(move), spot_of(move), Pawn.ABBOT, 1, 0)
    leave(state, first_of(box, state, player, Pawn.ABBOT))


@rule
def adjust_home_refusal(box: Box, state: State, move: int) -> int:
    """He comes home from where he stands, if he is on the board."""
    if verb_of(move) != Verb.CHOOSE or what_of(move) != Choice.ABBOT:
        return Refusal.NOT_NOW
    segment = abbot_at(box, state, state.player)
    if segment < 0:
        return Reason.AT_HOME
    return Refusal.NONE if move == home_from(state, segment) else Reason.NOT_THERE


@rule
def home_from(state: State, segment: int) -> int:
    """The move that brings an abbot home from a segment."""
    tile = state.tiles[state.segments[segment].tile]
    return pack(Verb.CHOOSE, Choice.ABBOT, tile.cell, segment - tile.first)


@rule
def abbot_at(box: Box, state: State, player: int) -> int:
    """The segment where a player's abbot stands, negative if he is at home."""
    return state.figures[first_of(box, state, player, Pawn.ABBOT)].segment


@rule
def worth_now(state: State, feature: int) -> int:
    """What he brings if he comes home now."""
    return tiles_counted(state, feature) * TILE_EACH


@rule
def is_garden(box: Box, state: State, segment: int) -> bool:
    """Whether this is a garden."""
    tile = state.tiles[state.segments[segment].tile]
    return box.kinds[tile.kind].segments[segment - tile.first].marks & Mark.GARDEN != 0
