import { computed, effect, signal } from "@preact/signals";

import { explain, Refusal } from "../api";
import type { Hint, Rated } from "../protocol";
import type { Table } from "./table";

export interface Rating {
  player: string;
  rated: Rated[];
  choices: number;
}

const PAUSE = 150;

/** What the computer thinks of a game that is over: beside every step of the replay, the best that could be played. */
export class Analysis {
  readonly wanted = signal(false);
  readonly pointed = signal(0);
  readonly busy = signal(false);
  private readonly known = signal<ReadonlyMap<number, Rating>>(new Map());
  private readonly end: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly possible = computed(() => this.table.state.value?.phase === "over");
  readonly on = computed(() => this.wanted.value && this.possible.value && this.table.replay.active.value);
  readonly rating = computed<Rating | null>(() => {
    const step = this.table.replay.step.value;
    return this.on.value && step !== null ? (this.known.value.get(step) ?? null) : null;
  });
  /** The step that is drawn on the board: the one that was pointed at, at first the best. */
  readonly shown = computed<Rated | null>(() => this.rating.value?.rated[this.pointed.value] ?? null);

  constructor(private readonly table: Table) {
    this.end = effect(() => this.follow(this.on.value ? this.table.replay.step.value : null));
  }

  close(): void {
    this.end();
    clearTimeout(this.timer);
  }

  /** From the podium: the game from its first step, with what the computer thinks of it. */
  start(): void {
    this.wanted.value = true;
    if (!this.table.replay.active.value || this.table.replay.step.value === this.table.replay.last)
      this.table.replay.show(0);
  }

  toggle(): void {
    this.wanted.value = !this.wanted.value;
  }

  /** Asks about the step that is looked at, once it has been looked at for a moment. */
  private follow(step: number | null): void {
    clearTimeout(this.timer);
    this.pointed.value = 0;
    if (step === null || step >= this.table.replay.last || this.known.peek().has(step)) return;
    this.timer = setTimeout(() => void this.fetch(step), PAUSE);
  }

  private async fetch(step: number): Promise<void> {
    if (this.busy.peek()) return;
    this.busy.value = true;
    const at = this.table.state.peek()?.at ?? 0;
    try {
      const answer = await this.table.connection.ask<Hint>({ type: "aid", at, aid: "hint", step });
      const { player, rated = [], choices = 0 } = answer;
      this.known.value = new Map(this.known.peek()).set(step, { player, rated, choices });
    } catch (error) {
      if (!(error instanceof Refusal && error.code === "closed")) this.table.problem.value = explain(error);
      this.wanted.value = false;
    } finally {
      this.busy.value = false;
    }
    const now = this.table.replay.step.peek();
    if (now !== step) this.follow(this.on.peek() ? now : null);
  }
}
