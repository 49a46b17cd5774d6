import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

const MARK = "\0words:";
const FILE = /^(.*(?:\/src\/words\/|\/page\/words\.))(\w+)\.json$/;
const FIRST = "en";
/** What the words of every language need. */
export const SHARED = /^\0words:keys:|\/words\/keyed\.ts$/;
const helper = fileURLToPath(new URL("src/words/keyed.ts", import.meta.url));

const read = (stem: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(`${stem}${language}.json`, "utf-8")) as Record<string, string>;

/** The keys of a file of words are kept once for all languages; each language keeps its words, in the order of the keys. */
export function keysOnce(): Plugin {
  return {
    name: "keys-once",
    enforce: "pre",
    resolveId(source, importer) {
      if (source.startsWith(MARK)) return source;
      const [, stem, language] = FILE.exec(importer ? resolve(dirname(importer), source) : source) ?? [];
      return stem ? `${MARK}${language}:${stem}` : null;
    },
    load(id) {
      if (!id.startsWith(MARK)) return null;
      const [language = "", stem = ""] = id.slice(MARK.length).split(":");
      const keys = Object.keys(read(stem, FIRST));
      if (language === "keys") return `export default ${JSON.stringify(keys)};`;
      this.addWatchFile(`${stem}${language}.json`);
      const words = read(stem, language);
      const strange = [...keys.filter((key) => !(key in words)), ...Object.keys(words).filter((key) => !keys.includes(key))];
      if (strange.length) this.error(`${stem}${language}.json and ${stem}${FIRST}.json differ in ${strange.join(", ")}`);
      const told = JSON.stringify(keys.map((key) => words[key]));
      return `import { keyed } from ${JSON.stringify(helper)};
import keys from ${JSON.stringify(`${MARK}keys:${stem}`)};
export default keyed(keys, ${told});`;
    },
  };
}

/** All words of a language are one file, and so are its rules, guided games and faults, wherever they come from. */
export function pieceOf(id: string): string | null {
  if (id.startsWith(MARK)) return `words-${id.slice(MARK.length).split(":")[0]}`;
  const [, kind, language] = /(rules\.|guides\.|faults\/)(\w+)\.json$/.exec(id) ?? [];
  return kind ? `${kind.slice(0, -1)}-${language}` : null;
}
