import { leadOf, pointsOf, worthText } from "../../logic/analysis";
import { stepName } from "../../logic/describe";
import { playedOf } from "../../logic/mistakes";
import type { Rated, View } from "../../protocol";
import { percent, t } from "../../words";
import { FigureIcon, lies } from "../board/Figure";
import { TileIcon } from "../board/Tile";
import { useTable } from "../context";

/** How the step that was played compares with the best. */
export function Verdict({ view }: { view: View }) {
  const table = useTable();
  const { analysis, replay } = table;
  const name = table.name(view.turn);
  const step = analysis.step.value;
  const played = step && playedOf(step);
  if ((replay.step.value ?? 0) >= replay.last)
    return <small role="status">{t(table.state.value?.phase === "over" ? "over.title" : "analysis.later")}</small>;
  if (!step || !played) return <small role="status">{t("analysis.single", { name })}</small>;
  const chance = percent(played.chance);
  if (step.price < 0.05) return <small role="status">{t("analysis.best", { name, chance })}</small>;
  const best = percent(step.rated[0]?.chance ?? 0);
  return (
    <small role="status">
      {t("analysis.less", { name, rank: played.rank, choices: step.choices, price: pointsOf(step.price), chance, best })}
    </small>
  );
}

/** The steps that the computer rated, best first; a press draws one on the board. */
export function RatedSteps({ view }: { view: View }) {
  const { analysis } = useTable();
  const rated = analysis.step.value?.rated ?? [];
  if (!rated.length) return null;
  return (
    <div class="options" role="group" aria-label={t("analysis.label")}>
      {rated.map((one, at) => (
        <RatedChip key={at} rated={one} at={at} view={view} />
      ))}
    </div>
  );
}

function RatedChip({ rated, at, view }: { rated: Rated; at: number; view: View }) {
  const table = useTable();
  const { analysis } = table;
  const on = analysis.pointed.value === at;
  const put = rated.moves.find(({ figure }) => figure);
  const laid = rated.moves.find(({ verb }) => verb === "place");
  const point = (): void => void (analysis.pointed.value = at);
  return (
    <button
      type="button"
      class={on ? "chip rated on" : "chip rated"}
      aria-pressed={on}
      data-rated={rated.rank}
      title={worthText(rated)}
      onClick={point}
      onPointerEnter={point}
    >
      <span class="rank">{rated.rank}</span>
      {laid && (
        <TileIcon view={view} tile={laid.tile ?? ""} facing={laid.facing ?? "N"} size={34} segment={put?.segment ?? null} />
      )}
      {put && (
        <FigureIcon
          badge={table.badge(view.turn ?? 0)}
          figure={put.figure ?? "m"}
          size={24}
          lying={lies(put.role, view.family)}
        />
      )}
      <span class="chip-name">
        {stepName(rated.moves, view)}
        {rated.played && <small>{t("analysis.played")}</small>}
      </span>
      <span class="chip-later">{leadOf(rated.worth)}</span>
    </button>
  );
}
