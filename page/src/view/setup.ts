import type { Setup } from "../protocol";
import { count, t, word } from "../words";

/** What is played, in one line: game and boxes, players, clock. */
export function setupText(setup: Setup): string {
  const games = [word("game", setup.game), ...(setup.boxes ?? []).map((box) => word("box", box))].join(" + ");
  return [games, count("players", setup.seats ?? 2), clockName(setup)].filter(Boolean).join(" · ");
}

export function clockName({ clock }: Setup): string {
  if (!clock || (clock.kind ?? "none") === "none") return "";
  const seconds = clock.seconds ?? 300;
  const time = seconds % 60 ? t("clock.seconds", { count: seconds }) : t("clock.minutes", { count: seconds / 60 });
  if (clock.kind === "move") return t("clock.move", { time });
  return clock.increment ? `${time} + ${t("clock.seconds", { count: clock.increment })}` : time;
}
