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

/** What is wrong with a tile file, in a language; the server says it in English. */
export async function faultsIn(language: string): Promise<Say> {
  const load = files[`../view/faults/${language}.json`];
  return load ? sayBy(await load()) : (sentence) => sentence;
}
