import type { ComponentType } from "preact";

import type { Bounds, CellAt, Point } from "./logic/cells";
import type { Option } from "./logic/choices";
import type { Badge } from "./logic/seats";
import type { Tile, View } from "./protocol";

export interface Drawn {
  view: View;
  badges: readonly Badge[];
}

interface Seen {
  view: View;
}

interface Looks {
  /** Tiles that show what the game looks like. */
  tiles?: readonly string[];
  /** The theme that suits it. */
  theme?: string;
}

/** What a family or a box adds to the page. Its folder `page` says so in `index.tsx`; whatever is not needed is left out. */
export interface Addition {
  /** The games of a family, in the order in which they are shown. */
  games?: Readonly<Record<string, Looks>>;
  /** Beside the board. */
  Panel?: ComponentType<Seen>;
  /** On the board, under the tiles. */
  Ground?: ComponentType<Drawn>;
  /** On the board, over the tiles. */
  Above?: ComponentType<Drawn>;
  /** Choices on the board that are no places on tiles. */
  Choices?: ComponentType<Seen>;
  /** What should be in sight, where that is more than the tiles. */
  inSight?: (view: View) => Bounds;
  /** Cells that some choices are about, though they name none. */
  placesInQuestion?: (view: View, options: readonly Option[]) => CellAt[];
  /** The kind of feature that a tile of the view shows, if it has no picture because it is a part of the board. */
  partOfBoard?: (view: View, tile: string) => string | null;
  /** The number of the thing under a point that is no feature, and what it is for. */
  thingAt?: (view: View, point: Point) => number | null;
  Thing?: ComponentType<Seen & { number: number }>;
  /** Roles of figures that lie down. */
  lying?: readonly string[];
  /** Kinds of feature: thin lines, the ground between the others, those that are never complete or held. */
  lines?: readonly string[];
  ground?: readonly string[];
  endless?: readonly string[];
  unheld?: readonly string[];
  /** Kinds of feature that the tiles around them complete. */
  centres?: readonly string[];
  /** Pieces that leave the place their choice names, each with its figure. */
  leaving?: Readonly<Record<string, string>>;
  /** Whether its tiles can be drawn by choosing cities, roads, fields and rivers for their sides. */
  drawable?: boolean;
  /** Events that the choice itself tells. */
  chosen?: readonly string[];
  /** Events at a place that is paid for though nothing closes it. */
  early?: readonly string[];
  /** Groups of words for what the server names. */
  groups?: readonly string[];
}

const found = import.meta.glob<Addition>("../../src/bastide/games/**/page/index.tsx", { eager: true, import: "default" });

const nameOf = (path: string): string => /(\w+)\/page\/index\.tsx$/.exec(path)?.[1] ?? "";
const isBox = (path: string): boolean => path.includes("/boxes/");
const named = (boxes: boolean): Map<string, Addition> =>
  new Map(Object.entries(found).flatMap(([path, one]) => (isBox(path) === boxes ? [[nameOf(path), one]] : [])));

const families = named(false);
const boxes = named(true);

export const familyOf = (name: string): Addition => families.get(name) ?? {};

/** What the family and the boxes in play add. */
export function inPlay(view: Pick<View, "family" | "boxes">): Addition[] {
  return [familyOf(view.family), ...view.boxes.flatMap((name) => boxes.get(name) ?? [])];
}

type Lists = "lines" | "ground" | "endless" | "unheld" | "centres" | "chosen" | "early" | "groups";

/** What all families and boxes together name in one of their lists. */
export function listed(list: Lists): ReadonlySet<string> {
  return new Set([...families.values(), ...boxes.values()].flatMap((one) => one[list] ?? []));
}

/** The figure that a choice about this piece takes from the place that it names. */
export function figureLeaving(piece: string | null | undefined): string | null {
  const found = [...boxes.values()].map(({ leaving }) => leaving?.[piece ?? ""]);
  return found.find(Boolean) ?? null;
}

export const looksOf = (game: string): Looks =>
  [...families.values()].map(({ games }) => games?.[game]).find(Boolean) ?? {};

/** The place of a game among those of its family; what is not named comes last. */
export function placeAmong(family: string, game: string): number {
  const names = Object.keys(familyOf(family).games ?? {});
  return names.includes(game) ? names.indexOf(game) : names.length;
}

export const partOfBoard = (view: View, tile: string): string | null =>
  familyOf(view.family).partOfBoard?.(view, tile) ?? null;

/** The tiles that have pictures; others are tiles to the rules, but parts of the board to the eye. */
export const drawnTiles = (view: View): Tile[] => view.tiles.filter(({ name }) => !partOfBoard(view, name));
