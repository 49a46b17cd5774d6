import type { ComponentChildren } from "preact";

import type { Drawn } from "page/families";
import { shapesOf } from "page/live/art";
import { left, OUTWARDS, sideEnds, TILE, top, type Point, type Side } from "page/logic/cells";
import { extrasOf } from "page/logic/extras";
import type { View, WallPiece } from "page/protocol";
import { Figure } from "page/view/board/Figure";
import { Piece } from "page/view/board/Piece";
import { joint, REACH, turns } from "./wall";

const WALLS: Record<Side, string> = { N: "wallnorth", E: "walleast", S: "wallsouth", W: "wallwest" };

/** The wall, from north to south, with who stands on it. */
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
      {southwards(wall, ({ y, side }) => top(y) + 50 * OUTWARDS[side][1]).map((piece) => (
        <Stones key={`${piece.x},${piece.y}${piece.side}`} game={view.game} piece={piece} />
      ))}
      {southwards(turns(wall), ([, y]) => y).map(([x, y], at) => (
        <Piece key={`p${at}`} game={view.game} name="wallpost" x={x} y={y} />
      ))}
      {wall.map((piece) => (
        <Gate key={`g${piece.x},${piece.y}${piece.side}`} view={view} piece={piece} />
      ))}
      {wall.map((piece, at) => (
        <Standing
          key={`s${piece.x},${piece.y}${piece.side}`}
          piece={piece}
          end={joint(wall, at, at > gate)}
          badges={badges}
        />
      ))}
    </g>
  );
}

const southwards = <Thing,>(things: readonly Thing[], y: (thing: Thing) => number): Thing[] =>
  [...things].sort((one, other) => y(one) - y(other));

function Barred({ x, y }: { x: number; y: number }) {
  return <rect class="barred" x={left(x) + 8} y={top(y) + 8} width={TILE - 16} height={TILE - 16} rx="10" />;
}

/** The middle of a tile's side, or a point so far outside it. */
function middleOf({ x, y, side }: WallPiece, out = 0): Point {
  const [[ax, ay], [bx, by]] = sideEnds(x, y, side);
  const [dx, dy] = OUTWARDS[side];
  return [(ax + bx) / 2 + dx * out, (ay + by) / 2 + dy * out];
}

function Stones({ game, piece }: { game: string; piece: WallPiece }) {
  const [x, y] = middleOf(piece);
  return <Piece game={game} name={WALLS[piece.side]} x={x} y={y} />;
}

/** The gate; where a road runs into the wall, a small one. */
function Gate({ view, piece }: { view: View; piece: WallPiece }) {
  const [x, y] = middleOf(piece, REACH);
  if (piece.piece === "gate") return <Piece game={view.game} name="citygate" x={x} y={y} />;
  return hasRoad(view, piece) ? <Piece game={view.game} name="postern" x={x} y={y} /> : null;
}

function hasRoad(view: View, piece: WallPiece): boolean {
  const tile = view.tiles.find(({ x, y }) => x === piece.x && y === piece.y);
  const shapes = tile && shapesOf(view.family, tile.name, tile.facing);
  return shapes?.segments.some(({ kind, ports }) => kind === "road" && ports.some((port) => port[0] === piece.side)) ?? false;
}

/** The guard on a wall, and the tower at its far end. */
function Standing({ piece, end, badges }: { piece: WallPiece; end: Point; badges: Drawn["badges"] }) {
  const [x, y] = middleOf(piece, REACH);
  const guard = piece.guard === null ? null : badges[piece.guard];
  const tower = piece.tower === null ? null : badges[piece.tower];
  return (
    <>
      {guard && <At place={[x, y - 10]}><Figure badge={guard} figure="guard" scale={1.3} /></At>}
      {tower && <At place={[end[0], end[1] - 9]}><Figure badge={tower} figure="tower" scale={1.35} /></At>}
    </>
  );
}

function At({ place: [x, y], children }: { place: Point; children: ComponentChildren }) {
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}
