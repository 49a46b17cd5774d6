import { drawnTiles, listed } from "../../families";
import { shapesOf } from "../../live/art";
import { cellKey, left, TILE, top } from "../../logic/cells";
import type { Area, View } from "../../protocol";

const fillOf = ({ holders }: Area): string => {
  if (holders.length === 1) return `url(#area-${holders[0]})`;
  return holders.length ? "url(#shared-area)" : "none";
};

/** Features filled with the colour and pattern of whoever holds them. */
export function Areas({ view, areas, all }: { view: View; areas: readonly Area[]; all: boolean }) {
  const tiles = new Map(drawnTiles(view).map((tile) => [cellKey(tile.x, tile.y), tile]));
  const unheld = listed("unheld");
  const shown = areas.filter((area) => (all ? area.holders.length > 0 && !unheld.has(area.kind) : true));
  return (
    <g class={all ? "areas" : "areas areas-one"}>
      {shown.flatMap((area, number) =>
        area.parts.map((part) => {
          const tile = tiles.get(cellKey(part.x, part.y));
          const shapes = tile && shapesOf(view.family, tile.name, tile.facing);
          const shape = shapes?.segments.find(({ segment }) => segment === part.segment);
          if (!shapes || !shape) return null;
          const place = `translate(${left(part.x)} ${top(part.y)}) scale(${TILE / shapes.size})`;
          return (
            <path
              key={`${number}/${part.x},${part.y}/${part.segment}`}
              class="area"
              d={shape.path}
              transform={place}
              fill={all ? fillOf(area) : "#ffffff"}
            />
          );
        }),
      )}
    </g>
  );
}
