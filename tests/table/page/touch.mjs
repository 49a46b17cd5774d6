// On a phone: tap a square, tap it again to turn, hold a figure for its area, drag and pinch the board.
import {
  answered,
  attribute,
  base,
  chance,
  check,
  comesTrue,
  legalPlaces,
  makeTable,
  movedOn,
  myTurn,
  scenario,
  small,
  tapCell,
} from "./people.mjs";

const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

let session;
async function fingers(page, type, points) {
  session ??= await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
}

/** Runs in the page: what is there now moves, and a button lies under the finger; it counts how often it is pressed. */
function somethingComesUnder([x, y]) {
  const button = document.body.appendChild(document.createElement("button"));
  button.id = "under";
  button.style = `position: fixed; inset: ${y - 20}px auto auto ${x - 20}px; width: 40px; height: 40px; z-index: 99`;
  button.addEventListener("click", () => (button.dataset.pressed = String(Number(button.dataset.pressed ?? 0) + 1)));
}

await scenario(async (person) => {
  const page = await person(small);
  await makeTable(page, { game: "standard", computers: ["random"] });
  const luck = chance(5);
  const figure = page.locator("[data-figure]").first();
  for (let step = 0; (await myTurn(page)) && (step < 4 || !(await figure.count())); step++) {
    const at = await attribute(page, "at");
    const tap = (place) => page.touchscreen.tap(...place);
    const place = await tapCell(page, 0, tap);
    const ghost = page.locator("[data-ghost]");
    const before = await ghost.getAttribute("data-ghost");
    if ((await page.locator(".ghost .turn-sign").count()) === 1) {
      await tap(place);
      await comesTrue(
        async () => (await ghost.getAttribute("data-ghost")) !== before,
        "a second tap turns the tile",
      );
    }
    const chips = page.locator(".chip:not(.none)");
    await answered(page);
    if (await chips.count()) await chips.nth(luck(await chips.count())).tap();
    await page.locator("[data-do=confirm]").tap();
    await movedOn(page, at);
  }
  await myTurn(page);
  await legalPlaces(page);
  const place = middle(await figure.boundingBox());
  await fingers(page, "touchStart", [place]);
  await page.locator(".areas-one").waitFor();
  await page.evaluate(somethingComesUnder, place);
  await fingers(page, "touchEnd", []);
  await page.touchscreen.tap(...place);
  await page.locator("#under[data-pressed]").waitFor();
  check((await page.locator("#under").getAttribute("data-pressed")) === "1", "a finger that only looked presses nothing");
  await page.evaluate(() => document.querySelector("#under").remove());

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
  await comesTrue(async () => (await world()) > scale * 1.3, "two fingers zoom");
  await comesTrue(async () => {
    await page.locator(".tool:visible").first().tap();
    return (await page.locator(".board.following").count()) === 1;
  }, "one button brings the board back");
  await comesTrue(async () => Math.abs((await world()) - scale) < 0.01, "one button shows everything again");
  check(page.url().startsWith(base), "no gesture left the page");
});
