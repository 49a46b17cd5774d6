import { computed, signal } from "@preact/signals";

import { sayHello } from "../api";
import type { Summary, TableLists } from "../protocol";
import { online } from "./online";

const SOON = 300;
const LATE = 5000;
const ORDER: Record<Summary["phase"], number> = { playing: 1, waiting: 2, over: 3 };

const rank = ({ my_choice, phase }: Summary): number => (my_choice ? 0 : ORDER[phase]);

const hurry = ({ my_choice, deadline }: Summary): number => (my_choice && deadline ? deadline : Infinity);
const less = (one: number, other: number): number => (one === other ? 0 : one - other);

/** Tables that wait for me first, the most urgent in front, then those that are played; among these the latest first. */
export const inOrder = (tables: readonly Summary[]): Summary[] =>
  [...tables].sort(
    (one, other) => rank(one) - rank(other) || less(hurry(one), hurry(other)) || other.changed - one.changed,
  );

/** The list of tables as the server pushes it; a lost connection is made again. */
export class TableList {
  readonly lists = signal<Pick<TableLists, "mine" | "open">>({ mine: [], open: [] });
  readonly mine = computed(() => inOrder(this.lists.value.mine));
  readonly open = computed(() => inOrder(this.lists.value.open));
  /** How many tables wait for me. */
  readonly waiting = computed(() => this.mine.value.filter(({ my_choice }) => my_choice).length);
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pause = SOON;
  private closed = false;

  constructor() {
    void this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Whoever has never been here gets to be somebody first. */
  private async connect(): Promise<void> {
    await sayHello().catch(() => undefined);
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/api/lobby/live`);
    this.socket.onmessage = ({ data }) => {
      this.pause = SOON;
      online.value = true;
      this.lists.value = JSON.parse(String(data)) as TableLists;
    };
    this.socket.onclose = () => this.again();
  }

  private again(): void {
    if (this.closed) return;
    online.value = false;
    this.timer = setTimeout(() => void this.connect(), this.pause);
    this.pause = Math.min(LATE, this.pause * 2);
  }
}
