import { computed, effect, signal } from "@preact/signals";

import { explain, Refusal } from "../api";
import type { Analysed, AnalysisProgress, AnalysisTold, PricedStep, Rated } from "../protocol";
import { Lesson } from "./lesson";
import type { Table } from "./table";

/** What the computer thinks of a game: asked for once, worked out by the server, shown beside every step of the replay. */
export class Analysis {
  readonly told = signal<Analysed | null>(null);
  readonly busy = signal(false);
  readonly progress = signal<AnalysisProgress | null>(null);
  /** Whether the replay shows what could have been done. */
  readonly wanted = signal(true);
  readonly pointed = signal(0);
  /** A step that is shown by itself: what was answered to a puzzle. */
  readonly alone = signal<PricedStep | null>(null);
  readonly lesson: Lesson;
  private at = -1;

  /** When the game is over, or where the table allows it before. */
  readonly possible = computed(() => {
    const { phase, setup } = this.table.state.value ?? {};
    return phase === "over" || (phase === "playing" && setup?.analysis === true);
  });
  readonly on = computed(
    () => this.wanted.value && this.told.value !== null && this.table.replay.active.value && !this.table.replay.trying.value,
  );
  /** What is known of the step that follows the position that is looked at. */
  readonly step = computed<PricedStep | null>(() => {
    if (this.alone.value) return this.alone.value;
    const next = (this.table.replay.step.value ?? -1) + 1;
    return this.on.value ? (this.told.value?.steps.find(({ step }) => step === next) ?? null) : null;
  });
  /** The step that is drawn on the board: the one that was pointed at, at first the best. */
  readonly shown = computed<Rated | null>(() => this.step.value?.rated[this.pointed.value] ?? null);

  constructor(private readonly table: Table) {
    this.lesson = new Lesson(table, this);
    effect(() => {
      if (this.table.replay.step.value !== null) this.pointed.value = 0;
    });
  }

  /** Asks for the analysis of the game as it stands. */
  async ask(): Promise<void> {
    const at = this.table.state.peek()?.at ?? 0;
    if (this.busy.peek() || this.at === at || !this.possible.peek()) return;
    this.busy.value = true;
    this.progress.value = null;
    this.wanted.value = true;
    try {
      this.told.value = (await this.table.connection.ask<AnalysisTold>({ type: "analysis", at })).analysed;
      this.at = at;
    } catch (error) {
      if (!(error instanceof Refusal && error.code === "closed")) this.table.problem.value = explain(error);
    } finally {
      this.busy.value = false;
    }
  }

  /** Shows it, asked for anew if the game has gone on, or hides it. */
  toggle(): void {
    if (this.at !== this.table.state.value?.at) void this.ask();
    else this.wanted.value = !this.wanted.value;
  }
}
