import { thing, type Outlines } from "page/view/board/silhouettes";

const MAN =
  "M0-13.5a4.8 4.8 0 013.7 7.9l6.6-1.7a2.8 2.8 0 011.4 5.4l-6.2 2.6v3.4l4.4 5.5a2.9 2.9 0 01-4.7 3.4l-5.2-5.6" +
  "-5.2 5.6a2.9 2.9 0 01-4.7-3.4l4.4-5.5v-3.4l-6.2-2.6a2.8 2.8 0 011.4-5.4l6.6 1.7a4.8 4.8 0 013.7-7.9z";

export default {
  ginger: {
    ...thing(MAN, [0, 0], 0),
    colour: "#b5713a",
    icing: "M-1.7-9.600v.1M1.7-9.600v.1M0-2.500v.1M0 1.200v.1",
    aside: [20, 6],
  },
} satisfies Outlines;
