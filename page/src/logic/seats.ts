import { COLOURS, type Seat } from "../protocol";

/** How a seat is told apart: colour (Okabe and Ito's palette), letter and pattern. */
export interface Badge {
  seat: number;
  colour: string;
  ink: string;
  /** Its colour as a line that can be seen on light and on dark paper. */
  light: string;
  dark: string;
  letter: string;
  pattern: Pattern;
}

export type Pattern = "plain" | "stripes" | "dots" | "lines" | "grid" | "waves";

export const PATTERNS: readonly Pattern[] = ["plain", "stripes", "dots", "lines", "grid", "waves"];

/** A letter for each name: its first one that nobody before has, else the seat's number. */
export function letters(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const own = [...name.toLocaleUpperCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
    const letter = own.find((one) => !taken.has(one)) ?? String(seat + 1);
    taken.add(letter);
    return letter;
  });
}

/** One badge for each name; `colours` are those that the server gives the seats, else they come in order. */
export function badges(names: readonly string[], colours: readonly string[] = Object.keys(COLOURS)): Badge[] {
  return letters(names).map((letter, seat) => ({
    seat,
    letter,
    ...COLOURS[colours[seat] ?? "black"]!,
    pattern: PATTERNS[seat % PATTERNS.length] ?? "plain",
  }));
}

/** For elements of the class `of-seat`: lines in the seat's colour, in the light and the dark look. */
export const seatLines = ({ light, dark }: Badge) => ({ "--seat-light": light, "--seat-dark": dark });

/** What a seat is called; a computer by its name in the reader's language, with its number if there are several. */
export function seatName(
  seat: Seat | undefined,
  fallback: string,
  called: (player: string) => string = String,
): string {
  if (seat?.kind === "computer" && seat.player)
    return (seat.name || seat.player).replace(seat.player, called(seat.player));
  return seat?.name || fallback;
}
