import { defineConfig } from "vitest/config";

const server = process.env["BASTIDE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  build: {
    outDir: "../src/bastide/table/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    cssCodeSplit: false,
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/art": server,
    },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
