import type { Analysed, Move, SideShape } from "../protocol";
import { fill, language, t, word } from "../words";
import { moveName, placeName, sideName } from "./describe";
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

/** A move in words, with where it is. */
export function moveLine(move: Move, game: string): string {
  if (move.verb === "place")
    return t("luck.place", { cell: cellName(move.x ?? 0, move.y ?? 0), facing: sideName(move.facing ?? "N") });
  const place = placeName(move);
  return place ? `${moveName(move, { game })}, ${place}` : moveName(move, { game });
}

export interface StepLine {
  step: number;
  price: number;
  text: string;
}

/** Every step in a sentence: what it cost, and what would have been best. */
export function stepLines(told: Analysed, names: readonly string[], game: string): StepLine[] {
  const points = new Intl.NumberFormat(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const steps = [...new Set(told.choices.map(({ step }) => step))];
  return steps.map((step) => {
    const choices = told.choices.filter((choice) => choice.step === step);
    const price = choices.reduce((sum, choice) => sum + choice.price, 0);
    const name = names[choices[0]?.seat ?? 0] ?? "";
    const better = choices.find(({ best }) => best)?.best;
    if (!better || price < 0.05) return { step, price, text: t("luck.best", { step, name }) };
    return { step, price, text: t("luck.cost", { step, name, price: points.format(price), move: moveLine(better, game) }) };
  });
}
