"""Which box has a say where: one line for each box at each hook, in the order they apply."""

from ...core.bag import tiles_left
from ...core.events import Events
from ...core.features import marks_on, tiles_of
from ...core.luck import Luck, below
from ...core.moves import Moves, Refusal
from ...core.rule import rule
from . import claiming, points
from .boxes.abbot import rules as abbot
from .boxes.count import rules as count
from .boxes.gingerbread import rules as gingerbread
from .boxes.inns import rules as inns
from .boxes.river import rules as river
from .boxes.traders import rules as traders
from .state import Box, Kind, Pawn, State


@rule
def at_the_beginning(box: Box, state: State) -> None:
    """Reaction: the tiles laid at set-up lie, the figures are handed out."""
    if box.rules.river:
        river.react_begin(box, state)
    if box.rules.gingerbread:
        gingerbread.react_begin(box, state)


@rule
def after_drawing(box: Box, state: State, kind: int) -> None:
    """Reaction: a tile is drawn."""
    if box.rules.river:
        river.react_drawn(box, state, kind)


@rule
def may_wait_in_hand(box: Box, kind: int) -> bool:
    """Permission: with a hand of two, may this tile be one of two?"""
    return box.rules.river == 0 or river.may_wait_in_hand(box, kind)


@rule
def refusal_of_placement(box: Box, state: State, kind: int, cell: int, facing: int) -> int:
    """Adjuster: why a box has barred a place to a tile."""
    reason = 0
    if box.rules.river:
        reason = river.adjust_placement_refusal(box, state, kind, cell, facing)
    return reason


@rule
def after_laying(box: Box, state: State) -> None:
    """Reaction: a tile is laid, its player has not put a figure on it yet."""
    if box.rules.river:
        river.react_laid(box, state)
    if box.rules.gingerbread:
        gingerbread.react_laid(box, state)
    if box.rules.traders:
        traders.react_laid(box, state)


@rule
def may_be_there(box: Box, state: State, pawn: int, segment: int) -> bool:
    """Permission: is this ground for this kind of figure, whoever stands there?"""
    return refusal_of_ground(box, state, pawn, segment) == 0


@rule
def refusal_of_ground(box: Box, state: State, pawn: int, segment: int) -> int:
    """Adjuster: why this is no ground for this kind of figure, whoever stands there."""
    reason = 0
    if box.rules.abbot:
        reason = abbot.adjust_figure_refusal(box, state, pawn, segment)
    return reason


@rule
def may_stand(box: Box, state: State, pawn: int, segment: int) -> bool:
    """Permission: may the player put this kind of figure there? Some join followers, others go where nobody is."""
    if not may_be_there(box, state, pawn, segment):
        return False
    if state.segments[state.segments[segment].feature].figures > 0:
        return joins_followers(pawn) and traders.may_stand(box, state, pawn, segment)
    return not joins_followers(pawn) and claiming.may_claim(box, state, segment)


@rule
def joins_followers(pawn: int) -> bool:
    """Whether a figure goes where its owner has a follower, and not where nobody is."""
    return pawn == Pawn.BUILDER or pawn == Pawn.PIG


@rule
def refusal_of_figure(box: Box, state: State, pawn: int, segment: int) -> int:
    """Adjuster: why a figure cannot go there."""
    reason = refusal_of_ground(box, state, pawn, segment)
    if reason != 0:
        return reason
    if joins_followers(pawn):
        return traders.adjust_figure_refusal(box, state, pawn, segment)
    return claiming.refuse_claim(box, state, segment)


@rule
def may_do_instead(box: Box, state: State) -> bool:
    """Permission: may the player do something else instead of putting a figure?"""
    return box.rules.abbot != 0 and abbot.may_come_home(box, state)


@rule
def offer_instead(box: Box, state: State, moves: Moves) -> None:
    """Move source: what the player may do instead of putting a figure."""
    if box.rules.abbot:
        abbot.offer_home(box, state, moves)


@rule
def do_instead(box: Box, state: State, events: Events, move: int) -> None:
    """Reaction: the player does something else instead of putting a figure."""
    if box.rules.abbot:
        abbot.react_home(box, state, events, move)


@rule
def refusal_of_instead(box: Box, state: State, move: int) -> int:
    """Adjuster: why the player cannot do this instead of putting a figure."""
    if box.rules.abbot:
        return abbot.adjust_home_refusal(box, state, move)
    return Refusal.NOT_NOW


@rule
def weight(box: Box, state: State, pawn: int) -> int:
    """Adjuster: how much a figure counts in a majority."""
    heads = 1
    if box.rules.inns:
        heads = inns.adjust_weight(pawn, heads)
    if box.rules.traders:
        heads = traders.adjust_weight(pawn, heads)
    if box.rules.abbot:
        heads = abbot.adjust_weight(pawn, heads)
    return heads


@rule
def points_each(box: Box, state: State, feature: int) -> int:
    """What each tile of a feature is worth, and each shield."""
    kind, tiles, marks = state.segments[feature].kind, 0, 0
    if kind == Kind.CITY and points.has_small_cities(box):
        tiles = tiles_of(state, feature)
    if box.rules.inns:
        marks = marks_on(box, state, feature)
    return rate(box, kind, points.is_complete(state, feature), tiles, marks)


@rule
def rate(box: Box, kind: int, complete: bool, tiles: int, marks: int) -> int:
    """Adjuster: what each tile is worth of a feature of this kind, with so many tiles and these marks on it."""
    worth = 0
    if kind == Kind.ROAD:
        worth = points.road(box, complete)
    elif kind == Kind.CITY:
        worth = points.city(box, complete, tiles)
    elif kind == Kind.CLOISTER:
        worth = points.cloister(box, complete)
    if box.rules.inns:
        worth = inns.adjust_points(kind, complete, marks, worth)
    return worth


@rule
def extra_points(box: Box, state: State, feature: int) -> int:
    """Adjuster: flat points of a feature beside those for its tiles, the part EXTRA; no printed box has any."""
    more = 0
    return more


@rule
def paid_for(box: Box, state: State, feature: int) -> int:
    """Adjuster: what the points of a feature are told to be for, its kind or what a box says."""
    what = state.segments[feature].kind
    if box.rules.abbot:
        what = abbot.adjust_paid(box, state, feature, what)
    return what


@rule
def before_score(box: Box, state: State, events: Events, feature: int) -> None:
    """Reaction: something happens before a completed feature is scored."""
    if box.rules.gingerbread:
        gingerbread.react_completed(state, events, feature)
    if box.rules.traders:
        traders.react_completed(box, state, events, feature)


@rule
def may_join(box: Box, state: State, kind: int) -> bool:
    """Permission: may followers from elsewhere come to features of this kind before they are scored?"""
    return box.rules.count != 0 and count.may_join(box, state, kind)


@rule
def waits_for_followers(box: Box, state: State, feature: int) -> bool:
    """Permission: has a feature to wait for somebody's followers before it is scored?"""
    if box.rules.abbot and not abbot.may_be_joined(box, state, feature):
        return False
    return box.rules.count != 0 and count.may_ask_somebody(box, state, state.segments[feature].kind)


@rule
def before_answer(box: Box, state: State, feature: int, waits: bool) -> None:
    """Reaction: a feature waits for somebody's followers, or for nobody's any more."""
    if box.rules.count:
        count.react_asking(state, state.segments[feature].kind, waits)


@rule
def after_scoring(box: Box, state: State, events: Events) -> None:
    """Reaction: the tile is laid, everything scored, all figures are back."""
    if box.rules.gingerbread:
        gingerbread.react_scored(state, events)


@rule
def has_step(box: Box, step: int) -> bool:
    """Whether a box in play adds this step to the turn; each step of a box belongs to one."""
    if gingerbread.owns(step):
        return box.rules.gingerbread != 0
    if count.owns(step):
        return box.rules.count != 0
    return False


@rule
def is_asked(box: Box, state: State) -> bool:
    """Permission: has anybody a choice at a step that a box adds to the turn?"""
    if not has_step(box, state.step):
        return False
    if gingerbread.owns(state.step):
        return gingerbread.may_choose(box, state)
    if count.owns(state.step):
        return count.may_choose(box, state)
    return False


@rule
def chooser(box: Box, state: State) -> int:
    """Adjuster: who has the choice, where it is not the player whose turn it is."""
    seat = state.player
    if count.owns(state.step):
        seat = count.adjust_chooser(state, seat)
    return seat


@rule
def offer_choices(box: Box, state: State, moves: Moves) -> None:
    """Move source: the choices at a step that a box adds to the turn."""
    if gingerbread.owns(state.step):
        gingerbread.offer_choices(state, moves)
    if count.owns(state.step):
        count.offer_choices(box, state, moves)


@rule
def any_choice(box: Box, state: State, moves: Moves, luck: Luck) -> int:
    """Move source: one of these choices, all alike."""
    if gingerbread.owns(state.step):
        return gingerbread.offer_any(state, luck)
    offer_choices(box, state, moves)
    return moves.moves[below(luck, moves.count)]


@rule
def make_choice(box: Box, state: State, events: Events, move: int) -> None:
    """Reaction: such a choice is made."""
    step = state.step
    if gingerbread.owns(step):
        gingerbread.react_choice(state, events, move)
    if count.owns(step):
        count.react_choice(box, state, events, move)


@rule
def refusal_of_choice(box: Box, state: State, move: int) -> int:
    """Adjuster: why it cannot be made."""
    if gingerbread.owns(state.step):
        return gingerbread.adjust_refusal(box, state, move)
    if count.owns(state.step):
        return count.adjust_refusal(box, state, move)
    return Refusal.NOT_NOW


@rule
def plays_again(box: Box, state: State) -> bool:
    """Permission: may the player lay another tile before the turn goes on?"""
    return box.rules.traders != 0 and traders.may_play_again(state, tiles_left(state))


@rule
def after_turn(box: Box, state: State, events: Events, again: bool) -> None:
    """Reaction: the tile is done with, and its player may lay another or not."""
    if box.rules.traders:
        traders.react_turn(state, events, again)


@rule
def after_field(box: Box, state: State, events: Events, field: int, highest: int) -> None:
    """Reaction: a field has paid those with so many followers."""
    if box.rules.traders:
        traders.react_field_scored(box, state, events, field, highest)


@rule
def after_city_farmed(box: Box, state: State, events: Events, city: int, highest: int) -> None:
    """Reaction: a completed city has paid those with so many farmers."""
    if box.rules.traders:
        traders.react_city_farmed(box, state, events, city, highest)


@rule
def at_the_end(box: Box, state: State, events: Events) -> None:
    """Reaction: every feature is scored."""
    if box.rules.traders:
        traders.react_end(state, events)
