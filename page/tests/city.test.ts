import { expect, test } from "vitest";

import type { WallPiece } from "../src/protocol";
import { joint, turns } from "../../src/bastide/games/city/page/wall";

const piece = (x: number, y: number, side: WallPiece["side"]): WallPiece => ({
  ...{ x, y, side, piece: "wall", end: null, builder: 0, guard: null, tower: null },
});

test("posts stand where the wall turns and where it ends, as in the server's pictures of boards", () => {
  expect(turns([])).toEqual([]);
  expect(turns([piece(0, 0, "W"), piece(0, 0, "N")])).toEqual([
    [-6, 100],
    [-6, -6],
    [100, -6],
  ]);
});

test("a wall that goes on straight or turns inwards is joined in the middle of both", () => {
  const straight = [piece(0, 0, "N"), piece(1, 0, "N"), piece(2, 1, "W")];
  expect(turns(straight)).toEqual([
    [0, -6],
    [194, -6],
    [194, -100],
  ]);
  expect(joint(straight, 0, true)).toEqual([100, -6]);
});
