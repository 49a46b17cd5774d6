import { fileURLToPath } from "node:url";

import { defineConfig } from "vitest/config";

import { keysOnce, pieceOf, SHARED } from "./keys";

const server = process.env["BASTIDE_SERVER"] ?? "http://127.0.0.1:8000";
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [keysOnce()],
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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { test: SHARED, name: "words-keys", priority: 1 },
            { test: /\.json$|^\0words:/, name: pieceOf, debugName: "words" },
          ],
        },
      },
    },
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
