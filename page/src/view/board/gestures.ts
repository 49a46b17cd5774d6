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
  again: (point: Point) => boolean;
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
/** Taps nearer than this, in pixels, are taps at the same place. */
export const SAME = 16;
const HOLD = 480;

type Handler = (event: never) => void;

/** One finger or the mouse drags, two fingers zoom, a tap chooses, a long press looks closer. */
class Gestures {
  private readonly down = new Map<number, PointerEvent>();
  private dragged = false;
  private tapped: Point | null = null;
  private start: PointerEvent | null = null;
  private pressed: Seen | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly box: HTMLElement,
    private readonly camera: Camera,
    private readonly touches: Touches,
  ) {}

  readonly press = (event: PointerEvent): void => {
    this.down.set(event.pointerId, event);
    this.dragged = this.down.size > 1;
    if (this.dragged) this.touches.grab();
    this.start = event;
    this.pressed = this.seenBy(event);
    this.rest();
    if (event.pointerType !== "mouse" && this.down.size === 1) this.timer = setTimeout(this.held, HOLD);
  };

  readonly move = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && !event.buttons) this.down.delete(event.pointerId);
    const before = this.down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") this.touches.hover(this.seenBy(event).point);
      return;
    }
    if (this.down.size === 2) this.pinch(event, before);
    else this.drag(event, before);
    if (this.dragged) this.down.set(event.pointerId, event);
  };

  readonly release = (event: PointerEvent): void => {
    this.rest();
    this.down.delete(event.pointerId);
  };

  /** Before anybody else hears of a click: it may be meant for the tile, whatever lies over it now. */
  readonly repeated = (event: MouseEvent): void => {
    const place = this.inside(event);
    const near = this.tapped !== null && apart(place, this.tapped) < SAME;
    const finger = near && !this.dragged && this.start?.pointerType !== "mouse";
    if (finger && this.touches.again(this.seenBy(event).point)) event.stopPropagation();
    else this.tapped = place;
  };

  readonly click = (event: MouseEvent): void => {
    const byHand = (event as PointerEvent).pointerId === this.start?.pointerId;
    const { point, target } = (byHand && this.pressed) || this.seenBy(event);
    const still = !this.dragged;
    this.dragged = false;
    if (still) this.touches.tap(point, target, event.target as Element);
  };

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    if (this.touches.wheel(this.seenBy(event).point, event.deltaY > 0)) return;
    this.touches.grab();
    this.camera.zoom(Math.exp(-event.deltaY * 0.0016), ...this.inside(event));
  };

  readonly menu = (event: MouseEvent): void => {
    event.preventDefault();
    if (this.start?.pointerType === "mouse") this.touches.hold(this.seenBy(event).point);
  };

  readonly leave = (): void => this.touches.leave();

  /** Nobody waits for a long press any more. */
  rest(): void {
    clearTimeout(this.timer);
  }

  private readonly held = (): void => {
    if (this.dragged || !this.down.size || !this.pressed || !this.start) return;
    this.dragged = true;
    pressesNothing(this.start.pointerId);
    this.touches.hold(this.pressed.point);
  };

  private drag(event: PointerEvent, before: PointerEvent): void {
    if (!this.dragged) {
      if (this.start && apart(onScreen(event), onScreen(this.start)) < SLACK) return;
      this.box.setPointerCapture(event.pointerId);
      this.touches.grab();
    }
    this.dragged = true;
    this.rest();
    this.camera.pan(event.clientX - before.clientX, event.clientY - before.clientY);
  }

  private pinch(event: PointerEvent, before: PointerEvent): void {
    const other = [...this.down.values()].find((one) => one.pointerId !== event.pointerId);
    if (!other) return;
    const [was, is] = [apart(onScreen(before), onScreen(other)), apart(onScreen(event), onScreen(other))];
    const [x, y] = this.inside(event);
    const [ox, oy] = this.inside(other);
    this.camera.pan((event.clientX - before.clientX) / 2, (event.clientY - before.clientY) / 2);
    if (was > 0) this.camera.zoom(is / was, (x + ox) / 2, (y + oy) / 2);
  }

  private inside(event: MouseEvent): Point {
    const corner = this.box.getBoundingClientRect();
    return [event.clientX - corner.left, event.clientY - corner.top];
  }

  private seenBy(event: MouseEvent): Seen {
    return { point: this.touches.seen(...this.inside(event)), target: event.target as Element };
  }
}

const onScreen = ({ clientX, clientY }: MouseEvent): Point => [clientX, clientY];
const apart = ([x, y]: Point, [ox, oy]: Point): number => Math.hypot(x - ox, y - oy);

/** A finger that looked closer clicks nothing when it is lifted, whatever has come to lie under it by then. */
function pressesNothing(finger: number): void {
  const lifted = new AbortController();
  const how = { capture: true, signal: lifted.signal };
  addEventListener("pointerdown", () => lifted.abort(), how);
  addEventListener("click", (event) => (event as PointerEvent).pointerId === finger && silence(event), how);
}

function silence(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Hears what hands do on the board, until the answer is called. */
export function listen(box: HTMLElement, camera: Camera, touches: Touches): () => void {
  const gestures = new Gestures(box, camera, touches);
  const heard: [string, Handler, AddEventListenerOptions][] = [
    ["pointerdown", gestures.press, {}],
    ["pointermove", gestures.move, {}],
    ["pointerup", gestures.release, {}],
    ["pointercancel", gestures.release, {}],
    ["pointerleave", gestures.leave, {}],
    ["click", gestures.repeated, { capture: true }],
    ["click", gestures.click, {}],
    ["contextmenu", gestures.menu, {}],
    ["wheel", gestures.wheel, { passive: false }],
  ];
  for (const [name, handler, how] of heard) box.addEventListener(name, handler as EventListener, how);
  return () => {
    gestures.rest();
    for (const [name, handler, how] of heard) box.removeEventListener(name, handler as EventListener, how);
  };
}
