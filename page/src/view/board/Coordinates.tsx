import { left, TILE, top } from "../../logic/cells";
import type { View } from "../../protocol";
import { isSmall, type Camera } from "./camera";

const span = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, step) => from + step);

/** The numbers of columns and rows, along the edges of the board that no tools cover, wherever it is moved. */
export function Coordinates({ view, camera }: { view: View; camera: Camera }) {
  const xs = view.tiles.map(({ x }) => x);
  const ys = view.tiles.map(({ y }) => y);
  if (!xs.length) return null;
  const { x: cx, y: cy, scale } = camera.look.value;
  const { width, height } = camera.size.value;
  const edge = isSmall(camera.size.value) ? 11 : height - 11;
  return (
    <g class="coordinates" aria-hidden="true">
      {span(Math.min(...xs) - 1, Math.max(...xs) + 1).map((x) => (
        <text key={`x${x}`} x={width / 2 + (left(x) + TILE / 2 - cx) * scale} y={edge}>
          {x}
        </text>
      ))}
      {span(Math.min(...ys) - 1, Math.max(...ys) + 1).map((y) => (
        <text key={`y${y}`} x={width - 14} y={height / 2 + (top(y) + TILE / 2 - cy) * scale}>
          {y}
        </text>
      ))}
    </g>
  );
}
