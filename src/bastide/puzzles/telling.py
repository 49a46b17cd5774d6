"""Reasons as English sentences, for the terminal; the page has its own words for them."""

from __future__ import annotations

from .puzzle import Reason

SENTENCES = {
    "steal": "takes a rival's {what}: {amount} points",
    "join": "joins a rival's {what} and shares it: {amount} points",
    "block": "blocks a rival's {what}: {amount} tiles still fit the cell that it needs",
    "deny": "ends a rival's {what} while it is small: {amount} points",
    "close": "completes a {what}: {amount} points at once",
    "paid": "is paid for {what}: {amount} points",
    "free": "brings a follower home when none was left",
    "safe": "keeps a rival out of one's own {what}: {amount} points so far",
    "threat": "stands where one tile might join a rival's {what}: {amount} points so far",
    "field": "claims a {what} that pays at the end: {amount} points so far",
    "grow": "lets a {what} grow: {amount} points more",
    "claim": "claims a {what}: {amount} points so far",
    "goods": "brings goods: {amount}",
    "second-tile": "lets the builder lay a second tile",
    "keep": "moves the keep to a larger house",
    "taken": "reaches a tower and takes its wall tile",
    "turned-up": "turns up a wall tile",
    "used": "uses a wall tile",
    "entered": "sends a follower into the town",
    "brought-out": "brings a follower out of the town",
    "count": "moves the Count",
    "run": "sends the gingerbread man to another city",
    "gone": "sends the gingerbread man away",
    "gate": "builds the gate",
    "wall": "builds a wall",
    "guard": "sets a guard",
    "tower": "builds a tower",
}


def told(reason: Reason) -> str:
    """A reason as the rest of a sentence about the move."""
    return SENTENCES[reason.code].format(what=reason.what, amount=reason.amount)
