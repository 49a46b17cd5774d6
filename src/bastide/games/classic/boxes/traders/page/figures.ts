import { person, PILGRIM, thing, type Outlines } from "page/view/board/silhouettes";

const HAMMER = "M4.8-1.2l3.3-6.3-3-1.6 2.3-4.3 7.4 3.9-2.3 4.3-2.4-1.2-3 5.8z";

export default {
  b: person(PILGRIM + HAMMER),
  p: thing(
    "M-11 .6c-.2-5.2 4-8 9.4-8 2.9 0 5.1.7 6.8 1.9l3.1-2.5.4 4c1.1.9 1.8 2 2.1 3.1l1.7.3v3.8l-2.2.7" +
      "c-.8 1.4-2 2.5-3.5 3.2v3.4h-3.4v-2.7h-6.3v2.7h-3.4v-3.9c-2.9-1.5-4.5-3.6-4.7-6z",
    [-1.5, -1],
    5,
  ),
} satisfies Outlines;
