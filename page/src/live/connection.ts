import { signal, type Signal } from "@preact/signals";

import { Refusal } from "../api";
import { online } from "./online";
import { CLOSE_CODES, type AnyMessage, type AnyRequest } from "../protocol";

export type Status = "connecting" | "open" | "lost" | "closed";
export type Answered = Extract<AnyMessage, { id: string }>;
type WithoutId<R> = R extends unknown ? Omit<R, "id"> : never;
export type Wish = WithoutId<AnyRequest>;

interface Pending {
  request: AnyRequest;
  answer: (message: Answered) => void;
  refuse: (error: Error) => void;
}

export interface Listener {
  /** What has to be done before the first connection: a newcomer has to be somebody before he is listened to. */
  ready?: () => Promise<unknown>;
  since: () => number;
  hear: (message: AnyMessage) => void;
}

/** Whoever answers a page's wishes: the live connection of a table, or what stands for it. */
export interface Speaking {
  readonly status: Signal<Status>;
  readonly closedWith: number;
  ask<Answer extends Answered = Answered>(wish: Wish): Promise<Answer>;
  again(): void;
  close(): void;
}

export type Connect = (slug: string, listener: Listener) => Speaking;

const PAUSES = [250, 500, 1000, 2000, 5000];
const SILENCE = 25_000;
export const FINAL = (["no-table", "not-allowed", "sent-away", "damaged", "newer"] as const).map((reason) => ({
  reason,
  code: CLOSE_CODES[reason] as number,
}));

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The live connection of one table. A request that was not answered is sent again, with the same id. */
export class Connection implements Speaking {
  readonly status = signal<Status>("connecting");
  closedWith = 0;
  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heard = Date.now();
  private readonly beat: ReturnType<typeof setInterval>;

  constructor(
    private readonly slug: string,
    private readonly listener: Listener,
  ) {
    void this.begin();
    this.beat = setInterval(() => this.listen(), 5000);
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Sends a wish and waits for its answer, over as many connections as it takes. */
  ask<Answer extends Answered = Answered>(wish: Wish): Promise<Answer> {
    const request = { ...wish, id: newId() } as AnyRequest;
    return new Promise<Answer>((resolve, reject) => {
      this.pending.set(request.id, { request, answer: resolve as (message: Answered) => void, refuse: reject });
      this.transmit(request);
    });
  }

  /** Opens a new connection at once, from the last line that is known. */
  again(): void {
    clearTimeout(this.timer);
    this.drop();
    this.open();
  }

  close(): void {
    clearInterval(this.beat);
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.drop();
    this.status.value = "closed";
    for (const { refuse } of this.pending.values()) refuse(new Refusal("closed", ""));
    this.pending.clear();
  }

  private readonly hurry = (): void => {
    if (this.status.value === "lost" && document.visibilityState === "visible") this.again();
  };

  private async begin(): Promise<void> {
    if (this.listener.ready) await this.listener.ready().catch(() => undefined);
    if (this.status.peek() !== "closed" && !this.socket) this.open();
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = this.listener.since();
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.slug}/live?since=${since}`);
    this.socket = socket;
    this.heard = Date.now();
    socket.onmessage = (event) => this.receive(socket, JSON.parse(String(event.data)) as AnyMessage);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private receive(socket: WebSocket, message: AnyMessage): void {
    if (socket !== this.socket) return;
    this.heard = Date.now();
    online.value = true;
    if (message.type === "table") this.greeted();
    if (message.type === "refused")
      this.settle(message.id ?? "", (one) => one.refuse(new Refusal(message.code, message.sentence)));
    else if ("id" in message) this.settle(message.id, (one) => one.answer(message));
    else this.listener.hear(message);
  }

  private greeted(): void {
    this.status.value = "open";
    this.tries = 0;
    for (const { request } of this.pending.values()) this.transmit(request);
  }

  private settle(id: string, end: (one: Pending) => void): void {
    const one = this.pending.get(id);
    this.pending.delete(id);
    if (one) end(one);
  }

  private transmit(request: AnyRequest): void {
    if (this.status.peek() === "open" && this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify(request));
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.closedWith = code;
    if (FINAL.some((known) => known.code === code)) {
      this.close();
      return;
    }
    online.value = false;
    if (this.status.value === "open") this.status.value = "lost";
    const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)] ?? 5000;
    this.timer = setTimeout(() => this.open(), pause);
  }

  private listen(): void {
    if (this.status.value !== "open") return;
    const quiet = Date.now() - this.heard;
    if (quiet > SILENCE + 10_000) this.fail();
    else if (quiet > SILENCE) this.transmit({ type: "ping", id: newId() });
  }

  private fail(): void {
    this.status.value = "lost";
    this.again();
  }
}
