import { computed, signal } from "@preact/signals";

import { explain } from "../api";
import type { KeptPlan, Plan, Prepared, Prospect } from "../protocol";
import { byDays } from "../view/setup";
import type { Table } from "./table";

/** Moves that are prepared for my next turn while another one has to choose; and the way on to the next table. */
export class Plans {
  readonly open = signal(false);
  readonly prepared = signal<KeptPlan[]>([]);
  /** A step by correspondence was just made: other tables may wait for me. */
  readonly onward = signal(false);

  /** Who plays one seat may prepare something while another person has to choose. */
  readonly seat = computed(() => {
    const { phase, mine = [], choice } = this.table.state.value ?? {};
    const waits = phase === "playing" && choice && !choice.mine && !choice.thinking;
    return waits && mine.length === 1 ? mine[0]! : null;
  });
  readonly may = computed(() => this.seat.value !== null && !this.table.replay.active.value);

  constructor(private readonly table: Table) {}

  hear({ plans }: Prepared): void {
    this.prepared.value = plans;
  }

  /** What could be done when my turn comes; null if it cannot be told. */
  async look(wish: { when: string[]; tile: string; moves: string[] }): Promise<Prospect | null> {
    const { at = 0 } = this.table.state.value ?? {};
    try {
      return await this.table.connection.ask<Prospect>({ type: "prospect", at, seat: this.seat.value ?? 0, ...wish });
    } catch (error) {
      this.table.problem.value = explain(error);
      return null;
    }
  }

  async prepare(plans: Plan[]): Promise<boolean> {
    const bare = plans.map(({ moves, when = [] }) => ({ moves, when }));
    return this.table.wish({ type: "prepare", seat: this.seat.value ?? 0, plans: bare });
  }

  /** After a step by correspondence. */
  goOnward(): void {
    const setup = this.table.state.value?.setup;
    if (setup && byDays(setup)) this.onward.value = true;
  }
}
