// Two browsers by link: from a cold start to the first move with four presses, and in how many seconds.
import { answered, attribute, base, check, comesTrue, movedOn, scenario, tapCell } from "./people.mjs";

await scenario(async (person) => {
  const [ada, bruno] = [await person({ name: "Ada" }), await person({ name: "Bruno" })];
  let presses = 0;
  const press = async (page, selector) => {
    presses += 1;
    await page.locator(selector).click();
  };
  const began = Date.now();
  await ada.goto(base);
  await press(ada, "[data-game=standard]");
  await ada.locator(".waiting").waitFor();
  await bruno.goto(ada.url());
  await press(bruno, "#sit");
  await ada.locator(".legal").first().waitFor();
  const at = await attribute(ada, "at");
  presses += 1;
  await tapCell(ada, 0);
  await answered(ada);
  await press(ada, "[data-do=confirm]");
  await movedOn(bruno, at);
  await bruno.locator('#board[data-tiles="2"]').waitFor();
  const seconds = (Date.now() - began) / 1000;
  check(presses <= 4, `${presses} presses were needed`);
  console.error(`${seconds.toFixed(1)} s and ${presses} presses`);
  await bruno.locator(".table[data-mine=true]").waitFor();
  await ada.locator(".card.chooses:has-text('Bruno')").waitFor();
  await comesTrue(async () => (await bruno.title()).startsWith("●"), "Bruno's title says that it is his turn");
});
