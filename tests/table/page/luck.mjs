// Luck and skill of a finished game: sums a side, the curve, what each step cost; pressed, the replay goes there.
import { atRest, chance, check, comesTrue, makeTable, myTurn, picture, scenario, small, stepByPointer, wide } from "./people.mjs";
import { examine } from "./examine.mjs";

const STEPS = 1;
const pieces = (page) =>
  page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.includes("LuckAndSkill")).length);
const numbers = (text) => [...text.replaceAll("−", "-").matchAll(/[+-]?\d+/g)].map(Number);

/** Opens what lies behind the menu where there is no room for it. */
async function show(page, part) {
  if (!(await page.locator(part).first().isVisible())) await page.locator("button.menu").click();
  await page.locator(part).first().waitFor();
}

for (const [look, language, title, cost] of [
  [small, "fr-FR", "Chance et jeu", "a coûté"],
  [wide, "en-GB", "Luck and skill", "cost"],
])
  await scenario(async (person) => {
    const size = `${look.viewport.width} ${language}`;
    const page = await person({ ...look, language, bypassCSP: true });
    await makeTable(page, { game: "castle", computers: ["random"] });
    const luck = chance(5);
    for (let step = 0; step < STEPS && (await myTurn(page)); step++) await stepByPointer(page, luck);
    await myTurn(page);
    await show(page, "#tab-table");
    await page.locator("#tab-table").click();
    await page.locator(".my-seat button").last().click();
    await page.locator(".danger").click();
    await page.locator(".table[data-phase=over]").waitFor();
    await show(page, ".podium");
    check((await pieces(page)) === 0, `${size}: what shows an analysis is not loaded before it is asked for`);

    await page.locator("[data-do=luck]").click();
    await page.locator(`#luck-title:has-text("${title}")`).waitFor();
    check((await pieces(page)) === 1, `${size}: then it is`);
    const sides = await page.locator("[data-side]").allTextContents();
    check(sides.length === 2, `${size}: both sides are told`);
    for (const side of sides) {
      const found = numbers(side);
      const [lead, lucky, play] = found.length === 3 ? found : [0, ...found];
      check(lead === Math.abs(lucky + play), `${size}: luck and play come to the lead: ${side}`);
    }
    check((await page.locator(".luck-curve polyline").getAttribute("points")).split(" ").length > STEPS, `${size}: the curve goes over the game`);
    await page.locator(`[data-luck]:has-text("${cost}")`).first().waitFor();
    await atRest(page);
    check(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${size}: it fits`);
    await page.locator(".luck").scrollIntoViewIfNeeded();
    await picture(page, `luck-${look === small ? "small" : "wide"}`);
    await examine(page, `luck and skill ${size}`);

    const second = page.locator("[data-luck]").nth(1);
    const step = await second.getAttribute("data-luck");
    await page.locator("[data-luck]").first().focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await comesTrue(async () => new URL(page.url()).pathname.endsWith(`/${step}`), `${size}: the replay goes to that step`);
    await page.locator(`[data-luck="${step}"][aria-current=step]`).waitFor();

    await page.reload();
    await page.locator(".table[data-phase=over]").waitFor();
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press("v");
    await page.locator("#text-view [data-do=luck]").click();
    await page.locator("#text-view [data-luck]").first().waitFor();
    check(String(await page.locator("#text-view [data-side]").allTextContents()) === String(sides), `${size}: the text view says the same`);
    check((await page.locator(".luck-curve").count()) === 0, `${size}: in sentences alone`);
    await examine(page, `luck and skill as text ${size}`);
  });
