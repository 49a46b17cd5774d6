// What axe-core says about a screen.
import { axeFile, check } from "./people.mjs";

/** Nothing that axe-core calls serious or critical is on the screen. */
export async function examine(page, where) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(await script());
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
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
