import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Choice, Line, Preview, State, View } from "../src/protocol";

/** What a real server sent: tests/table/recorder.py writes it down. */
export interface Recording {
  state: State & { view: View; choice: Choice };
  lines: Line[];
  previews: Record<string, Preview>;
  choices: Record<string, { choice: Choice; preview: Preview }>;
}

export type Name = "standard" | "base" | "boxes" | "winter" | "castle" | "city";
export const NAMES: readonly Name[] = ["standard", "base", "boxes", "winter", "castle", "city"];

export const recorded = (name: Name): Recording =>
  JSON.parse(readFileSync(join(import.meta.dirname, `messages/${name}.json`), "utf-8")) as Recording;
