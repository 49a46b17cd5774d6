import { expect, test } from "vitest";

import { Heard, soundsOf } from "../src/live/sounds";
import { recorded } from "./messages";

const { lines } = recorded("standard");

test("a tile is heard once, points are heard after it", () => {
  const laid = lines.filter(({ kind, events }) => kind === "played" && events?.some((event) => event.kind === "placed"));
  expect(laid.length).toBeGreaterThan(2);
  const quiet = laid.find(({ events }) => !events!.some(({ kind }) => kind === "scored"))!;
  expect(soundsOf([quiet])).toEqual(["laid"]);
  const paid = { ...quiet, events: [...quiet.events!, { ...quiet.events![0]!, kind: "scored" }] };
  expect(soundsOf([paid])).toEqual(["laid", "paid"]);
  expect(soundsOf([...laid, paid, paid])).toEqual(["laid", "paid"]);
  expect(soundsOf(lines.filter(({ kind }) => kind !== "played"))).toEqual([]);
});

test("what was there when the table was opened is not heard, what comes later is, and once", () => {
  const heard = new Heard();
  expect(heard.hear(lines.slice(0, -1))).toEqual([]);
  const later = heard.hear(lines);
  expect(later).toEqual(soundsOf(lines.slice(-1)));
  expect(heard.hear(lines)).toEqual([]);
});
