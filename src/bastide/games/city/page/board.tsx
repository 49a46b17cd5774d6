import type { Drawn } from "page/families";
import { left, OUTWARDS, sideEnds, SIDES, TILE, top, type Point } from "page/logic/cells";
import { extrasOf } from "page/logic/extras";
import type { Badge } from "page/logic/seats";
import type { WallPiece } from "page/protocol";
import { Figure } from "page/view/board/Figure";

/** The wall, with who stands on it. */
export function CityWall({ view, badges }: Drawn) {
  const extras = extrasOf(view, "city");
  if (!extras) return null;
  const { wall, barred } = extras;
  const gate = wall.findIndex(({ piece }) => piece === "gate");
  return (
    <g class="city-wall">
      {barred.map(([x, y]) => (
        <Barred key={`${x},${y}`} x={x} y={y} />
      ))}
      {wall.map((piece, at) => (
        <Wall key={`${piece.x},${piece.y}${piece.side}`} piece={piece} clockwise={at > gate} badges={badges} />
      ))}
    </g>
  );
}

function Barred({ x, y }: { x: number; y: number }) {
  return <rect class="barred" x={left(x) + 8} y={top(y) + 8} width={TILE - 16} height={TILE - 16} rx="10" />;
}

/** One wall on a tile's side, slightly outside, with the guard on it and the tower at its far end. */
function Wall({ piece, clockwise, badges }: { piece: WallPiece; clockwise: boolean; badges: readonly Badge[] }) {
  const [[ax, ay], [bx, by]] = sideEnds(piece.x, piece.y, piece.side);
  const [dx, dy] = OUTWARDS[piece.side];
  const move = `translate(${dx * 6} ${dy * 6})`;
  const end: Point = clockwise ? [bx, by] : [ax, ay];
  const guard = piece.guard === null ? null : badges[piece.guard];
  const tower = piece.tower === null ? null : badges[piece.tower];
  return (
    <g class="wall-piece" transform={move}>
      <path class="wall-edge" d={`M${ax} ${ay}L${bx} ${by}`} />
      <path class="wall-stone" d={`M${ax} ${ay}L${bx} ${by}`} />
      <path class="wall-crenels" d={`M${ax} ${ay}L${bx} ${by}`} />
      {piece.piece === "gate" && <Gate x={(ax + bx) / 2} y={(ay + by) / 2} turn={SIDES.indexOf(piece.side) * 90} />}
      {guard && (
        <g transform={`translate(${(ax + bx) / 2 + dx * 8} ${(ay + by) / 2 + dy * 8})`}>
          <Figure badge={guard} figure="guard" scale={1.05} />
        </g>
      )}
      {tower && (
        <g transform={`translate(${end[0]} ${end[1]})`}>
          <Figure badge={tower} figure="tower" scale={1.5} />
        </g>
      )}
    </g>
  );
}

function Gate({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} class="gate">
      <rect x="-26" y="-13" width="52" height="24" rx="3" class="gate-house" />
      <path d="M-9 11V0A9 9 0 0 1 9 0V11Z" class="gate-door" />
      <path d="M-26-13V-20H-16V-13M16-13V-20H26V-13" class="gate-house" />
    </g>
  );
}

