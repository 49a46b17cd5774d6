import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { fitWish, freshWish } from "../src/logic/wish";
import type { Hello } from "../src/protocol";
import { freeName, plainTile, segmentsOf, SIDES, tileText, withTile, type SideKind, type TileDraft } from "../src/logic/tiles";

const file = readFileSync(new URL("../../src/bastide/games/classic/boxes/base/tiles.toml", import.meta.url), "utf-8");
const printed = new Map(
  [...file.matchAll(/\[(BG-\w+)\][\s\S]*?segments = \[([\s\S]*?)\]/g)].map(([, name, phrases]) => [
    name!,
    [...phrases!.matchAll(/"([^"]+)"/g)].map(([, phrase]) => phrase!),
  ]),
);

/** A segment whatever the order of its words. */
const loose = (phrase: string): string => {
  const [own, borders = ""] = phrase.split(" borders ");
  return `${own!.split(" ").sort().join(" ")}|${borders.split(" ").sort().join(" ")}`;
};

/** What somebody chooses who wants this tile. */
function draftOf(phrases: readonly string[]): TileDraft {
  const sides = { N: "field", E: "field", S: "field", W: "field" } as Record<(typeof SIDES)[number], SideKind>;
  for (const [kind, ...words] of phrases.map((phrase) => phrase.split(" ")))
    if (kind === "city" || kind === "road")
      for (const word of words) if (word in sides) sides[word as (typeof SIDES)[number]] = kind;
  const of = (kind: string): number => phrases.filter((phrase) => phrase.startsWith(kind)).length;
  return {
    sides,
    cities: of("city") > 1 ? "apart" : "one",
    roads: of("road") > 1 ? "end" : "one",
    middle: of("cloister") ? "cloister" : "nothing",
    shield: phrases.some((phrase) => phrase.includes("shield")),
  };
}

test.each([...printed])("the tile %s of the base game can be chosen side by side", (_, phrases) => {
  expect(segmentsOf(draftOf(phrases)).map(loose).sort()).toEqual(phrases.map(loose).sort());
});

test("a river parts fields and roads cross it", () => {
  const sides = { N: "river", E: "road", S: "river", W: "road" } as const;
  expect(segmentsOf({ ...plainTile, sides })).toEqual([
    "road E W",
    "river N S",
    "field NL WR",
    "field NR EL",
    "field ER SL",
    "field SR WL",
  ]);
});

test("of two boxes that take each other's place the one added last stays", () => {
  const box = (name: string, instead_of: string[]) => ({ name, title: name, games: ["standard"], most: 0, switches: [], instead_of });
  const game = { name: "standard", family: "a", title: "", fewest: 2, most: 5, switches: [], certainty: "", boxes: ["river", "fork", "inns"] };
  const catalogue = { grace: 0, games: [game], boxes: [box("river", []), box("fork", ["river"]), box("inns", [])] };
  const wish = freshWish(catalogue as unknown as Hello, "standard");
  const fitted = (boxes: string[]): string[] => fitWish({ ...wish, boxes }, catalogue as unknown as Hello).boxes;
  expect(fitted(["river", "inns", "fork"])).toEqual(["inns", "fork"]);
  expect(fitted(["fork", "river"])).toEqual(["river"]);
});

test("a set grows tile by tile", () => {
  const tile = tileText("M-1", 2, plainTile);
  expect(tile).toBe(
    '[M-1]\ncount = 2\nsegments = ["city N", "road E W", "field EL WR borders N", "field ER SL SR WL"]\n',
  );
  const text = withTile("", tile);
  expect(text.startsWith('set = "mine"\ntitle = "Mine"\n\n[M-1]')).toBe(true);
  expect(freeName(text)).toBe("M-2");
  expect(withTile(text, tileText("M-2", 1, plainTile)).match(/\[M-/g)).toHaveLength(2);
});

test("a garden lies beside the road, which runs on", () => {
  const draft: TileDraft = { ...plainTile, sides: { N: "field", E: "road", S: "field", W: "road" }, middle: "garden" };
  expect(segmentsOf(draft)).toEqual(["road E W", "garden", "field NL NR EL WR", "field ER SL SR WL"]);
});
