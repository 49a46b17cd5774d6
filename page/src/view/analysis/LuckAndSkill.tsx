import { leadOf, sideLine, stepLines } from "../../logic/analysis";
import { mistakeLine } from "../../logic/lesson";
import type { Analysed } from "../../protocol";
import { preferences } from "../../settings";
import { percent, t } from "../../words";
import { useTable } from "../context";
import { Icon } from "../Icon";
import { Chances, Leads } from "./Curves";

/** What an analysis says: luck and play of each side, the curves, the worst mistakes, and what every step cost. */
export function LuckAndSkill({ told }: { told: Analysed }) {
  const table = useTable();
  const { mine = [] } = table.state.value ?? {};
  const names = table.names.value;
  return (
    <section class="luck" aria-labelledby="luck-title">
      <h3 id="luck-title">{t("luck.title")}</h3>
      <ul class="luck-sides">
        {told.sides.map((side) => (
          <li key={side.seat} data-side={side.seat}>
            {sideLine(side, told.over, names[side.seat] ?? "", mine.length === 1 && mine[0] === side.seat)}
          </li>
        ))}
      </ul>
      {!preferences.value.text && (
        <>
          <Chances told={told} />
          <Leads told={told} />
        </>
      )}
      <Here told={told} />
      <Mistakes />
      <h4>{t("luck.steps")}</h4>
      <Steps told={told} />
      <p class="note">{t("luck.about")}</p>
    </section>
  );
}

/** How it stood in the position that is looked at. */
function Here({ told }: { told: Analysed }) {
  const table = useTable();
  const step = table.replay.step.value ?? table.replay.last;
  const point = told.curve.findLast((one) => one.step <= step) ?? told.curve[0];
  if (!point) return null;
  const [first = 0] = point.chances;
  const chances = point.chances.length === 2 ? [first, 1 - Math.round(first * 100) / 100] : point.chances;
  return (
    <p class="luck-here" role="status">
      {t("luck.here", { step: point.step })}{" "}
      {table.names.value
        .map((name, seat) =>
          t("luck.stood", { name, lead: leadOf(point.worths[seat] ?? 0), chance: percent(chances[seat] ?? 0) }),
        )
        .join("; ")}
    </p>
  );
}

/** The worst steps, each to be tried again. */
function Mistakes() {
  const table = useTable();
  const { lesson } = table.analysis;
  const { mine = [] } = table.state.value ?? {};
  const mistakes = lesson.mistakes.value;
  return (
    <section class="mistakes" aria-labelledby="mistakes-title">
      <h4 id="mistakes-title">{t(mine.length ? "lesson.title" : "lesson.title-all")}</h4>
      {mistakes.length === 0 && <p>{t("lesson.none")}</p>}
      <ol class="luck-steps">
        {mistakes.map((mistake, number) => (
          <li key={mistake.step}>
            <button
              type="button"
              class="costly"
              data-mistake={mistake.step}
              aria-current={lesson.number.value === number ? "step" : undefined}
              onClick={() => lesson.begin(number)}
            >
              <Icon name="turn" size={16} /> <span>{mistakeLine(mistake, table.name(mistake.seat))}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Every step with its price; a press goes to where it was to be made. */
function Steps({ told }: { told: Analysed }) {
  const table = useTable();
  const here = table.replay.step.value;
  const game = table.view.value?.game ?? "";
  return (
    <ol class="luck-steps scrolls" tabIndex={0} aria-label={t("luck.steps")}>
      {stepLines(told, table.names.value, game).map(({ step, text, price }) => (
        <li key={step}>
          <button
            type="button"
            class={price >= 3 ? "costly" : ""}
            data-luck={step}
            aria-current={here === step - 1 ? "step" : undefined}
            onClick={() => table.replay.show(step - 1)}
          >
            {text}
          </button>
        </li>
      ))}
    </ol>
  );
}
