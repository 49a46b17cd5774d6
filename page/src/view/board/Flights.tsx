import { useLayoutEffect, useRef } from "preact/hooks";

import type { Flight } from "../../live/flights";
import type { Point } from "../../logic/cells";
import { WAY } from "../../logic/flights";
import type { View } from "../../protocol";
import { signed } from "../../words";
import { useTable } from "../context";
import { CountUp } from "../CountUp";
import type { Camera } from "./camera";
import { paidAt } from "./Floats";

const MARGIN = 34;
const RISE = 30;

/** Points in the air: they rise from the feature that was paid for and fly to the name of whoever has earned them. */
export function Flights({ camera }: { camera: Camera }) {
  const { flights, view } = useTable();
  return (
    <div class="flights" aria-hidden="true">
      {view.value && flights.flying.value.map((flight) => (
        <Flown key={flight.key} flight={flight} view={view.value!} camera={camera} />
      ))}
    </div>
  );
}

function Flown({ flight, view, camera }: { flight: Flight; view: View; camera: Camera }) {
  const { colour, ink } = useTable().badge(flight.seat);
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const end = nameOnScreen(flight.seat);
    if (box.current && end) fly(box.current, onScreen(paidAt(flight, view), camera) ?? end, end);
  }, []);
  return (
    <span ref={box} class="flight" data-flight={flight.seat} style={{ background: colour, color: ink }}>
      <CountUp value={flight.amount} from={0} show={signed} />
    </span>
  );
}

/** Where a seat's points stand; null while something covers them. */
function nameOnScreen(seat: number): Point | null {
  const points = document.querySelector(`[data-points="${seat}"]`);
  if (!points) return null;
  const { x, y, width, height } = points.getBoundingClientRect();
  const middle: Point = [x + width / 2, y + height / 2];
  return points.closest(".card")?.contains(document.elementFromPoint(...middle)) ? middle : null;
}

/** A point of the picture as it will be seen when the board is at rest; what is out of sight is taken to the edge. */
function onScreen(place: Point | null, camera: Camera): Point | null {
  const board = document.getElementById("board")?.getBoundingClientRect();
  if (!place || !board) return null;
  const { x, y } = new DOMMatrix(camera.transform.peek()).transformPoint({ x: place[0], y: place[1] });
  const inside = (wished: number, low: number, high: number): number =>
    Math.max(low + MARGIN, Math.min(high - MARGIN, low + wished));
  return [inside(x, board.left, board.right), inside(y, board.top, board.bottom)];
}

function fly(box: HTMLElement, [x, y]: Point, end: Point): void {
  const at = (px: number, py: number, size: number): string => `translate(${px}px, ${py}px) translate(-50%, -50%) scale(${size})`;
  const frames: Keyframe[] = [
    { transform: at(x, y, 0.5), opacity: 0, easing: "ease-out" },
    { transform: at(x, y - RISE / 2, 1.15), opacity: 1, offset: 0.14, easing: "ease-out" },
    { transform: at(x, y - RISE, 1), opacity: 1, offset: 0.5, easing: "cubic-bezier(0.5, 0, 0.75, 0.6)" },
    { transform: at(...end, 0.8), opacity: 0.9 },
  ];
  box.animate(frames, { duration: WAY, fill: "both" });
}
