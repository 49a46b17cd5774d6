import { computed, signal } from "@preact/signals";

export type Route =
  | { screen: "lobby" }
  | { screen: "new"; game: string | null }
  | { screen: "table"; slug: string; step: number | null }
  | { screen: "continue"; code: string }
  | { screen: "rules"; game: string | null; about: string | null }
  | { screen: "opened"; code: string }
  | { screen: "settings" }
  | { screen: "duplicate"; code: string }
  | { screen: "puzzles" }
  | { screen: "puzzle"; name: string; game: string; theme: string }
  | { screen: "learn"; guide: string | null }
  | { screen: "me" }
  | { screen: "carry"; code: string }
  | { screen: "player"; slug: string; seat: number };

interface Address {
  path: string;
  search: string;
  hash: string;
}

/** Which screen an address names. */
export function routeOf({ path, search, hash }: Address): Route {
  const [first, slug, step, seat] = path.split("/").filter(Boolean);
  const asked = new URLSearchParams(search);
  const game = asked.get("game");
  if (first === "t" && slug && step === "player") return { screen: "player", slug, seat: Number(seat) || 0 };
  if (first === "t" && slug) return { screen: "table", slug, step: step && /^\d+$/.test(step) ? Number(step) : null };
  if (first === "new") return { screen: "new", game };
  if (first === "rules") return { screen: "rules", game, about: asked.get("about") };
  if (first === "learn") return { screen: "learn", guide: asked.get("guide") };
  if (first === "d" && slug) return { screen: "duplicate", code: slug };
  if (first === "puzzles") return { screen: "puzzles" };
  if (first === "puzzle" && slug)
    return { screen: "puzzle", name: slug, game: game ?? "", theme: asked.get("theme") ?? "" };
  if (first === "settings") return { screen: "settings" };
  if (first === "replay" && hash.length > 1) return { screen: "opened", code: hash.replace(/^#/, "") };
  if (first === "continue") return { screen: "continue", code: hash.replace(/^#/, "") };
  if (first === "me") return { screen: "me" };
  if (first === "carry") return { screen: "carry", code: hash.replace(/^#/, "") };
  return { screen: "lobby" };
}

const here = (): Address => ({ path: location.pathname, search: location.search, hash: location.hash });
const address = signal<Address>({ path: "/", search: "", hash: "" });

export const route = computed(() => routeOf(address.value));

export function startRouting(): void {
  address.value = here();
  addEventListener("popstate", () => (address.value = here()));
  addEventListener("click", followLink);
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  address.value = here();
}

function followLink(click: MouseEvent): void {
  const link = (click.target as Element | null)?.closest("a");
  if (!link || click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  click.preventDefault();
  go(link.pathname + link.search + link.hash);
  scrollTo(0, 0);
}
