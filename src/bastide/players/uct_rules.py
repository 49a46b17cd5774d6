"""A searcher that has learned nothing: a tree of moves and draws, grown where it promised most, and random games.

Every choice is one step of the tree and so is every draw. A new leaf is judged by one random game from it (UCT).
"""

from math import log, sqrt, tanh
from typing import Any

from ..core.events import Events
from ..core.luck import Luck, below
from ..core.moves import Moves
from ..core.record import Real, Record, many
from ..core.rule import copy_into, real, rule
from ..core.table import CHANCE, OVER, PLAYERS
from ..family import Box, State, any_move, legal, play
from .chance_rules import chance_move
from .greedy_rules import lead

ROOT, LINE, STATES = 0, 1, 2
NODES, DEEPEST = 65536, 512
PLAYOUTS = 2000
NOBODY = -1
EAGERNESS, SPREAD = 0.35, 30.0   # how much the unknown promises; points that make a game as good as won


class Node(Record):
    """One step of the tree; nodes of the same parent follow one another."""

    move: int
    mover: int     # who made it, CHANCE among them
    child: int     # the first of those that follow it, 0 for none
    sibling: int
    visits: int
    reward: Real   # of its mover, summed


class Desk(Record):
    """The tree, and what it takes to grow it."""

    playouts: int
    events: Events
    moves: Moves
    count: int
    depth: int
    path: list[int] = many(DEEPEST)
    rewards: list[float] = many(PLAYERS, Real)
    nodes: list[Node] = many(NODES, Node)


def lay_out(desk: Desk, memory: Any) -> None:
    """How many random games it plays for a choice."""
    desk.playouts = PLAYOUTS


@rule
def choose(box: Box, states: list[State], desk: Desk, moves: Moves, luck: Luck) -> int:
    """The move that was tried most often."""
    legal(box, states[ROOT], moves)
    if moves.count == 1:
        return moves.moves[0]
    desk.count = 0
    add_node(desk, 0, NOBODY)
    for _ in range(desk.playouts):
        grow(box, states, desk, luck)
    best = desk.nodes[0].child
    node = best
    while node != 0:
        if desk.nodes[node].visits > desk.nodes[best].visits:
            best = node
        node = desk.nodes[node].sibling
    return desk.nodes[best].move


@rule
def add_node(desk: Desk, move: int, mover: int) -> int:
    """A new node; its place."""
    place = desk.count
    node = desk.nodes[place]
    node.move, node.mover, node.child, node.sibling, node.visits = move, mover, 0, 0, 0
    node.reward = real(0)
    desk.count += 1
    return place


@rule
def grow(box: Box, states: list[State], desk: Desk, luck: Luck) -> None:
    """One walk down the tree, one new leaf, one random game."""
    copy_into(states, LINE, ROOT)
    desk.path[0], desk.depth = 0, 1
    inside = True
    while inside and states[LINE].chooser != OVER and desk.depth < DEEPEST:
        node = desk.path[desk.depth - 1]
        if states[LINE].chooser == CHANCE:
            below_it = after_chance(box, states[LINE], desk, luck, node)
        else:
            below_it = after_choice(box, states[LINE], desk, luck, node)
        inside = below_it != 0 and desk.nodes[below_it].visits > 0
        if below_it != 0:
            play(box, states[LINE], desk.events, desk.nodes[below_it].move)
            desk.path[desk.depth] = below_it
            desk.depth += 1
    play_out(box, states[LINE], desk, luck)
    for seat in range(states[LINE].seats):
        desk.rewards[seat] = real(tanh(lead(states[LINE], seat) / SPREAD))
    for step in range(desk.depth):
        node = desk.path[step]
        desk.nodes[node].visits += 1
        if desk.nodes[node].mover >= 0:
            desk.nodes[node].reward += desk.rewards[desk.nodes[node].mover]


@rule
def after_chance(box: Box, state: State, desk: Desk, luck: Luck, node: int) -> int:
    """The node of what chance does now, new if it has not been met; 0 if there is no room for it."""
    move = chance_move(box, state, desk.moves, luck)
    child, last = desk.nodes[node].child, 0
    while child != 0:
        if desk.nodes[child].move == move:
            return child
        last, child = child, desk.nodes[child].sibling
    return append(desk, node, last, move, CHANCE)


@rule
def append(desk: Desk, node: int, last: int, move: int, mover: int) -> int:
    """One more node below another, behind the last of those there; 0 if there is no room for it."""
    if desk.count == NODES:
        return 0
    new = add_node(desk, move, mover)
    if last == 0:
        desk.nodes[node].child = new
    else:
        desk.nodes[last].sibling = new
    return new


@rule
def after_choice(box: Box, state: State, desk: Desk, luck: Luck, node: int) -> int:
    """The choice that promises most: one never tried, else what won most and was tried least."""
    if desk.nodes[node].child == 0:
        legal(box, state, desk.moves)
        if desk.count + desk.moves.count > NODES:
            return 0
        last = 0
        for number in range(desk.moves.count):
            last = append(desk, node, last, desk.moves.moves[number], state.chooser)
    best, promise, fresh = 0, real(0), 0
    effort = log(desk.nodes[node].visits + 1)
    child = desk.nodes[node].child
    while child != 0:
        if desk.nodes[child].visits == 0:
            fresh += 1
            if below(luck, fresh) == 0:
                best = child
        elif fresh == 0:
            visits = desk.nodes[child].visits
            hope = desk.nodes[child].reward / visits + EAGERNESS * sqrt(effort / visits)
            if best == 0 or hope > promise:
                best, promise = child, real(hope)
        child = desk.nodes[child].sibling
    return best


@rule
def play_out(box: Box, state: State, desk: Desk, luck: Luck) -> None:
    """A random game to the end."""
    while state.chooser != OVER:
        if state.chooser == CHANCE:
            play(box, state, desk.events, chance_move(box, state, desk.moves, luck))
        else:
            play(box, state, desk.events, any_move(box, state, desk.moves, luck))
