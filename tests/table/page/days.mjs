// By correspondence: the time left in the list, on to the next table, a move prepared while the other one chooses; holidays.
import { atRest, base, chance, check, comesTrue, myTurn, picture, post, scenario, small, stepByPointer, wide } from "./people.mjs";
import { examine } from "./examine.mjs";

const DAY = 86_400;
const middle = { viewport: { width: 768, height: 1024 } };
const clock = { kind: "move", seconds: 3 * DAY };

/** A table of two people where one of them has the first move. */
async function begun(first, second) {
  const { slug } = await post(first, "/api/tables", { setup: { game: "base", seats: 2, clock }, name: "Ada", seat: 0 });
  await post(second, `/api/tables/${slug}/sit`, { name: "Bruno" });
  return slug;
}

/** Two tables that wait for me, the next one after a step, and holidays that the other one sees. */
async function myDays(page, other) {
  const slugs = [await begun(page, other), await begun(page, other)];
  await page.goto(base);
  for (const slug of slugs) await page.locator(`[data-table=${slug}] .time-left:has-text("reste")`).waitFor();
  await page.goto(`${base}/t/${slugs[0]}`);
  await myTurn(page);
  await stepByPointer(page, chance(3));
  await comesTrue(async () => page.url().endsWith(slugs[1]), "after confirming comes the next table that waits");
  await page.goto(`${base}/me`);
  await page.locator("[data-do=holiday]").click();
  await page.locator("[data-do=back]").waitFor();
  await other.goto(`${base}/t/${slugs[1]}`);
  await other.locator(".notice:has-text('holidays until')").waitFor();
  await page.locator("[data-do=back]").click();
  await page.locator("[data-do=holiday]").waitFor();
}

for (const [look, language, prepare] of [
  [small, "fr-FR", "Préparer"],
  [middle, "en-GB", "Prepare"],
  [wide, "fr-FR", "Préparer"],
])
  await scenario(async (person) => {
    const size = `${look.viewport.width} ${language}`;
    const page = await person({ ...look, language, bypassCSP: true });
    const other = await person();
    if (look === small) await myDays(page, other);

    await page.goto(`${base}/t/${await begun(other, page)}`);
    await page.locator(`[data-do=send]:has-text("${prepare}")`).click();
    const tiles = page.locator("[data-plan-tile]");
    await tiles.first().waitFor();
    const place = page.locator("[data-plan=place]");
    for (let at = 0; !(await place.count()); at++) {
      await tiles.nth(at).click();
      await page.locator("[data-plan-tile][aria-pressed=true]").waitFor();
      await comesTrue(async () => (await page.locator("[data-plan=place], .prepare form p").count()) > 0, `${size}: an answer comes`);
    }
    await place.selectOption({ index: 1 });
    await page.locator("[data-plan=then]").waitFor();
    await page.locator("[data-lit]").waitFor({ state: "attached" });
    await atRest(page);
    check(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${size}: the form fits`);
    await picture(page, `days-${look.viewport.width}`);
    await examine(page, `prepared ${size}`);
    await page.locator("[data-plan=add]").click();
    await page.locator(".plans li").waitFor();
    await page.reload();
    await page.locator(".plans button").click();
    await page.locator(".plans li").waitFor({ state: "detached" });
  });
