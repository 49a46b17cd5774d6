import type { CellAt } from "page/logic/cells";
import { isRecord, number, type Extras } from "page/logic/read";

export interface Standing extends CellAt {
  segment: number;
}

/** Where the gingerbread man is, if he is in the game and on the board. */
export function gingerbread(extras: Extras): Standing | null {
  const found = extras["gingerbread"];
  const place = isRecord(found) ? found["place"] : null;
  return isRecord(place) ? { x: number(place["x"]), y: number(place["y"]), segment: number(place["segment"]) } : null;
}

