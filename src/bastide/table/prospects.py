"""Prospects: what a seat could do when its turn comes, while another one still has to choose.

Nobody knows what the others will do or what will be drawn. The board is looked at as it might be: what the others do
is named, or else two quite different answers are tried, and only what both allow beside tiles that lie there now is
told. Draws are chosen, never taken from the sealed order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..core.moves import Verb, verb_of, what_of
from ..play.errors import BastideError
from ..play.game import Game
from ..play.move import Move
from . import messages, previews, shapes, sight
from .aids import open_cells
from .not_done import NotDone

Pick = Callable[[Sequence[int]], int]
MOST_MOVES = 200
STAND_INS: tuple[Pick, Pick] = (lambda moves: moves[0], lambda moves: moves[-1])


def prospect(game: Game, seat: int, request: messages.ProspectRequest) -> messages.Prospect:
    """The tiles that may come, and, once one is named, where it could be laid and what may follow."""
    answers = [*(STAND_INS[:1] if request.when else STAND_INS)]
    boards = [_when_it_is_my_turn(game, seat, request, answer) for answer in answers]
    tiles = sorted({name for _, names in boards for name in names})
    ready = [board for board, _ in boards if board is not None]
    if len(ready) < len(boards):
        return messages.Prospect(request.id, tiles, [], [], [], [] if request.tile else _theirs(game, seat))
    if request.moves:
        return messages.Prospect(request.id, tiles, [], [], _followups(ready[0], request))
    choices = [sight.choice_shape(board, True, False) for board in ready]
    placements, others = _in_all([choice for choice in choices if choice is not None])
    if not request.when:
        beside = {(cell.x, cell.y) for cell in open_cells(game)}
        placements = [place for place in placements if (place.x, place.y) in beside]
    return messages.Prospect(request.id, tiles, placements, others, [])


def _theirs(game: Game, seat: int) -> list[shapes.Placement]:
    """Where the one who has to choose may lay what everybody sees in his hand."""
    choice = sight.choice_shape(game, True, False)
    open_hand = game.seen(seat).extras.hand
    return [place for place in choice.placements if place.tile in open_hand] if choice else []


def _followups(board: Game, request: messages.ProspectRequest) -> list[shapes.Followup]:
    return previews.preview(board, request.id, request.moves, False).options


def _when_it_is_my_turn(
    game: Game, seat: int, request: messages.ProspectRequest, answer: Pick
) -> tuple[Game | None, list[str]]:
    """The game as it might be when this seat chooses, and the tiles it may have drawn; no game before one is named."""
    board, named = game.copy(), list(request.when)
    drawn: list[str] = []
    for _ in range(MOST_MOVES):
        if board.over:
            return None, drawn
        if board.turn == seat:
            return board, drawn
        if board.turn is not None:
            _let_another(board, named, answer)
            continue
        names = _draws(board)
        wanted = names.get(request.tile) or next(iter(names.values()))
        with board.trying():
            board.play(wanted)
            mine = board.turn == seat
        if mine and len(names) > 1:
            drawn = [name for name in names if name]
            if request.tile not in names:
                return None, drawn
        board.play(wanted)
    return None, drawn


def _let_another(board: Game, named: list[str], answer: Pick) -> None:
    """Another seat does what was named, or something."""
    if named:
        board.play(Move(named.pop(0)))
    else:
        board.apply(answer(board.packed_moves()))


def _draws(board: Game) -> dict[str, Move]:
    """What chance may do next, by the tile that is drawn."""
    found: dict[str, Move] = {}
    for text, _ in board.chances():
        packed = board.read(text)
        name = board.prepared.specs[what_of(packed)].name if verb_of(packed) == Verb.DRAW else ""
        found.setdefault(name, text)
    return found


def _in_all(choices: Sequence[shapes.Choice]) -> tuple[list[shapes.Placement], list[shapes.Move]]:
    """What can be chosen whatever the others do."""
    turns = [{turn.move for place in choice.placements for turn in place.turns} for choice in choices]
    others = [{move.move for move in choice.others} for choice in choices]
    placements = []
    for place in choices[0].placements:
        common = [turn for turn in place.turns if all(turn.move in known for known in turns)]
        if common:
            placements.append(shapes.Placement(place.tile, place.x, place.y, common))
    return placements, [move for move in choices[0].others if all(move.move in known for known in others)]


def first_that_goes(game: Game, last: Sequence[str], plans: Sequence[shapes.Plan]) -> list[str] | None:
    """The moves of the first plan that was made for what happened and can still be carried out."""
    for plan in plans:
        if plan.when and plan.when[0] not in last:
            continue
        try:
            with game.trying():
                for text in plan.moves:
                    game.play(Move(text))
        except BastideError:
            continue
        return list(plan.moves)
    return None


def tell_plans(game: Game, seat: int, plans: Sequence[shapes.Plan]) -> list[shapes.KeptPlan]:
    """Plans with their moves in parts."""
    return [_tell(game, seat, plan) for plan in plans]


def _tell(game: Game, seat: int, plan: shapes.Plan) -> shapes.KeptPlan:
    """A plan on the board as it might be; one that is not possible there is kept as it is written."""
    kept = shapes.KeptPlan(plan.moves, plan.when)
    wish = messages.ProspectRequest("", 0, seat, plan.when, plan.moves[0].partition("@")[0])
    try:
        when = _made(game.copy(), plan.when[:1])
        board, drawn = _when_it_is_my_turn(game, seat, wish, STAND_INS[0])
        if board is None and drawn:  # the tile is in the hand already: whatever else is drawn
            wish.tile = drawn[0]
            board, _ = _when_it_is_my_turn(game, seat, wish, STAND_INS[0])
        if board is not None:
            kept.told, kept.told_when = _made(board, plan.moves), when
    except BastideError:
        pass
    return kept


def _made(board: Game, texts: Sequence[str]) -> list[shapes.Move]:
    """Moves in parts, made one after the other."""
    told = []
    for text in texts:
        before = board.copy()
        board.play(Move(text))
        told.append(sight.move_shape(before, before.read(Move(text))))
    return told


def check_whose(game: Game, seat: int) -> None:
    """Plans are made while another one has to choose."""
    if game.turn == seat:
        raise NotDone("your-turn")
