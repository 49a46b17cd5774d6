import { computed, effect, signal } from "@preact/signals";

import type { Guided } from "../protocol";
import type { Table } from "./table";

/** A guided game: where it stands, asked of the server whenever the table has moved on. */
export class Guide {
  readonly told = signal<(Guided & { at: number }) | null>(null);
  /** Its name, for whoever plays it. */
  readonly name = computed(() => {
    const state = this.table.state.value;
    return state?.mine.length ? (state.setup.guide ?? null) : null;
  });
  readonly close: () => void;

  constructor(private readonly table: Table) {
    this.close = effect(() => this.follow());
  }

  private follow(): void {
    const at = this.table.state.value?.at;
    if (!this.name.value || at === undefined || this.told.peek()?.at === at) return;
    this.table.connection.ask<Guided>({ type: "guide", at }).then(
      (told) => this.table.state.peek()?.at === at && (this.told.value = { ...told, at }),
      () => undefined,
    );
  }

  /** Lays out what is to be tried, as if the player had chosen it. */
  async show(): Promise<void> {
    const { moves = [], at } = this.told.value ?? {};
    if (at === this.table.state.peek()?.at) await this.table.draft.adopt(moves.map(({ move }) => move));
  }
}
