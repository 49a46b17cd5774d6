// On a phone: tap a square, tap it again to turn, hold a figure for its area, drag and pinch the board.
import { attribute, base, chance, check, makeTable, movedOn, myTurn, scenario, small } from "./people.mjs";

const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

async function tapLegal(page) {
  await page.waitForTimeout(400);
  const spots = await page.locator(".legal").evaluateAll((cells) =>
    cells
      .map((cell) => cell.getBoundingClientRect())
      .filter(({ x, y, width, height }) => document.elementFromPoint(x + width / 2, y + height / 2)?.closest("#board"))
      .map((box) => box.toJSON()),
  );
  await page.touchscreen.tap(...middle(spots[0]));
  await page.locator("[data-ghost]").waitFor();
  return middle(spots[0]);
}

let session;
async function fingers(page, type, points) {
  session ??= await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
}

await scenario(async (person) => {
  const page = await person(small);
  await makeTable(page, { game: "standard", computers: ["random"] });
  const luck = chance(5);
  for (let step = 0; step < 4 && (await myTurn(page)); step++) {
    const at = await attribute(page, "at");
    const place = await tapLegal(page);
    const ghost = page.locator("[data-ghost]");
    const before = await ghost.getAttribute("data-ghost");
    if ((await page.locator(".ghost .turn-sign").count()) === 1) {
      await page.touchscreen.tap(...place);
      check((await ghost.getAttribute("data-ghost")) !== before, "a second tap turns the tile");
    }
    const chips = page.locator(".chip:not(.none)");
    await page.waitForTimeout(200);
    if (await chips.count()) await chips.nth(luck(await chips.count())).tap();
    await page.locator("[data-do=confirm]").tap();
    await movedOn(page, at);
  }
  await myTurn(page);
  const figure = page.locator("[data-figure]").first();
  const place = middle(await figure.boundingBox());
  await fingers(page, "touchStart", [place]);
  await page.locator(".areas-one").waitFor();
  await fingers(page, "touchEnd", []);

  const world = () =>
    page
      .locator(".world")
      .first()
      .evaluate((group) => new DOMMatrix(getComputedStyle(group).transform).a);
  const scale = await world();
  await fingers(page, "touchStart", [
    [150, 400],
    [250, 400],
  ]);
  await fingers(page, "touchMove", [
    [130, 400],
    [270, 400],
  ]);
  await fingers(page, "touchMove", [
    [100, 400],
    [300, 400],
  ]);
  await fingers(page, "touchEnd", []);
  check((await world()) > scale * 1.3, "two fingers zoom");
  await page.waitForTimeout(500);
  await page.locator(".tool:visible").first().tap();
  await page.locator(".board.following").waitFor();
  await page.waitForTimeout(400);
  check(Math.abs((await world()) - scale) < 0.01, "one button shows everything again");
  check(page.url().startsWith(base), "no gesture left the page");
});
