import type { Tile, View } from "../protocol";
import { SIDES, type CellAt, type Side } from "./cells";

/** What the families add to a view, read with care: what is missing is simply not drawn. */
type Extras = Record<string, unknown>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const records = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const number = (value: unknown, fallback = 0): number => (typeof value === "number" ? value : fallback);
const seat = (value: unknown): number | null => (typeof value === "number" ? value : null);
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const side = (value: unknown): Side => SIDES.find((one) => one === value) ?? "N";
const pair = (value: unknown): CellAt =>
  Array.isArray(value) ? { x: number(value[0]), y: number(value[1]) } : { x: 0, y: 0 };
const pairs = (value: unknown): CellAt[] => (Array.isArray(value) ? value.map(pair) : []);

export function hand(extras: Extras): string[] {
  const held = extras["hand"];
  if (typeof held === "string") return [held];
  return Array.isArray(held) ? held.filter((tile): tile is string => typeof tile === "string") : [];
}

export interface WallPiece extends CellAt {
  side: Side;
  piece: "gate" | "wall";
  builder: number | null;
  guard: number | null;
  tower: number | null;
}

export interface CityExtras {
  stacks: number[];
  wallsLeft: number;
  towersLeft: number[];
  wall: WallPiece[];
  barred: CellAt[];
  gap: number | null;
}

export function city(extras: Extras): CityExtras {
  return {
    stacks: Array.isArray(extras["stacks"]) ? extras["stacks"].map((one) => number(one)) : [],
    wallsLeft: number(extras["walls_left"]),
    towersLeft: Array.isArray(extras["towers_left"]) ? extras["towers_left"].map((one) => number(one)) : [],
    wall: records(extras["wall"]).map(wallPiece),
    barred: pairs(extras["barred"]),
    gap: typeof extras["gap"] === "number" ? extras["gap"] : null,
  };
}

function wallPiece(piece: Record<string, unknown>): WallPiece {
  return {
    x: number(piece["x"]),
    y: number(piece["y"]),
    side: side(piece["side"]),
    piece: piece["piece"] === "gate" ? "gate" : "wall",
    builder: seat(piece["builder"]),
    guard: seat(piece["guard"]),
    tower: seat(piece["tower"]),
  };
}

export interface CornerTower {
  scores: number[];
  column: number;
  row: number;
  wallTile: boolean;
}

export interface StartSpace {
  cell: CellAt;
  side: Side;
  feature: string;
  markets: number;
  name: string;
}

export interface WallTile {
  number: number;
  usable: boolean;
}

export interface Keep {
  tiles: number;
  cell: CellAt;
  segment: number;
}

export interface CastleExtras {
  inside: CellAt[];
  starts: StartSpace[];
  spaces: number;
  clockwise: boolean;
  towers: CornerTower[];
  wallTiles: WallTile[][];
  keeps: (Keep | null)[];
  taking: number | null;
}

export function castle(extras: Extras): CastleExtras {
  return {
    inside: pairs(extras["inside"]),
    starts: records(extras["starts"]).map((one) => ({
      cell: pair(one["cell"]),
      side: side(one["side"]),
      feature: text(one["feature"]),
      markets: number(one["markets"]),
      name: text(one["name"]),
    })),
    spaces: number(extras["spaces"], 100),
    clockwise: extras["track"] !== "counterclockwise",
    towers: records(extras["towers"]).map((one) => ({
      scores: Array.isArray(one["scores"]) ? one["scores"].map((score) => number(score)) : [],
      column: number(one["column"]),
      row: number(one["row"]),
      wallTile: one["wall_tile"] === true,
    })),
    wallTiles: (Array.isArray(extras["wall_tiles"]) ? extras["wall_tiles"] : []).map((tiles) =>
      records(tiles).map((one) => ({ number: number(one["number"]), usable: one["usable"] === true })),
    ),
    keeps: (Array.isArray(extras["keeps"]) ? extras["keeps"] : []).map((keep) =>
      isRecord(keep)
        ? { tiles: number(keep["tiles"]), cell: pair(keep["cell"]), segment: number(keep["segment"]) }
        : null,
    ),
    taking: seat(extras["taking"]),
  };
}

export interface Quarter {
  name: string;
  figures: { seat: number; figure: string }[];
}

export interface TownExtras {
  cell: CellAt;
  count: string;
  quarters: Quarter[];
}

const QUARTERS = ["castle", "market", "blacksmith", "cathedral"];

/** The Count's town, if he is in the game. */
export function town(extras: Extras): TownExtras | null {
  const found = extras["count"];
  if (!isRecord(found) || !isRecord(found["quarters"])) return null;
  const { quarters } = found as { quarters: Record<string, unknown> };
  return {
    cell: pair(found["cell"]),
    count: text(found["count"]),
    quarters: QUARTERS.map((name) => ({
      name,
      figures: records(quarters[name]).map((one) => ({
        seat: number(one["seat"]),
        figure: text(one["figure"]) || "m",
      })),
    })),
  };
}

export interface Standing extends CellAt {
  segment: number;
}

/** Where the gingerbread man is, if he is in the game and on the board. */
export function gingerbread(extras: Extras): Standing | null {
  const found = extras["gingerbread"];
  const place = isRecord(found) ? found["place"] : null;
  return isRecord(place) ? { x: number(place["x"]), y: number(place["y"]), segment: number(place["segment"]) } : null;
}

/** Goods by seat and kind, if there are any in the game. */
export function goods(extras: Extras): Record<string, number>[] {
  const traders = extras["traders"];
  return records(isRecord(traders) ? traders["goods"] : []).map((kinds) =>
    Object.fromEntries(Object.entries(kinds).map(([kind, many]) => [kind, number(many)])),
  );
}

/** The start space of the Castle that a tile of the view really is. */
export function startSpace(view: View, name: string): StartSpace | null {
  if (view.family !== "castle") return null;
  return castle(view.extras).starts.find((start) => start.name === name) ?? null;
}

/** The tiles that have pictures: the Castle's start spaces are tiles to the rules, but parts of its wall to the eye. */
export function drawnTiles(view: View): Tile[] {
  return view.family === "castle" ? view.tiles.filter(({ name }) => !startSpace(view, name)) : view.tiles;
}
