import { expect, test } from "vitest";

import {
  bare,
  figuresOf,
  findPlacement,
  optionAt,
  passOf,
  placeOf,
  placesOf,
  sidesOf,
  spotsOf,
  tilesOf,
} from "../src/logic/choices";
import type { Move } from "../src/protocol";

const move = (text: string, verb: string, parts: Partial<Move> = {}): Move => ({ move: text, verb, ...parts });

test("every sort of choice has its place", () => {
  expect(placeOf(move("-", "pass"))).toBe("pass");
  expect(placeOf(move("m>E", "put", { x: 0, y: 0, figure: "m", spot: "E", segment: 1 }))).toBe("spot");
  expect(placeOf(move("ginger>2,1.N", "choose", { x: 2, y: 1, spot: "N", segment: 0 }))).toBe("spot");
  expect(placeOf(move("gate>2,1.N", "build", { x: 2, y: 1, side: "N" }))).toBe("side");
  expect(placeOf(move("wall>cw", "build", { name: "cw", x: 1, y: 0, side: "E" }))).toBe("side");
  expect(placeOf(move("count>market", "choose", { name: "market" }))).toBe("bar");
  expect(placeOf(move("use>1", "choose", { number: 1 }))).toBe("bar");
  expect(placeOf(move("guard", "build", { x: 1, y: 0, side: "E" }))).toBe("side");
});

test("figures for one spot share a mark; the wished figure comes first", () => {
  const options = ["m", "M"].map((figure) =>
    bare(move(`${figure}>E`, "put", { x: 1, y: 0, figure, spot: "E", segment: 2 })),
  );
  const [spot, ...rest] = spotsOf(options);
  expect(rest).toHaveLength(0);
  expect(optionAt(spot!, "M").move.move).toBe("M>E");
  expect(optionAt(spot!, "b").move.move).toBe("m>E");
  expect(figuresOf(options)).toEqual(["m", "M"]);
});

test("what is built stands where the server says, a guard on the wall in question", () => {
  const options = [
    bare(move("wall>cw", "build", { name: "cw", x: 1, y: 2, side: "E" })),
    bare(move("guard", "build", { piece: "guard", x: 0, y: 2, side: "W" })),
  ];
  expect(sidesOf(options).map(({ x, side }) => [x, side])).toEqual([
    [1, "E"],
    [0, "W"],
  ]);
});

test("where both ends of a wall lead to one side, each has half of it", () => {
  const last = { x: 0, y: 0, side: "N" };
  const options = [
    bare(move("wall>cw", "build", { name: "cw", ...last })),
    bare(move("wall>ccw", "build", { name: "ccw", ...last })),
    bare(move("guard", "build", { piece: "guard", x: 4, y: 2, side: "W" })),
  ];
  expect(sidesOf(options).map(({ from, to }) => [from, to])).toEqual([
    [0, 0.5],
    [0.5, 1],
    [0, 1],
  ]);
});

test("choices are about spots, sides and cells of the board; buttons are about none", () => {
  const options = [
    bare(move("m>1,2.N", "put", { x: 1, y: 2, spot: "N", segment: 0 })),
    bare(move("gate>3,0.E", "build", { x: 3, y: 0, side: "E" })),
    bare(move("wall>cw", "build", { name: "cw", x: 7, y: 1, side: "S" })),
    bare(move("x@5,5", "choose", { x: 5, y: 5 })),
    bare(move("-", "pass")),
  ];
  const places = placesOf(options);
  expect(places.map(({ x, y }) => [x, y])).toEqual([
    [1, 2],
    [3, 0],
    [7, 1],
    [5, 5],
  ]);
});

test("passing is found, placements too", () => {
  expect(passOf([bare(move("guard", "build")), bare(move("-", "pass"))])?.move.move).toBe("-");
  const placements = [
    {
      tile: "BG-D",
      x: 1,
      y: 0,
      turns: [
        { facing: "N", move: "BG-D@1,0N" },
        { facing: "S", move: "BG-D@1,0S" },
      ],
    },
    { tile: "BG-E", x: 0, y: 1, turns: [{ facing: "E", move: "BG-E@0,1E" }] },
  ];
  expect(findPlacement(placements, "BG-D@1,0S")).toEqual({ placement: placements[0], turn: 1 });
  expect(findPlacement(placements, "BG-D@1,0E")).toBeNull();
  expect(tilesOf(placements)).toEqual(["BG-D", "BG-E"]);
});
