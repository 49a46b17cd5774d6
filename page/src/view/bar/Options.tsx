import { placeOf, type Option } from "../../logic/choices";
import { effects, moveName, passName, pointsText } from "../../logic/describe";
import type { View } from "../../protocol";
import { t } from "../../words";
import { FigureIcon, lies } from "../board/Figure";
import { useTable } from "../context";
import { Icon } from "../Icon";

const MOST_ON_BOARD = 16;

/** The choices as buttons: those without a place on the board, and those on it if they are few; passing first. */
export function Options({ view }: { view: View }) {
  const { draft } = useTable();
  const options = draft.options.value;
  const onBoard = options.filter(({ move }) => placeOf(move) === "spot" || placeOf(move) === "cell");
  const shown = options.filter(
    ({ move }) => placeOf(move) === "bar" || (placeOf(move) === "spot" && onBoard.length <= MOST_ON_BOARD),
  );
  const pass = draft.pass.value;
  const row = useScrollOnWheel();
  if (!shown.length && !pass) return <p class="tips only-wide">{t("turn.tips")}</p>;
  return (
    <div class="options" role="group" aria-label={t("options.label")} ref={row}>
      {pass && <PassChip pass={pass} />}
      {shown.map((option) => (
        <Chip key={option.move.move} option={option} view={view} />
      ))}
    </div>
  );
}

function Chip({ option, view }: { option: Option; view: View }) {
  const table = useTable();
  const { draft } = table;
  const seat = table.choice.value?.seat ?? 0;
  const on = draft.picked.value?.move.move === option.move.move;
  const { figure, role, spot } = option.move;
  const points = pointsText(option, seat);
  const others = effects(option, seat, table.names.value);
  return (
    <button
      type="button"
      class={on ? "chip on" : "chip"}
      aria-pressed={on}
      title={others.join(", ")}
      data-choice={option.move.move}
      onClick={() => draft.choose(option)}
    >
      {figure && <FigureIcon badge={table.badge(seat)} figure={figure} size={28} lying={lies(role, view.family)} />}
      {(option.move.name === "cw" || option.move.name === "ccw") && <Icon name={option.move.name} size={20} />}
      <span class="chip-name">
        {moveName(option.move, view)}
        {spot && role && <small>{spot}</small>}
      </span>
      {points && <span class="chip-points">{points}</span>}
      {!points && (option.end[seat] ?? 0) > 0 && <span class="chip-later">≈+{option.end[seat]}</span>}
      {others.length > 0 && <span class="hidden">, {others.join(", ")}</span>}
    </button>
  );
}

function PassChip({ pass }: { pass: Option }) {
  const { draft } = useTable();
  const none = draft.ghost.value !== null && draft.picks.value.length === 0;
  const on = none || draft.picked.value?.move.move === pass.move.move;
  const press = (): void =>
    draft.ghost.value && !draft.picked.value ? undefined : draft.ghost.value ? draft.none() : draft.choose(pass);
  return (
    <button type="button" class={on ? "chip none on" : "chip none"} aria-pressed={on} data-choice="-" onClick={press}>
      <Icon name="none" size={18} />
      <span class="chip-name">{passName(draft.options.value)}</span>
      <kbd aria-hidden="true">S</kbd>
    </button>
  );
}

/** A wheel turns sideways in a row that is too long. */
function useScrollOnWheel(): (element: HTMLElement | null) => void {
  return (element) => {
    if (element) element.onwheel = (event) => void (element.scrollLeft += event.deltaY + event.deltaX);
  };
}
