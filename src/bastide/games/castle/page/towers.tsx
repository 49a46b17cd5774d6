import { pieceShapes, placeOn } from "page/live/art";
import type { Point } from "page/logic/cells";
import { extrasOf } from "page/logic/extras";
import type { View } from "page/protocol";
import { sentences } from "page/words";
import { TOWER } from "./board";
import type words from "./words.en.json";

const { t } = sentences<typeof words>();

/** The number of the tower under a point. */
export function towerAt(view: View, [x, y]: Point): number | null {
  const extras = extrasOf(view, "castle");
  const shapes = pieceShapes("castle");
  if (!extras || !shapes) return null;
  const found = extras.towers.findIndex((_, number) => {
    const [tx, ty] = placeOn(shapes, `tower ${number}`);
    return Math.hypot(tx - x, ty - y) < TOWER;
  });
  return found < 0 ? null : found;
}

/** What a tower is for. */
export function Tower({ number, view }: { number: number; view: View }) {
  const tower = extrasOf(view, "castle")?.towers[number];
  if (!tower) return null;
  return (
    <div class="looked" role="status">
      <strong>{t("castle.tower", { scores: tower.scores.join("/") })}</strong>
      <small>{t(tower.wall_tile ? "castle.tower.full" : "castle.tower.empty")}</small>
    </div>
  );
}
