import type { KeptPlan, Move, Placement, View } from "../protocol";
import { t } from "../words";
import { moveAt, stepName } from "./describe";
import { cellName, letterOf } from "./places";

/** A tile that lies somewhere, turned so. */
export interface Laid {
  tile: string;
  facing: string;
  x: number;
  y: number;
  move: string;
}

/** Every way in which a tile may be laid. */
export const waysOf = (placements: readonly Placement[]): Laid[] =>
  placements.flatMap(({ tile, x, y, turns }) => turns.map(({ facing, move }) => ({ tile, x, y, facing, move })));

/** The tile that a step lays; null if it lays none. */
export function laidBy(moves: readonly Move[]): Laid | null {
  const found = moves.find(({ verb, tile }) => verb === "place" && tile);
  if (!found) return null;
  return { tile: found.tile!, facing: found.facing ?? "N", x: found.x ?? 0, y: found.y ?? 0, move: found.move };
}

/** Where a tile lies and how it is turned. */
export const wayName = ({ x, y, facing }: Laid): string =>
  t("plan.turned", { cell: cellName(x, y), facing: letterOf(facing) });

/** What a plan does after its tile is laid, in words; as it is written if it could not be told. */
export function planName({ told = [], moves }: KeptPlan, view: Pick<View, "game">): string {
  if (!told.length) return moves.join(" ");
  const laid = laidBy(told);
  const rest = told.filter(({ verb }) => verb !== "place" && verb !== "pass");
  const then = laid ? rest.map((move) => moveAt(move, view)) : [stepName(told, view)];
  return [...(laid ? [cellName(laid.x, laid.y)] : []), ...then].join(" · ");
}
