import type { Table } from "../../live/table";
import { sideLine } from "../../logic/analysis";
import type { State, View } from "../../protocol";
import { t, word } from "../../words";
import { loadPieces, pieces } from "../analysis/pieces";
import { TileIcon } from "../board/Tile";
import { useTable } from "../context";
import { BarButton } from "./BarButton";
import { MyChoice } from "./MyChoice";
import { ReplayNote } from "./ReplayNote";

/** Under the board: the tile in hand, what is to be chosen, and the four buttons. Nothing ever covers the board. */
export function PlayBar({ toResult }: { toResult: () => void }) {
  const table = useTable();
  const state = table.state.value;
  const view = table.view.value;
  if (!state || !view || state.phase === "waiting") return null;
  if (table.analysis.lesson.mistake.value && pieces.value) return <pieces.value.LessonBar view={view} />;
  if (table.replay.active.value) return <ReplayNote view={view} />;
  if (state.phase === "over") return <OverNote toResult={toResult} />;
  const { choice } = state;
  return choice?.mine ? <MyChoice choice={choice} view={view} /> : <TheirChoice state={state} view={view} />;
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
          {table.plans.may.value && (
            <BarButton
              icon="send"
              label={t("plan.prepare")}
              hint=""
              pressed={table.plans.open.value}
              press={() => (table.plans.open.value = !table.plans.open.value)}
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
  const { analysis } = table;
  const winners = (table.state.value?.result?.winners ?? []).map((seat) => table.name(seat)).join(" & ");
  const analyse = (): void => {
    void Promise.all([loadPieces(), analysis.ask()]);
    toResult();
  };
  return (
    <div class="bar over">
      <div class="bar-row">
        <div class="bar-text">
          <strong>{t("over.title")}</strong>
          <small>{inShort(table) || t("over.winner", { name: winners })}</small>
        </div>
        <div class="bar-buttons">
          <BarButton icon="back" label={t("over.replay")} hint="[" press={() => table.replay.show(table.replay.last)} />
          <BarButton icon="hint" label={t("analysis.do")} hint="A" press={analyse} />
          <BarButton icon="crown" label={t("over.result")} hint="" look="with-menu primary" press={toResult} />
        </div>
      </div>
    </div>
  );
}

/** What luck and play came to for me, once that is known. */
function inShort({ analysis, state }: Table): string {
  const told = analysis.told.value;
  const { mine = [] } = state.value ?? {};
  const side = mine.length === 1 ? told?.sides[mine[0]!] : undefined;
  return told && side ? sideLine(side, told.over, "", true) : "";
}
