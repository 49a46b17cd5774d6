import { computed, effect, signal } from "@preact/signals";

import { go } from "../router";
import type { Choice, Event, Position, State, View } from "../protocol";
import type { Table } from "./table";

interface Seen {
  view: View;
  events: Event[];
  choice: Choice | null;
}

/** Looking at the game as it was: read-only, one step at a time, each with its own address. */
export class Replay {
  readonly step = signal<number | null>(null);
  readonly active = computed(() => this.step.value !== null);
  readonly playing = signal(false);
  /** Whether the step that follows is tried once more, as another one. */
  readonly trying = signal(false);
  private readonly seen = signal<Map<number, Seen>>(new Map());
  private known = { phase: "waiting", steps: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly view = computed<View | null>(() => {
    const step = this.step.value;
    return step === null ? null : (this.seen.value.get(step)?.view ?? this.nearest(step));
  });

  /** The step that is looked at, once its position has come. */
  readonly reached = computed<{ step: number; events: Event[] } | null>(() => {
    const step = this.step.value;
    const found = step === null ? undefined : this.seen.value.get(step);
    return step === null || !found ? null : { step, events: found.events };
  });

  readonly choice = computed<Choice | null>(() => {
    const step = this.step.value;
    return step !== null && this.trying.value ? (this.seen.value.get(step)?.choice ?? null) : null;
  });

  constructor(
    private readonly table: Table,
    step: number | null,
  ) {
    this.step.value = step;
    effect(() => this.forgetIfOtherwise(this.table.state.value));
    effect(() => {
      const wanted = this.step.value;
      const open = this.table.state.value?.phase;
      if (wanted !== null && open && open !== "waiting") void this.fetch(wanted);
    });
  }

  get last(): number {
    return this.table.state.value?.steps ?? 0;
  }

  show(step: number): void {
    const wanted = Math.max(0, Math.min(step, this.last));
    this.stopTrying();
    this.step.value = wanted;
    go(`/t/${this.table.slug}/${wanted}`, true);
    if (wanted >= this.last) this.pause();
  }

  by(steps: number): void {
    const now = this.step.value ?? this.last;
    if (this.step.value === null && steps > 0) return;
    this.show(now + steps);
  }

  /** The choice as it was: whatever is confirmed is rated, not played. */
  try(): void {
    this.table.draft.reset();
    this.trying.value = true;
  }

  stopTrying(): void {
    if (!this.trying.peek()) return;
    this.trying.value = false;
    this.table.draft.reset();
  }

  leave(): void {
    this.pause();
    this.stopTrying();
    if (this.step.value === null) return;
    this.step.value = null;
    go(`/t/${this.table.slug}`, true);
  }

  toggle(): void {
    if (this.playing.value) return this.pause();
    this.playing.value = true;
    if ((this.step.value ?? this.last) >= this.last) this.show(0);
    this.playing.value = true;
    this.tick();
  }

  private tick(): void {
    this.timer = setTimeout(() => {
      if (!this.playing.value) return;
      this.by(1);
      if (this.playing.value) this.tick();
    }, 1100);
  }

  private pause(): void {
    clearTimeout(this.timer);
    this.playing.value = false;
  }

  /** A game that is over tells more of its positions; steps that were taken back will be others. */
  private forgetIfOtherwise(state: State | null): void {
    const { phase = "waiting", steps = 0 } = state ?? {};
    if (phase !== this.known.phase || steps < this.known.steps) this.seen.value = new Map();
    this.known = { phase, steps };
  }

  private nearest(step: number): View | null {
    for (let near = step; near >= 0; near--) {
      const found = this.seen.value.get(near);
      if (found) return found.view;
    }
    return null;
  }

  private async fetch(step: number): Promise<void> {
    if (this.seen.peek().has(step)) return;
    try {
      const { view, events, choice = null } = await this.table.connection.ask<Position>({ type: "position", step });
      this.seen.value = new Map(this.seen.peek()).set(step, { view, events, choice });
    } catch {
      if (this.step.peek() === step) this.step.value = null;
    }
  }
}
