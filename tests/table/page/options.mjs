// A table made through the form: every box and switch that the catalogue names; then the waiting room.
import { base, check, comesTrue, myTurn, scenario } from "./people.mjs";

await scenario(async (person) => {
  const page = await person();
  await page.goto(`${base}/new?game=winter`);
  const hello = await page.evaluate(async () => (await fetch("/api/hello")).json());
  for (const game of hello.games) {
    await page.goto(`${base}/new?game=${game.name}`);
    await page.locator("fieldset").first().waitFor();
    const shown = await page.locator("fieldset:nth-of-type(2) input[type=checkbox]").count();
    if (game.boxes.length) check(shown === game.boxes.length, `${game.name} offers ${shown} boxes`);
    await page.locator("details").first().locator("summary").click();
    await comesTrue(
      async () => (await page.locator(".switches select").count()) === game.switches.length,
      `${game.name} offers its switches`,
    );
  }

  await page.goto(`${base}/new?game=winter`);
  await page.locator("fieldset").first().waitFor();
  for (const box of await page.locator("fieldset:nth-of-type(2) label").all()) await box.click();
  await page.locator("label.choice:has-text('3 players')").click();
  await page.locator("label.switch:has-text('Seat 2') select").selectOption("random");
  await page.locator("summary:has-text('Rules')").click();
  await page.locator("label.switch:has-text('Farmers') select").selectOption("off");
  await page.locator("summary:has-text('Clock')").click();
  await page.locator("label.switch:has-text('Clock') select").selectOption("chess-300-10");
  await page.locator("button[type=submit]").click();
  await page.locator(".waiting").waitFor();
  await page.locator(".seat-computer").waitFor();
  await page.locator(".seat-free summary").click();
  await page.locator(".seat-free select").selectOption("random");
  check(await myTurn(page), "the game starts when the last seat is filled");
  await comesTrue(async () => (await page.locator(".clock").count()) === 3, "every seat has a clock");
  await page.locator(".quarters").waitFor();
  await page.locator(".goods").waitFor();

  await page.locator("#tab-aids").click();
  await page.locator(".aid input").first().check();
  await page.locator(".legal").first().waitFor({ state: "detached" });
  await page.locator("#tab-chat").click();
  await page.locator("#chat-text").fill("Good luck <b>all</b>");
  await page.keyboard.press("Enter");
  await page.locator(".chat li:has-text('Good luck <b>all</b>')").waitFor();
  await page.locator("#tab-table").click();
  await page.locator("button:has-text('another device')").click();
  const link = await page.locator(".device input").inputValue();
  const other = await person({ name: "Ada's phone" });
  await other.goto(link);
  await other.locator(".table[data-mine=true]").waitFor();
});
