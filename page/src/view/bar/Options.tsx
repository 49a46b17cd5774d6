import { figureLeaving, partOfBoard } from "../../families";
import { inBar, type Option } from "../../logic/choices";
import { pointsTexts } from "../../logic/gains";
import { answerName, effects, moveName, othersThere, passName, pointsText } from "../../logic/describe";
import type { View } from "../../protocol";
import { signed, t, word } from "../../words";
import { placeOfOption } from "../../logic/places";
import { FigureIcon, lies } from "../board/Figure";
import { TileIcon } from "../board/Tile";
import { useTable } from "../context";
import { Icon } from "../Icon";
import { Scrolling } from "../Scrolling";

/** The choices as buttons: those without a place on the board, and those on it if they are few; passing first. */
export function Options({ view }: { view: View }) {
  const { draft } = useTable();
  const options = draft.options.value;
  const shown = inBar(options, draft.wishedFigure.value);
  const pass = draft.pass.value;
  if (!shown.length && !pass) return <p class="tips only-wide">{t("turn.tips")}</p>;
  return (
    <Scrolling look="options" role="group" label={t("options.label")}>
      {draft.figures.value.length > 1 && <Figures view={view} />}
      {pass && <PassChip pass={pass} game={view.game} />}
      {shown.map((option) => (
        <Chip key={option.move.move} option={option} view={view} twins={twinsOf(option, shown)} />
      ))}
    </Scrolling>
  );
}

/** How many of the buttons say the same, so that the place has to tell them apart. */
const twinsOf = ({ move }: Option, shown: readonly Option[]): number =>
  shown.filter((other) => other.move.role === move.role && other.move.figure === move.figure).length;

/** Which figure: the buttons beside it are about this one. */
function Figures({ view }: { view: View }) {
  const table = useTable();
  const { draft } = table;
  const badge = table.badge(table.choice.value?.seat ?? 0);
  return (
    <span class="figures-choice" role="group" aria-label={t("options.figure")}>
      {draft.figures.value.map((figure) => (
        <button
          key={figure}
          type="button"
          data-figure-choice={figure}
          aria-pressed={figure === draft.wishedFigure.value}
          aria-label={word("figure", figure, view.game)}
          title={word("figure", figure, view.game)}
          onClick={() => draft.wishFigure(figure)}
        >
          <FigureIcon badge={badge} figure={figure} size={30} />
        </button>
      ))}
    </span>
  );
}

function Chip({ option, view, twins }: { option: Option; view: View; twins: number }) {
  const table = useTable();
  const { draft } = table;
  const seat = table.choice.value?.seat ?? 0;
  const on = draft.picked.value?.move.move === option.move.move;
  const { role } = option.move;
  const figure = option.move.figure ?? figureLeaving(option.move.piece);
  const point = (): void => void (draft.pointed.value = option);
  const leave = (): void => void (draft.pointed.value = null);
  const points = pointsText(option, seat);
  const others = effects(option, seat, table.names.value);
  const there = othersThere(option);
  return (
    <button
      type="button"
      class={on ? "chip on" : "chip"}
      aria-pressed={on}
      title={[moveName(option.move, view), ...others].join(", ")}
      data-choice={option.move.move}
      onClick={() => draft.choose(option)}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {(twins > 1 || !figure) && <PlaceIcon option={option} view={view} />}
      {figure && <FigureIcon badge={table.badge(seat)} figure={figure} size={28} lying={lies(role, view.family)} />}
      {(option.move.name === "cw" || option.move.name === "ccw") && <Icon name={option.move.name} size={20} />}
      <span class="chip-name">
        {answerName(option, view)}
      </span>
      {there > 0 && (
        <span class="chip-there" aria-hidden="true">
          <Icon name="person" size={14} />
          {there}
        </span>
      )}
      {points && <span class="chip-points">{points}</span>}
      {!points && (option.end[seat] ?? 0) > 0 && <span class="chip-later">≈+{option.end[seat]}</span>}
      {others.length > 0 && <span class="hidden">, {others.join(", ")}</span>}
    </button>
  );
}

/** The tile that a choice is about, with the part of it lit. */
function PlaceIcon({ option, view }: { option: Option; view: View }) {
  const { draft } = useTable();
  const place = placeOfOption(option);
  if (!place) return null;
  const ghost = draft.ghost.value;
  const laid = view.tiles.find(({ x, y }) => x === place.x && y === place.y);
  const own = ghost && ghost.placement.x === place.x && ghost.placement.y === place.y ? ghost : null;
  const tile = own ? own.placement.tile : laid?.name;
  const facing = own ? own.placement.turns[own.turn]?.facing : laid?.facing;
  if (!tile || partOfBoard(view, tile)) return null;
  return (
    <TileIcon
      view={view}
      tile={tile}
      facing={facing ?? "N"}
      size={34}
      segment={option.move.segment ?? null}
      side={place.side}
    />
  );
}

/** Nobody, or nothing: with what comes anyway, to everybody. */
function PassChip({ pass, game }: { pass: Option; game: string }) {
  const table = useTable();
  const { draft } = table;
  const seat = table.choice.value?.seat ?? 0;
  const now = draft.anyway.value?.now ?? [];
  const others = pointsTexts(
    now.map((points, other) => (other === seat ? 0 : points)),
    { seat, names: table.names.value, game },
  );
  const none = draft.ghost.value !== null && draft.picks.value.length === 0;
  const on = none || draft.picked.value?.move.move === pass.move.move;
  const press = (): void =>
    draft.ghost.value && !draft.picked.value ? undefined : draft.ghost.value ? draft.none() : draft.choose(pass);
  return (
    <button type="button" class={on ? "chip none on" : "chip none"} aria-pressed={on} data-choice="-" onClick={press}>
      <Icon name="none" size={18} />
      <span class="chip-name">{passName(draft.options.value, game)}</span>
      {now[seat] ? <span class="chip-points">{signed(now[seat])}</span> : null}
      {others.length > 0 && <small class="chip-others">{others.join(", ")}</small>}
      <kbd aria-hidden="true">S</kbd>
    </button>
  );
}
