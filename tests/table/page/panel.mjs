// Beside the board: eight lines of the log with any boxes, settings, names that stay apart, what the Castle's things do.
import { attribute, chance, check, comesTrue, goOn, layOut, makeTable, movedOn, myTurn, scenario } from "./people.mjs";

const LINES = 8;
const DESK = { viewport: { width: 1440, height: 900 } };
const BOXES = ["count", "inns", "traders", "river"];

async function theLogKeepsItsLines(person, seats) {
  const page = await person(DESK);
  const computers = Array.from({ length: seats - 1 }, () => "random");
  await makeTable(page, { game: "standard", boxes: BOXES, seats, computers });
  const luck = chance(2);
  await goOn(page, luck, 3);
  const { room, line } = await page.locator(".log").evaluate((log) => ({
    room: log.clientHeight,
    line: Math.min(...[...log.querySelectorAll(".line-played")].map((one) => one.getBoundingClientRect().height)),
  }));
  check(room / line >= LINES, `${seats} seats: the log has room for ${(room / line).toFixed(1)} lines`);
  const { bottom } = await page.locator(".tabs-box").evaluate((box) => box.getBoundingClientRect());
  check(bottom <= 900, `${seats} seats: the log ends ${bottom - 900} px below the window`);
}

async function settingsAreAtTheTable(page) {
  await page.locator("#tab-settings").click();
  await page.locator(".settings-form select").nth(1).selectOption("dark");
  await comesTrue(
    () => page.evaluate(() => document.documentElement.dataset.look === "dark"),
    "the look changes at the table",
  );
  check(page.url().includes("/t/"), "the table was not left");
}

/** Names whose end is not seen whole, and ends that are the same. */
const unclearNames = (page) =>
  page.locator(".card .long-name").evaluateAll((names) => {
    const ends = names.map((name) => name.lastElementChild);
    const cut = ends.filter((end) => end.getBoundingClientRect().right > end.closest(".card").getBoundingClientRect().right);
    const texts = ends.map((end) => end.textContent);
    return [...cut.map((end) => end.textContent), ...texts.filter((text, at) => texts.indexOf(text) !== at)];
  });

async function longNamesStayApart(person) {
  const page = await person({ viewport: { width: 390, height: 844 } });
  await makeTable(page, { game: "standard", seats: 4, computers: ["random"] });
  for (const [seat, name] of [
    [2, "Maximilian-Alexander One"],
    [3, "Maximilian-Alexander Two"],
  ])
    await page.evaluate(
      (body) =>
        fetch(`/api/tables/${location.pathname.split("/")[2]}/sit`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
      { seat, name },
    );
  await page.reload();
  await page.locator(".card .long-name").nth(3).waitFor();
  const unclear = await unclearNames(page);
  check(unclear.length === 0, `names that are cut off or seem the same: ${unclear.join(", ")}`);
}

/** The Castle: held wall tiles and towers say what they do. */
async function theCastleExplainsItself(person, language, words) {
  const page = await person({ ...DESK, language });
  await makeTable(page, { game: "castle", computers: ["random"] });
  await myTurn(page);
  await page.locator(".wall-help summary").click();
  check((await page.locator(".wall-help li").count()) === 9, "what each wall tile does can be read");
  const tower = await page.locator(".corner-tower").first().boundingBox();
  await page.mouse.move(tower.x + tower.width / 2, tower.y + tower.height / 2);
  await page.locator(".looked").waitFor();
  check((await page.locator(".looked").textContent()).includes(words), "a tower says what it is for");
}

/** Choices that do not fit scroll, and say so. */
async function choicesThatScrollSaySo(person) {
  const page = await person({ viewport: { width: 640, height: 400 } });
  await makeTable(page, { game: "standard", boxes: BOXES, computers: ["random"] });
  const luck = chance(6);
  for (let step = 0; step < 30 && (await myTurn(page)); step++) {
    await layOut(page, luck);
    await comesTrue(
      async () => (await below(page)) > 6 === ((await page.locator(".options-box .more").count()) === 1),
      "the sign tells whether there are choices below",
    );
    if (await page.locator(".options-box .more").count()) return pressMore(page);
    await confirm(page);
  }
  throw new Error("the choices never scrolled");
}

/** How many pixels of choices lie out of sight below. */
const below = (page) =>
  page.evaluate(() => {
    const part = document.querySelector(".options");
    return part ? part.scrollHeight - part.scrollTop - part.clientHeight : 0;
  });

async function pressMore(page) {
  await page.locator(".options-box .more").click();
  await comesTrue(() => page.locator(".options").evaluate((part) => part.scrollTop > 0), "the sign scrolls");
  await page.keyboard.press("Escape");
}

async function confirm(page) {
  const at = await attribute(page, "at");
  await page.keyboard.press("Enter");
  await movedOn(page, at);
}

await scenario(async (person) => {
  for (const seats of [2, 4, 6]) await theLogKeepsItsLines(person, seats);
  const page = await person(DESK);
  await makeTable(page, { game: "standard", computers: ["random"] });
  await myTurn(page);
  await settingsAreAtTheTable(page);
  await longNamesStayApart(person);
  await theCastleExplainsItself(person, "en-GB", "wall tile");
  await theCastleExplainsItself(person, "fr-FR", "tuile Mur");
  await choicesThatScrollSaySo(person);
});
