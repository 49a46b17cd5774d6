import { ask, gamesInOrder } from "../../api";
import { keptIn } from "../../logic/folders";
import type { Guide, GuideWords } from "../../logic/guides";
import { clamp } from "../../logic/names";
import type { Made } from "../../protocol";
import { go } from "../../router";
import { preferences } from "../../settings";

const files = import.meta.glob<GuideWords[]>("../../../../src/bastide/games/**/page/guides.*.json", {
  import: "default",
});

/** All guided games in a language, those of games first, then those of their boxes. */
export const guidesIn = (language: string): Promise<Guide[]> =>
  keptIn(files, language, [...new Set(gamesInOrder().map(({ family }) => family))]);

/** Begins a guided game. */
export async function begin(name: string): Promise<void> {
  const { slug } = await ask<Made>("POST", `/api/guides/${encodeURIComponent(name)}/play`, {
    name: clamp(preferences.value.name) || "?",
  });
  go(`/t/${slug}`);
}
