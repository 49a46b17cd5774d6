import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeEach, expect, test } from "vitest";

import { describe as tell, moveName, passName } from "../src/logic/describe";
import { lineTexts, partsText } from "../src/logic/log";
import { bare, weighed } from "../src/logic/choices";
import { tileText } from "../src/logic/tiletext";
import { chooseLanguage, count, LANGUAGES, languageOf, nameOfLanguage, t, useWords, word, wordsOf } from "../src/words";
import type { Move, View } from "../src/protocol";

const GAMES = join(import.meta.dirname, "../../src/bastide/games");
const en = await wordsOf("en");
const fr = await wordsOf("fr");

beforeEach(() => useWords("en", en));

test("all languages have the same files with the same words", () => {
  const files = [join(import.meta.dirname, "../src/words"), GAMES].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf-8" })
      .filter((name) => name.endsWith(".json"))
      .map((name) => join(folder, name)),
  );
  const shapes = LANGUAGES.map((code) =>
    files
      .filter((path) => languageOf(path) === code)
      .sort()
      .map((path) => [path.slice(0, -`${code}.json`.length), shapeOf(JSON.parse(readFileSync(path, "utf-8")))]),
  );
  expect(shapes.length).toBeGreaterThan(1);
  for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  const keys = shapes[0]!.flatMap(([path, names]) => (String(path).endsWith("rules.") ? [] : (names as string[])));
  expect(new Set(keys).size, "no word stands in two files").toBe(keys.length);
});

/** The words of a file by their keys, or the chapters of rules by their names and lengths. */
function shapeOf(content: Record<string, string> | { name: string; parts: { lines: string[] }[] }[]): unknown[] {
  if (!Array.isArray(content)) return Object.keys(content);
  return content.map(({ name, parts }) => [name, parts.map(({ lines }) => lines.length)]);
}

test("languages say what they are called", () => {
  expect(["en", "fr"].map(nameOfLanguage)).toEqual(["English", "français"]);
});

test("all languages have the same places in their words", async () => {
  const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).sort();
  for (const words of await Promise.all(LANGUAGES.map(wordsOf)))
    for (const key of Object.keys(en)) expect(places(words[key]!), key).toEqual(places(en[key]!));
});

test("no word is empty", async () => {
  for (const words of await Promise.all(LANGUAGES.map(wordsOf)))
    for (const [key, text] of Object.entries(words)) expect(text.trim(), key).not.toBe("");
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : /\.tsx?$/.test(entry.name) ? [readFileSync(path, "utf-8")] : [];
  });
}

test("every sentence that the page says is in the files, and the other way round", () => {
  const text = [join(import.meta.dirname, "../src"), GAMES].flatMap(sources).join("\n");
  const groups = [...text.matchAll(/(?:word|hasWord)\(["`](\w+)/g)].map((match) => match[1]!);
  const said = (key: string): boolean => {
    const stem = key.replace(/\.(one|other)$/, "");
    return text.includes(`"${key}"`) || text.includes(`"${stem}"`) || groups.includes(key.split(".")[0]!);
  };
  const dynamic = /^(tab|log|quarter|end|walltile|kind|goods|figures?|move)\./;
  expect(Object.keys(en).filter((key) => !said(key) && !dynamic.test(key))).toEqual([]);
});

test("the browser's languages decide, the player's wish before them", () => {
  expect(chooseLanguage("auto", ["xx-YY", "fr-CA", "en"])).toBe("fr");
  expect(chooseLanguage("auto", ["xx"])).toBe("en");
  expect(chooseLanguage("en", ["fr"])).toBe("en");
});

test("numbers bend words, games have their own", () => {
  expect(count("players", 1)).toBe("1 player");
  expect(count("players", 3)).toBe("3 players");
  useWords("fr", fr);
  expect(count("players", 0)).toBe("0 joueur");
  expect(word("figure", "m", "castle")).toBe("sujet");
  expect(word("figure", "m", "winter")).toBe("partisan");
  expect(word("role", "thief", "base")).toBe("Brigand");
  expect(word("role", "thief", "winter")).toBe("Voleur");
  expect(word("role", "new_role")).toBe("new role");
});

const view = { game: "standard", turn: 0 } as View;
const move = (text: string, verb: string, parts: Partial<Move> = {}): Move => ({ move: text, verb, ...parts });

test("choices are described with what they bring", () => {
  const knight = weighed({
    move: move("m>N", "put", { x: 1, y: 0, figure: "m", role: "knight", spot: "N", segment: 0 }),
    now: [8, 0],
    end: [8, 0],
    there: [0, 1],
    closes: true,
  });
  expect(tell(knight, view)).toBe("Knight, north, +8 now, 1 figure is there");
  expect(moveName(move("count>market", "choose", { piece: "count", name: "market" }), view)).toBe(
    "The Count to the market",
  );
  expect(moveName(move("gate>2,1.N", "build", { piece: "gate", x: 2, y: 1, side: "N" }), view)).toBe(
    "The gate here",
  );
  expect(passName([bare(move("guard", "build", { piece: "guard" })), bare(move("-", "pass"))], "city")).toBe("No guard");
  expect(passName([knight, bare(move("-", "pass"))], "standard")).toBe("No follower");
});

test("the log tells a step", () => {
  const telling = { name: (seat: number | null | undefined) => ["Ada", "Bruno"][seat ?? 0]!, game: "standard" };
  const events = [
    { kind: "placed", move: "", seat: 0, x: 1, y: 0 },
    { kind: "put", move: "", seat: 0, what: "m", role: "knight", x: 1, y: 0 },
    { kind: "scored", move: "", seat: 1, what: "road", amount: 4 },
    { kind: "drawn", move: "", what: "BG-E" },
  ];
  expect(lineTexts({ number: 1, time: 0, kind: "played", seat: 0, step: 1, events }, telling)).toEqual([
    "lays a tile, knight",
    "Bruno +4 (road)",
  ]);
  expect(lineTexts({ number: 2, time: 0, kind: "resigned", seat: 1 }, telling)).toEqual(["Bruno gives up."]);
});

test("points are told by their parts, a single one in the singular", () => {
  const points = { tiles: [3, 6], shields: [1, 2], inn: [1, 0] } as Record<string, [number, number]>;
  expect(partsText({ kind: "scored", move: "", points })).toBe("3 tiles +6, 1 shield +2");
});

test("a tile is told in words", () => {
  const segment = (kind: string, ports: string[], marks: Record<string, number> = {}) => ({
    segment: 0,
    kind,
    path: "",
    x: 0,
    y: 0,
    ports,
    marks,
  });
  const shapes = {
    tile: "BG-D",
    facing: "N",
    size: 100,
    segments: [segment("city", ["NL", "N", "NR"], { shield: 1 }), segment("road", ["E", "W"]), segment("field", ["S"])],
  };
  expect(tileText(shapes)).toBe("city + shield north, road east–west");
  expect(tileText(null)).toBe("a tile");
  expect(t("pass")).toBe("Pass");
});
