import { signal } from "@preact/signals";

import { hello } from "page/api";
import { artPath, themeOf } from "page/live/art";
import type { TownShapes } from "page/protocol";

/** The quarters of the town. */
export const townPicture = (game: string): string => artPath(`town/${themeOf(game)}.svg`);

const town = signal<TownShapes | null>(null);
let asked = false;

/** Where the quarters of the town lie; null until that has come. */
export function townShapes(): TownShapes | null {
  if (hello.value?.art && !asked) void fetchTown();
  return town.value;
}

async function fetchTown(): Promise<void> {
  asked = true;
  try {
    town.value = (await (await fetch(artPath("shapes/town.json"))).json()) as TownShapes;
  } catch {
    asked = false;
  }
}
