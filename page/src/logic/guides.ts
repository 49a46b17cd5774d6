import { fill, list, t } from "../words";
import type { Event, Guided } from "../protocol";
import type { Kept } from "./folders";
import { gainsTexts, type Gains } from "./gains";
import { eventText } from "./log";

/** What is said in a turn of a guided game: its idea, what to try, why, and what it was good for. */
export interface GuideStep {
  idea: string;
  try: string;
  why: string;
  done: string;
}

/** The words of a guided game; `box` is the box that it is about, `tile` a tile that shows it. */
export interface GuideWords {
  name: string;
  game: string;
  box?: string;
  tile: string;
  title: string;
  about: string;
  opening: string;
  steps: GuideStep[];
  ending: string;
}

export type Guide = Kept<GuideWords>;

/** The guided games that show what a chapter of the rules tells: those of a game without boxes, or of a box. */
export const guidesAbout = (guides: readonly Guide[], chapter: string): Guide[] =>
  guides.filter(({ game, box }) => (box ?? game) === chapter);

/** What a coach says: of the turn before, of the one to come, and why. */
export interface Said {
  before: string[];
  now: string;
  why: string;
}

const TOLD = new Set(["placed", "scored", "discarded"]);

/** What came of a turn, in words: points, and what else happened. */
export function broughtTexts(events: readonly Event[], gains: Gains): string[] {
  const sums = gains.names.map((_, seat) => events.reduce((sum, event) => sum + pointsFor(event, seat), 0));
  const name = (seat: number | null | undefined): string => gains.names[seat ?? -1] ?? "?";
  const others = events
    .filter(({ kind }) => !TOLD.has(kind))
    .map((event) => eventText(event, { name, game: gains.game }))
    .filter(Boolean);
  return [...others, ...gainsTexts(events, sums, gains)];
}

const pointsFor = ({ kind, seat, amount = 0 }: Event, mine: number): number =>
  kind === "scored" && seat === mine ? amount : 0;

/** Where the game stands: whose choice it is, and whether a tile is to be laid. */
export interface Standing {
  mine: boolean;
  lays: boolean;
  other: string;
}

/** What is said now. */
export function coaching(told: Guided, words: GuideWords, gains: Gains, { mine, lays, other }: Standing): Said {
  const named = (sentence: string): string => fill(sentence, { other });
  const before = isNumber(told.last) ? turnBefore(told, words, gains) : told.step === 0 ? [words.opening] : [];
  const said = { before: before.map(named), why: "" };
  const step = words.steps[told.step ?? -1];
  if (!mine) return { ...said, now: t("guide.wait", { name: other }) };
  if (!step) return { ...said, now: t(lays ? "guide.free" : "guide.between") };
  if (told.planned) return { ...said, now: named(step.try), why: named(step.why) };
  return { ...said, now: t(told.moves?.length ? "guide.elsewhere" : "guide.not-now") };
}

const isNumber = (value: number | null | undefined): value is number => typeof value === "number";

function turnBefore({ last, done, events = [] }: Guided, { steps }: GuideWords, gains: Gains): string[] {
  const told = done ? events.filter(({ kind }) => kind === "scored" || kind === "over") : events;
  const brought = broughtTexts(told, gains);
  const paid = brought.length ? t("guide.brought", { what: list(brought) }) : "";
  const said = done ? (steps[last ?? 0]?.done ?? "") : t(paid ? "guide.other" : "guide.other-quiet");
  return [said, paid].filter(Boolean);
}
