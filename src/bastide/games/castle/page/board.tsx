import type { Drawn } from "page/families";
import { anchor, shapesOf } from "page/live/art";
import { cellOf, left, OUTWARDS, SIDES, TILE, top, type Point } from "page/logic/cells";
import { extrasOf } from "page/logic/extras";
import type { CastleExtras } from "page/protocol";
import { Figure } from "page/view/board/Figure";
import { outline, outwards, pathOf, towerMiddle, trackOf } from "./wall";

/** The ground, the wall and the track on it. */
export function CastleGround({ view, badges }: Drawn) {
  const extras = extrasOf(view, "castle");
  const wall = outline(extras?.inside.map(cellOf) ?? []);
  if (!extras || !wall.length) return null;
  const places = trackOf(extras);
  return (
    <g class="castle">
      <path class="castle-wall-edge" d={pathOf(outwards(wall, 23))} />
      <path class="castle-wall" d={pathOf(outwards(wall, 23))} />
      <path class="castle-ground" d={pathOf(wall)} />
      {extras.inside.map(([x, y]) => (
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
        const [x, y] = start.cell;
        const middle: Point = [left(x) + 50 + dx * 50, top(y) + 50 + dy * 50];
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
            {tower.wall_tile && <rect class="wall-tile-back" x="-15" y="-22" width="30" height="22" rx="3" />}
            {tower.wall_tile && (
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

function Markers({ places, view, badges, spaces }: Drawn & { places: readonly Point[]; spaces: number }) {
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

