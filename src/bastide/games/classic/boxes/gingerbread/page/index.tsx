import type { Addition, Drawn } from "page/families";
import { anchor, shapesOf } from "page/live/art";
import { left, top } from "page/logic/cells";
import { extrasOf } from "page/logic/extras";
import { Neutral } from "page/view/board/Figure";
import { neutralOutline } from "page/view/board/outlines";

/** The gingerbread man in his city. */
function Gingerbread({ view }: Drawn) {
  const at = extrasOf(view, "classic")?.gingerbread?.place;
  const tile = at && view.tiles.find(({ x, y }) => x === at.x && y === at.y);
  if (!tile) return null;
  const [px, py] = anchor(shapesOf(view.family, tile.name, tile.facing), at.segment, "C");
  const [dx, dy] = neutralOutline("ginger")?.aside ?? [0, 0];
  return (
    <g
      class="gingerbread"
      style={{ transform: `translate(${left(tile.x) + px + dx}px, ${top(tile.y) + py + dy}px)` }}
    >
      <Neutral figure="ginger" scale={1.35} />
    </g>
  );
}

export default { Above: Gingerbread, chosen: ["run"] } satisfies Addition;
