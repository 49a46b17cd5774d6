// No text of the page tells a place by a code.
import { check } from "./people.mjs";

/** What a place must not be called: cells in numbers, halves of sides, moves, tiles by their names. */
const CODES = [
  /-?\d+,-?\d+(?!\d)(?!\s?%)/,
  /\b[NESW][LR]\b/,
  /\w[<>]\w/,
  /\w@/,
  /\b[A-Z]{2}-[A-Za-z]?\d/,
  /\b[A-Z]{2}-[A-Z]\b/,
];
const OF_LANGUAGE = { en: CODES, fr: [...CODES, /(^|[\s(·])W($|[\s,)·])/] };

/** Every text that the page shows or reads aloud, but for what people type and the address of a step. */
const texts = (page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement.closest("script, style, .link, .coordinates")) found.push(node.data.trim());
    for (const part of document.querySelectorAll("[aria-label], [title]:not(input)"))
      found.push(part.getAttribute("aria-label") ?? "", part.getAttribute("title") ?? "");
    return [document.documentElement.lang, [...new Set(found)].filter(Boolean)];
  });

export async function noCodes(...pages) {
  for (const page of pages) {
    const [language, found] = await texts(page);
    for (const text of found)
      check(!OF_LANGUAGE[language].some((code) => code.test(text)), `a code is told: "${text}"`);
  }
}
