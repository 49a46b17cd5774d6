// One deck for everybody: from the first screen to the week's deck and back, a deck of one's own, and who has played it.
import { base, check, comesTrue, myTurn, picture, scenario, small, wide } from "./people.mjs";

const narrowEnough = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
const firstTile = (page) => page.locator(".hand img, .hand image, .hand use").first().evaluate((tile) => tile.outerHTML);

await scenario(async (person) => {
  const ada = await person({ ...small, language: "fr-FR" });
  await ada.goto(base);
  await ada.locator("[data-do=duplicate]").click();
  await ada.locator("h1:has-text('La même chance pour tous')").waitFor();
  await ada.locator("h2:has-text('Semaine')").waitFor();
  await ada.locator(".duplicate select").first().selectOption("castle");
  await ada.locator(".duplicate select").nth(1).selectOption("child");
  await ada.locator("[data-do=make-duplicate]").click();
  await ada.waitForURL(/\/d\/(?!week)/);
  await ada.locator("h2:has-text('Château')").waitFor();
  await comesTrue(() => narrowEnough(ada), "nothing is wider than the page");
  await picture(ada, "duplicate-small");
  const link = ada.url();
  const bruno = await person({ ...wide, language: "en-GB" });
  const hands = [];
  for (const page of [ada, bruno]) {
    await page.goto(link);
    await page.locator("[data-do=play-duplicate]").click();
    check(await myTurn(page), "the game begins at once");
    hands.push(await firstTile(page));
  }
  check(hands[0] !== null && hands[0] === hands[1], `both draw the same tile: ${hands.join(", ")}`);
  await bruno.goto(link);
  await bruno.locator("text=2 games are under way").waitFor();
  await picture(bruno, "duplicate-wide");
});
