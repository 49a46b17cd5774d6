import type { PuzzleReason, PuzzleVerdict } from "../protocol";
import { fill, hasWord, signed, t, word } from "../words";
import { pointsOf, stepText, worthText } from "./analysis";

/** Why a move is best, in a sentence; where a single one is told otherwise, as that. */
export function reasonText({ code, what, amount }: PuzzleReason, game: string): string {
  const single = `${code}.one`;
  const pattern = word("reason", amount === 1 && hasWord("reason", single) ? single : code, game);
  return fill(pattern, { what: what ? word("kind", what, game) : "", amount });
}

/** Whether it was right, and what it was worth beside the best. */
export function verdictText({ right, loss, gap }: PuzzleVerdict): string {
  return right ? t("puzzle.right", { gap: pointsOf(gap) }) : t("puzzle.wrong", { loss: pointsOf(loss) });
}

/** What the best is, and what was answered instead. */
export function movesTexts({ rated, right }: PuzzleVerdict, game: string): string[] {
  const [best, mine] = [rated[0], rated.find(({ played }) => played)];
  if (!best) return [];
  const told = [t("puzzle.best", { move: stepText(best, game), worth: worthText(best) })];
  if (mine && !right) told.push(t("puzzle.yours", { move: stepText(mine, game), worth: worthText(mine) }));
  return told;
}

/** What it did to my rating. */
export const ratedText = ({ first, before, after, rating }: PuzzleVerdict): string =>
  first
    ? t("puzzle.rated", { before, after, change: signed(after - before), rating })
    : t("puzzle.unrated", { rating });
