import { useMemo } from "preact/hooks";

import { shapesOf } from "../../live/art";
import { tileText } from "../../logic/tiletext";
import type { View } from "../../protocol";
import { t } from "../../words";
import { TileIcon } from "../board/Tile";
import { useTable } from "../context";
import { Dragging } from "./dragging";

/** The tiles in hand, shown big; where there are two, one is picked. One that is dragged onto the board is laid there. */
export function Hand({ view }: { view: View }) {
  const table = useTable();
  const { draft } = table;
  const dragging = useMemo(() => new Dragging(table), [table]);
  const tiles = view.extras.hand;
  if (!tiles.length) return null;
  return (
    <div class="hand" data-hand={tiles.length}>
      {tiles.map((tile, at) => {
        const chosen = tile === draft.chosenTile.value;
        const facing = chosen ? draft.facing.value : "N";
        const drawn = tileText(shapesOf(view.family, tile, facing));
        const label =
          tiles.length > 1 ? t("hand.number", { number: at + 1, tile: drawn }) : t("hand.tile", { tile: drawn });
        return (
          <button
            key={at}
            type="button"
            class={chosen ? "hand-tile chosen" : "hand-tile"}
            aria-pressed={tiles.length > 1 ? chosen : undefined}
            aria-label={label}
            title={label}
            disabled={!draft.tiles.value.includes(tile)}
            onPointerDown={(event) => dragging.press(event, tile)}
            onPointerMove={dragging.move}
            onPointerUp={dragging.release}
            onPointerCancel={dragging.cancel}
            onClick={() => dragging.dropped() || (chosen ? draft.turn(1) : draft.take(tile))}
          >
            <TileIcon view={view} tile={tile} facing={facing} size={88} />
            {tiles.length > 1 && <kbd>{at + 1}</kbd>}
          </button>
        );
      })}
    </div>
  );
}

/** The tile under the hand on its way to the board. */
export function Carried({ view }: { view: View }) {
  const { draft } = useTable();
  const carried = draft.carried.value;
  if (!carried) return null;
  return (
    <div class="carried" style={{ left: `${carried.x}px`, top: `${carried.y}px` }}>
      <TileIcon view={view} tile={carried.tile} facing={draft.facing.value} size={76} />
    </div>
  );
}
