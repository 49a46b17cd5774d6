// The log shows the tile that was laid, lights its place while it is pointed at, and leads there when it is pressed.
import { away, chance, check, comesTrue, goOn, makeTable, picture, scenario, small, wide } from "./people.mjs";

const LINES = ".line-played .to-place:has(.tile-icon)";

/** Whether the place that is lit is seen on the board, with nothing over it. */
const isSeen = (page, key) =>
  page.evaluate((place) => {
    const lit = document.querySelector(`[data-lit="${place}"]`);
    if (!lit) return false;
    const { x, y, width, height } = lit.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("#board") !== null;
  }, key);

async function tableWithALog(person, size) {
  const page = await person(size);
  await makeTable(page, { game: "standard", computers: ["random"] });
  const luck = chance(5);
  await goOn(page, luck, 2);
  return page;
}

async function pointingLights(page) {
  const lines = page.locator(LINES);
  check((await lines.count()) >= 4, "every tile that was laid is shown in the log");
  const line = lines.last();
  const key = await line.getAttribute("data-place");
  await line.hover();
  await page.locator(`[data-lit="${key}"]`).waitFor({ state: "attached" });
  await page.mouse.move(5, 300);
  await page.locator("[data-lit]").waitFor({ state: "detached" });
}

/** The board is taken away, a line is pressed: its place comes back, and stays lit until the board is pressed. */
async function pressingLeadsThere(page, press, look) {
  for (let times = 0; times < 6; times++) await away(page, 300, 200);
  await look();
  const line = page.locator(LINES).first();
  const key = await line.getAttribute("data-place");
  await press(line);
  await comesTrue(() => isSeen(page, key), "the place comes into sight");
  const { x, y, width, height } = await page.locator("#board").boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.move(x + width / 2, y + height / 3);
  check(await isSeen(page, key), "the place stays lit");
  await picture(page, `log-${page.viewportSize().width}`);
  await page.keyboard.press("Escape");
  await page.locator("[data-lit]").waitFor({ state: "detached" });
}

await scenario(async (person) => {
  const page = await tableWithALog(person, wide);
  await pointingLights(page);
  await pressingLeadsThere(page, (line) => line.click(), () => page.locator(".log").waitFor());
});

await scenario(async (person) => {
  const page = await tableWithALog(person, small);
  await pressingLeadsThere(
    page,
    async (line) => {
      await line.tap();
      await page.locator(".panel").waitFor({ state: "hidden" });
    },
    () => page.locator(".menu").tap(),
  );
});
