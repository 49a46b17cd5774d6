// 1280 by 800 and 390 by 844: nothing overlaps, nothing is cut off, fingers find their buttons.
import { answered, base, chance, check, goOn, makeTable, scenario, small, tapCell, wide } from "./people.mjs";

const PARTS = [".top", ".scores", ".middle", ".bottom", ".panel"];

async function boxes(page, selectors) {
  const found = {};
  for (const selector of selectors) {
    const part = page.locator(selector).first();
    if (await part.isVisible()) found[selector] = await part.boundingBox();
  }
  return found;
}

const SLACK = 17;
const overlap = (one, other) =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 1 &&
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > SLACK;

async function nothingOverlaps(page, name) {
  const found = Object.entries(await boxes(page, PARTS));
  for (const [at, [one, box]] of found.entries()) {
    for (const [other, second] of found.slice(at + 1))
      check(!overlap(box, second), `${name}: ${one} and ${other} overlap`);
  }
  const [inside, outside] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  check(inside <= outside, `${name}: the page is ${inside - outside} too wide`);
}

async function cutOff(page, selector) {
  return page
    .locator(selector)
    .evaluateAll((all) =>
      all
        .filter(
          (one) =>
            one.offsetParent &&
            (one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth + 1),
        )
        .map((one) => one.textContent),
    );
}

for (const [size, language] of [
  [wide, "en-GB"],
  [wide, "fr-FR"],
  [small, "en-GB"],
  [small, "fr-FR"],
]) {
  await scenario(async (person) => {
    const name = `${size.viewport.width} ${language}`;
    const page = await person({ ...size, language });
    await page.goto(base);
    await page.locator("[data-game]").first().waitFor();
    await nothingOverlaps(page, `lobby ${name}`);
    await makeTable(page, {
      game: "standard",
      boxes: ["inns", "traders"],
      seats: 4,
      computers: ["random", "random", "random"],
    });
    const luck = chance(3);
    await goOn(page, luck, 2);
    await nothingOverlaps(page, `table ${name}`);
    await tapCell(page, 0);
    await answered(page);
    await nothingOverlaps(page, `ghost ${name}`);
    const cut = await cutOff(page, ".bar-button, .tabs button");
    check(cut.length === 0, `${name}: cut off: ${cut.join(", ")}`);
    if (size === small) {
      const tall = await page
        .locator(".bar-button:visible, .chip:visible")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      check(
        tall.every((height) => height >= 44),
        `${name}: buttons of ${Math.min(...tall)} px`,
      );
      const main = await page.locator(".bar-button:visible").count();
      check(main === 4, `${name}: ${main} buttons in the sheet`);
      await page.locator(".menu").click();
      await page.locator(".tabs").waitFor();
    }
  });
}
