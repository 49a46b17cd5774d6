// Back and forth through a game; every step has an address that anybody can open.
import { attribute, base, chance, check, comesTrue, goOn, makeTable, myTurn, scenario } from "./people.mjs";

const tiles = async (page) => Number(await page.locator("#board").getAttribute("data-tiles"));

await scenario(async (person) => {
  const ada = await person();
  await makeTable(ada, { game: "standard", computers: ["random"] });
  const luck = chance(11);
  await goOn(ada, luck, 4);
  const steps = Number(await attribute(ada, "steps"));
  const full = await tiles(ada);

  await ada.keyboard.press("[");
  await ada.locator(`#board[data-tiles="${full - 1}"]`).waitFor();
  await comesTrue(() => ada.url().endsWith(`/${steps - 1}`), "the address names the step");
  await comesTrue(async () => (await attribute(ada, "mine")) === "false", "a replay is read-only");
  await ada.keyboard.press("Home");
  await ada.locator('#board[data-tiles="1"]').waitFor();
  await ada.keyboard.press("]");
  await ada.keyboard.press("]");
  await ada.locator('#board[data-tiles="3"]').waitFor();
  await comesTrue(() => ada.url().endsWith("/2"), "two steps forward from the start");
  const link = ada.url();

  const bruno = await person({ name: "Bruno" });
  await bruno.goto(link);
  await bruno.locator('#board[data-tiles="3"]').waitFor();
  await bruno.locator(".line button.step").last().click();
  await bruno.locator(`#board[data-tiles="${full}"]`).waitFor();

  await ada.keyboard.press("Escape");
  await ada.locator(`#board[data-tiles="${full}"]`).waitFor();
  await comesTrue(() => new URL(ada.url()).pathname.split("/").length === 3, "the address is the table's again");
  check(await myTurn(ada), "the game goes on");
  check(ada.url().startsWith(base), "it is still the same server");
});
