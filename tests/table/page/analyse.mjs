// A finished game is analysed: beside every step of the replay, what the computer would have played.
import { check, comesTrue, makeTable, myTurn, scenario, chance, small, stepByPointer } from "./people.mjs";

await scenario(async (person) => {
  const page = await person();
  await makeTable(page, { game: "standard", computers: ["random"] });
  const luck = chance(13);
  for (let step = 0; step < 5 && (await myTurn(page)); step++) await stepByPointer(page, luck);
  await page.keyboard.press("[");
  await page.locator(".bar.replaying").waitFor();
  check((await page.locator("[data-do=hint]").count()) === 0, "nobody is helped in a game that is on");
  await page.keyboard.press("Escape");
  await page.locator("#tab-table").click();
  await page.locator(".my-seat button:has-text('Give up')").click();
  await page.locator("button.danger").click();
  await page.locator(".podium").waitFor();

  await page.locator(".podium button:has-text('Analyse')").click();
  await page.locator("[data-rated]").first().waitFor();
  check(new URL(page.url()).pathname.endsWith("/0"), "it begins with the first step");
  await page.locator("[data-rated]:has-text('played')").waitFor();
  await page.locator(".rated-step .ghost").waitFor({ state: "attached" });
  await page.locator("[data-rated]").last().click();
  await page.locator("[data-rated].on").last().waitFor();
  await page.keyboard.press("]");
  await page.locator(".analysed small:has-text('Dicey')").waitFor();
  await page.locator("[data-rated]").first().waitFor();
  await page.keyboard.press("f");
  await page.locator(".areas").waitFor({ state: "attached" });

  await page.setViewportSize(small.viewport);
  await comesTrue(
    () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    "it fits a small screen",
  );
  await page.locator("[data-do=hint]").click();
  await comesTrue(async () => (await page.locator("[data-rated]").count()) === 0, "it can be switched off");

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press("Escape");
  await page.locator(".podium button:has-text('Check the draw')").click();
  await page.locator("a[download]:has-text('proof')").waitFor();
});
