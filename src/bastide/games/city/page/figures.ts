import { person, thing, type Outlines } from "page/view/board/silhouettes";

const GUARD =
  "M0-15.5c3.2 1.8 5 4.6 5 8 0 1.7-.5 2.9-1.3 3.8 3.5 1.7 5.5 6.3 6.3 12.7q.1 1.5-1.4 1.5h-17.2q-1.5 0-1.4-1.5" +
  "c.8-6.4 2.8-11 6.3-12.7-.8-.9-1.3-2.1-1.3-3.8 0-3.4 1.8-6.2 5-8z" +
  "M10.2 11v-20.5h-1.7l2.6-6 2.6 6h-1.7v20.5z";

export default {
  guard: { ...person(GUARD), face: false },
  tower: thing("M-6.2 10.5l1.2-14h-1.6v-6.5h3.2v2.2h2v-2.2h2.8v2.2h2v-2.2h3.2v6.5h-1.6l1.2 14z", [0, 1.6], 8.6),
} satisfies Outlines;
