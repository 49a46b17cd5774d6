import { FigureIcon, Neutral } from "page/view/board/Figure";
import { useTable } from "page/view/context";
import { sentences, word } from "page/words";
import { extrasOf } from "page/logic/extras";
import type { View } from "page/protocol";
import type words from "./words.en.json";

const { t } = sentences<typeof words>();

/** The four quarters with who waits in them, and where the Count is. */
export function TownPanel({ view }: { view: View }) {
  const table = useTable();
  const found = extrasOf(view, "classic")?.count;
  if (!found) return null;
  return (
    <section class="box family">
      <h2>{t("town.title")}</h2>
      <ul class="quarters">
        {Object.entries(found.quarters).map(([name, figures]) => (
          <li key={name} class={name === found.count ? "with-count" : ""}>
            <QuarterName name={name} />
            <span class="quarter-figures">
              {name === found.count && (
                <svg
                  class="figure-icon"
                  width="30"
                  height="30"
                  viewBox="-18 -20 36 36"
                  role="img"
                  aria-label={t("town.count")}
                >
                  <Neutral figure="count" scale={1} />
                </svg>
              )}
              {figures.map(({ seat, figure }, at) => (
                <FigureIcon key={at} badge={table.badge(seat)} figure={figure} size={26} />
              ))}
              <span class="hidden">{figures.map(({ seat }) => table.name(seat)).join(", ")}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A quarter that may be chosen can be pressed here too. */
function QuarterName({ name }: { name: string }) {
  const { draft } = useTable();
  const option = draft.options.value.find(({ move }) => move.name === name);
  if (!option) return <span class="quarter-name">{word("quarter", name)}</span>;
  const on = draft.picked.value?.move.move === option.move.move;
  return (
    <button
      type="button"
      class={on ? "quarter-name on" : "quarter-name"}
      aria-pressed={on}
      onClick={() => draft.choose(option)}
    >
      {word("quarter", name)}
    </button>
  );
}

