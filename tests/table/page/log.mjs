// The log shows the tile that was laid and lights its place on the board while it is pointed at.
import { chance, check, makeTable, myTurn, scenario, stepByPointer } from "./people.mjs";

await scenario(async (person) => {
  const page = await person();
  await makeTable(page, { game: "standard", computers: ["random"] });
  const luck = chance(5);
  for (let steps = 0; steps < 2; steps++) {
    await myTurn(page);
    await stepByPointer(page, luck);
  }
  await myTurn(page);
  const words = page.locator(".line-played .to-place:has(.tile-icon)");
  check((await words.count()) >= 4, "every tile that was laid is shown in the log");
  const first = words.last();
  const key = await first.getAttribute("data-place");
  await first.hover();
  await page.locator(`[data-lit="${key}"]`).waitFor({ state: "attached" });
  await page.mouse.move(5, 300);
  await page.locator("[data-lit]").waitFor({ state: "detached" });
});
