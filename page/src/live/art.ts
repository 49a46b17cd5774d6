import { signal } from "@preact/signals";

import { hello } from "../api";
import { listed, looksOf } from "../families";
import { spotPoint, TILE, type Point } from "../logic/cells";
import { dark, preferences } from "../settings";
import type { TileShapes } from "../protocol";

/** The theme of the pictures: the player's wish, else what suits the game and the hour. */
export function themeFor(game: string, wished: string, night: boolean, themes: readonly string[]): string {
  if (themes.includes(wished)) return wished;
  const { theme: own } = looksOf(game);
  if (own && themes.includes(own)) return own;
  if (night && themes.includes("dark")) return "dark";
  return themes[0] ?? "summer";
}

export function picture(game: string, family: string, tile: string, facing: string): string {
  return artPath(`${themeOf(game)}/${family}/${encodeURIComponent(tile)}/${facing}.svg`);
}

/** Where the server keeps a picture. */
export const artPath = (name: string): string => `/art/${hello.value?.art ?? "0"}/${name}`;

export const themeOf = (game: string): string =>
  themeFor(game, preferences.value.tiles, dark(), hello.value?.themes ?? []);

const known = signal<ReadonlyMap<string, TileShapes>>(new Map());
const asked = new Set<string>();

/** Hit areas and anchors of a tile; null until they have come. */
export function shapesOf(family: string, tile: string, facing: string): TileShapes | null {
  const art = hello.value?.art;
  const key = `${family}/${encodeURIComponent(tile)}/${facing}`;
  if (art && !asked.has(key)) void fetchShapes(art, key);
  return known.value.get(key) ?? null;
}

async function fetchShapes(art: string, key: string): Promise<void> {
  asked.add(key);
  try {
    const response = await fetch(`/art/${art}/shapes/${key}.json`);
    if (!response.ok) return;
    const shapes = (await response.json()) as TileShapes;
    known.value = new Map(known.peek()).set(key, shapes);
  } catch {
    asked.delete(key);
  }
}

const BESIDE_BUILDING: Point = [19, 13];

/** Where a figure stands in a tile: at the segment's anchor, beside a building, else where its spot suggests. */
export function anchor(shapes: TileShapes | null, segment: number | null, spot: string): Point {
  const shape = shapes?.segments.find((one) => one.segment === segment);
  if (!shapes || !shape) return spotPoint(spot);
  const scale = TILE / shapes.size;
  const [dx, dy] = shape.kind === "cloister" ? BESIDE_BUILDING : [0, 0];
  return [shape.x * scale + dx, shape.y * scale + dy];
}

const REACH_OF_LINES = 20;
let pen: CanvasRenderingContext2D | null = null;

/** The segment at a point of a tile; lines are thin, so they reach farther than they are drawn. */
export function segmentAt(shapes: TileShapes, px: number, py: number): number | null {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return null;
  const [x, y] = [(px * shapes.size) / TILE, (py * shapes.size) / TILE];
  const drawn = shapes.segments.map((shape) => ({ ...shape, outline: new Path2D(shape.path) }));
  const lines = listed("lines");
  const inside = drawn.find(({ outline }) => pen!.isPointInPath(outline, x, y));
  pen.lineWidth = (REACH_OF_LINES * shapes.size) / TILE;
  const line = drawn.find(({ kind, outline }) => lines.has(kind) && pen!.isPointInStroke(outline, x, y));
  return (inside && !listed("ground").has(inside.kind) ? inside : (line ?? inside))?.segment ?? null;
}
