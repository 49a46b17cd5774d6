import { useSignal } from "@preact/signals";

import { explain } from "../../api";
import { takeHoliday } from "../../people";
import type { Holiday, TakeHoliday } from "../../protocol";
import { language, t } from "../../words";

const dayOf = (time: number): string => new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(time);
const today = (): string => new Date().toLocaleDateString("sv");

/** Days on which my clock does not run in games by correspondence. */
export function Holidays({ first }: { first: Holiday }) {
  const holiday = useSignal(first);
  const days = useSignal("7");
  const from = useSignal(today());
  const problem = useSignal("");
  const send = async (wish: TakeHoliday): Promise<void> => {
    problem.value = "";
    try {
      holiday.value = await takeHoliday(wish);
    } catch (error) {
      problem.value = explain(error);
    }
  };
  const { begins, ends, days_left } = holiday.value;
  const planned = begins !== null && ends !== null;
  const begun = planned && begins <= Date.now();
  return (
    <section class="holidays" aria-labelledby="holiday-title">
      <h2 id="holiday-title">{t("holiday.title")}</h2>
      <p class="note">{t("holiday.about", { count: days_left })}</p>
      {planned ? (
        <p class="row">
          <strong role="status">
            {begun
              ? t("holiday.until", { date: dayOf(ends) })
              : t("holiday.planned", { begins: dayOf(begins), ends: dayOf(ends) })}
          </strong>
          <button type="button" data-do="back" onClick={() => void send({ days: 0 })}>
            {t(begun ? "holiday.end" : "holiday.cancel")}
          </button>
        </p>
      ) : (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            const begins = from.value > today() ? new Date(`${from.value}T00:00`).getTime() : 0;
            void send({ days: Number(days.value), begins });
          }}
        >
          <label>
            {t("holiday.from")}{" "}
            <input type="date" min={today()} value={from.value} onInput={(event) => (from.value = event.currentTarget.value)} />
          </label>
          <label>
            {t("holiday.days")}{" "}
            <input
              type="number"
              min={1}
              max={Math.max(1, days_left)}
              value={days.value}
              onInput={(event) => (days.value = event.currentTarget.value)}
            />
          </label>
          <button type="submit" data-do="holiday">
            {t("holiday.take")}
          </button>
        </form>
      )}
      {problem.value && (
        <p class="notice red" role="alert">
          {problem.value}
        </p>
      )}
    </section>
  );
}
