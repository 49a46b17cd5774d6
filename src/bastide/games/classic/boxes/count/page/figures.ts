import { person, PILGRIM, type Outlines } from "page/view/board/silhouettes";

const CROWN = "M-6-9.5v-6.5l3 2.6 3-3.6 3 3.6 3-2.6v6.5z";

export default { count: { ...person(PILGRIM + CROWN, 1.15), colour: "#5b3a78" } } satisfies Outlines;
