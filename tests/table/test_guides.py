"""Guided games: followed, every step is reached and every number is true; played anyhow, every move has its answer."""

from __future__ import annotations

import json
import random
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from at_the_table import Guest, Visitors, run, take_turn

from bastide.core.errors import BadSetup
from bastide.core.moves import Verb, verb_of
from bastide.games.guides import guides
from bastide.play.event import Event
from bastide.play.game import Game
from bastide.play.move import Move
from bastide.table import guiding, messages
from bastide.table.computers import Job
from bastide.table.guiding import ME
from bastide.table.steps import settle
from bastide.table.thinking import open_order
from bastide.table.worker import Bench

GAMES = Path(__file__).parents[2] / "src" / "bastide" / "games"
SAID = ("idea", "try", "why", "done")
Choose = Callable[[Game, messages.Guided], list[str]]


def words(language: str) -> dict[str, Any]:
    """The words of all guided games, by their names."""
    files = sorted(GAMES.rglob(f"page/guides.{language}.json"))
    return {guide["name"]: guide for path in files for guide in json.loads(path.read_text("utf-8"))}


LANGUAGES = {language: words(language) for language in ("en", "fr")}


def played(name: str, choose: Choose) -> Iterator[tuple[Game, messages.Guided]]:
    """A guided game to its end; where it stands at every choice of the person, and when it is over."""
    guide = guides()[name]
    game = guiding.new_guided(guide)
    settle(game)
    while True:
        if game.over or game.turn == ME:
            walk = guiding.Walk(guide, guiding.new_guided(guide), [one.move for one in game.played])
            said = guiding.told(name, walk)
            yield game, said
            if game.over:
                return
        for text in choose(game, said) if game.turn == ME else guiding.answer(name, game.copy()):
            game.apply(game.read(Move(text)))
            settle(game)


def follow(game: Game, said: messages.Guided) -> list[str]:
    """Do what the guide shows."""
    return [move.move for move in said.moves]


@pytest.mark.parametrize("name", guides())
def test_who_follows_a_guide_reaches_every_step(name: str) -> None:
    seen, done = [], set()
    for game, said in played(name, follow):
        if not game.over:
            assert said.planned, said
            assert said.moves, said
            assert said.step is not None
            seen.append(said.step)
        if said.last is not None:
            assert said.done, f"step {said.last}: {said.events}"
            assert said.events
            done.add(said.last)
    every = list(range(len(guides()[name].steps)))
    assert sorted(set(seen)) == every
    assert seen == sorted(seen)
    assert done == set(every)
    assert game.scores[ME] > 0


@pytest.mark.parametrize("name", guides())
def test_any_move_is_answered(name: str) -> None:
    """Whatever is played, the guide knows which step the tile in hand is for, and what it suggests can be done."""
    chance, steps = random.Random(name), []

    def anything(game: Game, said: messages.Guided) -> list[str]:
        return [str(chance.choice(game.moves()))]

    for game, said in played(name, anything):
        steps += [said.step] if said.step is not None else []
        assert said.steps == len(guides()[name].steps)
        if said.moves:
            with game.trying():
                game.play(" ".join(move.move for move in said.moves))
        if any(verb_of(move) == Verb.PLACE for move in game.packed_moves()) and said.last is not None:
            assert said.events, "what came of the turn before is told"
    assert steps == sorted(steps)
    assert game.over


def counted(events: tuple[Event, ...] | list[Event]) -> set[int]:
    """Every number that some scorings know: points, what was counted for them, and what each of these is worth."""
    pairs = [pair for event in events if event.kind == "scored" for pair in event.points.values()]
    found = {number for pair in pairs for number in pair} | {points // many for many, points in pairs if many}
    paid = [event for event in events if event.kind == "scored"]
    sums = {sum(one.amount for one in paid if (one.seat, one.what) == (other.seat, other.what)) for other in paid}
    return found | sums | {event.amount for event in paid}


def printed_on_the_board(game: str) -> set[int]:
    """The spaces of the score track that a family's board makes something of."""
    walls = [tomllib.loads(path.read_text("utf-8")) for path in GAMES.glob(f"{game}/wall.toml")]
    return {score for wall in walls for tower in wall["towers"] for score in tower["scores"]}


def scores_on_the_way(name: str) -> list[set[int]]:
    """Before each turn of the person and after it: the points that he has."""
    guide, plan = guides()[name], guiding.plan_of(name)
    walk = guiding.Walk(guide, guiding.new_guided(guide), [one.move for one in plan.played])
    scores, points = [], 0
    for turn in walk.turns:
        paid = [event.amount for event in turn.events if event.kind == "scored" and event.seat == ME]
        scores.append({points, points + (sum(paid) if not _ends(turn) else paid[0] if paid else 0)})
        points += sum(paid)
    return scores


def _ends(turn: guiding.Turn) -> bool:
    return any(event.kind == "over" for event in turn.events)


def numbers_in(*sentences: str) -> list[int]:
    return sorted(int(number) for sentence in sentences for number in re.findall(r"\d+", sentence))


@pytest.mark.parametrize("name", guides())
def test_every_number_in_the_words_is_counted_by_the_rules(name: str) -> None:
    plan = guiding.plan_of(name)
    anywhere, tracks, printed = counted(plan.events), scores_on_the_way(name), printed_on_the_board(plan.view()["game"])
    for step, scores in enumerate(tracks):
        english, french = (LANGUAGES[language][name]["steps"][step] for language in ("en", "fr"))
        said = numbers_in(*(english[part] for part in SAID))
        assert said == numbers_in(*(french[part] for part in SAID)), f"step {step + 1} says the same in both languages"
        assert set(said) <= anywhere | scores | printed, f"step {step + 1}"
    for part in ("about", "opening", "ending"):
        said = numbers_in(LANGUAGES["en"][name][part])
        assert said == numbers_in(LANGUAGES["fr"][name][part])
        assert set(said) <= anywhere, part


@pytest.mark.parametrize("name", guides())
def test_what_a_turn_pays_at_once_is_said(name: str) -> None:
    """A turn in which the person is paid tells how much: in why it should be tried, or when the game is over."""
    guide, plan = guides()[name], guiding.plan_of(name)
    walk = guiding.Walk(guide, guiding.new_guided(guide), [one.move for one in plan.played])
    for step, turn in enumerate(walk.turns):
        told = LANGUAGES["en"][name]
        said = numbers_in(*(told["steps"][step][part] for part in SAID), *([told["ending"]] if _ends(turn) else []))
        paid = [event.amount for event in turn.events if event.kind == "scored" and event.seat == ME]
        assert set(paid) <= set(said) | {sum(paid)}, f"step {step + 1}"


def test_every_guide_has_its_words_in_both_languages() -> None:
    for language, told in LANGUAGES.items():
        assert set(told) == set(guides()), language
        for name, guide in guides().items():
            mine = told[name]
            assert (mine["game"], [mine["box"]] if "box" in mine else []) == (guide.game, guide.boxes)
            assert mine["tile"] in guide.deck
            assert len(mine["steps"]) == len(guide.steps)
            assert all(step[part] for step in mine["steps"] for part in SAID)
            assert all(mine[part] for part in ("title", "about", "opening", "ending"))


def test_the_games_and_the_ideas_that_are_taught() -> None:
    """A whole first game for each family, and one for each box that has an idea of its own."""
    longest: dict[str, int] = {}
    for guide in guides().values():
        longest[guide.game] = max(longest.get(guide.game, 0), len(guide.steps))
    assert longest["standard"] == 10
    assert min(longest["castle"], longest["city"]) >= 9
    boxes = {box for guide in guides().values() for box in guide.boxes}
    assert boxes == {"abbot", "inns", "traders", "count", "gingerbread", "river", "river_two"}


def begun(person: Guest, name: str) -> str:
    status, answer = person.call("POST", f"/api/guides/{name}/play", {"name": "Ada"})
    assert status == 201, answer
    return str(answer["slug"])


def my_turn(state: dict[str, Any]) -> bool:
    return bool((state.get("choice") or {}).get("mine"))


def test_a_guided_table_knows_where_it_stands_also_after_a_reload_and_after_a_step_back(visitor: Visitors) -> None:
    async def scene() -> None:
        ada = visitor()
        slug = begun(ada, "first")
        look = await ada.look(slug)
        assert look.state["setup"]["guide"] == "first"
        first = await look.ask("guide", at=look.state["at"])
        assert (first["step"], first["planned"], first.get("last")) == (0, True, None)
        await look.play(*(move["move"] for move in first["moves"]))
        await look.until(lambda state: my_turn(state) and state["steps"] == 2)
        second = await look.ask("guide", at=look.state["at"])
        assert (second["step"], second["last"], second["done"]) == (1, 0, True)
        assert [event["amount"] for event in second["events"] if event["kind"] == "scored"] == [4]
        again = await (await ada.look(slug)).ask("guide", at=look.state["at"])
        assert {**again, "id": ""} == {**second, "id": ""}
        await look.ask("takeback", at=look.state["at"], seat=0)
        await look.until(lambda state: state["steps"] == 0)
        back = await look.ask("guide", at=look.state["at"])
        assert {**back, "id": ""} == {**first, "id": ""}

    run(scene())


def test_a_guided_game_is_not_remembered_and_a_rematch_is_a_real_game(visitor: Visitors) -> None:
    async def scene() -> None:
        ada = visitor()
        look = await ada.look(begun(ada, "gingerbread"))
        while look.state["phase"] != "over":
            await take_turn(look)
            await look.until(lambda state: my_turn(state) or state["phase"] == "over")
        assert ada.call("GET", "/api/me/games")[1]["games"] == []
        over = await look.ask("guide", at=look.state["at"])
        assert over.get("step") is None
        answer = await look.ask("rematch")
        assert (await ada.look(answer["slug"])).state["setup"].get("guide") is None

    run(scene())


def test_a_guide_that_has_no_answer_does_not_stop_the_game(visitor: Visitors, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(name: str, game: Game) -> list[str]:
        raise BadSetup("guides", "nobody can choose that now")

    monkeypatch.setattr(guiding, "answer", lost)

    async def scene() -> None:
        ada = visitor()
        look = await ada.look(begun(ada, "first"))
        await take_turn(look)
        await look.until(lambda state: my_turn(state) and state["steps"] >= 2)

    run(scene())


def test_what_is_wrong_is_said(visitor: Visitors) -> None:
    ada = visitor()
    assert ada.call("POST", "/api/guides/nothing/play", {"name": "Ada"})[1]["code"] == "no-guide"
    assert ada.call("POST", "/api/guides/first/play", {"name": " "})[1]["code"] == "name"
    slug = ada.make_table("standard", setup={"guide": "first"}, computers={"1": "random"})

    async def scene() -> None:
        look = await ada.look(slug)
        assert look.state["setup"].get("guide") is None
        assert (await look.ask("guide", at=look.state["at"]))["code"] == "no-guide"

    run(scene())


@pytest.mark.parametrize("name", ["first", "castle", "river"])
def test_a_computer_can_think_about_a_game_whose_order_is_fixed(name: str) -> None:
    """It is told what will come, not in which order: the tiles that did come are no surprise to it."""
    guide, plan = guides()[name], guiding.plan_of(name)
    fixed = open_order(plan, guiding.fixed_of(guide))
    assert fixed["deck"] != guide.deck
    assert sorted(fixed["deck"]) == sorted(guide.deck)
    job = Job("table", 1, "greedy", guide.game, 2, guide.boxes, {}, fixed, [str(text) for text in plan.history])
    assert Bench().game(job).scores == plan.scores
