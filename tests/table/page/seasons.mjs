// Seasons, day and night: chosen at the table, seen at once, and everything stays legible; high contrast stands above them.
import { base, check, comesTrue, makeTable, myTurn, picture, scenario, small, tapCell, wide } from "./people.mjs";
import { examine } from "./examine.mjs";

const THEMES = [
  ["spring", "day", "spring"],
  ["spring", "night", "spring-night"],
  ["autumn", "day", "autumn"],
  ["autumn", "night", "autumn-night"],
  ["summer", "night", "dark"],
  ["winter", "day", "winter"],
  ["winter", "night", "winter-night"],
  ["flat", "night", "flat"],
];

/** The themes of the tiles that are shown. */
const shown = (page) =>
  page.locator("#board image").evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute("href").split("/")[3]))].join());

const choose = (page, name, value) => page.locator(`select[name=${name}]`).selectOption(value);

await scenario(async (person) => {
  const page = await person({ ...wide, bypassCSP: true });
  await makeTable(page, { game: "standard", computers: ["random"] });
  await myTurn(page);
  await tapCell(page, 0);
  await page.locator("#tab-settings").click();
  for (const [season, hour, theme] of THEMES) {
    await choose(page, "tiles", season);
    await choose(page, "hour", hour);
    await comesTrue(async () => (await shown(page)) === theme, `${season} by ${hour} is ${theme}, not ${await shown(page)}`);
    await examine(page, theme);
    if (["autumn", "winter-night"].includes(theme)) await picture(page, `season-${theme}`);
  }
});

await scenario(async (person) => {
  const page = await person({ ...small, language: "fr-FR", bypassCSP: true, preferences: { tiles: "autumn", hour: "night" } });
  await makeTable(page, { game: "winter", computers: ["random"] });
  await myTurn(page);
  await comesTrue(async () => (await shown(page)) === "winter-night", "the winter game stays in snow");
  await examine(page, "winter night");
  await page.goto(`${base}/settings`);
  const sample = page.locator(".sample img, .sample image").first();
  const theme = async () => ((await sample.getAttribute("src")) ?? (await sample.getAttribute("href"))).split("/")[3];
  await comesTrue(async () => (await theme()) === "autumn-night", "the settings show what is chosen");
  await choose(page, "tiles", "year");
  await choose(page, "hour", "clock");
  check(/^(spring|summer|autumn|winter|dark)(-night)?$/.test(await theme()), "as the clock says");
  await examine(page, "settings by night");
});
