// A whole game through the page, by mouse; pictures of it on both sizes. Usage: game.mjs GAME [BOX,BOX] [SEATS]
import { mkdirSync } from "node:fs";
import {
  attribute,
  chance,
  check,
  comesTrue,
  makeTable,
  myTurn,
  playOut,
  scenario,
  screens,
  small,
  stepByPointer,
  tapCell,
  wide,
} from "./people.mjs";

const [game, boxText = "", seats = "2"] = process.argv.slice(2);
const boxes = boxText.split(",").filter(Boolean);
const folder = process.env.BASTIDE_SCREENS ? screens : null;
const name = [game, ...boxes].join("-");
const rival = folder ? "greedy" : "random";

async function picture(page, title) {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${folder}${title}.jpg`, type: "jpeg", quality: 84 });
}

/** In mid-game, with the tile laid out but not yet confirmed. */
async function portraits(page) {
  for (const [size, title] of [
    [wide, "wide"],
    [small, "small"],
  ]) {
    await page.setViewportSize(size.viewport);
    await page.waitForTimeout(folder ? 500 : 50);
    if (!(await myTurn(page))) return;
    if (await page.locator(".legal").count()) await tapCell(page, 3);
    await page
      .locator("[data-choice]")
      .first()
      .waitFor({ timeout: 1500 })
      .catch(() => undefined);
    await picture(page, `${name}-${title}`);
    if (await page.locator("[data-ghost]").count()) await page.locator("[data-do=undo]").click();
  }
  await page.setViewportSize(wide.viewport);
}

/** The cards may still be counting up when the podium stands. */
async function podiumAgrees(page) {
  const texts = async (selector) => (await page.locator(selector).allTextContents()).map(Number).sort().join();
  const totals = await texts(".points-table .total td");
  return totals !== "" && totals === (await texts("[data-points]"));
}

await scenario(async (person) => {
  const page = await person();
  await makeTable(page, {
    game,
    boxes,
    seats: Number(seats),
    computers: Array.from({ length: Number(seats) - 1 }, () => rival),
  });
  const luck = chance(7);
  const middle = game === "city" ? 24 : 12;
  for (let step = 0; step < middle && (await myTurn(page)); step++) await stepByPointer(page, luck);
  await portraits(page);
  await playOut(page, luck);
  check((await attribute(page, "phase")) === "over", "the game is over");
  await comesTrue(() => podiumAgrees(page), "the podium shows the same points as the cards");
  if (name === "standard") await picture(page, `${name}-end`);
});
