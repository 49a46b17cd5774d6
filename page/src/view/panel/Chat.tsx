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
      <form class="say" onSubmit={send}>
        <label class="hidden" for="chat-text">
          {t("chat.label")}
        </label>
        <input
          id="chat-text"
          maxLength={500}
          placeholder={t("chat.label")}
          autoComplete="off"
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
        <button type="submit" class="plain" aria-label={t("chat.send")}>
          <Icon name="send" />
        </button>
      </form>
    </div>
  );
}
