import type { CellAt, Side } from "page/logic/cells";
import { isRecord, number, pair, pairs, records, seat, side, text, type Extras } from "page/logic/read";

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

