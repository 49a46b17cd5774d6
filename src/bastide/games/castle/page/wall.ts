import { cellKey, cellOf, left, top, TILE, type CellAt, type Point } from "page/logic/cells";
import type { CastleExtras, CornerTower } from "page/protocol";

/** The wall round the castle: the corners of the region of its cells, clockwise on the screen. */
export function outline(cells: readonly CellAt[]): Point[] {
  const inside = new Set(cells.map(({ x, y }) => cellKey(x, y)));
  const next = new Map<string, Point>();
  const has = (x: number, y: number): boolean => inside.has(cellKey(x, y));
  for (const { x, y } of cells) {
    const [w, n] = [left(x), top(y)];
    const [e, s] = [w + TILE, n + TILE];
    if (!has(x, y + 1)) next.set(`${w},${n}`, [e, n]);
    if (!has(x + 1, y)) next.set(`${e},${n}`, [e, s]);
    if (!has(x, y - 1)) next.set(`${e},${s}`, [w, s]);
    if (!has(x - 1, y)) next.set(`${w},${s}`, [w, n]);
  }
  return corners(walk(next));
}

function walk(next: ReadonlyMap<string, Point>): Point[] {
  const first = next.keys().next().value;
  const points: Point[] = [];
  for (let key = first; key !== undefined && points.length <= next.size;) {
    const point = next.get(key);
    if (!point) break;
    points.push(point);
    key = `${point[0]},${point[1]}`;
    if (key === first) break;
  }
  return points;
}

/** Leaves out the points in the middle of straight lines. */
function corners(points: readonly Point[]): Point[] {
  return points.filter((point, at) => {
    const before = points[(at + points.length - 1) % points.length]!;
    const after = points[(at + 1) % points.length]!;
    return (point[0] - before[0]) * (after[1] - point[1]) !== (point[1] - before[1]) * (after[0] - point[0]);
  });
}

/** The outline moved outwards; it is clockwise, so outwards is to the left of the way. */
export function outwards(points: readonly Point[], by: number): Point[] {
  const count = points.length;
  return points.map((point, at) => {
    const before = points[(at + count - 1) % count]!;
    const after = points[(at + 1) % count]!;
    const [inX, inY] = [Math.sign(point[0] - before[0]), Math.sign(point[1] - before[1])];
    const [outX, outY] = [Math.sign(after[0] - point[0]), Math.sign(after[1] - point[1])];
    return [point[0] + by * (inY + outY), point[1] - by * (inX + outX)];
  });
}

export const pathOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;

/** How far outside the castle the score track runs; the signs of the start spaces lie further inside. */
const TRACK = 32;

/** Where each space of a castle's score track lies. */
export function trackOf({ inside, towers, spaces, track: way }: CastleExtras): Point[] {
  const wall = outline(inside.map(cellOf));
  return wall.length ? track(outwards(wall, TRACK), wall, towers, spaces, way === "clockwise") : [];
}

/** A tower stands in the middle of its spaces. */
export function towerMiddle(places: readonly Point[], { scores }: CornerTower): Point {
  const spots = scores.map((score) => places[score] ?? [0, 0]);
  const middle = (at: 0 | 1): number => spots.reduce((sum, spot) => sum + spot[at], 0) / spots.length;
  return [middle(0), middle(1)];
}

/** Where each space of the score track lies along the wall: towers at their corners, the others spread between. */
export function track(
  wall: readonly Point[],
  corner: readonly Point[],
  towers: readonly CornerTower[],
  spaces: number,
  clockwise: boolean,
): Point[] {
  const places: Point[] = Array.from({ length: spaces }, () => [0, 0]);
  const indexOf = ({ column, row }: CornerTower): number =>
    corner.findIndex(([x, y]) => x === column * TILE && y === row * TILE);
  towers.forEach((tower, at) => {
    const following = towers[(at + 1) % towers.length]!;
    const from = indexOf(tower);
    const to = indexOf(following);
    if (from < 0 || to < 0) return;
    const line = stretch(wall, from, to, clockwise ? 1 : -1);
    const scores = between(tower, following, spaces);
    scores.forEach((score, number) => (places[score] = along(line, (number + 1) / (scores.length + 1), TOWER)));
    tower.scores.forEach((score, number) => (places[score] = aside(wall[from]!, line, number, tower.scores.length)));
  });
  return places;
}

function between(tower: CornerTower, following: CornerTower, spaces: number): number[] {
  const [first, last] = [Math.max(...tower.scores) + 1, Math.min(...following.scores)];
  const length = (last - first + spaces) % spaces;
  return Array.from({ length }, (_, step) => (first + step) % spaces);
}

function stretch(wall: readonly Point[], from: number, to: number, step: number): Point[] {
  const points: Point[] = [];
  for (let at = from; ; at = (at + step + wall.length) % wall.length) {
    points.push(wall[at]!);
    if (at === to) return points;
  }
}

const TOWER = 24;

/** A point of a line by its share of the way; at both ends a tower takes some of it, if there is room. */
function along(line: readonly Point[], share: number, tower: number): Point {
  const lengths = line.slice(1).map(([x, y], at) => Math.abs(x - line[at]![0]) + Math.abs(y - line[at]![1]));
  const whole = lengths.reduce((sum, one) => sum + one, 0);
  const taken = Math.min(tower, whole / 5);
  let rest = taken + share * (whole - 2 * taken);
  for (const [at, length] of lengths.entries()) {
    if (rest <= length) return mix(line[at]!, line[at + 1]!, length ? rest / length : 0);
    rest -= length;
  }
  return line[line.length - 1]!;
}

const mix = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** The spaces of one tower lie side by side on it. */
function aside(at: Point, line: readonly Point[], number: number, many: number): Point {
  const [nx, ny] = line[1] ?? at;
  const away = (number - (many - 1) / 2) * 22;
  return [at[0] + Math.sign(nx - at[0]) * away, at[1] + Math.sign(ny - at[1]) * away];
}
