import { cellKey, left, sideEnds, SIDES, TILE, top, type Side } from "../../logic/cells";
import { placeOf } from "../../logic/choices";
import type { Move, View } from "../../protocol";
import { useTable } from "../context";
import { spotPlace } from "./Choices";
import { Figure, lies } from "./Figure";
import { TilePicture } from "./Tile";

/** In the replay of a finished game: the steps the computer rated, numbered, and the one pointed at laid out. */
export function RatedStep({ view }: { view: View }) {
  const { analysis } = useTable();
  const rated = analysis.rating.value?.rated ?? [];
  const shown = analysis.shown.value;
  const cells = new Map(
    [...rated].reverse().flatMap((one) => {
      const first = one.moves[0];
      return first && hasPlace(first) ? [[cellKey(first.x ?? 0, first.y ?? 0), { first, rank: one.rank }]] : [];
    }),
  );
  const first = shown?.moves[0];
  return (
    <g class="rated-step" aria-hidden="true">
      {[...cells].map(([key, { first: move, rank }]) =>
        first && key === cellKey(first.x ?? 0, first.y ?? 0) ? null : (
          <Rank key={key} x={left(move.x ?? 0) + TILE / 2} y={top(move.y ?? 0) + TILE / 2} rank={rank} />
        ),
      )}
      {shown?.moves.map((move) => (
        <Made key={move.move} move={move} moves={shown.moves} view={view} />
      ))}
    </g>
  );
}

const hasPlace = ({ x, y }: Move): boolean => x !== null && x !== undefined && y !== null && y !== undefined;

function Rank({ x, y, rank }: { x: number; y: number; rank: number }) {
  return (
    <g class="rank-mark" transform={`translate(${x} ${y})`}>
      <circle r="20" />
      <text>{rank}</text>
    </g>
  );
}

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
