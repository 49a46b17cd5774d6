import { signal, type Signal } from "@preact/signals";

import { hello } from "../api";
import { listed, looksOf } from "../families";
import { spotPoint, TILE, type Point } from "../logic/cells";
import { FLAT } from "../logic/seasons";
import { wishedNight, wishedSeason } from "../settings";
import type { PieceShapes, TileShapes } from "../protocol";

/** The theme of the pictures: the season that the game is printed in, else the one that is wished for, by day or by night. */
export function themeFor(game: string, season: string, night: boolean, themes: readonly string[]): string {
  if (season === FLAT && themes.includes(FLAT)) return FLAT;
  const day = [looksOf(game).theme, season].find((name) => name && themes.includes(name)) ?? themes[0] ?? "summer";
  return (night && [`${day}-night`, "dark"].find((name) => themes.includes(name))) || day;
}

/** The table that is shown, if it is played with tiles of its own: then it has their pictures. */
export const ownTable = signal<string | null>(null);

const ownPath = (slug: string, name: string): string => `/api/tables/${slug}/art/${hello.value?.art ?? "0"}/${name}`;

export function picture(game: string, family: string, tile: string, facing: string, variant = 0): string {
  const name = `${encodeURIComponent(tile)}/${facing}.svg${variant ? `?variant=${variant}` : ""}`;
  if (ownTable.value) return ownPath(ownTable.value, `${themeOf(game)}/${name}`);
  return artPath(`${themeOf(game)}/${family}/${name}`);
}

/** Where the server keeps a picture. */
export const artPath = (name: string): string => `/art/${hello.value?.art ?? "0"}/${name}`;

export const themeOf = (game: string): string =>
  themeFor(game, wishedSeason(), wishedNight(), hello.value?.themes ?? []);

/** What a board of a game lies on: by day as its season is, by night dark. */
export const groundOf = (game: string): string => (/dark|night/.test(themeOf(game)) ? "night" : themeOf(game));

/** Each of the shapes by itself: what comes concerns only those who have asked for it. */
const known = new Map<string, Signal<unknown>>();
const asked = new Set<string>();

function knownAt(path: string): Signal<unknown> {
  const shapes = known.get(path) ?? signal<unknown>(null);
  known.set(path, shapes);
  return shapes;
}

/** Shapes that the server tells; null until they have come. */
function told<Shapes>(path: string): Shapes | null {
  if (hello.value && !asked.has(path)) void fetchShapes(path);
  return knownAt(path).value as Shapes | null;
}

/** Hit areas and anchors of a tile; null until they have come. */
export function shapesOf(family: string, tile: string, facing: string): TileShapes | null {
  const name = `${encodeURIComponent(tile)}/${facing}.json`;
  const slug = ownTable.value;
  return told(slug ? ownPath(slug, `shapes/${name}`) : artPath(`shapes/${family}/${name}`));
}

/** The picture of a piece of a board, and where it and the places on it lie; null until that has come. */
export const piecePicture = (game: string, piece: string): string => artPath(`${piece}/${themeOf(game)}.svg`);
export const pieceShapes = (piece: string): PieceShapes | null => told(artPath(`shapes/${piece}.json`));

export function placeOn(shapes: PieceShapes, name: string): Point {
  const { x, y } = shapes.places.find((one) => one.name === name) ?? { x: 0, y: 0 };
  return [x, y];
}

async function fetchShapes(path: string): Promise<void> {
  asked.add(path);
  try {
    const response = await fetch(path);
    if (!response.ok) return;
    knownAt(path).value = await response.json();
  } catch {
    asked.delete(path);
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
