import { computed, effect, signal } from "@preact/signals";

import { explain } from "../api";
import { cellKey, type CellAt } from "../logic/cells";
import { preferences, type AidName } from "../settings";
import type { Area, Areas, Cell, Dead, Ended, Hint, Left, LeftTile, Part } from "../protocol";
import type { Table } from "./table";

type Asked = Exclude<AidName, "legal" | "hint">;

const isAmong = (cells: readonly Cell[], { x, y }: CellAt): boolean => cells.some((cell) => cell.x === x && cell.y === y);

/** The aids: each off, on demand or always; an aid that the table's owner locked is off for everybody. */
export class Aids {
  readonly shown = signal<Partial<Record<AidName, boolean>>>({});
  readonly dead = signal<Cell[]>([]);
  readonly left = signal<Left | null>(null);
  readonly areas = signal<Area[]>([]);
  readonly ended = signal<number[]>([]);
  readonly pointed = signal<string | null>(null);
  /** A tile to come that was pressed: where it fits stays marked. */
  readonly pinned = signal<string | null>(null);
  readonly marked = computed<Cell[]>(() => {
    const wanted = this.pointed.value ?? this.pinned.value;
    return this.left.value?.tiles.find(({ tile }) => tile === wanted)?.fits ?? [];
  });
  readonly looked = signal<Area | null>(null);
  /** The number of the thing of the family's board that is looked at. */
  readonly thing = signal<number | null>(null);
  private wanted: Part | null = null;
  private known: { key: string; areas: Promise<Area[]> } = { key: "", areas: Promise.resolve([]) };
  /** The empty cell that was pressed for long: which tiles still to come would fit it? */
  readonly square = signal<CellAt | null>(null);
  readonly fitting = computed<LeftTile[]>(() => {
    const square = this.square.value;
    return square ? (this.left.value?.tiles.filter(({ fits }) => isAmong(fits, square)) ?? []) : [];
  });
  /** Whether the player looks at the tiles to come: only then the server works out where each of them fits. */
  readonly peeking = signal(false);
  readonly hinting = signal(false);
  /** The last hint, with what it is worth, and the position that it was for. */
  readonly advice = signal<(Hint & { at: number }) | null>(null);
  private readonly endings: (() => void)[] = [];

  /** What the owner locked off; a game that is over is open to all. */
  readonly locked = computed<readonly string[]>(() => {
    const state = this.table.state.value;
    return state?.phase === "over" ? [] : (state?.setup.locked ?? []);
  });

  constructor(private readonly table: Table) {
    for (const aid of ["dead", "left", "areas", "ended"] as const) this.endings.push(effect(() => this.follow(aid)));
  }

  close(): void {
    for (const end of this.endings) end();
  }

  /** Whether the player may use it at all. */
  may(aid: AidName): boolean {
    return preferences.value.aids[aid] !== "off" && !this.locked.value.includes(aid);
  }

  on(aid: AidName): boolean {
    if (!this.may(aid)) return false;
    return this.shown.value[aid] ?? preferences.value.aids[aid] === "always";
  }

  toggle(aid: AidName): void {
    if (!this.may(aid)) return;
    this.shown.value = { ...this.shown.value, [aid]: !this.on(aid) };
  }

  /** Shows the feature that a part of a tile belongs to. */
  async look(wanted: Part): Promise<void> {
    if (!this.may("areas") || (this.table.replay.active.peek() && this.table.state.peek()?.phase !== "over")) return;
    this.wanted = wanted;
    const areas = await this.allAreas();
    if (this.wanted !== wanted) return;
    const { x, y, segment } = wanted;
    this.looked.value =
      areas.find(({ parts }) =>
        parts.some((part) => cellKey(part.x, part.y) === cellKey(x, y) && part.segment === segment),
      ) ?? null;
  }

  /** The feature is not looked at any more. */
  unlook(): void {
    this.wanted = null;
    this.looked.value = null;
    this.thing.value = null;
  }

  /** Asked for once a position. */
  private allAreas(): Promise<Area[]> {
    const key = `${this.table.state.peek()?.at ?? 0}/${this.table.replay.step.peek() ?? ""}`;
    if (this.known.key !== key) {
      const areas = this.fetch<Areas>("areas").then(
        (answer) => answer.areas,
        () => {
          this.known = { key: "", areas: Promise.resolve([]) };
          return [];
        },
      );
      this.known = { key, areas };
    }
    return this.known.areas;
  }

  async hint(): Promise<void> {
    const state = this.table.state.value;
    if (!state?.choice?.mine || !this.may("hint") || this.hinting.value) return;
    this.hinting.value = true;
    try {
      const hint = await this.table.connection.ask<Hint>({ type: "aid", at: state.at, aid: "hint" });
      if (this.table.state.peek()?.at !== state.at) return;
      this.advice.value = { ...hint, at: state.at };
      await this.table.draft.adopt(hint.moves);
    } catch (error) {
      this.table.problem.value = explain(error);
    } finally {
      this.hinting.value = false;
    }
  }

  private follow(aid: Asked): void {
    const state = this.table.state.value;
    const step = this.table.replay.step.value;
    const wanted = aid === "left" ? this.may(aid) && this.asksForTiles() : this.on(aid);
    if (!state?.view || (step !== null && state.phase !== "over") || !wanted) {
      this.forget(aid);
      return;
    }
    const current = (): boolean => this.table.state.peek()?.at === state.at && this.table.replay.step.peek() === step;
    this.fetch<Dead | Left | Areas | Ended>(aid).then(
      (answer) => current() && this.keep(answer),
      () => current() && this.forget(aid),
    );
  }

  private asksForTiles(): boolean {
    return this.peeking.value || this.square.value !== null || this.pinned.value !== null;
  }

  /** What was looked at closely is forgotten: areas, cells, tiles. */
  lookAway(): void {
    this.unlook();
    this.table.sought.value = null;
    this.square.value = null;
    this.pinned.value = null;
  }

  private fetch<Answer extends Dead | Left | Areas | Ended>(aid: Asked): Promise<Answer> {
    const at = this.table.state.peek()?.at ?? 0;
    return this.table.connection.ask<Answer>({ type: "aid", at, aid, step: this.table.replay.step.peek() });
  }

  private keep(answer: Dead | Left | Areas | Ended): void {
    if (answer.type === "dead") this.dead.value = answer.cells;
    else if (answer.type === "left") this.left.value = answer;
    else if (answer.type === "areas") this.areas.value = answer.areas;
    else this.ended.value = answer.scores;
  }

  private forget(aid: Asked): void {
    if (aid === "dead") this.dead.value = [];
    else if (aid === "left") this.left.value = null;
    else if (aid === "areas") this.areas.value = [];
    else this.ended.value = [];
  }
}
