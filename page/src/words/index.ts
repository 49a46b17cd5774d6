import { computed, signal } from "@preact/signals";

import { preferences } from "../settings";
import type english from "./en.json";

type English = typeof english;
type KeyOf<W> = keyof W & string;
export type Key = KeyOf<English>;
type PluralOf<K> = K extends `${infer Stem}.one` ? Stem : never;
export type Words = Record<string, string>;
type Values = Record<string, string | number>;

/** The page's own words, and those that families and boxes keep in their folders. */
const files = import.meta.glob<Words>(["./*.json", "../../../src/bastide/games/**/page/words.*.json"], {
  import: "default",
});

export const languageOf = (path: string): string => /(\w+)\.json$/.exec(path)?.[1] ?? "";

/** The languages that there are words for. */
export const LANGUAGES: readonly string[] = [...new Set(Object.keys(files).map(languageOf))].sort();

const loaded = signal<Words>({});
export const language = signal("en");

/** The language asked for, else the first of the browser's that there are words for. */
export function chooseLanguage(wished: string, browser: readonly string[]): string {
  const asked = [wished, ...browser.map((name) => name.slice(0, 2).toLowerCase())];
  return asked.find((name) => LANGUAGES.includes(name)) ?? "en";
}

/** What a language calls itself. */
export const nameOfLanguage = (code: string): string => new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;

/** All words of a language. */
export async function wordsOf(chosen: string): Promise<Words> {
  const mine = Object.entries(files).filter(([path]) => languageOf(path) === chosen);
  return Object.assign({}, ...(await Promise.all(mine.map(([, load]) => load())))) as Words;
}

export async function speak(): Promise<void> {
  const chosen = chooseLanguage(preferences.value.language, navigator.languages);
  useWords(chosen, await wordsOf(chosen));
  document.documentElement.lang = chosen;
}

export function useWords(chosen: string, words: Words): void {
  loaded.value = words;
  language.value = chosen;
}

export function fill(pattern: string, values: Values = {}): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

const rules = computed(() => new Intl.PluralRules(language.value));

/** Sentences out of one file of words: `t` by their keys, `count` where they depend on a number. */
export const sentences = <W>() => ({
  t: (key: KeyOf<W>, values?: Values): string => fill(loaded.value[key] ?? key, values),
  count: (key: PluralOf<KeyOf<W>>, number: number, values: Values = {}): string => {
    const form = rules.value.select(number) === "one" ? "one" : "other";
    return fill(loaded.value[`${key}.${form}`] ?? key, { count: number, ...values });
  },
});

/** The sentences of the page. */
export const { t, count } = sentences<English>();

/** A word for something the server names: the game's own word if it has one, the common one, else the name. */
export function word(group: string, name: string, game = ""): string {
  const words = loaded.value;
  return words[`${group}.${name}@${game}`] ?? words[`${group}.${name}`] ?? name.replaceAll("_", " ");
}

export function hasWord(group: string, name: string): boolean {
  return `${group}.${name}` in loaded.value;
}

export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(parts);
}

export function percent(share: number): string {
  const style = { style: "percent", maximumFractionDigits: share < 0.1 ? 1 : 0 } as const;
  return new Intl.NumberFormat(language.value, style).format(share);
}

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
