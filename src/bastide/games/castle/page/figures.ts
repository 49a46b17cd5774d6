import { thing, type Outlines } from "page/view/board/silhouettes";

export default {
  keep: thing("M-11 10.5v-16h3v2.4h2.6v-8.2h3v2.2h4.8v-2.2h3v8.2h2.6v-2.4h3v16z", [0, 1.5], 8.6),
} satisfies Outlines;
