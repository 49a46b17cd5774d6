import type { Analysed, PricedStep } from "../protocol";

const MOST = 5;
/** Points that a step must have cost to be learned from. */
const WORTH_IT = 0.5;

/** The steps that cost my seats most, the worst first; whoever only watches is shown everybody's. */
export function mistakesOf({ steps }: Analysed, mine: readonly number[]): PricedStep[] {
  return steps
    .filter(({ seat, price }) => price >= WORTH_IT && (!mine.length || mine.includes(seat)))
    .sort((one, other) => other.price - one.price || one.step - other.step)
    .slice(0, MOST);
}

/** The step as it was played. */
export const playedOf = ({ rated }: PricedStep) => rated.find(({ played }) => played);
