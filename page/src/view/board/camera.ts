import { computed, signal } from "@preact/signals";

import type { Bounds, CellAt } from "../../logic/cells";
import { left, TILE, top } from "../../logic/cells";

export interface Size {
  width: number;
  height: number;
}

export interface Look {
  x: number;
  y: number;
  scale: number;
}

const TOOLS = 56;
const SMALLEST = 0.16;
const LARGEST = 3;
const CLOSEST_BY_ITSELF = 1.3;

/** Shows all of the bounds if tiles stay legible; else as much as fits, round the point of interest. */
export function fitted(bounds: Bounds, size: Size, interest: CellAt | null, legible: number): Look {
  const [wide, high] = [bounds.east - bounds.west, bounds.south - bounds.north];
  const whole = Math.min(size.width / wide, size.height / high, CLOSEST_BY_ITSELF);
  const middle = { x: (bounds.west + bounds.east) / 2, y: (bounds.north + bounds.south) / 2 };
  if (whole >= legible || !interest) return { ...middle, scale: Math.max(whole, SMALLEST) };
  return {
    x: held(left(interest.x) + TILE / 2, bounds.west, bounds.east, size.width / legible),
    y: held(top(interest.y) + TILE / 2, bounds.north, bounds.south, size.height / legible),
    scale: legible,
  };
}

/** Keeps the view inside the bounds, or in their middle if they are smaller than the view. */
function held(wished: number, low: number, high: number, seen: number): number {
  if (high - low <= seen) return (low + high) / 2;
  return Math.max(low + seen / 2, Math.min(high - seen / 2, wished));
}

/** Where the player looks. It follows the game until he moves it himself. */
export class Camera {
  readonly look = signal<Look>({ x: 50, y: 50, scale: 1 });
  readonly size = signal<Size>({ width: 0, height: 0 });
  readonly follows = signal(true);
  readonly transform = computed(() => {
    const { x, y, scale } = this.look.value;
    const { width, height } = this.size.value;
    return `translate(${width / 2 - x * scale}px, ${height / 2 - y * scale}px) scale(${scale})`;
  });

  /** Fits what should be in sight beside the tools at the edge; all of it, however small, if there is no interest. */
  fit(bounds: Bounds, interest: CellAt | null): void {
    const { width, height } = this.size.value;
    if (!width || !height) return;
    const small = width < 720;
    const [beside, below] = small ? [0, TOOLS] : [TOOLS, 0];
    const look = fitted(bounds, { width: width - beside, height: height - below }, interest, small ? 0.56 : 0.42);
    this.look.value = { scale: look.scale, x: look.x - beside / 2 / look.scale, y: look.y + below / 2 / look.scale };
  }

  /** A point of the screen, relative to the board's corner, in the picture. */
  point(px: number, py: number): { x: number; y: number } {
    const { x, y, scale } = this.look.value;
    const { width, height } = this.size.value;
    return { x: x + (px - width / 2) / scale, y: y + (py - height / 2) / scale };
  }

  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.look.value;
    this.follows.value = false;
    this.look.value = { x: x - dx / scale, y: y - dy / scale, scale };
  }

  /** Zooms so that the point under the finger stays there. */
  zoom(by: number, px = this.size.value.width / 2, py = this.size.value.height / 2): void {
    const before = this.point(px, py);
    const old = this.look.value;
    const scale = Math.max(SMALLEST, Math.min(LARGEST, old.scale * by));
    this.follows.value = false;
    this.look.value = { ...old, scale };
    const after = this.point(px, py);
    this.look.value = { x: old.x + before.x - after.x, y: old.y + before.y - after.y, scale };
  }

  /** Moves just so far that a cell is well in sight. */
  reveal(cell: CellAt): void {
    const { x, y, scale } = this.look.peek();
    const { width, height } = this.size.peek();
    if (!width || !height) return;
    const [wide, high] = [Math.max(0, width / scale - 1.3 * TILE), Math.max(0, height / scale - 1.3 * TILE)];
    const [cx, cy] = [left(cell.x) + TILE / 2, top(cell.y) + TILE / 2];
    const near = (now: number, want: number, span: number): number =>
      Math.max(want - span / 2, Math.min(want + span / 2, now));
    this.look.value = { x: near(x, cx, wide), y: near(y, cy, high), scale };
  }
}
