import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Connection } from "../src/live/connection";
import type { AnyMessage, AnyRequest } from "../src/protocol";

class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: AnyRequest[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyRequest);
  }

  close(): void {
    this.readyState = 3;
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const last = (): FakeSocket => FakeSocket.all[FakeSocket.all.length - 1]!;
const welcome = { type: "table", state: {}, log: [] };

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "localhost" });
  vi.stubGlobal("document", { addEventListener() {}, removeEventListener() {}, visibilityState: "visible" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a request that was not answered is sent again with the same id", async () => {
  const heard: AnyMessage[] = [];
  const connection = new Connection("brave-otter", { since: () => 7, hear: (message) => heard.push(message) });
  last().say(welcome);
  const asked = connection.ask({ type: "play", at: 3, moves: ["-"] });
  const first = last().sent[0]!;
  last().drop();
  expect(connection.status.value).toBe("lost");
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all).toHaveLength(2);
  expect(last().url).toContain("since=7");
  last().say(welcome);
  expect(last().sent[0]).toEqual(first);
  last().say({ type: "accepted", id: first.id, number: 9, again: true });
  await expect(asked).resolves.toMatchObject({ again: true });
  expect(heard).toHaveLength(2);
  connection.close();
});

test("what carries the id of a request answers it, whatever it is called", async () => {
  const heard: AnyMessage[] = [];
  const connection = new Connection("brave-otter", { since: () => 0, hear: (message) => heard.push(message) });
  last().say(welcome);
  const asked = connection.ask({ type: "position", step: 2 });
  last().say({ type: "new-today", id: last().sent[0]!.id });
  await expect(asked).resolves.toMatchObject({ type: "new-today" });
  expect(heard).toHaveLength(1);
  connection.close();
});

test("a refusal tells its code", async () => {
  const connection = new Connection("brave-otter", { since: () => 0, hear: () => undefined });
  last().say(welcome);
  const asked = connection.ask({ type: "play", at: 3, moves: ["-"] });
  last().say({ type: "refused", id: last().sent[0]!.id, code: "stale", sentence: "too late" });
  await expect(asked).rejects.toMatchObject({ code: "stale" });
  connection.close();
});

test("pauses grow up to five seconds; a missing table is not asked for again", () => {
  const connection = new Connection("brave-otter", { since: () => 0, hear: () => undefined });
  for (let tries = 0; tries < 7; tries++) {
    last().drop();
    vi.advanceTimersByTime(5000);
  }
  expect(FakeSocket.all.length).toBe(8);
  last().drop(4404);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(8);
  expect(connection.status.value).toBe("closed");
  expect(connection.closedWith).toBe(4404);
});

test("a newcomer is somebody before he connects, and connects also if nobody answers", async () => {
  let greet: (error?: Error) => void = () => undefined;
  const greeted = new Promise<void>((resolve, reject) => (greet = (error) => (error ? reject(error) : resolve())));
  const connection = new Connection("brave-otter", { ready: () => greeted, since: () => 0, hear: () => undefined });
  expect(FakeSocket.all).toHaveLength(0);
  greet(new Error("offline"));
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeSocket.all).toHaveLength(1);
  connection.close();
});

test("who has left before he was greeted does not connect any more", async () => {
  const connection = new Connection("brave-otter", { ready: async () => undefined, since: () => 0, hear: () => undefined });
  connection.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeSocket.all).toHaveLength(0);
});
