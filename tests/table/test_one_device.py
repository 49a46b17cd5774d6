"""Several people at one device: what one seat sees and another does not is told, so that the screen is covered."""

from __future__ import annotations

from typing import Any

import pytest
from at_the_table import Visitors, run

from bastide import Game
from bastide.table.portrait import has_secrets


def test_nothing_is_secret_where_all_lies_open() -> None:
    game = Game.new("castle", ["Ada", "Bruno"], seed=1)
    assert not has_secrets(game, (0, 1))


def test_what_one_seat_alone_sees_is_a_secret_of_those_at_one_device(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new("standard", ["Ada", "Bruno"], seed=1)
    seen = Game.seen

    def with_a_hand(self: Game, seat: int | None = None, *more: Any) -> Any:
        view = seen(self, seat, *more)
        view.extras.hand = ["a tile of his own"] if seat == 1 else []
        return view

    monkeypatch.setattr(Game, "seen", with_a_hand)
    assert has_secrets(game, (0, 1))
    assert not has_secrets(game, (1,))
    assert not has_secrets(game, ())


def test_a_device_with_two_seats_is_told_that_nothing_is_secret(visitor: Visitors) -> None:
    async def work() -> None:
        ada = visitor()
        slug = ada.make_table("base")
        ada.sit(slug, "Bruno")
        look = await ada.look(slug)
        assert look.state["mine"] == [0, 1]
        assert not look.state.get("secret")

    run(work())
