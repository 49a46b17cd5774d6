import { FigureIcon } from "page/view/board/Figure";
import { useTable } from "page/view/context";
import { sentences } from "page/words";
import { extrasOf } from "page/logic/extras";
import type { View } from "page/protocol";
import type words from "./words.en.json";

const { t, count } = sentences<typeof words>();

/** Three stacks with the one that is drawn from marked, and what is left to build with. */
export function CityPanel({ view }: { view: View }) {
  const table = useTable();
  const extras = extrasOf(view, "city");
  if (!extras) return null;
  const { stacks, walls_left: wallsLeft, towers_left: towersLeft, gap } = extras;
  const current = stacks.findIndex((many) => many > 0);
  return (
    <section class="box family">
      <h2>{t("city.stacks")}</h2>
      <ol class="stacks">
        {stacks.map((many, at) => (
          <li
            key={at}
            class={at === current ? "current" : many ? "" : "done"}
            aria-current={at === current ? "step" : undefined}
          >
            <strong>{many}</strong>
            <small>{t("city.stack", { number: at + 1 })}</small>
          </li>
        ))}
        <li>
          <strong>{wallsLeft}</strong>
          <small>{t("city.walls")}</small>
        </li>
        {gap !== null && (
          <li>
            <strong>{gap}</strong>
            <small>{t("city.gap")}</small>
          </li>
        )}
      </ol>
      <ul class="pieces">
        {towersLeft.map((many, seat) => (
          <li key={seat}>
            <FigureIcon badge={table.badge(seat)} figure="tower" size={26} />
            <span>
              ×{many}
              <span class="hidden"> {count("city.towers", many, { name: table.name(seat) })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

