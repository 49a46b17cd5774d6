import type { Event } from "../protocol";
import { samePlace } from "./gains";

/** Points that somebody was paid: how many, for what, and how many others were paid for the same before him. */
export interface Payment {
  seat: number;
  amount: number;
  event: Event;
  before: number;
}

/** What some events pay, one payment after the other. */
export function paymentsOf(events: readonly Event[]): Payment[] {
  const paid = events.filter(({ kind, seat, amount }) => kind === "scored" && typeof seat === "number" && amount);
  return paid.map((event, at) => ({
    seat: event.seat ?? 0,
    amount: event.amount ?? 0,
    event,
    before: paid.slice(0, at).filter((other) => samePlace(event, other)).length,
  }));
}

/** How long points are on their way, milliseconds. */
export const WAY = 1050;
const APART = 220;
const LONGEST = 900;

/** When each of so many payments sets out: one soon after the other, however many they are. */
export function departures(many: number): number[] {
  const apart = many > 1 ? Math.min(APART, LONGEST / (many - 1)) : 0;
  return Array.from({ length: many }, (_, at) => at * apart);
}
