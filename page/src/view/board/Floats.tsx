import { useSignal, useSignalEffect } from "@preact/signals";

import { left, TILE, top } from "../../logic/cells";
import { shapesOf, anchor } from "../../live/art";
import { reducedMotion } from "../../settings";
import type { Event, View } from "../../protocol";
import { signed } from "../../words";
import { useTable } from "../context";
import { CountUp } from "../CountUp";

interface Float {
  key: string;
  x: number;
  y: number;
  seat: number;
  amount: number;
}

const STAY = 2200;

const placed = (event: Event): boolean =>
  event.kind === "scored" && (event.amount ?? 0) !== 0 && event.x !== null && event.x !== undefined;

function floatsOf(number: number, events: readonly Event[], view: View): Float[] {
  const perPlace = new Map<string, number>();
  return events.filter(placed).map((event, at) => {
    const [cx, cy] = [event.x ?? 0, event.y ?? 0];
    const tile = view.tiles.find(({ x, y }) => x === cx && y === cy);
    const shapes = tile ? shapesOf(view.family, tile.name, tile.facing) : null;
    const [px, py] = tile ? anchor(shapes, event.segment ?? null, event.spot ?? "C") : [TILE / 2, TILE / 2];
    const place = `${cx},${cy},${event.segment ?? ""}`;
    const before = perPlace.get(place) ?? 0;
    perPlace.set(place, before + 1);
    return {
      key: `${number}/${at}`,
      x: left(cx) + px,
      y: top(cy) + py + before * 30,
      seat: event.seat ?? 0,
      amount: event.amount ?? 0,
    };
  });
}

/** Points as they are scored, counted up on the feature. */
export function Floats({ view }: { view: View }) {
  const table = useTable();
  const floats = useSignal<Float[]>([]);
  useSignalEffect(() => {
    const news = table.news.value;
    if (!news) return undefined;
    floats.value = floatsOf(news.number, news.events, view);
    const timer = setTimeout(() => (floats.value = []), reducedMotion() ? STAY + 800 : STAY);
    return () => clearTimeout(timer);
  });
  return (
    <g class="floats" aria-hidden="true">
      {floats.value.map(({ key, x, y, seat, amount }) => {
        const { colour, ink } = table.badge(seat);
        return (
          <g key={key} transform={`translate(${x} ${y})`}>
            <g class="float">
              <rect x="-26" y="-15" width="52" height="30" rx="15" fill={colour} />
              <text fill={ink}>
                <CountUp value={amount} from={0} show={signed} />
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
