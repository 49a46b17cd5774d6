import { leadOf, pointsOf } from "../../logic/analysis";
import { percent, t } from "../../words";
import { useTable } from "../context";

/** What the hint is worth that was asked for: how far ahead it leads, and how much better it is than the next best. */
export function HintWorth() {
  const { aids, state } = useTable();
  const hint = aids.advice.value;
  const best = hint?.rated?.[0];
  if (!hint || !best || hint.at !== state.value?.at) return null;
  const next = hint.rated?.[1];
  const values = { points: leadOf(best.worth), chance: percent(best.chance), choices: hint.choices ?? 0 };
  return (
    <small class="hint-worth" role="status">
      {next ? t("hint.worth", { ...values, more: pointsOf(best.worth - next.worth) }) : t("hint.only", values)}
    </small>
  );
}
