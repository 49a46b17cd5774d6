import { drawnTiles, familyOf } from "../../families";
import { anchor, segmentAt, shapesOf } from "../../live/art";
import type { Table } from "../../live/table";
import { cellUnder, left, top, type Point } from "../../logic/cells";
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

/** The number of the thing under a point that is no feature. */
const thingUnder = ({ view: { value: view } }: Table, point: Point): number | null =>
  (view && familyOf(view.family).thingAt?.(view, point)) ?? null;

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
    const thing = thingUnder(this.table, point);
    const part = thing === null ? partUnder(this.table, point, FINGER / this.camera.look.value.scale) : null;
    this.table.aids.thing.value = thing;
    if (part) void this.table.aids.look(part);
    return thing !== null || part !== null;
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

  /** Whether the point is on a tile of the feature, or on the thing, that is looked at. */
  private isOn(point: Point): boolean {
    const { thing } = this.table.aids;
    if (thing.value !== null) return thingUnder(this.table, point) === thing.value;
    const { x, y } = cellUnder(...point);
    return this.table.aids.looked.value?.parts.some((part) => part.x === x && part.y === y) ?? false;
  }
}
