import { online } from "../live/online";
import { t } from "../words";

/** Without a connection the page says so. */
export function Offline() {
  return online.value ? null : (
    <p class="notice grey offline" role="status">
      <span class="spinner" /> {t("offline.told")}
    </p>
  );
}
