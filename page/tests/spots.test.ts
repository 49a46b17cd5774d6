import { expect, test } from "vitest";

import { TILE, type Bounds, type Point } from "../src/logic/cells";
import { apartAt, FINGER, ringAt, spread, turnSignAt, type Disc } from "../src/logic/spots";
import shapes from "./shapes.json";

const SCALES = [0.16, 0.25, 0.42, 0.5, 0.66, 0.8, 1, 1.3, 2, 3];
const BESIDE_BUILDING = [19, 13] as const;

/** Every segment of every tile as a spot, in all four turns. */
function* spots(): Generator<[string, Point[]]> {
  for (const [tile, segments] of Object.entries(shapes as unknown as Record<string, [number, string, number, number][]>)) {
    let points = segments.map(([, , x, y]): Point => [x - 50, y - 50]);
    for (const facing of ["N", "E", "S", "W"]) {
      const placed = points.map(([x, y], at): Point => {
        const [dx, dy] = segments[at]![1] === "cloister" ? BESIDE_BUILDING : [0, 0];
        return [x + 50 + dx, y + 50 + dy];
      });
      yield [`${tile} ${facing}`, placed];
      points = points.map(([x, y]): Point => [-y, x]);
    }
  }
}

const away = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** What lies over something else, in pixels of the screen. */
function overlaps(places: readonly Point[], discs: readonly Disc[], scale: number): string[] {
  return places.flatMap((place, at) => [
    ...places.slice(at + 1).flatMap((other) => (away(place, other) * scale < FINGER - 0.01 ? ["two spots"] : [])),
    ...discs.flatMap(({ middle, radius }) =>
      (away(place, middle) - radius) * scale < FINGER / 2 - 0.01 ? ["a spot and the turn sign"] : [],
    ),
  ]);
}

test("on every tile of every game, at every size, each spot has a finger's room", () => {
  let seen = 0;
  for (const [tile, anchors] of spots()) {
    for (const scale of SCALES) {
      const sign = turnSignAt(0, 0, scale);
      const places = spread(anchors, [sign], apartAt(scale));
      const found = overlaps(places, [sign], scale);
      if (found.length) expect.fail(`${tile} at ${scale}: ${found[0]}`);
      seen++;
    }
  }
  expect(seen).toBe(Object.keys(shapes).length * 4 * SCALES.length);
});

test("a spot stays near where it belongs, and at its place where there is room", () => {
  for (const [tile, anchors] of spots()) {
    for (const scale of SCALES) {
      const apart = apartAt(scale);
      const places = spread(anchors, [turnSignAt(0, 0, scale)], apart);
      const farthest = Math.max(0, ...places.map((place, at) => away(place, anchors[at]!)));
      if (farthest > Math.max(2, anchors.length / 3) * apart) expect.fail(`${tile} at ${scale}: ${farthest / apart}`);
    }
  }
  const roomy: Point[] = [
    [20, 80],
    [80, 80],
  ];
  expect(spread(roomy, [turnSignAt(0, 0, 1)], apartAt(1))).toEqual(roomy);
});

test("spots keep inside the board, also beside its edge, on the smallest screens", () => {
  const [width, height] = [328, 338];
  for (const [tile, anchors] of spots()) {
    for (const scale of [0.42, 0.5, 0.8]) {
      const margin = FINGER / 2 / scale;
      const within: Bounds = { west: margin, east: width / scale - margin, north: margin, south: height / scale - margin };
      const places = spread(anchors, [], apartAt(scale), within);
      if (overlaps(places, [], scale).length) expect.fail(`${tile} at ${scale}: two spots`);
      for (const [x, y] of places) expect(x >= within.west && y >= within.north && x <= within.east).toBe(true);
    }
  }
});

test("in every corner of the board spots stay in sight and clear of where a second tap turns the tile", () => {
  const [width, height] = [390, 421];
  for (const [tile, anchors] of spots()) {
    for (const scale of [0.5]) {
      const margin = FINGER / 2 / scale;
      const [wide, high] = [width / scale, height / scale];
      const within: Bounds = { west: margin, east: wide - margin, north: margin, south: high - margin };
      for (const [x, y] of [
        [-30, -30],
        [wide - 70, -30],
        [-30, high - 70],
        [wide - 70, high - 70],
      ] as const) {
        const discs = [turnSignAt(x, y, scale), { middle: [x + 50, y + 50] as Point, radius: 16 / scale }];
        const places = spread(
          anchors.map(([ax, ay]): Point => [x + ax, y + ay]),
          discs,
          apartAt(scale),
          within,
        );
        const found = overlaps(places, discs, scale);
        const out = places.filter(([px, py]) => px < 0 || py < 0 || px > wide || py > high);
        if (found.length || out.length) expect.fail(`${tile} at ${scale}, corner ${x},${y}: ${found[0] ?? "out of sight"}`);
      }
    }
  }
}, 120_000);

test("spots of many tiles beside each other keep apart too", () => {
  const anchors = Array.from({ length: 24 }, (_, at): Point => [((at * 37) % 300) / 2, ((at * 91) % 300) / 2]);
  for (const scale of SCALES) expect(overlaps(spread(anchors, [], apartAt(scale)), [], scale)).toEqual([]);
  expect(overlaps(spread(Array(9).fill([50, 50]) as Point[], [], apartAt(0.5)), [], 0.5)).toEqual([]);
});

test("what is drawn of a spot lies within what can be pressed", () => {
  for (const scale of SCALES) {
    expect(ringAt(scale) * 2).toBeLessThan(apartAt(scale));
    expect(ringAt(scale) * scale).toBeGreaterThanOrEqual(13);
    expect(turnSignAt(0, 0, scale).middle[0]).toBeLessThan(TILE);
  }
});
