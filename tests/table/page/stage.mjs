// The stage: scenarios are played on it one after the other, as they are asked for, in one browser.
// A line asks: {"script": "game", "words": ["standard"], "base": "http://..."}; a line answers: {"fault": ""}.
import { createInterface } from "node:readline";
import { leave, settle } from "./people.mjs";

let number = 0;

/** Plays a script from its first line, also when it was played before; what it complains about. */
async function play({ script, words, base }) {
  settle(base, words);
  try {
    await import(`./${script}.mjs?${(number += 1)}`);
    return "";
  } catch (error) {
    return String(error.stack ?? error);
  }
}

for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify({ fault: await play(JSON.parse(line)) })}\n`);
await leave();
