import { anchor, segmentAt, shapesOf } from "../../live/art";
import type { Table } from "../../live/table";
import { towerMiddle, trackOf } from "../../logic/castle";
import { cellUnder, left, top, type Point } from "../../logic/cells";
import { castle, drawnTiles } from "../../logic/extras";
import type { Part } from "../../protocol";
import type { Camera } from "./camera";

const FINGER = 24;
const REST = 180;

/** The part of a tile that a finger means: that of the nearest figure within its reach, else what lies under it. */
function partUnder({ view }: Table, point: Point, reach: number): Part | null {
  const seen = view.value;
  if (!seen) return null;
  const places = drawnTiles(seen).flatMap((tile) =>
    tile.figures.map(({ segment, spot }) => {
      const [px, py] = anchor(shapesOf(seen.family, tile.name, tile.facing), segment, spot);
      const away = Math.hypot(left(tile.x) + px - point[0], top(tile.y) + py - point[1]);
      return { x: tile.x, y: tile.y, segment, away };
    }),
  );
  const nearest = places.sort((one, other) => one.away - other.away)[0];
  if (nearest && nearest.away <= reach) return nearest;
  const { x, y } = cellUnder(...point);
  const tile = drawnTiles(seen).find((one) => one.x === x && one.y === y);
  const shapes = tile && shapesOf(seen.family, tile.name, tile.facing);
  const segment = shapes ? segmentAt(shapes, point[0] - left(x), point[1] - top(y)) : null;
  return segment === null ? null : { x, y, segment };
}

const TOWER = 32;

/** The number of the Castle's tower under a point. */
function towerUnder({ view }: Table, [x, y]: Point): number | null {
  if (view.value?.family !== "castle") return null;
  const extras = castle(view.value.extras);
  const places = trackOf(extras);
  const found = extras.towers.findIndex((tower) => {
    const [tx, ty] = towerMiddle(places, tower);
    return Math.hypot(tx - x, ty - y) < TOWER;
  });
  return found < 0 ? null : found;
}

/** A hand that rests on a figure or a feature looks at it. */
export class Looking {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hovering = false;

  constructor(
    private readonly table: Table,
    private readonly camera: Camera,
  ) {}

  /** Looks at what lies under a point; false if there is nothing. */
  look(point: Point): boolean {
    const tower = towerUnder(this.table, point);
    const part = tower === null ? partUnder(this.table, point, FINGER / this.camera.look.value.scale) : null;
    this.table.aids.tower.value = tower;
    if (part) void this.table.aids.look(part);
    return tower !== null || part !== null;
  }

  hover(point: Point): void {
    clearTimeout(this.timer);
    if (this.hovering && !this.isOn(point)) this.leave();
    this.timer = setTimeout(() => (this.hovering ||= this.look(point)), REST);
  }

  leave(): void {
    clearTimeout(this.timer);
    if (this.hovering) this.table.aids.unlook();
    this.hovering = false;
  }

  /** Whether the point is on a tile of the feature, or on the tower, that is looked at. */
  private isOn(point: Point): boolean {
    const { tower } = this.table.aids;
    if (tower.value !== null) return towerUnder(this.table, point) === tower.value;
    const { x, y } = cellUnder(...point);
    return this.table.aids.looked.value?.parts.some((part) => part.x === x && part.y === y) ?? false;
  }
}
