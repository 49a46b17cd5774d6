import { expect, test } from "vitest";

import { boundsOf, cellUnder, frontier, left, nearestCell, sideEnds, spotPoint, top, towards, variantAt } from "../src/logic/cells";

test("a point of the picture belongs to the cell that is drawn there", () => {
  for (const cell of [
    { x: 0, y: 0 },
    { x: -3, y: 2 },
    { x: 5, y: -7 },
  ]) {
    expect(cellUnder(left(cell.x) + 1, top(cell.y) + 1)).toEqual(cell);
    expect(cellUnder(left(cell.x) + 99, top(cell.y) + 99)).toEqual(cell);
  }
});

test("a tile is drawn as the server's pictures of boards have it: (x - y) mod 3, otherwise beside itself", () => {
  const drawn = (x: number, y: number): number => variantAt(cellUnder(left(x), top(y)));
  expect([drawn(0, 0), drawn(1, 0), drawn(2, 0), drawn(-1, 0), drawn(0, 1), drawn(-2, -4)]).toEqual([0, 1, 2, 2, 2, 2]);
  for (const x of [-3, 0, 4])
    for (const y of [-2, 0, 5]) expect([drawn(x + 1, y), drawn(x, y + 1)]).not.toContain(drawn(x, y));
});

test("left and right of a side are seen from the middle of the tile", () => {
  expect(spotPoint("NL")[0]).toBeLessThan(50);
  expect(spotPoint("EL")[1]).toBeLessThan(50);
  expect(spotPoint("SL")[0]).toBeGreaterThan(50);
  expect(spotPoint("WL")[1]).toBeGreaterThan(50);
  expect(spotPoint("C")).toEqual([50, 50]);
});

test("the frontier is every empty cell beside a tile, once", () => {
  const cells = frontier([
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ]);
  expect(cells).toHaveLength(6);
  expect(cells).not.toContainEqual({ x: 1, y: 0 });
});

test("an arrow leads to the nearest cell that way, and round the edge where there is none", () => {
  const cells = [
    { x: 1, y: 0 },
    { x: 4, y: 0 },
    { x: 1, y: 3 },
    { x: -2, y: 0 },
  ];
  expect(towards({ x: 0, y: 0 }, "right", cells)).toEqual({ x: 1, y: 0 });
  expect(towards({ x: 1, y: 0 }, "right", cells)).toEqual({ x: 4, y: 0 });
  expect(towards({ x: 1, y: 0 }, "up", cells)).toEqual({ x: 1, y: 3 });
  expect(towards({ x: 4, y: 0 }, "right", cells)).toEqual({ x: -2, y: 0 });
});

test("every cell can be reached by arrows", () => {
  const cells = [
    { x: 0, y: 1 },
    { x: 3, y: -2 },
    { x: -4, y: 5 },
    { x: 2, y: 2 },
    { x: -1, y: -1 },
  ];
  const seen = new Set<string>();
  const walk = (cell: { x: number; y: number }): void => {
    const key = `${cell.x},${cell.y}`;
    if (seen.has(key)) return;
    seen.add(key);
    for (const arrow of ["up", "down", "left", "right"] as const) {
      const next = towards(cell, arrow, cells);
      if (next) walk(next);
    }
  };
  walk(cells[0]!);
  expect(seen.size).toBe(cells.length);
});

test("sides run clockwise", () => {
  expect(sideEnds(0, 0, "N")).toEqual([
    [0, 0],
    [100, 0],
  ]);
  expect(sideEnds(0, 0, "W")).toEqual([
    [0, 100],
    [0, 0],
  ]);
});

test("bounds hold all cells and their margin", () => {
  expect(
    boundsOf(
      [
        { x: -1, y: 2 },
        { x: 3, y: 0 },
      ],
      1,
    ),
  ).toEqual({ west: -200, east: 500, north: -300, south: 200 });
});

test("a tile that is dropped means the nearest cell within reach", () => {
  const cells = [
    { x: 1, y: 0 },
    { x: 0, y: -1 },
  ];
  expect(nearestCell([140, 60], cells, 80)).toEqual({ x: 1, y: 0 });
  expect(nearestCell([60, 140], cells, 80)).toEqual({ x: 0, y: -1 });
  expect(nearestCell([500, 500], cells, 80)).toBeNull();
  expect(nearestCell([0, 0], [], 80)).toBeNull();
});
