// On phones: every spot for a follower has a finger's room and is pressed where it is seen.
import { answered, attribute, chance, check, comesTrue, confirm, makeTable, myTurn, pickOption, scenario, small, stands, tapCell } from "./people.mjs";

const FINGER = 44;
const GAMES = [{ game: "standard", boxes: ["inns", "traders"] }, { game: "castle" }, { game: "city" }];

/** Spots and the turn sign as discs on the screen, and what lies in the middle of each spot. */
const discs = (page) =>
  page.evaluate(() => {
    const disc = (mark) => {
      const { x, y, width } = mark.getBoundingClientRect();
      return { x: x + width / 2, y: y + width / 2, radius: width / 2 };
    };
    const spots = [...document.querySelectorAll("[data-pick]")].flatMap((pick) => {
      const mark = pick.querySelector(".spot-reach");
      if (!mark) return [];
      const found = disc(mark);
      const there = document.elementFromPoint(found.x, found.y);
      const over = there?.closest("[data-pick]") === pick ? "" : (there?.closest("button, [class]")?.outerHTML ?? "nothing");
      return [{ ...found, pick: pick.dataset.pick, over }];
    });
    return { spots, signs: [...document.querySelectorAll(".ghost .turn-sign circle")].map(disc) };
  });

async function everySpotHasRoom(page, where) {
  await stands(page, ".bar, .spot-reach, .turn-sign circle");
  const { spots, signs } = await discs(page);
  for (const [at, spot] of spots.entries()) {
    check(spot.radius * 2 >= FINGER - 0.5, `${where}: ${spot.pick} is ${spot.radius * 2} px wide`);
    check(!spot.over, `${where}: where ${spot.pick} is seen lies ${spot.over.slice(0, 120)}`);
    for (const other of [...spots.slice(at + 1), ...signs]) {
      const away = Math.hypot(spot.x - other.x, spot.y - other.y);
      check(away > spot.radius + other.radius - 0.5, `${where}: ${spot.pick} and ${other.pick ?? "the turn sign"} overlap`);
    }
  }
  return spots;
}

for (const table of GAMES) {
  await scenario(async (person) => {
    const page = await person(small);
    await makeTable(page, { ...table, computers: ["random"] });
    const luck = chance(11);
    let most = 0;
    for (let step = 0; (step < 9 || most < 2) && (await myTurn(page)); step++) {
      const at = await attribute(page, "at");
      if (await page.locator(".legal").count()) {
        await tapCell(page, luck(50));
        await answered(page);
        const spots = await everySpotHasRoom(page, `${table.game}, step ${step}`);
        most = Math.max(most, spots.length);
        const last = spots.at(-1);
        if (last) {
          await page.touchscreen.tap(last.x, last.y);
          await comesTrue(
            async () => (await page.locator(`.picked[data-pick="${last.pick}"]`).count()) === 1,
            `${table.game}: a tap picks ${last.pick}`,
          );
        }
      } else await pickOption(page, luck, false);
      await confirm(page, at);
    }
    check(most >= 2, `${table.game}: there were spots to try it with`);
  });
}
