"""Tile and follower as one choice, listed without laying the tile."""

from ...core.board import segment_at, tile_at
from ...core.geometry import neighbour, opposite
from ...core.joint import ALONE, JointMoves, offer_pair
from ...core.moves import Moves, Verb, cell_of, pack, spot_of, what_of
from ...core.record import Record, many
from ...core.rule import rule
from .claiming import is_claimable
from .state import Box, Pawn, State, Step
from .supply import in_supply
from .turn import legal
from .wiring import has_step

PORTS = 12


class Contacts(Record):
    """Where a tile would touch its neighbours: a part of it and the feature that it would join."""

    met: int
    spots: list[int] = many(PORTS)
    features: list[int] = many(PORTS)


@rule
def offer_joint(box: Box, state: State, moves: Moves, contacts: Contacts, joint: JointMoves) -> None:
    """Every placement of the tiles in hand, each with every follower and with none."""
    joint.count = 0
    legal(box, state, moves)
    has_follower = state.step == Step.PLACE and in_supply(box, state, state.player, Pawn.FOLLOWER) >= 0
    for number in range(moves.count):
        claimable = 0
        if has_follower:
            claimable = parts_to_claim(box, state, moves.moves[number], contacts)
        _offer_with_followers(joint, moves.moves[number], claimable)


@rule
def knows_all_figures(box: Box) -> bool:
    """Whether a tile leaves no choice but where a follower claims; other figures and choices ask for the laid tile."""
    for step in range(Step.SCORE + 1, Step.NEXT):
        if has_step(box, step):
            return False
    return box.rules.pawns == 1


@rule
def _offer_with_followers(joint: JointMoves, move: int, claimable: int) -> None:
    if claimable == 0:
        offer_pair(joint, move, ALONE)
        return
    part = 0
    while claimable >> part != 0:
        if claimable >> part & 1:
            offer_pair(joint, move, pack(Verb.PUT, Pawn.FOLLOWER, cell_of(move), part))
        part += 1
    offer_pair(joint, move, pack(Verb.PASS, 0, 0, 0))


@rule
def parts_to_claim(box: Box, state: State, move: int, contacts: Contacts) -> int:
    """The segments that a follower may claim once the tile lies there, one bit each."""
    shape = box.kinds[what_of(move)]
    _touch(box, state, what_of(move), cell_of(move), spot_of(move), contacts)
    held, claimable = _held(state, contacts), 0
    for part in range(shape.segments_count):
        if is_claimable(box, shape.segments[part].kind):
            claimable |= 1 << part
    return claimable & ~held


@rule
def _touch(box: Box, state: State, kind: int, cell: int, facing: int, contacts: Contacts) -> None:
    """Notes what each port of the tile would meet."""
    contacts.met = 0
    for side in range(4):
        other = tile_at(state, neighbour(cell, side))
        if other >= 0:
            before = -1
            for place in range(3):
                part = box.kinds[kind].owner[facing * PORTS + side * 3 + place]
                if part >= 0 and part != before:
                    segment = segment_at(box, state, other, opposite(side) * 3 + 2 - place)
                    _meet(box, state, kind, part, segment, contacts)
                before = part


@rule
def _meet(box: Box, state: State, kind: int, part: int, segment: int, contacts: Contacts) -> None:
    """A part of the tile would meet a segment: if they are of one kind, they would be one feature."""
    if segment >= 0 and state.segments[segment].kind == box.kinds[kind].segments[part].kind:
        contacts.spots[contacts.met] = part
        contacts.features[contacts.met] = state.segments[segment].feature
        contacts.met += 1


@rule
def _held(state: State, contacts: Contacts) -> int:
    """The parts that would belong to a feature with somebody on it, one bit each.

    A part that is free by itself is held as soon as it shares a feature with a part that is held.
    """
    held = 0
    for contact in range(contacts.met):
        if state.segments[contacts.features[contact]].figures > 0:
            held |= 1 << contacts.spots[contact]
    grown = held != 0
    while grown:
        grown = False
        for contact in range(contacts.met):
            if held >> contacts.spots[contact] & 1 == 0 and _shares(contacts, contact, held):
                held |= 1 << contacts.spots[contact]
                grown = True
    return held


@rule
def _shares(contacts: Contacts, contact: int, held: int) -> bool:
    """Whether a contact leads to the same feature as one of a held part."""
    for other in range(contacts.met):
        if contacts.features[other] == contacts.features[contact] and held >> contacts.spots[other] & 1:
            return True
    return False
