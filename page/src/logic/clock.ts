import type { Clocks } from "../protocol";
import { t } from "../words";

/** Milliseconds a seat has left at this moment of the server's clock. */
export function remaining(clocks: Clocks, seat: number, then: number, now: number): number {
  const left = clocks.left[seat] ?? 0;
  return clocks.running === seat ? Math.max(0, left - (now - then)) : left;
}

/** 4:05, 1:00:00, or 2 d 3 h when there are days. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  const two = (value: number): string => String(value).padStart(2, "0");
  if (days) return t("clock.left", { days, hours });
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
