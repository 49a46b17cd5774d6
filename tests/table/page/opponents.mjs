// Opponents by name and face, the weakest first: chosen on the first screen, in the form and in the waiting room.
import { atRest, base, chance, check, comesTrue, myTurn, picture, post, scenario, small, stepByPointer, wide } from "./people.mjs";
import { everywhere, examine } from "./examine.mjs";

const LEVELS = ["child", "beginner", "casual", "club", "master", "sage"];

const offered = (page) =>
  page.locator(".opponents").first().locator("[data-opponent]").evaluateAll((all) => all.map((one) => one.dataset.opponent));
/** What sticks out of the window, also inside parts that could be scrolled sideways. */
const beyond = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => one.className || one.tagName),
  );
const fits = async (page, what) => {
  const out = await beyond(page);
  check(out.length === 0, `${what} fits, but for ${out.slice(0, 5)}`);
};

for (const [look, language, mason, others] of [
  [small, "fr-FR", "Maçon", "Autres ordinateurs"],
  [wide, "en-GB", "Mason", "Other computer players"],
])
  await scenario(async (person) => {
    const size = `${look.viewport.width} ${language}`;
    const page = await person({ ...look, language, bypassCSP: true });
    await page.goto(base);
    await page.locator(".opponents").waitFor();
    check(String(await offered(page)) === String(["fair", ...LEVELS]), `${size}: a fair match, then the levels in order`);
    check((await page.locator(".opponents svg.face").count()) === LEVELS.length, `${size}: each has a face`);
    await page.locator("[data-opponent=fair][aria-pressed=true]").waitFor();
    await comesTrue(async () => (await page.locator("[data-opponent=fair] small").textContent()) !== "…", `${size}: who is fair is told`);
    const fair = await page.locator("[data-opponent=fair] small").textContent();
    await page.locator("[data-solo=castle]").click();
    check(await myTurn(page), `${size}: one press is all it takes to a rated game`);
    await page.locator(`.card-name:has-text("${fair}")`).waitFor();
    await page.goto(base);
    await page.locator("[data-opponent=fair][aria-pressed=true]").waitFor();
    const told = await page.locator(".expected").textContent();
    await page.locator("[data-opponent=casual]").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.locator("[data-opponent=club][aria-pressed=true]").waitFor();
    await page.locator(`.expected:has-text("${mason}")`).waitFor();
    check((await page.locator(".expected").textContent()) !== told, `${size}: each is told in its own words`);
    await fits(page, `${size}: the first screen`);
    await atRest(page);
    await picture(page, `opponents-${look === small ? "small" : "wide"}`);
    if (look === wide) await everywhere(page, "first screen");
    else await examine(page, `first screen ${size}`);

    await page.reload();
    await page.locator("[data-opponent=club][aria-pressed=true]").waitFor();
    await page.locator("[data-solo=castle]").click();
    check(await myTurn(page), `${size}: the game begins`);
    await page.locator(`.card-name:has-text("${mason}")`).waitFor();
    const moved = chance(4);
    const seen = page.locator("[data-laid]");
    do await stepByPointer(page, moved);
    while ((await myTurn(page)) && !(await seen.count()));
    check((await seen.count()) > 0, `${size}: the level has moved, and one sees what was moved`);

    await page.goto(`${base}/new?game=city`);
    await page.locator("select optgroup").first().waitFor({ state: "attached" });
    const groups = await page.locator("select:has(optgroup)").first().locator("optgroup").evaluateAll((all) => all.map(({ label }) => label));
    check(groups.length === 2 && groups[1] === others, `${size}: the levels come first, the others after them`);
    await page.locator("select:has(optgroup)").first().selectOption("sage");
    await page.locator(".expected [data-face=sage]").waitFor();
    await fits(page, `${size}: the form`);
    if (look === wide) await everywhere(page, "form", ".expected [data-face=sage]");

    const { slug } = await post(page, "/api/tables", { setup: { game: "winter", seats: 3 }, name: "Ada", seat: 0 });
    await page.goto(`${base}/t/${slug}`);
    await page.locator(".seat-free summary").first().click();
    await page.locator("[data-opponent=child] .expectation").first().waitFor();
    await fits(page, `${size}: the waiting room`);
    await picture(page, `opponents-waiting-${look === small ? "small" : "wide"}`);
    if (look === wide) await everywhere(page, "waiting room", ".seat-free [data-opponent=child]");
    await page.locator(".seat-free [data-opponent=child]").first().click();
    await page.locator(".seat-computer [data-face=child]").waitFor();
  });
