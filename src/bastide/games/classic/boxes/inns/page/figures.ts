import { person, PILGRIM, type Outlines } from "page/view/board/silhouettes";

const BRIM = "M-8.6-8.2c2.4-1.9 14.8-1.9 17.2 0 .9.9-.4 2-1.5 1.7-4-1.2-10.2-1.2-14.2 0-1.1.3-2.4-.8-1.5-1.7z";

export default { M: person(PILGRIM + BRIM, 1.28) } satisfies Outlines;
