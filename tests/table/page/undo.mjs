// Steps back in the draft, take-back by consent, a refusal in words.
import { attribute, base, chance, check, comesTrue, movedOn, myTurn, scenario, stepByPointer, tapCell } from "./people.mjs";

await scenario(async (person) => {
  const [ada, bruno] = [await person({ name: "Ada" }), await person({ name: "Bruno" })];
  await ada.goto(base);
  await ada.locator("[data-game=standard]").click();
  await ada.locator(".waiting").waitFor();
  await bruno.goto(ada.url());
  await bruno.locator("#sit").click();
  await myTurn(ada);

  await tapCell(ada, 0);
  const chip = ada.locator("[data-choice]:not([data-choice='-'])").first();
  await chip.click();
  const many = (selector, number) => async () => (await ada.locator(selector).count()) === number;
  await comesTrue(many(".picked", 1), "the follower is picked");
  await ada.keyboard.press("z");
  await comesTrue(many(".picked", 0), "the first Z takes the follower back");
  check(await many("[data-ghost]", 1)(), "the tile is still there");
  await ada.keyboard.press("Escape");
  await comesTrue(many("[data-ghost]", 0), "Escape takes the tile back");

  await stepByPointer(ada, chance(2));
  await myTurn(bruno);
  const at = await attribute(bruno, "at");
  await ada.keyboard.press("z");
  await ada.locator(".notice.paper .primary").click();
  await bruno.locator(".notice.paper .primary").click();
  await movedOn(bruno, at);
  await comesTrue(async () => (await attribute(ada, "steps")) === "0", "the step was taken back");
  check(await myTurn(ada), "it is Ada's turn again");
  await ada.locator(".log:has-text('Back to step 0')").waitFor();

  await ada.locator("#typed").fill("BG-D@9,9N");
  await ada.keyboard.press("Enter");
  await ada.locator(".notice.red").waitFor();
  check((await attribute(ada, "steps")) === "0", "a refused move changes nothing");
});
