// Puzzles: from the first screen to today's, a wrong move and why, the right one by keyboard, text view, the stream, a link.
import { examine } from "./examine.mjs";
import { base, check, comesTrue, picture, scenario, small, wide } from "./people.mjs";

const narrowEnough = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** Lays the tile somewhere by text view, turned as it comes, and confirms. */
async function answer(page, move) {
  await page.locator(`.text-view [data-move="${move[0]}"]`).click();
  if (move[1] && move[1] !== "-") await page.locator(`.text-view [data-choice="${move[1]}"]`).click();
  await page.locator("[data-do=confirm]").click();
  await page.locator("[data-verdict]").waitFor();
}

/** The best move, as the server tells it to whoever has answered. */
const solution = (page, name) =>
  page.evaluate(async (wanted) => {
    const told = await (await fetch(`/api/puzzles/${wanted}`)).json();
    return told.verdict.rated[0].moves.map(({ move }) => move);
  }, name);

await scenario(async (person) => {
  const ada = await person({ ...small, language: "fr-FR" });
  await ada.goto(base);
  await ada.locator("[data-do=puzzles]").click();
  await ada.locator("h1:has-text('Problèmes')").waitFor();
  await comesTrue(() => narrowEnough(ada), "nothing is wider than the page");
  await examine(ada, "the list of puzzles");
  await ada.locator("[data-do=today]").click();
  await ada.locator(".bar.mine .hand-tile").first().waitFor();
  await comesTrue(() => narrowEnough(ada), "nothing of the puzzle is wider than the page");
  const name = await ada.locator("[data-puzzle]").getAttribute("data-puzzle");
  await ada.keyboard.press("v");
  await answer(ada, [await ada.locator(".text-view [data-move]").first().getAttribute("data-move")]);
  const first = await ada.locator("[data-verdict]").getAttribute("data-verdict");
  check(await ada.locator(".reasons li").count(), "it is told why");
  await ada.keyboard.press("v");
  await comesTrue(() => ada.locator(".rated-step .ghost").count(), "the best is drawn");
  await examine(ada, "a puzzle that was answered");
  await picture(ada, "puzzles-small");
  const best = await solution(ada, name);
  await ada.locator(".lesson-ways [data-do=undo]").click();
  await ada.keyboard.press("v");
  await answer(ada, best);
  check((await ada.locator("[data-verdict]").getAttribute("data-verdict")) === "right", `right after ${first}`);
  await ada.locator("strong:has-text('Juste')").waitFor();
  const bruno = await person({ ...wide, language: "en-GB" });
  await bruno.goto(`${base}/puzzle/${name}`);
  await bruno.locator("strong:has-text('find the best one')").waitFor();
  await bruno.locator("#board").focus();
  await bruno.keyboard.press("ArrowUp");
  await bruno.locator("[data-ghost]").waitFor();
  await bruno.keyboard.press("Enter");
  await bruno.locator("[data-verdict]").waitFor();
  await picture(bruno, "puzzles-wide");
  await comesTrue(() => bruno.evaluate(() => document.activeElement?.dataset.do === "forth"), "Enter goes on");
  await bruno.keyboard.press("Enter");
  await comesTrue(async () => !(await bruno.url()).includes(name), "another puzzle follows");
});
