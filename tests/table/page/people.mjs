// People in front of browsers: how they open the page, find a table, and play.
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const require = createRequire(new URL("../../../page/package.json", import.meta.url));
const { chromium } = require("playwright-core");

export const axeFile = require.resolve("axe-core/axe.min.js");
/** The server and what else a scenario was asked to play: the stage sets them before it opens the script. */
export let base = "";
export let words = [];
export const screens = process.env.BASTIDE_SCREENS && fileURLToPath(new URL("../../../docs/screens/", import.meta.url));
export const wide = { viewport: { width: 1280, height: 800 } };
export const small = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const LONG = 600_000; // what takes longer will never come

/**
 * What Chromium would do besides showing the page: its address bar alone takes two more pages for every person, and
 * they cost more than most of ours. This list takes the place of Playwright's own.
 */
const needless = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
];

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${needless.join()}`,
];

export function check(truth, sentence) {
  if (!truth) throw new Error(sentence);
}

/** What has to come true, however busy the machine is; a sentence that takes looking is made when it did not. */
export async function comesTrue(truth, sentence, patience = LONG) {
  for (const end = Date.now() + patience; !(await truth()); await pause(50))
    if (Date.now() >= end) throw new Error(typeof sentence === "string" ? sentence : await sentence());
}

/** The server's clock stands still; so many seconds pass at once. */
export async function timePasses(seconds) {
  const answer = await fetch(`${base}/turn/${seconds}`);
  check(answer.ok, "the server's clock can be turned");
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let browser;

/** One browser for all scenarios of a stage. */
async function theBrowser() {
  if (!browser?.isConnected())
    browser = await chromium.launch({
      executablePath: process.env.BASTIDE_CHROMIUM ?? "/usr/bin/chromium",
      headless: true,
      args: flags,
    });
  return browser;
}

/** Whatever is played next is played at this server, with these words. */
export function settle(address, said) {
  [base, words] = [address, said];
}

/** Nobody will play any more. */
export const leave = () => browser?.close();

/** Runs a scenario; what its people have opened is closed whatever happens. */
export async function scenario(play) {
  const opened = await theBrowser();
  const before = new Set(opened.contexts());
  const newOnes = () => opened.contexts().filter((one) => !before.has(one));
  const faults = [];
  try {
    await play((options) => person(opened, faults, options));
    check(faults.length === 0, `the page complained: ${faults.join("; ")}`);
  } catch (fault) {
    const shown = await Promise.all(newOnes().flatMap((one) => one.pages()).map(told));
    throw new Error([String(fault.stack ?? fault), ...shown].join("\n\n"));
  } finally {
    await Promise.all(newOnes().map((one) => one.close().catch(() => undefined)));
  }
}

/** What a page shows, in words, for who asks why a scenario failed. */
async function told(page) {
  const text = await page.locator("body").innerText({ timeout: PATIENCE }).catch(() => "and does not answer");
  return `${page.url()} shows\n${text}`;
}

async function person(opened, faults, { name = "Ada", language = "en-GB", preferences = {}, ...options } = {}) {
  const context = await opened.newContext({ ...wide, locale: language, reducedMotion: "reduce", serviceWorkers: "block", ...options });
  context.setDefaultTimeout(LONG);
  await context.addInitScript(
    (kept) => {
      if (!localStorage.getItem("bastide")) localStorage.setItem("bastide", JSON.stringify(kept));
    },
    { name, sound: false, ...preferences },
  );
  const page = await context.newPage();
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/WebSocket|ERR_|net::|Failed to load resource/.test(message.text()))
      faults.push(message.text());
  });
  page.on("response", (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`);
  });
  return page;
}

/** Something asked of the server on behalf of a person, without a page. */
export async function post(page, path, body) {
  const { request } = page.context();
  await request.get(`${base}/api/hello`);
  const answer = await request.post(base + path, { data: body, headers: { origin: base } });
  const said = await answer.json();
  if (!answer.ok()) throw new Error(JSON.stringify(said));
  return said;
}

/** A table with computers on the other seats; its address. */
export async function makeTable(page, { game, boxes = [], seats = 2, computers = [], rules = {}, analysis = false }) {
  const { slug } = await post(page, "/api/tables", {
    setup: { game, boxes, seats, rules, analysis },
    name: "Ada",
    seat: 0,
    computers: Object.fromEntries(computers.map((player, at) => [String(at + 1), player])),
  });
  await page.goto(`${base}/t/${slug}`);
  return `${base}/t/${slug}`;
}

export const attribute = (page, name) => page.locator(".table").getAttribute(`data-${name}`);
export const isOver = async (page) => (await attribute(page, "phase")) === "over";

/** Waits until the page has a choice to make or the game is over. */
export async function myTurn(page) {
  await page.locator(".table[data-mine=true], .table[data-phase=over]").waitFor();
  return !(await isOver(page));
}

/** Waits until the table has moved on. */
export async function movedOn(page, at) {
  await page.locator(`.table:not([data-at="${at}"])`).waitFor();
}

/** A source of chance that is the same every time. */
export function chance(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One step by mouse or finger: a legal cell, perhaps turned, perhaps a follower, confirmed. */
export async function stepByPointer(page, luck) {
  const at = await attribute(page, "at");
  await layOut(page, luck);
  await confirm(page, at);
}

/** A step that waits to be confirmed, once there is something to choose. */
export async function layOut(page, luck) {
  await page.locator(".legal, [data-choice], [data-pick]").first().waitFor({ state: "attached" });
  const legal = page.locator(".legal");
  const cells = await legal.count();
  if (cells) await tapCell(page, luck(cells));
  await pickOption(page, luck, cells > 0);
}

/** Presses the button until the table moves on: it may have moved away when the bar grew under the hand. */
export async function confirm(page, at) {
  const moved = page.locator(`.table:not([data-at="${at}"])`);
  for (let tries = 0; tries < TRIES; tries++) {
    const pressed = page.locator("[data-do=confirm]").click({ timeout: PATIENCE });
    await pressed.catch(() => undefined);
    if (await appears(moved)) return;
  }
  throw new Error("the step was confirmed and nothing happened");
}

const STILL = 3;
const PATIENCE = 4000;
const TRIES = 40;

/** Presses a legal cell that is in sight, or the sign to where one is, until the tile lies there; where it was pressed. */
export async function tapCell(page, number, press = (place) => page.mouse.click(...place)) {
  for (let tries = 0; tries < TRIES; tries++) {
    const places = await legalPlaces(page);
    if (places.length === 0) {
      await page.locator(".beyond:not([data-last])").first().click();
      continue;
    }
    const place = places[number % places.length];
    await press(place);
    if (await appears(page.locator("[data-ghost]"))) return place;
  }
  throw new Error("a legal cell was pressed and nothing happened");
}

export async function appears(part) {
  return part.waitFor({ timeout: PATIENCE }).then(
    () => true,
    () => false,
  );
}

/** Where the legal cells are that nothing covers, once the board has come to rest. */
export async function legalPlaces(page) {
  await stands(page, ".legal");
  return (await legalCells(page)).map(({ middle }) => middle);
}

/** Steps that only lead to where something is tried: by keys, in the page itself; then it is my turn again, or the game is over. */
export function goOn(page, luck, steps) {
  return page.evaluate(takeSteps, [luck(2 ** 31), steps]);
}

/** Goes on so many steps, and then until there is a tile to lay: something else may be asked before. */
export async function goOnToATile(page, luck, steps) {
  await goOn(page, luck, steps);
  while (!(await isOver(page)) && !(await page.locator(".legal").count())) await goOn(page, luck, 1);
}

/** Runs in the page. */
async function takeSteps([seed, steps]) {
  let state = seed;
  const luck = (below) => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const [one, all] = [(selector) => document.querySelector(selector), (selector) => [...document.querySelectorAll(selector)]];
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  /** Looks again whenever something of the page has changed. */
  const comes = (truth) =>
    new Promise((resolve) => {
      const look = () => truth() && (observer.disconnect(), resolve());
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      look();
    });
  const myTurn = () => comes(() => one(".table[data-mine=true] .bar.mine, .table[data-phase=over]"));
  await myTurn();
  for (let step = 0; step < steps && !one(".table[data-phase=over]"); step++) {
    const { at } = one(".table").dataset;
    const laid = one(".legal") !== null;
    for (let presses = laid ? 1 + luck(9) : 0; presses > 0; presses--) press(["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"][luck(4)]);
    await comes(() => one(laid ? "[data-ghost]" : "[data-choice], [data-pick]") && one(".bar.mine[aria-busy=false]"));
    const choices = laid && luck(2) ? [] : all(one("[data-choice]") ? "[data-choice]" : "[data-pick]");
    if (choices.length) choices[luck(choices.length)].dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await comes(() => one("[data-do=confirm]:enabled"));
    press("Enter");
    await comes(() => one(".table").dataset.at !== at);
    await myTurn();
  }
}

/** Waits until parts of the page have been in the same places for some frames; what never rests is looked at as it is. */
export function stands(page, selector) {
  return page.evaluate(
    async ([parts, frames, patience]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const look = () =>
        [...document.querySelectorAll(parts)].map((part) => Object.values(part.getBoundingClientRect().toJSON())).join();
      const end = Date.now() + patience;
      for (let [before, still] = [look(), 0]; still < frames && Date.now() < end; ) {
        await frame();
        const now = look();
        still = now === before ? still + 1 : 0;
        before = now;
      }
    },
    [selector, STILL, PATIENCE],
  );
}

/** The legal cells that nothing covers, each with its middle on the screen as it is seen at this moment. */
export function legalCells(page) {
  return page.locator(".legal").evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      const middle = [x + width / 2, y + height / 2];
      return document.elementFromPoint(...middle)?.closest("#board") ? [{ cell: cell.dataset.cell, middle }] : [];
    }),
  );
}

/** Drags the board by so much, from its middle. */
export async function away(page, dx, dy) {
  const { x, y, width, height } = await page.locator("#board").boundingBox();
  const [cx, cy] = [x + width / 2, y + height / 2];
  await page.mouse.move(cx - dx / 2, cy - dy / 2);
  await page.mouse.down();
  await page.mouse.move(cx, cy);
  await page.mouse.move(cx + dx / 2, cy + dy / 2);
  await page.mouse.up();
}

/** A picture for docs/screens, if pictures are wanted. */
export async function picture(page, title) {
  if (!screens) return;
  mkdirSync(screens, { recursive: true });
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${screens}${title}.jpg`, type: "jpeg", quality: 80, scale: "css" });
}

/** Waits until nothing moves or fades any more; what turns for ever is not waited for. */
export async function atRest(page) {
  const moving = () =>
    document.getAnimations().filter((one) => one.playState === "running" && one.effect.getComputedTiming().endTime < Infinity).length;
  await comesTrue(async () => (await page.evaluate(moving)) === 0, "the page comes to rest");
}

/** Waits until the server has said what may follow the tile. */
export async function answered(page) {
  await page.locator(".bar.mine[aria-busy=false]").waitFor();
}

/** Picks one of the choices in the bar or on the board; after a tile, nothing as often as something. */
export async function pickOption(page, luck, afterTile) {
  if (afterTile) await answered(page);
  else await page.locator("[data-choice], [data-pick]").first().waitFor({ state: "attached" });
  if (afterTile && luck(2) === 0) return;
  const chips = page.locator("[data-choice]");
  const many = await chips.count();
  if (many) await chips.nth(luck(many)).click();
  else if (!afterTile) await pickOnBoard(page, luck);
}

async function pickOnBoard(page, luck) {
  const picks = page.locator("[data-pick]");
  const pick = picks.nth(luck(await picks.count()));
  await pick.dispatchEvent("click");
}

/** Plays until the game is over. */
export async function playOut(page, luck, step = stepByPointer, most = 400) {
  for (let steps = 0; steps < most; steps++) {
    if (!(await myTurn(page))) return steps;
    await step(page, luck);
  }
  throw new Error("the game did not end");
}

/** A table made from a record; each of these people sits down, in order. */
export async function importTable(pages, record) {
  const { slug } = await post(pages[0], "/api/tables/import", { record });
  for (const [seat, page] of pages.entries())
    await post(page, `/api/tables/${slug}/sit`, { name: ["Ada", "Bruno", "Clara"][seat], seat });
  for (const page of pages) await page.goto(`${base}/t/${slug}`);
}
