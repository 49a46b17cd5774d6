// Tiles of one's own: from an empty form to a game against a level, as docs/tiles.md tells it, at two sizes, in both languages.
import { readFileSync } from "node:fs";

import { atRest, base, check, comesTrue, myTurn, picture, scenario, small, wide } from "./people.mjs";
import { examine } from "./examine.mjs";

const page = readFileSync(new URL("../../../docs/tiles.md", import.meta.url), "utf-8");
const hamlet = /```toml\n([\s\S]*?)```/.exec(page)[1];

/** A tile is drawn by its sides: painted as one goes, put into the file; what the set does to the game is told. */
async function drawTile(page, text, size, look) {
  const painted = () => page.locator(".tile-editor-painted img").getAttribute("src");
  await page.locator("[data-do=editor]").click();
  const before = await painted();
  await page.locator(".tile-editor-S").selectOption("city");
  await page.locator(".tile-editor-middle input").first().uncheck();
  await comesTrue(async () => (await painted()) !== before, `${size}: it is painted as one goes`);
  await page.locator("[data-do=add-tile]").click();
  const written = await text.inputValue();
  check(written.includes('[M-1]\ncount = 1\nsegments = ["city N", "city S", "road E W"'), `${size}: ${written}`);
  await page.locator(".own-tiles > .check input").check();
  await text.fill(written.replace("count = 1", "count = 1\nstart = true"));
  await page.locator(".tile-remarks li").first().waitFor();
  check((await page.locator("[data-do=save-tiles]").getAttribute("download")) === "mine.toml", `${size}: it can be saved`);
  await page.locator(".tile-editor").scrollIntoViewIfNeeded();
  await picture(page, `editor-${look === small ? "small" : "wide"}`);
  await page.locator(".own-tiles > .check input").uncheck();
}

for (const [look, language, line, fault] of [
  [small, "fr-FR", "ligne 6", "personne n’a le demi-côté EL"],
  [wide, "en-GB", "line 6", "nobody owns the half side EL"],
])
  await scenario(async (person) => {
    const size = `${look.viewport.width} ${language}`;
    const page = await person({ ...look, language, bypassCSP: true });
    let presses = 0;
    const press = async (one) => {
      presses += 1;
      await one.click();
    };
    await page.goto(base);
    await press(page.locator('a[href="/new?game=standard"]'));
    await press(page.locator("summary").filter({ hasText: /own|propres/ }));
    const text = page.locator(".own-tiles textarea");
    await drawTile(page, text, size, look);
    await text.fill(hamlet.replace("field EL SR borders N", "field SR borders N"));
    await page.locator(`.tile-faults li:has-text("${fault}")`).waitFor();
    await page.locator(`.tile-faults button:has-text("${line}")`).click();
    const chosen = await text.evaluate((area) => area.value.slice(area.selectionStart, area.selectionEnd));
    check(chosen.startsWith('segments = ["city N W"'), `${size}: the line at fault is chosen: ${chosen}`);
    await page.locator(".own-tiles input[type=file]").setInputFiles({
      name: "hamlet.toml",
      mimeType: "text/plain",
      buffer: Buffer.from(hamlet),
    });
    presses += 2;
    await page.locator(".drawn-tiles li").nth(4).waitFor();
    check((await page.locator(".tile-faults").count()) === 0, `${size}: nothing is wrong`);
    await atRest(page);
    check(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${size}: it fits`);
    await page.locator(".drawn-tiles").scrollIntoViewIfNeeded();
    await picture(page, `tiles-${look === small ? "small" : "wide"}`);
    if (look === small) await examine(page, `tiles of one's own ${size}`);
    await page.locator("fieldset select").first().selectOption("child");
    presses += 2;
    await press(page.locator("button[type=submit]"));
    await page.locator(".table[data-phase=playing]").waitFor();
    check(await myTurn(page), `${size}: the game goes on`);
    check((await page.locator(".panel, .top").allTextContents()).join(" ").includes("Hamlet"), `${size}: the set is named`);
    const drawn = await page.evaluate(() => [...document.querySelectorAll("image, img")].map((one) => one.getAttribute("href") ?? one.src));
    check(drawn.some((address) => address.includes("/api/tables/")), `${size}: the table has its own pictures: ${drawn[0]}`);
    check(presses === 7, `${size}: ${presses} presses`);
  });

// A link to a position that was drawn by hand opens it at a table for two.
const puzzle = /```position\n([\s\S]*?)```/.exec(readFileSync(new URL("../../../docs/puzzles.md", import.meta.url), "utf-8"))[1];
const laid = ["BG-F@0,1E red>N", "BG-U@-1,0N blue>W", "BG-U@1,0N"].map((tile) => `[Laid "${tile}"]`);
const record = [...puzzle.split("\n").filter((row) => row.startsWith("[")), ...laid, "", "*", ""].join("\n");

await scenario(async (person) => {
  const ada = await person({ ...wide, language: "en-GB" });
  await ada.goto(`${base}/replay#${Buffer.from(record).toString("base64url")}`);
  await ada.locator(".table[data-phase=waiting]").waitFor();
  await ada.locator("#sit").click();
  await ada.locator("#sit").waitFor({ state: "detached" });
  const bruno = await person({ ...wide, language: "fr-FR" });
  await bruno.goto(ada.url());
  await bruno.locator("#sit").click();
  for (const page of [ada, bruno]) await page.locator(".table[data-phase=playing]").waitFor();
  check((await ada.locator("[data-points='0']").textContent()).includes("3"), "the points of the position are there");
  check((await bruno.locator(".board image, .board img").count()) >= 4, "its tiles lie on the board");
  await ada.goto(`${base}/replay#nonsense!`);
  await ada.locator(".alone h1").waitFor();
});
