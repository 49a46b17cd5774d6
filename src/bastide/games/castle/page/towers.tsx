import type { Point } from "page/logic/cells";
import { extrasOf } from "page/logic/extras";
import type { View } from "page/protocol";
import { sentences } from "page/words";
import { towerMiddle, trackOf } from "./wall";
import type words from "./words.en.json";

const { t } = sentences<typeof words>();
const REACH = 32;

/** The number of the tower under a point. */
export function towerAt(view: View, [x, y]: Point): number | null {
  const extras = extrasOf(view, "castle");
  if (!extras) return null;
  const places = trackOf(extras);
  const found = extras.towers.findIndex((tower) => {
    const [tx, ty] = towerMiddle(places, tower);
    return Math.hypot(tx - x, ty - y) < REACH;
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
