import { cellKey, SIDES, type CellAt, type Side } from "./cells";
import type { Followup, Move, Part, Placement } from "../protocol";

/** One thing that may be chosen, with what it would bring if that is known. */
export interface Option {
  move: Move;
  now: number[];
  end: number[];
  there: number[];
  parts: Part[];
  closes: boolean;
  goesOn: boolean;
}

export type Place = "spot" | "side" | "cell" | "bar" | "pass";

export const bare = (move: Move): Option => ({ move, now: [], end: [], there: [], parts: [], closes: false, goesOn: false });

export const weighed = ({ move, now, end, there = [], parts = [], closes = false, goes_on = false }: Followup): Option => ({
  move,
  now,
  end,
  there,
  parts,
  closes,
  goesOn: goes_on,
});

const given = (value: unknown): boolean => value !== null && value !== undefined;

/** Where a choice is drawn: on a spot of a tile, on a side, on a cell, or as a button in the bar. */
export function placeOf(move: Move): Place {
  if (move.verb === "pass") return "pass";
  if (!given(move.x) || !given(move.y)) return "bar";
  if (given(move.segment) || given(move.spot)) return "spot";
  return given(move.side) ? "side" : "cell";
}

const MOST_ON_BOARD = 16;
const MOST_ON_SIDES = 3;

/** The choices that are buttons too: those without a place on the board, and those on it if they are few. */
export function inBar(options: readonly Option[], figure: string): Option[] {
  const places = options.map(({ move }) => placeOf(move));
  const onTiles = places.filter((place) => place === "spot" || place === "cell").length;
  const onSides = places.filter((place) => place === "side").length;
  return options.filter(({ move }, at) => {
    if (places[at] === "side") return onSides <= MOST_ON_SIDES;
    if (places[at] !== "spot") return places[at] === "bar";
    return onTiles <= MOST_ON_BOARD && (!move.figure || move.figure === figure);
  });
}

export interface Spot {
  key: string;
  x: number;
  y: number;
  segment: number | null;
  spot: string;
  options: Option[];
}

/** Choices on tiles, together where they are about the same spot. */
export function spotsOf(options: readonly Option[]): Spot[] {
  const found = new Map<string, Spot>();
  for (const option of options) {
    const { move } = option;
    if (placeOf(move) !== "spot") continue;
    const [x, y, spot] = [move.x ?? 0, move.y ?? 0, move.spot ?? "C"];
    const key = `${cellKey(x, y)}.${move.segment ?? spot}`;
    const known = found.get(key) ?? { key, x, y, segment: move.segment ?? null, spot, options: [] };
    known.options.push(option);
    found.set(key, known);
  }
  return [...found.values()];
}

export interface SideChoice {
  x: number;
  y: number;
  side: Side;
  option: Option;
  /** The part of the side that is its own, from 0 to 1: half, where both ends of a wall lead to one side. */
  from: number;
  to: number;
}

/** Choices on sides of tiles: gates, walls, towers and guards, where the server says that they would stand. */
export function sidesOf(options: readonly Option[]): SideChoice[] {
  const found = options.flatMap((option) => {
    const { x, y, side } = option.move;
    return placeOf(option.move) === "side" ? [{ x: x ?? 0, y: y ?? 0, side: asSide(side), option }] : [];
  });
  return found.map((choice) => {
    const here = found.filter(({ x, y, side }) => x === choice.x && y === choice.y && side === choice.side);
    const at = here.indexOf(choice);
    return { ...choice, from: at / here.length, to: (at + 1) / here.length };
  });
}

export const asSide = (name: string | null | undefined): Side => SIDES.find((side) => side === name) ?? "N";

export const cellsOf = (options: readonly Option[]): Option[] => options.filter(({ move }) => placeOf(move) === "cell");
export const passOf = (options: readonly Option[]): Option | null =>
  options.find(({ move }) => move.verb === "pass") ?? null;

/** The cells of the board that the choices are about. */
export function placesOf(options: readonly Option[]): CellAt[] {
  const cells = cellsOf(options).map(({ move }) => ({ x: move.x ?? 0, y: move.y ?? 0 }));
  return [...spotsOf(options), ...sidesOf(options), ...cells];
}

/** The kinds of figure among the choices, in their order. */
export function figuresOf(options: readonly Option[]): string[] {
  const letters = options.flatMap(({ move }) => (move.figure && placeOf(move) === "spot" ? [move.figure] : []));
  return [...new Set(letters)];
}

/** The option of a spot for the wished figure, else its first. */
export function optionAt(spot: Spot, figure: string): Option {
  return spot.options.find(({ move }) => move.figure === figure) ?? spot.options[0]!;
}

export const tilesOf = (placements: readonly Placement[]): string[] => [...new Set(placements.map(({ tile }) => tile))];

/** The placement and turn that a move in notation means, if it is one of those offered. */
export function findPlacement(
  placements: readonly Placement[],
  move: string,
): { placement: Placement; turn: number } | null {
  for (const placement of placements) {
    const turn = placement.turns.findIndex((one) => one.move === move);
    if (turn >= 0) return { placement, turn };
  }
  return null;
}
