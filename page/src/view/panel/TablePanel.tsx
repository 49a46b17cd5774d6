import { useSignal } from "@preact/signals";

import { explain, makeLink, recordPath, usualPlayer } from "../../api";
import { t, word } from "../../words";
import { useTable } from "../context";
import { CopyButton } from "../Copy";
import { Icon } from "../Icon";
import { Languages } from "../Languages";
import { QrCode } from "../QrCode";
import { setupText } from "../setup";

/** The table itself: what is played, its links, its record, and the ways to leave it. */
export function TablePanel() {
  const table = useTable();
  const state = table.state.value;
  if (!state) return null;
  return (
    <div class="table-panel">
      <p>{setupText(state.setup, state.tiles)}</p>
      <span class="with-menu">
        <Languages />
      </span>
      <div class="row">
        <CopyButton text={() => `${location.origin}/t/${table.slug}`} label={t("link.copy")} done={t("link.copied")} />
        <a class="button" href={recordPath(table.slug)} download="">
          <Icon name="download" size={16} /> {t("record.get")}
        </a>
      </div>
      <ul class="players-here">
        {state.seats
          .filter(({ kind }) => kind === "person")
          .map(({ seat }) => (
            <li key={seat}>
              <a href={`/t/${table.slug}/player/${seat}`}>
                <Icon name="person" size={16} /> {t("player.of", { name: table.name(seat) })}
              </a>
            </li>
          ))}
      </ul>
      {state.mine.map((seat) => (
        <MySeat key={seat} seat={seat} />
      ))}
      <details>
        <summary>{t("seal.title")}</summary>
        <p class="note">{t("seal.about")}</p>
        <code class="hash">{state.seal.hash}</code>
        {state.seal.secret && <code class="hash">{state.seal.secret}</code>}
      </details>
    </div>
  );
}

function MySeat({ seat }: { seat: number }) {
  const table = useTable();
  const state = table.state.value!;
  const asking = useSignal(false);
  const { substitute } = state.seats[seat] ?? {};
  const player = usualPlayer();
  if (state.phase !== "playing") return <Device seat={seat} />;
  return (
    <div class="my-seat">
      <Device seat={seat} />
      {substitute ? (
        <button type="button" onClick={() => void table.wish({ type: "return", seat })}>
          {t("seat.return")}
        </button>
      ) : (
        <button type="button" onClick={() => void table.wish({ type: "substitute", seat, player })}>
          <Icon name="computer" size={16} /> {t("seat.hand", { player: word("player", player) })}
        </button>
      )}
      {asking.value ? (
        <span class="row">
          <span>{t("resign.sure")}</span>
          <button
            type="button"
            class="danger"
            onClick={() => void table.wish({ type: "resign", seat }).then(() => (asking.value = false))}
          >
            {t("resign.yes")}
          </button>
          <button type="button" onClick={() => (asking.value = false)}>
            {t("no")}
          </button>
        </span>
      ) : (
        <button type="button" onClick={() => (asking.value = true)}>
          <Icon name="flag" size={16} /> {t("resign.ask", { name: table.name(seat) })}
        </button>
      )}
    </div>
  );
}

/** A link that gives this seat to another device of mine. */
function Device({ seat }: { seat: number }) {
  const table = useTable();
  const link = useSignal("");
  const make = async (): Promise<void> => {
    try {
      link.value = location.origin + (await makeLink(table.slug, seat)).path;
    } catch (error) {
      table.problem.value = explain(error);
    }
  };
  if (!link.value) {
    return (
      <button type="button" onClick={() => void make()}>
        <Icon name="link" size={16} /> {t("device.make", { name: table.name(seat) })}
      </button>
    );
  }
  return (
    <div class="device" ref={(part) => part?.scrollIntoView({ block: "nearest" })}>
      <input
        readOnly
        value={link.value}
        aria-label={t("device.link")}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton text={() => link.value} label={t("device.copy")} done={t("link.copied")} />
      <QrCode text={link.value} />
      <small>{t("device.about")}</small>
    </div>
  );
}
