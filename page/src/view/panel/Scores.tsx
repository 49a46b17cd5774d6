import { clockText, remaining } from "../../logic/clock";
import { seatLines, type Badge } from "../../logic/seats";
import type { Seat, State } from "../../protocol";
import { t, word } from "../../words";
import { FigureIcon } from "../board/Figure";
import { useTable } from "../context";
import { CountUp } from "../CountUp";
import { LongName } from "../LongName";
import { useNow } from "../now";

/** A card for each seat: who, points, supply, clock. On small screens they become chips in one row. */
export function Scores() {
  const table = useTable();
  const state = table.state.value;
  if (!state?.view) return null;
  return (
    <ul class="scores" data-seats={state.seats.length} aria-label={t("scores.label")}>
      {state.seats.map((seat) => (
        <Card key={seat.seat} seat={seat} state={state} />
      ))}
    </ul>
  );
}

function Card({ seat, state }: { seat: Seat; state: State }) {
  const table = useTable();
  const badge = table.badge(seat.seat);
  const view = table.view.value!;
  const chooses = !table.replay.active.value && state.choice?.seat === seat.seat;
  const ended = table.aids.on("ended") ? table.aids.ended.value[seat.seat] : undefined;
  const marks = [
    "card of-seat",
    chooses ? "chooses" : "",
    table.flights.marked.value.includes(seat.seat) ? "paid" : "",
    seat.mine ? "mine" : "",
    seat.connected === false && seat.kind === "person" ? "away" : "",
  ];
  return (
    <li
      class={marks.filter(Boolean).join(" ")}
      style={seatLines(badge)}
      aria-current={chooses ? "true" : undefined}
    >
      <FigureIcon badge={badge} size={40} />
      <span class="card-name">
        <LongName name={table.name(seat.seat)} />
        <small class="card-line">
          <span class="standing">{standingOf(seat, state.phase)}</span>
          <Supply badge={badge} supply={view.supply[seat.seat] ?? {}} game={view.game} />
        </small>
      </span>
      <span class="card-points">
        <strong class="points" data-points={seat.seat}>
          <CountUp value={(view.scores[seat.seat] ?? 0) - table.flights.due(seat.seat)} />
        </strong>
        {ended !== undefined && (
          <small class="ended" title={t("aid.ended.long")}>
            <span class="with-panel">{t("scores.ended", { points: ended })}</span>
            <span class="with-menu">≈{ended}</span>
          </small>
        )}
        <Clock seat={seat.seat} />
      </span>
    </li>
  );
}

/** What there is to say about a seat besides its name. */
function standingOf(seat: Seat, phase: State["phase"]): string {
  if (seat.resigned) return t("seat.resigned");
  if (seat.out_of_time) return t("seat.flagged");
  if (seat.substitute) return t("seat.substitute", { player: word("player", seat.player ?? "") });
  if (seat.kind === "computer") return t("seat.bot");
  if (seat.bot) return t("seat.program");
  if (phase === "playing" && seat.connected === false) return t("seat.away");
  return seat.mine ? t("seat.mine") : "";
}

/** What is left to put on the board: a small figure of each kind with its number. */
function Supply({ badge, supply, game }: { badge: Badge; supply: Record<string, number>; game: string }) {
  const kinds = Object.entries(supply).filter(([figure, many]) => many > 0 || figure === "m");
  return (
    <>
      {kinds.map(([figure, many]) => (
        <span key={figure} class="supply" title={`${many} ${word(many === 1 ? "figure" : "figures", figure, game)}`}>
          <FigureIcon badge={badge} figure={figure} size={19} />
          {(many !== 1 || figure === "m") && <span aria-hidden="true">×{many}</span>}
          <span class="hidden">
            {many} {word(many === 1 ? "figure" : "figures", figure, game)}
          </span>
        </span>
      ))}
    </>
  );
}

export function Clock({ seat }: { seat: number }) {
  const table = useTable();
  const state = table.state.value;
  const running = state?.clocks?.running === seat && state.phase === "playing";
  const now = useNow(running);
  if (!state?.clocks || (state.setup.clock?.kind ?? "none") === "none") return null;
  const left = remaining(state.clocks, seat, state.time, now + table.drift.value);
  return (
    <span class={running && left < 20_000 ? "clock short" : "clock"} role="timer">
      {clockText(left)}
    </span>
  );
}
