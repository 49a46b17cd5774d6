import { expect, test } from "vitest";

import { beyond, Camera, fitted } from "../src/view/board/camera";

const size = { width: 900, height: 600 };
const bounds = { west: -300, east: 500, north: -200, south: 400 };

test("a small board is shown whole and in the middle", () => {
  const look = fitted(bounds, size, null, 0.5);
  expect(look).toEqual({ x: 100, y: 100, scale: 1 });
});

test("a board too large to be legible is shown round what happens", () => {
  const wide = { west: -2000, east: 2000, north: -2000, south: 2000 };
  const look = fitted(wide, size, { x: 10, y: 0 }, 0.5);
  expect(look.scale).toBe(0.5);
  expect(look.x).toBe(1050);
  expect(fitted(wide, size, { x: 19, y: 0 }, 0.5).x).toBe(2000 - 900);
});

test("zooming keeps the point under the finger", () => {
  const camera = new Camera();
  camera.size.value = size;
  const before = camera.point(700, 100);
  camera.zoom(1.5, 700, 100);
  const after = camera.point(700, 100);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
  expect(camera.follows.value).toBe(false);
});

test("a cell in sight does not move the view, one out of sight does", () => {
  const camera = new Camera();
  camera.size.value = size;
  camera.look.value = { x: 50, y: 50, scale: 1 };
  camera.reveal({ x: 1, y: 0 });
  expect(camera.look.value.x).toBe(50);
  camera.reveal({ x: 9, y: 0 });
  expect(camera.look.value.x).toBeGreaterThan(50);
});

test("of a large board, the part with most of the choices is shown, and the last tile with it", () => {
  const wide = { west: -2000, east: 2000, north: -2000, south: 2000 };
  const choices = [
    { x: 3, y: 0 },
    { x: 4, y: 1 },
    { x: 5, y: -1 },
    { x: -15, y: 0 },
  ];
  const last = { x: -3, y: 0 };
  const look = fitted(wide, size, last, 0.5, choices);
  const out = beyond(look, size, [last, ...choices]);
  expect([...out]).toEqual([["left", [{ x: -15, y: 0 }]]]);
});

test("in a small window, at least one choice is shown with the last tile where both find room", () => {
  const wide = { west: -2000, east: 2000, north: -2000, south: 2000 };
  const choices = [
    { x: 3, y: -3 },
    { x: -4, y: -20 },
    { x: 20, y: 0 },
  ];
  const last = { x: -2, y: 0 };
  const window = { width: 324, height: 290 };
  const out = beyond(fitted(wide, window, last, 0.5, choices), window, [last, ...choices]);
  expect([...out.values()].flat()).toEqual(choices.slice(1));
});

test("cells out of sight are told by the edge behind which they lie", () => {
  const look = { x: 50, y: 50, scale: 1 };
  const out = beyond(look, size, [
    { x: 0, y: 0 },
    { x: 9, y: 1 },
    { x: 0, y: 9 },
    { x: 1, y: -9 },
  ]);
  expect([...out.keys()]).toEqual(["right", "up", "down"]);
});

test("when the bar grows, what is on the board stays where it is on the screen", () => {
  const camera = new Camera();
  camera.size.value = size;
  camera.look.value = { x: 50, y: 50, scale: 0.5 };
  const before = camera.point(100, 100);
  camera.resize({ width: 900, height: 500 });
  expect(camera.point(100, 100)).toEqual(before);
});

test("a hand stops the board where it is seen", () => {
  const camera = new Camera();
  camera.size.value = size;
  camera.stop([120, -40], 0.8);
  expect(camera.point(0, 0).x).toBeCloseTo(120);
  expect(camera.point(0, 0).y).toBeCloseTo(-40);
  expect(camera.look.value.scale).toBe(0.8);
});

test("a cell that is cut off is kept in sight, and clear of the tools", () => {
  const camera = new Camera();
  camera.size.value = { width: 390, height: 600 };
  camera.look.value = { x: 50, y: 50, scale: 0.5 };
  const before = camera.look.value;
  camera.keep({ x: 1, y: 0 });
  expect(camera.look.value).toEqual(before);
  for (const cell of [
    { x: 5, y: -6 },
    { x: -5, y: 7 },
  ]) {
    camera.keep(cell);
    const { west, east, north, south } = camera.free(0);
    expect(cell.x * 100).toBeGreaterThanOrEqual(west - 1e-9);
    expect(cell.x * 100 + 100).toBeLessThanOrEqual(east + 1e-9);
    expect(-cell.y * 100).toBeGreaterThanOrEqual(north - 1e-9);
    expect(-cell.y * 100 + 100).toBeLessThanOrEqual(south + 1e-9);
  }
});

test("a cell that was asked for comes into the middle, unless it lies clear of the edges already", () => {
  const camera = new Camera();
  camera.size.value = size;
  const before = camera.look.value;
  camera.show({ x: 1, y: 1 });
  expect(camera.look.value).toEqual(before);
  expect(camera.follows.value).toBe(false);
  camera.show({ x: 4, y: 0 });
  expect(camera.look.value).toEqual({ x: 450, y: 50, scale: 1 });
});
