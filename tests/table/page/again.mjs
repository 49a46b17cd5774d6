// What I said is not news to me; my seat goes to another device by a link or a picture of it; another game in one press.
import { attribute, check, comesTrue, makeTable, myTurn, scenario } from "./people.mjs";

async function ownWordsAreNoNews(page, other) {
  await page.locator("#tab-chat").click();
  await page.locator("#chat-text").fill("hello");
  await page.keyboard.press("Enter");
  await page.locator(".chat .line:not(.empty)").waitFor();
  await page.reload();
  await page.locator("#tab-chat").waitFor();
  await comesTrue(async () => (await attribute(page, "connection")) === "open", "the page is back");
  await page.locator(".line-started, .line-sat").first().waitFor();
  check((await page.locator("#tab-chat .unread").count()) === 0, "my own words are not unread");
  await other.locator("#tab-chat .unread").waitFor();
}

async function theLinkCanBeCopiedAndSeen(page) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.locator("#tab-table").click();
  await page.locator(".my-seat button, .table-panel > button").first().click();
  const link = await page.locator(".device input").inputValue();
  await page.locator(".device button").click();
  await comesTrue(async () => (await page.evaluate(() => navigator.clipboard.readText())) === link, "the link is copied");
  const { width, height } = await page.locator(".device .qr").boundingBox();
  check(width > 150 && width === height, "the link can be photographed");
  return link;
}

await scenario(async (person) => {
  const [page, other] = [await person({ name: "Ada" }), await person({ name: "Bruno" })];
  const address = await makeTable(page, { game: "standard", seats: 2 });
  await other.goto(address);
  await other.locator("#sit").click();
  await page.locator("#tab-chat").waitFor();
  await other.locator("#tab-chat").waitFor();
  await ownWordsAreNoNews(page, other);
  await theLinkCanBeCopiedAndSeen(page);
});

await scenario(async (person) => {
  const page = await person();
  const address = await makeTable(page, { game: "standard", computers: ["random"] });
  await myTurn(page);
  await page.locator("#tab-table").click();
  await page.locator(".my-seat button").last().click();
  await page.locator(".danger").click();
  await page.locator(".podium .primary").click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && url.href !== address);
  check(await myTurn(page), "the next game has begun");
});
