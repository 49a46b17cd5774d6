import { computed, signal } from "@preact/signals";

import { boundsOf, left, TILE, top, type Bounds, type CellAt, type Point } from "../../logic/cells";

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
const SIGNS = 64;
const SMALLEST = 0.16;
const LARGEST = 3;
const CLOSEST_BY_ITSELF = 1.3;

/** A board that is higher than wide has its tools below, else beside it. */
export const isSmall = ({ width, height }: Size): boolean => height >= width;

/** Shows all of the bounds if tiles stay legible; else the point of interest with as many of the choices as fit. */
export function fitted(
  bounds: Bounds,
  size: Size,
  interest: CellAt | null,
  legible: number,
  choices: readonly CellAt[] = [],
): Look {
  const whole = scaleFor(bounds, size);
  if (whole >= legible || !interest) return { ...middleOf(bounds), scale: Math.max(whole, SMALLEST) };
  const together = [choices, ...choices.map((choice) => [choice])].map((some) => middleOf(boundsOf([interest, ...some], 0.5)));
  const places = [...[interest, ...choices].map(centreOf), ...together];
  const looks = places.map(({ x, y }) => ({
    x: held(x, bounds.west, bounds.east, size.width / legible),
    y: held(y, bounds.north, bounds.south, size.height / legible),
    scale: legible,
  }));
  const worth = (look: Look): number =>
    choices.filter((cell) => isIn(look, size, cell)).length + (isIn(look, size, interest) ? choices.length : 0);
  return looks.reduce((best, look) => (worth(look) > worth(best) ? look : best));
}

function scaleFor({ west, east, north, south }: Bounds, { width, height }: Size): number {
  return Math.min(width / (east - west), height / (south - north), CLOSEST_BY_ITSELF);
}

const middleOf = ({ west, east, north, south }: Bounds): { x: number; y: number } => ({
  x: (west + east) / 2,
  y: (north + south) / 2,
});

const centreOf = ({ x, y }: CellAt): { x: number; y: number } => ({ x: left(x) + TILE / 2, y: top(y) + TILE / 2 });

/** Whether most of a cell is in sight. */
function isIn({ x, y, scale }: Look, { width, height }: Size, cell: CellAt): boolean {
  const centre = centreOf(cell);
  const [wide, high] = [width / scale / 2 - TILE / 4, height / scale / 2 - TILE / 4];
  return Math.abs(centre.x - x) <= wide && Math.abs(centre.y - y) <= high;
}

export type Edge = "left" | "right" | "up" | "down";

/** The cells that are out of sight, by the edge behind which they lie. */
export function beyond<C extends CellAt>(look: Look, size: Size, cells: readonly C[]): Map<Edge, C[]> {
  const found = new Map<Edge, C[]>();
  for (const cell of cells) {
    if (isIn(look, size, cell)) continue;
    const centre = centreOf(cell);
    const [dx, dy] = [centre.x - look.x, centre.y - look.y];
    const aside = Math.abs(dx) * size.height > Math.abs(dy) * size.width;
    const edge = aside ? (dx < 0 ? "left" : "right") : dy < 0 ? "up" : "down";
    found.set(edge, [...(found.get(edge) ?? []), cell]);
  }
  return found;
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
  private readonly asked = signal(false);
  /** Moved by the game or by a wish, not by the hand. */
  readonly glides = computed(() => this.follows.value || this.asked.value);
  readonly transform = computed(() => {
    const { x, y, scale } = this.look.value;
    const { width, height } = this.size.value;
    return `translate(${width / 2 - x * scale}px, ${height / 2 - y * scale}px) scale(${scale})`;
  });

  /** Fits what should be in sight beside the tools at the edge; all of it, however small, if there is no interest. */
  fit(bounds: Bounds, interest: CellAt | null, choices: readonly CellAt[] = []): void {
    const { width, height } = this.size.value;
    if (!width || !height) return;
    const small = isSmall({ width, height });
    const [beside, below] = small ? [0, TOOLS] : [TOOLS, 0];
    const room = { width: width - beside, height: height - below };
    const look = fitted(bounds, room, interest, small ? 0.5 : 0.42, choices);
    this.look.value = { scale: look.scale, x: look.x - beside / 2 / look.scale, y: look.y + below / 2 / look.scale };
  }

  /** What of the picture is in sight and not under the tools, but for a margin in pixels. */
  free(margin: number): Bounds {
    const { width, height } = this.size.value;
    const [beside, below] = isSmall({ width, height }) ? [0, TOOLS] : [TOOLS, 0];
    const corner = this.point(beside + margin, margin);
    const other = this.point(width - margin, height - below - margin);
    return { west: corner.x, east: other.x, north: corner.y, south: other.y };
  }

  /** Moves just so far that all of a cell is in sight and not under the tools. */
  keep(cell: CellAt): void {
    const { west, east, north, south } = this.free(0);
    const { x, y } = centreOf(cell);
    const past = (place: number, low: number, high: number): number =>
      Math.min(0, place - TILE / 2 - low) || Math.max(0, place + TILE / 2 - high);
    const look = this.look.value;
    const [dx, dy] = [past(x, west, east), past(y, north, south)];
    if (dx || dy) this.look.value = { ...look, x: look.x + dx, y: look.y + dy };
  }

  /** The board became higher or lower, wider or narrower: what is in sight stays where it is on the screen. */
  resize(size: Size): void {
    const { x, y, scale } = this.look.peek();
    const { width, height } = this.size.peek();
    if (width === size.width && height) this.look.value = { x, y: y + (size.height - height) / 2 / scale, scale };
    this.size.value = size;
  }

  /** A point of the screen, relative to the board's corner, in the picture. */
  point(px: number, py: number): { x: number; y: number } {
    const { x, y, scale } = this.look.value;
    const { width, height } = this.size.value;
    return { x: x + (px - width / 2) / scale, y: y + (py - height / 2) / scale };
  }

  /** Stops a glide where the picture is seen: this point at the board's corner, at this scale. */
  stop([x, y]: Point, scale: number): void {
    const { width, height } = this.size.value;
    this.look.value = { x: x + width / 2 / scale, y: y + height / 2 / scale, scale };
  }

  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.look.value;
    this.taken();
    this.look.value = { x: x - dx / scale, y: y - dy / scale, scale };
  }

  /** Zooms so that the point under the finger stays there. */
  zoom(by: number, px = this.size.value.width / 2, py = this.size.value.height / 2): void {
    const before = this.point(px, py);
    const old = this.look.value;
    const scale = Math.max(SMALLEST, Math.min(LARGEST, old.scale * by));
    this.taken();
    this.look.value = { ...old, scale };
    const after = this.point(px, py);
    this.look.value = { x: old.x + before.x - after.x, y: old.y + before.y - after.y, scale };
  }

  /** The player wants to see a cell: it comes into the middle unless it lies clear of the edges; there the view stays. */
  show(cell: CellAt): void {
    this.follows.value = false;
    this.asked.value = true;
    const { x, y } = centreOf(cell);
    const { west, east, north, south } = this.free(SIGNS);
    const [aside, above] = [Math.min(x - west, east - x), Math.min(y - north, south - y)];
    if (Math.min(aside, above) < TILE / 2) this.look.value = { ...this.look.value, x, y };
  }

  /** The hand has it: it follows nothing until it is given back. */
  private taken(): void {
    this.follows.value = false;
    this.asked.value = false;
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
