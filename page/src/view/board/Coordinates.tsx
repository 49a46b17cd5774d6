import { left, TILE, top } from "../../logic/cells";
import type { View } from "../../protocol";

/** The numbers of columns and rows, along the west and the south of the tiles. */
export function Coordinates({ view }: { view: View }) {
  const xs = view.tiles.map(({ x }) => x);
  const ys = view.tiles.map(({ y }) => y);
  if (!xs.length) return null;
  const [west, east] = [Math.min(...xs) - 1, Math.max(...xs) + 1];
  const [south, north] = [Math.min(...ys) - 1, Math.max(...ys) + 1];
  const span = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, step) => from + step);
  return (
    <g class="coordinates" aria-hidden="true">
      {span(west, east).map((x) => (
        <text key={`x${x}`} x={left(x) + TILE / 2} y={top(south) + TILE + 16}>
          {x}
        </text>
      ))}
      {span(south, north).map((y) => (
        <text key={`y${y}`} x={left(west) - 16} y={top(y) + TILE / 2}>
          {y}
        </text>
      ))}
    </g>
  );
}
