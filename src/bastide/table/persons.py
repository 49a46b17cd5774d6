"""Messages about people: what they have played, how strong they are, and how they carry that along."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Passphrase = Annotated[str, Meta(min_length=8, max_length=120)]


class GameRating(Struct):
    """How strong somebody is in a game; `sure` when enough games have been played to believe it."""

    game: str
    rating: int
    deviation: int
    games: int
    sure: bool


class GameTotals(Struct):
    """What somebody has played of a game."""

    game: str
    games: int
    won: int
    best: int
    average: float


class LevelTotals(Struct):
    """Games for two against a computer player."""

    player: str
    games: int
    won: int


class Profile(Struct):
    """What is told of a person. `has_left` is in how many games he went away without a word."""

    name: str
    games: int
    won: int
    has_left: int
    ratings: list[GameRating]
    totals: list[GameTotals]
    levels: list[LevelTotals]


class FairLevels(Struct):
    """Of each game the level that would be a fair match for me."""

    levels: dict[str, str]


class HeadToHead(Struct):
    """Games of two persons with each other: how many, in how many each came before the other."""

    games: int
    mine: int
    theirs: int


class PlayedSeat(Struct):
    """One who played a game that is over."""

    name: str
    player: str | None
    place: int
    points: int
    has_left: bool


class PlayedGame(Struct):
    """A game that somebody has played from that seat, with his rating before and after it if it counted."""

    slug: str
    game: str
    boxes: list[str]
    time: int
    reason: str
    seat: int
    seats: list[PlayedSeat]
    before: int | None
    after: int | None


class PlayedGames(Struct):
    """A page of games; `more` when there are older ones."""

    games: list[PlayedGame]
    more: bool


class OtherProfile(Struct):
    """Somebody at a table, and what the asking person has played with him; games with a bot are not rated."""

    profile: Profile
    mine: bool
    together: HeadToHead
    games: list[PlayedGame]
    bot: bool


class Kept(Struct):
    """A device's settings as they were last kept with the person, as text of the page's own making."""

    settings: str
    changed: int


class KeepSettings(Struct, forbid_unknown_fields=True):
    """Settings to be carried between devices."""

    settings: Annotated[str, Meta(max_length=8000)]


class PassphraseMade(Struct):
    """Words that make another device the same person; they hold until they are made anew. Nobody can ask for them."""

    passphrase: str


class CarryOver(Struct, forbid_unknown_fields=True):
    """The words, or the code of a link, that make this device the same person."""

    passphrase: Passphrase


class Holiday(Struct):
    """Holidays that somebody has or will have, and how many days he may still take."""

    begins: int | None
    ends: int | None
    days_left: int


class TakeHoliday(Struct, forbid_unknown_fields=True):
    """A wish for holidays, from a moment on; no days end them."""

    days: Annotated[int, Meta(ge=0, le=30)]
    begins: Annotated[int, Meta(ge=0)] = 0


class Me(Struct):
    """Who I am here."""

    profile: Profile
    has_passphrase: bool
    holiday: Holiday


class Calling(Struct, forbid_unknown_fields=True):
    """A browser that wants to be called, as it tells it itself; without keys it wants that no more."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)] = ""
    auth: Annotated[str, Meta(max_length=60)] = ""
    language: Annotated[str, Meta(max_length=8)] = ""


class Match(Struct, forbid_unknown_fields=True):
    """A wish for an opponent at once."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    name: Annotated[str, Meta(min_length=1, max_length=24)]
    luck: Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")] = ""


class Matched(Struct):
    """The table of a quick match; `waiting` until an opponent comes."""

    slug: str
    waiting: bool
