import type { Signal } from "@preact/signals";

import type { Table } from "../live/table";
import type { Arrow } from "../logic/cells";
import { preferences, prefer } from "../settings";
import { loadPieces } from "./analysis/pieces";
import type { Camera } from "./board/camera";
import { Focus, focusBoard } from "./focus";
import type { Tab } from "./panel/Panel";

const ARROWS: Record<string, Arrow> = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

export interface Desk {
  table: Table;
  camera: Camera;
  tab: Signal<Tab>;
  drawer: Signal<boolean>;
}

/** Every key of the table. Keys that were meant for a field, or for a button that the keyboard went to, are left to it. */
export function listenToKeys(desk: Desk): () => void {
  const focus = new Focus();
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    if (target.closest("input, textarea, select, [contenteditable]")) return;
    if ((event.key === "Enter" || event.key === " ") && focus.isMeant(target.closest("button, a, summary"))) return;
    if (target.closest("[role=tablist], .log") && event.key.startsWith("Arrow")) return;
    if (act(event, desk)) event.preventDefault();
  };
  addEventListener("keydown", press);
  return () => {
    focus.close();
    removeEventListener("keydown", press);
  };
}

function act(event: KeyboardEvent, desk: Desk): boolean {
  const { table } = desk;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const { replay } = table;
  if (common(key, desk)) return true;
  return replay.active.value && !replay.trying.value ? replaying(key, table) : playing(key, event.shiftKey, desk);
}

function common(key: string, { table, camera, tab, drawer }: Desk): boolean {
  const { aids, replay } = table;
  const acts: Record<string, () => void> = {
    f: () => aids.toggle("areas"),
    t: () => aids.toggle("left"),
    d: () => aids.toggle("dead"),
    e: () => aids.toggle("ended"),
    l: () => aids.toggle("legal"),
    "#": () => prefer("coordinates", !preferences.value.coordinates),
    v: () => prefer("text", !preferences.value.text),
    "+": () => camera.zoom(1.25),
    "=": () => camera.zoom(1.25),
    "-": () => camera.zoom(0.8),
    "0": () => void (camera.follows.value = true),
    "[": () => replay.by(-1),
    "]": () => replay.by(1),
    "?": () => {
      tab.value = "help";
      drawer.value = true;
    },
    "/": () => document.getElementById("typed")?.focus(),
  };
  return run(acts, key);
}

function replaying(key: string, { replay, analysis }: Table): boolean {
  const { lesson } = analysis;
  return run(
    {
      a: () => analyse(analysis),
      Escape: () => (lesson.mistake.value ? lesson.stop() : replay.leave()),
      ArrowLeft: () => replay.by(-1),
      ArrowRight: () => replay.by(1),
      Home: () => replay.show(0),
      End: () => replay.show(replay.last),
      " ": () => replay.toggle(),
    },
    key,
  );
}

function playing(key: string, shift: boolean, { table }: Desk): boolean {
  const { draft, aids, state, sought } = table;
  const arrow = ARROWS[key];
  if (arrow) {
    if (!draft.cells.value.length) return false;
    draft.arrow(arrow);
    focusBoard();
    return true;
  }
  if (/^[1-9]$/.test(key)) return takeTile(Number(key), table);
  return run(
    {
      r: () => draft.turn(shift ? -1 : 1),
      s: () => draft.none(),
      h: () => void (table.guide.name.value ? table.guide.show() : aids.hint()),
      n: () => void (state.value?.choice?.thinking && table.wish({ type: "now", at: state.value.at })),
      a: () => void (table.analysis.possible.value && analyse(table.analysis)),
      z: () => draft.undo(),
      Escape: () => void (sought.value ? (sought.value = null) : draft.back() || table.analysis.lesson.stop()),
      Enter: () => void draft.confirm(),
    },
    key,
  );
}

function analyse(analysis: Table["analysis"]): void {
  void loadPieces();
  analysis.toggle();
}

function takeTile(number: number, { draft, view }: Table): boolean {
  const tile = view.value?.extras.hand[number - 1];
  if (tile) draft.take(tile);
  return tile !== undefined;
}

function run(acts: Record<string, () => void>, key: string): boolean {
  const found = acts[key];
  found?.();
  return found !== undefined;
}
