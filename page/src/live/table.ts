import { batch, computed, effect, signal, type ReadonlySignal } from "@preact/signals";

import { explain, sayHello } from "../api";
import { latest, standing } from "../logic/log";
import { distinct } from "../logic/names";
import { badges, seatName, type Badge } from "../logic/seats";
import type { PlaceAt } from "../logic/places";
import type { AnyMessage, Changed, Event, Line, State, View, Welcome } from "../protocol";
import { word } from "../words";
import { Aids } from "./aids";
import { Analysis } from "./analysis";
import { announce } from "./announce";
import { Heard, sound } from "./sounds";
import { ownTable } from "./art";
import { Connection, type Connect, type Speaking, type Wish } from "./connection";
import { Draft } from "./draft";
import { Flights } from "./flights";
import { Guide } from "./guide";
import { Plans } from "./plans";
import { Replay } from "./replay";

/** What is worked out anew stays the same thing while it says the same: who shows it need not draw it again. */
function steady<T>(work: () => T): ReadonlySignal<T> {
  let kept: { thing: T; text: string } | null = null;
  return computed(() => {
    const thing = work();
    const text = JSON.stringify(thing);
    if (kept?.text !== text) kept = { thing, text };
    return kept.thing;
  });
}

/** What was just heard and has to be shown: the events of new steps, none if steps were taken back. */
export interface News {
  number: number;
  events: Event[];
}

/** One table as this page sees it: the server's state, the log, the player's draft, aids and replay. */
export class Table {
  readonly state = signal<State | null>(null);
  readonly lines = signal<Line[]>([]);
  readonly problem = signal("");
  readonly missed = signal<Line[]>([]);
  readonly news = signal<News | null>(null);
  readonly drift = signal(0);
  /** Where several people play at one device: the seat for which the screen was uncovered. */
  readonly shownTo = signal<number | null>(null);
  readonly focusSeat = signal<number | null>(null);
  /** The place that a line of the log is about while it is pointed at, and the one that was asked for. */
  readonly lit = signal<PlaceAt | null>(null);
  readonly sought = signal<PlaceAt | null>(null);
  readonly draft: Draft;
  readonly aids: Aids;
  readonly replay: Replay;
  readonly analysis: Analysis;
  readonly plans: Plans;
  readonly guide: Guide;
  readonly flights: Flights;
  readonly connection: Speaking;
  private known = 0;
  private readonly endings: (() => void)[] = [];

  readonly view = computed<View | null>(() => this.replay.view.value ?? this.state.value?.view ?? null);
  readonly choice = computed(() =>
    this.replay.active.value ? this.replay.choice.value : (this.state.value?.choice ?? null),
  );
  /** What is played, whatever the position. */
  readonly kind = steady(() => {
    const view = this.view.value;
    return view && { game: view.game, family: view.family };
  });
  readonly names = steady(() =>
    distinct(
      this.state.value?.seats.map((seat, at) => seatName(seat, String(at + 1), (player) => word("bot", player))) ?? [],
    ),
  );
  /** The moves to be found on the board: the latest, or the one that is looked back at. */
  readonly latest = computed<Line[]>(() => {
    const step = this.replay.step.value;
    if (step !== null) return standing(this.lines.value).filter((line) => line.step === step);
    return latest(this.lines.value, this.state.value?.mine ?? []);
  });
  readonly badges = steady<Badge[]>(() =>
    badges(this.names.value, this.state.value?.seats.map(({ colour }) => colour)),
  );

  constructor(
    readonly slug: string,
    step: number | null,
    connect: Connect | null = null,
  ) {
    const listener = { ready: sayHello, since: () => this.known, hear: (message: AnyMessage) => this.hear(message) };
    this.connection = connect ? connect(slug, listener) : new Connection(slug, listener);
    this.replay = new Replay(this, step);
    this.aids = new Aids(this);
    this.analysis = new Analysis(this);
    this.plans = new Plans(this);
    this.draft = new Draft(this);
    this.guide = new Guide(this);
    this.flights = new Flights(this);
    const heard = new Heard();
    this.endings.push(effect(() => heard.hear(this.lines.value).forEach(sound)));
    if (!connect) this.endings.push(effect(() => announce(this)));
  }

  close(): void {
    for (const end of this.endings) end();
    this.aids.close();
    this.guide.close();
    this.flights.close();
    this.connection.close();
    ownTable.value = null;
  }

  badge(seat: number): Badge {
    return this.badges.value[seat] ?? badges([String(seat + 1)])[0]!;
  }

  name(seat: number | null | undefined): string {
    return seat === null || seat === undefined ? "?" : (this.names.value[seat] ?? String(seat + 1));
  }

  /** Asks for something to be done; what is refused is told in words, and nothing has changed. */
  async wish(wish: Wish): Promise<boolean> {
    this.problem.value = "";
    try {
      const answer = await this.connection.ask(wish);
      if (answer.type === "accepted" && answer.slug) this.state.value = { ...this.state.value!, rematch: answer.slug };
      return true;
    } catch (error) {
      this.problem.value = explain(error);
      return false;
    }
  }

  private hear(message: AnyMessage): void {
    batch(() => {
      if (message.type === "table") this.welcome(message);
      else if (message.type === "changed") this.changed(message);
      else if (message.type === "analysing") this.analysis.progress.value = message;
      else if (message.type === "prepared") this.plans.hear(message);
      else if (message.type === "said") this.append([message.line]);
      else if (message.type === "presence" && this.state.value) {
        const { seats, watching } = message;
        this.state.value = { ...this.state.value, seats, watching };
      }
    });
  }

  private welcome({ state, log = [], missed = 0 }: Welcome): void {
    const before = this.state.value;
    this.take(state);
    this.append(log);
    if (before && missed > 0)
      this.missed.value = log.filter((line) => line.kind === "played" && !state.mine.includes(line.seat ?? -1));
  }

  private changed({ lines, state }: Changed): void {
    const first = lines[0]?.number ?? this.known + 1;
    if (first > this.known + 1) {
      this.connection.again();
      return;
    }
    const fresh = lines.filter((line) => line.number > this.known);
    this.take(state);
    this.append(fresh);
    const events = fresh.flatMap((line) => (line.kind === "played" ? (line.events ?? []) : []));
    if (events.length || fresh.some(({ kind }) => kind === "undone")) this.news.value = { number: this.known, events };
    if (fresh.some((line) => line.kind === "played" && state.mine.includes(line.seat ?? -1))) this.missed.value = [];
  }

  private take(state: State): void {
    this.drift.value = state.time - Date.now();
    const moved = this.state.value?.at !== state.at;
    ownTable.value = state.tiles?.length ? this.slug : null;
    this.state.value = state;
    if (moved) this.draft.reset();
  }

  private append(lines: readonly Line[]): void {
    const fresh = lines.filter((line) => line.number > this.known);
    if (!fresh.length) return;
    this.lines.value = [...this.lines.value, ...fresh];
    this.known = fresh[fresh.length - 1]!.number;
  }
}
