// Tablets, phones on their side, half windows, 200% zoom: Confirm is where it is seen, and nothing lies over anything.
import { attribute, chance, check, goOn, layOut, makeTable, movedOn, myTurn, picture, scenario, screens } from "./people.mjs";

const SIZES = [
  [768, 1024],
  [844, 390],
  [1024, 768],
  [640, 400],
  [1101, 700],
];
const GAMES = [
  { game: "standard", boxes: ["inns", "traders"] },
  { game: "base" },
  { game: "winter", boxes: ["gingerbread"] },
  { game: "castle" },
  { game: "city" },
];
const PARTS = [".bar-text", ".hand", "[data-do=turn]", "[data-do=undo]", "[data-do=confirm]", ".options", ".panel"];
const LAID_OUT = 6;

/** The parts that lie over each other or beyond the window, as they are seen. */
function clashes(selectors) {
  const seen = selectors.flatMap((selector) => {
    const part = document.querySelector(selector);
    const box = part?.getBoundingClientRect();
    return box?.width ? [{ selector, box }] : [];
  });
  const over = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const out = seen.filter(({ box }) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
  const pairs = seen.flatMap(({ selector, box }, at) =>
    seen.slice(at + 1).flatMap((other) => (over(box, other.box) ? [`${selector} over ${other.selector}`] : [])),
  );
  const buttons = [...document.querySelectorAll(".bar-button")].filter((one) => one.scrollWidth > one.clientWidth);
  return [
    ...pairs,
    ...out.map(({ selector }) => `${selector} out of the window`),
    ...buttons.map((one) => `${one.textContent} cut off`),
  ];
}

async function nothingClashes(page, where) {
  const found = await page.evaluate(clashes, PARTS);
  check(found.length === 0, `${where}: ${found.join("; ")}`);
  const [inside, outside] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  check(inside <= outside, `${where}: the page is ${inside - outside} too wide`);
}

/** Presses what is seen in the middle of Confirm: it has to be Confirm. */
async function pressConfirm(page, where) {
  const at = await attribute(page, "at");
  const button = page.locator("[data-do=confirm]:enabled");
  await button.waitFor();
  const { x, y, width, height } = await button.boundingBox();
  const place = [x + width / 2, y + height / 2];
  const hit = await page.evaluate(
    ([px, py]) => document.elementFromPoint(px, py)?.closest("[data-do]")?.getAttribute("data-do") ?? "nothing",
    place,
  );
  check(hit === "confirm", `${where}: ${hit} lies where Confirm is seen`);
  await page.mouse.click(...place);
  await movedOn(page, at);
}

for (const [at, table] of GAMES.entries()) {
  await scenario(async (person) => {
    const page = await person({ language: at % 2 ? "en-GB" : "fr-FR", deviceScaleFactor: screens ? 2 : 1 });
    await makeTable(page, { ...table, computers: ["random"] });
    const luck = chance(7);
    await goOn(page, luck, LAID_OUT);
    for (const [width, height] of SIZES) {
      const where = `${table.game} ${width}x${height}`;
      await page.setViewportSize({ width, height });
      check(await myTurn(page), `${where}: the game is not over`);
      await nothingClashes(page, where);
      await layOut(page, luck);
      await nothingClashes(page, `${where}, laid out`);
      if (!at) await picture(page, `narrow-${width}x${height}`);
      await pressConfirm(page, where);
    }
  });
}
