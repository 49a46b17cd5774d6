import { cellKey, left, sideEnds, SIDES, TILE, top, type Side } from "../../logic/cells";
import { leadOf } from "../../logic/analysis";
import { placeOf } from "../../logic/choices";
import type { Move, Rated, View } from "../../protocol";
import { useTable } from "../context";
import { spotPlace } from "../board/Choices";
import { Figure, lies } from "../board/Figure";
import { TilePicture } from "../board/Tile";

/** In the replay: the steps the computer rated, each where it would be with what it is worth, and the one pointed at. */
export function Alternatives({ view }: { view: View }) {
  const { analysis } = useTable();
  const rated = analysis.step.value?.rated ?? [];
  const shown = analysis.shown.value;
  const others = rated.filter((one) => one !== shown && one.moves[0] && !isSamePlace(one, shown));
  return (
    <g class="rated-step" aria-hidden="true">
      {firstsOf(others).map((one) => (
        <g key={one.moves[0]!.move} class="alternative" data-alternative={one.rank}>
          <Made move={one.moves[0]!} moves={one.moves} view={view} />
          <Worth rated={one} />
        </g>
      ))}
      {shown?.moves.map((move) => (
        <Made key={move.move} move={move} moves={shown.moves} view={view} />
      ))}
      {shown && <Worth rated={shown} />}
    </g>
  );
}

const cellOf = ({ moves: [first] }: Rated): string => cellKey(first?.x ?? 0, first?.y ?? 0);
const isSamePlace = (one: Rated, other: Rated | null): boolean => other !== null && cellOf(one) === cellOf(other);

/** Of several steps in one cell the best. */
const firstsOf = (rated: readonly Rated[]): Rated[] =>
  rated.filter((one, at) => hasPlace(one.moves[0]!) && rated.findIndex((other) => cellOf(other) === cellOf(one)) === at);

/** How far ahead a step leads, on the cell where it is. */
function Worth({ rated }: { rated: Rated }) {
  const first = rated.moves[0];
  if (!first || !hasPlace(first)) return null;
  return (
    <g class="worth-mark" transform={`translate(${left(first.x ?? 0) + TILE / 2} ${top(first.y ?? 0) + TILE - 15})`}>
      <rect x="-37" y="-14" width="74" height="28" rx="14" />
      <text>{leadOf(rated.worth)}</text>
    </g>
  );
}

const hasPlace = ({ x, y }: Move): boolean => x !== null && x !== undefined && y !== null && y !== undefined;

/** One move of the step: a tile, a figure, or whatever else has a place. */
function Made({ move, moves, view }: { move: Move; moves: readonly Move[]; view: View }) {
  const table = useTable();
  if (!hasPlace(move)) return null;
  const badge = table.badge(view.turn ?? 0);
  const [x, y] = [move.x ?? 0, move.y ?? 0];
  const laid = moves.find(({ verb }) => verb === "place");
  if (move.verb === "place")
    return (
      <g class="ghost">
        <TilePicture view={view} tile={move.tile ?? ""} facing={move.facing ?? "N"} x={left(x)} y={top(y)} />
        <rect class="ghost-frame" x={left(x)} y={top(y)} width={TILE} height={TILE} stroke={badge.colour} />
      </g>
    );
  if (placeOf(move) === "side") {
    const side = SIDES.find((one) => one === move.side) ?? ("N" as Side);
    const [[ax, ay], [bx, by]] = sideEnds(x, y, side);
    return <path class="rated-side" d={`M${ax} ${ay}L${bx} ${by}`} />;
  }
  const spot = { key: "", x, y, segment: move.segment ?? null, spot: move.spot ?? "C", options: [] };
  const ghost = laid
    ? { tile: laid.tile ?? "", x: laid.x ?? 0, y: laid.y ?? 0, facing: laid.facing ?? "N" }
    : null;
  const [px, py] = spotPlace(spot, view, ghost);
  return (
    <g transform={`translate(${px} ${py})`}>
      {move.figure ? (
        <Figure badge={badge} figure={move.figure} lying={lies(move.role, view.family)} />
      ) : (
        <circle class="rated-spot" r="12" />
      )}
    </g>
  );
}
