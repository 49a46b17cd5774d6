import { clockText } from "../logic/clock";
import { t } from "../words";
import { useNow } from "./now";

/** How long there still is until a moment. */
export function TimeLeft({ until }: { until: number }) {
  const left = until - useNow();
  return <small class="time-left">{left > 0 ? t("left.until", { time: clockText(left) }) : t("left.over")}</small>;
}
