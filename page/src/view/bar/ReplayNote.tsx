import type { Rated, View } from "../../protocol";
import { stepName } from "../../logic/describe";
import { count, signed, t } from "../../words";
import { FigureIcon, lies } from "../board/Figure";
import { TileIcon } from "../board/Tile";
import { useTable } from "../context";
import { BarButton } from "./BarButton";

/** Looking back: which step it is, the way to others, and, once the game is over, what the computer thinks of it. */
export function ReplayNote({ view }: { view: View }) {
  const { replay, analysis, slug } = useTable();
  const step = replay.step.value ?? 0;
  const link = `${location.origin}/t/${slug}/${step}`;
  return (
    <div class={analysis.on.value ? "bar replaying analysed" : "bar replaying"}>
      <div class="bar-row">
        <div class="bar-text" aria-live="polite">
          <strong>{t("replay.at", { step, last: replay.last })}</strong>
          {!analysis.on.value && <small class="link">{link}</small>}
        </div>
        {analysis.on.value && (
          <div class="bar-second">
            <Verdict view={view} />
            <RatedSteps view={view} />
          </div>
        )}
        <div class="bar-buttons">
          <BarButton icon="back" label={t("replay.back")} hint="[" off={step === 0} press={() => replay.by(-1)} />
          <BarButton
            icon="forth"
            label={t("replay.forth")}
            hint="]"
            off={step >= replay.last}
            press={() => replay.by(1)}
          />
          {analysis.possible.value && (
            <BarButton
              icon="hint"
              label={t("over.analyse")}
              hint="A"
              pressed={analysis.wanted.value}
              press={() => analysis.toggle()}
            />
          )}
          <BarButton
            icon="link"
            label={t("replay.copy")}
            hint=""
            press={() => void navigator.clipboard?.writeText(link)}
          />
          <BarButton icon="close" label={t("replay.leave")} hint="Esc" look="primary" press={() => replay.leave()} />
        </div>
      </div>
    </div>
  );
}

/** How the step that was played compares with the best. */
function Verdict({ view }: { view: View }) {
  const table = useTable();
  const { analysis, replay } = table;
  const name = table.name(view.turn);
  const rating = analysis.rating.value;
  if ((replay.step.value ?? 0) >= replay.last) return <small role="status">{t("over.title")}</small>;
  if (!rating)
    return (
      <small role="status">
        <span class="spinner" /> {t("analysis.thinking", { name })}
      </small>
    );
  const played = rating.rated.find((rated) => rated.played);
  const best = rating.rated[0];
  if (!played || !best) return <small role="status">{name}</small>;
  if (played.rank === 1) return <small role="status">{t("analysis.best", { name })}</small>;
  const { rank } = played;
  return (
    <small role="status">
      {count("analysis.less", best.worth - played.worth, { name, rank, choices: rating.choices })}
    </small>
  );
}

/** The steps that the computer rated, best first; a press draws one on the board. */
function RatedSteps({ view }: { view: View }) {
  const { analysis } = useTable();
  const rated = analysis.rating.value?.rated ?? [];
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
  const less = rated.worth - (analysis.rating.value?.rated[0]?.worth ?? rated.worth);
  const point = (): void => void (analysis.pointed.value = at);
  return (
    <button
      type="button"
      class={on ? "chip rated on" : "chip rated"}
      aria-pressed={on}
      data-rated={rated.rank}
      title={t("analysis.worth", { points: signed(rated.worth) })}
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
      {less !== 0 && <span class="chip-later">{signed(less)}</span>}
    </button>
  );
}
