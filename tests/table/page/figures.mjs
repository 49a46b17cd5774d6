// Several kinds of figure: one is chosen first, then its place; and which tiles to come would fit a square.
// An abbot comes home instead: his choice says what he brings, and the panel where the abbots are.
import {
  answered,
  attribute,
  check,
  comesTrue,
  importTable,
  legalCells,
  legalPlaces,
  makeTable,
  movedOn,
  myTurn,
  picture,
  scenario,
  small,
  tapCell,
  wide,
} from "./people.mjs";

const ABBOT = `[Game "standard"]
[Box "abbot"]
[Seat "Ada"]
[Seat "Bruno"]

1. ?BG2-Ug BG2-Ug@1,0N a>C
2. ?BG-U BG-U@2,0N -
3. ?BG-B
*
`;

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
  await page.locator(".left-list button:not(.unfit)").first().tap();
  await page.locator(".fits").first().waitFor({ state: "attached" });
  await page.locator(".panel").waitFor({ state: "hidden" });
});

for (const [size, language, said, waits] of [
  [wide, "en-GB", "The abbot comes home", "3 if he comes home"],
  [small, "fr-FR", "L’abbé rentre", "3 s’il rentre"],
])
  await scenario(async (person) => {
    const page = await person({ ...size, language });
    await importTable([page, await person()], ABBOT);
    check(await myTurn(page), "Ada has to choose");
    const panel = await page.locator("[data-abbot]").allTextContents();
    check(panel.length === 2 && panel[0].includes(waits), `the panel says where the abbots are: ${panel}`);
    await legalPlaces(page);
    const { middle } = (await legalCells(page)).find(({ cell }) => cell === "1,-1");
    await page.mouse.click(...middle);
    await page.locator("[data-ghost]").waitFor();
    await answered(page);
    const home = page.locator(".chip[data-choice='abbot<1,0.C']");
    await home.waitFor();
    const told = await home.textContent();
    check(told.includes(said) && told.includes("+4"), `the choice says what he brings: ${told}`);
    check((await page.locator("[data-pick='abbot<1,0.C']").count()) === 1, "it lies on the board where he stands");
    check((await page.locator("[data-pick='m>C']").count()) === 1, "a follower may be put instead");
    await home.click();
    await answered(page);
    await picture(page, `abbot-${size.viewport.width}`);
    const at = await attribute(page, "at");
    await page.locator("[data-do=confirm]").click();
    await movedOn(page, at);
    await comesTrue(async () => (await page.locator("[data-points='0']").textContent()) === "4", "he brings 4 points");
  });
