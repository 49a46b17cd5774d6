// Calls: an app that opens without a connection, says so and goes on; a call that is shown in the reader's language.
import { base, check, comesTrue, myTurn, picture, scenario, small, wide } from "./people.mjs";
import { everywhere } from "./examine.mjs";
import { wire } from "./proxy.mjs";

const middle = { viewport: { width: 768, height: 1024 } };
const ENDPOINT = "https://fcm.googleapis.com/fcm/send/nobody";

/** A browser whose maker's push service cannot be reached from here; all else is its own. */
function standIn(endpoint) {
  const key = (name) => new Uint8Array(name === "auth" ? 16 : 65).fill(4).buffer;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    if (applicationServerKey.length !== 65) throw new Error("this is no key");
    return { endpoint, getKey: key };
  };
  window.badges = [];
  navigator.setAppBadge = async (waiting) => void window.badges.push(waiting);
  navigator.clearAppBadge = async () => void window.badges.push(0);
}

/** Both languages are spoken once, so that both are kept. */
async function bothLanguages(page) {
  for (const language of ["en", "fr"]) {
    await page.locator("select.languages").first().selectOption(language);
    await page.locator(`html[lang=${language}]`).waitFor();
  }
}

for (const [look, language, offline, turn] of [
  [small, "fr-FR", "Pas de connexion", "À vous de jouer"],
  [middle, "en-GB", "No connection", "Your turn"],
  [wide, "fr-FR", "Pas de connexion", "À vous de jouer"],
]) {
  const line = await wire(base);
  await scenario(async (person) => {
    const size = `${look.viewport.width} ${language}`;
    const page = await person({ ...look, language, bypassCSP: true, serviceWorkers: "allow", permissions: ["notifications"] });
    await page.addInitScript(standIn, ENDPOINT);
    await page.goto(line.base);
    await page.locator("[data-game]").first().waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    const kept = () => page.evaluate(async () => (await (await caches.open("bastide-files")).keys()).length);
    await comesTrue(async () => (await kept()) >= 3, `${size}: the page is kept`);
    await page.reload();
    await comesTrue(() => page.evaluate(async () => Boolean(await caches.match("/api/hello"))), `${size}: the catalogue is kept`);

    if (look === wide) await bothLanguages(page);
    line.cut();
    await page.reload();
    await page.locator(`.offline:has-text("${offline}")`).waitFor();
    await page.locator("[data-game]").first().waitFor();
    if (look === wide) await everywhere(page, "without a connection", ".offline");
    await picture(page, `offline-${look.viewport.width}`);
    line.mend();
    await page.locator(".offline").waitFor({ state: "detached" });
    await page.locator(".notice.red").waitFor({ state: "detached" });
    if (look === wide) return;
    await page.locator("[data-game]").first().click();
    await page.locator("[data-do=here]").click();
    await page.locator(".seat-free input").fill("Bruno");
    await page.keyboard.press("Enter");
    check(await myTurn(page), `${size}: it goes on`);
    await comesTrue(async () => (await page.evaluate(() => window.badges)).includes(1), `${size}: the icon tells that it is my turn`);

    await page.goto(`${line.base}/settings`);
    const asked = page.waitForResponse((answer) => answer.url().endsWith("/api/me/calls"));
    await page.locator(".settings-form label.check").nth(1).locator("input").check();
    check((await asked).ok(), `${size}: the browser can be called`);

    const manifest = await (await page.context().request.get(`${base}/manifest.webmanifest`)).json();
    for (const { src } of manifest.icons) check((await page.context().request.get(base + src)).ok(), `${src} is there`);
    const devtools = await page.context().newCDPSession(page);
    const registered = new Promise((resolve) =>
      devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations[0] && resolve(registrations[0])),
    );
    await devtools.send("ServiceWorker.enable");
    const { registrationId } = await registered;
    const data = JSON.stringify({ kind: "turn", slug: "brave-otter", name: "Ada" });
    await devtools.send("ServiceWorker.deliverPushMessage", { origin: line.base, registrationId, data });
    const shown = () =>
      page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ body, tag }) => `${tag}: ${body}`));
    await comesTrue(async () => (await shown()).length > 0, `${size}: the call is shown`);
    check(String(await shown()) === `brave-otter: ${turn} · brave-otter`, `${size}: in words: ${await shown()}`);
  }).finally(() => line.close());
}
