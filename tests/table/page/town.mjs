// The Count's town on the board: four quarters that can be told apart, the Count, who waits in them; the panel repeats it.
import { attribute, check, comesTrue, importTable, movedOn, myTurn, picture, scenario, small, wide } from "./people.mjs";

const RECORD = `[Game "standard"]
[Box "count"]
[Seat "Ada"]
[Seat "Bruno"]

1. ?BG-P BG-P@2,-1N -
2. ?BG-V BG-V@-1,-2W -
3. ?BG-D BG-D@-3,0W m>W
4. ?BG-S BG-S@-4,0N m>S
5. ?BG-N BG-N@2,1E m>SL
6. ?BG-E BG-E@0,2E m>E
7. ?BG-H BG-H@-5,0E m>NL
8. ?BG-J BG-J@-4,1S m>NL m>cathedral -
9. ?BG-V BG-V@-3,1W -
10. ?BG-L BG-L@-1,-3S -
11. ?BG-W BG-W@-5,-1N m>W
12. ?BG-S BG-S@-1,-4W m>EL
13. ?BG-W BG-W@-4,-1S -
*
`;

/** The quarters as the board shows them: name, middle on the screen, how many wait, whether the Count is there. */
const quarters = (page) =>
  page.locator("[data-quarter]").evaluateAll((all) =>
    all.map((one) => {
      const label = one.querySelector(".quarter-label");
      const { x, y, width, height } = label.getBoundingClientRect();
      return {
        name: label.textContent,
        middle: [x + width / 2, y + height / 2],
        waits: one.querySelectorAll("[data-waits]").length,
        count: one.querySelector("[data-count]") !== null,
      };
    }),
  );

/** What is drawn in the town, as it is seen: names, the Count, who waits; nothing lies over a name and nothing is out of sight. */
const crowded = (page) =>
  page.evaluate(() => {
    const boxes = (what) =>
      [...document.querySelectorAll(`[data-quarter] ${what}`)].map((one) => [one.textContent || what, one.getBoundingClientRect()]);
    const names = boxes(".quarter-label");
    const people = boxes("[data-waits], [data-quarter] [data-count]");
    const board = document.querySelector("#board").getBoundingClientRect();
    const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const out = ({ left, right, top, bottom }) => left < board.left || right > board.right || top < board.top || bottom > board.bottom;
    const faults = [];
    names.forEach(([name, box], at) => {
      if (box.height < 9) faults.push(`${name} is ${box.height.toFixed(1)} px high`);
      if (out(box)) faults.push(`${name} is out of sight`);
      for (const [other, next] of names.slice(at + 1)) if (meet(box, next)) faults.push(`${name} and ${other} overlap`);
    });
    for (const [who, { height }] of people) if (height < 9) faults.push(`${who} is ${height.toFixed(1)} px high`);
    return faults.join("; ");
  });

const tiny = { ...small, viewport: { width: 320, height: 640 } };

for (const [size, language] of [
  [wide, "en-GB"],
  [small, "en-GB"],
  [tiny, "fr-FR"],
  [tiny, "en-GB"],
])
  await scenario(async (person) => {
    const page = await person({ ...size, language });
    await importTable([page, await person()], RECORD);
    check(await myTurn(page), "Ada has to choose");
    await page.locator("[data-quarter]").first().waitFor();
    const seen = await quarters(page);
    check(new Set(seen.map(({ name }) => name)).size === 4, "four quarters have four names");
    for (const [at, one] of seen.entries())
      for (const other of seen.slice(at + 1))
        check(Math.hypot(one.middle[0] - other.middle[0], one.middle[1] - other.middle[1]) > 20, "they lie apart");
    check(/^(Castle|Château)$/.test(seen.filter(({ count }) => count).map(({ name }) => name).join()), "the Count is in the castle");
    await comesTrue(async () => (await crowded(page)) === "", async () => `${size.viewport.width} ${language}: ${await crowded(page)}`);
    check(seen.map(({ waits }) => waits).join() === "0,0,0,1", "one follower waits, in the cathedral");
    const panel = await page.locator(".quarters li").evaluateAll((all) =>
      all.map((one) => [one.querySelectorAll(".figure-icon").length, one.classList.contains("with-count")]),
    );
    check(JSON.stringify(panel) === "[[1,true],[0,false],[0,false],[1,false]]", "the panel repeats it");
    if (language === "en-GB") await picture(page, `town-${size.viewport.width}`);
    const at = await attribute(page, "at");
    await page.locator("[data-pick='m>market']").dispatchEvent("click");
    await page.locator("[data-do=confirm]").click();
    await movedOn(page, at);
    await page.locator("[data-quarter=market] [data-waits='0']").waitFor({ state: "attached" });
  });
