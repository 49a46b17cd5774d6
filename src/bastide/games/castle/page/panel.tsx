import { FigureIcon } from "page/view/board/Figure";
import { useTable } from "page/view/context";
import { sentences, word } from "page/words";
import { extrasOf } from "page/logic/extras";
import type { HeldWallTile, View } from "page/protocol";
import type words from "./words.en.json";

const { t, count } = sentences<typeof words>();

/** Wall tiles that players hold, and the largest houses. */
export function CastlePanel({ view }: { view: View }) {
  const table = useTable();
  const extras = extrasOf(view, "castle");
  if (!extras) return null;
  const { wall_tiles: held, keeps, towers } = extras;
  const waiting = towers.filter((tower) => tower.wall_tile).length;
  return (
    <section class="box family">
      <h2>{count("castle.waiting", waiting)}</h2>
      <ul class="wall-tiles">
        {held.map((tiles, seat) => (
          <li key={seat}>
            <FigureIcon badge={table.badge(seat)} figure="keep" size={26} />
            <span class="keep-size">{keeps[seat] ? count("castle.keep", keeps[seat].tiles) : t("castle.nokeep")}</span>
            <HeldWallTiles tiles={tiles} />
          </li>
        ))}
      </ul>
      <details class="wall-help">
        <summary>{t("castle.all")}</summary>
        <p>{t("castle.how")}</p>
        <ul>
          {WALL_TILES.map((number) => (
            <li key={number}>{word("walltile", `w${number}`)}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

const WALL_TILES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Each says what it does; one that was taken just now waits. */
function HeldWallTiles({ tiles }: { tiles: readonly HeldWallTile[] }) {
  if (!tiles.length) return null;
  return (
    <ul class="held">
      {tiles.map((tile, at) => (
        <li key={at} class={tile.usable ? "wall-tile usable" : "wall-tile"}>
          {word("walltile", `w${tile.number}`)}
          {!tile.usable && <small> ({t("castle.fresh")})</small>}
        </li>
      ))}
    </ul>
  );
}

