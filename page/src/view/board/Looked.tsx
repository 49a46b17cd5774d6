import { TILE, top } from "../../logic/cells";
import { castle } from "../../logic/extras";
import type { Area, View } from "../../protocol";
import { count, signed, t, word } from "../../words";
import { useTable } from "../context";
import type { Camera } from "./camera";
import { FigureIcon } from "./Figure";

const NEVER_COMPLETE = new Set(["field", "court", "residential", "river", "town"]);

/** What the feature under the hand is: its size, what it lacks, who stands on it, what it would pay. */
export function Looked({ camera }: { camera: Camera }) {
  const { aids, view } = useTable();
  const area = aids.looked.value;
  if (!view.value) return null;
  if (aids.tower.value !== null) return <LookedTower number={aids.tower.value} view={view.value} />;
  if (!area) return null;
  const parts = [count("look.tiles", area.tiles), lacking(area)].filter(Boolean);
  return (
    <div class={isHigh(area, camera) ? "looked low" : "looked"} role="status">
      <strong>{word("kind", area.kind, view.value.game)}</strong>
      <small>{parts.join(" · ")}</small>
      <Standing area={area} />
      {area.points.some(Boolean) && <small>{t("look.ended")}</small>}
    </div>
  );
}

/** What a tower of the Castle is for. */
function LookedTower({ number, view }: { number: number; view: View }) {
  const tower = castle(view.extras).towers[number];
  if (!tower) return null;
  return (
    <div class="looked" role="status">
      <strong>{t("castle.tower", { scores: tower.scores.join("/") })}</strong>
      <small>{t(tower.wallTile ? "castle.tower.full" : "castle.tower.empty")}</small>
    </div>
  );
}

/** Whether most of a feature lies in the upper half of what is seen. */
function isHigh({ parts }: Area, camera: Camera): boolean {
  const middle = parts.reduce((sum, { y }) => sum + top(y) + TILE / 2, 0) / parts.length;
  return middle < camera.look.value.y;
}

function lacking({ kind, open_sides: open }: Area): string {
  if (NEVER_COMPLETE.has(kind)) return "";
  if (open === 0) return t("look.complete");
  return count(kind === "cloister" ? "look.missing" : "look.open", open);
}

/** Who has how many figures there, and what he would get. */
function Standing({ area }: { area: Area }) {
  const table = useTable();
  const seats = table.badges.value.filter(({ seat }) => area.figures[seat] || area.points[seat]);
  if (!seats.length) return <small>{t("look.nobody")}</small>;
  return (
    <ul>
      {seats.map((badge) => (
        <li key={badge.seat} class={area.holders.includes(badge.seat) ? "holds" : ""}>
          <FigureIcon badge={badge} size={22} />
          <span>
            {table.name(badge.seat)} ×{area.figures[badge.seat] ?? 0}
          </span>
          {area.holders.includes(badge.seat) && <em>{t("look.holds")}</em>}
          {(area.points[badge.seat] ?? 0) !== 0 && <b>{signed(area.points[badge.seat] ?? 0)}</b>}
        </li>
      ))}
    </ul>
  );
}
