import { effect, signal, type Signal } from "@preact/signals";

import { isNight, seasonOf } from "./logic/seasons";

export const AIDS = ["legal", "dead", "left", "areas", "ended", "hint"] as const;
export type AidName = (typeof AIDS)[number];
export type AidMode = "off" | "demand" | "always";

export interface Preferences {
  name: string;
  /** The computer that is played against when nothing else is said. */
  opponent: string;
  language: string;
  look: "auto" | "light" | "dark";
  /** The season of the pictures: as the game is printed, as the year is, one of them, or none at all. */
  tiles: string;
  /** Whether it is night on the board: as the look is dark, as the clock says, or always one of them. */
  hour: "auto" | "clock" | "day" | "night";
  motion: "auto" | "reduced";
  sound: boolean;
  notify: boolean;
  confirm: boolean;
  /** After a step by correspondence, go on to the next table that waits for me. */
  onward: boolean;
  /** Where several people play at one device: cover the screen between them where hands are secret, or always. */
  cover: "secret" | "always";
  coordinates: boolean;
  text: boolean;
  /** The guided games that were played to their end. */
  learned: readonly string[];
  aids: Record<AidName, AidMode>;
}

const KEY = "bastide";

export const DEFAULTS: Preferences = {
  name: "",
  opponent: "fair",
  language: "auto",
  look: "auto",
  tiles: "auto",
  hour: "auto",
  motion: "auto",
  sound: true,
  notify: false,
  confirm: true,
  onward: true,
  cover: "secret",
  coordinates: false,
  text: false,
  learned: [],
  aids: { legal: "always", dead: "demand", left: "always", areas: "demand", ended: "demand", hint: "demand" },
};

/** What was kept on this device, completed by the defaults; nonsense is forgotten. */
export function readPreferences(text: string | null): Preferences {
  try {
    const kept = JSON.parse(text ?? "{}") as Partial<Preferences>;
    const learned = Array.isArray(kept.learned) ? kept.learned : [];
    return { ...DEFAULTS, ...kept, ...nightOf(kept), learned, aids: { ...DEFAULTS.aids, ...kept.aids } };
  } catch {
    return DEFAULTS;
  }
}

/** Night was once a choice among the seasons. */
const nightOf = ({ tiles }: Partial<Preferences>): Partial<Preferences> =>
  tiles === "dark" ? { tiles: "auto", hour: "night" } : {};

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const preferences: Signal<Preferences> = signal(readPreferences(kept()));

effect(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences.value));
  } catch {
    // A browser that keeps nothing still plays.
  }
});

/** What the player himself has chosen, to be kept with him: how often he has. */
export const chosen = signal(0);

export function prefer<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  preferences.value = { ...preferences.value, [name]: value };
  chosen.value += 1;
}

const still = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");
const night = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-color-scheme: dark)");
const systemStill = signal(still?.matches ?? false);
const systemNight = signal(night?.matches ?? false);
still?.addEventListener("change", (change) => (systemStill.value = change.matches));
night?.addEventListener("change", (change) => (systemNight.value = change.matches));

export const reducedMotion = (): boolean => preferences.value.motion === "reduced" || systemStill.value;

export const dark = (): boolean => {
  const look = preferences.value.look;
  return look === "dark" || (look === "auto" && systemNight.value);
};

const MINUTES = 5 * 60_000;
const now = signal(Date.now());
if (typeof window !== "undefined") setInterval(() => (now.value = Date.now()), MINUTES);

/** The season that is wished for, by its name. */
export const wishedSeason = (): string => {
  const { tiles } = preferences.value;
  return tiles === "year" ? seasonOf(new Date(now.value)) : tiles;
};

/** Whether it is night on the board. */
export const wishedNight = (): boolean => {
  const { hour } = preferences.value;
  return hour === "clock" ? isNight(new Date(now.value)) : hour === "auto" ? dark() : hour === "night";
};

/** Writes the look on the document, so that the style sheet alone decides how it is drawn. */
export function wearLook(): void {
  effect(() => {
    document.documentElement.dataset["look"] = dark() ? "dark" : "light";
    document.documentElement.dataset["motion"] = reducedMotion() ? "reduced" : "full";
  });
}
