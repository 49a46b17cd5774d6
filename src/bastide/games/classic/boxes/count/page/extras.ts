import type { CellAt } from "page/logic/cells";
import { isRecord, number, pair, records, text, type Extras } from "page/logic/read";

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

