import { expect, test } from "vitest";

import { faultsIn, sayBy } from "../src/logic/faults";

test("what is wrong with a tile file is said in French, down to what stands inside it", async () => {
  const say = await faultsIn("fr");
  expect(say("nobody owns the half side SL")).toBe("personne n’a le demi-côté SL");
  expect(say('in "road NL S": "road" owns middles of sides, not the half side NL')).toBe(
    "dans « road NL S » : « road » a des milieux de côtés, et non le demi-côté NL",
  );
  expect(say('"count" must be a whole number')).toBe("« count » doit être un nombre entier");
  expect(say("a garden can be laid with the box abbot only")).toBe("« garden » ne se joue qu’avec la boîte abbot");
});

test("in English it is said as the server says it, and so is what no pattern fits", async () => {
  expect((await faultsIn("en"))("nobody owns the half side SL")).toBe("nobody owns the half side SL");
  expect(sayBy({ "a {}": "un {1}" })("no such thing")).toBe("no such thing");
});
