import { listed } from "../families";
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

/** Whether two events tell of the same feature or cell. */
export const samePlace = (one: Event, other: Event): boolean =>
  one.x === other.x && one.y === other.y && one.segment === other.segment;
const sameFeature = (one: Event, other: Event): boolean => one.what === other.what && samePlace(one, other);

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
  const early = events.filter(({ kind }) => listed("early").has(kind));
  return groups.map((group) => {
    const [first] = group as [Event];
    const open = early.some((event) => samePlace(event, first));
    return t("colon", { name: open ? kindOf(first, gains.game) : doneTo(first, gains.game), text: list(paid(group, gains)) });
  });
}

const paid = (group: readonly Event[], gains: Gains): string[] =>
  group.map(({ seat, amount = 0 }) =>
    t("brings.points", { name: nameOf(seat ?? 0, gains), points: signed(amount) }),
  );

/** What is done to a feature that is paid for in mid-game; what cannot be closed is called by its name. */
const doneTo = (event: Event, game: string): string =>
  hasWord("closes", event.what ?? "") && typeof event.segment === "number"
    ? word("closes", event.what ?? "")
    : kindOf(event, game);

const kindOf = ({ what }: Event, game: string): string => word("kind", what ?? "", game);
