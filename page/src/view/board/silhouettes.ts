import type { Point } from "../../logic/cells";

/** Silhouettes of the figures, drawn round 0,0, about 24 high on a tile of 100: those of the tile pictures. */
export interface Outline {
  path: string;
  face: boolean;
  letter: readonly [number, number];
  hem: number;
  size: number;
  /** The colour of a figure that belongs to nobody. */
  colour?: string;
  /** Lines of icing on it. */
  icing?: string;
  /** What is seen of a face under a helmet. */
  visor?: string;
  /** Where it lies in its own shadow. */
  shade?: string;
  /** How far from a segment's anchor it stands, so that it hides nobody. */
  aside?: Point;
}

export type Outlines = Readonly<Record<string, Outline>>;

export const PILGRIM =
  "M1.2-13.6c-1.8-.3-6.2.8-6.2 6.1 0 1.7.5 2.9 1.3 3.8-3.5 1.7-5.5 6.3-6.3 12.7q-.1 1.5 1.4 1.5h17.2" +
  "q1.5 0 1.4-1.5c-.8-6.4-2.8-11-6.3-12.7.8-.9 1.3-2.1 1.3-3.8 0-2.6-1.2-4.3-2.7-5.2.2-.7-.2-1-1.1-.9z";

export const person = (path: string, size = 1): Outline => ({ path, face: true, letter: [0, 2.2], hem: 8.2, size });
export const thing = (path: string, letter: readonly [number, number], hem: number): Outline => ({
  path,
  face: false,
  letter,
  hem,
  size: 1,
});
