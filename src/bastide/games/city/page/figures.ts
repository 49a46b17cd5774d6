import type { Changes } from "page/view/board/outlines";

export default {
  guard: { visor: "M-2.7-8.5h5.4v2.5q-1 3-2.7 3t-2.7-3zM0-8.500v4" },
  tower: { shade: "M0-17l9.5 10.5q-3.5 1.1-7 1.3z" },
} satisfies Changes;
