/** Silhouettes of the figures, drawn round 0,0, about 24 high on a tile of 100: those of the tile pictures. */

const PILGRIM =
  "M1.2-13.6c-1.8-.3-6.2.8-6.2 6.1 0 1.7.5 2.9 1.3 3.8-3.5 1.7-5.5 6.3-6.3 12.7q-.1 1.5 1.4 1.5h17.2" +
  "q1.5 0 1.4-1.5c-.8-6.4-2.8-11-6.3-12.7.8-.9 1.3-2.1 1.3-3.8 0-2.6-1.2-4.3-2.7-5.2.2-.7-.2-1-1.1-.9z";
const GUARD =
  "M0-15.5c3.2 1.8 5 4.6 5 8 0 1.7-.5 2.9-1.3 3.8 3.5 1.7 5.5 6.3 6.3 12.7q.1 1.5-1.4 1.5h-17.2q-1.5 0-1.4-1.5" +
  "c.8-6.4 2.8-11 6.3-12.7-.8-.9-1.3-2.1-1.3-3.8 0-3.4 1.8-6.2 5-8z" +
  "M10.2 11v-20.5h-1.7l2.6-6 2.6 6h-1.7v20.5z";
const BRIM = "M-8.6-8.2c2.4-1.9 14.8-1.9 17.2 0 .9.9-.4 2-1.5 1.7-4-1.2-10.2-1.2-14.2 0-1.1.3-2.4-.8-1.5-1.7z";
const HAMMER = "M4.8-1.2l3.3-6.3-3-1.6 2.3-4.3 7.4 3.9-2.3 4.3-2.4-1.2-3 5.8z";
const CROWN = "M-6-9.5v-6.5l3 2.6 3-3.6 3 3.6 3-2.6v6.5z";

export interface Outline {
  path: string;
  face: boolean;
  letter: readonly [number, number];
  hem: number;
  size: number;
}

const person = (path: string, size = 1): Outline => ({ path, face: true, letter: [0, 2.2], hem: 8.2, size });
const thing = (path: string, letter: readonly [number, number], hem: number): Outline => ({
  path,
  face: false,
  letter,
  hem,
  size: 1,
});

export const OUTLINES: Record<string, Outline> = {
  m: person(PILGRIM),
  M: person(PILGRIM + BRIM, 1.28),
  b: person(PILGRIM + HAMMER),
  guard: { ...person(GUARD), face: false },
  count: person(PILGRIM + CROWN, 1.15),
  p: thing(
    "M-11 .6c-.2-5.2 4-8 9.4-8 2.9 0 5.1.7 6.8 1.9l3.1-2.5.4 4c1.1.9 1.8 2 2.1 3.1l1.7.3v3.8l-2.2.7" +
      "c-.8 1.4-2 2.5-3.5 3.2v3.4h-3.4v-2.7h-6.3v2.7h-3.4v-3.9c-2.9-1.5-4.5-3.6-4.7-6z",
    [-1.5, -1],
    5,
  ),
  keep: thing("M-11 10.5v-16h3v2.4h2.6v-8.2h3v2.2h4.8v-2.2h3v8.2h2.6v-2.4h3v16z", [0, 1.5], 8.6),
  tower: thing("M-6.2 10.5l1.2-14h-1.6v-6.5h3.2v2.2h2v-2.2h2.8v2.2h2v-2.2h3.2v6.5h-1.6l1.2 14z", [0, 1.6], 8.6),
  ginger: thing(
    "M0-13.5a4.8 4.8 0 013.7 7.9l6.6-1.7a2.8 2.8 0 011.4 5.4l-6.2 2.6v3.4l4.4 5.5a2.9 2.9 0 01-4.7 3.4l-5.2-5.6" +
      "-5.2 5.6a2.9 2.9 0 01-4.7-3.4l4.4-5.5v-3.4l-6.2-2.6a2.8 2.8 0 011.4-5.4l6.6 1.7a4.8 4.8 0 013.7-7.9z",
    [0, 0],
    0,
  ),
};

export const NEUTRAL: Record<string, string> = { count: "#5b3a78", ginger: "#b5713a" };

/** A line at the hem tells the seats apart where colour does not. */
export const HEMS: Record<string, string> = {
  plain: "",
  stripes: "M-6.5 0h13",
  dots: "M-5 0h.1M-1.7 0h.1M1.7 0h.1M5 0h.1",
  lines: "M-6-1.400h12M-6.5.900h13",
  grid: "M-5.5-1.500v3M-2.7-1.500v3M0-1.500v3M2.7-1.500v3M5.5-1.500v3",
  waves: "M-6 1.100l2-2.2 2 2.2 2-2.2 2 2.2 2-2.2 2 2.2",
};
