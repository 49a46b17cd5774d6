import { batch, computed, effect, signal } from "@preact/signals";

import { Refusal } from "../api";
import { towards, type Arrow, type CellAt, type Point } from "../logic/cells";
import {
  bare,
  figuresOf,
  findPlacement,
  passOf,
  placesOf,
  spotsOf,
  tilesOf,
  weighed,
  type Option,
} from "../logic/choices";
import { preferences } from "../settings";
import type { Placement, Preview } from "../protocol";
import type { Table } from "./table";

const BREATH = 400;

export interface Ghost {
  placement: Placement;
  turn: number;
}

/**
 * What the player is about to do. Nothing of it is sent before it is confirmed: a tile in a cell, turned, and the
 * choices picked after it; the server tells what each would bring and what may follow.
 */
export class Draft {
  readonly tile = signal<string | null>(null);
  readonly ghost = signal<Ghost | null>(null);
  readonly picks = signal<Option[]>([]);
  readonly figure = signal("m");
  readonly hovered = signal<CellAt | null>(null);
  /** Where in the picture the ghost was laid by hand: a second tap there turns it. */
  readonly tapped = signal<Point | null>(null);
  /** The cell that has to be brought into sight, because no finger has just been there. */
  readonly shown = signal<CellAt | null>(null);
  /** The choice that is pointed at, but not picked. */
  readonly pointed = signal<Option | null>(null);
  /** The tile that is dragged from the hand, and where on the screen it is. */
  readonly carried = signal<{ tile: string; x: number; y: number } | null>(null);
  /** How the tile in hand is turned: as its ghost, if there is one. */
  readonly facing = computed(() => this.ghost.value?.placement.turns[this.ghost.value.turn]?.facing ?? "N");
  readonly sending = signal(false);
  readonly asking = signal<"" | "takeback" | "resign">("");
  private readonly previews = signal<Map<string, Preview>>(new Map());
  private readonly waiting = new Map<string, Promise<Preview | null>>();

  readonly mine = computed(() => this.table.choice.value?.mine ?? false);
  readonly placements = computed(() => (this.mine.value ? (this.table.choice.value?.placements ?? []) : []));
  readonly tiles = computed(() => tilesOf(this.placements.value));
  readonly chosenTile = computed(() => {
    const wished = this.tile.value;
    return wished && this.tiles.value.includes(wished) ? wished : (this.tiles.value[0] ?? null);
  });
  readonly cells = computed(() => this.placements.value.filter(({ tile }) => tile === this.chosenTile.value));
  readonly moves = computed(() => [...this.placed(), ...this.picks.value.map(({ move }) => move.move)]);
  readonly preview = computed(() => this.previews.value.get(this.moves.value.join(" ")) ?? null);
  readonly unanswered = computed(() => this.ghost.value !== null && this.preview.value === null);

  /** The choices to be made next: those that follow what is picked, or, at the end of the line, the last ones again. */
  readonly options = computed<Option[]>(() => {
    const picks = this.picks.value;
    const last = picks[picks.length - 1];
    if (last?.goesOn && this.preview.value?.options.length) return this.preview.value.options.map(weighed);
    return this.optionsAt(picks.length ? picks.length - 1 : 0);
  });
  /** What comes of the draft if none of these choices is made. */
  readonly anyway = computed<Preview | null>(() => {
    const picks = this.picks.value;
    const level = this.picked.value ? picks.length - 1 : picks.length;
    return this.previews.value.get(this.movesAt(level).join(" ")) ?? null;
  });
  readonly picked = computed<Option | null>(() => {
    const picks = this.picks.value;
    const last = picks[picks.length - 1] ?? null;
    return last && this.options.value.some(({ move }) => move.move === last.move.move) ? last : null;
  });
  readonly pass = computed(() => passOf(this.options.value));
  readonly figures = computed(() => figuresOf(this.options.value));
  /** The figure that the buttons are about: the one used last, if it may be used now. */
  readonly wishedFigure = computed(() => {
    const [wished, figures] = [this.figure.value, this.figures.value];
    return figures.includes(wished) ? wished : (figures[0] ?? wished);
  });
  readonly spots = computed(() => spotsOf(this.options.value));
  /** Where on the board something may be chosen: cells for the tile in hand, else the places of the other choices. */
  readonly places = computed<CellAt[]>(() =>
    this.cells.value.length ? this.cells.value : placesOf(this.options.value),
  );
  readonly ready = computed(() => this.moves.value.length > 0 && !this.sending.value);
  readonly empty = computed(() => this.moves.value.length === 0);

  constructor(private readonly table: Table) {
    effect(() => {
      const moves = this.moves.value;
      const choice = this.table.choice.value;
      if (choice?.mine && (moves.length || choice.others.length)) void this.fetch(moves);
    });
  }

  reset(): void {
    batch(() => {
      this.ghost.value = null;
      this.picks.value = [];
      this.hovered.value = null;
      this.pointed.value = null;
      this.shown.value = null;
      this.asking.value = "";
      this.previews.value = new Map();
      this.waiting.clear();
      this.table.aids.lookAway();
    });
  }

  /** Picks a tile in hand; a ghost of another tile is put away. */
  take(tile: string): void {
    if (!this.tiles.value.includes(tile) || tile === this.chosenTile.value) return;
    batch(() => {
      this.tile.value = tile;
      this.ghost.value = null;
      this.picks.value = [];
    });
  }

  /** A tap on a cell: puts the ghost there, or turns it if it is there. True if the cell may be chosen. */
  touch({ x, y }: CellAt, point: Point | null = null): boolean {
    const ghost = this.ghost.value;
    if (ghost && ghost.placement.x === x && ghost.placement.y === y) {
      this.turn(1);
      return true;
    }
    const placement = this.cells.value.find((cell) => cell.x === x && cell.y === y);
    if (placement) this.put(placement, 0);
    this.tapped.value = point;
    return placement !== undefined;
  }

  /** The tile in hand is dropped on a cell: it keeps the way it faces if it fits so. */
  lay({ x, y }: CellAt, facing: string): void {
    const placement = this.cells.value.find((cell) => cell.x === x && cell.y === y);
    const turn = placement?.turns.findIndex((one) => one.facing === facing) ?? -1;
    if (placement) this.put(placement, Math.max(0, turn));
  }

  put(placement: Placement, turn: number): void {
    batch(() => {
      this.tile.value = placement.tile;
      this.ghost.value = { placement, turn };
      this.picks.value = [];
      this.pointed.value = null;
      this.hovered.value = null;
    });
  }

  turn(by: number): void {
    const ghost = this.ghost.value;
    if (!ghost) return;
    const turns = ghost.placement.turns.length;
    this.put(ghost.placement, (ghost.turn + by + turns) % turns);
  }

  /** An arrow key: the next legal cell that way, starting from the ghost or the last tile laid. */
  arrow(arrow: Arrow): void {
    const cells = this.cells.value;
    const from = this.ghost.value?.placement ?? this.lastLaid();
    const next = towards(from, arrow, cells) ?? cells[0];
    if (next) this.put(next, 0);
    this.shown.value = next ?? null;
  }

  pick(option: Option): void {
    const picks = this.picks.value;
    const last = picks[picks.length - 1];
    const replaces = last !== undefined && this.picked.value !== null;
    if (replaces && last.move.move === option.move.move) {
      this.picks.value = picks.slice(0, -1);
      return;
    }
    this.picks.value = replaces ? [...picks.slice(0, -1), option] : [...picks, option];
    if (option.move.figure) this.figure.value = option.move.figure;
  }

  /** Another figure: on the same spot, if it may stand there. */
  wishFigure(figure: string): void {
    const { segment, x, y } = this.picked.value?.move ?? {};
    const same = this.options.value.find(
      ({ move }) => move.figure === figure && move.segment === segment && move.x === x && move.y === y,
    );
    batch(() => {
      if (same) this.pick(same);
      else if (this.picked.value?.move.figure) this.picks.value = this.picks.value.slice(0, -1);
      this.figure.value = figure;
    });
  }

  /** Picks by mouse or finger; without the wish to confirm each step it is sent at once. */
  choose(option: Option): void {
    this.pick(option);
    if (!preferences.value.confirm && this.picked.value?.move.move === option.move.move) void this.confirm();
  }

  /** No follower: takes back the pick, or picks passing where there is no tile to confirm. */
  none(): void {
    if (this.ghost.value) this.picks.value = [];
    else if (this.pass.value) this.pick(this.pass.value);
  }

  /** One step back; false if there was nothing to step back from. */
  back(): boolean {
    if (this.asking.value) this.asking.value = "";
    else if (this.picks.value.length) this.picks.value = this.picks.value.slice(0, -1);
    else if (this.ghost.value) this.ghost.value = null;
    else return false;
    return true;
  }

  /** Z: a step back in the draft; with none, asks whether to ask for the last step back. */
  undo(): void {
    if (this.asking.value === "takeback") void this.takeBack();
    else if (!this.back() && this.mayTakeBack()) this.asking.value = "takeback";
  }

  mayTakeBack(): boolean {
    const state = this.table.state.value;
    return (
      state !== null &&
      state.phase === "playing" &&
      state.steps > 0 &&
      state.mine.length > 0 &&
      !state.ask &&
      !this.table.replay.active.value
    );
  }

  async takeBack(): Promise<void> {
    const state = this.table.state.value;
    this.asking.value = "";
    if (state) await this.table.wish({ type: "takeback", at: state.at, seat: this.lastMine() });
  }

  /** Sends tile and follower as one step. A follower that may be left out and was not chosen is left out. */
  async confirm(): Promise<void> {
    if (!this.ready.value) return;
    const state = this.table.state.value;
    const moves = this.moves.value;
    if (!state) return;
    this.sending.value = true;
    const known = this.ghost.value && !this.picks.value.length ? await this.fetch(moves) : null;
    const unclaimed =
      known !== null && known.options.some(({ move }) => move.verb === "pass") && isFollowerChoice(known);
    await this.send(unclaimed ? [...moves, "-"] : moves);
    this.sending.value = false;
  }

  /** Typed notation goes to the server as it is. */
  async type(text: string): Promise<boolean> {
    const moves = text.trim().split(/\s+/).filter(Boolean);
    return moves.length > 0 && this.send(moves);
  }

  /** Plays these moves; in a lesson they are only rated. */
  private async send(moves: string[]): Promise<boolean> {
    const state = this.table.state.value;
    if (!state) return false;
    if (!this.table.replay.trying.value) return this.play(state.at, moves);
    await this.table.analysis.lesson.attempt(moves);
    return true;
  }

  private async play(at: number, moves: string[]): Promise<boolean> {
    const done = await this.table.wish({ type: "play", at, moves });
    if (done) this.table.plans.goOnward();
    return done;
  }

  /** Lays out moves as if the player had chosen them, as far as they are offered. */
  async adopt(moves: readonly string[]): Promise<void> {
    const [first = "", ...rest] = moves;
    const found = findPlacement(this.placements.value, first);
    if (found) this.put(found.placement, found.turn);
    this.shown.value = found?.placement ?? null;
    for (const move of found ? rest : moves) {
      await this.fetch(this.moves.value);
      const option = this.options.value.find((one) => one.move.move === move);
      if (!option) return;
      if (move !== "-" || !this.ghost.value) this.pick(option);
    }
  }

  private placed(): string[] {
    const ghost = this.ghost.value;
    const turn = ghost?.placement.turns[ghost.turn];
    return turn ? [turn.move] : [];
  }

  private movesAt(level: number): string[] {
    return [...this.placed(), ...this.picks.value.slice(0, level).map(({ move }) => move.move)];
  }

  private optionsAt(level: number): Option[] {
    const before = this.movesAt(level);
    const known = this.previews.value.get(before.join(" "));
    if (known) return known.options.map(weighed);
    return before.length ? [] : (this.mine.value ? (this.table.choice.value?.others ?? []) : []).map(bare);
  }

  private fetch(moves: readonly string[]): Promise<Preview | null> {
    const key = moves.join(" ");
    const known = this.waiting.get(key);
    if (known) return known;
    const at = this.table.state.peek()?.at ?? 0;
    const step = this.table.replay.trying.peek() ? this.table.replay.step.peek() : null;
    const asked = this.table.connection.ask<Preview>({ type: "preview", at, moves: [...moves], step }).then(
      (preview) => {
        if (this.waiting.get(key) === asked) this.previews.value = new Map(this.previews.peek()).set(key, preview);
        return preview;
      },
      (error: unknown) => {
        if (this.waiting.get(key) === asked) this.waiting.delete(key);
        if (error instanceof Refusal && error.code === "too-fast") setTimeout(() => this.askAgain(moves), BREATH);
        return null;
      },
    );
    this.waiting.set(key, asked);
    return asked;
  }

  /** Who was too fast for the server is answered a moment later, if that is still what he is about to do. */
  private askAgain(moves: readonly string[]): void {
    if (this.mine.peek() && this.moves.peek().join(" ") === moves.join(" ")) void this.fetch(moves);
  }

  private lastLaid(): CellAt {
    const tiles = this.table.view.value?.tiles ?? [];
    return tiles[tiles.length - 1] ?? { x: 0, y: 0 };
  }

  /** My seat that made the latest step. */
  private lastMine(): number {
    const { mine = [0] } = this.table.state.value ?? {};
    const lines = this.table.lines.value;
    for (let at = lines.length - 1; at >= 0; at--) {
      const { kind, seat } = lines[at]!;
      if (kind === "played" && mine.includes(seat ?? -1)) return seat!;
    }
    return mine[0] ?? 0;
  }
}

function isFollowerChoice({ options }: Preview): boolean {
  return options.every(
    ({ move }) => move.verb === "pass" || (move.verb === "put" && move.segment !== null && move.segment !== undefined),
  );
}
