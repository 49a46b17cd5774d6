import { useSignal } from "@preact/signals";

import { usualPlayer } from "../../api";
import { clockText } from "../../logic/clock";
import type { Seat, State } from "../../protocol";
import { language, t, word } from "../../words";
import { useTable } from "../context";
import { useNow } from "../now";
import { byDays } from "../setup";

/** Players who are away: what they are waited for with, and, once the table's time for them is over, what may be done. */
export function Away() {
  const state = useTable().state.value;
  if (state?.phase !== "playing" || !state.mine.length) return null;
  return (
    <>
      {state.seats
        .filter((seat) => seat.away_since && !seat.mine && !seat.substitute)
        .map((seat) => (
          <AwaySeat key={seat.seat} seat={seat} state={state} />
        ))}
    </>
  );
}

function AwaySeat({ seat, state }: { seat: Seat; state: State }) {
  const name = useTable().name(seat.seat);
  const waited = state.choice?.seat === seat.seat;
  const timed = (state.setup.clock?.kind ?? "none") !== "none";
  if (seat.holiday)
    return (
      <p class="notice paper" role="status">
        {t("away.holiday", { name, date: new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(seat.holiday) })}
      </p>
    );
  if (byDays(state.setup)) return null;
  if (seat.may_decide) return <Decide seat={seat} state={state} name={name} />;
  return (
    <p class="notice paper" role="status">
      {timed && waited ? t("away.clock", { name }) : t("away.told", { name })}
      {seat.decide_at ? <CountDown until={seat.decide_at} name={name} /> : null}
    </p>
  );
}

/** How long it is until the others may decide. */
function CountDown({ until, name }: { until: number; name: string }) {
  const table = useTable();
  const left = Math.max(0, until - useNow() - table.drift.value);
  return (
    <small role="timer" data-decide-in>
      {t("away.until", { name, time: clockText(left) })}
    </small>
  );
}

/** Wait on, let a computer play for him, or end the game, which is asked once more; others who stay are asked too. */
function Decide({ seat, state, name }: { seat: Seat; state: State; name: string }) {
  const table = useTable();
  const waits = useSignal(false);
  const ending = useSignal(false);
  const player = usualPlayer();
  if (waits.value) return null;
  const end = (): void => {
    ending.value = false;
    void table.wish({ type: "end", at: state.at });
  };
  if (ending.value)
    return (
      <p class="notice paper" role="status">
        {t("away.sure", { name })}
        <button type="button" data-away="end" onClick={end}>
          {t("away.yes")}
        </button>
        <button type="button" onClick={() => (ending.value = false)}>
          {t("no")}
        </button>
      </p>
    );
  return (
    <p class="notice paper" role="status">
      {t("away.told", { name })}
      <button type="button" class="primary" data-away="wait" onClick={() => (waits.value = true)}>
        {t("away.wait")}
      </button>
      <button
        type="button"
        data-away="computer"
        onClick={() => void table.wish({ type: "substitute", seat: seat.seat, player })}
      >
        {t("away.computer", { player: word("player", player) })}
      </button>
      <button type="button" data-away="ask-end" onClick={() => (ending.value = true)}>
        {t("away.end")}
      </button>
    </p>
  );
}
