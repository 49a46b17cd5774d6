import { FigureIcon } from "page/view/board/Figure";
import { useTable } from "page/view/context";
import { sentences, word } from "page/words";
import { extrasOf } from "page/logic/extras";
import type { View } from "page/protocol";
import type { Addition } from "page/families";
import type words from "./words.en.json";
import "./style.css";

const { t } = sentences<typeof words>();

/** The goods of all players. */
function GoodsPanel({ view }: { view: View }) {
  const table = useTable();
  const found = extrasOf(view, "classic")?.traders?.goods;
  if (!found) return null;
  return (
    <section class="box family">
      <table class="goods">
        <thead>
          <tr>
            <th scope="col">{t("goods.title")}</th>
            {found.map((_, seat) => (
              <th key={seat} scope="col">
                <FigureIcon badge={table.badge(seat)} size={24} />
                <span class="hidden">{table.name(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.keys(found[0] ?? {}).map((kind) => (
            <tr key={kind}>
              <th scope="row">{word("goods", kind)}</th>
              {found.map((kinds, seat) => (
                <td key={seat}>{kinds[kind] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export default { Panel: GoodsPanel, groups: ["goods"] } satisfies Addition;
