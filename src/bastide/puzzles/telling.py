"""Reasons as English sentences, for the terminal; the page has its own words for them.

For what only a family or a box knows of, its `telling.py` has them.
"""

from __future__ import annotations

from ..games.telling import all_tellings
from .puzzle import Reason

SENTENCES = {
    "steal": "takes a rival's {what}: {points}",
    "join": "joins a rival's {what} and shares it: {points}",
    "block": "blocks a rival's {what}: {tiles} left for the cell that it needs",
    "deny": "ends a rival's {what} while it is small: {points}",
    "win": "completes a {what} where a rival stands too, and takes all of it: {points} at once",
    "hurry": "completes a {what} before a rival joins it: {points} at once",
    "both": "completes more than one {what} with a single tile: {points} at once",
    "share": "completes a {what} that a rival shares: {points} at once",
    "gather": "claims and completes a {what} that nobody had claimed: {points} at once",
    "swift": "claims a {what} and completes it with the same tile: {points} at once",
    "close": "completes a {what}: {points} at once",
    "paid": "is paid for {what}: {points}",
    "free": "brings a follower home when none was left",
    "safe": "keeps a rival out of one's own {what} of {tiles}",
    "threat": "stands where one tile might join a rival's {what} of {tiles}",
    "field": "claims a {what}, which pays at the end",
    "grow": "lets a {what} grow: {points} more",
    "claim": "claims a {what}",
}


def told(reason: Reason) -> str:
    """A reason as the rest of a sentence about the move."""
    own = {code: sentence for telling in all_tellings() for code, sentence in telling.reasons.items()}
    counted = {f"{unit}s": f"{reason.amount} {unit}{'' if reason.amount == 1 else 's'}" for unit in ("point", "tile")}
    return (SENTENCES | own)[reason.code].format(what=reason.what, amount=reason.amount, **counted)
