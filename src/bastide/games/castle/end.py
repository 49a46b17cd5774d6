"""The final scoring: the largest keep, the courts, and wall tiles 4 to 9."""

from ...core.bag import tiles_left
from ...core.events import Events, Happening, note
from ...core.features import amount_on, tiles_of
from ...core.figures import stands_on
from ...core.geometry import neighbour
from ...core.grid import lies_at, on_grid
from ...core.paying import part_on
from ...core.rule import rule
from ...core.table import NOBODY, NOWHERE
from .points import MARKET_EACH, counts_well, points_each, size_in_choice
from .scoring import owner_of, pay
from .state import NUMBERS, Box, Kind, News, Paid, Part, State, WallTile

KEEP_GROWS = 2
BONUS = 5
MARK = 1024


@rule
def final_scoring(box: Box, state: State, events: Events) -> None:
    """Keep, courts, unfinished features that wall tiles pay for, bonus."""
    score_keep(box, state, events)
    choose_market_courts(box, state)
    score_courts(box, state, events)
    for seat in range(state.seats):
        score_unfinished(box, state, events, seat, WallTile.PATH_LEFT, Kind.PATH)
        score_unfinished(box, state, events, seat, WallTile.TOWER_LEFT, Kind.TOWER)
        score_unfinished(box, state, events, seat, WallTile.HOUSE_LEFT, Kind.HOUSE)
    for seat in range(state.seats):
        score_bonus(state, events, seat)


@rule
def count_held(state: State, seat: int, number: int) -> int:
    """How many wall tiles of one number lie before a player."""
    return state.held[seat * NUMBERS + number]


@rule
def keep_size(state: State, seat: int) -> int:
    """The tiles of a player's keep, more with wall tile 8; without a keep nothing."""
    if state.keep_size[seat] == 0:
        return 0
    return state.keep_size[seat] + KEEP_GROWS * count_held(state, seat, WallTile.KEEP)


@rule
def score_keep(box: Box, state: State, events: Events) -> None:
    """The larger keep pays a point for each cell of the largest empty region; of equal keeps neither."""
    first, second = keep_size(state, 0), keep_size(state, 1)
    if first == second:
        return
    seat = 0 if first > second else 1
    where = state.keep_place[seat]
    for owner in range(state.seats):
        if state.keep_size[owner] > 0 and count_held(state, owner, WallTile.KEEP) > 0:
            note_used(state, events, owner, WallTile.KEEP, state.keep_place[owner])
    worth = part_on(state, events, where, Part.EMPTY, cells_paid(box, state), 1)
    pay(state, events, seat, where, Paid.KEEP, worth)


@rule
def cells_paid(box: Box, state: State) -> int:
    """The cells of the largest empty region; whoever hopes thinks of those that the tiles to come will leave."""
    cells = largest_empty_region(box, state)
    if box.rules.hopeful == 0:
        return cells
    laid = state.tile_count - box.start_count
    to_come = tiles_left(state) + (1 if state.hand >= 0 else 0)
    return min(cells, max(0, box.inside_count - laid - to_come))


@rule
def note_used(state: State, events: Events, seat: int, number: int, where: int) -> None:
    """Says that a wall tile of a player counts for something on the table."""
    tile = state.tiles[state.segments[where].tile]
    note(events, News.USED, seat, tile.cell, where - tile.first, number, 1, 0)


@rule
def largest_empty_region(box: Box, state: State) -> int:
    """The cells of the largest empty region inside the wall, joined by sides."""
    largest, found = 0, 0
    for number in range(box.inside_count):
        if is_empty(state, box.inside[number]):
            before = found
            found = _mark_region(state, box.inside[number], found)
            largest = max(largest, found - before)
    for position in range(found):
        state.grid[on_grid(state, state.region[position])] += MARK
        state.region[position] = 0
    return largest


@rule
def is_empty(state: State, cell: int) -> bool:
    """Whether nothing lies in a cell that is neither wall nor marked."""
    return -MARK < lies_at(state, cell) <= 0


@rule
def _mark_region(state: State, cell: int, found: int) -> int:
    """Marks an empty cell and all that hang together with it; how many are marked by now."""
    done = found
    found = _mark(state, cell, found)
    while done < found:
        for side in range(4):
            beyond = neighbour(state.region[done], side)
            if is_empty(state, beyond):
                found = _mark(state, beyond, found)
        done += 1
    return found


@rule
def _mark(state: State, cell: int, found: int) -> int:
    state.grid[on_grid(state, cell)] -= MARK
    state.region[found] = cell
    return found + 1


@rule
def follower_on(state: State, feature: int) -> int:
    """The segment where the first follower on a feature stands."""
    for number in range(state.figure_count):
        if stands_on(state, number, feature):
            return state.figures[number].segment
    return feature


@rule
def is_claimed(state: State, segment: int, kind: int) -> bool:
    """Whether a segment stands for a feature of this kind that holds followers."""
    here = state.segments[segment]
    return here.kind == kind and here.feature == segment and here.figures > 0


@rule
def choose_largest(box: Box, state: State, kind: int, seat: int) -> int:
    """The largest feature of one kind where a player has the majority and no wall tile counts yet."""
    largest, feature = 0, NOWHERE
    for segment in range(state.segment_count):
        if is_claimed(state, segment, kind) and state.segments[segment].seen == 0:
            size = size_in_choice(box, state, segment)
            if size > largest and owner_of(state, segment) == seat:
                largest, feature = size, segment
    if feature != NOWHERE:
        state.segments[feature].seen = 1
    return feature


@rule
def choose_market_courts(box: Box, state: State) -> None:
    """Wall tile 7 counts for the largest court where its owner has the majority, a second for the next."""
    for seat in range(state.seats):
        for _ in range(count_held(state, seat, WallTile.MARKETS)):
            choose_largest(box, state, Kind.COURT, seat)


@rule
def score_courts(box: Box, state: State, events: Events) -> None:
    """Each court pays for its markets."""
    for court in range(state.segment_count):
        if is_claimed(state, court, Kind.COURT):
            seat = owner_of(state, court)
            if seat != NOBODY:
                score_court(box, state, events, court, seat)
        state.segments[court].seen = 0


@rule
def score_court(box: Box, state: State, events: Events, court: int, seat: int) -> None:
    """Three points a market, one more where wall tile 7 counts."""
    where, markets = follower_on(state, court), amount_on(box, state, court)
    if state.segments[court].seen == 1:
        note_used(state, events, seat, WallTile.MARKETS, where)
    worth = part_on(state, events, where, Part.MARKETS, markets, MARKET_EACH)
    if state.segments[court].seen == 1:
        worth += part_on(state, events, where, Part.WALL_TILE, markets, 1)
    pay(state, events, seat, where, Kind.COURT, worth)


@rule
def score_unfinished(box: Box, state: State, events: Events, seat: int, number: int, kind: int) -> None:
    """A wall tile pays its owner for his best unfinished feature of one kind, a second for the next."""
    copies = count_held(state, seat, number)
    for _ in range(copies):
        feature = choose_largest(box, state, kind, seat)
        if feature != NOWHERE:
            where = follower_on(state, feature)
            note_used(state, events, seat, number, where)
            worth = part_on(state, events, where, Part.TILES, tiles_of(state, feature), points_each(kind))
            if counts_well(box, state, feature):
                worth += part_on(state, events, where, Part.WELL, tiles_of(state, feature), 1)
            pay(state, events, seat, where, kind, worth)
    if copies > 0:
        for segment in range(state.segment_count):
            state.segments[segment].seen = 0


@rule
def score_bonus(state: State, events: Events, seat: int) -> None:
    """Each wall tile 9 is worth five points."""
    copies = count_held(state, seat, WallTile.BONUS)
    if copies > 0:
        state.score[seat] += copies * BONUS
        note(events, Happening.PART, NOBODY, 0, 0, Part.WALL_TILE, copies, copies * BONUS)
        note(events, Happening.SCORED, seat, 0, 0, Paid.BONUS, copies, copies * BONUS)
