import { sideLine, stepLines } from "../../logic/luck";
import type { Analysed } from "../../protocol";
import { preferences } from "../../settings";
import { t } from "../../words";
import { useTable } from "../context";

const [WIDE, HIGH] = [300, 120];
const DASHES = ["", "6 3", "2 2", "8 3 2 3", "4 4", "1 3"];

/** What an analysis says: luck and play of each side, the curve, and what every step cost. */
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
      {!preferences.value.text && <Curve told={told} />}
      <p class="note">{t("luck.about")}</p>
      <Steps told={told} />
    </section>
  );
}

/** Every step with its price; a press goes there. */
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
            aria-current={here === step ? "step" : undefined}
            onClick={() => table.replay.show(step)}
          >
            {text}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** How far ahead each side was seen, step by step; of two sides one line says all. */
function Curve({ told }: { told: Analysed }) {
  const table = useTable();
  const last = Math.max(1, ...told.curve.map(({ step }) => step));
  const seats = table.badges.value.slice(0, told.sides.length > 2 ? told.sides.length : 1);
  const most = Math.max(5, ...told.curve.flatMap(({ worths }) => worths.slice(0, seats.length).map(Math.abs)));
  const x = (step: number): number => 34 + (step / last) * (WIDE - 40);
  const y = (worth: number): number => HIGH / 2 - (worth / most) * (HIGH / 2 - 8);
  const press = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * WIDE;
    table.replay.show(Math.round(((at - 34) / (WIDE - 40)) * last));
  };
  const here = table.replay.step.value;
  const top = Math.round(most);
  return (
    <svg class="luck-curve" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={t("luck.curve")} onClick={press}>
      <path class="course-ground" d={`M34 ${HIGH / 2}H${WIDE - 6}`} />
      {[top, 0, -top].map((mark) => (
        <text key={mark} x="28" y={y(mark) + 4} text-anchor="end">
          {mark > 0 ? `+${mark}` : mark < 0 ? `−${-mark}` : "0"}
        </text>
      ))}
      {seats.map((badge) => (
        <polyline
          key={badge.seat}
          stroke={badge.colour}
          stroke-dasharray={DASHES[badge.seat % 6]}
          points={told.curve.map(({ step, worths }) => `${x(step)},${y(worths[badge.seat] ?? 0)}`).join(" ")}
        />
      ))}
      {here !== null && <path class="course-step" d={`M${x(Math.min(here, last))} 2V${HIGH - 2}`} />}
    </svg>
  );
}
