import type { Point } from "../../logic/cells";
import type { Camera } from "./camera";

export interface Touches {
  /** The point of the picture that is seen there at this moment. */
  seen: (x: number, y: number) => Point;
  /** The board is about to be moved by hand: it stops where it is seen. */
  grab: () => void;
  /** A tap means what was seen when the finger came down; it may land elsewhere if the board has moved since. */
  tap: (point: Point, target: Element, landed: Element) => void;
  /** A finger taps again where it tapped before: true if that was meant for the tile, whatever lies over it now. */
  again: () => boolean;
  hover: (point: Point) => void;
  leave: () => void;
  hold: (point: Point) => void;
  wheel: (point: Point, down: boolean) => boolean;
}

/** What a pointer met: a point of the picture and the element that lay there. */
interface Seen {
  point: Point;
  target: Element;
}

const SLACK = 8;
const HOLD = 480;

/** One finger or the mouse drags, two fingers zoom, a tap chooses, a long press looks closer. */
export function listen(box: HTMLElement, camera: Camera, touches: Touches): () => void {
  const down = new Map<number, PointerEvent>();
  let dragged = false;
  let tapped: [number, number] | null = null;
  let start: PointerEvent | null = null;
  let pressed: Seen | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const inside = (event: MouseEvent): [number, number] => {
    const corner = box.getBoundingClientRect();
    return [event.clientX - corner.left, event.clientY - corner.top];
  };
  const seenBy = (event: MouseEvent): Seen => ({
    point: touches.seen(...inside(event)),
    target: event.target as Element,
  });
  const press = (event: PointerEvent): void => {
    down.set(event.pointerId, event);
    dragged = down.size > 1;
    if (dragged) touches.grab();
    start = event;
    pressed = seenBy(event);
    clearTimeout(timer);
    if (event.pointerType !== "mouse" && down.size === 1) timer = setTimeout(held, HOLD);
  };
  const held = (): void => {
    if (dragged || !down.size || !pressed) return;
    dragged = true;
    touches.hold(pressed.point);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && !event.buttons) down.delete(event.pointerId);
    const before = down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") touches.hover(seenBy(event).point);
      return;
    }
    if (down.size === 2) pinch(event, before);
    else drag(event, before);
    if (dragged) down.set(event.pointerId, event);
  };
  const drag = (event: PointerEvent, before: PointerEvent): void => {
    if (!dragged && start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLACK) return;
    if (!dragged) box.setPointerCapture(event.pointerId);
    if (!dragged) touches.grab();
    dragged = true;
    clearTimeout(timer);
    camera.pan(event.clientX - before.clientX, event.clientY - before.clientY);
  };
  const pinch = (event: PointerEvent, before: PointerEvent): void => {
    const other = [...down.values()].find((one) => one.pointerId !== event.pointerId);
    if (!other) return;
    const apart = (one: PointerEvent): number => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const [x, y] = inside(event);
    const [ox, oy] = inside(other);
    camera.pan((event.clientX - before.clientX) / 2, (event.clientY - before.clientY) / 2);
    if (apart(before) > 0) camera.zoom(apart(event) / apart(before), (x + ox) / 2, (y + oy) / 2);
  };
  const release = (event: PointerEvent): void => {
    clearTimeout(timer);
    down.delete(event.pointerId);
  };
  const repeated = (event: MouseEvent): void => {
    const [x, y] = inside(event);
    const near = tapped !== null && Math.hypot(x - tapped[0], y - tapped[1]) < 2 * SLACK;
    tapped = [x, y];
    if (!near || dragged || start?.pointerType === "mouse" || !touches.again()) return;
    event.stopPropagation();
    dragged = false;
  };
  const click = (event: MouseEvent): void => {
    const byHand = (event as PointerEvent).pointerId === start?.pointerId;
    const { point, target } = (byHand && pressed) || seenBy(event);
    const still = !dragged;
    dragged = false;
    if (still) touches.tap(point, target, event.target as Element);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    if (touches.wheel(seenBy(event).point, event.deltaY > 0)) return;
    touches.grab();
    camera.zoom(Math.exp(-event.deltaY * 0.0016), ...inside(event));
  };
  const menu = (event: MouseEvent): void => {
    event.preventDefault();
    if (start?.pointerType === "mouse") touches.hold(seenBy(event).point);
  };

  const pairs = {
    pointerdown: press,
    pointermove: move,
    pointerup: release,
    pointercancel: release,
    pointerleave: touches.leave,
    click,
    contextmenu: menu,
  };
  for (const [name, handler] of Object.entries(pairs)) box.addEventListener(name, handler as EventListener);
  box.addEventListener("click", repeated, { capture: true });
  box.addEventListener("wheel", wheel, { passive: false });
  return () => {
    clearTimeout(timer);
    for (const [name, handler] of Object.entries(pairs)) box.removeEventListener(name, handler as EventListener);
    box.removeEventListener("click", repeated, { capture: true });
    box.removeEventListener("wheel", wheel);
  };
}
