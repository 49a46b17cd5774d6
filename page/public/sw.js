// The worker of the page: without a connection the page opens from what was kept; calls are shown while it is closed.
const PAGE = "bastide-page";
const FILES = "bastide-files";
const WORDS = "bastide-words";
const MOST_FILES = 600;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(PAGE).then((kept) => kept.add("/")));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(latest(request, "/"));
  else if (pathname === "/api/hello") event.respondWith(latest(request, pathname));
  else if (/^\/(assets|art)\//.test(pathname)) event.respondWith(keptForEver(request));
});

/** From the server; without it, as it was kept. */
async function latest(request, key) {
  const kept = await caches.open(PAGE);
  try {
    const answer = await fetch(request);
    if (answer.ok && (request.mode !== "navigate" || isPage(answer))) await kept.put(key, answer.clone());
    return answer;
  } catch (error) {
    const found = await kept.match(key);
    if (found) return found;
    throw error;
  }
}

const isPage = (answer) => (answer.headers.get("content-type") ?? "").startsWith("text/html");

/** Files whose names change when they do. */
async function keptForEver(request) {
  const kept = await caches.open(FILES);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await kept.put(request, answer.clone());
    const all = await kept.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST_FILES)).map((old) => kept.delete(old)));
  }
  return answer;
}

self.addEventListener("push", (event) => event.waitUntil(show(event.data?.json() ?? {})));

async function show({ kind = "turn", slug = "", name = "" }) {
  const found = await (await caches.open(WORDS)).match("/words-of-calls");
  const words = found ? await found.json() : {};
  const body = (words[kind] ?? "{slug}").replace("{slug}", slug).replace("{name}", name);
  await self.registration.showNotification("Bastide", {
    body,
    tag: slug,
    lang: words.language ?? "",
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: { path: slug ? `/t/${slug}` : "/" },
  });
  if (kind === "turn") await self.navigator.setAppBadge?.().catch(() => undefined);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? "/"));
});

/** The table where it is open already, else a new window. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
