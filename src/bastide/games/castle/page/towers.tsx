import type { Point } from "page/logic/cells";
import type { View } from "page/protocol";
import { sentences } from "page/words";
import { castle } from "./extras";
import { towerMiddle, trackOf } from "./wall";
import type words from "./words.en.json";

const { t } = sentences<typeof words>();
const REACH = 32;

/** The number of the tower under a point. */
export function towerAt(view: View, [x, y]: Point): number | null {
  const extras = castle(view.extras);
  const places = trackOf(extras);
  const found = extras.towers.findIndex((tower) => {
    const [tx, ty] = towerMiddle(places, tower);
    return Math.hypot(tx - x, ty - y) < REACH;
  });
  return found < 0 ? null : found;
}

/** What a tower is for. */
export function Tower({ number, view }: { number: number; view: View }) {
  const tower = castle(view.extras).towers[number];
  if (!tower) return null;
  return (
    <div class="looked" role="status">
      <strong>{t("castle.tower", { scores: tower.scores.join("/") })}</strong>
      <small>{t(tower.wallTile ? "castle.tower.full" : "castle.tower.empty")}</small>
    </div>
  );
}
