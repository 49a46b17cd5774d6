import { batch, computed, effect, signal } from "@preact/signals";

import { explain } from "../api";
import { mistakesOf } from "../logic/mistakes";
import type { Hint, PricedStep, Preview, Rated } from "../protocol";
import type { Analysis } from "./analysis";
import type { Wish } from "./connection";
import type { Table } from "./table";

/** Learning from one's mistakes: the worst steps once more, one after the other, each to be tried again. */
export class Lesson {
  readonly number = signal<number | null>(null);
  readonly busy = signal(false);
  /** What was tried instead, as the computer rates it. */
  readonly tried = signal<Rated | null>(null);
  /** Whether the best is shown, and what it brings. */
  readonly shown = signal(false);
  readonly brings = signal<Preview | null>(null);

  private draft = "";

  readonly mistakes = computed<PricedStep[]>(() => {
    const { told } = this.analysis;
    return told.value ? mistakesOf(told.value, this.table.state.value?.mine ?? []) : [];
  });
  readonly mistake = computed<PricedStep | null>(() => this.mistakes.value[this.number.value ?? -1] ?? null);

  constructor(
    private readonly table: Table,
    private readonly analysis: Analysis,
  ) {
    effect(() => {
      const { step } = table.replay;
      if (this.mistake.value && step.value !== this.mistake.value.step - 1) this.stop();
    });
  }

  /** The position before a mistake, with the choice as it was. */
  begin(number: number): void {
    const mistake = this.mistakes.value[number];
    if (!mistake) return;
    batch(() => {
      this.table.replay.show(mistake.step - 1);
      this.number.value = number;
      this.again();
    });
  }

  again(): void {
    batch(() => {
      this.tried.value = null;
      this.shown.value = false;
      this.brings.value = null;
      this.table.replay.try();
    });
  }

  stop(): void {
    batch(() => {
      this.number.value = null;
      this.tried.value = null;
      this.shown.value = false;
      this.table.replay.stopTrying();
    });
  }

  /** Whether these are the moves that were tried. */
  isTried(moves: readonly string[]): boolean {
    return this.tried.value !== null && moves.join(" ") === this.draft;
  }

  /** The computer rates what was tried. */
  async attempt(moves: readonly string[]): Promise<void> {
    const mistake = this.mistake.peek();
    if (!mistake || this.busy.peek()) return;
    this.busy.value = true;
    this.draft = this.table.draft.moves.peek().join(" ");
    const at = this.table.state.peek()?.at ?? 0;
    try {
      const request: Wish = { type: "aid", at, aid: "hint", step: mistake.step - 1, moves: [...moves] };
      const { rated = [] } = await this.table.connection.ask<Hint>(request);
      if (this.mistake.peek() === mistake) this.tried.value = rated.find(({ played }) => played) ?? null;
    } catch (error) {
      this.table.problem.value = explain(error);
    } finally {
      this.busy.value = false;
    }
  }

  /** Shows the best on the board, and asks what it brings at once. */
  async why(): Promise<void> {
    const mistake = this.mistake.peek();
    if (!mistake) return;
    batch(() => {
      this.table.replay.stopTrying();
      this.analysis.wanted.value = true;
      this.analysis.pointed.value = 0;
      this.shown.value = true;
    });
    const at = this.table.state.peek()?.at ?? 0;
    const moves = (mistake.rated[0]?.moves ?? []).map(({ move }) => move);
    const asked = this.table.connection.ask<Preview>({ type: "preview", at, step: mistake.step - 1, moves });
    this.brings.value = await asked.catch(() => null);
  }
}
