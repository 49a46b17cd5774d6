import { SIDES, type CellAt, type Side } from "./cells";

/** What the families add to a view, read with care: what is missing is simply not drawn. */
export type Extras = Record<string, unknown>;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const records = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
export const number = (value: unknown, fallback = 0): number => (typeof value === "number" ? value : fallback);
export const seat = (value: unknown): number | null => (typeof value === "number" ? value : null);
export const text = (value: unknown): string => (typeof value === "string" ? value : "");
export const side = (value: unknown): Side => SIDES.find((one) => one === value) ?? "N";
export const pair = (value: unknown): CellAt =>
  Array.isArray(value) ? { x: number(value[0]), y: number(value[1]) } : { x: 0, y: 0 };
export const pairs = (value: unknown): CellAt[] => (Array.isArray(value) ? value.map(pair) : []);

/** The tiles that lie open in somebody's hand. */
export function hand(extras: Extras): string[] {
  const held = extras["hand"];
  if (typeof held === "string") return [held];
  return Array.isArray(held) ? held.filter((tile): tile is string => typeof tile === "string") : [];
}
