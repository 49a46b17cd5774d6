// A whole game by keyboard alone.
import { answered, attribute, chance, check, comesTrue, makeTable, movedOn, playOut, scenario } from "./people.mjs";

const arrows = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];

async function stepByKeys(page, luck) {
  const at = await attribute(page, "at");
  for (let presses = 1 + luck(3); presses > 0; presses--) await page.keyboard.press(arrows[luck(4)]);
  await page.locator("[data-ghost]").waitFor();
  if (luck(2)) await page.keyboard.press(luck(2) ? "r" : "Shift+R");
  if (luck(2)) await followerByKeys(page, luck);
  await page.keyboard.press("Enter");
  await movedOn(page, at);
}

/** Tab goes from the board to the spots on the ghost, if it has any; S leaves them. */
async function followerByKeys(page, luck) {
  await answered(page);
  const spots = await page.locator("[data-pick]").count();
  for (let presses = spots ? 1 + luck(spots) : 0; presses > 0; presses--) await page.keyboard.press("Tab");
  if (spots) await comesTrue(async () => (await page.locator(".picked").count()) === 1, "Tab picks a spot");
  if (luck(4) === 0) await page.keyboard.press("s");
}

await scenario(async (person) => {
  const page = await person();
  await makeTable(page, { game: "standard", computers: ["random"] });
  await playOut(page, chance(4), stepByKeys);
  check((await attribute(page, "phase")) === "over", "the game is over");
  await page.keyboard.press("[");
  await page.locator(".replaying").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await page.locator(".keys").waitFor();
});
