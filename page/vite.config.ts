import { fileURLToPath } from "node:url";

import { defineConfig } from "vitest/config";

const server = process.env["BASTIDE_SERVER"] ?? "http://127.0.0.1:8000";
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  // Families and boxes keep their part of the page in their own folders, outside this one.
  resolve: { alias: { page: here("src") }, dedupe: ["preact", "@preact/signals"] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/bastide/table/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ test: /\.json$/, name: pieceOf, debugName: "words" }] } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: server, ws: true },
      "/art": server,
    },
  },
  test: { include: ["tests/**/*.test.ts"] },
});

/** All words of a language are one file, and so are its rules, guided games and faults, wherever they come from. */
function pieceOf(id: string): string | null {
  const [, kind, language] = /(rules\.|guides\.|faults\/|)(\w+)\.json$/.exec(id) ?? [];
  return language ? `${kind ? kind.slice(0, -1) : "words"}-${language}` : null;
}
