import { expect, test } from "vitest";

import { Refusal } from "../src/api";
import { explainRecord, faultsIn, sayBy } from "../src/logic/faults";
import { useWords, word, wordsOf } from "../src/words";

test("what is wrong with a tile file is said in French, down to what stands inside it", async () => {
  const say = await faultsIn("fr");
  expect(say("nobody owns the half side SL")).toBe("personne n’a le demi-côté SL");
  expect(say('in "road NL S": "road" owns middles of sides, not the half side NL')).toBe(
    "dans « road NL S » : « road » a des milieux de côtés, et non le demi-côté NL",
  );
  expect(say('"count" must be a whole number')).toBe("« count » doit être un nombre entier");
  expect(say("a garden can be laid with the box abbot only")).toBe("« garden » ne se joue qu’avec la boîte abbot");
});

test("in English it is said as the server says it, and so is what no pattern fits", async () => {
  expect((await faultsIn("en"))("nobody owns the half side SL")).toBe("nobody owns the half side SL");
  expect(sayBy({ "a {}": "un {1}" })("no such thing")).toBe("no such thing");
});

test("what is wrong with a record says where, and why in the language of the page", async () => {
  const at = (code: string, sentence: string) => explainRecord(new Refusal(code, sentence));
  const refused = "line 7: BG-U@1,0E: the sides do not continue";
  const drawn = "line 9: CI-G1-F@0,1E, on W: a tower stands on a wall, and there is none";
  useWords("fr", await wordsOf("fr"));
  expect(await at("side", refused)).toBe("Ligne 7 : BG-U@1,0E : Les côtés ne se prolongent pas.");
  expect(await at("position", drawn)).toBe(
    "Ligne 9 : CI-G1-F@0,1E, sur W : « tower » se place sur une muraille, et il n’y en a pas",
  );
  expect(await at("position", "line 8: BG-U@1,0E does not continue its neighbour to the west")).toBe(
    "Ligne 8 : BG-U@1,0E ne prolonge pas sa voisine (ouest)",
  );
  expect(await at("files", "records name no files here")).toBe(word("refusal", "files"));
  useWords("en", await wordsOf("en"));
  expect(await at("side", refused)).toBe("Line 7: BG-U@1,0E: The sides do not continue.");
  expect(await at("position", drawn)).toBe(drawn.replace("line", "Line"));
});
