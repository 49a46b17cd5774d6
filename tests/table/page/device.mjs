// Two people at one device: both seats are played from one page, each in its turn; covered in between if they want that.
import { atRest, base, chance, check, myTurn, picture, scenario, small, stepByPointer, wide } from "./people.mjs";
import { everywhere } from "./examine.mjs";

const middle = { viewport: { width: 768, height: 1024 } };

for (const [look, language, cover, names] of [
  [wide, "en-GB", "secret", ["Ada", "Bruno", "Ada", "Bruno"]],
  [small, "fr-FR", "always", ["Ada", "Bruno"]],
  [middle, "en-GB", "always", ["Ada"]],
])
  await scenario(async (person) => {
    const size = `${look.viewport.width} ${language}`;
    const page = await person({ ...look, language, name: "Ada", preferences: { cover }, bypassCSP: true });
    await page.goto(base);
    await page.locator("[data-game=standard]").click();
    await page.locator("[data-do=here]").click();
    await page.locator(".seat-free input").fill("Bruno");
    await page.keyboard.press("Enter");
    const luck = chance(2);
    for (const name of names) {
      await myTurn(page);
      if (cover === "always") {
        await page.locator(`.cover h2:has-text("${name}")`).waitFor();
        check((await page.locator("#board").count()) === 0, `${size}: nothing of the table is shown`);
        await atRest(page);
        if (name === "Ada" && look === middle) await everywhere(page, "covered", ".cover");
        if (name === "Ada") await picture(page, `covered-${look.viewport.width}`);
        await page.locator("[data-do=uncover]").click();
      }
      await page.locator(`.bar-text strong:has-text("${name}")`).waitFor();
      await stepByPointer(page, luck);
    }
    if (cover === "secret") check((await page.locator(".cover").count()) === 0, `${size}: where nothing is secret nothing is covered`);
  });
