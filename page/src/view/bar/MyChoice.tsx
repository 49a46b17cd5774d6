import { useLayoutEffect, useRef } from "preact/hooks";

import type { Draft } from "../../live/draft";
import { inBar } from "../../logic/choices";
import type { Choice, View } from "../../protocol";
import { count, t } from "../../words";
import { Why } from "../Why";
import { useTable } from "../context";
import { BarButton } from "./BarButton";
import { Hand } from "./Hand";
import { HintWorth } from "./HintWorth";
import { Options } from "./Options";
import { Typed } from "./Typed";
import { outcome, question, topic } from "./question";

/** My choice: the tile in hand, what is to be chosen, what comes of it, and the four buttons. */
export function MyChoice({ choice, view }: { choice: Choice; view: View }) {
  const table = useTable();
  const { draft } = table;
  const several = (table.state.value?.mine.length ?? 0) > 1;
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
            {several ? t("colon", { name: table.name(choice.seat), text: asked }) : asked}{" "}
            <Why game={view.game} about={topic(draft)} />
          </strong>
          <small>{outcome(table, view) || tip(draft)}</small>
          <HintWorth />
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
    const wear = (): void => bar.style.setProperty("--grown", `${grown.height}px`);
    const keep = (): void => {
      if (grown.across !== innerWidth) grown = { across: innerWidth, height: 0 };
      grown.height = Math.max(grown.height, bar.offsetHeight);
      wear();
    };
    if (grown.across === innerWidth) wear();
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
  const { draft, aids, replay } = table;
  const turns = draft.ghost.value?.placement.turns.length ?? 0;
  const undoable = !draft.empty.value || draft.mayTakeBack();
  return (
    <div class="bar-buttons">
      <BarButton icon="turn" label={t("do.turn")} hint="R" off={turns < 2} press={() => draft.turn(1)} />
      <BarButton icon="undo" label={t("do.undo")} hint="Z" off={!undoable} press={() => draft.undo()} />
      {aids.may("hint") && !replay.trying.value && (
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
