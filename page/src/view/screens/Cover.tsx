import type { Table } from "../../live/table";
import { preferences } from "../../settings";
import { t } from "../../words";
import { useTable } from "../context";

/** Whether the screen is covered: it is the turn of one of several people at this device, who has not taken it yet. */
export function covered(table: Table): boolean {
  const state = table.state.value;
  const seat = state?.choice?.mine ? state.choice.seat : null;
  if (!state || seat === null || state.mine.length < 2 || table.replay.active.value) return false;
  return (state.secret || preferences.value.cover === "always") && table.shownTo.value !== seat;
}

/** Nothing of the table is shown until whoever is to choose has the device in his hands. */
export function Cover() {
  const table = useTable();
  const seat = table.state.value?.choice?.seat ?? 0;
  const name = table.name(seat);
  return (
    <main class="cover" aria-labelledby="cover-title">
      <h2 id="cover-title">
        {t("cover.title", { name })}
      </h2>
      <p>{t("cover.about")}</p>
      <button type="button" class="primary big" data-do="uncover" onClick={() => (table.shownTo.value = seat)}>
        {t("cover.ready", { name })}
      </button>
    </main>
  );
}
