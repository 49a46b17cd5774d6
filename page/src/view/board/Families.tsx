import { anchor, shapesOf } from "../../live/art";
import { outline, outwards, pathOf, towerMiddle, trackOf } from "../../logic/castle";
import { left, OUTWARDS, sideEnds, SIDES, TILE, top, type CellAt, type Point } from "../../logic/cells";
import { castle, city, gingerbread, type CastleExtras, type WallPiece } from "../../logic/extras";
import type { Badge } from "../../logic/seats";
import type { View } from "../../protocol";
import { ASIDE, Figure, Neutral } from "./Figure";
import { Town } from "./Town";

interface Props {
  view: View;
  badges: readonly Badge[];
}

/** What lies under the tiles: the Castle's ground, wall and track. */
export function Ground({ view, badges }: Props) {
  return view.family === "castle" ? <CastleGround view={view} badges={badges} /> : null;
}

/** What lies over the tiles: the City's wall, keeps, the gingerbread man. */
export function Above({ view, badges }: Props) {
  return (
    <>
      {view.family === "city" && <CityWall view={view} badges={badges} />}
      {view.family === "castle" && <Keeps view={view} badges={badges} />}
      <Town view={view} badges={badges} />
      <Gingerbread view={view} />
    </>
  );
}

function CastleGround({ view, badges }: Props) {
  const extras = castle(view.extras);
  const wall = outline(extras.inside);
  if (!wall.length) return null;
  const places = trackOf(extras);
  return (
    <g class="castle">
      <path class="castle-wall-edge" d={pathOf(outwards(wall, 23))} />
      <path class="castle-wall" d={pathOf(outwards(wall, 23))} />
      <path class="castle-ground" d={pathOf(wall)} />
      {extras.inside.map(({ x, y }) => (
        <rect key={`${x},${y}`} class="castle-cell" x={left(x)} y={top(y)} width={TILE} height={TILE} />
      ))}
      <Starts extras={extras} />
      <Spaces places={places} extras={extras} />
      <Towers places={places} extras={extras} />
      <Markers places={places} view={view} badges={badges} spaces={extras.spaces} />
    </g>
  );
}

function Starts({ extras }: { extras: CastleExtras }) {
  return (
    <>
      {extras.starts.map((start) => {
        const [dx, dy] = OUTWARDS[start.side];
        const turn = SIDES.indexOf(start.side) * 90;
        const middle: Point = [left(start.cell.x) + 50 + dx * 50, top(start.cell.y) + 50 + dy * 50];
        return (
          <g
            key={start.name}
            transform={`translate(${middle[0]} ${middle[1]}) rotate(${turn})`}
            class={`start start-${start.feature}`}
          >
            <path class="start-space" d="M-34 2V-40Q-34-46-28-46H28Q34-46 34-40V2Z" />
            <StartSign feature={start.feature} markets={start.markets} />
          </g>
        );
      })}
    </>
  );
}

function StartSign({ feature, markets }: { feature: string; markets: number }) {
  if (feature === "path") return <path class="start-path" d="M0 2V-21" />;
  if (feature === "tower") return <path class="start-tower" d="M-12-2V-21H-6V-17H-3V-21H3V-17H6V-21H12V-2Z" />;
  if (feature === "house") return <path class="start-house" d="M-15-2V-12L0-22 15-12V-2Z" />;
  return markets ? <path class="start-market" d="M-14-2V-12H-18L-12-21H12L18-12H14V-2Z" /> : null;
}

function Spaces({ places, extras }: { places: readonly Point[]; extras: CastleExtras }) {
  const towers = new Set(extras.towers.flatMap(({ scores }) => scores));
  return (
    <g class="track">
      {places.map(([x, y], score) =>
        towers.has(score) ? null : score % 10 === 0 || score % 5 === 0 ? (
          <text key={score} class="track-number" x={x} y={y}>
            {score}
          </text>
        ) : (
          <circle key={score} class="track-space" cx={x} cy={y} r="3.2" />
        ),
      )}
    </g>
  );
}

function Towers({ places, extras }: { places: readonly Point[]; extras: CastleExtras }) {
  return (
    <g class="corner-towers">
      {extras.towers.map((tower, number) => {
        const [x, y] = towerMiddle(places, tower);
        return (
          <g
            key={number}
            transform={`translate(${x} ${y})`}
            class={extras.taking === number ? "corner-tower taking" : "corner-tower"}
          >
            <circle r="30" />
            <path d="M-30 0A30 30 0 0 1 30 0" class="corner-tower-light" />
            {tower.wallTile && <rect class="wall-tile-back" x="-15" y="-22" width="30" height="22" rx="3" />}
            {tower.wallTile && (
              <text class="wall-tile-mark" y="-10">
                ?
              </text>
            )}
            <text class="track-number" y="13">
              {tower.scores.join("/")}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function Markers({ places, view, badges, spaces }: Props & { places: readonly Point[]; spaces: number }) {
  return (
    <g class="score-markers">
      {view.scores.map((score, seat) => {
        const [x, y] = places[score % spaces] ?? [0, 0];
        const badge = badges[seat];
        const shared = view.scores.slice(0, seat).filter((other) => other % spaces === score % spaces).length;
        return badge ? (
          <g
            key={seat}
            class="marker"
            style={{ transform: `translate(${x + shared * 14}px, ${y - 12 - shared * 6}px)` }}
          >
            <Figure badge={badge} figure="m" scale={1.25} />
          </g>
        ) : null;
      })}
    </g>
  );
}

function Keeps({ view, badges }: Props) {
  const { keeps } = castle(view.extras);
  return (
    <>
      {keeps.map((keep, seat) => {
        const badge = badges[seat];
        const tile = keep && view.tiles.find(({ x, y }) => x === keep.cell.x && y === keep.cell.y);
        if (!keep || !badge || !tile) return null;
        const [x, y] = anchor(shapesOf(view.family, tile.name, tile.facing), keep.segment, "C");
        return (
          <g key={seat} transform={`translate(${left(tile.x) + x} ${top(tile.y) + y})`}>
            <Figure badge={badge} figure="keep" scale={1.2} />
          </g>
        );
      })}
    </>
  );
}

function CityWall({ view, badges }: Props) {
  const { wall, barred } = city(view.extras);
  const gate = wall.findIndex(({ piece }) => piece === "gate");
  return (
    <g class="city-wall">
      {barred.map((cell) => (
        <Barred key={`${cell.x},${cell.y}`} cell={cell} />
      ))}
      {wall.map((piece, at) => (
        <Wall key={`${piece.x},${piece.y}${piece.side}`} piece={piece} clockwise={at > gate} badges={badges} />
      ))}
    </g>
  );
}

function Barred({ cell }: { cell: CellAt }) {
  return <rect class="barred" x={left(cell.x) + 8} y={top(cell.y) + 8} width={TILE - 16} height={TILE - 16} rx="10" />;
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

function Gingerbread({ view }: { view: View }) {
  const at = gingerbread(view.extras);
  const tile = at && view.tiles.find(({ x, y }) => x === at.x && y === at.y);
  if (!tile) return null;
  const [px, py] = anchor(shapesOf(view.family, tile.name, tile.facing), at.segment, "C");
  return (
    <g
      class="gingerbread"
      style={{ transform: `translate(${left(tile.x) + px + ASIDE[0]}px, ${top(tile.y) + py + ASIDE[1]}px)` }}
    >
      <Neutral figure="ginger" scale={1.35} />
    </g>
  );
}
