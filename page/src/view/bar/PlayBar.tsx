import { useLayoutEffect, useRef } from "preact/hooks";

import type { Draft } from "../../live/draft";
import { inBar } from "../../logic/choices";
import type { State, View } from "../../protocol";
import { count, t, word } from "../../words";
import { TileIcon } from "../board/Tile";
import { useTable } from "../context";
import { BarButton } from "./BarButton";
import { Hand } from "./Hand";
import { Options } from "./Options";
import { ReplayNote } from "./ReplayNote";
import { Typed } from "./Typed";
import { outcome, question } from "./question";

/** Under the board: the tile in hand, what is to be chosen, and the four buttons. Nothing ever covers the board. */
export function PlayBar({ toResult }: { toResult: () => void }) {
  const table = useTable();
  const state = table.state.value;
  const view = table.view.value;
  if (!state || !view || state.phase === "waiting") return null;
  if (table.replay.active.value) return <ReplayNote view={view} />;
  if (state.phase === "over") return <OverNote toResult={toResult} />;
  return table.draft.mine.value ? <MyChoice state={state} view={view} /> : <TheirChoice state={state} view={view} />;
}

function MyChoice({ state, view }: { state: State; view: View }) {
  const table = useTable();
  const { draft } = table;
  const choice = state.choice!;
  const several = state.mine.length > 1;
  const asked = question(draft, view);
  const row = useRef<HTMLDivElement>(null);
  useNoShrinking(row);
  return (
    <div class={choice.out_of_turn ? "bar mine out-of-turn" : "bar mine"} aria-busy={draft.unanswered.value}>
      <div class="bar-row" ref={row}>
        <Hand view={view} />
        <div class={draft.options.value.length ? "bar-text asks" : "bar-text"} aria-live="polite">
          <strong>
            {choice.out_of_turn && <span class="tag">{t("turn.outof")}</span>}
            {several ? t("colon", { name: table.name(choice.seat), text: asked }) : asked}
          </strong>
          <small>{outcome(table, view) || tip(draft)}</small>
        </div>
        <div class="bar-second">
          <Options view={view} />
          <Typed />
        </div>
        <Buttons />
      </div>
    </div>
  );
}

let grown = { across: 0, height: 0 };

/** While the window stays as it is the bar only grows, so that no button moves away from under a hand. */
function useNoShrinking(row: { current: HTMLDivElement | null }): void {
  useLayoutEffect(() => {
    const bar = row.current;
    if (!bar) return undefined;
    const keep = (): void => {
      if (grown.across !== innerWidth) grown = { across: innerWidth, height: 0 };
      grown.height = Math.max(grown.height, bar.offsetHeight);
      bar.style.setProperty("--grown", `${grown.height}px`);
    };
    keep();
    const observer = new ResizeObserver(keep);
    observer.observe(bar);
    return () => observer.disconnect();
  }, []);
}

function tip({ ghost, cells, options, empty, wishedFigure }: Draft): string {
  if (ghost.value) return "";
  if (cells.value.length) return count("turn.cells", cells.value.length);
  return empty.value && !inBar(options.value, wishedFigure.value).length ? t("turn.onboard") : "";
}

function Buttons() {
  const table = useTable();
  const { draft, aids } = table;
  const turns = draft.ghost.value?.placement.turns.length ?? 0;
  const undoable = !draft.empty.value || draft.mayTakeBack();
  return (
    <div class="bar-buttons">
      <BarButton icon="turn" label={t("do.turn")} hint="R" off={turns < 2} press={() => draft.turn(1)} />
      <BarButton icon="undo" label={t("do.undo")} hint="Z" off={!undoable} press={() => draft.undo()} />
      {aids.may("hint") && (
        <BarButton
          icon="hint"
          label={t(aids.hinting.value ? "do.thinking" : "do.hint")}
          hint="H"
          look="wide-only"
          off={aids.hinting.value}
          press={() => void aids.hint()}
        />
      )}
      {aids.may("areas") && (
        <BarButton
          icon="areas"
          label={t("do.areas")}
          hint="F"
          look="small-only"
          pressed={aids.on("areas")}
          press={() => aids.toggle("areas")}
        />
      )}
      <BarButton
        icon="confirm"
        label={t("do.confirm")}
        hint="↵"
        look="primary"
        off={!draft.ready.value}
        press={() => void draft.confirm()}
      />
    </div>
  );
}

/** Another's choice: who, what, and, for a computer, the wish that it move at once. */
function TheirChoice({ state, view }: { state: State; view: View }) {
  const table = useTable();
  const { choice } = state;
  if (!choice) return null;
  const name = table.name(choice.seat);
  const what = choice.verbs.filter((verb) => verb !== "pass")[0] ?? "pass";
  const tiles = view.extras.hand;
  return (
    <div class="bar theirs">
      <div class="bar-row">
        <div class="hand">
          {tiles.map((tile, at) => (
            <span key={at} class="hand-tile">
              <TileIcon view={view} tile={tile} size={88} />
            </span>
          ))}
        </div>
        <div class="bar-text" aria-live="polite">
          <strong>{choice.thinking ? t("theirs.thinking", { name }) : t("theirs.turn", { name })}</strong>
          <small>{word("doing", what)}</small>
        </div>
        <div class="bar-buttons">
          {table.draft.mayTakeBack() && (
            <BarButton icon="undo" label={t("do.undo")} hint="Z" press={() => table.draft.undo()} />
          )}
          {table.aids.may("areas") && (
            <BarButton
              icon="areas"
              label={t("do.areas")}
              hint="F"
              look="small-only"
              pressed={table.aids.on("areas")}
              press={() => table.aids.toggle("areas")}
            />
          )}
          {choice.thinking && state.mine.length > 0 && (
            <BarButton
              icon="forth"
              label={t("do.now")}
              hint="N"
              press={() => void table.wish({ type: "now", at: state.at })}
            />
          )}
        </div>
      </div>
    </div>
  );
}

function OverNote({ toResult }: { toResult: () => void }) {
  const table = useTable();
  const winners = (table.state.value?.result?.winners ?? []).map((seat) => table.name(seat)).join(" & ");
  return (
    <div class="bar over">
      <div class="bar-row">
        <div class="bar-text">
          <strong>{t("over.title")}</strong>
          <small>{t("over.winner", { name: winners })}</small>
        </div>
        <div class="bar-buttons">
          <BarButton icon="back" label={t("over.replay")} hint="[" press={() => table.replay.show(table.replay.last)} />
          <BarButton icon="hint" label={t("over.analyse")} hint="A" press={() => table.analysis.start()} />
          <BarButton icon="crown" label={t("over.result")} hint="" look="with-menu primary" press={toResult} />
        </div>
      </div>
    </div>
  );
}
