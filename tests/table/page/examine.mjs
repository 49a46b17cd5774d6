// What axe-core says about a screen, at one size or at all of them and in all languages.
import { atRest, axeFile, check, comesTrue } from "./people.mjs";

const SIZES = [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** The screen as it is on a desktop, a tablet and a phone, in both languages: it fits, a part of it can be got at, nothing is serious. */
export async function everywhere(page, where, part = "main") {
  const [size, before] = [page.viewportSize(), await page.evaluate(() => document.documentElement.lang)];
  for (const language of ["en", "fr"].sort((one) => (one === before ? 1 : -1))) {
    await page.setViewportSize(SIZES[0]);
    await page.locator("select.languages").first().selectOption(language);
    await comesTrue(() => page.evaluate((wanted) => document.documentElement.lang === wanted, language), `${where}: ${language} is spoken`);
    for (const look of SIZES) {
      await page.setViewportSize(look);
      await seen(page, part);
      await atRest(page);
      const told = `${where} ${look.width} ${language}`;
      check(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${told}: it fits`);
      await examine(page, told);
    }
  }
  await page.setViewportSize(size);
}

/** A part of the screen comes into sight; behind the menu, if it lies there at this size. */
async function seen(page, part) {
  const found = page.locator(part).first();
  await found.waitFor({ state: "attached" });
  if (!(await found.isVisible())) await page.locator("button.menu").click();
  await found.waitFor();
}

/** What only finds moderate faults is left out, and so is fetching files again for rules that are not asked. */
const ASKED = { resultTypes: ["violations"], preload: false, rules: { region: { enabled: false } } };

/** Nothing that axe-core calls serious or critical is on the screen. */
export async function examine(page, where) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(await script());
  const { violations } = await page.evaluate((asked) => window.axe.run(document, asked), ASKED);
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = serious.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(" | ")}`,
  );
  check(told.length === 0, `${where}: ${told.join("; ")}`);
}

let source = "";
async function script() {
  source ||= await import("node:fs").then(({ readFileSync }) => readFileSync(axeFile, "utf-8"));
  return source;
}
