import { t } from "../../words";
import { loadPieces, pieces } from "../analysis/pieces";
import { useTable } from "../context";
import { Icon } from "../Icon";

/** Asks for the analysis of a game. */
export function AnalysisButton() {
  const { analysis } = useTable();
  if (!analysis.possible.value) return null;
  const press = (): void => void Promise.all([loadPieces(), analysis.ask()]);
  return (
    <button type="button" data-do="analysis" disabled={analysis.busy.value} onClick={press}>
      <Icon name="hint" size={16} /> {t("analysis.do")}
    </button>
  );
}

/** How far the analysis is, then what it says. */
export function AnalysisPart() {
  const { analysis } = useTable();
  const { done = 0, moves = 0, compiling = false } = analysis.progress.value ?? {};
  if (analysis.busy.value) {
    return (
      <p class="luck-progress" role="status">
        {compiling ? t("luck.compiles") : moves ? t("luck.progress", { done, moves }) : t("luck.begins")}
        <progress max={Math.max(1, moves)} value={compiling ? undefined : done} aria-label={t("luck.begins")} />
      </p>
    );
  }
  const { told } = analysis;
  return told.value && pieces.value ? <pieces.value.LuckAndSkill told={told.value} /> : null;
}
