import { expect, test } from "vitest";

import { outline, outwards, track } from "../../src/bastide/games/castle/page/wall";

const block = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
];

test("the wall has a corner at every bend, clockwise", () => {
  const wall = outline(block);
  expect(wall).toHaveLength(6);
  expect(wall).toContainEqual([0, 0]);
  expect(wall).toContainEqual([100, 100]);
  const area = wall.reduce((sum, [x, y], at) => {
    const [nx, ny] = wall[(at + 1) % wall.length]!;
    return sum + x * ny - nx * y;
  }, 0);
  expect(area / 2).toBe(30_000);
});

test("outwards is outwards at every corner", () => {
  const square = outline([{ x: 0, y: 0 }]);
  expect(outwards(square, 10).map(([x, y]) => [Math.abs(x - 50), Math.abs(y - 50)])).toEqual(
    Array.from({ length: 4 }, () => [60, 60]),
  );
});

test("every space of the track lies on the wall, towers at their corners", () => {
  const wall = outline([{ x: 0, y: 0 }]);
  const tower = (scores: number[], column: number, row: number) => ({ scores, column, row, wall_tile: true });
  const towers = [tower([0], 0, 0), tower([5], 1, 0), tower([10], 1, 1), tower([15], 0, 1)];
  const places = track(wall, wall, towers, 20, true);
  expect(places).toHaveLength(20);
  expect(places[0]).toEqual([0, 0]);
  expect(places[5]).toEqual([100, 0]);
  expect(places[2]![0]).toBeCloseTo(44);
  expect(places[18]![1]).toBeCloseTo(44);
  expect(places[1]![0]).toBeGreaterThan(places[2]![0] - places[1]![0]);
});
