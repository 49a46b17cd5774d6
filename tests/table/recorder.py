"""Records what a real server sends, for the tests of the page.

`python tests/table/recorder.py` writes page/tests/messages. Games are played at random, but always the same: the
server's secrets and its time come from here.
"""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from pathlib import Path
from typing import Any

from at_the_table import Guest, Place, serving, take_turn

from bastide.table.client import Look

MESSAGES = Path(__file__).parents[2] / "page" / "tests" / "messages"
SEED = "messages for the page"
MIDDLE = 12
MOST_TABLES = 12

# What is played, and the choices that have to come up: by their piece, or else by their verb; or a step that paid.
GAMES: dict[str, tuple[str, list[str], set[str]]] = {
    "standard": ("standard", [], {"put"}),
    "base": ("base", [], {"put"}),
    "boxes": ("standard", ["count", "inns", "traders"], {"put", "shift", "count"}),
    "winter": ("winter", ["gingerbread"], {"put", "ginger"}),
    "castle": ("castle", [], {"put", "paid"}),
    "city": ("city", [], {"put", "gate", "wall", "guard", "tower"}),
}


async def record_game(place: Place, name: str) -> dict[str, Any]:
    """A position in the middle of a game, and every kind of choice with its preview."""
    game, boxes, wanted = GAMES[name]
    found: dict[str, Any] = {"choices": {}}
    for table in range(MOST_TABLES):
        if is_whole(found, wanted):
            break
        place.secrets.begin(f"{SEED}:{name}:{table}")
        person = Guest(place)
        slug = person.make_table(game, setup={"boxes": boxes})
        person.sit(slug, "Bruno")
        look = await person.look(slug)
        await play(look, found, random.Random(f"{SEED}:{name}:{table}"), wanted)
        await look.close()
    missing = wanted - {*found, *found["choices"]}
    assert not missing, f"{name}: no game came to {missing}"
    return found


def is_whole(found: dict[str, Any], wanted: set[str]) -> bool:
    """Whether all that is wanted has been seen."""
    return wanted <= {*found, *found["choices"]} and "state" in found


async def play(look: Look, found: dict[str, Any], chance: random.Random, wanted: set[str]) -> None:
    """One game, until all that is wanted has been seen."""
    while look.state["phase"] == "playing" and not is_whole(found, wanted):
        if look.state["steps"] >= MIDDLE and "state" not in found and look.state["choice"]["placements"]:
            found |= await middle(look)
        await note_choice(look, found["choices"], wanted)
        move = chosen(look, chance)
        answer = await look.play(move)
        assert answer["type"] == "accepted", answer
        await look.until(lambda state, number=answer["number"]: state["at"] >= number)
        note_pay(look, found)


def note_pay(look: Look, found: dict[str, Any]) -> None:
    """The first step that paid points of several kinds."""
    events = [event for event in look.lines[-1].get("events", []) if event["kind"] == "scored"]
    if "paid" not in found and any(len(event.get("points", {})) > 1 for event in events):
        found["paid"] = look.lines[-1]


def chosen(look: Look, chance: random.Random) -> str:
    """What is built is built, followers are spared; else anything."""
    built = [move["move"] for move in look.state["choice"]["others"] if move["verb"] in ("build", "shift", "choose")]
    spared = ["-"] if "-" in look.options() and chance.random() < 0.5 else []
    return chance.choice(built or spared or look.options())


async def middle(look: Look) -> dict[str, Any]:
    """The table as it stands, its log, and what its first placements would bring."""
    places = look.state["choice"]["placements"][:3]
    moves = [turn["move"] for placement in places for turn in placement["turns"]]
    return {
        "state": look.state,
        "lines": list(look.lines),
        "previews": {move: await ask(look, [move]) for move in moves},
    }


async def note_choice(look: Look, choices: dict[str, Any], wanted: set[str]) -> None:
    """Every kind of choice that needs no tile once, with what each answer would bring."""
    others = look.state["choice"]["others"]
    kinds = {move.get("piece") or move["verb"] for move in others} & wanted - set(choices)
    for kind in sorted(kinds):
        choices[kind] = {"choice": look.state["choice"], "preview": await ask(look, [])}


async def ask(look: Look, moves: list[str]) -> dict[str, Any]:
    """A preview."""
    return await look.ask("preview", "preview", at=look.state["at"], moves=moves)


async def record_lobby(place: Place) -> dict[str, Any]:
    """The catalogue, a tile, and somebody's tables: one is over, two wait for her, one for another, one is open."""
    place.secrets.begin(f"{SEED}:lobby")
    ada, bruno = Guest(place), Guest(place)
    for kind in ("waiting", "mine", "over", "theirs", "mine"):
        place.hands.turn(60)
        slug = ada.make_table("standard")
        if kind != "waiting":
            bruno.sit(slug, "Bruno")
            await bring(await ada.look(slug), kind)
    _, hello = ada.call("GET", "/api/hello")
    _, tables = ada.call("GET", "/api/tables")
    _, tile = ada.call("GET", f"/art/{hello['art']}/shapes/classic/BG-O/N.json")
    fixed = {"art": "a hash", "call_key": "a key", "figures": {"m": hello["figures"]["m"]}}
    return {"hello": {**hello, **fixed}, "tile": tile, **tables}


async def bring(look: Look, kind: str) -> None:
    """A table of two comes so far: it is over, or waits for the other."""
    if kind == "theirs":
        await take_turn(look)
    if kind == "over":
        answer = await look.ask("resign", "resign", seat=0)
        assert answer["type"] == "accepted", answer
    await look.close()


def record() -> dict[str, dict[str, Any]]:
    """All recordings, by name."""

    async def everything(place: Place) -> dict[str, dict[str, Any]]:
        return {name: await record_game(place, name) for name in GAMES} | {"lobby": await record_lobby(place)}

    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/tables.sqlite", SEED) as place:
        return asyncio.run(everything(place))


def text_of(recording: dict[str, Any]) -> str:
    """A recording as it is kept: one part a line."""
    parts = [f"{json.dumps(name)}: {json.dumps(part, ensure_ascii=False)}" for name, part in recording.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    MESSAGES.mkdir(parents=True, exist_ok=True)
    for name, recording in record().items():
        (MESSAGES / f"{name}.json").write_text(text_of(recording), "utf-8")
