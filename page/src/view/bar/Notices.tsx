import { useSignal } from "@preact/signals";

import { usualPlayer } from "../../api";
import type { Seat } from "../../protocol";
import { count, t, word } from "../../words";
import { TileIcon } from "../board/Tile";
import { useTable } from "../context";
import { Icon } from "../Icon";

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

/** Somebody's wish for a take-back; those who have to agree are asked. */
function Asked() {
  const table = useTable();
  const state = table.state.value;
  const ask = state?.ask;
  if (!state || !ask) return null;
  const mine = ask.waiting.some((seat) => state.mine.includes(seat));
  const answer = (yes: boolean) => (): void => void table.wish({ type: "consent", at: state.at, yes });
  return (
    <p class="notice paper" role="status">
      {t("back.asked", { name: table.name(ask.seat), step: ask.step })}
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

function Away() {
  const table = useTable();
  const state = table.state.value;
  if (state?.phase !== "playing" || !state.mine.length) return null;
  return (
    <>
      {state.seats
        .filter((seat) => seat.away_since && !seat.mine && !seat.substitute)
        .map((seat) => (
          <AwaySeat key={seat.seat} seat={seat} />
        ))}
    </>
  );
}

/** A player who is away: wait, let a computer play for him, or end the game. */
function AwaySeat({ seat }: { seat: Seat }) {
  const table = useTable();
  const waits = useSignal(false);
  const player = usualPlayer();
  const at = table.state.value?.at ?? 0;
  if (waits.value) return null;
  return (
    <p class="notice paper" role="status">
      {t("away.told", { name: table.name(seat.seat) })}
      {seat.may_decide && (
        <>
          <button type="button" onClick={() => (waits.value = true)}>
            {t("away.wait")}
          </button>
          <button type="button" onClick={() => void table.wish({ type: "substitute", seat: seat.seat, player })}>
            {t("away.computer", { player: word("player", player) })}
          </button>
          <button type="button" onClick={() => void table.wish({ type: "end", at })}>
            {t("away.end")}
          </button>
        </>
      )}
    </p>
  );
}
