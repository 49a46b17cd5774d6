// No text of the page tells a place by a code.
import { check } from "./people.mjs";

/** The first text that the page shows or reads aloud and has not shown before that tells a place by a code. Runs in the page. */
function codeTold() {
  // What a place must not be called: cells in numbers, halves of sides, moves, tiles by their names; in French, west.
  const codes = [
    /-?\d+,-?\d+(?!\d)(?!\s?%)/,
    /\b[NESW][LR]\b/,
    /\w[<>]\w/,
    /\w@/,
    /\b[A-Z]{2}-[A-Za-z]?\d/,
    /\b[A-Z]{2}-[A-Z]\b/,
    ...(document.documentElement.lang === "fr" ? [/(^|[\s(·])W($|[\s,)·])/] : []),
  ];
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    // People type what they like, and the address of a step is one.
    if (!node.parentElement.closest("script, style, .link, .coordinates")) found.add(node.data.trim());
  for (const part of document.querySelectorAll("[aria-label], [title]:not(input)"))
    for (const name of ["aria-label", "title"]) found.add(part.getAttribute(name) ?? "");
  const known = ((window.toldBefore ??= {})[document.documentElement.lang] ??= new Set());
  const fresh = [...found].filter((text) => !known.has(text));
  for (const text of fresh) known.add(text);
  return fresh.find((text) => codes.some((code) => code.test(text))) ?? null;
}

export async function noCodes(...pages) {
  const told = await Promise.all(pages.map((page) => page.evaluate(codeTold)));
  for (const text of told) check(text === null, `a code is told: "${text}"`);
}
