// The last move is found: the board follows it; a hand that has taken the board keeps it, and a sign points the way.
import { attribute, away, chance, check, comesTrue, legalPlaces, makeTable, movedOn, myTurn, scenario, stepByPointer, tapCell } from "./people.mjs";

const world = (page) =>
  page
    .locator(".world")
    .first()
    .evaluate((group) => getComputedStyle(group).transform);

/** The cells of the latest moves that are neither in sight nor pointed to. */
const lost = (page) =>
  page.evaluate(() => {
    const board = document.querySelector("#board").getBoundingClientRect();
    return [...document.querySelectorAll("[data-laid]")].flatMap((mark) => {
      const { x, y, width, height } = mark.getBoundingClientRect();
      const [cx, cy] = [x + width / 2, y + height / 2];
      const seen = cx > board.left && cx < board.right && cy > board.top && cy < board.bottom;
      const cell = mark.getAttribute("data-laid");
      return seen || document.querySelector(`[data-last="${cell}"]`) ? [] : [cell];
    });
  });

await scenario(async (person) => {
  const page = await person({ viewport: { width: 640, height: 400 } });
  await makeTable(page, { game: "standard", seats: 3, computers: ["random", "random"] });
  const luck = chance(8);
  for (let step = 0; step < 14 && (await myTurn(page)); step++) {
    await legalPlaces(page);
    const cells = await lost(page);
    check(cells.length === 0, `after ${step} steps the latest moves at ${cells.join(" ")} are out of sight`);
    await stepByPointer(page, luck);
  }
  await myTurn(page);
  check((await page.locator("[data-laid]").count()) === 2, "what both others did since my step is framed");
  const glows = () => page.locator(".last-frame").first().evaluate((frame) => getComputedStyle(frame).animationName);
  check((await glows()) === "none", "nothing glows for who wants no motion");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await comesTrue(async () => (await glows()) === "glow", "for all others it glows when it is laid");
  await page.emulateMedia({ reducedMotion: "reduce" });

  await tapCell(page, 0);
  const [{ width, height }] = [await page.locator("#board").boundingBox()];
  for (let times = 0; times < 8; times++) await away(page, width - 60, height - 60);
  const before = await world(page);
  const at = await attribute(page, "at");
  await page.keyboard.press("Enter");
  await movedOn(page, at);
  await myTurn(page);
  const sign = page.locator("[data-last]");
  await sign.first().waitFor();
  check((await lost(page)).length === 0, "both moves are pointed to");
  check((await world(page)) === before, "a board in hand is not moved by the others' moves");

  const cell = await sign.last().getAttribute("data-last");
  const colours = (part) => part.evaluateAll((all) => all.map((one) => getComputedStyle(one).getPropertyValue("--seat")));
  const [worn, others] = [await colours(sign), await colours(page.locator(".card:not(.mine)"))];
  check(worn.every((colour) => colour && others.includes(colour)), `signs wear ${worn}, the others' colours are ${others}`);
  await sign.last().click();
  await comesTrue(
    async () => (await page.locator(`[data-last="${cell}"]`).count()) === 0 && (await lost(page)).length === 0,
    "a press on the sign goes there",
  );
});
