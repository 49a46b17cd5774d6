import type { Addition } from "page/families";

export default {
  games: { skeleton: { tiles: ["SK-01", "SK-02", "SK-03"] } },
  lines: ["road"],
  ground: ["field"],
  endless: ["field"],
} satisfies Addition;
