import { effect } from "@preact/signals";

import { sayHello } from "../api";
import { wantCalls } from "../people";
import { language, t } from "../words";

const WORDS = "bastide-words";
const FILES = "bastide-files";

/** The worker that opens the page without a connection and is called while it is closed; it has no words of its own. */
export async function startCalls(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
  } catch {
    return;
  }
  void keepFiles();
  effect(() => {
    const said = { turn: t("call.turn"), sat: t("call.sat"), language: language.value };
    void caches.open(WORDS).then((kept) => kept.put("/words-of-calls", new Response(JSON.stringify(said))));
  });
}

/** What was loaded before the worker was there is kept for it. */
async function keepFiles(): Promise<void> {
  const kept = await caches.open(FILES);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const missing = [...new Set(loaded)].filter((path) => path.startsWith("/assets/"));
  await kept.addAll(missing).catch(() => undefined);
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const textOf = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

async function manager(): Promise<PushManager | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return null;
  return (await navigator.serviceWorker.ready).pushManager;
}

/** From now on this browser is called when it is my turn or somebody sat down; whether that can be. */
export async function beCalled(): Promise<boolean> {
  const pushing = await manager();
  if (!pushing) return false;
  try {
    const { call_key: key } = await sayHello();
    if (!key) return false;
    const found = await pushing.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
    const [p256dh, auth] = [textOf(found.getKey("p256dh")), textOf(found.getKey("auth"))];
    await wantCalls({ endpoint: found.endpoint, p256dh, auth, language: language.value });
    return true;
  } catch {
    return false;
  }
}

/** This browser is not called any more. */
export async function beLeftAlone(): Promise<boolean> {
  const found = await (await manager())?.getSubscription();
  if (!found) return true;
  await wantCalls({ endpoint: found.endpoint }).catch(() => undefined);
  return found.unsubscribe();
}
