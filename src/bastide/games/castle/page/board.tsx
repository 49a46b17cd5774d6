import type { Drawn } from "page/families";
import { anchor, pieceShapes, placeOn, shapesOf } from "page/live/art";
import { left, TILE, top } from "page/logic/cells";
import { extrasOf } from "page/logic/extras";
import type { CastleExtras, PieceShapes } from "page/protocol";
import { Figure } from "page/view/board/Figure";
import { Piece } from "page/view/board/Piece";

/** The painted board, with what moves on it: wall tiles on the towers, markers on the track. */
export function CastleGround({ view, badges }: Drawn) {
  const extras = extrasOf(view, "castle");
  if (!extras) return null;
  const shapes = pieceShapes("castle");
  return (
    <g class="castle">
      <path
        class="castle-ground"
        d={extras.inside.map(([x, y]) => `M${left(x)} ${top(y)}h${TILE}v${TILE}h${-TILE}z`).join("")}
      />
      <Piece game={view.game} name="castle" />
      {shapes && <Towers game={view.game} shapes={shapes} extras={extras} />}
      {shapes && <Markers shapes={shapes} view={view} badges={badges} spaces={extras.spaces} />}
    </g>
  );
}

function Towers({ game, shapes, extras }: { game: string; shapes: PieceShapes; extras: CastleExtras }) {
  return (
    <g class="corner-towers">
      {extras.towers.map((tower, number) => {
        const [x, y] = placeOn(shapes, `tower ${number}`);
        const [tileX, tileY] = placeOn(shapes, `wall tile ${number}`);
        return (
          <g key={number} class={extras.taking === number ? "corner-tower taking" : "corner-tower"}>
            <circle cx={x} cy={y} r={TOWER} />
            {tower.wall_tile && <Piece game={game} name="walltile" x={tileX} y={tileY} />}
          </g>
        );
      })}
    </g>
  );
}

export const TOWER = 34;

function Markers({ shapes, view, badges, spaces }: Drawn & { shapes: PieceShapes; spaces: number }) {
  return (
    <g class="score-markers">
      {view.scores.map((score, seat) => {
        const [x, y] = placeOn(shapes, String(score % spaces));
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

/** The keeps on their houses. */
export function Keeps({ view, badges }: Drawn) {
  return (
    <>
      {extrasOf(view, "castle")?.keeps.map((keep, seat) => {
        const badge = badges[seat];
        const tile = keep && view.tiles.find(({ x, y }) => x === keep.cell[0] && y === keep.cell[1]);
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

