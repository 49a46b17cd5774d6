import { cellKey, TILE, left, top, type CellAt } from "../../logic/cells";
import { seatLines } from "../../logic/seats";
import { doneCells, type Done } from "../../logic/log";
import { count, t } from "../../words";
import { useTable } from "../context";
import { Icon, type IconName } from "../Icon";
import { beyond, type Camera, type Edge, type Look } from "./camera";
import { FigureIcon } from "./Figure";

const SIGNS: Record<Edge, IconName> = { left: "back", right: "forth", up: "up", down: "down" };
const EDGES = Object.keys(SIGNS) as Edge[];

/**
 * At the edges: what lies out of sight that way, the latest moves and places that may be chosen; a press shows it.
 * While spots of the tile may be pressed nothing lies over them.
 */
export function Beyond({ camera }: { camera: Camera }) {
  const { draft, aids, latest } = useTable();
  const [look, size] = [camera.look.value, camera.size.value];
  if (!size.width) return null;
  const chooses = draft.mine.value && draft.empty.value && aids.on("legal");
  const places = beyond(look, size, chooses ? draft.places.value : []);
  const busy = draft.ghost.value !== null && draft.spots.value.length > 0;
  const moves = beyond(look, size, busy ? [] : doneCells(latest.value));
  return (
    <>
      {EDGES.filter((edge) => places.has(edge) || moves.has(edge)).map((edge) => (
        <div key={edge} class={`edge edge-${edge}`}>
          {moves.get(edge)?.map((move) => (
            <MoveSign key={cellKey(move.x, move.y)} move={move} edge={edge} camera={camera} />
          ))}
          {places.has(edge) && <PlacesSign cells={places.get(edge)!} edge={edge} camera={camera} />}
        </div>
      ))}
    </>
  );
}

/** Where somebody has just moved, in his colour. */
function MoveSign({ move, edge, camera }: { move: Done; edge: Edge; camera: Camera }) {
  const table = useTable();
  const badge = table.badge(move.seat);
  const label = t("last.beyond", { name: table.name(move.seat) });
  return (
    <button
      type="button"
      class="beyond beyond-move of-seat"
      style={seatLines(badge)}
      data-last={cellKey(move.x, move.y)}
      aria-label={label}
      title={label}
      onClick={() => camera.show(move)}
    >
      <Icon name={SIGNS[edge]} size={16} />
      <FigureIcon badge={badge} size={26} />
    </button>
  );
}

function PlacesSign({ cells, edge, camera }: { cells: readonly CellAt[]; edge: Edge; camera: Camera }) {
  const label = count("beyond", cells.length);
  return (
    <button
      type="button"
      class="beyond"
      aria-label={label}
      title={label}
      tabIndex={-1}
      onClick={() => camera.show(nearest(cells, camera.look.value))}
    >
      <Icon name={SIGNS[edge]} size={16} />
      {cells.length}
    </button>
  );
}

function nearest(cells: readonly CellAt[], look: Look): CellAt {
  const away = ({ x, y }: CellAt): number => Math.hypot(left(x) + TILE / 2 - look.x, top(y) + TILE / 2 - look.y);
  return cells.reduce((best, cell) => (away(cell) < away(best) ? cell : best));
}
