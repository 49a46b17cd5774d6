import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Choice, Hello, Line, Preview, State, Summary, TileShapes, View } from "../src/protocol";

/** What a real server sent: tests/table/recorder.py writes it down. */
export interface Recording {
  state: State & { view: View; choice: Choice };
  lines: Line[];
  previews: Record<string, Preview>;
  choices: Record<string, { choice: Choice; preview: Preview }>;
  /** The first step that paid points of several kinds. */
  paid?: Line;
}

/** What the catalogue offers, a tile, and somebody's tables. */
export interface Lobby {
  hello: Hello;
  tile: TileShapes;
  tables: Summary[];
}

export type Name = "standard" | "base" | "boxes" | "winter" | "castle" | "city";
export const NAMES: readonly Name[] = ["standard", "base", "boxes", "winter", "castle", "city"];

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `messages/${name}.json`), "utf-8"));

export const recorded = (name: Name): Recording => read(name) as Recording;
export const lobby = (): Lobby => read("lobby") as Lobby;
