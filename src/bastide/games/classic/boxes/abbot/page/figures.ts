import { person, PILGRIM, type Outlines } from "page/view/board/silhouettes";

const CROOK =
  "M9.5-15.5c2.8-1.6 5.6.3 5.3 3.1-.2 1.8-1.5 2.7-3 2.7v19.9h-2.2v-21.9c1.6.9 3.2 0 3.2-1.3 0-1.2-1.1-1.7-2.2-1.1z";

export default { a: person(PILGRIM + CROOK) } satisfies Outlines;
