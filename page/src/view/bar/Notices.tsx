import { askedText } from "../../logic/log";
import { count, t } from "../../words";
import { TileIcon } from "../board/Tile";
import { useTable } from "../context";
import { Icon } from "../Icon";
import { Away } from "./Away";
import { Onward } from "./Onward";
import { Prepared } from "./Prepared";

/** Ribbons between board and bar: lost connection, missed moves, refusals, questions to everybody. */
export function Notices() {
  return (
    <div class="notices">
      <Reconnecting />
      <Problem />
      <Missed />
      <Square />
      <AskBack />
      <Asked />
      <Away />
      <Onward />
      <Prepared />
    </div>
  );
}

function Reconnecting() {
  const { status } = useTable().connection;
  return status.value === "lost" ? (
    <p class="notice grey" role="status">
      <span class="spinner" /> {t("state.reconnecting")}
    </p>
  ) : null;
}

function Problem() {
  const { problem } = useTable();
  return problem.value ? (
    <p class="notice red" role="alert">
      {problem.value}
      <button type="button" class="quiet" onClick={() => (problem.value = "")} aria-label={t("close")}>
        <Icon name="close" size={16} />
      </button>
    </p>
  ) : null;
}

function Missed() {
  const table = useTable();
  const many = table.missed.value.length;
  const first = table.missed.value[0]?.step ?? 1;
  return many ? (
    <p class="notice blue" role="status">
      {count("state.missed", many)}
      <button type="button" onClick={() => table.replay.show(first)}>
        {t("state.show")}
      </button>
      <button type="button" class="quiet" onClick={() => (table.missed.value = [])} aria-label={t("close")}>
        <Icon name="close" size={16} />
      </button>
    </p>
  ) : null;
}

/** The tiles still to come that would fit the empty cell that was pressed for long. */
function Square() {
  const { aids, view } = useTable();
  const square = aids.square.value;
  if (!square || !view.value || !aids.left.value) return null;
  const tiles = aids.fitting.value;
  return (
    <div class="notice paper" role="status">
      {t(tiles.length ? "left.square" : "left.nothing")}
      {tiles.length > 0 && (
        <ul class="fitting">
          {tiles.map(({ tile, count: many }) => (
            <li key={tile}>
              <TileIcon view={view.value!} tile={tile} size={32} />
              <span>×{many}</span>
            </li>
          ))}
        </ul>
      )}
      <button type="button" class="quiet" onClick={() => (aids.square.value = null)} aria-label={t("close")}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

/** My own wish for a take-back, asked once more before it is sent. */
function AskBack() {
  const { draft } = useTable();
  return draft.asking.value === "takeback" ? (
    <p class="notice paper" role="status">
      {t("back.sure")}
      <button type="button" class="primary" onClick={() => void draft.takeBack()}>
        {t("back.ask")} <kbd aria-hidden="true">Z</kbd>
      </button>
      <button type="button" onClick={() => (draft.asking.value = "")}>
        {t("no")}
      </button>
    </p>
  ) : null;
}

/** Somebody's wish: a take-back, a computer for a seat, the end; those who have to agree are asked. */
function Asked() {
  const table = useTable();
  const state = table.state.value;
  const ask = state?.ask;
  if (!state || !ask) return null;
  const mine = ask.waiting.some((seat) => state.mine.includes(seat));
  const answer = (yes: boolean) => (): void => void table.wish({ type: "consent", at: state.at, yes });
  return (
    <p class="notice paper" role="status">
      {askedText(ask, (seat) => table.name(seat))}
      {mine ? (
        <>
          <button type="button" class="primary" onClick={answer(true)}>
            {t("back.agree")}
          </button>
          <button type="button" onClick={answer(false)}>
            {t("back.refuse")}
          </button>
        </>
      ) : (
        <small>{t("back.waiting", { names: ask.waiting.map((seat) => table.name(seat)).join(", ") })}</small>
      )}
    </p>
  );
}
