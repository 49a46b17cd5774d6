// By correspondence: the time left in the list, a move prepared while the other one chooses, on to the next table; holidays.
import { atRest, base, check, comesTrue, myTurn, picture, post, scenario, small, stepByPointer, chance, wide } from "./people.mjs";
import { examine } from "./examine.mjs";

const DAY = 86_400;
const middle = { viewport: { width: 768, height: 1024 } };
const clock = { kind: "move", seconds: 3 * DAY };

for (const [look, language, left, prepare] of [
  [small, "fr-FR", "reste", "Préparer"],
  [middle, "en-GB", "left", "Prepare"],
  [wide, "fr-FR", "reste", "Préparer"],
])
  await scenario(async (person) => {
    const size = `${look.viewport.width} ${language}`;
    const page = await person({ ...look, language, bypassCSP: true });
    const other = await person({ name: "Bruno" });
    const slugs = [];
    for (const seat of [0, 0]) {
      const { slug } = await post(page, "/api/tables", { setup: { game: "base", seats: 2, clock }, name: "Ada", seat });
      await post(other, `/api/tables/${slug}/sit`, { name: "Bruno" });
      slugs.push(slug);
    }
    await page.goto(base);
    for (const slug of slugs) await page.locator(`[data-table=${slug}] .time-left:has-text("${left}")`).waitFor();
    await page.goto(`${base}/t/${slugs[0]}`);
    await myTurn(page);
    await stepByPointer(page, chance(3));
    await comesTrue(async () => page.url().endsWith(slugs[1]), `${size}: after confirming comes the next table that waits`);

    await page.goto(`${base}/t/${slugs[0]}`);
    await page.locator("[data-do=send]").click();
    await page.locator(`[data-do=send]:has-text("${prepare}")`).waitFor();
    const tiles = page.locator("[data-plan-tile]");
    await tiles.first().waitFor();
    const place = page.locator("[data-plan=place]");
    for (let at = 0; !(await place.count()); at++) {
      await tiles.nth(at).click();
      await page.waitForTimeout(150);
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
    await page.locator(".plans li").waitFor();
    await page.locator(".plans button").click();
    await page.locator(".plans li").waitFor({ state: "detached" });

    if (look !== small) return;
    await page.goto(`${base}/me`);
    await page.locator("[data-do=holiday]").click();
    await page.locator("[data-do=back]").waitFor();
    await other.goto(`${base}/t/${slugs[1]}`);
    await other.locator(".notice:has-text('holidays until')").waitFor();
    await page.locator("[data-do=back]").click();
    await page.locator("[data-do=holiday]").waitFor();
  });
