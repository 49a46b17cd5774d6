// Two browsers by link: from a cold start to the first move within ten seconds and four presses.
import { attribute, base, check, movedOn, scenario } from "./people.mjs";

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
  const legal = ada.locator(".legal").first();
  await legal.waitFor();
  const [at, box] = [await attribute(ada, "at"), await legal.boundingBox()];
  presses += 1;
  await ada.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await press(ada, "[data-do=confirm]");
  await movedOn(bruno, at);
  await bruno.locator('#board[data-tiles="2"]').waitFor();
  const seconds = (Date.now() - began) / 1000;
  check(presses <= 4, `${presses} presses were needed`);
  check(seconds <= 10, `it took ${seconds} seconds`);
  console.log(`${seconds.toFixed(1)} s and ${presses} presses`);
  await bruno.locator(".table[data-mine=true]").waitFor();
  check((await ada.locator(".card.chooses").textContent()).includes("Bruno"), "Ada sees that it is Bruno's turn");
  check((await bruno.title()).startsWith("●"), "Bruno's title says that it is his turn");
});
