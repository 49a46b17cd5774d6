import { shapesOf } from "../../live/art";
import { cellKey } from "../../logic/cells";
import { capital, describe, passName, sideName } from "../../logic/describe";
import { partOfBoard } from "../../families";
import { lineTexts, standing } from "../../logic/log";
import { cellName, letterOf } from "../../logic/places";
import { tileText } from "../../logic/tiletext";
import type { Placement, Tile, View } from "../../protocol";
import { count, t, word } from "../../words";
import { question } from "../bar/question";
import { useTable } from "../context";
import { AnalysisButton, AnalysisPart } from "../panel/Analysis";

/** The game without pictures: what is to be chosen as buttons, the cells as a table, news in a live region. */
export function TextView() {
  const table = useTable();
  const view = table.view.value;
  const trying = table.replay.trying.value;
  if (!view) return null;
  return (
    <div class="text-view" id="text-view">
      <LastStep />
      {!trying && (
        <>
          <p>
            <AnalysisButton />
          </p>
          <AnalysisPart />
        </>
      )}
      <Moves view={view} />
      <h2>{t("text.board")}</h2>
      <Grid view={view} />
    </div>
  );
}

function LastStep() {
  const table = useTable();
  const last = standing(table.lines.value).slice(-1)[0];
  const game = table.view.value?.game ?? "";
  const telling = { name: (seat: number | null | undefined) => table.name(seat), game, cells: true };
  return (
    <p class="last-step" role="status" aria-live="polite">
      {last
        ? t("colon", { name: table.name(last.seat), text: lineTexts(last, telling).join("; ") })
        : t("text.nothing")}
    </p>
  );
}

/** The legal moves as buttons: first where, then how it is turned, then who stands on it. */
function Moves({ view }: { view: View }) {
  const { draft, choice } = useTable();
  if (!draft.mine.value) return choice.value ? <p>{t("text.wait")}</p> : null;
  return (
    <section class="moves" aria-labelledby="moves-title">
      <h2 id="moves-title">{question(draft, view)}</h2>
      {draft.tiles.value.length > 1 && <Tiles view={view} />}
      {draft.chosenTile.value && (
        <p>
          {t("text.inhand", {
            tile: inHand(
              view,
              draft.chosenTile.value,
              draft.ghost.value?.placement.turns[draft.ghost.value.turn]?.facing ?? "N",
            ),
          })}
        </p>
      )}
      {draft.cells.value.length > 0 && <Cells placements={draft.cells.value} />}
      {draft.options.value.length > 0 && <OptionButtons view={view} />}
    </section>
  );
}

const inHand = (view: View, tile: string, facing: string): string =>
  tileText(shapesOf(view.family, tile, facing));

function Tiles({ view }: { view: View }) {
  const { draft } = useTable();
  return (
    <p class="row">
      {draft.tiles.value.map((tile) => (
        <button
          key={tile}
          type="button"
          aria-pressed={tile === draft.chosenTile.value}
          onClick={() => draft.take(tile)}
        >
          {inHand(view, tile, "N")}
        </button>
      ))}
    </p>
  );
}

function Cells({ placements }: { placements: readonly Placement[] }) {
  const { draft } = useTable();
  const ghost = draft.ghost.value;
  return (
    <ul class="cells">
      {placements.map((placement) => {
        const here = ghost?.placement === placement;
        return (
          <li key={cellKey(placement.x, placement.y)}>
            <span>{t("text.cell", { cell: capital(cellName(placement.x, placement.y)) })}</span>
            {placement.turns.map((turn, at) => (
              <button
                key={turn.facing}
                type="button"
                data-move={turn.move}
                aria-pressed={here && ghost.turn === at}
                aria-label={t("text.place", { cell: cellName(placement.x, placement.y), facing: sideName(turn.facing) })}
                onClick={() => draft.put(placement, at)}
              >
                {letterOf(turn.facing)}
              </button>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

function OptionButtons({ view }: { view: View }) {
  const { draft } = useTable();
  return (
    <ul class="option-list">
      {draft.options.value.map((option) => {
        const pass = option.move.verb === "pass";
        const on =
          draft.picked.value?.move.move === option.move.move ||
          (pass && draft.ghost.value !== null && !draft.picks.value.length);
        return (
          <li key={option.move.move}>
            <button
              type="button"
              data-choice={option.move.move}
              aria-pressed={on}
              onClick={() => (pass && draft.ghost.value ? draft.none() : draft.choose(option))}
            >
              {pass ? passName(draft.options.value, view.game) : describe(option, view)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Every cell between the outermost tiles; rows from north to south. */
function Grid({ view }: { view: View }) {
  const table = useTable();
  const tiles = new Map(view.tiles.map((tile) => [cellKey(tile.x, tile.y), tile]));
  const legal = new Set(table.aids.on("legal") ? table.draft.cells.value.map(({ x, y }) => cellKey(x, y)) : []);
  const xs = view.tiles.map(({ x }) => x);
  const ys = view.tiles.map(({ y }) => y);
  if (!xs.length) return <p>{t("text.empty")}</p>;
  const span = (low: number, high: number): number[] =>
    Array.from({ length: high - low + 3 }, (_, step) => low - 1 + step);
  const columns = span(Math.min(...xs), Math.max(...xs));
  const rows = span(Math.min(...ys), Math.max(...ys)).reverse();
  return (
    <div class="scrolls" tabIndex={0} role="region" aria-label={t("text.board")}>
      <table class="grid">
        <thead>
          <tr>
            <td />
            {columns.map((x) => (
              <th key={x} scope="col">
                {x}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((y) => (
            <tr key={y}>
              <th scope="row">{y}</th>
              {columns.map((x) => {
                const tile = tiles.get(cellKey(x, y));
                return (
                  <td key={x}>
                    {tile ? (
                      <Described tile={tile} view={view} />
                    ) : legal.has(cellKey(x, y)) ? (
                      <em>{t("text.legal")}</em>
                    ) : (
                      ""
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Described({ tile, view }: { tile: Tile; view: View }) {
  const table = useTable();
  const part = partOfBoard(view, tile.name);
  return (
    <>
      {part
        ? t("text.start", { what: word("kind", part) })
        : tileText(shapesOf(view.family, tile.name, tile.facing))}
      {tile.figures.map((figure, at) => (
        <strong key={at}>
          {" "}
          {t("text.figure", {
            name: table.name(figure.seat),
            role: figure.role ? word("role", figure.role, view.game) : word("figure", figure.figure, view.game),
            spot: sideName(figure.spot),
          })}
        </strong>
      ))}
      {tile.figures.length > 1 && <span class="hidden">{count("text.figures", tile.figures.length)}</span>}
    </>
  );
}
