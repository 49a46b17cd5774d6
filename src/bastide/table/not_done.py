"""What the server does not do, with a code for the page and a sentence for people."""

from __future__ import annotations

from ..core.errors import BastideError

SENTENCES = {
    "bad-message": "the server does not understand this message",
    "stale": "the table has moved on: look again, then choose",
    "not-yours": "this seat is not yours",
    "not-allowed": "you may not do this",
    "not-started": "the game has not started yet",
    "started": "the game has started already",
    "over": "the game is over",
    "not-over": "the game is not over yet",
    "too-fast": "too many messages at once: wait a moment",
    "too-large": "the message is too large",
    "too-slow": "the request took too long to arrive",
    "full": "this table's log is full: begin a new table",
    "too-many-tables": "there are too many unfinished tables of yours: end some of them first",
    "muted": "the owner of the table, or whoever runs the server, lets you speak here no more",
    "sent-away": "you were sent away from this table",
    "locked": "the owner of the table has locked this aid",
    "no-ask": "nobody has asked for anything",
    "ask-open": "somebody is asking already",
    "nothing-to-take-back": "this seat has not made a move yet",
    "no-table": "there is no such table",
    "no-seat": "there is no such seat, or none is free",
    "seat-taken": "somebody sits there already",
    "name": "a name has 1 to 24 characters, none of them \"{}[]",
    "name-taken": "another seat has this name",
    "no-computer": "no computer is thinking now",
    "present": "nobody is waited for who has been away for long",
    "clock": "the clock decides: nobody has lost before it has run out",
    "no-analysis": "this game could not be analysed: try again later",
    "no-step": "there is no such step",
    "out-of-time": "this seat has no time left",
    "origin": "this request comes from another site",
    "host": "this server does not answer to that name",
    "no-code": "this link has been used or is too old",
    "no-call": "this browser cannot be called by this server",
    "no-passphrase": "nobody has this passphrase, or the link has been used or is too old",
    "your-turn": "it is your turn: there is nothing to prepare",
    "holiday-taken": "you have taken holidays already: end them first",
    "holiday-over": "there are not so many days of holidays left this year",
    "store": "it could not be written down: nothing has changed, try again",
    "damaged": "the log of this table cannot be replayed",
    "newer": "this game was begun by newer rules than this server knows",
    "files": "records that need files of their own cannot be imported",
    "not-built": "the page is not built: run `make page`",
    "duplicate": "everybody plays this deck: nothing is taken back",
    "no-duplicate": "there is no such duplicate",
    "no-puzzle": "there is no such puzzle",
    "no-guide": "there is no such guided game",
    "no-level": "there is no such level",
    "no-picture": "there is no such picture",
}


class NotDone(BastideError):
    """Something that is not done, and nothing has changed."""

    def __init__(self, code: str, sentence: str | None = None) -> None:
        """Keep the code; most have a sentence of their own."""
        super().__init__(code, sentence or SENTENCES[code])
