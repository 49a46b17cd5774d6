import { computed, signal } from "@preact/signals";

import { preferences } from "../settings";
import type english from "./en.json";

type Words = typeof english;
export type Key = keyof Words & string;
type PluralOf<K> = K extends `${infer Stem}.one` ? Stem : never;
export type CountKey = PluralOf<Key>;
export type Language = "en" | "fr";
type Values = Record<string, string | number>;

const files: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./en.json"),
  fr: () => import("./fr.json"),
};

const loaded = signal<Record<string, string>>({});
export const language = signal<Language>("en");

/** The language asked for, else the first of the browser's that there are words for. */
export function chooseLanguage(wished: string, browser: readonly string[]): Language {
  if (wished === "en" || wished === "fr") return wished;
  for (const name of browser) {
    const start = name.slice(0, 2).toLowerCase();
    if (start === "en" || start === "fr") return start;
  }
  return "en";
}

export async function speak(): Promise<void> {
  const chosen = chooseLanguage(preferences.value.language, navigator.languages);
  const words = (await files[chosen]()).default;
  useWords(chosen, words);
  document.documentElement.lang = chosen;
}

export function useWords(chosen: Language, words: Record<string, string>): void {
  loaded.value = words;
  language.value = chosen;
}

export function fill(pattern: string, values: Values = {}): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A sentence of the page. */
export function t(key: Key, values?: Values): string {
  return fill(loaded.value[key] ?? key, values);
}

const rules = computed(() => new Intl.PluralRules(language.value));

/** A sentence that depends on a number. */
export function count(key: CountKey, number: number, values: Values = {}): string {
  const form = rules.value.select(number) === "one" ? "one" : "other";
  return fill(loaded.value[`${key}.${form}`] ?? key, { count: number, ...values });
}

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
