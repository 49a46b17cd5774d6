// The aids: areas, tiles to come and where they fit, the score if it ended now, dead squares, a hint.
import { attribute, chance, check, comesTrue, goOn, makeTable, movedOn, myTurn, scenario } from "./people.mjs";

await scenario(async (person) => {
  const page = await person();
  await makeTable(page, { game: "standard", computers: ["greedy"] });
  const luck = chance(4);
  await goOn(page, luck, 3);

  await page.keyboard.press("f");
  await page.locator(".area").first().waitFor({ state: "attached" });
  await page.keyboard.press("f");
  await comesTrue(async () => (await page.locator(".area").count()) === 0, "F shows and hides the areas");

  await page.keyboard.press("e");
  await page.locator(".ended").first().waitFor();
  await page.keyboard.press("l");
  await comesTrue(async () => (await page.locator(".legal").count()) === 0, "L hides the legal squares");
  await page.keyboard.press("l");

  const tile = page.locator(".left-list button:not(.unfit)").first();
  await tile.hover();
  await page.locator(".fits").first().waitFor({ state: "attached" });
  check(/\d/.test(await tile.getAttribute("title")), "a tile to come tells its odds");
  await page.keyboard.press("#");
  await page.locator(".coordinates text").first().waitFor();

  await page.keyboard.press("h");
  await page.locator("[data-ghost]").waitFor();
  check(/%/.test(await page.locator(".hint-worth").textContent()), "a hint says what it is worth");
  const at = await attribute(page, "at");
  await page.keyboard.press("Enter");
  await movedOn(page, at);
  check(await myTurn(page), "a hint can be played as it is");
});
