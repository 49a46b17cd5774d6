import { signal } from "@preact/signals";

import type {
  Continue,
  GameShape,
  Hello,
  Import,
  LinkMade,
  Made,
  NewTable,
  PlayerShape,
  Problem,
  SealShape,
  Seated,
  Sit,
  Summary,
  Tables,
  TilesSeen,
  TilesWish,
} from "./protocol";
import { placeAmong } from "./families";
import { preferences } from "./settings";
import { hasWord, word } from "./words";

/** Something the server did not do. The code is translated; the sentence is what it says itself. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

export function reason(code: string, sentence: string): string {
  return hasWord("refusal", code) ? word("refusal", code) : sentence;
}

export function explain(error: unknown): string {
  if (error instanceof Refusal) return reason(error.code, error.message);
  return word("refusal", "offline");
}

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const options: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    options.body = JSON.stringify(body);
    options.headers = { "content-type": "application/json" };
  }
  const response = await fetch(path, options);
  if (response.ok) return (await response.json()) as Answer;
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refusal(problem.code ?? String(response.status), problem.sentence ?? response.statusText);
}

/** The catalogue and what else a page must know; asked once. */
export const hello = signal<Hello | null>(null);

/** The computer that sits down when nobody says which: one that plays sensibly and at once. */
export function usualPlayer(): string {
  const names = hello.value?.players.map(({ name }) => name) ?? [];
  return names.includes("greedy") ? "greedy" : (names[names.length - 1] ?? "greedy");
}

/** The levels that people are offered as opponents, the weakest first. */
export const levels = (): PlayerShape[] => hello.value?.players.filter(({ level }) => level) ?? [];

/** Whoever else can sit at a table of this server. */
export const otherPlayers = (): PlayerShape[] => hello.value?.players.filter(({ level }) => !level) ?? [];

/** Whoever is a fair match is found by the server, game by game. */
export const FAIR = "fair";

/** The opponent that was chosen on this device, if this server has it. */
export function opponent(): string {
  const chosen = preferences.value.opponent;
  if (chosen === FAIR && levels().length) return FAIR;
  return hello.value?.players.some(({ name }) => name === chosen) ? chosen : usualPlayer();
}

/** What a box is called: in the reader's language, or as its own folder calls it. */
export const boxName = (box: string): string =>
  hasWord("box", box) ? word("box", box) : (hello.value?.boxes.find(({ name }) => name === box)?.title ?? box);

/** The games, family by family, the best known first; what is new comes last. */
export function gamesInOrder(): GameShape[] {
  const games = hello.value?.games ?? [];
  const families = [...new Set(games.map(({ family }) => family))];
  return families.flatMap((family) =>
    games
      .filter((game) => game.family === family)
      .sort((one, other) => placeAmong(family, one.name) - placeAmong(family, other.name)),
  );
}

let greeting: Promise<Hello> | null = null;

/** Asked once, however many want to know: each answer to a newcomer would make him somebody else. */
export async function sayHello(): Promise<Hello> {
  if (hello.value) return hello.value;
  greeting ??= ask<Hello>("GET", "/api/hello").finally(() => (greeting = null));
  hello.value = await greeting;
  return hello.value;
}

const table = (slug: string): string => `/api/tables/${encodeURIComponent(slug)}`;

export const makeTable = (wish: NewTable) => ask<Made>("POST", "/api/tables", wish);
export const lookAtTiles = (wish: TilesWish) => ask<TilesSeen>("POST", "/api/tiles", wish);
export const myTables = () => ask<Tables>("GET", "/api/tables");
export const summary = (slug: string) => ask<Summary>("GET", table(slug));
export const sit = (slug: string, wish: Sit) => ask<Seated>("POST", `${table(slug)}/sit`, wish);
export const makeLink = (slug: string, seat: number) => ask<LinkMade>("POST", `${table(slug)}/link?seat=${seat}`, {});
export const goOn = (wish: Continue) => ask<Seated>("POST", "/api/continue", wish);
export const importRecord = (wish: Import) => ask<Made>("POST", "/api/tables/import", wish);
export const sealPath = (slug: string): string => `${table(slug)}/seal`;
export const seal = (slug: string) => ask<SealShape>("GET", sealPath(slug));
export const recordPath = (slug: string): string => `${table(slug)}/record`;

/** What a page adds to the fair draw: 32 random characters. */
export function luck(): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => letters[byte % 64]).join("");
}
