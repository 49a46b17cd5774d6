// A whole game in the text view, without ever looking at the picture.
import { attribute, chance, check, makeTable, movedOn, playOut, scenario } from "./people.mjs";

async function stepByText(page, luck) {
  const at = await attribute(page, "at");
  const cells = page.locator("#text-view [data-move]");
  const many = await cells.count();
  if (many) await cells.nth(luck(many)).press("Enter");
  const options = page.locator("#text-view [data-choice]");
  if (!many) await options.first().waitFor();
  const choices = await options.count();
  if (choices && (!many || luck(2))) await options.nth(luck(choices)).press("Enter");
  await page.locator("[data-do=confirm]").press("Enter");
  await movedOn(page, at);
}

await scenario(async (person) => {
  const page = await person({ preferences: { text: true } });
  await makeTable(page, { game: "base", computers: ["random"] });
  await page.locator("#text-view").waitFor();
  check((await page.locator("#board").count()) === 0, "there is no picture");
  await playOut(page, chance(9), stepByText);
  check((await attribute(page, "phase")) === "over", "the game is over");
  check((await page.locator(".grid td").count()) > 40, "the board is told cell by cell");
});
