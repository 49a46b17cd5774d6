import { t } from "../../words";
import { useTable } from "../context";
import { Icon, type IconName } from "../Icon";

/** Back and forth through the game. */
export function ReplayBar() {
  const { replay, state } = useTable();
  const last = state.value?.steps ?? 0;
  const step = replay.step.value ?? last;
  const button = (name: IconName, label: string, press: () => void, off: boolean) => (
    <button type="button" class="plain" aria-label={label} title={label} disabled={off} onClick={press}>
      <Icon name={name} />
    </button>
  );
  return (
    <nav class="replay" aria-label={t("replay.label")}>
      {button("first", t("replay.first"), () => replay.show(0), step === 0)}
      {button("back", t("replay.back"), () => replay.by(-1), step === 0)}
      <input
        type="range"
        min="0"
        max={last}
        value={step}
        aria-label={t("replay.step")}
        aria-valuetext={t("replay.of", { step, last })}
        disabled={last === 0}
        onInput={(event) => replay.show(Number(event.currentTarget.value))}
      />
      <output>
        {step} / {last}
      </output>
      {button("forth", t("replay.forth"), () => replay.by(1), step >= last)}
      {button(
        replay.playing.value ? "pause" : "play",
        t(replay.playing.value ? "replay.pause" : "replay.play"),
        () => replay.toggle(),
        last === 0,
      )}
    </nav>
  );
}
