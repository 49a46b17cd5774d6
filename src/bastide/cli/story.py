"""A game told in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..games.telling import article, telling_of

if TYPE_CHECKING:
    from ..core.tiles import TileSpec
    from ..play.event import Event, Place
    from ..play.game import Game


class Story:
    """Knows who plays, what lies where, and how to say what happens."""

    def __init__(self, game: Game) -> None:
        self.names = game.names
        self.words = game.notation.words
        self.telling = telling_of(game.prepared.options.game.family, game.prepared.options.boxes)
        self.specs = {spec.name: spec for spec in game.prepared.specs}
        self.tiles: dict[tuple[int, int], TileSpec] = {}
        for tile in game.seen().tiles:
            self.tiles[tile.x, tile.y] = self.specs[tile.name]

    def tell(self, event: Event) -> str:
        """One event as a sentence."""
        name = self.names[event.seat] if event.seat is not None else ""
        teller = getattr(self, f"_{event.kind.replace('-', '_')}", None)
        return str(teller(event, name)) if teller else self._other(event, name)

    def _drawn(self, event: Event, name: str) -> str:
        return f"{name} draws {event.what}."

    def _discarded(self, event: Event, name: str) -> str:
        return f"{event.what} fits nowhere and leaves the game."

    def _placed(self, event: Event, name: str) -> str:
        assert event.at is not None
        return f"{name} lays {event.what} at {event.at.x},{event.at.y} facing {event.at.facing}."

    def _put(self, event: Event, name: str) -> str:
        kind = self._kind(event.at)
        role = self.role(str(event.what), kind)
        return f"{name} puts {article(role)} on {f'the {kind}' if kind else 'the place'} at {event.place}."

    def _scored(self, event: Event, name: str) -> str:
        parts = ", ".join(self._part(event, part) for part in event.points)
        amount = f"{event.amount} point{'s' if event.amount != 1 else ''}"
        where = f" at {event.place}" if event.place else ""
        return f"{name} gets {amount} for {self._paid(event)}{where} ({parts})."

    def _paid(self, event: Event) -> str:
        """What points are for; where each city pays its farmers it is the city, not a field."""
        what, kind = str(event.what), self._kind(event.at)
        if what == "field" and kind != "field":
            return f"farming the {kind}"
        if what in self.telling.paid:
            return self.telling.paid[what](kind)
        return what if what in self.telling.uncounted else article(what)

    def _part(self, event: Event, name: str) -> str:
        """A part of points: how many of it and what they bring; some are not counted by themselves."""
        number, points = event.points[name]
        counted = self.telling.counted
        return f"{number} {name if number != 1 else counted[name]} {points}" if name in counted else f"{name} {points}"

    def _returned(self, event: Event, name: str) -> str:
        return f"{name} takes back the {self.role(str(event.what), self._kind(event.at))} from {event.place}."

    def _passed(self, event: Event, name: str) -> str:
        return f"{name} passes."

    def _turn(self, event: Event, name: str) -> str:
        return f"It is {name}'s turn."

    def _over(self, event: Event, name: str) -> str:
        return "The game is over."

    def _other(self, event: Event, name: str) -> str:
        sentence = self.telling.sentences.get(event.kind, "{name}: {kind}.")
        if not isinstance(sentence, str):
            return sentence(event, name, self._kind(event.at))
        return sentence.format(
            name=name, kind=event.kind, what=event.what or "", place=event.place or "the town", amount=event.amount
        )

    def _kind(self, at: Place | None) -> str:
        """The kind of segment at a place."""
        if at is None or at.segment is None or (at.x, at.y) not in self.tiles:
            return ""
        return self.tiles[at.x, at.y].segments[at.segment].kind

    def role(self, letter: str, kind: str) -> str:
        """What a figure is called on a kind of segment."""
        figure = next((number for number, known in self.words.figures.items() if known == letter), None)
        number = next((number for number, known in self.words.kinds.items() if known == kind), None)
        named = self.words.roles.get((figure, number)) if figure is not None and number is not None else None
        return f"large {named}" if named and letter == "M" else named or self.telling.figures.get(letter, letter)


def result(game: Game) -> str:
    """How the game stands, or ended."""
    scores = ", ".join(f"{name} {points}" for name, points in zip(game.names, game.scores, strict=True))
    if not game.over:
        return f"The game goes on: {scores}."
    winners = [game.names[seat] for seat in game.winners]
    return f"{scores}: {' and '.join(winners)} {'wins' if len(winners) == 1 else 'share the victory'}."


def lines(game: Game) -> Iterator[str]:
    """The whole game, a line a turn."""
    story, number, line, drew = Story(game), 0, "", False
    for event in game.events:
        draws = event.kind == "drawn"
        if (draws and not drew) or not line:
            if line:
                yield line
            number += 1
            line = f"{number}."
        line += f" {story.tell(event)}"
        drew = draws or (drew and event.kind == "discarded")
    if line:
        yield line
