import { explain, Refusal } from "../api";
import { hasWord, language, word } from "../words";

type Patterns = Readonly<Record<string, string>>;
export type Say = (sentence: string) => string;

const files = import.meta.glob<Patterns>("../view/faults/*.json", { import: "default" });

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const asRule = (pattern: string): RegExp => new RegExp(`^${pattern.split("{}").map(escaped).join("(.+?)")}$`, "s");

/** How sentences are said by patterns: what stands at a hole is said likewise, and what fits no pattern as it is. */
export function sayBy(patterns: Patterns): Say {
  const rules = Object.entries(patterns)
    .sort(([one], [other]) => other.replaceAll("{}", "").length - one.replaceAll("{}", "").length)
    .map(([pattern, said]) => [asRule(pattern), said] as const);
  const say: Say = (sentence) => {
    for (const [rule, said] of rules) {
      const found = rule.exec(sentence);
      if (found) return said.replace(/\{(\d)\}/g, (_, at: string) => say(found[Number(at)] ?? ""));
    }
    return sentence;
  };
  return say;
}

/** Where a record or a drawn position is wrong, and why; a move that was refused by the word for its code. */
export async function explainRecord(error: unknown): Promise<string> {
  if (!(error instanceof Refusal)) return explain(error);
  const say = await faultsIn(language.value);
  const move = /^line \d+: \S+: /.exec(error.message)?.[0];
  const told = hasWord("refusal", error.code) ? word("refusal", error.code) : "";
  if (told && !error.message.startsWith("line ")) return told;
  const said = told && move ? say(`${move}{}`).replace("{}", told) : say(error.message);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** What is wrong with a tile file, a record or a position, in a language; the server says it in English. */
export async function faultsIn(language: string): Promise<Say> {
  const load = files[`../view/faults/${language}.json`];
  return load ? sayBy(await load()) : (sentence) => sentence;
}
