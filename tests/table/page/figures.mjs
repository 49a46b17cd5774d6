// Several kinds of figure: one is chosen first, then its place; and which tiles to come would fit a square.
import { attribute, check, makeTable, movedOn, myTurn, scenario, small, tapCell } from "./people.mjs";

await scenario(async (person) => {
  const page = await person(small);
  await makeTable(page, { game: "standard", boxes: ["inns"], computers: ["random"] });
  await myTurn(page);
  await tapCell(page, 0);
  await page.locator("[data-figure-choice]").first().waitFor();
  check((await page.locator("[data-figure-choice]").count()) === 2, "there are two kinds of follower");
  const chips = page.locator(".chip[data-choice]:not(.none)");
  const choices = () => chips.evaluateAll((all) => all.map((one) => one.dataset.choice));
  check((await choices()).every((move) => move.startsWith("m>")), "at first the small one may be placed");
  await chips.first().tap();
  await page.locator("[data-figure-choice=M]").tap();
  check((await choices()).every((move) => move.startsWith("M>")), "then the large one");
  check((await page.locator(".chip.on").getAttribute("data-choice")).startsWith("M>"), "it takes the other's place");
  const at = await attribute(page, "at");
  await page.locator("[data-do=confirm]").tap();
  await movedOn(page, at);
  const record = await page.request.get(page.url().replace("/t/", "/api/tables/") + "/record");
  check(/ M>/.test(await record.text()), "the move is in the record");

  await myTurn(page);
  await page.waitForTimeout(400);
  const { x, y, width, height } = await page.locator(".legal").first().boundingBox();
  const session = await page.context().newCDPSession(page);
  const finger = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await finger("touchStart", [{ x: x + width / 2, y: y + height / 2 }]);
  await page.locator(".fitting li").first().waitFor();
  await finger("touchEnd", []);
  check((await page.locator("[data-ghost]").count()) === 0, "a long press lays nothing");

  await page.locator(".menu").tap();
  await page.locator(".left-list button").first().tap();
  await page.locator(".fits").first().waitFor({ state: "attached" });
  check(!(await page.locator(".panel").isVisible()), "the board is in sight again");
});
