import { OUTWARDS, sideEnds, type Point } from "page/logic/cells";
import type { WallPiece } from "page/protocol";

/** How far outside a side the middle of its wall runs. */
export const REACH = 6;

/** Where a piece of wall meets the next one, or where it ends. */
export function joint(wall: readonly WallPiece[], at: number, clockwise: boolean): Point {
  const piece = wall[at]!;
  const [x, y] = sideEnds(piece.x, piece.y, piece.side)[clockwise ? 1 : 0];
  const beside = wall[at + (clockwise ? 1 : -1)];
  const sides = [...new Set([piece.side, beside?.side ?? piece.side])].map((side) => OUTWARDS[side]);
  const out = (axis: 0 | 1): number => sides.reduce((sum, side) => sum + REACH * side[axis], 0);
  return [x + out(0), y + out(1)];
}

/** Where the wall turns, and where it ends. */
export function turns(wall: readonly WallPiece[]): Point[] {
  const ends = wall.flatMap((piece, at) => (wall[at + 1]?.side === piece.side ? [] : [joint(wall, at, true)]));
  return wall.length ? [joint(wall, 0, false), ...ends] : [];
}
