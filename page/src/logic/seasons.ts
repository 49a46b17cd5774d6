export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;

/** What stands above every season and hour: few colours, far apart. */
export const FLAT = "flat";

const YEAR = 365.25 * 24 * 3600 * 1000;
const LONGEST_DAY = Date.UTC(2024, 5, 21);

/** Whether the clocks of this place are put forward about January, as they are only south of the equator. */
export function isSouthern(date: Date): boolean {
  const year = date.getFullYear();
  return new Date(year, 0, 1).getTimezoneOffset() < new Date(year, 6, 1).getTimezoneOffset();
}

/** The season of a day: spring begins with March, south of the equator with September. */
export function seasonOf(date: Date, southern = isSouthern(date)): (typeof SEASONS)[number] {
  const month = (date.getMonth() + 10 + (southern ? 6 : 0)) % 12;
  return SEASONS[Math.floor(month / 3)]!;
}

/** Whether it is dark: days last eight hours in midwinter and sixteen in midsummer, as in the middle of France. */
export function isNight(date: Date, southern = isSouthern(date)): boolean {
  const past = (date.getTime() - LONGEST_DAY) / YEAR + (southern ? 0.5 : 0);
  const [noon, half] = [13, 6 + 2 * Math.cos(2 * Math.PI * past)];
  return Math.abs(date.getHours() + date.getMinutes() / 60 - noon) > half;
}
