"""The games for OpenSpiel: `register()` makes them known to `pyspiel` as `bastide_standard` and so on.

Boxes and switches are parameters: `bastide_base(seats=3,boxes=inns+river,rules=holes:allowed)`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ..core.moves import Verb, verb_of, what_of
from ..fast.actions import Actions
from ..fast.observing import OneGame
from ..fast.tables import Table, table
from ..games import catalogue
from ..play.game import Game, seat_names
from .needs import needed
from .rewards import MOST, rewards

pyspiel = needed("pyspiel", "openspiel")
DISCARDED = 256    # chance actions: the number of what is drawn, or this and the number of what is put aside
LONGEST = 4096     # choices and draws of a game


def _type(game: str) -> Any:
    entry, kind = catalogue.games[game], pyspiel.GameType
    return kind(
        short_name=f"bastide_{game}",
        long_name=f"Bastide: {entry.title}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max([entry.seats[1], *(box.most_seats for box in catalogue.boxes.values())]),
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": 2, "boxes": "", "rules": ""},
    )


@cache
def _table(game: str, boxes: str, seats: int, rules: str) -> tuple[Table, Actions]:
    switches = dict(pair.split(":", 1) for pair in rules.split("+") if pair)
    made = table(game, [box for box in boxes.split("+") if box], seats, switches, compiled=False)
    return made, Actions(made.prepared)


class SpielGame(pyspiel.Game):  # type: ignore[misc, name-defined]
    """A game with its parameters; each game of the catalogue has a class of its own."""

    game: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wishes: dict[str, Any] = {"seats": 2, "boxes": "", "rules": ""} | (params or {})
        self.wishes = (wishes["boxes"], int(wishes["seats"]), wishes["rules"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions.count,
            max_chance_outcomes=2 * DISCARDED,
            num_players=self.table.seats,
            min_utility=-MOST,
            max_utility=MOST,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(self.game), info, params or {})

    @property
    def table(self) -> Table:
        """The table that the parameters make."""
        return _table(self.game, *self.wishes)[0]

    @property
    def actions(self) -> Actions:
        """The encoding of its actions."""
        return _table(self.game, *self.wishes)[1]

    def new_initial_state(self) -> SpielState:
        """A fresh game, in which chance moves first."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Everything is public: who asks for what is private only sees nothing."""
        return Observer(self, iig_obs_type is None or iig_obs_type.public_info, params)


class SpielState(pyspiel.State):  # type: ignore[misc, name-defined]
    """A position; chance is a player of its own."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = OneGame(Game(game.table.prepared, seat_names(game.table.seats), 0, True), game.actions)

    def current_player(self) -> int:
        """Who has to choose."""
        if self.position.game.over:
            return int(pyspiel.PlayerId.TERMINAL)
        turn = self.position.game.turn
        return int(pyspiel.PlayerId.CHANCE) if turn is None else turn

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.choices())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn, with probabilities."""
        moves, odds = self.position.draws()
        return [(_drawn(move), share) for move, share in zip(moves, odds, strict=True)]

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            move = next(move for move in self.position.draws()[0] if _drawn(move) == action)
        else:
            move = self.position.choices()[action]
        self.position.apply(move)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            what = "aside" if action >= DISCARDED else "drawn"
            return f"{what} {action % DISCARDED}"
        move = self.position.choices().get(action) if self.current_player() == player else None
        return self.position.text(move) if move is not None else self.get_game().actions.meaning(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.game.over

    def returns(self) -> list[float]:
        """What the game was worth to its seats; nothing before it is over."""
        points = self.position.game.scores
        return rewards(points) if self.is_terminal() else [0.0] * len(points)

    def __str__(self) -> str:
        return " ".join(map(str, self.position.game.history))


def _drawn(move: int) -> int:
    """The chance action of a packed move."""
    return int(what_of(move)) + (DISCARDED if verb_of(move) == Verb.DISCARD else 0)


class Observer:
    """Sees what a seat sees, with the columns that all environments have."""

    def __init__(self, game: SpielGame, public: bool, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observation, but {params} were given")
        self.columns = OneGame.columns(game.table.prepared) if public else ()
        self.tensor = np.zeros(len(self.columns), np.float32)
        self.dict = {"observation": self.tensor} if public else {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Looks at a position as a seat does."""
        if self.columns:
            self.tensor[:] = state.position.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """All that happened, which everybody sees, and who looks."""
        return f"seat {player}: {state}" if self.columns else ""


CLASSES: dict[str, Any] = {
    f"bastide_{game}": type(f"bastide_{game}", (SpielGame,), {"game": game}) for game in catalogue.games
}
globals().update(CLASSES)  # where pickle looks for them


def register() -> list[str]:
    """Makes every game known to OpenSpiel; their names."""
    known = set(pyspiel.registered_names())
    for name, kind in CLASSES.items():
        if name not in known:
            pyspiel.register_game(_type(kind.game), kind)
    return list(CLASSES)
