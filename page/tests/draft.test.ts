import { signal } from "@preact/signals";
import { expect, test, vi } from "vitest";

import { Refusal } from "../src/api";
import { Draft } from "../src/live/draft";
import type { Table } from "../src/live/table";
import { findPlacement } from "../src/logic/choices";
import type { Choice, Preview } from "../src/protocol";
import { recorded } from "./messages";

const { state: told, previews } = recorded("standard");
/** The first placement that was recorded, with those that may follow it. */
const first = Object.keys(previews)[0]!;
const found = findPlacement(told.choice.placements, first)!;
const cell = { x: found.placement.x, y: found.placement.y };
const knight = previews[first]!.options.find(({ move }) => move.verb === "put")!.move.move;

/** A table that answers previews as the server did, and remembers what was sent. */
function table(choice: Choice, answers: Record<string, Preview>) {
  const sent: string[][] = [];
  const ask = vi.fn(async (wish: { moves: string[] }) => {
    const known = answers[wish.moves.join(" ")];
    return known ?? ({ ...Object.values(answers)[0]!, moves: wish.moves, options: [] } satisfies Preview);
  });
  const state = signal({ at: 1, phase: "playing", steps: 3, mine: [0], choice });
  const found = {
    choice: signal(choice),
    state,
    view: signal(told.view),
    lines: signal([]),
    replay: { active: signal(false), trying: signal(false), step: signal(null) },
    aids: { lookAway: () => undefined, looked: signal(null) },
    connection: { ask },
    plans: { goOnward: () => undefined },
    wish: vi.fn(async (wish: { moves?: string[] }) => (sent.push(wish.moves ?? []), true)),
  };
  return { draft: new Draft(found as unknown as Table), sent, ask };
}

const settle = () => new Promise((done) => setTimeout(done, 0));
const turn = told.choice;

test("a tap puts the ghost, another turns it among its legal turns", () => {
  const { placements } = recorded("winter").state.choice;
  const turning = placements.find(({ turns }) => turns.length > 1)!;
  const { draft } = table(recorded("winter").state.choice, recorded("winter").previews);
  expect(draft.touch({ x: 50, y: 50 })).toBe(false);
  expect(draft.touch(turning)).toBe(true);
  expect(draft.moves.value).toEqual([turning.turns[0]!.move]);
  draft.touch(turning);
  expect(draft.moves.value).toEqual([turning.turns[1]!.move]);
  for (let more = 1; more < turning.turns.length; more++) draft.turn(1);
  expect(draft.moves.value).toEqual([turning.turns[0]!.move]);
});

test("tile and follower are sent as one step", async () => {
  const { draft, sent } = table(turn, previews);
  draft.touch(cell);
  await settle();
  draft.pick(draft.options.value.find(({ move }) => move.move === knight)!);
  expect(draft.picked.value?.move.move).toBe(knight);
  await draft.confirm();
  expect(sent).toEqual([[first, knight]]);
});

test("who was too fast is answered a moment later", async () => {
  vi.useFakeTimers();
  const { draft, ask } = table(turn, previews);
  ask.mockRejectedValueOnce(new Refusal("too-fast", ""));
  draft.touch(cell);
  await vi.advanceTimersByTimeAsync(0);
  expect(draft.unanswered.value).toBe(true);
  await vi.runAllTimersAsync();
  expect(draft.unanswered.value).toBe(false);
  expect(ask).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test("a follower that was not chosen is passed with the tile", async () => {
  const { draft, sent } = table(turn, previews);
  draft.touch(cell);
  await draft.confirm();
  expect(sent).toEqual([[first, "-"]]);
});

test("a choice that has nothing to do with followers is never passed by itself", async () => {
  const tower = recorded("city").choices["tower"]!;
  const { draft, sent } = table(turn, { [first]: tower.preview });
  draft.touch(cell);
  await draft.confirm();
  expect(sent).toEqual([[first]]);
});

test("what follows a pick is asked next, and steps back lead out again", async () => {
  const goesOn = { ...previews[first]!, options: previews[first]!.options.map((one) => ({ ...one, goes_on: true })) };
  const { gate } = recorded("city").choices;
  const { draft } = table(turn, { [first]: goesOn, [`${first} ${knight}`]: gate!.preview });
  draft.touch(cell);
  await settle();
  draft.pick(draft.options.value.find(({ move }) => move.move === knight)!);
  await settle();
  expect(draft.options.value.every(({ move }) => move.piece === "gate")).toBe(true);
  draft.pick(draft.options.value[0]!);
  expect(draft.moves.value).toHaveLength(3);
  for (const left of [2, 1, 0]) {
    expect(draft.back()).toBe(true);
    expect(draft.moves.value).toHaveLength(left);
  }
  expect(draft.back()).toBe(false);
});

test("choices without a tile are picked and confirmed", async () => {
  const { choice, preview } = recorded("city").choices["guard"]!;
  const { draft, sent } = table(choice, { "": preview });
  await settle();
  expect(draft.empty.value).toBe(true);
  draft.none();
  await draft.confirm();
  expect(sent).toEqual([["-"]]);
});

test("what comes anyway is told whatever is picked", async () => {
  const { draft } = table(turn, previews);
  draft.touch(cell);
  await settle();
  expect(draft.anyway.value).toEqual(previews[first]);
  draft.pick(draft.options.value.find(({ move }) => move.move === knight)!);
  await settle();
  expect(draft.anyway.value).toEqual(previews[first]);
});

test("a hint is laid out as if the player had chosen it", async () => {
  const { draft } = table(turn, previews);
  await draft.adopt([first, knight]);
  expect(draft.moves.value).toEqual([first, knight]);
});

test("the other tile in hand has its own cells", () => {
  const { state, previews: answers } = recorded("base");
  const { draft } = table(state.choice, answers);
  const [one, other] = draft.tiles.value;
  expect(draft.chosenTile.value).toBe(one);
  const cells = draft.cells.value;
  draft.take(other!);
  expect(draft.cells.value).not.toEqual(cells);
  expect(draft.cells.value.every(({ tile }) => tile === other)).toBe(true);
});

test("Z asks before it asks the others", async () => {
  const { draft } = table(turn, previews);
  draft.touch(cell);
  draft.undo();
  expect(draft.empty.value).toBe(true);
  draft.undo();
  expect(draft.asking.value).toBe("takeback");
});
