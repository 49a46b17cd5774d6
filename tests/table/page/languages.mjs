// French and English, chosen from the browser or by hand; no screen shows a bare key or a word of the other language.
import { base, chance, check, comesTrue, goOnToATile, makeTable, scenario, tapCell } from "./people.mjs";

const KEY = /^[a-z]+(\.[a-z-]+)+$/;

async function bareKeys(page) {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) found.push(walker.currentNode.textContent.trim());
    return found;
  });
  return texts.filter((text) => KEY.test(text));
}

async function look(page, language) {
  await comesTrue(
    async () => (await page.evaluate(() => document.documentElement.lang)) === language,
    `the page speaks ${language}`,
  );
  const keys = await bareKeys(page);
  check(keys.length === 0, `untranslated: ${keys.join(", ")}`);
}

await scenario(async (person) => {
  for (const [language, locale, turn, confirm] of [
    ["fr", "fr-FR", "À vous", "Confirmer"],
    ["en", "en-GB", "Your turn", "Confirm"],
  ]) {
    const page = await person({ language: locale });
    for (const path of ["/", "/new?game=winter", "/rules", "/settings"]) {
      await page.goto(base + path);
      await page.locator("h1").waitFor();
      await look(page, language);
    }
    await makeTable(page, { game: "castle", computers: ["random"] });
    await goOnToATile(page, chance(2), 2);
    await comesTrue(async () => (await page.title()).includes(turn), `the title says "${turn}"`);
    await tapCell(page, 0);
    await page.locator(`[data-do=confirm]:has-text("${confirm}")`).waitFor();
    for (const tab of ["log", "chat", "aids", "table", "help"]) {
      await page.locator(`#tab-${tab}`).click();
      await look(page, language);
    }
  }
  const page = await person({ language: "fr-FR" });
  await page.goto(base);
  await page.locator(".languages").selectOption("en");
  await page.locator("h1:has-text('Lay a tile')").waitFor();
  await look(page, "en");
  await page.reload();
  await page.locator("h1:has-text('Lay a tile')").waitFor();
});
