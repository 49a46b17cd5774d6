import { familyOf } from "../../families";
import type { Badge } from "../../logic/seats";
import { HEMS, neutralOutline, outlineOf } from "./outlines";

/** Farmers and their like lie down. */
export function lies(role: string | null | undefined, family: string): boolean {
  return role ? (familyOf(family).lying?.includes(role) ?? false) : false;
}

interface Props {
  badge: Badge;
  figure: string;
  lying?: boolean;
  scale?: number;
  ghost?: boolean;
}

/** One figure: colour, letter and hem tell whose it is, the outline tells what it is. */
export function Figure({ badge, figure, lying = false, scale = 1.3, ghost = false }: Props) {
  const outline = outlineOf(figure);
  const [x, y] = outline.letter;
  const turned = lying ? " rotate(-90)" : "";
  return (
    <g class={ghost ? "figure figure-ghost" : "figure"} transform={`scale(${scale * outline.size})${turned}`}>
      <path class="figure-halo" d={outline.path} />
      <path class="figure-body" d={outline.path} fill={badge.colour} />
      {outline.face && <ellipse class="figure-face" cx=".3" cy="-7.2" rx="2.7" ry="3" />}
      {outline.visor && <path class="figure-face" d={outline.visor} />}
      {outline.shade && <path class="figure-shade" d={outline.shade} />}
      <path class="figure-hem" d={HEMS[badge.pattern]} transform={`translate(0 ${outline.hem})`} stroke={badge.ink} />
      <text class="figure-letter" x={x} y={y} fill={badge.ink} transform={lying ? `rotate(90 ${x} ${y})` : undefined}>
        {badge.letter}
      </text>
    </g>
  );
}

/** A figure that belongs to nobody. */
export function Neutral({ figure, scale = 1.3 }: { figure: string; scale?: number }) {
  const outline = neutralOutline(figure);
  if (!outline) return null;
  return (
    <g class="figure" transform={`scale(${scale * outline.size})`}>
      <path class="figure-halo" d={outline.path} />
      <path class="figure-body" d={outline.path} fill={outline.colour} />
      {outline.face && <ellipse class="figure-face" cx=".3" cy="-7.2" rx="2.7" ry="3" />}
      {outline.icing && <path class="figure-icing" d={outline.icing} />}
    </g>
  );
}

/** A figure by itself, for cards and buttons. */
export function FigureIcon({
  badge,
  figure = "m",
  size = 36,
  lying = false,
}: {
  badge: Badge;
  figure?: string;
  size?: number;
  lying?: boolean;
}) {
  return (
    <svg class="figure-icon" width={size} height={size} viewBox="-17 -18 34 34" aria-hidden="true">
      <Figure badge={badge} figure={figure} lying={lying} scale={1} />
    </svg>
  );
}

const STROKES: Record<string, { d: string; turn: number }> = {
  plain: { d: "M0 5H10", turn: 45 },
  stripes: { d: "M0 5H10", turn: -45 },
  dots: { d: "M5 5h.01", turn: 0 },
  lines: { d: "M0 5H10", turn: 0 },
  grid: { d: "M0 5H10M5 0V10", turn: 45 },
  waves: { d: "M0 7L5 3L10 7", turn: 0 },
};

/** Patterns that areas are filled with; one set for the whole document. */
export function Patterns({ badges }: { badges: readonly Badge[] }) {
  return (
    <svg class="patterns" width="0" height="0" aria-hidden="true">
      <defs>
        {badges.map((badge) => (
          <AreaPattern key={badge.seat} badge={badge} />
        ))}
        <pattern id="dead-cell" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V16" class="dead-line" />
        </pattern>
        <pattern id="shared-area" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="16" height="16" fill="#ffffff" opacity=".35" />
          <path d="M0 0V16M8 0V16" stroke="#222222" stroke-width="4" opacity=".75" />
        </pattern>
      </defs>
    </svg>
  );
}

function AreaPattern({ badge }: { badge: Badge }) {
  const { d, turn } = STROKES[badge.pattern] ?? STROKES["plain"]!;
  const round = badge.pattern === "dots";
  return (
    <pattern
      id={`area-${badge.seat}`}
      width="15"
      height="15"
      viewBox="0 0 10 10"
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${turn})`}
    >
      <rect width="10" height="10" fill={badge.colour} opacity=".38" />
      <path
        d={d}
        stroke={badge.colour}
        stroke-width={round ? 6 : 3.6}
        stroke-linecap={round ? "round" : "butt"}
        fill="none"
      />
    </pattern>
  );
}
