import { person, thing, type Outlines } from "page/view/board/silhouettes";

const GUARD =
  "M0-15.5c3.2 1.8 5 4.6 5 8 0 1.7-.5 2.9-1.3 3.8 3.5 1.7 5.5 6.3 6.3 12.7q.1 1.5-1.4 1.5h-17.2q-1.5 0-1.4-1.5" +
  "c.8-6.4 2.8-11 6.3-12.7-.8-.9-1.3-2.1-1.3-3.8 0-3.4 1.8-6.2 5-8z" +
  "M10.2 11v-20.5h-1.7l2.6-6 2.6 6h-1.7v20.5z";

const TOWER =
  "M-7 10.5v-12.5h-1.5v-4.5h17v4.5h-1.5v12.5q-7 2.4-14 0zM-9.5-6.5l9.5-10.5 9.5 10.5q-9.5 3-19 0z";

export default {
  guard: { ...person(GUARD), face: false, visor: "M-2.7-8.5h5.4v2.5q-1 3-2.7 3t-2.7-3zM0-8.5v4" },
  tower: {
    ...thing(TOWER, [0, 3.6], 9.6),
    shade: "M0-17l9.5 10.5q-3.5 1.1-7 1.3z",
  },
} satisfies Outlines;
