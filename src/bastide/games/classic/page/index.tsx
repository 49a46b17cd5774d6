import type { Addition } from "page/families";

export default {
  games: {
    standard: { tiles: ["BG-D", "BG-A", "BG-R"] },
    base: { tiles: ["BG-E", "BG-V", "BG-C"] },
    winter: { tiles: ["WE-Z01", "WE-A", "WE-R"], theme: "winter" },
  },
  lying: ["farmer"],
  drawable: true,
  lines: ["road", "river"],
  ground: ["field"],
  endless: ["field", "river", "town"],
  unheld: ["river", "town"],
  centres: ["cloister"],
} satisfies Addition;
