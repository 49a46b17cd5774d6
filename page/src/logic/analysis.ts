import type { Analysed, Move, PricedStep, Rated, SideShape } from "../protocol";
import { fill, language, percent, t, word } from "../words";
import { moveName, placeName, sideName } from "./describe";
import { playedOf } from "./mistakes";
import { cellName } from "./places";

const whole = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** One side in a sentence; luck and play add up to the lead, also when all are rounded. */
export function sideLine({ lead, luck, play }: SideShape, over: boolean, name: string, me: boolean): string {
  const by = Math.round(lead);
  const lucky = Math.round(luck);
  const shown = by === 0 ? "level" : over ? (by > 0 ? "won" : "lost") : by > 0 ? "ahead" : "behind";
  const sentence = word("lead", me ? `you-${shown}` : shown);
  return fill(sentence, { name, lead: Math.abs(by), luck: whole(lucky), play: whole(by === 0 ? Math.round(play) : by - lucky) });
}

/** Points with one decimal, without a sign. */
export const pointsOf = (points: number): string =>
  new Intl.NumberFormat(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Math.abs(points));

/** Points with one decimal and their sign. */
export function leadOf(points: number): string {
  const text = pointsOf(points);
  return Math.abs(points) < 0.05 ? text : points < 0 ? `−${text}` : `+${text}`;
}

/** A move in words, with where it is. */
export function moveLine(move: Move, game: string): string {
  if (move.verb === "place")
    return t("luck.place", { cell: cellName(move.x ?? 0, move.y ?? 0), facing: sideName(move.facing ?? "N") });
  const place = placeName(move);
  return place ? `${moveName(move, { game })}, ${place}` : moveName(move, { game });
}

/** A whole step in words; what is left out is not said. */
export function stepText({ moves }: Rated, game: string): string {
  const done = moves.filter(({ verb }, at) => verb !== "pass" || (at === 0 && moves.length === 1));
  return done.map((move) => moveLine(move, game)).join("; ");
}

/** What a step is worth: how far ahead it puts its player, and how likely he then wins. */
export const worthText = ({ worth, chance }: Pick<Rated, "worth" | "chance">): string =>
  t("analysis.worth", { points: leadOf(worth), chance: percent(chance) });

/** How lucky the draw was that a step was made with. */
export function luckOf({ draws }: Analysed, { step, seat }: PricedStep): number {
  return draws.filter((draw) => draw.step === step - 1 && draw.seat === seat).reduce((sum, { luck }) => sum + luck, 0);
}

export interface StepLine {
  step: number;
  price: number;
  text: string;
}

/** Every step in a sentence: the luck of its draw, what it cost, and what would have been best. */
export function stepLines(told: Analysed, names: readonly string[], game: string): StepLine[] {
  return told.steps.map((one) => {
    const values = { step: one.step, name: names[one.seat] ?? "", luck: leadOf(luckOf(told, one)) };
    return { step: one.step, price: one.price, text: `${t("luck.step", values)} ${priceText(one, game)}` };
  });
}

function priceText(one: PricedStep, game: string): string {
  const [best, played] = [one.rated[0], playedOf(one)];
  if (!best || !played || one.price < 0.05) return t("luck.best", { chance: percent(played?.chance ?? 0) });
  const chances = { chance: percent(played.chance), best: percent(best.chance) };
  return t("luck.cost", { price: pointsOf(one.price), move: stepText(best, game), ...chances });
}
