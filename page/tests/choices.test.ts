import { expect, test } from "vitest";

import {
  figuresOf,
  findPlacement,
  inBar,
  optionAt,
  passOf,
  placeOf,
  placesOf,
  sidesOf,
  spotsOf,
  tilesOf,
  weighed,
  type Option,
} from "../src/logic/choices";
import { NAMES, recorded, type Name } from "./messages";

const asked = (name: Name, kind: string): Option[] => recorded(name).choices[kind]!.preview.options.map(weighed);
const places = (options: readonly Option[]): string[] => [...new Set(options.map(({ move }) => placeOf(move)))].sort();

test("every sort of choice has its place", () => {
  expect(places(asked("standard", "put"))).toEqual(["pass", "spot"]);
  expect(places(asked("winter", "ginger"))).toEqual(["spot"]);
  expect(places(asked("city", "gate"))).toEqual(["side"]);
  expect(places(asked("city", "wall"))).toEqual(["side"]);
  expect(places(asked("city", "guard"))).toEqual(["pass", "side"]);
  expect(places(asked("boxes", "count"))).toEqual(["bar", "pass"]);
  expect(places(asked("boxes", "shift"))).toEqual(["bar", "pass"]);
});

test("figures for one spot share a mark; the wished figure comes first", () => {
  const options = asked("boxes", "put");
  const followers = options.filter(({ move }) => move.figure === "m");
  expect(figuresOf(options).slice(0, 2)).toEqual(["m", "M"]);
  expect(spotsOf(options)).toHaveLength(followers.length);
  const [spot] = spotsOf(options);
  expect(optionAt(spot!, "M").move.figure).toBe("M");
  expect(optionAt(spot!, "?").move).toEqual(spot!.options[0]!.move);
});

test("the wall that a guard may stand on is what the server says", () => {
  const { choice, preview } = recorded("city").choices["guard"]!;
  const [guard] = sidesOf(preview.options.map(weighed));
  const told = choice.others.find(({ piece }) => piece === "guard")!;
  expect([guard!.x, guard!.y, guard!.side]).toEqual([told.x, told.y, told.side]);
  expect(told.side).toMatch(/^[NESW]$/);
});

test("both ends of the wall lie apart, and both are buttons too", () => {
  const walls = asked("city", "wall");
  const keys = sidesOf(walls).map(({ x, y, side }) => `${x},${y},${side}`);
  expect(new Set(keys).size).toBe(2);
  expect(inBar(walls, "m")).toHaveLength(2);
  expect(inBar(asked("city", "gate"), "m")).toHaveLength(0);
});

test("choices on the board are about cells of it; buttons are about none", () => {
  for (const [name, kind] of [["winter", "ginger"], ["city", "gate"], ["city", "tower"]] as const) {
    const options = asked(name, kind).filter(({ move }) => move.verb !== "pass");
    expect(placesOf(options)).toHaveLength(options.length);
  }
  expect(placesOf(asked("boxes", "count"))).toEqual([]);
});

test("passing is found, placements too", () => {
  expect(passOf(asked("city", "guard"))?.move.verb).toBe("pass");
  expect(passOf(asked("city", "wall"))).toBeNull();
  for (const name of NAMES) {
    const { placements } = recorded(name).state.choice;
    const placement = placements[placements.length - 1]!;
    const turn = placement.turns.length - 1;
    expect(findPlacement(placements, placement.turns[turn]!.move)).toEqual({ placement, turn });
    expect(findPlacement(placements, "nonsense")).toBeNull();
  }
  expect(tilesOf(recorded("base").state.choice.placements)).toHaveLength(2);
});
