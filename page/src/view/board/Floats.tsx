import { anchor, shapesOf } from "../../live/art";
import type { Flight } from "../../live/flights";
import { left, TILE, top, type Point } from "../../logic/cells";
import type { View } from "../../protocol";
import { signed } from "../../words";
import { useTable } from "../context";

const APART = 30;

/** Where in the picture something was paid for; null if that has no place on the board. */
export function paidAt({ event, before }: Flight, view: View): Point | null {
  const { x, y, segment = null, spot } = event;
  if (typeof x !== "number" || typeof y !== "number") return null;
  const tile = view.tiles.find((one) => one.x === x && one.y === y);
  const shapes = tile ? shapesOf(view.family, tile.name, tile.facing) : null;
  const [px, py] = tile ? anchor(shapes, segment, spot ?? "C") : [TILE / 2, TILE / 2];
  return [left(x) + px, top(y) + py + before * APART];
}

/** Points that were scored, on the feature, where motion is not wanted. */
export function Floats({ view }: { view: View }) {
  const table = useTable();
  return (
    <g class="floats" aria-hidden="true">
      {table.flights.still.value.map((flight) => {
        const place = paidAt(flight, view);
        const { colour, ink } = table.badge(flight.seat);
        return (
          place && (
            <g key={flight.key} class="float" transform={`translate(${place.join(" ")})`}>
              <rect x="-26" y="-15" width="52" height="30" rx="15" fill={colour} />
              <text fill={ink}>{signed(flight.amount)}</text>
            </g>
          )
        );
      })}
    </g>
  );
}
