import { computed, signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Flights } from "../src/live/flights";
import type { News, Table } from "../src/live/table";
import { departures, paymentsOf, WAY } from "../src/logic/flights";
import type { Event } from "../src/protocol";
import { DEFAULTS, preferences } from "../src/settings";
import { NAMES, recorded } from "./messages";

const PATIENCE = 2000;
const paid = (seat: number, amount: number, x = 0): Event => ({ kind: "scored", move: "", seat, amount, x, y: 0, segment: 1 });

/** A table whose news and replay the test itself decides. */
function table() {
  const news = signal<News | null>(null);
  const step = signal<number | null>(null);
  const seen = signal<Event[] | null>(null);
  const replay = {
    active: computed(() => step.value !== null),
    reached: computed(() => (step.value !== null && seen.value ? { step: step.value, events: seen.value } : null)),
  };
  const flights = new Flights({ news, replay } as unknown as Table);
  let number = 0;
  const tell = (...events: Event[]): unknown => (news.value = { number: (number += 1), events });
  return { flights, tell, step, seen };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  preferences.value = DEFAULTS;
});

test("points are counted at the name when they arrive, which is marked", () => {
  const { flights, tell } = table();
  tell(paid(1, 9));
  expect([flights.due(0), flights.due(1), flights.flying.value.length]).toEqual([0, 9, 1]);
  vi.advanceTimersByTime(WAY - 1);
  expect(flights.due(1)).toBe(9);
  vi.advanceTimersByTime(1);
  expect([flights.due(1), flights.flying.value.length, flights.marked.value]).toEqual([0, 0, [1]]);
  vi.advanceTimersByTime(PATIENCE);
  expect(flights.marked.value).toEqual([]);
});

test("several payments follow one another, and all have arrived within two seconds, however many", () => {
  for (const many of [1, 2, 5, 40]) {
    const times = departures(many);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect((times.at(-1) ?? 0) + WAY).toBeLessThanOrEqual(PATIENCE);
    const { flights, tell } = table();
    tell(...Array.from({ length: many }, (_, at) => paid(0, 2, at)));
    expect([flights.due(0), flights.flying.value.length]).toEqual([2 * many, 1]);
    vi.advanceTimersByTime(PATIENCE);
    expect(flights.due(0)).toBe(0);
  }
});

test("when the next move comes, what has not set out is counted at once", () => {
  const { flights, tell } = table();
  tell(paid(0, 4), paid(1, 4, 1), paid(0, 3, 2));
  tell(paid(1, 5));
  expect([flights.due(0), flights.due(1)]).toEqual([4, 5]);
  vi.advanceTimersByTime(WAY);
  expect([flights.due(0), flights.due(1)]).toEqual([0, 0]);
});

test("steps that are taken back take their points out of the air", () => {
  const { flights, tell } = table();
  tell(paid(0, 4));
  tell();
  expect([flights.due(0), flights.flying.value]).toEqual([0, []]);
});

test("where motion is not wanted they stand on the board, the number changes at once and the name is marked", () => {
  preferences.value = { ...DEFAULTS, motion: "reduced" };
  const { flights, tell } = table();
  tell(paid(1, 9));
  expect([flights.due(1), flights.flying.value, flights.marked.value]).toEqual([0, [], [1]]);
  expect(flights.still.value.map(({ amount }) => amount)).toEqual([9]);
  vi.advanceTimersByTime(2 * PATIENCE);
  expect([flights.still.value, flights.marked.value]).toEqual([[], []]);
});

test("nothing flies while nobody looks", () => {
  vi.stubGlobal("document", { hidden: true });
  const { flights, tell } = table();
  tell(paid(1, 9));
  expect([flights.due(1), flights.flying.value]).toEqual([0, []]);
});

test("looking back, the next step pays again; a leap, a step back and what happens meanwhile do not", () => {
  const { flights, tell, step, seen } = table();
  const at = (wanted: number): void => {
    [seen.value, step.value] = [null, wanted];
    seen.value = [paid(0, wanted)];
  };
  at(3);
  expect(flights.due(0)).toBe(0);
  at(4);
  expect(flights.due(0)).toBe(4);
  at(9);
  expect(flights.due(0)).toBe(0);
  at(8);
  tell(paid(1, 7));
  expect([flights.due(0), flights.due(1)]).toEqual([0, 0]);
  at(9);
  step.value = null;
  expect(flights.due(0)).toBe(0);
});

test.each(NAMES)("what flies is what the server paid: %s", (name) => {
  const { lines, state } = recorded(name);
  const sums = state.view.scores.map(() => 0);
  for (const { seat, amount } of lines.flatMap(({ events = [] }) => paymentsOf(events))) sums[seat] = (sums[seat] ?? 0) + amount;
  expect(sums).toEqual(state.view.scores);
});

test("two who are paid for the same do not fly over each other", () => {
  expect(paymentsOf([paid(0, 4), paid(1, 4), paid(0, 2, 7)]).map(({ before }) => before)).toEqual([0, 1, 0]);
});
