// Memory without an account: ratings, games with their replays, profiles, another device, a quick match, all erased.
import { atRest, base, check, comesTrue, picture, post, scenario, small, wide } from "./people.mjs";
import { everywhere, examine } from "./examine.mjs";

const middle = { viewport: { width: 768, height: 1024 } };
const fits = async (page, what) => {
  const out = await page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => one.className || one.tagName),
  );
  check(out.length === 0, `${what} fits, but for ${out.slice(0, 5)}`);
};

/** A game of two people that the second one gives up at once. */
async function played(ada, bruno) {
  const { slug } = await post(ada, "/api/tables", { setup: { game: "castle", seats: 2 }, name: "Ada", seat: 0 });
  await post(bruno, `/api/tables/${slug}/sit`, { name: "Bruno" });
  await bruno.goto(`${base}/t/${slug}`);
  await bruno.locator(".table[data-phase=playing]").waitFor();
  if (!(await bruno.locator("#tab-table").isVisible())) await bruno.locator("button.menu").click();
  await bruno.locator("#tab-table").click();
  await bruno.locator(".my-seat button").last().click();
  await bruno.locator(".danger").click();
  await bruno.locator(".table[data-phase=over]").waitFor();
  return slug;
}

await scenario(async (person) => {
  const ada = await person({ ...small, language: "fr-FR", bypassCSP: true });
  const bruno = await person({ ...middle, name: "Bruno", bypassCSP: true });
  const slug = await played(ada, bruno);

  await ada.goto(`${base}/me`);
  await ada.locator(`[data-played=${slug}]`).waitFor();
  await ada.locator(".people h1:has-text('Moi')").waitFor();
  await fits(ada, "my page on a phone");
  await ada.locator("input[type=search]").fill("nobody");
  await ada.locator(`[data-played=${slug}]`).waitFor({ state: "detached" });
  await ada.locator("input[type=search]").fill("bruno");
  await ada.locator(`[data-played=${slug}]`).waitFor();
  await atRest(ada);
  await picture(ada, "me-small");
  await examine(ada, "my page 390 fr");
  await ada.locator(`[data-played=${slug}] a`).click();
  await comesTrue(async () => new URL(ada.url()).pathname === `/t/${slug}/0`, "a game leads to its replay");

  await bruno.locator(".players-here a").first().click();
  await bruno.locator("[data-together='1']").waitFor();
  await bruno.locator(".people h1:has-text('Ada')").waitFor();
  await fits(bruno, "another's page on a tablet");
  await picture(bruno, "player-middle");
  await everywhere(bruno, "another's page", "[data-together='1']");

  await ada.goto(`${base}/me`);
  await ada.locator("[data-do=passphrase]").click();
  const words = await ada.locator(".passphrase").textContent();
  await fits(ada, "the passphrase on a phone");
  const laptop = await person({ ...wide, name: "", bypassCSP: true });
  await laptop.goto(`${base}/me`);
  await laptop.locator(".people-parts").waitFor();
  check((await laptop.locator("[data-played]").count()) === 0, "a new device remembers nothing");
  await ada.locator("#name").fill("Adèle");
  await comesTrue(
    async () => JSON.parse((await (await ada.context().request.get(`${base}/api/hello`)).text())).kept?.settings.includes("Adèle"),
    "settings are kept",
  );
  await laptop.locator("details summary").click();
  await laptop.locator("details input").fill(words.toUpperCase());
  await laptop.keyboard.press("Enter");
  await laptop.locator(`[data-played=${slug}]`).waitFor();
  await comesTrue(async () => (await laptop.locator("#name").inputValue()) === "Adèle", "the name comes along");
  await atRest(laptop);
  await picture(laptop, "me-wide");
  await everywhere(laptop, "my page", ".people-parts");
  await laptop.locator("[data-do=carry-link]").click();
  await laptop.locator(".device .qr").waitFor();

  const [download] = await Promise.all([laptop.waitForEvent("download"), laptop.locator("a[download]").click()]);
  check(download.suggestedFilename() === "bastide.json", "everything can be exported");

  await bruno.goto(base);
  await bruno.locator("[data-do=match]").click();
  await bruno.locator(".table[data-phase=waiting]").waitFor();
  await ada.goto(base);
  await ada.locator("[data-do=match]").click();
  for (const page of [ada, bruno]) await page.locator(".table[data-phase=playing]").waitFor();
  check(ada.url() === bruno.url(), "both sit at one table");

  await ada.goto(`${base}/me`);
  await ada.locator("[data-do=erase]").click();
  await ada.locator(".erase .danger").click();
  await comesTrue(async () => (await ada.locator("[data-played]").count()) === 0, "everything is erased");
  await bruno.locator(".table[data-phase=over]").waitFor();
});
