import type { View } from "../../protocol";
import { t } from "../../words";
import { loadPieces, pieces } from "../analysis/pieces";
import { useTable } from "../context";
import { BarButton } from "./BarButton";

/** Looking back: which step it is, the way to others, and, once that is known, what the computer thinks of it. */
export function ReplayNote({ view }: { view: View }) {
  const { replay, analysis, slug } = useTable();
  const step = replay.step.value ?? 0;
  const analysed = analysis.on.value && pieces.value !== null;
  const toggle = (): void => {
    void loadPieces();
    analysis.toggle();
  };
  const link = `${location.origin}/t/${slug}/${step}`;
  return (
    <div class={analysed ? "bar replaying analysed" : "bar replaying"}>
      <div class="bar-row">
        <div class="bar-text" aria-live="polite">
          <strong>{t("replay.at", { step, last: replay.last })}</strong>
          {!analysed && <small class="link">{analysis.busy.value ? t("luck.begins") : link}</small>}
        </div>
        {analysed && pieces.value && (
          <div class="bar-second">
            <pieces.value.Verdict view={view} />
            <pieces.value.RatedSteps view={view} />
          </div>
        )}
        <div class="bar-buttons">
          <BarButton icon="back" label={t("replay.back")} hint="[" off={step === 0} press={() => replay.by(-1)} />
          <BarButton
            icon="forth"
            label={t("replay.forth")}
            hint="]"
            off={step >= replay.last}
            press={() => replay.by(1)}
          />
          {analysis.possible.value && (
            <BarButton
              icon="hint"
              label={t("analysis.do")}
              hint="A"
              off={analysis.busy.value}
              pressed={analysed}
              press={toggle}
            />
          )}
          <BarButton
            icon="link"
            label={t("replay.copy")}
            hint=""
            press={() => void navigator.clipboard?.writeText(link)}
          />
          <BarButton icon="close" label={t("replay.leave")} hint="Esc" look="primary" press={() => replay.leave()} />
        </div>
      </div>
    </div>
  );
}
