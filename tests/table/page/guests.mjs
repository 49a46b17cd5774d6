// A spectator looks and talks but cannot play; a player who goes away is waited for, replaced, and may come back.
import { base, chance, check, myTurn, scenario, stepByPointer, timePasses } from "./people.mjs";

await scenario(async (person) => {
  const [ada, bruno, chloe] = [
    await person({ name: "Ada" }),
    await person({ name: "Bruno" }),
    await person({ name: "Chloé" }),
  ];
  await ada.goto(base);
  await ada.locator("[data-game=standard]").click();
  await ada.locator(".waiting").waitFor();
  const table = ada.url();
  await bruno.goto(table);
  await bruno.locator("#sit").click();
  await myTurn(ada);

  await chloe.goto(table);
  await chloe.locator("#board").waitFor();
  check((await chloe.locator("[data-do=confirm]").count()) === 0, "a spectator has nothing to confirm");
  check((await chloe.locator(".legal").count()) === 0, "a spectator is shown no choices");
  await ada.locator("text=1 watching").waitFor();
  await chloe.locator("#tab-chat").click();
  await chloe.locator("#chat-text").fill("Bonjour");
  await chloe.keyboard.press("Enter");
  await ada.locator(".unread").waitFor();
  await ada.locator("#tab-chat").click();
  await ada.locator(".hushing summary").click();
  await ada.locator(".hushing label:has-text('Whoever watches') input").check();
  await chloe.locator("#chat-text:disabled").waitFor();
  check((await chloe.locator(".hushing").count()) === 0, "only the owner lets others speak no more");
  await ada.locator(".hushing label:has-text('Whoever watches') input").uncheck();
  await chloe.locator("#chat-text:enabled").waitFor();
  await ada.locator("#tab-log").click();
  await ada.locator(".log .line:has-text('may speak again')").waitFor();

  await stepByPointer(ada, chance(1));
  await myTurn(bruno);
  await bruno.goto(`${base}/settings`);
  await ada.locator(".notice.paper:has-text('Bruno') [data-decide-in]").waitFor();
  check((await ada.locator("[data-away]").count()) === 0, "nobody decides about Bruno before his time is over");
  await timePasses(300);
  await ada.locator("[data-away=ask-end]").click();
  await ada.locator("[data-away=end]").waitFor();
  await ada.locator(".notice.paper button:has-text('No')").click();
  await ada.locator("[data-away=computer]").click();
  check(await myTurn(ada), "a computer plays for Bruno");
  await bruno.goto(table);
  await bruno.locator("#tab-table").click();
  await bruno.locator(".my-seat button:has-text('Take my seat back')").click();
  await stepByPointer(ada, chance(1));
  check(await myTurn(bruno), "Bruno plays again");
});
