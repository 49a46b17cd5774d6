// The first screen: my tables first with how many wait for me; open tables come and go without a reload.
import { base, chance, check, comesTrue, myTurn, scenario, stepByPointer } from "./people.mjs";

const slugs = (page) => page.locator("[data-table]").evaluateAll((all) => all.map((one) => one.dataset.table));

await scenario(async (person) => {
  const [ada, bruno, clara] = [await person(), await person({ name: "Bruno" }), await person({ name: "Clara" })];
  for (const page of [ada, bruno, clara]) await page.goto(base);
  const slug = await bruno.evaluate(async () => {
    await fetch("/api/hello");
    const body = JSON.stringify({ setup: { game: "standard", seats: 2, listed: true }, name: "Bruno", seat: 0 });
    const headers = { "content-type": "application/json" };
    return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).slug;
  });
  await ada.locator(`[data-table=${slug}]`).waitFor();
  await clara.locator(`[data-table=${slug}]`).waitFor();

  const table = await ada.context().newPage();
  await table.goto(`${base}/t/${slug}`);
  await table.locator("#sit").click();
  await clara.locator(`[data-table=${slug}]`).waitFor({ state: "detached" });
  check((await slugs(ada)).includes(slug), "the table is Ada's own now");
  check((await ada.locator(".waiting-for-me").count()) === 0, "nobody waits for Ada");

  await bruno.goto(`${base}/t/${slug}`);
  await myTurn(bruno);
  await stepByPointer(bruno, chance(3));
  await ada.locator(".waiting-for-me:has-text('1')").waitFor();
  await comesTrue(async () => (await ada.title()).includes("1"), "the title says so too");
  const order = await ada.evaluate(() => {
    const [mine, games] = [document.querySelector(".table-list"), document.querySelector(".games")];
    return Boolean(mine.compareDocumentPosition(games) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  check(order, "my tables come before the games");
});
