import type { ComponentChildren } from "preact";

import type { Table } from "../../live/table";
import type { Analysed } from "../../protocol";
import { percent, signed, t } from "../../words";
import { useTable } from "../context";

const [WIDE, LEFT, RIGHT] = [300, 38, 6];
const DASHES = ["", "6 3", "2 2", "8 3 2 3", "4 4", "1 3"];

interface CurveProps {
  told: Analysed;
  high: number;
  label: string;
  marks: readonly (readonly [number, string])[];
  children: ComponentChildren;
}

const stepsOf = ({ curve }: Analysed): number => Math.max(1, ...curve.map(({ step }) => step));
const across = (told: Analysed, step: number): number => LEFT + (step / stepsOf(told)) * (WIDE - LEFT - RIGHT);

/** A picture over the steps of the game; a press goes to a step, and where one is is marked. */
function Curve({ told, high, label, marks, children }: CurveProps) {
  const { replay } = useTable();
  const press = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * WIDE;
    replay.show(Math.round(((at - LEFT) / (WIDE - LEFT - RIGHT)) * stepsOf(told)));
  };
  const here = replay.step.value;
  return (
    <svg class="luck-curve" viewBox={`0 0 ${WIDE} ${high}`} role="img" aria-label={label} onClick={press}>
      {marks.map(([y, text]) => (
        <g key={text}>
          <path class="course-ground" d={`M${LEFT} ${y}H${WIDE - RIGHT}`} />
          <text x={LEFT - 5} y={y + 4} text-anchor="end">
            {text}
          </text>
        </g>
      ))}
      {children}
      {here !== null && <path class="course-step" d={`M${across(told, Math.min(here, stepsOf(told)))} 2V${high - 2}`} />}
    </svg>
  );
}

/** Of two sides one line says all: mine, or the first. */
function seatsShown(table: Table, told: Analysed): number[] {
  if (told.sides.length > 2) return told.sides.map(({ seat }) => seat);
  return [table.state.value?.mine[0] ?? 0];
}

/** Who was likely to win, step by step, with the steps that cost most. */
export function Chances({ told }: { told: Analysed }) {
  const table = useTable();
  const high = 120;
  const seats = seatsShown(table, told);
  const y = (chance: number): number => 8 + (1 - chance) * (high - 16);
  const x = (step: number): number => across(told, step);
  const alone = seats.length === 1 ? seats[0]! : null;
  const line = (seat: number): string => told.curve.map(({ step, chances }) => `${x(step)},${y(chances[seat] ?? 0)}`).join(" ");
  const label = alone === null ? t("luck.chances") : t("luck.chance-of", { name: table.name(alone) });
  const costly = told.steps.filter(({ seat, price }) => price >= 3 && (alone === null || seat === alone));
  return (
    <figure class="luck-figure">
      <figcaption>{label}</figcaption>
      <Curve told={told} high={high} label={t("luck.curve", { what: label })} marks={[1, 0.5, 0].map((one) => [y(one), percent(one)] as const)}>
        {alone !== null && (
          <polygon class="chance-area" points={`${x(told.curve[0]?.step ?? 0)},${y(0)} ${line(alone)} ${x(stepsOf(told))},${y(0)}`} />
        )}
        {seats.map((seat) => (
          <polyline key={seat} stroke={table.badge(seat).colour} stroke-dasharray={DASHES[seat % 6]} points={line(seat)} />
        ))}
        {costly.map(({ step, seat }) => {
          const point = told.curve.find((one) => one.step >= step);
          return point ? <circle key={step} class="costly-step" cx={x(step)} cy={y(point.chances[seat] ?? 0)} r="4" /> : null;
        })}
      </Curve>
    </figure>
  );
}

/** How far ahead who was seen, and, as bars, how lucky each draw was. */
export function Leads({ told }: { told: Analysed }) {
  const table = useTable();
  const high = 96;
  const seats = seatsShown(table, told);
  const most = Math.max(5, ...told.curve.flatMap(({ worths }) => seats.map((seat) => Math.abs(worths[seat] ?? 0))));
  const y = (points: number): number => high / 2 - (points / most) * (high / 2 - 8);
  const x = (step: number): number => across(told, step);
  const top = Math.round(most);
  const marks = [top, 0, -top].map((one) => [y(one), one ? signed(one) : "0"] as const);
  return (
    <figure class="luck-figure">
      <figcaption>{t(seats.length === 1 ? "luck.lead-of" : "luck.leads", { name: table.name(seats[0]) })}</figcaption>
      <Curve told={told} high={high} label={t("luck.curve", { what: t("luck.leads") })} marks={marks}>
        {told.draws.map(({ step, seat, luck }, at) => {
          const tall = Math.min(high / 2 - 6, Math.abs((luck / most) * (high / 2 - 8)));
          return (
            <rect key={at} x={x(step + 0.5) - 1} y={luck > 0 ? high / 2 - tall : high / 2} width="2.4" height={tall} fill={table.badge(seat).colour} />
          );
        })}
        {seats.map((seat) => (
          <polyline
            key={seat}
            stroke={table.badge(seat).colour}
            stroke-dasharray={DASHES[seat % 6]}
            points={told.curve.map(({ step, worths }) => `${x(step)},${y(worths[seat] ?? 0)}`).join(" ")}
          />
        ))}
      </Curve>
    </figure>
  );
}
