// Points fly from the feature to the name of whoever has earned them, where they are counted up; for who watches and looks back too.
import { away, base, check, comesTrue, importTable, myTurn, scenario, small, wide } from "./people.mjs";

const RECORD = `[Game "standard"]
[Seat "Ada"]
[Seat "Bruno"]

1. ?BG-G BG-G@0,1E m>N
2. ?BG-E
*
`;

/** Notes every flight as it sets out: from where to where, and what stands at the name meanwhile. */
const note = (page) =>
  page.evaluate(() => {
    window.flown = [];
    const seen = new WeakSet();
    const at = ({ transform }) => transform.match(/-?[\d.]+(?=px)/g).slice(0, 2).map(Number);
    new MutationObserver(() => {
      for (const one of document.querySelectorAll("[data-flight]")) {
        if (seen.has(one)) continue;
        seen.add(one);
        const frames = one.getAnimations()[0].effect.getKeyframes();
        const name = document.querySelector(`[data-points="${one.dataset.flight}"]`).textContent;
        window.flown.push({ seat: one.dataset.flight, from: at(frames[0]), to: at(frames.at(-1)), name });
      }
    }).observe(document.body, { childList: true, subtree: true });
  });

const isIn = ([x, y], { x: left, y: top, width, height }) => x > left && x < left + width && y > top && y < top + height;
const points = (page, seat) => page.locator(`[data-points="${seat}"]`).textContent();

/** Whether six points flew from the board to Ada's name, and were counted only when they came. */
async function flew(page, who) {
  await comesTrue(async () => (await page.evaluate(() => window.flown.length)) > 0, `${who} sees points fly`);
  const [board, card] = [await page.locator("#board").boundingBox(), await page.locator(".card").first().boundingBox()];
  const [{ seat, from, to, name }, ...more] = await page.evaluate(() => window.flown.splice(0));
  check(more.length === 0 && seat === "0", `${who} sees one flight, to Ada`);
  check(isIn(from, board), `for ${who} it begins on the board, not at ${from}`);
  check(isIn(to, card), `for ${who} it ends at the name, not at ${to}`);
  check(name === "0", `for ${who} nothing is counted before it comes: ${name}`);
  await comesTrue(async () => (await points(page, 0)) === "6", `for ${who} they are counted up`);
  await comesTrue(async () => (await page.locator("[data-flight], .card.paid").count()) === 0, `for ${who} nothing is left behind`);
  return { from, board };
}

await scenario(async (person) => {
  const moving = { reducedMotion: "no-preference" };
  const [ada, bruno] = [await person({ ...wide, ...moving }), await person({ name: "Bruno" })];
  await importTable([ada, bruno], RECORD);
  const clara = await person({ ...small, ...moving, name: "Clara", language: "fr-FR" });
  await clara.goto(ada.url());
  check(await myTurn(bruno), "Bruno has to choose");
  for (const page of [ada, clara, bruno]) await page.locator("[data-points]").first().waitFor();
  for (let times = 0; times < 4; times++) await away(ada, 400, 0);
  for (const page of [ada, clara]) await note(page);

  const slug = new URL(ada.url()).pathname.split("/").pop();
  await bruno.evaluate(() => {
    window.marked = 0;
    new MutationObserver(() => (window.marked += document.querySelectorAll(".card.paid").length)).observe(document.body, {
      subtree: true,
      attributeFilter: ["class"],
    });
  });
  await bruno.locator(".typed input").fill("BG-E@0,2S -");
  await bruno.keyboard.press("Enter");

  const { from, board } = await flew(ada, "Ada");
  check(board.x + board.width - from[0] < 40, "what is out of sight comes from the edge");
  await flew(clara, "who watches on a phone");
  await comesTrue(async () => (await points(bruno, 0)) === "6", "who wants no motion is told at once");
  check((await bruno.evaluate(() => window.marked)) > 0, "and the name is marked");
  check((await bruno.locator("[data-flight]").count()) === 0, "and nothing flies");

  await clara.goto(`${base}/t/${slug}/1`);
  await clara.locator('#board[data-tiles="2"]').waitFor();
  await comesTrue(async () => (await points(clara, 0)) === "0", "before that step nobody had points");
  await note(clara);
  await clara.keyboard.press("]");
  await flew(clara, "who looks back");
});
