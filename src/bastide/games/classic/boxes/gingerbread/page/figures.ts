import type { Changes } from "page/view/board/outlines";

export default {
  ginger: { like: "gingerbread", icing: "M-1.7-9.600v.1M1.7-9.600v.1M0-2.500v.1M0 1.200v.1", aside: [20, 6] },
} satisfies Changes;
