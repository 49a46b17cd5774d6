// By correspondence: the time left in the list, on to the next table, a move prepared while the other one chooses; holidays.
import { atRest, base, chance, check, comesTrue, layOut, myTurn, picture, post, scenario, small, wide } from "./people.mjs";
import { everywhere, examine } from "./examine.mjs";

const DAY = 86_400;
const middle = { viewport: { width: 768, height: 1024 } };
const clock = { kind: "move", seconds: 3 * DAY };

/** A table of two people where one of them has the first move. */
async function begun(first, second) {
  const { slug } = await post(first, "/api/tables", { setup: { game: "base", seats: 2, clock }, name: "Ada", seat: 0 });
  await post(second, `/api/tables/${slug}/sit`, { name: "Bruno" });
  return slug;
}

/** Whether the next table has come; until then Confirm is pressed. The one before may be left before it is seen to move on. */
async function confirmed(page, slug) {
  if (page.url().endsWith(slug)) return true;
  const pressed = page.locator("[data-do=confirm]:enabled").click({ timeout: 1000 });
  await pressed.catch(() => undefined);
  return false;
}

/** Two tables that wait for me, the next one after a step, and holidays that the other one sees. */
async function myDays(page, other) {
  const slugs = [await begun(page, other), await begun(page, other)];
  await page.goto(base);
  for (const slug of slugs) await page.locator(`[data-table=${slug}] .time-left:has-text("reste")`).waitFor();
  await page.goto(`${base}/t/${slugs[0]}`);
  await myTurn(page);
  await layOut(page, chance(3));
  await comesTrue(() => confirmed(page, slugs[1]), "after confirming comes the next table that waits");
  await page.goto(`${base}/me`);
  await page.locator("[data-do=holiday]").click();
  await page.locator("[data-do=back]").waitFor();
  await other.goto(`${base}/t/${slugs[1]}`);
  await other.locator(".notice:has-text('holidays until')").waitFor();
  await page.locator("[data-do=back]").click();
  await page.locator("[data-do=holiday]").waitFor();
}

/** So many plans, each with pictures of its tiles and no word of notation. */
async function isToldInWords(page, many, size) {
  const plans = page.locator(".plans li");
  await comesTrue(async () => (await plans.count()) === many, `${size}: ${many} plans`);
  const told = await plans.evaluateAll((all) => all.map((one) => [one.textContent, one.querySelectorAll(".tile-icon").length]));
  check(told.every(([text, tiles]) => tiles > 0 && !/@|[A-Z]{2}-/.test(text)), `${size}: in words and pictures: ${told}`);
  check(told.at(-1)[1] === many, `${size}: the tile, and before it the one that it answers: ${told}`);
}

/** One more, for one answer of the other one. */
async function forOneAnswer(page, size) {
  if (!(await page.locator("[data-plan=when]").count())) await page.locator("[data-do=send]").click();
  await page.locator("[data-plan=when] option:nth-child(2)").waitFor({ state: "attached" });
  await page.locator("[data-plan=when]").selectOption({ index: 1 });
  await page.locator(".plan-way .tile-icon").waitFor();
  await aTileThatFits(page, size);
  await page.locator("[data-plan=place]").selectOption({ index: 1 });
  await page.locator("[data-plan=add]:enabled").click();
}

/** Chooses tiles that might come until one has a place for sure. */
async function aTileThatFits(page, size) {
  const [tiles, place] = [page.locator("[data-plan-tile]"), page.locator("[data-plan=place]")];
  await tiles.first().waitFor();
  for (let at = 0; !(await place.count()); at++) {
    await tiles.nth(at).click();
    await tiles.nth(at).and(page.locator("[aria-pressed=true]")).waitFor();
    await comesTrue(async () => (await page.locator("[data-plan=place], .prepare form p").count()) > 0, `${size}: an answer comes`);
  }
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
    await aTileThatFits(page, size);
    await page.locator("[data-plan=place]").selectOption({ index: 1 });
    await page.locator("[data-plan=then]").waitFor();
    await page.locator("[data-lit]").waitFor({ state: "attached" });
    await atRest(page);
    check(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${size}: the form fits`);
    await picture(page, `days-${look.viewport.width}`);
    if (look === wide) await everywhere(page, "prepared", ".prepare form");
    else await examine(page, `prepared ${size}`);
    await page.locator("[data-plan=add]").click();
    await isToldInWords(page, 1, size);
    await forOneAnswer(page, size);
    await page.reload();
    await isToldInWords(page, 2, size);
    await picture(page, `plans-${look.viewport.width}`);
    if (look === wide) await everywhere(page, "plans", ".plans li");
    await page.locator(".plans button").first().click();
    await page.locator(".plans li + li").waitFor({ state: "detached" });
    await page.locator(".plans button").click();
    await page.locator(".plans li").waitFor({ state: "detached" });
  });
