import { preferences, prefer } from "../settings";
import { t } from "../words";

/** The player's name, kept on this device. */
export function NameField() {
  return (
    <label class="name-field">
      <span>{t("name.label")}</span>
      <input
        id="name"
        maxLength={24}
        required
        autoComplete="nickname"
        value={preferences.value.name}
        onInput={(event) => prefer("name", event.currentTarget.value)}
      />
    </label>
  );
}
