// Who rests on a figure or a feature sees what it is: lit, with its size, what it lacks, who stands there, what it pays.
import { attribute, chance, check, comesTrue, goOn, legalPlaces, makeTable, myTurn, scenario, small, wide } from "./people.mjs";

const GAMES = ["standard", "winter", "castle", "city"];
const card = (page) => page.locator(".looked");

/** The first figure that is in sight and has nothing over it. */
const figure = (page) =>
  page.locator("[data-figure]").evaluateAll((all) => {
    for (const one of all) {
      const { x, y, width, height } = one.getBoundingClientRect();
      const place = [x + width / 2, y + height / 2];
      if (document.elementFromPoint(...place)?.closest("#board") && !document.elementFromPoint(...place)?.closest(".pick"))
        return place;
    }
    return null;
  });

async function playUntilSomebodyStands(page, luck) {
  await goOn(page, luck, 4);
  while (await myTurn(page)) {
    await legalPlaces(page);
    const place = await figure(page);
    if (place) return place;
    await goOn(page, luck, 1);
  }
  throw new Error("nobody stands on the board");
}

for (const [at, game] of GAMES.entries()) {
  await scenario(async (person) => {
    const page = await person({ ...wide, language: at % 2 ? "fr-FR" : "en-GB" });
    await makeTable(page, { game, computers: ["random"] });
    const place = await playUntilSomebodyStands(page, chance(5));
    await page.mouse.move(...place);
    await card(page).waitFor();
    check((await page.locator(".areas-one .area").count()) > 0, `${game}: the feature is lit`);
    check((await card(page).locator("li").count()) > 0, `${game}: who stands there is told`);
    check(/\d/.test(await card(page).locator("small").first().textContent()), `${game}: its size is told`);
    await page.mouse.move(800, 780);
    await comesTrue(async () => (await card(page).count()) === 0, `${game}: who looks away sees it no more`);
    check((await attribute(page, "phase")) === "playing", "the game goes on");
  });
}

await scenario(async (person) => {
  const page = await person(small);
  await makeTable(page, { game: "standard", computers: ["random"] });
  const place = await playUntilSomebodyStands(page, chance(5));
  const session = await page.context().newCDPSession(page);
  const touch = (type, points) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  await touch("touchStart", [place]);
  await card(page).waitFor();
  await touch("touchEnd", []);
  check((await card(page).locator("li").count()) > 0, "a long touch tells who stands there");
});
