import { pointsOf } from "../../logic/analysis";
import { reasons, verdict } from "../../logic/lesson";
import type { View } from "../../protocol";
import { t } from "../../words";
import { BarButton } from "../bar/BarButton";
import { MyChoice } from "../bar/MyChoice";
import { useTable } from "../context";
import { RatedSteps } from "./Verdict";

/** A mistake once more: the choice as it was, then what was tried beside the best, and why the best is better. */
export function LessonBar({ view }: { view: View }) {
  const { replay, analysis } = useTable();
  const { lesson } = analysis;
  const trying = replay.trying.value;
  return (
    <div class="lesson-box">
      <Told />
      {trying && replay.choice.value && <MyChoice choice={replay.choice.value} view={view} />}
      {lesson.shown.value && (
        <div class="bar replaying analysed lesson-best">
          <RatedSteps view={view} />
        </div>
      )}
      <Ways />
    </div>
  );
}

function Told() {
  const table = useTable();
  const { lesson } = table.analysis;
  const mistake = lesson.mistake.value;
  if (!mistake) return null;
  const game = table.view.value?.game ?? "";
  const { mine = [] } = table.state.value ?? {};
  const tried = lesson.isTried(table.draft.moves.value) ? lesson.tried.value : null;
  const values = { number: (lesson.number.value ?? 0) + 1, all: lesson.mistakes.value.length, step: mistake.step };
  const told = lesson.shown.value
    ? reasons(mistake, lesson.brings.value, { seat: mine.includes(mistake.seat) ? mistake.seat : -1, names: table.names.value, game })
    : [
        tried
          ? verdict(mistake, tried)
          : t("lesson.find", { name: table.name(mistake.seat), price: pointsOf(mistake.price) }),
      ];
  return (
    <div class="lesson" role="status">
      <strong>{t("lesson.at", values)}</strong>
      {lesson.busy.value ? (
        <p>
          <span class="spinner" /> {t("lesson.thinks")}
        </p>
      ) : (
        told.map((sentence) => <p key={sentence}>{sentence}</p>)
      )}
    </div>
  );
}

function Ways() {
  const { analysis } = useTable();
  const { lesson } = analysis;
  const number = lesson.number.value ?? 0;
  const last = number + 1 >= lesson.mistakes.value.length;
  return (
    <div class="bar-buttons lesson-ways">
      {lesson.shown.value ? (
        <BarButton icon="undo" label={t("lesson.again")} hint="" press={() => lesson.again()} />
      ) : (
        <BarButton icon="hint" label={t("lesson.why")} hint="" press={() => void lesson.why()} />
      )}
      <BarButton icon="forth" label={t("lesson.next")} hint="" off={last} press={() => lesson.begin(number + 1)} />
      <BarButton icon="close" label={t("lesson.stop")} hint="Esc" press={() => lesson.stop()} />
    </div>
  );
}
