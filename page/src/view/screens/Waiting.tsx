import { useSignal } from "@preact/signals";

import { explain, luck, sit } from "../../api";
import { clamp, validName } from "../../logic/names";
import type { Seat, State } from "../../protocol";
import { preferences, prefer } from "../../settings";
import { count, hasWord, t, word } from "../../words";
import { FigureIcon } from "../board/Figure";
import { useTable } from "../context";
import { CopyButton } from "../Copy";
import { Face } from "../Face";
import { Icon } from "../Icon";
import { NameField } from "../NameField";
import { Opponents, PlayerChoices } from "../Opponents";
import { setupText } from "../setup";
import { Standing } from "../Standing";

/** Before the game: who is there, who is missing, the link to invite them. */
export function Waiting() {
  const table = useTable();
  const state = table.state.value!;
  const free = state.seats.filter(({ kind }) => kind === "free").length;
  return (
    <main class="waiting">
      <section class="sheet">
        <h2>{t("waiting.title")}</h2>
        <p class="lead">{setupText(state.setup, state.tiles)}</p>
        <p>{count("waiting.free", free)}</p>
        {state.mine.length > 0 && <Invite slug={table.slug} />}
        {table.problem.value && (
          <p class="notice red" role="alert">
            {table.problem.value}
          </p>
        )}
        {!state.mine.length && free > 0 && <SitDown />}
        {!state.mine.length && <Invite slug={table.slug} />}
        <ol class="seats">
          {state.seats.map((seat) => (
            <SeatRow key={seat.seat} seat={seat} state={state} />
          ))}
        </ol>
        <p class="note">{t("seal.promise")}</p>
      </section>
    </main>
  );
}

function Invite({ slug }: { slug: string }) {
  const link = `${location.origin}/t/${slug}`;
  return (
    <div class="invite">
      <input readOnly value={link} aria-label={t("link.label")} onFocus={(event) => event.currentTarget.select()} />
      <CopyButton look="primary" text={() => link} label={t("link.copy")} done={t("link.copied")} />
    </div>
  );
}

/** One press sits down under the name that is kept on this device. */
function SitDown() {
  const table = useTable();
  const taken = table.state.value?.seats.map(({ name }) => name ?? "") ?? [];
  const press = async (event: Event): Promise<void> => {
    event.preventDefault();
    const name = clamp(preferences.value.name, taken);
    if (!validName(name)) return;
    prefer("name", name);
    try {
      await sit(table.slug, { name, luck: luck() });
      table.connection.again();
    } catch (error) {
      table.problem.value = explain(error);
    }
  };
  return (
    <form class="sit" onSubmit={(event) => void press(event)}>
      <NameField />
      <button type="submit" class="primary big" id="sit">
        {t("sit.down")}
      </button>
    </form>
  );
}

function SeatRow({ seat, state }: { seat: Seat; state: State }) {
  const table = useTable();
  const mayFill = state.owner || state.mine.length > 0;
  const mayFree = seat.kind !== "free" && (state.owner || seat.mine === true);
  return (
    <li class={`seat seat-${seat.kind}`}>
      <FigureIcon badge={table.badge(seat.seat)} size={36} />
      {seat.kind === "computer" && <Face player={seat.player ?? ""} size={36} />}
      <span class="seat-name">
        <strong>{seat.kind === "free" ? t("seat.free") : table.name(seat.seat)}</strong>
        <small>
          {seat.kind === "computer"
            ? hasWord("expect", seat.player ?? "")
              ? word("expect", seat.player ?? "")
              : word("player", seat.player ?? "")
            : seat.bot
              ? t("seat.program")
              : seat.mine
              ? t("seat.mine")
              : seat.kind === "person" && seat.connected === false
                ? t("seat.away")
                : ""}
        </small>
      </span>
      {seat.kind === "person" && !seat.mine && <Standing slug={table.slug} seat={seat.seat} />}
      {seat.kind === "free" && mayFill && <AddComputer seat={seat.seat} />}
      {seat.kind === "free" && state.mine.length > 0 && <SecondSeat seat={seat.seat} />}
      {mayFree && (
        <button
          type="button"
          class="quiet"
          aria-label={t("seat.stand", { name: table.name(seat.seat) })}
          onClick={() => void table.wish({ type: "stand", seat: seat.seat })}
        >
          <Icon name="close" size={18} />
        </button>
      )}
      {state.owner && seat.kind === "person" && !seat.mine && <SendAway seat={seat.seat} />}
    </li>
  );
}

/** Whoever is sent away does not come back, so the button asks once more. */
function SendAway({ seat }: { seat: number }) {
  const table = useTable();
  const sure = useSignal(false);
  const label = t("seat.kick", { name: table.name(seat) });
  return sure.value ? (
    <button type="button" class="plain" data-do="kick" onClick={() => void table.wish({ type: "kick", seat })}>
      {t("seat.kick-sure")}
    </button>
  ) : (
    <button type="button" class="quiet" aria-label={label} title={label} onClick={() => (sure.value = true)}>
      <Icon name="none" size={18} />
    </button>
  );
}

/** A computer by name and face; whoever else is on this server is in a list below. */
function AddComputer({ seat }: { seat: number }) {
  const table = useTable();
  const add = (player: string): void => {
    if (player) void table.wish({ type: "substitute", seat, player });
  };
  return (
    <details class="add-computer">
      <summary>{t("seat.computer")}</summary>
      <Opponents choose={add} />
      <select aria-label={t("opponent.others")} value="" onChange={(event) => add(event.currentTarget.value)}>
        <option value="">{t("opponent.others")}</option>
        <PlayerChoices only />
      </select>
    </details>
  );
}

/** Two people at one device: another name for another seat. */
function SecondSeat({ seat }: { seat: number }) {
  const table = useTable();
  const name = useSignal<string | null>(null);
  const press = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      await sit(table.slug, { name: name.value ?? "", seat, luck: luck() });
      table.connection.again();
    } catch (error) {
      table.problem.value = explain(error);
    }
  };
  if (name.value === null) {
    return (
      <button type="button" data-do="here" onClick={() => (name.value = "")}>
        {t("seat.here")}
      </button>
    );
  }
  return (
    <form class="row" onSubmit={(event) => void press(event)}>
      <input
        maxLength={24}
        required
        aria-label={t("name.label")}
        placeholder={t("name.label")}
        value={name.value}
        onInput={(event) => (name.value = event.currentTarget.value)}
      />
      <button type="submit">{t("sit.down")}</button>
    </form>
  );
}
