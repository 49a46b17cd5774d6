// Learning by playing: from the first screen into a guided game, followed and not followed, reloaded, by keyboard and in
// the text view, and from the rules; at a phone's width and on a desk, in both languages.
import { attribute, base, check, comesTrue, confirm, picture, scenario, small, wide } from "./people.mjs";
import { examine } from "./examine.mjs";

const narrowEnough = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
const said = (page) => page.locator(".coach-said");

/** Waits until the coach speaks of the position as it is, and it is one's turn. */
const coached = (page) =>
  page.locator(".table[data-mine=true] .coach-said[data-told=true], .table[data-phase=over] .coach-said[data-told=true]").waitFor();

const stepNow = async (page) => (await coached(page), said(page).getAttribute("data-step"));

/** Does what the coach shows, a whole turn long. */
async function follow(page) {
  const step = await stepNow(page);
  do await choose(page);
  while ((await stepNow(page)) === step);
}

/** Lays out what the coach shows, and confirms it. */
async function choose(page) {
  const at = await attribute(page, "at");
  await page.locator("[data-do=show-me]").click();
  await page.locator(".bar.mine[aria-busy=false]").waitFor();
  await page.locator("[data-do=confirm]:not([disabled])").waitFor();
  await confirm(page, at);
}

await scenario(async (person) => {
  const ada = await person({ ...small, language: "fr-FR" });
  await ada.goto(base);
  await ada.locator("[data-do=learn]").click();
  await ada.locator("h1:has-text('Apprendre en jouant')").waitFor();
  await ada.locator("[data-guide=walls]").waitFor();
  await comesTrue(() => narrowEnough(ada), "nothing is wider than the page");
  await examine(ada, "learn");
  await picture(ada, "learn-small");
  await ada.locator("[data-guide=gingerbread]").click();
  await coached(ada);
  await examine(ada, "guide");
  await picture(ada, "guide-small");
  check((await said(ada).textContent()).includes("Agrandissez sa ville"), "what to try is said");
  await follow(ada);
  await coached(ada);
  check((await said(ada).textContent()).includes("Votre chevalier habite"), "what was done is said");
  const before = await said(ada).textContent();
  await ada.reload();
  await coached(ada);
  check((await said(ada).textContent()) === before, "a reload changes nothing");
  for (let turn = 0; turn < 2; turn++) await follow(ada);
  await coached(ada);
  check((await said(ada).textContent()).includes("vous +4"), "what he paid is said");
  await follow(ada);
  await ada.locator(".table[data-phase=over] .coach-after").waitFor();
  check((await said(ada).textContent()).includes("Il paie aussi"), "the end is told");
  await comesTrue(() => narrowEnough(ada), "nothing is wider than the page");
  await picture(ada, "guide-over-small");
  await ada.locator("[data-do=next-guide]").click();
  await coached(ada);
  await ada.goto(`${base}/learn`);
  await ada.locator("#guide-gingerbread .learned").waitFor();
  check((await ada.locator(".learned").count()) === 1, "what was played to its end is marked");

  const bruno = await person({ ...wide, language: "en-GB" });
  await bruno.goto(`${base}/rules?game=castle`);
  await bruno.locator("[data-learn=castle]").click();
  await bruno.locator("#guide-castle.asked [data-guide=castle]").click();
  await coached(bruno);
  await picture(bruno, "guide-wide");
  await bruno.keyboard.press("h");
  await bruno.locator("[data-ghost]").waitFor();
  const at = await attribute(bruno, "at");
  await comesTrue(async () => (await bruno.locator(".pick.picked").count()) === 1, "the messenger is laid out, too");
  await bruno.keyboard.press("Enter");
  await bruno.locator(`.table:not([data-at="${at}"])`).waitFor();
  await coached(bruno);
  check((await said(bruno).textContent()).includes("A messenger runs"), "the keyboard follows as well");
  await bruno.keyboard.press("v");
  const moves = bruno.locator("#text-view [data-move]");
  await moves.last().click();
  await confirm(bruno, await attribute(bruno, "at"));
  await coached(bruno);
  check((await said(bruno).textContent()).includes("something else"), "whatever is played is answered");
  await examine(bruno, "guide in the text view");
  await bruno.locator("[data-do=fold-coach]").click();
  check((await said(bruno).count()) === 0, "the coach can be folded away");
});
