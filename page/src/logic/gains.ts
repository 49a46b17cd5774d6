import type { Event } from "../protocol";
import { hasWord, list, signed, t, word } from "../words";

export interface Gains {
  /** The seat that looks at them. */
  seat: number;
  names: readonly string[];
  game: string;
}

const nameOf = (seat: number, { seat: mine, names }: Gains): string =>
  seat === mine ? t("brings.you") : (names[seat] ?? String(seat + 1));

/** Points by seat, in words: you +4, Ada +9. */
export function pointsTexts(points: readonly number[], gains: Gains): string[] {
  return points.flatMap((amount, seat) =>
    amount ? [t("brings.points", { name: nameOf(seat, gains), points: signed(amount) })] : [],
  );
}

const sameFeature = (one: Event, other: Event): boolean =>
  one.what === other.what && one.x === other.x && one.y === other.y && one.segment === other.segment;

/** What is paid for, feature by feature: closes the city: you +4, Ada +4. The end of the game is told as one sum. */
export function gainsTexts(events: readonly Event[], now: readonly number[], gains: Gains): string[] {
  if (events.some(({ kind }) => kind === "over")) {
    const sums = pointsTexts(now, gains);
    return [sums.length ? t("colon", { name: t("brings.over"), text: list(sums) }) : t("brings.over")];
  }
  const groups: Event[][] = [];
  for (const event of events.filter(({ kind }) => kind === "scored")) {
    const group = groups.find(([first]) => first && sameFeature(first, event));
    if (group) group.push(event);
    else groups.push([event]);
  }
  return groups.map((group) => t("colon", { name: doneTo(group[0]!, gains.game), text: list(paid(group, gains)) }));
}

const paid = (group: readonly Event[], gains: Gains): string[] =>
  group.map(({ seat, amount = 0 }) =>
    t("brings.points", { name: nameOf(seat ?? 0, gains), points: signed(amount) }),
  );

/** What is done to a feature that is paid for in mid-game; what cannot be closed is called by its name. */
const doneTo = ({ what, segment }: Event, game: string): string =>
  hasWord("closes", what ?? "") && typeof segment === "number"
    ? word("closes", what ?? "")
    : word("kind", what ?? "", game);
