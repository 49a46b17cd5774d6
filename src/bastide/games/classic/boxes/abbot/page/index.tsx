import type { Addition } from "page/families";
import { extrasOf } from "page/logic/extras";
import { cellName } from "page/logic/places";
import type { AbbotPlace, View } from "page/protocol";
import { FigureIcon } from "page/view/board/Figure";
import { useTable } from "page/view/context";
import { sentences, word } from "page/words";
import type words from "./words.en.json";
import "./style.css";

const { t } = sentences<typeof words>();

/** Where the abbots stand, and what each would bring home now. */
function AbbotPanel({ view }: { view: View }) {
  const table = useTable();
  const found = extrasOf(view, "classic")?.abbot?.abbots;
  if (!found) return null;
  const where = (place: AbbotPlace | null): string =>
    place
      ? t("abbot.stands", { kind: word("kind", place.kind, view.game), cell: cellName(place.x, place.y), points: place.worth })
      : t("abbot.home");
  return (
    <section class="box family">
      <h2>{t("abbot.title")}</h2>
      <ul class="abbots">
        {found.map((place, seat) => (
          <li key={seat} data-abbot={seat}>
            <FigureIcon badge={table.badge(seat)} figure="a" size={24} /> <span class="hidden">{table.name(seat)}: </span>
            {where(place)}
          </li>
        ))}
      </ul>
    </section>
  );
}

export default {
  Panel: AbbotPanel,
  centres: ["garden"],
  leaving: { abbot: "a" },
  chosen: ["came-home"],
  early: ["came-home"],
} satisfies Addition;
