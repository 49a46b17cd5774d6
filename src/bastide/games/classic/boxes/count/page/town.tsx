import type { Drawn } from "page/families";
import { left, top, type Point } from "page/logic/cells";
import { extrasOf } from "page/logic/extras";
import type { Badge } from "page/logic/seats";
import { pieceShapes, placeOn } from "page/live/art";
import type { QuarterFigure } from "page/protocol";
import { Figure, Neutral } from "page/view/board/Figure";
import { Piece } from "page/view/board/Piece";
import { sentences, word } from "page/words";
import type words from "./words.en.json";

const { t } = sentences<typeof words>();

/** The Count's town on its tiles: four quarters by their buildings and names, who waits in them, and the Count. */
export function Town({ view, badges }: Drawn) {
  const found = extrasOf(view, "classic")?.count;
  const shapes = found && pieceShapes("town");
  if (!found || !shapes) return null;
  return (
    <g class="town" transform={`translate(${left(found.cell[0])} ${top(found.cell[1])})`}>
      <Piece game={view.game} name="town" />
      {Object.entries(found.quarters).map(([name, figures]) => (
        <QuarterOnBoard
          key={name}
          name={name}
          figures={figures}
          place={placeOn(shapes, name)}
          count={name === found.count}
          badges={badges}
        />
      ))}
    </g>
  );
}

const IN_A_ROW = 5;
const LABEL = 40;

interface QuarterProps {
  name: string;
  figures: readonly QuarterFigure[];
  place: Point;
  count: boolean;
  badges: readonly Badge[];
}

function QuarterOnBoard({ name, figures, place: [x, y], count, badges }: QuarterProps) {
  const across = Math.min(figures.length, IN_A_ROW);
  return (
    <g transform={`translate(${x} ${y})`} data-quarter={name}>
      <g class="quarter-people">
        {figures.map(({ seat, figure }, at) => {
          const badge = badges[seat];
          const [column, row] = [at % IN_A_ROW, Math.floor(at / IN_A_ROW)];
          return badge ? (
            <g key={at} data-waits={seat} transform={`translate(${(column - (across - 1) / 2) * 16} ${13 + row * 11})`}>
              <Figure badge={badge} figure={figure} scale={0.8} />
            </g>
          ) : null;
        })}
        {count && (
          <g class="the-count" data-count transform="translate(36 -4)">
            <title>{t("town.count")}</title>
            <Neutral figure="count" scale={1.25} />
          </g>
        )}
      </g>
      <text class="quarter-label" y={LABEL} dy=".82em">
        {word("quarter", name)}
      </text>
    </g>
  );
}
