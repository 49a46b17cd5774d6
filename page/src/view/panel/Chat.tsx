import { useSignal } from "@preact/signals";

import { t } from "../../words";
import { useTable } from "../context";
import { Icon } from "../Icon";
import { Scrolled, Who } from "./Log";

/** What people say to each other, as plain text. */
export function Chat() {
  const table = useTable();
  const text = useSignal("");
  const said = table.lines.value.filter(({ kind }) => kind === "said");
  const state = table.state.value;
  const mine = state?.mine[0];
  const muted = (mine === undefined ? state?.hushed : state?.seats[mine]?.muted) === true;
  const send = (event: Event): void => {
    event.preventDefault();
    const words = text.value.trim();
    if (!words) return;
    text.value = "";
    void table.wish({ type: "chat", text: words });
  };
  return (
    <div class="chat">
      <Scrolled count={said.length} label={t("tab.chat")}>
        {said.map((line) => (
          <li key={line.number} class="line">
            <span>
              {line.seat !== null && line.seat !== undefined ? <Who seat={line.seat} /> : <strong>{line.name}</strong>}{" "}
              {line.text}
            </span>
          </li>
        ))}
        {!said.length && <li class="line empty">{t("chat.empty")}</li>}
      </Scrolled>
      {table.state.value?.owner && <Hushing />}
      <form class="say" onSubmit={send}>
        <label class="hidden" for="chat-text">
          {t("chat.label")}
        </label>
        <input
          id="chat-text"
          maxLength={500}
          placeholder={muted ? t("refusal.muted") : t("chat.label")}
          disabled={muted}
          autoComplete="off"
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
        <button type="submit" class="plain" aria-label={t("chat.send")} disabled={muted}>
          <Icon name="send" />
        </button>
      </form>
    </div>
  );
}

/** The owner of a table lets somebody, or all who watch, speak no more. */
function Hushing() {
  const table = useTable();
  const state = table.state.value;
  const others = (state?.seats ?? []).filter(({ kind, mine }) => kind === "person" && !mine);
  return (
    <details class="hushing">
      <summary>{t("chat.hush")}</summary>
      {others.map(({ seat, muted }) => (
        <Hushed key={seat} seat={seat} muted={muted === true} name={table.name(seat)} />
      ))}
      <Hushed seat={null} muted={state?.hushed === true} name={t("chat.watchers")} />
    </details>
  );
}

function Hushed({ seat, muted, name }: { seat: number | null; muted: boolean; name: string }) {
  const table = useTable();
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={muted}
        onChange={(event) => void table.wish({ type: "mute", seat, muted: event.currentTarget.checked })}
      />
      {name}
    </label>
  );
}
