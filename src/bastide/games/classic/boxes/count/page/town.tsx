import type { Drawn } from "page/families";
import { left, top } from "page/logic/cells";
import { extrasOf } from "page/logic/extras";
import type { Badge } from "page/logic/seats";
import type { QuarterFigure, QuarterShape, TownShapes } from "page/protocol";
import { Figure, Neutral } from "page/view/board/Figure";
import { sentences, word } from "page/words";
import { townPicture, townShapes } from "./pictures";
import type words from "./words.en.json";

const { t } = sentences<typeof words>();

/** The Count's town on its tiles: four quarters by their buildings and names, who waits in them, and the Count. */
export function Town({ view, badges }: Drawn) {
  const found = extrasOf(view, "classic")?.count;
  const shapes = found && townShapes();
  if (!found || !shapes) return null;
  const { x, y, width, height } = shapes;
  return (
    <g class="town" transform={`translate(${left(found.cell[0])} ${top(found.cell[1])})`}>
      <image href={townPicture(view.game)} x={x} y={y} width={width} height={height} />
      {Object.entries(found.quarters).map(([name, figures]) => (
        <QuarterOnBoard
          key={name}
          figures={figures}
          place={placeIn(shapes, name)}
          count={name === found.count}
          badges={badges}
        />
      ))}
    </g>
  );
}

export const placeIn = ({ quarters }: TownShapes, name: string): QuarterShape =>
  quarters.find((one) => one.name === name) ?? { name, x: 0, y: 0 };

const IN_A_ROW = 5;
const LABEL = 33;

interface QuarterProps {
  figures: readonly QuarterFigure[];
  place: QuarterShape;
  count: boolean;
  badges: readonly Badge[];
}

function QuarterOnBoard({ figures, place: { name, x, y }, count, badges }: QuarterProps) {
  const across = Math.min(figures.length, IN_A_ROW);
  return (
    <g transform={`translate(${x} ${y})`} data-quarter={name}>
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
      <text class="quarter-label" y={LABEL}>
        {word("quarter", name)}
      </text>
    </g>
  );
}
