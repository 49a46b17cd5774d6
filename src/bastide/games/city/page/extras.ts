import type { CellAt, Side } from "page/logic/cells";
import { number, pairs, records, seat, side, type Extras } from "page/logic/read";

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

