import { PILGRIM, person, type Outline, type Outlines } from "./silhouettes";

const FOLLOWER = person(PILGRIM);

/** The follower, and the figures that families and boxes keep in their folders. */
const OUTLINES: Outlines = Object.assign(
  { m: FOLLOWER },
  ...Object.values(
    import.meta.glob<Outlines>("../../../../src/bastide/games/**/page/figures.ts", { eager: true, import: "default" }),
  ),
);

export const outlineOf = (figure: string): Outline => OUTLINES[figure] ?? FOLLOWER;

/** The outline of a piece that belongs to nobody. */
export function neutralOutline(piece: string | null | undefined): Outline | null {
  const outline = piece ? OUTLINES[piece] : undefined;
  return outline?.colour ? outline : null;
}

/** A line at the hem tells the seats apart where colour does not. */
export const HEMS: Record<string, string> = {
  plain: "",
  stripes: "M-6.5 0h13",
  dots: "M-5 0h.1M-1.7 0h.1M1.7 0h.1M5 0h.1",
  lines: "M-6-1.400h12M-6.5.900h13",
  grid: "M-5.5-1.500v3M-2.7-1.500v3M0-1.500v3M2.7-1.500v3M5.5-1.500v3",
  waves: "M-6 1.100l2-2.2 2 2.2 2-2.2 2 2.2 2-2.2 2 2.2",
};
