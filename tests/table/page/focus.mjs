// Enter confirms whatever a hand has pressed before; a button that the keyboard went to is pressed by Enter and Space.
import { answered, attribute, chance, check, comesTrue, makeTable, movedOn, myTurn, scenario, stepByPointer, tapCell } from "./people.mjs";

const MOST = 80;
const sent = [];
const ghost = (page) => page.locator("[data-ghost]").getAttribute("data-ghost");
const focused = (page) => page.evaluate(() => document.activeElement?.id ?? "");

async function press(page, button) {
  await button.click();
  check((await focused(page)) === "board", "after a click the board has the focus");
}

/** Lays the tile where it may be turned; false if there is no such place. */
async function layTurnable(page) {
  const cells = await page.locator(".legal").count();
  for (let at = 0; at < cells; at++) {
    await tapCell(page, at);
    await answered(page);
    if (await page.locator(".turn-sign").count()) return true;
    await page.keyboard.press("Escape");
  }
  return false;
}

async function enterConfirms(page, what) {
  const at = await attribute(page, "at");
  await page.keyboard.press("Enter");
  await movedOn(page, at).catch(() => check(false, `Enter does not confirm after a click on ${what}`));
}

async function afterTurning(page) {
  if (!(await layTurnable(page))) return false;
  const before = await ghost(page);
  await press(page, page.locator("[data-do=turn]"));
  await comesTrue(async () => (await ghost(page)) !== before, "Turn turns the tile");
  await enterConfirms(page, "Turn");
  return true;
}

async function afterTheHand(page) {
  if (!(await layTurnable(page))) return false;
  await press(page, page.locator(".hand-tile"));
  await enterConfirms(page, "the tile in hand");
  return true;
}

async function afterAFollower(page) {
  await tapCell(page, 0);
  await answered(page);
  const chips = page.locator(".chip:not(.none)");
  if (!(await chips.count())) return false;
  const move = await chips.first().getAttribute("data-choice");
  await press(page, chips.first());
  await enterConfirms(page, "a follower");
  const { moves } = sent.findLast(({ type }) => type === "play");
  check(moves.at(-1) === move, "the follower that was clicked is sent with the tile");
  return true;
}

async function afterUndo(page) {
  await tapCell(page, 0);
  await answered(page);
  const chips = page.locator(".chip:not(.none)");
  if (!(await chips.count())) return false;
  await chips.first().click();
  await press(page, page.locator("[data-do=undo]"));
  await enterConfirms(page, "Undo");
  return true;
}

async function tabTo(page, name) {
  for (let presses = 0; presses < MOST; presses++) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(() => document.activeElement?.dataset.do)) === name) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

async function keysPressAButton(page) {
  if (!(await layTurnable(page))) return false;
  const at = await attribute(page, "at");
  await tabTo(page, "turn");
  for (const key of ["Enter", " "]) {
    const before = await ghost(page);
    await page.keyboard.press(key);
    await comesTrue(async () => (await ghost(page)) !== before, `"${key}" presses the button that Tab went to`);
  }
  check((await attribute(page, "at")) === at, "nothing was confirmed");
  return true;
}

await scenario(async (person) => {
  const page = await person();
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(JSON.parse(payload))));
  await makeTable(page, { game: "standard", computers: ["random"] });
  const luck = chance(9);
  for (const tried of [afterTurning, afterTheHand, afterAFollower, afterUndo, keysPressAButton]) {
    while ((await myTurn(page)) && !(await tried(page))) await stepByPointer(page, luck);
    check((await attribute(page, "phase")) === "playing", "there was a tile to try it with");
  }
});
