import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeEach, expect, test } from "vitest";

import { searched } from "../src/logic/rules";
import { describe as tell, moveName, passName } from "../src/logic/describe";
import { lineTexts, partsText } from "../src/logic/log";
import { weighed } from "../src/logic/choices";
import { tileText } from "../src/logic/tiletext";
import { chooseLanguage, count, LANGUAGES, languageOf, nameOfLanguage, t, useWords, word, wordsOf } from "../src/words";
import { lobby, recorded, type Name } from "./messages";

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
  const keys = shapes[0]!.flatMap(([path, names]) => (/(rules|guides)\.$/.test(String(path)) ? [] : (names as string[])));
  expect(new Set(keys).size, "no word stands in two files").toBe(keys.length);
});

test("the words that the page loads are those of its files, each under its own key", () => {
  const own = (code: string): unknown =>
    JSON.parse(readFileSync(join(import.meta.dirname, `../src/words/${code}.json`), "utf-8"));
  expect(en).toMatchObject(own("en") as object);
  expect(fr).toMatchObject(own("fr") as object);
});

interface Listed {
  name: string;
  parts?: { lines: string[] }[];
  steps?: object[];
}

/** The words of a file by their keys, or the chapters of rules and the guided games by their names and lengths. */
function shapeOf(content: Record<string, string> | Listed[]): unknown[] {
  if (!Array.isArray(content)) return Object.keys(content);
  return content.map(({ name, parts, steps }) => [name, parts?.map(({ lines }) => lines.length), steps?.length]);
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

/** What may be chosen in a recorded position, each with what it brings. */
const options = (name: Name, kind: string) => recorded(name).choices[kind]!.preview.options.map(weighed);
const told = (name: Name, kind: string) => options(name, kind).map((option) => tell(option, recorded(name).state.view));

test("choices are described with what they bring", () => {
  expect(told("winter", "put")).toEqual([
    "Knight, south, +6 now",
    "Thief, north, ≈ +1 if it ended now",
    "Farmer, north, west half, ≈ +3 if it ended now",
    "Farmer, north, east half",
    "Pass",
  ]);
  expect(told("boxes", "count")[0]).toBe("The Count to the market");
  const [gate] = recorded("city").choices["gate"]!.choice.others;
  expect(moveName(gate!, recorded("city").state.view)).toBe("The gate here");
  expect(passName(options("city", "guard"), "city")).toBe("No guard");
  expect(passName(options("standard", "put"), "standard")).toBe("No follower");
  const [knight] = options("winter", "put");
  expect(tell({ ...knight!, there: [0, 1] }, recorded("winter").state.view)).toContain("1 figure is there");
});

test("the log tells a step", () => {
  const name = (seat: number | null | undefined) => ["Ada", "Bruno"][seat ?? 0]!;
  const lines = recorded("standard").lines.map((line) => lineTexts(line, { name, game: "standard" }).join());
  expect(lines.slice(1, 6)).toEqual([
    "Ada sat down.",
    "Bruno sat down.",
    "The game begins.",
    "lays a tile",
    "passes",
  ]);
  expect(lines).toContain("monk");
  expect(lineTexts(recorded("castle").paid!, { name, game: "castle" })).toEqual([
    "Bruno +6 (path: 3 tiles +3, well +3)",
  ]);
});

test("points are told by their parts: what is counted with its number, a single one in the singular", () => {
  const scored = recorded("castle").paid!.events!.find(({ kind }) => kind === "scored")!;
  expect(partsText(scored)).toBe("3 tiles +3, well +3");
  const points = { tiles: [3, 6], shields: [1, 2], inn: [1, 0] } as Record<string, [number, number]>;
  expect(partsText({ ...scored, points })).toBe("3 tiles +6, 1 shield +2");
});

test("a tile is told in words", () => {
  expect(tileText(lobby().tile)).toBe("city + shield north–west, road east–south");
  expect(tileText(null)).toBe("a tile");
  expect(t("pass")).toBe("Pass");
});

test("the rules are found with any apostrophe and without accents", () => {
  const part = { title: "L’abbé", lines: ["Il rentre."] };
  const chapters = [{ name: "abbot", title: "L’abbé", parts: [part] }] as unknown as Parameters<typeof searched>[0];
  for (const wanted of ["l'abbe", "L’ABBÉ", "rentre"]) expect(searched(chapters, wanted)).toHaveLength(1);
  expect(searched(chapters, "l'hôte")).toHaveLength(0);
});
