// While the board glides: a tap means the cell that is seen there, and a hand that takes the board stops it.
import {
  answered,
  attribute,
  chance,
  check,
  comesTrue,
  goOn,
  legalCells,
  makeTable,
  movedOn,
  scenario,
} from "./people.mjs";

const FAR = 260;
const NEAR = 80;

/** How far to the right the board is seen. */
const seenAt = (page) =>
  page
    .locator(".world")
    .first()
    .evaluate((world) => new DOMMatrix(getComputedStyle(world).transform).e);

const slowly = (page) =>
  page.evaluate(() => document.styleSheets[0].insertRule(".following .world { transition: transform 1200s linear !important }"));

async function drag(page, [x, y], [dx, dy]) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2);
  await page.mouse.move(x + dx, y + dy);
  await page.mouse.up();
}

await scenario(async (person) => {
  const page = await person({ reducedMotion: "no-preference" });
  await makeTable(page, { game: "standard", computers: ["random"] });
  const luck = chance(3);
  await goOn(page, luck, 3);
  await page.locator(".legal").first().waitFor();
  await slowly(page);

  await drag(page, [465, 600], [FAR, 0]);
  await page.locator(".board:not(.following)").waitFor();
  await page.keyboard.press("0");
  await page.locator(".board.following").waitFor();
  await comesTrue(async () => (await legalCells(page)).length > 0, "a legal cell is in sight");
  const [{ cell, middle }] = await legalCells(page);
  await page.mouse.click(...middle);
  const ghost = page.locator("[data-ghost]");
  await ghost.waitFor();
  check((await ghost.getAttribute("data-ghost")).startsWith(cell), "the tile lies in the cell that was seen");

  const before = await seenAt(page);
  await drag(page, [465, 600], [40, 0]);
  const moved = (await seenAt(page)) - before;
  check(Math.abs(moved - 40) < NEAR, `the hand takes the board where it is seen: 40 px moved it by ${moved}`);

  const at = await attribute(page, "at");
  await answered(page);
  await page.locator("[data-do=confirm]").click();
  await movedOn(page, at);
  await comesTrue(async () => (await page.locator("[data-ghost]").count()) === 0, "the draft is gone once it is sent");
});
