import { untracked, useSignal, useSignalEffect } from "@preact/signals";

import { left, TILE, top } from "../../logic/cells";
import { shapesOf, anchor } from "../../live/art";
import type { News } from "../../live/table";
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

function floatsOf({ number, events }: News, view: View): Float[] {
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
  const shown = useSignal<News | null>(null);
  useSignalEffect(() => {
    shown.value = table.news.value;
    const stay = untracked(reducedMotion) ? STAY + 800 : STAY;
    const timer = setTimeout(() => (shown.value = null), stay);
    return () => clearTimeout(timer);
  });
  const news = table.replay.active.value ? null : shown.value;
  return (
    <g class="floats" aria-hidden="true">
      {news &&
        floatsOf(news, view).map(({ key, x, y, seat, amount }) => {
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
