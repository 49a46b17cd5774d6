import { computed, effect, signal } from "@preact/signals";

import { go } from "../router";
import type { Event, Position, View } from "../protocol";
import type { Table } from "./table";

/** Looking at the game as it was: read-only, one step at a time, each with its own address. */
export class Replay {
  readonly step = signal<number | null>(null);
  readonly active = computed(() => this.step.value !== null);
  readonly playing = signal(false);
  private readonly seen = signal<Map<number, { view: View; events: Event[] }>>(new Map());
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly view = computed<View | null>(() => {
    const step = this.step.value;
    return step === null ? null : (this.seen.value.get(step)?.view ?? this.nearest(step));
  });

  readonly events = computed<Event[]>(() => {
    const step = this.step.value;
    return step === null ? [] : (this.seen.value.get(step)?.events ?? []);
  });

  constructor(
    private readonly table: Table,
    step: number | null,
  ) {
    this.step.value = step;
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
    this.step.value = wanted;
    go(`/t/${this.table.slug}/${wanted}`, true);
    if (wanted >= this.last) this.pause();
  }

  by(steps: number): void {
    const now = this.step.value ?? this.last;
    if (this.step.value === null && steps > 0) return;
    this.show(now + steps);
  }

  leave(): void {
    this.pause();
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
      const { view, events } = await this.table.connection.ask<Position>({ type: "position", step });
      this.seen.value = new Map(this.seen.peek()).set(step, { view, events });
    } catch {
      if (this.step.peek() === step) this.step.value = null;
    }
  }
}
