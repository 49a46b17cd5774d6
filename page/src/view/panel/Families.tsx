import { castle, city, goods, town, type WallTile } from "../../logic/extras";
import type { View } from "../../protocol";
import { count, t, word } from "../../words";
import { FigureIcon, Neutral } from "../board/Figure";
import { useTable } from "../context";

/** What a family adds beside the board: the Count's town, wall tiles, stacks, goods. */
export function FamilyPanel() {
  const view = useTable().view.value;
  if (!view) return null;
  return (
    <>
      {view.family === "city" && <CityPanel view={view} />}
      {view.family === "castle" && <CastlePanel view={view} />}
      <TownPanel view={view} />
      <GoodsPanel view={view} />
    </>
  );
}

/** Three stacks with the one that is drawn from marked, and what is left to build with. */
function CityPanel({ view }: { view: View }) {
  const { stacks, wallsLeft, towersLeft, gap } = city(view.extras);
  const table = useTable();
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

/** Wall tiles that players hold, and the largest houses. */
function CastlePanel({ view }: { view: View }) {
  const table = useTable();
  const { wallTiles, keeps, towers } = castle(view.extras);
  const waiting = towers.filter(({ wallTile }) => wallTile).length;
  return (
    <section class="box family">
      <h2>{count("castle.waiting", waiting)}</h2>
      <ul class="wall-tiles">
        {wallTiles.map((tiles, seat) => (
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
function HeldWallTiles({ tiles }: { tiles: readonly WallTile[] }) {
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

/** The four quarters with who waits in them, and where the Count is. */
function TownPanel({ view }: { view: View }) {
  const table = useTable();
  const found = town(view.extras);
  if (!found) return null;
  return (
    <section class="box family">
      <h2>{t("town.title")}</h2>
      <ul class="quarters">
        {found.quarters.map((quarter) => (
          <li key={quarter.name} class={quarter.name === found.count ? "with-count" : ""}>
            <QuarterName name={quarter.name} />
            <span class="quarter-figures">
              {quarter.name === found.count && (
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
              {quarter.figures.map(({ seat, figure }, at) => (
                <FigureIcon key={at} badge={table.badge(seat)} figure={figure} size={26} />
              ))}
              <span class="hidden">{quarter.figures.map(({ seat }) => table.name(seat)).join(", ")}</span>
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

function GoodsPanel({ view }: { view: View }) {
  const table = useTable();
  const found = goods(view.extras);
  if (!found.length) return null;
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
