import { prefer } from "../settings";
import { language, speak, t } from "../words";

/** French or English, for this device. */
export function Languages() {
  const choose = (chosen: "en" | "fr"): void => {
    prefer("language", chosen);
    void speak();
  };
  return (
    <select
      class="languages"
      aria-label={t("language")}
      value={language.value}
      onChange={(event) => choose(event.currentTarget.value as "en" | "fr")}
    >
      <option value="en" lang="en">
        EN
      </option>
      <option value="fr" lang="fr">
        FR
      </option>
    </select>
  );
}
