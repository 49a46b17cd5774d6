import { beforeAll, expect, test } from "vitest";

import { broughtTexts, coaching, guidesAbout, type Guide } from "../src/logic/guides";
import { keptIn } from "../src/logic/folders";
import type { Event, Guided } from "../src/protocol";
import { useWords, wordsOf } from "../src/words";

const guide: Guide = {
  family: "classic",
  name: "first",
  game: "standard",
  tile: "BG-E",
  title: "A first game",
  about: "All of it.",
  opening: "This is the opening.",
  steps: [
    { idea: "Close a city", try: "Lay it above.", why: "It pays.", done: "Closed." },
    { idea: "Trouble {other}", try: "Lay it beside {other}.", why: "That is why.", done: "Done to {other}." },
  ],
  ending: "Over.",
};
const gains = { seat: 0, names: ["Ada", "Pebble"], game: "standard" };
const now = { mine: true, lays: true, other: "Pebble" };
const told = (more: Partial<Guided>): Guided => ({ type: "guided", id: "1", steps: 2, ...more });
const scored: Event = { kind: "scored", move: "", seat: 0, what: "city", amount: 4, segment: 0, x: 0, y: 1 };

beforeAll(async () => useWords("en", await wordsOf("en")));

test("a guide opens, says what to try, and calls the other one by name", () => {
  expect(coaching(told({ step: 0, planned: true }), guide, gains, now)).toEqual({
    before: ["This is the opening."],
    now: "Lay it above.",
    why: "It pays.",
  });
  const second = coaching(told({ step: 1, planned: true, last: 0, done: true, events: [scored] }), guide, gains, now);
  expect(second.now).toBe("Lay it beside Pebble.");
  expect(second.before).toEqual(["Closed.", "What came of it: closes the city: you +4."]);
});

test("whatever else was done is answered with what it brought", () => {
  const put: Event = { kind: "put", move: "m>N", seat: 0, what: "m", role: "farmer" };
  const other = coaching(told({ step: 1, last: 0, events: [put], moves: [{ move: "x", verb: "place" }] }), guide, gains, now);
  expect(other.before).toEqual(["You did something else, and that is fine.", "What came of it: farmer."]);
  expect(other.now).toContain("Show me");
  expect(other.why).toBe("");
  const quiet = coaching(told({ step: 1, last: 0, events: [{ kind: "placed", move: "" }] }), guide, gains, now);
  expect(quiet.before).toEqual(["You did something else, and that is fine; it brought no points yet."]);
  expect(quiet.now).toContain("cannot be done");
  expect(coaching(told({}), guide, gains, now).now).toContain("lay it where you like");
  expect(coaching(told({}), guide, gains, { ...now, lays: false }).now).toContain("choose as you like");
  expect(coaching(told({ last: 1, done: true }), guide, gains, { ...now, mine: false }).before).toEqual(["Done to Pebble."]);
});

test("the end of the game is told as one sum for each", () => {
  const events: Event[] = [scored, { ...scored, seat: 1, amount: 7 }, { ...scored, amount: 9 }, { kind: "over", move: "" }];
  expect(broughtTexts(events, gains)).toEqual(["the game ends: you +13 and Pebble +7"]);
});

test("guides are found by game or box, and kept family by family", async () => {
  const boxed = { ...guide, name: "second", box: "inns" };
  expect(guidesAbout([guide, boxed], "standard")).toEqual([guide]);
  expect(guidesAbout([guide, boxed], "inns")).toEqual([boxed]);
  const file = (name: string) => async () => [{ ...guide, name }];
  const files = {
    "src/games/castle/page/guides.en.json": file("c"),
    "src/games/classic/boxes/inns/page/guides.en.json": file("b"),
    "src/games/classic/page/guides.en.json": file("a"),
    "src/games/classic/page/guides.fr.json": file("x"),
  };
  const kept = await keptIn(files, "en", ["classic", "castle"]);
  expect(kept.map(({ name, family }) => [name, family])).toEqual([
    ["a", "classic"],
    ["b", "classic"],
    ["c", "castle"],
  ]);
});
