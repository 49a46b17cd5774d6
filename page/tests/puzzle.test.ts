import { beforeEach, expect, test } from "vitest";

import { movesTexts, ratedText, reasonText, verdictText } from "../src/logic/puzzle";
import type { PuzzleVerdict, Rated } from "../src/protocol";
import { routeOf } from "../src/router";
import { useWords, wordsOf } from "../src/words";

const en = await wordsOf("en");
const fr = await wordsOf("fr");
const step = (x: number, worth: number, played: boolean): Rated => ({
  moves: [{ move: `BG-E@${x},0N`, verb: "place", tile: "BG-E", x, y: 0, facing: "N" }],
  worth,
  chance: 0.5,
  rank: played ? 2 : 1,
  played,
});
const verdict: PuzzleVerdict = {
  right: false,
  loss: 7.5,
  gap: 3.2,
  rated: [step(1, 4, false), step(2, -3.5, true)],
  reasons: [],
  first: true,
  before: 1500,
  after: 1400,
  rating: 1300,
};

beforeEach(() => useWords("en", en));

test("a reason is a sentence in both languages, with the word of the game", () => {
  const reason = { code: "close", what: "city", amount: 8 };
  expect(reasonText(reason, "standard")).toBe("It completes your city (+8 at once).");
  useWords("fr", fr);
  expect(reasonText(reason, "standard")).toBe("Il achève une de vos constructions : ville (+8 tout de suite).");
});

test("a single tile is told as one", () => {
  const reason = { code: "block", what: "city", amount: 1 };
  expect(reasonText(reason, "standard")).toContain("1 tile is left");
  expect(reasonText({ ...reason, amount: 2 }, "standard")).toContain("2 tiles are left");
  useWords("fr", fr);
  expect(reasonText(reason, "standard")).toContain("1 tuile restante convient");
  expect(reasonText({ ...reason, amount: 2 }, "standard")).toContain("2 tuiles restantes conviennent");
});

test("an answer is told what it costs, what would have been best, and what it does to the rating", () => {
  expect(verdictText(verdict)).toBe("Not the best: it costs 7.5 points.");
  expect(verdictText({ ...verdict, right: true })).toContain("at least 3.2 points less");
  expect(movesTexts(verdict, "standard")).toHaveLength(2);
  expect(movesTexts({ ...verdict, right: true }, "standard")).toHaveLength(1);
  expect(ratedText(verdict)).toBe("Your rating: 1500 → 1400 (−100). The puzzle’s: 1300.");
  expect(ratedText({ ...verdict, first: false })).toContain("Only the first answer counts");
});

test("a puzzle has an address, with what is wished for after it", () => {
  const at = { path: "/puzzle/abc234", search: "?game=castle&theme=taken", hash: "" };
  expect(routeOf(at)).toEqual({ screen: "puzzle", name: "abc234", game: "castle", theme: "taken" });
  expect(routeOf({ path: "/puzzles", search: "", hash: "" })).toEqual({ screen: "puzzles" });
});
