// The rules: every picture is there, words are found in both languages, and a question at the table leads to its part.
import { base, check, comesTrue, makeTable, myTurn, picture, scenario, small, wide } from "./people.mjs";

/** All pictures have come; those out of sight are asked for as well. */
const allThere = (page) =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll(".rule-pictures img")];
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return images.length >= 38 && images.every(({ naturalWidth }) => naturalWidth > 0);
  });

const narrowEnough = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

await scenario(async (person) => {
  for (const [language, size, name, searched, found] of [
    ["fr-FR", small, "small", "cathédrale blason", "21 points"],
    ["en-GB", wide, "wide", "CLOISTER neighbours", "9 points"],
  ]) {
    const page = await person({ ...size, language });
    await page.goto(`${base}/rules?game=castle&about=court`);
    const court = page.locator("#castle-court");
    await court.waitFor();
    await comesTrue(
      () => court.evaluate((part) => part.getBoundingClientRect().top < innerHeight && part.getBoundingClientRect().bottom > 0),
      "the part that was asked about is in sight",
    );
    await comesTrue(() => allThere(page), "all pictures of the rules are there");
    await comesTrue(() => narrowEnough(page), "nothing is wider than the page");
    await picture(page, `rules-${name}`);
    await page.locator(".rules-search").fill(searched);
    await comesTrue(async () => (await page.locator(".rule").count()) <= 6, "few parts have these words");
    check((await page.locator(".rule").first().textContent()) !== "", "a part is found");
    await page.locator(`figcaption:has-text("${found}")`).first().waitFor();
    await page.locator(".rules-search").fill("xyzzy");
    await page.locator(".rules [role=status]").waitFor();
    check((await page.locator(".rule").count()) === 0, "nothing has words that are nowhere");
  }
  const page = await person({ language: "en-GB" });
  await makeTable(page, { game: "castle", computers: ["random"] });
  await myTurn(page);
  const why = page.locator(".bar .why");
  check((await why.getAttribute("href")) === "/rules?game=castle&about=place", "a question leads to its rules");
});
