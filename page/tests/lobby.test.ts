import { expect, test } from "vitest";

import { inOrder } from "../src/live/lobby";
import { lobby } from "./messages";

test("tables that wait for me come first, then what is played, the latest first", () => {
  const { tables } = lobby();
  const ordered = inOrder(tables);
  expect(ordered.map(({ phase, my_choice }) => [phase, my_choice])).toEqual([
    ["playing", true],
    ["playing", true],
    ["playing", false],
    ["waiting", false],
    ["over", false],
  ]);
  expect(ordered[0]!.changed).toBeGreaterThan(ordered[1]!.changed);
  expect(ordered).not.toEqual(tables);
});
