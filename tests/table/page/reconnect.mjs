// The wire is cut in mid-turn: the board stays, what was missed is shown, nothing is lost or doubled.
import { attribute, base, chance, check, comesTrue, movedOn, myTurn, scenario, stepByPointer, tapCell } from "./people.mjs";
import { wire } from "./proxy.mjs";

const line = await wire(base);

await scenario(async (person) => {
  const [ada, bruno] = [await person({ name: "Ada" }), await person({ name: "Bruno" })];
  await ada.goto(base);
  await ada.locator("[data-game=standard]").click();
  await ada.locator(".waiting").waitFor();
  const path = new URL(ada.url()).pathname;
  await bruno.goto(line.base + path);
  await bruno.locator("#sit").click();
  await myTurn(ada);
  await bruno.locator("#board").waitFor();
  const luck = chance(3);

  line.cut();
  await bruno.locator(".table[data-connection=lost]").waitFor();
  check(await bruno.locator("#board").isVisible(), "the board stays while the connection is lost");
  await bruno.locator(".notice.grey").waitFor();
  await stepByPointer(ada, luck);
  line.mend();
  await bruno.locator(".table[data-connection=open]").waitFor();
  await bruno.locator(".notice.blue").waitFor();
  check((await bruno.locator(".notice.blue").textContent()).includes("1"), "Bruno is told that he missed one move");
  await comesTrue(async () => (await attribute(bruno, "at")) === (await attribute(ada, "at")), "both see the same");

  check(await myTurn(bruno), "it is Bruno's turn");
  await tapCell(bruno, 0);
  line.cut();
  await bruno.locator(".table[data-connection=lost]").waitFor();
  const [at, steps] = [await attribute(bruno, "at"), Number(await attribute(bruno, "steps"))];
  check((await bruno.locator("[data-ghost]").count()) === 1, "the draft survives the cut");
  await bruno.locator("[data-do=confirm]").click();
  line.mend();
  await movedOn(bruno, at);
  check(Number(await attribute(bruno, "steps")) === steps + 1, "the step was made once");
  await movedOn(ada, at);
  check(Number(await attribute(ada, "steps")) === steps + 1, "Ada sees it once");
}).finally(() => line.close());
