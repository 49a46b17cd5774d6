// A whole game in both languages at once: no text of the page tells a place by a code. Usage: codes.mjs GAME [BOX,BOX] [SEATS]
import {
  answered,
  appears,
  attribute,
  chance,
  check,
  comesTrue,
  confirm,
  makeTable,
  movedOn,
  myTurn,
  pickOption,
  scenario,
  tapCell,
} from "./people.mjs";

const [game, boxText = "", seats = "2"] = process.argv.slice(2);
const boxes = boxText.split(",").filter(Boolean);

/** What a place must not be called: cells in numbers, halves of sides, moves, tiles by their names. */
const CODES = [
  /-?\d+,-?\d+(?!\d)(?!\s?%)/,
  /\b[NESW][LR]\b/,
  /\w[<>]\w/,
  /\w@/,
  /\b[A-Z]{2}-[A-Za-z]?\d/,
  /\b[A-Z]{2}-[A-Z]\b/,
];
const FRENCH_CODES = [...CODES, /(^|[\s(·])W($|[\s,)·])/];

/** Every text that the page shows or reads aloud, but for what people type and the address of a step. */
const texts = (page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement.closest("script, style, .link, .coordinates")) found.push(node.data.trim());
    for (const part of document.querySelectorAll("[aria-label], [title]:not(input)"))
      found.push(part.getAttribute("aria-label") ?? "", part.getAttribute("title") ?? "");
    return [...new Set(found)].filter(Boolean);
  });

async function look(pages) {
  for (const { page, codes } of pages)
    for (const text of await texts(page))
      check(!codes.some((code) => code.test(text)), `a code is told: "${text}"`);
}

/** The same table before the same person, in French. */
async function inFrench(person, page) {
  const other = await person({ language: "fr-FR", storageState: await page.context().storageState() });
  await other.goto(page.url());
  await other.locator("html[lang=fr]").waitFor();
  return other;
}

/** One step, looked at before it, with the tile laid out, and with something picked; now and then as text. */
async function step(page, pages, luck, number) {
  const at = await attribute(page, "at");
  const cells = await page.locator(".legal").count();
  await look(pages);
  if (number % 8 === 0) await asText(page, pages);
  if (cells) await tapCell(page, luck(cells));
  if (cells) await answered(page);
  await look(pages);
  await pickOption(page, luck, cells > 0);
  await look(pages);
  await confirm(page, at);
  for (const one of pages) await movedOn(one.page, at);
}

async function asText(page, pages) {
  await page.locator("body").press("v");
  await page.locator("#text-view").waitFor();
  await look(pages);
  await page.locator("body").press("v");
  await page.locator("#board").waitFor();
}

await scenario(async (person) => {
  const page = await person();
  const computers = Array.from({ length: Number(seats) - 1 }, () => "random");
  await makeTable(page, { game, boxes, seats: Number(seats), computers });
  const pages = [
    { page, codes: CODES },
    { page: await inFrench(person, page), codes: FRENCH_CODES },
  ];
  const luck = chance(11);
  for (let number = 0; number < 400; number++) {
    const turn = pages[number % 2].page;
    if (!(await myTurn(turn))) break;
    await step(turn, pages, luck, number);
  }
  check((await attribute(page, "phase")) === "over", "the game is over");
  await comesTrue(async () => (await page.locator(".points-table").count()) > 0, "the podium stands");
  await look(pages);
  await page.locator("body").press("a");
  check(await appears(page.locator("[data-rated]").first()), "the computer rates the first step");
  await look(pages);
});
