import { TILE, type Bounds, type Point } from "./cells";

/** What a finger needs, in pixels of the screen. */
export const FINGER = 44;
const RING = 14.5;
const SMALLEST_RING = 13;
const SIGN = 11;
const [SMALLEST_SIGN, LARGEST_SIGN] = [9, 22];
const ROUNDS = 400;
const SLACK = 1.004;
const GOLDEN = 2.399963;
const GRAIN = 5;
const FAR = 5;

/** How large a spot is drawn at a scale, in the picture's units. */
export const ringAt = (scale: number): number => Math.max(RING, SMALLEST_RING / scale);

/** How far the middles of two spots are apart at least. */
export const apartAt = (scale: number): number => Math.max(FINGER / scale, 2 * RING + 3);

/** A disc that no spot may lie over. */
export interface Disc {
  middle: Point;
  radius: number;
}

/** The sign that a tile can be turned, in its upper right corner. */
export function turnSignAt(x: number, y: number, scale: number): Disc {
  const radius = Math.min(LARGEST_SIGN, Math.max(SIGN, SMALLEST_SIGN / scale));
  return { middle: [x + TILE - radius - 2, y + radius + 2], radius };
}

/**
 * Where spots are drawn so that no two of them, nor a spot and a disc, overlap: at their anchors where there is room,
 * else as near as can be, inside the bounds if that is possible.
 */
export function spread(anchors: readonly Point[], discs: readonly Disc[], apart: number, within?: Bounds): Point[] {
  const places = anchors.map(([x, y]): [number, number] => [x, y]);
  const bounds = within && anchors.every((anchor) => isNear(anchor, within)) ? within : null;
  if (bounds) for (const place of places) hold(place, bounds);
  for (let round = 0; round < ROUNDS; round++) if (!pushApart(places, discs, apart, bounds)) return places;
  if (!bounds) return places;
  return seated(anchors, discs, apart, bounds) ?? spread(anchors, discs, apart);
}

const away = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** In a corner, where pushing does not help: one after the other takes the nearest place that is still free. */
function seated(anchors: readonly Point[], discs: readonly Disc[], apart: number, within: Bounds): Point[] | null {
  const seats = seatsNear(anchors, apart, within).filter((seat) =>
    discs.every(({ middle, radius }) => away(seat, middle) >= radius + apart / 2),
  );
  const taken: Point[] = [];
  for (const anchor of anchors) {
    const free = seats.filter((seat) => taken.every((other) => away(seat, other) >= apart));
    if (!free.length) return null;
    taken.push(free.reduce((best, seat) => (away(seat, anchor) < away(best, anchor) ? seat : best)));
  }
  return taken;
}

/** A narrow grid of places inside the bounds, not too far from the anchors. */
function seatsNear(anchors: readonly Point[], apart: number, { west, east, north, south }: Bounds): Point[] {
  const reach = (at: 0 | 1, low: number, high: number): number[] => {
    const middle = anchors.reduce((sum, anchor) => sum + anchor[at], 0) / anchors.length;
    const steps = Math.floor((high - low) / (apart / GRAIN));
    return Array.from({ length: steps + 1 }, (_, step) => low + (step * apart) / GRAIN).filter(
      (place) => Math.abs(place - middle) < FAR * apart,
    );
  };
  const rows = reach(1, north, south);
  return reach(0, west, east).flatMap((x) => rows.map((y): Point => [x, y]));
}

const isNear = ([x, y]: Point, { west, east, north, south }: Bounds): boolean =>
  x > west - TILE && x < east + TILE && y > north - TILE && y < south + TILE;

/** One round of pushing; false if nothing had to be pushed. */
function pushApart(places: [number, number][], discs: readonly Disc[], apart: number, within: Bounds | null): boolean {
  let pushed = false;
  places.forEach((place, at) => {
    for (const { middle, radius } of discs) {
      const [dx, dy] = short(middle, place, radius + apart / 2, at);
      place[0] += dx;
      place[1] += dy;
      pushed ||= dx !== 0 || dy !== 0;
    }
    for (const other of places.slice(at + 1)) {
      const [dx, dy] = short(place, other, apart, at);
      place[0] -= dx / 2;
      place[1] -= dy / 2;
      other[0] += dx / 2;
      other[1] += dy / 2;
      pushed ||= dx !== 0 || dy !== 0;
    }
  });
  if (within) for (const place of places) hold(place, within);
  return pushed;
}

function hold(place: [number, number], { west, east, north, south }: Bounds): void {
  place[0] = Math.max(west, Math.min(east, place[0]));
  place[1] = Math.max(north, Math.min(south, place[1]));
}

/** What is missing between two points that should be so far apart, as a push from the first to the second. */
function short([ax, ay]: Point, [bx, by]: Point, wished: number, at: number): Point {
  const away = Math.hypot(bx - ax, by - ay);
  if (away >= wished) return [0, 0];
  const missing = wished * SLACK - away;
  if (away < wished / 1000) return [Math.cos(at * GOLDEN) * missing, Math.sin(at * GOLDEN) * missing];
  return [((bx - ax) / away) * missing, ((by - ay) / away) * missing];
}
