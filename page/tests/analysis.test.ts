import { beforeAll, expect, test } from "vitest";

import { leadOf, luckOf, sideLine, stepLines, stepText } from "../src/logic/analysis";
import { mistakeLine, reasons, verdict } from "../src/logic/lesson";
import { mistakesOf } from "../src/logic/mistakes";
import type { Analysed, PricedStep, Preview, Rated } from "../src/protocol";
import { useWords, wordsOf } from "../src/words";

const place = { move: "BG-U@1,0N", verb: "place", tile: "BG-U", x: 1, y: 0, facing: "N" };
const rated = (worth: number, chance: number, rank: number, played = false): Rated => ({ moves: [place], worth, chance, rank, played });
const step = (number: number, seat: number, price: number): PricedStep => ({
  step: number,
  seat,
  price,
  choices: 9,
  rated: price ? [rated(2, 0.6, 1), rated(2 - price, 0.4, 5, true)] : [rated(2, 0.6, 1, true)],
});
const told: Analysed = {
  player: "mind",
  over: true,
  sides: [],
  steps: [step(1, 0, 0), step(2, 1, 7), step(3, 0, 0.4), ...[4, 6, 8, 10, 12, 14].map((one) => step(one, 0, one))],
  draws: [
    { step: 1, seat: 1, luck: -2.25 },
    { step: 2, seat: 0, luck: 1 },
  ],
  curve: [],
};

beforeAll(async () => useWords("en", await wordsOf("en")));

test("my five worst steps are learned from, the worst first; who watches sees everybody's", () => {
  expect(mistakesOf(told, [0]).map((one) => one.step)).toEqual([14, 12, 10, 8, 6]);
  expect(mistakesOf(told, [1]).map((one) => one.step)).toEqual([2]);
  expect(mistakesOf(told, []).map((one) => one.step)).toEqual([14, 12, 10, 8, 2]);
  expect(mistakesOf({ ...told, steps: [step(3, 0, 0.4)] }, [0])).toEqual([]);
});

test("a step tells the luck of its draw, its price and the best", () => {
  const [first, second] = stepLines(told, ["Ada", "Bruno"], "standard");
  expect(first?.text).toBe("Step 1, Ada, luck of the draw 0.0: nothing was better; win chance 60%.");
  expect(second?.text).toContain("luck of the draw −2.3");
  expect(second?.text).toContain(`cost 7.0, win chance 40% instead of 60%; better: ${stepText(rated(2, 0.6, 1), "standard")}.`);
  expect(luckOf(told, step(3, 0, 0))).toBe(1);
});

test("points have a sign unless they are none", () => {
  expect([leadOf(3.04), leadOf(-3.06), leadOf(-0.01)]).toEqual(["+3.0", "−3.1", "0.0"]);
});

test("what is tried is compared with the best and with what was played", () => {
  const mistake = step(4, 0, 4);
  const tried = (worth: number, rank: number) => verdict(mistake, rated(worth, 0.5, rank, true));
  expect(tried(2, 1)).toContain("That is the best");
  expect(tried(1, 2)).toBe("Better: it costs 1.0 points instead of 4.0. There is something better still.");
  expect(tried(-2, 5)).toContain("as in the game");
  expect(tried(-3, 6)).toContain("Worse: it costs 5.0 points; it was 4.0");
});

test("why the best is better is told in sentences", () => {
  const gains = { seat: 0, names: ["Ada", "Bruno"], game: "standard" };
  const preview = { now: [4, 0], end: [0, 0] } as unknown as Preview;
  expect(reasons(step(4, 0, 4), preview, gains)).toHaveLength(3);
  expect(reasons(step(4, 0, 4), preview, gains)[2]).toContain("+4");
  expect(reasons(step(4, 0, 4), { ...preview, now: [0, 0] }, gains)[2]).toContain("pays later");
  expect(mistakeLine(step(4, 0, 4), "Ada")).toBe("Step 4, Ada: cost 4.0, win chance 40% instead of 60%. Try again.");
});

test("luck and play come to the lead", () => {
  const side = { seat: 0, points: 40, lead: 11.6, luck: 19.7, play: -8.1, price: 20, choices: 30, best_choices: 9 };
  expect(sideLine(side, true, "Ada", true)).toBe("You won by 12: luck +20, play −8.");
});
