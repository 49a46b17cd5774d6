import type { Event, Move, Part } from "../protocol";
import { t, word } from "../words";
import { asSide, type Option } from "./choices";
import type { CellAt, Side } from "./cells";

/** A place on the board: a cell, and there a side of it, or the segments of a feature that begins there. */
export interface PlaceAt extends CellAt {
  side: Side | null;
  parts: readonly Part[];
}

type Placed = Pick<Event | Move, "x" | "y" | "side" | "segment">;

/** Where something is, as data; null if it has no place on the board. */
export function placeAt({ x, y, side, segment }: Placed, parts: readonly Part[] = []): PlaceAt | null {
  if (x === null || x === undefined || y === null || y === undefined) return null;
  const own = typeof segment === "number" ? [{ x, y, segment }] : [];
  return { x, y, side: side ? asSide(side) : null, parts: parts.length ? parts : own };
}

export const placeOfEvent = (event: Event): PlaceAt | null => placeAt(event, event.parts);
export const placeOfOption = ({ move, parts }: Option): PlaceAt | null => placeAt(move, parts);

/** How a cell is called where it cannot be shown: by the headings of the text view's table. */
export const cellName = (x: number, y: number): string => t("place.cell", { x: number(x), y: number(y) });

const number = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** A direction in one letter, in the reader's language. */
export const letterOf = (facing: string): string => word("letter", facing);

/** How many tiles a feature lies on. */
export const tilesOfParts = (parts: readonly Part[]): number => new Set(parts.map(({ x, y }) => `${x}/${y}`)).size;
