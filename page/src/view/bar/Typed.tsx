import { useSignal } from "@preact/signals";

import { t } from "../../words";
import { useTable } from "../context";

/** A move in notation, for those who like to type. */
export function Typed() {
  const { draft, state } = useTable();
  const text = useSignal("");
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!text.value.trim()) await draft.confirm();
    else if (await draft.type(text.value)) text.value = "";
  };
  if (!state.value?.mine.length || state.value.phase !== "playing") return null;
  return (
    <form class="typed only-wide" onSubmit={(event) => void send(event)}>
      <label class="hidden" for="typed">
        {t("typed.label")}
      </label>
      <input
        id="typed"
        autoComplete="off"
        spellcheck={false}
        value={text.value}
        disabled={!draft.mine.value}
        placeholder={t("typed.label")}
        title={t("typed.example")}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
    </form>
  );
}
