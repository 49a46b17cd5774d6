import type { AidName } from "../settings";
import type { Clock, Hello, OwnSet, Setup, SwitchShape } from "../protocol";

/** A new table as the form holds it. */
export interface Wish {
  game: string;
  boxes: string[];
  rules: Record<string, string>;
  seats: number;
  computers: string[];
  watch_only: boolean;
  clock: string;
  timeout: "computer" | "lose";
  /** How long players who are away are waited for where no clock runs, in seconds. */
  grace: number;
  locked: AidName[];
  watch: boolean;
  listed: boolean;
  tiles: OwnSet | null;
  /** Whether the game may be analysed while it is on. */
  analysis: boolean;
}

const MOST = 6;

export function freshWish(catalogue: Hello, game: string | null): Wish {
  const known = catalogue.games.find(({ name }) => name === game) ?? catalogue.games[0];
  const wish: Wish = {
    game: known?.name ?? "",
    boxes: [],
    rules: {},
    seats: 2,
    computers: Array.from({ length: MOST }, () => ""),
    watch_only: false,
    clock: "none",
    timeout: "computer",
    grace: Math.round(catalogue.grace / 1000),
    locked: [],
    watch: true,
    listed: false,
    tiles: null,
    analysis: false,
  };
  return fitWish(wish, catalogue);
}

export function mostSeats(catalogue: Hello, { game, boxes }: Wish): number {
  const own = catalogue.games.find(({ name }) => name === game)?.most ?? 2;
  return Math.max(own, ...catalogue.boxes.filter(({ name }) => boxes.includes(name)).map(({ most }) => most));
}

/** The switches of the game and of the boxes that are in. */
export function switchesOf(catalogue: Hello, { game, boxes }: Wish): SwitchShape[] {
  const own = catalogue.games.find(({ name }) => name === game)?.switches ?? [];
  return [...own, ...catalogue.boxes.filter(({ name }) => boxes.includes(name)).flatMap(({ switches }) => switches)];
}

/** Of boxes that take each other's place the one that was added last stays. */
function together(catalogue: Hello, boxes: readonly string[]): string[] {
  const instead = (box: string): readonly string[] => catalogue.boxes.find(({ name }) => name === box)?.instead_of ?? [];
  const apart = (one: string, other: string): boolean => instead(one).includes(other) || instead(other).includes(one);
  return boxes.filter((box, at) => !boxes.slice(at + 1).some((later) => apart(box, later)));
}

/** Takes out what the catalogue does not offer any more after a change. */
export function fitWish(wish: Wish, catalogue: Hello): Wish {
  const game = catalogue.games.find(({ name }) => name === wish.game);
  const boxes = together(
    catalogue,
    wish.boxes.filter((box) => game?.boxes.includes(box)),
  );
  const fitted = { ...wish, boxes };
  const names = new Set(switchesOf(catalogue, fitted).map(({ name }) => name));
  const rules = Object.fromEntries(Object.entries(wish.rules).filter(([name]) => names.has(name)));
  const seats = Math.max(game?.fewest ?? 1, Math.min(wish.seats, mostSeats(catalogue, fitted)));
  return { ...fitted, rules, seats };
}

function clockOf({ clock, timeout }: Wish): Clock {
  const [kind, seconds, increment] = clock.split("-");
  if (kind !== "chess" && kind !== "move") return { kind: "none" };
  return { kind, seconds: Number(seconds), increment: Number(increment), end: timeout };
}

export function setupOf(wish: Wish): Setup {
  const { game, boxes, rules, seats, grace, locked, watch, listed, analysis } = wish;
  const clock = clockOf(wish);
  const waits = clock.kind === "none" ? { grace } : {};
  return { game, boxes, rules, seats, clock, ...waits, locked, watch, listed, analysis };
}
