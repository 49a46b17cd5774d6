import { signal } from "@preact/signals";

import { explain } from "../api";
import type { Analysed, AnalysisProgress, AnalysisTold } from "../protocol";
import type { Table } from "./table";

/** Luck and skill of a game that is over: asked for once, worked out by the server. */
export class Luck {
  readonly told = signal<Analysed | null>(null);
  readonly busy = signal(false);
  readonly progress = signal<Pick<AnalysisProgress, "done" | "moves"> | null>(null);

  constructor(private readonly table: Table) {}

  async ask(): Promise<void> {
    if (this.busy.peek() || this.told.peek()) return;
    this.busy.value = true;
    try {
      const at = this.table.state.peek()?.at ?? 0;
      this.told.value = (await this.table.connection.ask<AnalysisTold>({ type: "analysis", at })).analysed;
    } catch (error) {
      this.table.problem.value = explain(error);
    } finally {
      this.busy.value = false;
    }
  }
}
