import type { Changes } from "page/view/board/outlines";

export default { count: { size: 1.15 } } satisfies Changes;
