import type { Point } from "../../logic/cells";

/** From the screen to the picture as it is seen at this moment, also while the board glides. */
export function asSeen(box: HTMLElement): DOMMatrix {
  const world = box.querySelector(".world");
  return new DOMMatrix(world ? getComputedStyle(world).transform : "").inverse();
}

/** The point of the picture that is seen at a point of the window; null beside the board. */
export function pointSeen(x: number, y: number): Point | null {
  const box = document.getElementById("board");
  const { left = 0, right = 0, top = 0, bottom = 0 } = box?.getBoundingClientRect() ?? {};
  if (!box || x < left || x > right || y < top || y > bottom) return null;
  const seen = asSeen(box).transformPoint({ x: x - left, y: y - top });
  return [seen.x, seen.y];
}
