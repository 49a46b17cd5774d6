import { signal } from "@preact/signals";

import { t } from "../../words";
import { useTable } from "../context";
import { Icon } from "../Icon";

/** What shows an analysis is fetched when one is asked for. */
const piece = signal<typeof import("./LuckAndSkill") | null>(null);

/** Asks for the analysis of a game that is over. */
export function LuckButton() {
  const { luck } = useTable();
  const press = async (): Promise<void> => {
    const [found] = await Promise.all([import("./LuckAndSkill"), luck.ask()]);
    piece.value = found;
  };
  return (
    <button type="button" data-do="luck" disabled={luck.busy.value} onClick={() => void press()}>
      <Icon name="ended" size={16} /> {t("luck.do")}
    </button>
  );
}

/** How far the analysis is, then what it says. */
export function LuckPart() {
  const { luck } = useTable();
  const { done, moves } = luck.progress.value ?? { done: 0, moves: 0 };
  if (luck.busy.value) {
    return (
      <p class="luck-progress" role="status">
        {moves ? t("luck.progress", { done, moves }) : t("luck.begins")}
        <progress max={Math.max(1, moves)} value={done} aria-label={t("luck.begins")} />
      </p>
    );
  }
  return luck.told.value && piece.value ? <piece.value.LuckAndSkill told={luck.told.value} /> : null;
}
