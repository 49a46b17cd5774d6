import { listed } from "../families";
import type { Event, Line } from "../protocol";
import { hasWord, signed, t, word } from "../words";
import { figureName, moveName } from "./describe";
import { cellName } from "./places";

export interface Telling {
  name: (seat: number | null | undefined) => string;
  game: string;
  /** Whether cells are told in words, for those who do not see them lit. */
  cells?: boolean;
}

/** A part of a line of the log: what it says, and the events that it tells. */
export interface Told {
  text: string;
  events: readonly Event[];
}

const SILENT = new Set(["drawn", "turn", "passed", "over", "returned", "part"]);

/** What one event says, or nothing. */
export function eventText(event: Event, telling: Telling): string {
  if (event.kind === "placed") return placedText(event, telling);
  if (event.kind === "put") return putText(event, telling);
  if (event.kind === "scored") return scoredText(event, telling);
  if (event.kind === "discarded") return t("log.discarded");
  if (SILENT.has(event.kind)) return "";
  return otherText(event, telling);
}

function placedText({ x, y }: Event, { cells }: Telling): string {
  return cells ? t("log.placed-at", { cell: cellName(x ?? 0, y ?? 0) }) : t("log.placed");
}

function putText(event: Event, { game }: Telling): string {
  const figure = figureName(event.what ?? "m", game);
  if (!event.role) return figure;
  const role = word("role", event.role, game).toLocaleLowerCase();
  return event.what === "M" ? `${role} (${figure})` : role;
}

/** The parts that make up the points, in words: 3 tiles, 1 shield. */
export function partsText(event: Event): string {
  return Object.entries(event.points ?? {})
    .filter(([, [, points]]) => points !== 0)
    .map(([name, [many, points]]) => `${partName(name, many)} ${signed(points)}`)
    .join(", ");
}

/** What is counted has its number; what is there once and raises every tile has none. */
function partName(name: string, many: number): string {
  if (hasWord("once", name)) return word("once", name);
  return `${many} ${many === 1 && hasWord("one", name) ? word("one", name) : word("part", name)}`;
}

function scoredText(event: Event, { name, game }: Telling): string {
  const kind = word("kind", event.what ?? "", game);
  const many = Object.values(event.points ?? {}).filter(([, points]) => points !== 0).length;
  const what = many > 1 ? t("colon", { name: kind, text: partsText(event) }) : kind;
  return t("log.scored", { name: name(event.seat), points: signed(event.amount ?? 0), what });
}

function otherText(event: Event, { name, game }: Telling): string {
  if (!hasWord("event", event.kind)) return "";
  const values = {
    name: name(event.seat),
    what: event.what ? whatText(event.what, game) : "",
    points: signed(event.amount ?? 0),
    amount: event.amount ?? 0,
  };
  return word("event", event.kind, game).replace(/\{(\w+)\}/g, (whole, key: string) =>
    String(values[key as keyof typeof values] ?? whole),
  );
}

function whatText(what: string, game: string): string {
  for (const group of ["move", ...listed("groups"), "kind", "figure"])
    if (hasWord(group, what)) return word(group, what, game);
  return what;
}

/** A line of the log in words; several where a step did several things. */
export const lineTexts = (line: Line, telling: Telling): string[] => toldBy(line, telling).map(({ text }) => text);

/** A line of the log, each of its parts with the events that it tells. */
export function toldBy(line: Line, telling: Telling): Told[] {
  if (line.kind === "played") return playedParts(line, telling);
  if (line.kind === "started") return [said(t("log.started")), ...told(line.events ?? [], telling)];
  const text = otherLine(line, telling);
  return text ? [said(text)] : [];
}

/** What somebody asks for: to go back, that a computer take a seat, or that the game end. */
export function askedText({ wish, seat, about, step }: Pick<Line, "wish" | "seat" | "about" | "step">, name: Telling["name"]): string {
  if (wish === "computer") return t("asked.computer", { name: name(seat), about: name(about) });
  if (wish === "end") return t("asked.end", { name: name(seat), about: name(about) });
  return t("asked.back", { name: name(seat), step: step ?? "" });
}

function mutedText({ yes, seat }: Line, telling: Telling): string {
  const whose = typeof seat === "number" ? "muted" : "hushed";
  return t(yes ? `log.${whose}` : `log.un${whose}`, { name: telling.name(seat) });
}

const said = (text: string): Told => ({ text, events: [] });

function otherLine(line: Line, telling: Telling): string {
  const name = line.name ?? telling.name(line.seat);
  if (line.kind === "sat" && line.player) return t("log.computer", { name: telling.name(line.seat) });
  if (line.kind === "replaced")
    return t("log.replaced", { name: telling.name(line.seat), player: line.player ? word("player", line.player) : "" });
  if (line.kind === "asked") return askedText(line, telling.name);
  if (line.kind === "locked") return t(line.yes ? "log.locked" : "log.unlocked", { aid: word("aid", line.aid ?? "") });
  if (line.kind === "muted") return mutedText(line, telling);
  if (line.kind === "answered") return t(line.yes ? "log.agreed" : "log.refused", { name });
  if (line.kind === "said") return line.text ?? "";
  return hasWord("log", line.kind)
    ? t(`log.${line.kind}` as Parameters<typeof t>[0], { name, step: line.step ?? "" })
    : "";
}

const told = (events: readonly Event[], telling: Telling): Told[] =>
  events.map((event) => ({ text: eventText(event, telling), events: [event] })).filter(({ text }) => text);

const isOwn = ({ kind }: Event): boolean => kind === "placed" || kind === "put";

function playedParts(line: Line, telling: Telling): Told[] {
  const events = line.events ?? [];
  const own = events.filter(isOwn);
  const rest = told(
    events.filter((event) => !isOwn(event)),
    telling,
  );
  if (own.length) return [{ text: own.map((event) => eventText(event, telling)).join(", "), events: own }, ...rest];
  return rest.length ? rest : [said(movesText(line, telling))];
}

const movesText = ({ moves = [] }: Line, telling: Telling): string =>
  moves.every(({ verb }) => verb === "pass") ? t("log.passed") : moves.map((move) => moveName(move, telling)).join(", ");

/** A cell where a seat did something. */
export interface Done {
  x: number;
  y: number;
  seat: number;
}

/** Cells of the tiles that some lines laid, newest last. */
export function laidCells(lines: readonly Line[]): Done[] {
  return lines.flatMap((line) => cellsOfEvents(line, ({ kind }) => kind === "placed"));
}

/** Where each of some lines took place: where it laid a tile, else where anything happened first. */
export function doneCells(lines: readonly Line[]): Done[] {
  return lines.flatMap((line) => {
    const laid = laidCells([line]);
    return laid.length ? laid : cellsOfEvents(line, () => true).slice(0, 1);
  });
}

function cellsOfEvents(line: Line, among: (event: Event) => boolean): Done[] {
  return (line.events ?? [])
    .filter((event) => among(event) && event.x !== null && event.x !== undefined)
    .map((event) => ({ x: event.x ?? 0, y: event.y ?? 0, seat: line.seat ?? event.seat ?? 0 }));
}

/** The latest moves: what the others did since my last step; for those who watch, or have just moved, the last step. */
export function latest(lines: readonly Line[], mine: readonly number[]): Line[] {
  const steps = standing(lines);
  const own = steps.findLastIndex(({ seat }) => mine.includes(seat ?? -1));
  return own < 0 || own === steps.length - 1 ? steps.slice(-1) : steps.slice(own + 1);
}

/** The steps of the game as it stands: lines that were not taken back. */
export function standing(lines: readonly Line[]): Line[] {
  let steps: Line[] = [];
  for (const line of lines) {
    if (line.kind === "played") steps.push(line);
    else if (line.kind === "undone") steps = steps.filter(({ step }) => (step ?? 0) <= (line.step ?? 0));
  }
  return steps;
}

/** Scores after each step, from the points that were paid: the course of the game. */
export function course(lines: readonly Line[], seats: number): number[][] {
  const scores = Array.from({ length: seats }, () => 0);
  const found = [[...scores]];
  for (const { events = [] } of standing(lines)) {
    for (const { kind, seat, amount = 0 } of events)
      if (kind === "scored" && seat !== null && seat !== undefined) scores[seat] = (scores[seat] ?? 0) + amount;
    found.push([...scores]);
  }
  return found;
}
