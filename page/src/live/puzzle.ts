import { batch, signal } from "@preact/signals";

import { ask, explain, Refusal, sayHello } from "../api";
import type { PuzzleSet, PuzzleVerdict, State } from "../protocol";
import { t } from "../words";
import { newId, type Answered, type Listener, type Speaking, type Status, type Wish } from "./connection";
import { Table } from "./table";

export const puzzlePath = (name: string): string => `/api/puzzles/${encodeURIComponent(name)}`;

/** A puzzle is asked about and answered by plain requests; whatever else a table can do is not done here. */
class PuzzleLine implements Speaking {
  readonly status = signal<Status>("open");
  readonly closedWith = 0;

  constructor(
    private readonly name: string,
    private readonly judge: (verdict: PuzzleVerdict) => void,
  ) {}

  async ask<Answer extends Answered = Answered>(wish: Wish): Promise<Answer> {
    const id = newId();
    if (wish.type === "play") {
      this.judge(await ask<PuzzleVerdict>("POST", `${puzzlePath(this.name)}/answer`, { moves: wish.moves }));
      return { type: "accepted", id } as Answer;
    }
    if (wish.type !== "preview" && wish.type !== "aid") throw new Refusal("not-allowed", "");
    return ask<Answer>("POST", `${puzzlePath(this.name)}/ask`, { ask: { ...wish, id } });
  }

  again(): void {}

  close(): void {
    this.status.value = "closed";
  }
}

/** One puzzle as this page sees it: a table where one move is made, and what that was worth. */
export class PuzzleTable {
  readonly told = signal<PuzzleSet | null>(null);
  readonly verdict = signal<PuzzleVerdict | null>(null);
  readonly problem = signal("");
  readonly table: Table;
  private listener: Listener | null = null;
  private at = 1;

  constructor(readonly name: string) {
    this.table = new Table(name, null, (slug, listener) => {
      this.listener = listener;
      return new PuzzleLine(slug, (verdict) => this.show(verdict));
    });
    void this.fetch();
  }

  close(): void {
    this.table.close();
  }

  /** The same position once more; only the first answer counts. */
  again(): void {
    batch(() => {
      this.verdict.value = null;
      this.table.analysis.alone.value = null;
      if (this.told.value) this.set(this.told.value.state);
    });
  }

  private async fetch(): Promise<void> {
    try {
      await sayHello();
      const told = await ask<PuzzleSet>("GET", puzzlePath(this.name));
      batch(() => {
        this.told.value = told;
        this.set(told.state);
        if (told.verdict) this.show(told.verdict);
      });
    } catch (error) {
      this.problem.value = explain(error);
    }
  }

  private set(state: State): void {
    const seats = state.seats.map((seat) => ({ ...seat, name: t(seat.mine ? "puzzle.you" : "puzzle.rival") }));
    this.listener?.hear({ type: "table", state: { ...state, seats, at: this.at++ } });
  }

  private show(verdict: PuzzleVerdict): void {
    batch(() => {
      const state = this.table.state.value;
      if (state) this.table.state.value = { ...state, choice: null };
      this.table.draft.reset();
      this.verdict.value = verdict;
      const { rated, loss: price } = verdict;
      this.table.analysis.pointed.value = 0;
      this.table.analysis.alone.value = { step: 0, seat: state?.mine[0] ?? 0, price, choices: rated.length, rated };
    });
  }
}
