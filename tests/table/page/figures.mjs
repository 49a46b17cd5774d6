// Several kinds of figure: one is chosen first, then its place; and which tiles to come would fit a square.
import { attribute, check, comesTrue, legalPlaces, makeTable, movedOn, myTurn, scenario, small, tapCell } from "./people.mjs";

await scenario(async (person) => {
  const page = await person(small);
  await makeTable(page, { game: "standard", boxes: ["inns"], computers: ["random"] });
  await myTurn(page);
  await tapCell(page, 0);
  await page.locator("[data-figure-choice]").first().waitFor();
  await comesTrue(async () => (await page.locator("[data-figure-choice]").count()) === 2, "two kinds of follower");
  const chips = page.locator(".chip[data-choice]:not(.none)");
  const choices = () => chips.evaluateAll((all) => all.map((one) => one.dataset.choice));
  check((await choices()).every((move) => move.startsWith("m>")), "at first the small one may be placed");
  await chips.first().tap();
  await page.locator("[data-figure-choice=M]").tap();
  await comesTrue(async () => (await choices()).every((move) => move.startsWith("M>")), "then the large one");
  await page.locator(".chip.on[data-choice^='M>']").waitFor();
  const at = await attribute(page, "at");
  await page.locator("[data-do=confirm]").tap();
  await movedOn(page, at);
  const record = await page.request.get(page.url().replace("/t/", "/api/tables/") + "/record");
  check(/ M>/.test(await record.text()), "the move is in the record");

  await myTurn(page);
  const [[x, y]] = await legalPlaces(page);
  const session = await page.context().newCDPSession(page);
  const finger = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await finger("touchStart", [{ x, y }]);
  await page.locator(".fitting li").first().waitFor();
  await finger("touchEnd", []);
  check((await page.locator("[data-ghost]").count()) === 0, "a long press lays nothing");

  await page.locator(".menu").tap();
  await page.locator(".left-list button").first().tap();
  await page.locator(".fits").first().waitFor({ state: "attached" });
  await page.locator(".panel").waitFor({ state: "hidden" });
});
