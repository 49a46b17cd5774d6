import { pieceShapes, placeOn } from "page/live/art";
import { left, top } from "page/logic/cells";
import { describe } from "page/logic/describe";
import { extrasOf } from "page/logic/extras";
import type { View } from "page/protocol";
import { Pick } from "page/view/board/Choices";
import { useTable } from "page/view/context";

/** Choices about a quarter of the Count's town, where it lies. */
export function Quarters({ view }: { view: View }) {
  const { draft } = useTable();
  const found = extrasOf(view, "classic")?.count;
  const shapes = found && pieceShapes("town");
  if (!found || !shapes) return null;
  const picked = draft.picked.value;
  const options = Object.keys(found.quarters).flatMap((name) => {
    const here = draft.options.value.filter(({ move }) => move.name === name);
    const one = here.find(({ move }) => move.move === picked?.move.move) ?? here[0];
    return one ? [one] : [];
  });
  return (
    <g transform={`translate(${left(found.cell[0])} ${top(found.cell[1])})`}>
      {options.map((option) => {
        const [x, y] = placeOn(shapes, option.move.name ?? "");
        const on = picked?.move.move === option.move.move;
        return (
          <Pick key={option.move.move} option={option} on={on} label={describe(option, view)}>
            <ellipse class="quarter-choice" cx={x} cy={y + 8} rx="41" ry="31" />
          </Pick>
        );
      })}
    </g>
  );
}

