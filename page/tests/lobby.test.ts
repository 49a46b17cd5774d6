import { expect, test } from "vitest";

import { inOrder } from "../src/live/lobby";
import type { Summary } from "../src/protocol";

const table = (slug: string, phase: Summary["phase"], changed: number, my_choice = false): Summary => ({
  slug,
  game: "standard",
  boxes: [],
  phase,
  seats: ["Ada", null],
  mine: [0],
  my_choice,
  owner: false,
  steps: 0,
  made: 0,
  changed,
});

test("tables that wait for me come first, then what is played, the latest first", () => {
  const tables = [
    table("over", "over", 9),
    table("theirs", "playing", 8),
    table("open", "waiting", 7),
    table("mine-old", "playing", 1, true),
    table("mine-new", "playing", 2, true),
  ];
  expect(inOrder(tables).map(({ slug }) => slug)).toEqual(["mine-new", "mine-old", "theirs", "open", "over"]);
});
