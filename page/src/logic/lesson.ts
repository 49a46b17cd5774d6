import type { PricedStep, Preview, Rated } from "../protocol";
import { list, percent, t } from "../words";
import { pointsOf, stepText, worthText } from "./analysis";
import { pointsTexts, type Gains } from "./gains";
import { playedOf } from "./mistakes";

/** A mistake in a list: when it was, what it cost, in points and in chances. */
export function mistakeLine(mistake: PricedStep, name: string): string {
  const [best, played] = [mistake.rated[0], playedOf(mistake)];
  const chances = { chance: percent(played?.chance ?? 0), best: percent(best?.chance ?? 0) };
  return t("lesson.mistake", { step: mistake.step, name, price: pointsOf(mistake.price), ...chances });
}

/** What was tried beside what was played and what would have been best. */
export function verdict({ rated, price }: PricedStep, tried: Rated): string {
  const less = (rated[0]?.worth ?? tried.worth) - tried.worth;
  if (tried.rank === 1 || less < 0.05) return t("lesson.best", { worth: worthText(tried) });
  const values = { price: pointsOf(less), old: pointsOf(price) };
  return t(less < price - 0.05 ? "lesson.better" : less <= price + 0.05 ? "lesson.same" : "lesson.worse", values);
}

/** Why the best is better, in sentences. */
export function reasons(mistake: PricedStep, brings: Preview | null, gains: Gains): string[] {
  const [best, played] = [mistake.rated[0], playedOf(mistake)];
  if (!best || !played) return [];
  const { game } = gains;
  const now = pointsTexts(brings?.now ?? [], gains);
  const end = pointsTexts(brings?.end ?? [], gains);
  return [
    t("lesson.why-best", { move: stepText(best, game), worth: worthText(best) }),
    t("lesson.why-played", { move: stepText(played, game), worth: worthText(played), price: pointsOf(mistake.price) }),
    ...(now.length ? [t("lesson.now", { points: list(now) })] : []),
    ...(end.length ? [t("lesson.end", { points: list(end) })] : []),
    ...(brings && !now.length && !end.length ? [t("lesson.later")] : []),
  ];
}
