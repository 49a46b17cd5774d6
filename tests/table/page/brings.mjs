// What the tile itself brings, to everybody, stands beside the question and on "no follower"; a follower's chip tells what it adds.
import { answered, check, importTable, legalCells, legalPlaces, myTurn, picture, scenario, small } from "./people.mjs";

const DESK = { viewport: { width: 1440, height: 900 } };
const RECORD = `[Game "standard"]
[Seat "Ada"]
[Seat "Bruno"]

1. ?BG-G BG-G@0,1E m>N
2. ?BG-E
*
`;

/** Bruno's tile is laid so that it closes Ada's city. */
async function closeTheCity(page) {
  await legalPlaces(page);
  const { middle } = (await legalCells(page)).find(({ cell }) => cell === "0,2");
  await page.mouse.click(...middle);
  await page.locator("[data-ghost]").waitFor();
  await answered(page);
  const said = () => page.locator(".bar-text").textContent();
  for (let turns = 0; turns < 4 && !/\+6/.test(await said()); turns++) {
    await page.locator("[data-do=turn]:enabled").click();
    await answered(page);
  }
  return said();
}

for (const [size, colorScheme, language, words] of [
  [DESK, "light", "en-GB", "Ada +6"],
  [small, "dark", "fr-FR", "Ada +6"],
])
  await scenario(async (person) => {
    const [ada, page] = [await person(), await person({ ...size, colorScheme, language, name: "Bruno" })];
    await importTable([ada, page], RECORD);
    check(await myTurn(page), "Bruno has to choose");
    const said = await closeTheCity(page);
    check(said.includes(words), `beside the question stands "${said}", not what Ada gets`);
    const none = page.locator(".chip.none");
    await none.waitFor();
    check((await none.textContent()).includes(words), "whoever puts nobody there is told so too");
    const others = await page.locator(".chip:not(.none)").allTextContents();
    check(others.length > 0 && others.every((text) => !text.includes("6")), `a follower adds nothing to that: ${others}`);
    await picture(page, `brings-${size.viewport.width}-${colorScheme}`);
  });
