import { reducedMotion, preferences } from "../settings";
import { t } from "../words";
import { sound } from "./sounds";
import type { Table } from "./table";

let told = "";

/** Tells the player that it is his turn: in the title always, by sound and notification where he wants it. */
export function announce(table: Table): void {
  const state = table.state.value;
  const mine = state?.choice?.mine ?? false;
  document.title = `${mine ? `● ${t("title.mine")} · ` : ""}${table.slug} · Bastide`;
  if (state && !mine) badge(0);
  const turn = `${table.slug}/${state?.at ?? 0}`;
  if (!state || !mine || told === turn) return;
  told = turn;
  sound("turn");
  if (preferences.peek().notify && document.hidden) notify(table.slug);
  badge(1);
}

export function hush(): void {
  document.title = "Bastide";
}

/** How many tables wait for me, on the app's icon where there is one. */
export function badge(waiting: number): void {
  if (!("setAppBadge" in navigator)) return;
  const done = waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge();
  done.catch(() => undefined);
}

function notify(slug: string): void {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const told = { body: t("call.turn", { slug }), tag: slug, data: { path: `/t/${slug}` } };
  const worker = navigator.serviceWorker?.getRegistration() ?? Promise.resolve(undefined);
  void worker.then((found) => (found ? found.showNotification("Bastide", told) : void new Notification("Bastide", told)));
}

export const countTime = (): number => (reducedMotion() ? 0 : 600);
