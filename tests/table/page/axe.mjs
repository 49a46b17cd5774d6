// axe-core finds nothing serious on any screen, on both sizes, light and dark.
import {
  atRest,
  base,
  chance,
  goOnToATile,
  makeTable,
  scenario,
  small,
  tapCell,
  wide,
} from "./people.mjs";
import { examine } from "./examine.mjs";

for (const look of [
  { ...wide, colorScheme: "light" },
  { ...small, colorScheme: "dark" },
]) {
  await scenario(async (person) => {
    const name = `${look.viewport.width} ${look.colorScheme}`;
    const page = await person({ ...look, bypassCSP: true });
    for (const path of ["/", "/new?game=winter", "/rules", "/settings"]) {
      await page.goto(base + path);
      await page.locator("h1").waitFor();
      await atRest(page);
      await examine(page, `${path} ${name}`);
    }
    await makeTable(page, { game: "standard", computers: [] });
    await page.locator(".waiting").waitFor();
    await examine(page, `waiting ${name}`);
    await makeTable(page, { game: "city", computers: ["random"] });
    const luck = chance(6);
    await goOnToATile(page, luck, 3);
    await tapCell(page, 0);
    await atRest(page);
    await examine(page, `board ${name}`);
    await page.keyboard.press("Escape");
    await page.keyboard.press("v");
    await page.locator("#text-view").waitFor();
    await examine(page, `text view ${name}`);
    await page.keyboard.press("v");
    await page.keyboard.press("?");
    for (const tab of ["log", "chat", "aids", "table", "settings", "help"]) {
      await page.locator(`#tab-${tab}`).click();
      await examine(page, `${tab} ${name}`);
    }
    await page.keyboard.press("[");
    await examine(page, `replay ${name}`);
    await page.locator("#tab-table").click();
    await page.locator(".my-seat button").last().click();
    await page.locator(".danger").click();
    await page.locator(".table[data-phase=over]").waitFor();
    await page.locator(".podium").waitFor();
    await examine(page, `over ${name}`);
  });
}
