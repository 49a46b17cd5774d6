// Two people at one device: both seats are played from one page, each in its turn.
import { base, chance, myTurn, scenario, stepByPointer } from "./people.mjs";

await scenario(async (person) => {
  const page = await person({ name: "Ada" });
  await page.goto(base);
  await page.locator("[data-game=standard]").click();
  await page.locator("[data-do=here]").click();
  await page.locator(".seat-free input").fill("Bruno");
  await page.keyboard.press("Enter");
  const luck = chance(2);
  for (const name of ["Ada", "Bruno", "Ada", "Bruno"]) {
    await myTurn(page);
    await page.locator(`.bar-text strong:has-text("${name}")`).waitFor();
    await stepByPointer(page, luck);
  }
});
