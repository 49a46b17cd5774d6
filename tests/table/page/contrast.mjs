// What is pressed can be read, also under the mouse, and tiles stand out from the table: WCAG AA, light and dark.
import { chance, check, goOn, makeTable, scenario, wide } from "./people.mjs";

const TEXT = 4.5;
const PICTURE = 3;

/** The contrast of two colours as browsers write them. */
function contrast(one, other) {
  const light = (colour) => {
    const [red, green, blue] = colour
      .match(/[\d.]+/g)
      .slice(0, 3)
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [darker, lighter] = [light(one), light(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const styleOf = (part, ...names) =>
  part.evaluate((one, wanted) => wanted.map((name) => getComputedStyle(one)[name]), names);

async function isLegible(part, what, least) {
  const [ink, ground] = await styleOf(part, "color", "backgroundColor");
  const found = contrast(ink, ground);
  check(found >= least, `${what}: ${ink} on ${ground} is ${found.toFixed(2)}`);
}

for (const colorScheme of ["light", "dark"]) {
  await scenario(async (person) => {
    const page = await person({ ...wide, colorScheme });
    await makeTable(page, { game: "standard", computers: ["random"] });
    const luck = chance(4);
    await goOn(page, luck, 2);
    const tools = page.locator(".tool[aria-pressed=false]:visible");
    for (let left = await tools.count(); left > 1; left--) {
      const name = await tools.first().getAttribute("aria-label");
      const tool = page.locator(`.tool[aria-label="${name}"]`);
      await isLegible(tool, `${colorScheme} ${name}`, TEXT);
      await tool.click();
      await isLegible(tool, `${colorScheme} ${name}, pressed under the mouse`, TEXT);
      await page.mouse.move(600, 780);
      await isLegible(tool, `${colorScheme} ${name}, pressed`, TEXT);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const areas = page.locator("[data-do=areas]");
    await isLegible(areas, `${colorScheme} areas in the bar, pressed`, TEXT);

    const [table] = await styleOf(page.locator(".middle"), "backgroundColor");
    if (colorScheme === "dark") {
      const [edge] = await styleOf(page.locator(".tile-edges"), "stroke");
      check(contrast(edge, table) >= PICTURE, `the edge of tiles ${edge} on the table ${table}`);
    }
    const [edge, paper] = [
      ...(await styleOf(page.locator(".hand-tile").first(), "borderTopColor")),
      ...(await styleOf(page.locator(".bottom"), "backgroundColor")),
    ];
    check(contrast(edge, paper) >= PICTURE, `${colorScheme}: the edge of the tile in hand ${edge} on ${paper}`);
  });
}
