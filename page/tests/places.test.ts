import { beforeEach, expect, test } from "vitest";

import { weighed } from "../src/logic/choices";
import { answerName, describe as tell, othersThere } from "../src/logic/describe";
import { gainsTexts } from "../src/logic/gains";
import { lineTexts, toldBy } from "../src/logic/log";
import { letterOf, placeOfEvent, placeOfOption } from "../src/logic/places";
import { LANGUAGES, useWords, wordsOf } from "../src/words";
import { NAMES, recorded } from "./messages";

const CODE = /-?\d+,-?\d+|\b[NESW][LR]\b|\w[<>]\w|\w@/;
const telling = (game: string) => ({ name: (seat: number | null | undefined) => ["Ada", "Bruno"][seat ?? 0]!, game });

beforeEach(async () => useWords("en", await wordsOf("en")));

test("every event of the log that has a place leads there", () => {
  for (const name of NAMES) {
    const { lines, state } = recorded(name);
    const parts = lines.flatMap((line) => toldBy(line, telling(state.view.game)));
    const placed = parts.filter(({ events }) => events.some(({ kind }) => kind === "placed" || kind === "put"));
    expect(placed.length, name).toBeGreaterThan(0);
    for (const { events } of placed) expect(events.map(placeOfEvent)).not.toContain(null);
  }
});

test("neither the log nor the choices tell a place by a code, in all languages", async () => {
  for (const language of LANGUAGES) {
    useWords(language, await wordsOf(language));
    for (const name of NAMES) {
      const { lines, state, choices, previews } = recorded(name);
      const options = [...Object.values(previews), ...Object.values(choices).map(({ preview }) => preview)].flatMap(
        ({ options: all }) => all.map(weighed),
      );
      const texts = [
        ...lines.flatMap((line) => lineTexts(line, { ...telling(state.view.game), cells: true })),
        ...options.flatMap((option) => [answerName(option, state.view), tell(option, state.view)]),
      ];
      for (const text of texts) expect(text, `${name}, ${language}`).not.toMatch(CODE);
    }
  }
});

test("directions have the letters of the language", async () => {
  expect([..."NESW"].map(letterOf).join("")).toBe("NESW");
  useWords("fr", await wordsOf("fr"));
  expect([..."NESW"].map(letterOf).join("")).toBe("NESO");
});

test("where the gingerbread man may go is a whole city, told by its size", () => {
  const { choices, state } = recorded("winter");
  for (const option of choices["ginger"]!.preview.options.map(weighed)) {
    expect(placeOfOption(option)!.parts).toEqual(option.parts);
    expect(answerName(option, state.view)).toMatch(/^City, \d+ tiles?$/);
  }
});

test("what is paid is told feature by feature, to everybody", () => {
  const gains = { seat: 0, names: ["Ada", "Bruno"], game: "standard" };
  const city = { kind: "scored", move: "", what: "city", x: 1, y: 0, segment: 0 };
  const events = [
    { ...city, seat: 0, amount: 4 },
    { ...city, seat: 1, amount: 4 },
    { kind: "scored", move: "", what: "gingerbread", seat: 1, amount: 9 },
  ];
  expect(gainsTexts(events, [4, 13], gains)).toEqual([
    "closes the city: you +4 and Bruno +4",
    "gingerbread man: Bruno +9",
  ]);
  expect(gainsTexts([...events, { kind: "over", move: "" }], [4, 13], gains)).toEqual([
    "the game ends: you +4 and Bruno +13",
  ]);
});

test("an abbot who comes home closes nothing, and his answer is not the place that he leaves", () => {
  const gains = { seat: 0, names: ["Ada", "Bruno"], game: "standard" };
  const garden = { move: "", what: "garden", x: 1, y: 0, segment: 1, seat: 0 };
  const scored = { ...garden, kind: "scored", amount: 4 };
  expect(gainsTexts([{ ...garden, kind: "came-home" }, scored], [4, 0], gains)).toEqual(["garden: you +4"]);
  expect(gainsTexts([scored], [4, 0], gains)).toEqual(["surrounds the garden: you +4"]);
  const move = { move: "abbot<1,0.C", verb: "choose", piece: "abbot", x: 1, y: 0, segment: 1, spot: "C", feature: "garden" };
  const option = weighed({ move, now: [4, 0], end: [0, 0], there: [1, 0], parts: [{ x: 1, y: 0, segment: 1 }] });
  expect(answerName(option, { game: "standard" })).toBe("The abbot comes home");
  expect(othersThere(option)).toBe(0);
});
