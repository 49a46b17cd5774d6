import { computed } from "@preact/signals";

import { hello } from "../../api";
import type { Point } from "../../logic/cells";
import type { FigureShape } from "../../protocol";

/** The silhouette of a figure, drawn round 0,0, about 24 high on a tile of 100: that of the pictures, told by the server. */
export interface Outline extends FigureShape {
  /** Lines of icing on it. */
  icing?: string;
  /** What is seen of a face under a helmet. */
  visor?: string;
  /** Where it lies in its own shadow. */
  shade?: string;
  /** How far from a segment's anchor it stands, so that it hides nobody. */
  aside?: Point;
}

/** What the page draws otherwise than the pictures, by figure; a piece may look like a figure of another name. */
export type Changes = Readonly<Record<string, Partial<Outline> & { like?: string }>>;

const CHANGES: Changes = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Changes>("../../../../src/bastide/games/**/page/figures.ts", { eager: true, import: "default" }),
  ),
);

/** Before the server has told what figures look like there is nothing to be seen of them. */
const NOTHING: Outline = { path: "", face: false, letter: [0, 0], hem: 0, size: 1, colour: "" };

const outlines = computed((): Readonly<Record<string, Outline>> => {
  const told: Record<string, Outline> = hello.value?.figures ?? {};
  const changed = Object.entries(CHANGES).map(([name, { like, ...change }]) => [name, { ...told[like ?? name], ...change }]);
  return { ...told, ...Object.fromEntries(changed) };
});

export const outlineOf = (figure: string): Outline => outlines.value[figure] ?? outlines.value["m"] ?? NOTHING;

/** The outline of a piece that belongs to nobody. */
export function neutralOutline(piece: string | null | undefined): Outline | null {
  const outline = piece ? outlines.value[piece] : undefined;
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
