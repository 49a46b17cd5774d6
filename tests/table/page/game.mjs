// A whole game through the page, by mouse, in both languages at once: no place is told by a code; pictures of it on both
// sizes. Words: GAME [BOX,BOX] [SEATS]
import { noCodes } from "./codes.mjs";
import {
  answered,
  attribute,
  chance,
  comesTrue,
  confirm,
  makeTable,
  movedOn,
  myTurn,
  pickOption,
  picture,
  scenario,
  screens,
  small,
  tapCell,
  wide,
  words,
} from "./people.mjs";

const [game, boxText = "", seats = "2"] = words;
const boxes = boxText.split(",").filter(Boolean);
const name = [game, ...boxes].join("-");
const rival = screens ? "greedy" : "random";
const middle = game === "city" ? 24 : 12;

/** In mid-game, with the tile laid out but not yet confirmed. */
async function portraits(page) {
  for (const [size, title] of [
    [wide, "wide"],
    [small, "small"],
  ]) {
    await page.setViewportSize(size.viewport);
    const cells = await page.locator(".legal").count();
    if (cells) await tapCell(page, 3);
    if (cells) await answered(page);
    await noCodes(page);
    await picture(page, `${name}-${title}`);
    if (cells) await page.locator("[data-do=undo]").click();
  }
  await page.setViewportSize(wide.viewport);
}

/** The same table before the same person, in French. */
async function inFrench(person, page) {
  const other = await person({ language: "fr-FR", storageState: await page.context().storageState() });
  await other.goto(page.url());
  await other.locator("html[lang=fr]").waitFor();
  return other;
}

/** One step on one of the pages: looked at before it, with the tile laid out, and with something picked. */
async function step(page, pages, luck) {
  const at = await attribute(page, "at");
  const cells = await page.locator(".legal").count();
  await noCodes(...pages);
  if (cells) await tapCell(page, luck(cells));
  if (cells) await answered(page);
  await noCodes(page);
  await pickOption(page, luck, cells > 0);
  await noCodes(page);
  await confirm(page, at);
  for (const one of pages) await movedOn(one, at);
}

async function asText(page) {
  await page.locator("body").press("v");
  await page.locator("#text-view").waitFor();
  await noCodes(page);
  await page.locator("body").press("v");
  await page.locator("#board").waitFor();
}

/** The cards may still be counting up when the podium stands. */
async function podiumAgrees(page) {
  const texts = async (selector) => (await page.locator(selector).allTextContents()).map(Number).sort().join();
  const totals = await texts(".points-table .total td");
  return totals !== "" && totals === (await texts("[data-points]"));
}

await scenario(async (person) => {
  const page = await person();
  const computers = Array.from({ length: Number(seats) - 1 }, () => rival);
  await makeTable(page, { game, boxes, seats: Number(seats), computers });
  const pages = [page, await inFrench(person, page)];
  const luck = chance(11);
  for (let number = 0; number < 400; number++) {
    const turn = pages[number % 2];
    if (!(await myTurn(turn))) break;
    if (number % 7 === 0) await asText(turn);
    if (number === middle) await portraits(page);
    await step(turn, pages, luck);
  }
  for (const one of pages) await one.locator(".table[data-phase=over]").waitFor();
  for (const one of pages) await comesTrue(() => podiumAgrees(one), "the podium shows the same points as the cards");
  await noCodes(...pages);
  if (name === "standard") await picture(page, `${name}-end`);
});
