import { isRecord, number, records, type Extras } from "page/logic/read";

/** Goods by seat and kind, if there are any in the game. */
export function goods(extras: Extras): Record<string, number>[] {
  const traders = extras["traders"];
  return records(isRecord(traders) ? traders["goods"] : []).map((kinds) =>
    Object.fromEntries(Object.entries(kinds).map(([kind, many]) => [kind, number(many)])),
  );
}

