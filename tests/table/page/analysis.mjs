// One analysis: sums a side, the curves, what each step cost, the alternatives on the board; mistakes are tried again.
import { atRest, chance, check, comesTrue, goOn, layOut, makeTable, myTurn, picture, scenario, small, wide } from "./people.mjs";
import { noCodes } from "./codes.mjs";
import { everywhere, examine } from "./examine.mjs";

const STEPS = 1;
const pieces = (page) =>
  page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => /assets\/all-/.test(name)).length);
const numbers = (text) => [...text.replaceAll("−", "-").matchAll(/[+-]?\d+/g)].map(Number);
const fits = async (page, what) => check(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${what}: it fits`);

/** Opens what lies behind the menu where there is no room for it. */
async function show(page, part) {
  if (!(await page.locator(part).first().isVisible())) await page.locator("button.menu").click();
  await page.locator(part).first().waitFor();
}

/** Closes the drawer, if it is open. */
async function toBoard(page) {
  if (await page.locator(".panel-close").isVisible()) await page.locator(".panel-close").click();
}

/** Where the table allows it, the game is analysed as far as it has come. */
async function whileItIsOn(page) {
  await page.locator("#tab-aids").click();
  await page.locator(".aids [data-do=analysis]").click();
  await page.locator(".aids [data-luck]").first().waitFor();
  await page.keyboard.press("[");
  await page.locator("[data-rated]").first().waitFor();
  await page.keyboard.press("Escape");
  check(await myTurn(page), "the game goes on after it");
}

for (const [look, language, title, cost, played] of [
  [small, "fr-FR", "Chance et jeu", "a coûté", "joué"],
  [wide, "en-GB", "Luck and skill", "cost", "played"],
])
  await scenario(async (person) => {
    const size = `${look.viewport.width} ${language}`;
    const kept = look === small ? "small" : "wide";
    const page = await person({ ...look, language, bypassCSP: true });
    await makeTable(page, { game: "standard", computers: ["random"], analysis: look === wide });
    const luck = chance(5);
    await goOn(page, luck, STEPS);
    if (look === wide) await whileItIsOn(page);
    else check((await page.locator("[data-do=analysis], .luck-progress").count()) === 0, `${size}: nobody is helped in a game that is on`);
    await show(page, "#tab-table");
    await page.locator("#tab-table").click();
    await page.locator(".my-seat button").last().click();
    await page.locator(".danger").click();
    await page.locator(".table[data-phase=over]").waitFor();
    await show(page, ".podium");
    if (look === small) check((await pieces(page)) === 0, `${size}: what shows an analysis is not loaded before it is asked for`);

    check((await page.locator(".podium [data-do=analysis]").count()) === 1, `${size}: there is one button`);
    await page.locator(".podium [data-do=analysis]").click();
    await page.locator(`#luck-title:has-text("${title}")`).waitFor();
    check((await pieces(page)) === 1, `${size}: then it is`);
    const sides = await page.locator("[data-side]").allTextContents();
    if (look === wide) await noCodes(page);
    check(sides.length === 2, `${size}: both sides are told`);
    for (const side of sides) {
      const found = numbers(side);
      const [lead, lucky, play] = found.length === 3 ? found : [0, ...found];
      check(lead === Math.abs(lucky + play), `${size}: luck and play come to the lead: ${side}`);
    }
    check((await page.locator(".luck-curve").count()) === 2, `${size}: chances and leads are drawn`);
    check((await page.locator(".chance-area").getAttribute("points")).split(" ").length > STEPS, `${size}: the curve goes over the game`);
    await page.locator(`[data-luck]:has-text("${cost}"):has-text("%")`).first().waitFor();
    await atRest(page);
    await fits(page, size);
    await page.locator(".luck").scrollIntoViewIfNeeded();
    await picture(page, `analysis-${kept}`);
    if (look === wide) await everywhere(page, "analysis", ".luck");
    else await examine(page, `analysis ${size}`);

    const step = Number(await page.locator("[data-luck]").nth(1).getAttribute("data-luck"));
    await page.locator("[data-luck]").first().focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await comesTrue(async () => new URL(page.url()).pathname.endsWith(`/${step - 1}`), `${size}: the replay goes before that step`);
    await page.locator(`[data-luck="${step}"][aria-current=step]`).waitFor();
    await toBoard(page);
    await page.locator(`[data-rated]:has-text("${played}")`).waitFor();
    await page.locator(".rated-step .ghost").first().waitFor({ state: "attached" });
    const [others, worths, marks] = await page.evaluate(() =>
      ["[data-alternative]", "[data-alternative] .worth-mark", ".rated-step .worth-mark"].map((part) => document.querySelectorAll(part).length),
    );
    check(worths === others && marks === others + 1, `${size}: the steps lie on the board, one in each cell, with what they are worth`);
    await atRest(page);
    await picture(page, `alternatives-${kept}`);
    await page.locator("[data-rated]").last().click();
    await page.locator("[data-rated].on").last().waitFor();
    await page.locator(".bar [data-do=hint]").click();
    await comesTrue(async () => (await page.locator("[data-rated]").count()) === 0, `${size}: it can be switched off`);
    await page.locator(".bar [data-do=hint]").click();

    await show(page, "[data-mistake]");
    const mistakes = await page.locator("[data-mistake]").count();
    check(mistakes >= 1 && mistakes <= STEPS, `${size}: my mistakes are told`);
    await page.locator("[data-mistake]").first().click();
    await toBoard(page);
    await page.locator(".lesson").waitFor();
    check((await page.locator(".rated-step .ghost").count()) === 0, `${size}: the best is not given away`);
    await layOut(page, luck);
    await page.locator("[data-do=confirm]").click();
    await comesTrue(async () => /\d/.test(await page.locator(".lesson p").last().textContent()), `${size}: what is tried is rated`);
    await examine(page, `lesson ${size}`);
    await picture(page, `lesson-${kept}`);
    await page.locator(".lesson-ways [data-do=hint]").click();
    await page.locator(".rated-step .ghost").first().waitFor({ state: "attached" });
    await comesTrue(async () => (await page.locator(".lesson p").count()) >= 3, `${size}: and why the best is better`);
    await atRest(page);
    await picture(page, `lesson-why-${kept}`);
    await fits(page, `${size} lesson`);
    if (look === wide) await everywhere(page, "lesson", ".lesson");
    await page.locator(".lesson-ways [data-do=close]").click();
    await page.locator(".bar.replaying").waitFor();

    await page.reload();
    await page.locator(".table[data-phase=over]").waitFor();
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press("v");
    await page.locator("#text-view [data-do=analysis]").click();
    await page.locator("#text-view [data-luck]").first().waitFor();
    check(String(await page.locator("#text-view [data-side]").allTextContents()) === String(sides), `${size}: the text view says the same`);
    check((await page.locator(".luck-curve").count()) === 0, `${size}: in sentences alone`);
    await examine(page, `analysis as text ${size}`);
    await page.locator("#text-view [data-mistake]").first().click();
    await page.locator("#text-view .moves [data-move]").first().click();
    await page.locator("[data-do=confirm]").click();
    await comesTrue(async () => /\d/.test(await page.locator(".lesson p").last().textContent()), `${size}: a mistake is tried again in words`);
    await page.locator("#text-view .moves").waitFor();
  });
