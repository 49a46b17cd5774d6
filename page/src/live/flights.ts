import { effect, signal, untracked } from "@preact/signals";

import { departures, paymentsOf, WAY, type Payment } from "../logic/flights";
import type { Event } from "../protocol";
import { reducedMotion } from "../settings";
import type { Table } from "./table";

export interface Flight extends Payment {
  key: number;
}

const MARKED = 1300;
const STAY = 3000;

/** Points on their way from the board to the names of those who are paid; until they arrive they are not counted there. */
export class Flights {
  /** Those in the air, and, where motion is not wanted, those that stand still on the board. */
  readonly flying = signal<readonly Flight[]>([]);
  readonly still = signal<readonly Flight[]>([]);
  /** The seats that have just been paid. */
  readonly marked = signal<readonly number[]>([]);
  private readonly waiting = signal<readonly Flight[]>([]);
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly endings: (() => void)[];
  private made = 0;
  private step: number | null = null;

  constructor(table: Pick<Table, "news" | "replay">) {
    const { news, replay } = table;
    const seen = news.peek();
    this.endings = [
      effect(() => {
        const told = news.value;
        if (told && told !== seen && !replay.active.peek()) untracked(() => this.take(told.events));
      }),
      effect(() => {
        const [active, reached] = [replay.active.value, replay.reached.value];
        untracked(() => this.look(active, reached));
      }),
    ];
  }

  close(): void {
    this.endings.forEach((end) => end());
    this.timers.forEach(clearTimeout);
  }

  /** The points of a seat that have not arrived yet. */
  due(seat: number): number {
    const away = [...this.flying.value, ...this.waiting.value].filter((one) => one.seat === seat);
    return away.reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Sends out what was paid. What still waits from before is counted at once, so that nothing lags behind the game. */
  take(events: readonly Event[]): void {
    const flights = paymentsOf(events).map((payment) => ({ ...payment, key: (this.made += 1) }));
    this.waiting.value = [];
    if (!flights.length) this.flying.value = [];
    if (document.hidden) return;
    if (reducedMotion()) this.stand(flights);
    else this.send(flights);
  }

  private send(flights: readonly Flight[]): void {
    const times = departures(flights.length);
    this.waiting.value = flights;
    flights.forEach((flight, at) => {
      if (!times[at]) this.begin(flight);
      else this.later(times[at]!, () => this.begin(flight));
    });
  }

  private stand(flights: readonly Flight[]): void {
    this.still.value = flights;
    for (const { seat } of flights) this.mark(seat);
    if (flights.length) this.later(STAY, () => this.still.value === flights && (this.still.value = []));
  }

  private begin(flight: Flight): void {
    if (!this.waiting.value.includes(flight)) return;
    this.waiting.value = without(this.waiting.value, flight);
    this.flying.value = [...this.flying.value, flight];
    this.later(WAY, () => {
      if (!this.flying.value.includes(flight)) return;
      this.flying.value = without(this.flying.value, flight);
      this.mark(flight.seat);
    });
  }

  private mark(seat: number): void {
    this.marked.value = [...this.marked.value, seat];
    this.later(MARKED, () => {
      const at = this.marked.value.indexOf(seat);
      this.marked.value = this.marked.value.filter((_, place) => place !== at);
    });
  }

  /** Looking back: a step that follows the one that was seen pays its points once more; a leap pays nothing. */
  private look(active: boolean, reached: { step: number; events: readonly Event[] } | null): void {
    const before = this.step;
    if (!active && before !== null) this.take([]);
    if (!active) this.step = null;
    if (!reached) return;
    this.step = reached.step;
    this.take(before !== null && reached.step === before + 1 ? reached.events : []);
  }

  private later(after: number, done: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      done();
    }, after);
    this.timers.add(timer);
  }
}

const without = <T>(all: readonly T[], one: T): T[] => all.filter((other) => other !== one);
