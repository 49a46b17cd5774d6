import { signal } from "@preact/signals";
import { expect, test, vi } from "vitest";

import { Refusal } from "../src/api";
import { Draft } from "../src/live/draft";
import type { Table } from "../src/live/table";
import type { Choice, Followup, Move, Preview } from "../src/protocol";

const place = (tile: string, x: number, facings: string) => ({
  tile,
  x,
  y: 0,
  turns: [...facings].map((facing) => ({ facing, move: `${tile}@${x},0${facing}` })),
});
const put = (spot: string): Move => ({
  move: `m>${spot}`,
  verb: "put",
  figure: "m",
  x: 1,
  y: 0,
  spot,
  segment: spot === "E" ? 0 : 1,
});
const follow = (move: Move, goes_on = false): Followup => ({ move, now: [0, 0], end: [0, 0], goes_on });
const pass: Move = { move: "-", verb: "pass" };

/** A table that only answers previews and remembers what was sent. */
function table(choice: Partial<Choice>, answers: Record<string, Followup[]>) {
  const sent: string[][] = [];
  const ask = vi.fn(async (wish: { moves: string[] }) => {
    const options = answers[wish.moves.join(" ")] ?? [];
    return {
      type: "preview",
      id: "",
      moves: wish.moves,
      events: [],
      now: [],
      end: [],
      options,
      must_choose: false,
    } satisfies Preview;
  });
  const full: Choice = {
    seat: 0,
    verbs: [],
    out_of_turn: false,
    mine: true,
    thinking: false,
    placements: [],
    others: [],
    ...choice,
  };
  const state = signal({ at: 1, phase: "playing", steps: 3, mine: [0], choice: full });
  const found = {
    choice: signal(full),
    state,
    view: signal({ tiles: [{ x: 0, y: 0 }] }),
    lines: signal([]),
    replay: { active: signal(false) },
    aids: { looked: signal(null) },
    connection: { ask },
    wish: vi.fn(async (wish: { moves?: string[] }) => (sent.push(wish.moves ?? []), true)),
  };
  return { draft: new Draft(found as unknown as Table), sent, ask };
}

const settle = () => new Promise((done) => setTimeout(done, 0));
const turn = { placements: [place("BG-D", 1, "NS"), place("BG-D", -1, "N"), place("BG-E", 1, "W")] };
const answers = { "BG-D@1,0N": [follow(put("E")), follow(put("W")), follow(pass)] };

test("a tap puts the ghost, another turns it among its legal turns", () => {
  const { draft } = table(turn, answers);
  expect(draft.touch({ x: 5, y: 5 })).toBe(false);
  expect(draft.touch({ x: 1, y: 0 })).toBe(true);
  expect(draft.moves.value).toEqual(["BG-D@1,0N"]);
  draft.touch({ x: 1, y: 0 });
  expect(draft.moves.value).toEqual(["BG-D@1,0S"]);
  draft.turn(1);
  expect(draft.moves.value).toEqual(["BG-D@1,0N"]);
});

test("tile and follower are sent as one step", async () => {
  const { draft, sent } = table(turn, answers);
  draft.touch({ x: 1, y: 0 });
  await settle();
  expect(draft.spots.value).toHaveLength(2);
  draft.pick(draft.options.value[1]!);
  expect(draft.picked.value?.move.move).toBe("m>W");
  await draft.confirm();
  expect(sent).toEqual([["BG-D@1,0N", "m>W"]]);
});

test("who was too fast is answered a moment later", async () => {
  vi.useFakeTimers();
  const { draft, ask } = table(turn, answers);
  ask.mockRejectedValueOnce(new Refusal("too-fast", ""));
  draft.touch({ x: 1, y: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(draft.unanswered.value).toBe(true);
  await vi.runAllTimersAsync();
  expect(draft.unanswered.value).toBe(false);
  expect(ask).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test("a follower that was not chosen is passed with the tile", async () => {
  const { draft, sent } = table(turn, answers);
  draft.touch({ x: 1, y: 0 });
  await draft.confirm();
  expect(sent).toEqual([["BG-D@1,0N", "-"]]);
});

test("a choice that has nothing to do with followers is never passed by itself", async () => {
  const ginger: Move = { move: "ginger>0,0.N", verb: "choose", x: 0, y: 0, spot: "N", segment: 0 };
  const { draft, sent } = table(turn, { "BG-D@1,0N": [follow(ginger)] });
  draft.touch({ x: 1, y: 0 });
  await draft.confirm();
  expect(sent).toEqual([["BG-D@1,0N"]]);
});

test("what follows a pick is asked next, and steps back lead out again", async () => {
  const gate: Move = { move: "gate>0,0.N", verb: "build", x: 0, y: 0, side: "N" };
  const { draft } = table(turn, {
    "BG-D@1,0N": [follow(put("E"), true), follow(pass)],
    "BG-D@1,0N m>E": [follow(gate)],
  });
  draft.touch({ x: 1, y: 0 });
  await settle();
  draft.pick(draft.options.value[0]!);
  await settle();
  expect(draft.options.value.map(({ move }) => move.move)).toEqual(["gate>0,0.N"]);
  draft.pick(draft.options.value[0]!);
  expect(draft.moves.value).toEqual(["BG-D@1,0N", "m>E", "gate>0,0.N"]);
  for (const left of [2, 1, 0]) {
    expect(draft.back()).toBe(true);
    expect(draft.moves.value).toHaveLength(left);
  }
  expect(draft.back()).toBe(false);
});

test("choices without a tile are picked and confirmed", async () => {
  const guard: Move = { move: "guard", verb: "build" };
  const { draft, sent } = table({ others: [guard, pass] }, { "": [follow(guard), follow(pass)] });
  await settle();
  expect(draft.empty.value).toBe(true);
  draft.none();
  await draft.confirm();
  expect(sent).toEqual([["-"]]);
});

test("a hint is laid out as if the player had chosen it", async () => {
  const { draft } = table(turn, answers);
  await draft.adopt(["BG-D@1,0N", "m>W"]);
  expect(draft.moves.value).toEqual(["BG-D@1,0N", "m>W"]);
});

test("the other tile in hand has its own cells", () => {
  const { draft } = table(turn, answers);
  expect(draft.chosenTile.value).toBe("BG-D");
  expect(draft.cells.value).toHaveLength(2);
  draft.take("BG-E");
  expect(draft.cells.value).toHaveLength(1);
});

test("Z asks before it asks the others", async () => {
  const { draft } = table(turn, answers);
  draft.touch({ x: 1, y: 0 });
  draft.undo();
  expect(draft.empty.value).toBe(true);
  draft.undo();
  expect(draft.asking.value).toBe("takeback");
});

test("a tile that is dropped keeps the way it faces where it fits so", () => {
  const { draft } = table(turn, answers);
  draft.lay({ x: 1, y: 0 }, "S");
  expect(draft.moves.value).toEqual(["BG-D@1,0S"]);
  draft.lay({ x: -1, y: 0 }, "S");
  expect(draft.moves.value).toEqual(["BG-D@-1,0N"]);
  draft.lay({ x: 7, y: 7 }, "N");
  expect(draft.moves.value).toEqual(["BG-D@-1,0N"]);
});
