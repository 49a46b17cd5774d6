import { AIDS, preferences, prefer, type AidMode, type AidName } from "../../settings";
import { t, word } from "../../words";
import { useTable } from "../context";
import { AnalysisButton, AnalysisPart } from "./Analysis";

const MODES: readonly AidMode[] = ["off", "demand", "always"];

/** Each aid off, on demand or always; the table's owner may lock them. */
export function AidsPanel() {
  const table = useTable();
  const { aids } = table;
  const owner = table.state.value?.owner === true && table.state.value.phase !== "over";
  return (
    <div class="aids">
      {AIDS.map((aid) => (
        <div key={aid} class="aid">
          <span class="aid-name" id={`aid-${aid}`}>
            {word("aid", aid)}
          </span>
          {aids.locked.value.includes(aid) ? <em>{t("aid.locked")}</em> : <Modes aid={aid} />}
          {owner && (
            <label class="check">
              <input
                type="checkbox"
                checked={aids.locked.value.includes(aid)}
                onChange={(event) => void table.wish({ type: "lock", aid, locked: event.currentTarget.checked })}
              />
              {t("aid.lock")}
            </label>
          )}
        </div>
      ))}
      <p class="note">{t("aid.note")}</p>
      {table.state.value?.phase === "playing" && table.analysis.possible.value && (
        <>
          <AnalysisButton />
          <AnalysisPart />
        </>
      )}
    </div>
  );
}

export function Modes({ aid }: { aid: AidName }) {
  const chosen = preferences.value.aids[aid];
  const modes = aid === "hint" ? MODES.slice(0, 2) : MODES;
  return (
    <select
      class="modes"
      aria-labelledby={`aid-${aid}`}
      value={chosen}
      onChange={(event) => prefer("aids", { ...preferences.value.aids, [aid]: event.currentTarget.value as AidMode })}
    >
      {modes.map((mode) => (
        <option key={mode} value={mode} selected={mode === chosen}>
          {word("mode", mode)}
        </option>
      ))}
    </select>
  );
}
