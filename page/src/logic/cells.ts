/** Cells, sides and spots in the picture's coordinates: a tile is a square of 100, y grows downwards. */

export const TILE = 100;
export const SIDES = ["N", "E", "S", "W"] as const;
export type Side = (typeof SIDES)[number];
export type Point = readonly [number, number];

export interface CellAt {
  x: number;
  y: number;
}

/** A cell as the server tells it where it tells nothing else of it. */
export const cellOf = ([x, y]: readonly [number, number]): CellAt => ({ x, y });

export const cellKey = (x: number, y: number): string => `${x},${y}`;
export const left = (x: number): number => x * TILE;
export const top = (y: number): number => (0 - y) * TILE;

/** The cell under a point of the picture. */
export function cellUnder(px: number, py: number): CellAt {
  return { x: Math.floor(px / TILE), y: 0 - Math.floor(py / TILE) };
}

const VARIANTS = 3;

/** How a tile on a cell is drawn: never as the same tile on a cell beside it. */
export const variantAt = ({ x, y }: CellAt): number => (((x - y) % VARIANTS) + VARIANTS) % VARIANTS;

const MIDDLES: Record<Side, Point> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] };

/** Where a spot lies in a tile when nothing more exact is known: N, EL, C, I2 ... as it lies on the table. */
export function spotPoint(spot: string): Point {
  const side = spot[0] as Side;
  const middle = MIDDLES[side];
  if (!middle || spot === "C" || spot.startsWith("I")) return [50, spot === "I2" ? 68 : 50];
  const inwards: Point = [50 + (middle[0] - 50) * 0.62, 50 + (middle[1] - 50) * 0.62];
  if (spot.length === 1) return inwards;
  return halfSide(side, spot[1] === "L", inwards);
}

/** Left and right are seen from the middle of the tile, looking outwards. */
function halfSide(side: Side, leftHalf: boolean, [x, y]: Point): Point {
  const away = leftHalf ? -30 : 30;
  if (side === "N") return [x + away, y];
  if (side === "S") return [x - away, y];
  if (side === "E") return [x, y + away];
  return [x, y - away];
}

/** The two ends of a tile's side, clockwise round the tile. */
export function sideEnds(x: number, y: number, side: Side): [Point, Point] {
  const [west, north] = [left(x), top(y)];
  const [east, south] = [west + TILE, north + TILE];
  const ends: Record<Side, [Point, Point]> = {
    N: [
      [west, north],
      [east, north],
    ],
    E: [
      [east, north],
      [east, south],
    ],
    S: [
      [east, south],
      [west, south],
    ],
    W: [
      [west, south],
      [west, north],
    ],
  };
  return ends[side];
}

/** A part of a line, its ends given as shares of the way. */
export function sidePart([[ax, ay], [bx, by]]: [Point, Point], from: number, to: number): [Point, Point] {
  const at = (share: number): Point => [ax + (bx - ax) * share, ay + (by - ay) * share];
  return [at(from), at(to)];
}

/** A tile's side as the path of a line. */
export function sideLine(x: number, y: number, side: Side): string {
  const [[ax, ay], [bx, by]] = sideEnds(x, y, side);
  return `M${ax} ${ay}L${bx} ${by}`;
}

export const OUTWARDS: Record<Side, Point> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export function neighbours(x: number, y: number): CellAt[] {
  return [
    { x, y: y + 1 },
    { x: x + 1, y },
    { x, y: y - 1 },
    { x: x - 1, y },
  ];
}

/** Empty cells beside tiles. */
export function frontier(tiles: readonly CellAt[]): CellAt[] {
  const laid = new Set(tiles.map(({ x, y }) => cellKey(x, y)));
  const found = new Map<string, CellAt>();
  for (const tile of tiles) {
    for (const cell of neighbours(tile.x, tile.y)) {
      const key = cellKey(cell.x, cell.y);
      if (!laid.has(key)) found.set(key, cell);
    }
  }
  return [...found.values()];
}

export type Arrow = "up" | "down" | "left" | "right";
const AHEAD: Record<Arrow, Point> = { up: [0, 1], down: [0, -1], left: [-1, 0], right: [1, 0] };

/** The cell that an arrow key leads to: the nearest ahead, sideways distance counting double; else round the edge. */
export function towards<C extends CellAt>(from: CellAt, arrow: Arrow, cells: readonly C[]): C | null {
  const [dx, dy] = AHEAD[arrow];
  const along = (cell: CellAt): number => (cell.x - from.x) * dx + (cell.y - from.y) * dy;
  const aside = (cell: CellAt): number => Math.abs((cell.x - from.x) * dy) + Math.abs((cell.y - from.y) * dx);
  const others = cells.filter((cell) => cell.x !== from.x || cell.y !== from.y);
  const ahead = others.filter((cell) => along(cell) > 0);
  if (ahead.length) return best(ahead, (cell) => along(cell) + 2 * aside(cell));
  const behind = others.filter((cell) => along(cell) <= 0);
  return best(behind, (cell) => along(cell) * 4 + aside(cell));
}

/** The cell whose middle is nearest to a point of the picture, if it is within reach. */
export function nearestCell<C extends CellAt>([px, py]: Point, cells: readonly C[], reach: number): C | null {
  const away = ({ x, y }: CellAt): number => Math.hypot(left(x) + TILE / 2 - px, top(y) + TILE / 2 - py);
  const found = best(cells, away);
  return found && away(found) <= reach ? found : null;
}

function best<C>(cells: readonly C[], cost: (cell: C) => number): C | null {
  let found: C | null = null;
  for (const cell of cells) if (found === null || cost(cell) < cost(found)) found = cell;
  return found;
}

export interface Bounds {
  west: number;
  east: number;
  north: number;
  south: number;
}

/** The smallest rectangle of the picture round some cells, with a margin in cells. */
export function boundsOf(cells: readonly CellAt[], margin: number): Bounds {
  const xs = cells.length ? cells.map(({ x }) => x) : [0];
  const ys = cells.length ? cells.map(({ y }) => y) : [0];
  return {
    west: left(Math.min(...xs) - margin),
    east: left(Math.max(...xs) + 1 + margin),
    north: top(Math.max(...ys) + margin),
    south: top(Math.min(...ys) - 1 - margin),
  };
}
