import { signal } from "@preact/signals";
import { expect, test, vi } from "vitest";

import { Replay } from "../src/live/replay";
import type { Table } from "../src/live/table";
import { recorded } from "./messages";

const { state: told } = recorded("standard");
const settle = () => new Promise((done) => setTimeout(done, 0));

/** A table that tells every position, with what could be chosen once the game is over. */
function table() {
  const state = signal({ phase: "playing", steps: 3 });
  const ask = vi.fn(async ({ step }: { step: number }) => ({
    step,
    view: told.view,
    events: [],
    ...(state.value.phase === "over" ? { choice: told.choice } : {}),
  }));
  const draft = { reset: vi.fn() };
  return { replay: new Replay({ state, connection: { ask }, draft } as unknown as Table, null), state, ask };
}

test("a position is asked for once, and again when the game is over or steps were taken back", async () => {
  const { replay, state, ask } = table();
  replay.step.value = 1;
  await settle();
  replay.step.value = 2;
  await settle();
  replay.step.value = 1;
  await settle();
  expect(ask).toHaveBeenCalledTimes(2);
  state.value = { phase: "playing", steps: 2 };
  await settle();
  expect(ask).toHaveBeenCalledTimes(3);
  state.value = { phase: "over", steps: 2 };
  await settle();
  expect(ask).toHaveBeenCalledTimes(4);
});

test("only who tries a step again has its choice", async () => {
  const { replay, state } = table();
  state.value = { phase: "over", steps: 3 };
  replay.step.value = 1;
  await settle();
  expect(replay.choice.value).toBeNull();
  replay.try();
  expect(replay.choice.value).toEqual(told.choice);
  replay.stopTrying();
  expect(replay.choice.value).toBeNull();
});
