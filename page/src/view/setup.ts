import { boxName } from "../api";
import type { Setup } from "../protocol";
import { count, t, word } from "../words";

/** What is played, in one line: game, boxes and tiles of its own, players, clock. */
export function setupText(setup: Setup, tiles: readonly string[] = []): string {
  const boxes = (setup.boxes ?? []).map((box) => boxName(box));
  const games = [word("game", setup.game), ...boxes, ...tiles].join(" + ");
  const analysis = setup.analysis ? t("analysis.allowed") : "";
  return [games, count("players", setup.seats ?? 2), clockName(setup), analysis].filter(Boolean).join(" · ");
}

const DAY = 86_400;

/** Whether a game is played by correspondence. */
export const byDays = ({ clock }: Setup): boolean => clock?.kind === "move" && (clock.seconds ?? 0) >= DAY;

/** A span of time in its largest unit: 30 s, 10 min, 2 hours, 1 day. */
export function spanText(seconds: number): string {
  if (seconds % DAY === 0) return count("clock.days", seconds / DAY);
  if (seconds % 3600 === 0) return count("clock.hours", seconds / 3600);
  return seconds % 60 ? t("clock.seconds", { count: seconds }) : t("clock.minutes", { count: seconds / 60 });
}

export function clockName({ clock }: Setup): string {
  if (!clock || (clock.kind ?? "none") === "none") return "";
  const time = spanText(clock.seconds ?? 300);
  if (clock.kind === "move") return t("clock.move", { time });
  return clock.increment ? `${time} + ${t("clock.seconds", { count: clock.increment })}` : time;
}
