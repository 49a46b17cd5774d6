// The tile in hand is dragged onto the board, by mouse and by finger: it lies there as a draft.
import { attribute, check, comesTrue, legalCells, legalPlaces, makeTable, movedOn, myTurn, scenario, small, wide } from "./people.mjs";

const middle = async (part) => {
  const { x, y, width, height } = await part.boundingBox();
  return [x + width / 2, y + height / 2];
};

async function byMouse(page, [x, y], [tx, ty]) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move((x + tx) / 2, (y + ty) / 2);
  await page.locator(".carried").waitFor();
  await page.mouse.move(tx, ty);
  await page.mouse.up();
}

async function byFinger(page, [x, y], [tx, ty]) {
  const session = await page.context().newCDPSession(page);
  const touch = (type, points) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([px, py]) => ({ x: px, y: py })) });
  await touch("touchStart", [[x, y]]);
  await touch("touchMove", [[(x + tx) / 2, (y + ty) / 2]]);
  await page.locator(".carried").waitFor();
  await touch("touchMove", [[tx, ty]]);
  await touch("touchEnd", []);
}

for (const [size, drag] of [
  [wide, byMouse],
  [small, byFinger],
]) {
  await scenario(async (person) => {
    const page = await person(size);
    await makeTable(page, { game: "standard", computers: ["random"] });
    await myTurn(page);
    await legalPlaces(page);
    const [{ cell, middle: place }] = await legalCells(page);
    await drag(page, await middle(page.locator(".hand-tile")), place);
    const ghost = page.locator("[data-ghost]");
    await ghost.waitFor();
    check((await ghost.getAttribute("data-ghost")).startsWith(cell), "the tile lies where it was dropped");
    check((await page.locator(".carried").count()) === 0, "nothing is carried any more");
    const at = await attribute(page, "at");
    await page.keyboard.press("Enter");
    await movedOn(page, at);

    await myTurn(page);
    await legalPlaces(page);
    const laid = await page.locator(".tile-picture").first().boundingBox();
    await drag(page, await middle(page.locator(".hand-tile")), [laid.x + laid.width / 2, laid.y + laid.height / 2]);
    await comesTrue(
      async () => (await page.locator("[data-ghost], .notice.red").count()) > 0,
      "a tile dropped on another is laid beside it or refused in words",
    );
  });
}
