import { shapesOf } from "../../live/art";
import { tileText } from "../../logic/tiletext";
import type { LeftTile, View } from "../../protocol";
import { percent, t } from "../../words";
import { TileIcon } from "../board/Tile";
import { useTable } from "../context";
import { Icon } from "../Icon";

/** The tiles still to come; pointing at one shows where it fits and how likely it is the next one. */
export function TilesLeft({ toBoard }: { toBoard: () => void }) {
  const table = useTable();
  const view = table.view.value;
  if (!view) return null;
  const { aids } = table;
  const total = Object.values(view.left).reduce((sum, many) => sum + many, 0);
  const open = aids.on("left");
  return (
    <section class="box tiles-left">
      <h2>
        <span>{t("left.title", { count: total })}</span>
        {aids.may("left") && (
          <button type="button" class="quiet" aria-expanded={open} onClick={() => aids.toggle("left")}>
            <Icon name={open ? "minus" : "plus"} size={16} />
            <span class="hidden">{t("left.toggle")}</span>
          </button>
        )}
      </h2>
      {open && (
        <List
          view={view}
          tiles={aids.left.value?.tiles ?? fromView(view)}
          known={aids.left.value !== null}
          toBoard={toBoard}
        />
      )}
    </section>
  );
}

const fromView = (view: View): LeftTile[] =>
  Object.entries(view.left).map(([tile, many]) => ({ tile, count: many, odds: 0, fits: [] }));

interface ListProps {
  view: View;
  tiles: readonly LeftTile[];
  known: boolean;
  toBoard: () => void;
}

function List({ view, tiles, known, toBoard }: ListProps) {
  const { aids } = useTable();
  return (
    <ul
      class="left-list"
      onPointerEnter={() => (aids.peeking.value = true)}
      onPointerLeave={() => (aids.peeking.value = false)}
      onFocusIn={() => (aids.peeking.value = true)}
    >
      {tiles.map((left) => {
        const mark = (): void => void (aids.pointed.value = left.tile);
        const clear = (): void => void (aids.pointed.value = null);
        const pin = (): void => {
          aids.pinned.value = aids.pinned.value === left.tile ? null : left.tile;
          toBoard();
        };
        const drawn = tileText(shapesOf(view.family, left.tile, "N"));
        const label = known
          ? t("left.tile", { tile: drawn, count: left.count, odds: percent(left.odds), fits: left.fits.length })
          : `${drawn} ×${left.count}`;
        return (
          <li key={left.tile}>
            <button
              type="button"
              title={label}
              aria-label={label}
              onPointerEnter={mark}
              onPointerLeave={clear}
              onFocus={mark}
              onClick={pin}
              aria-pressed={aids.pinned.value === left.tile}
              onBlur={clear}
              class={known && !left.fits.length ? "unfit" : ""}
            >
              <TileIcon view={view} tile={left.tile} size={38} />
              <span>×{left.count}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
