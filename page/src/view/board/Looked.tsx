import { familyOf, listed } from "../../families";
import { TILE, top } from "../../logic/cells";
import type { Area } from "../../protocol";
import { count, signed, t, word } from "../../words";
import { useTable } from "../context";
import type { Camera } from "./camera";
import { FigureIcon } from "./Figure";

/** What the feature under the hand is: its size, what it lacks, who stands on it, what it would pay. */
export function Looked({ camera }: { camera: Camera }) {
  const { aids, view } = useTable();
  const area = aids.looked.value;
  if (!view.value) return null;
  const { Thing } = familyOf(view.value.family);
  if (Thing && aids.thing.value !== null) return <Thing number={aids.thing.value} view={view.value} />;
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

/** Whether most of a feature lies in the upper half of what is seen. */
function isHigh({ parts }: Area, camera: Camera): boolean {
  const middle = parts.reduce((sum, { y }) => sum + top(y) + TILE / 2, 0) / parts.length;
  return middle < camera.look.value.y;
}

function lacking({ kind, open_sides: open }: Area): string {
  if (listed("endless").has(kind)) return "";
  if (open === 0) return t("look.complete");
  return count(listed("centres").has(kind) ? "look.missing" : "look.open", open);
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
