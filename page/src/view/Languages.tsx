import { prefer } from "../settings";
import { language, LANGUAGES, speak, t } from "../words";

/** The language, for this device; without a connection one that was never spoken here comes when there is one. */
export function Languages() {
  const choose = (chosen: string): void => {
    prefer("language", chosen);
    speak().catch(() => undefined);
  };
  return (
    <select
      class="languages"
      aria-label={t("language")}
      value={language.value}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {LANGUAGES.map((code) => (
        <option key={code} value={code} lang={code}>
          {code.toUpperCase()}
        </option>
      ))}
    </select>
  );
}
