import { afterEach, expect, test, vi } from "vitest";

import { hello, sayHello } from "../src/api";

afterEach(() => {
  vi.unstubAllGlobals();
  hello.value = null;
});

test("a newcomer is greeted once, however many parts of the page ask", async () => {
  const fetch = vi.fn(async () => new Response(JSON.stringify({ version: "1", games: [] })));
  vi.stubGlobal("fetch", fetch);
  const answers = await Promise.all([sayHello(), sayHello(), sayHello()]);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(new Set(answers).size).toBe(1);
});

test("who could not be reached is asked again", async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new TypeError("offline"));
  fetch.mockResolvedValueOnce(new Response(JSON.stringify({ version: "2", games: [] })));
  vi.stubGlobal("fetch", fetch);
  await expect(sayHello()).rejects.toThrow("offline");
  expect((await sayHello()).version).toBe("2");
});
