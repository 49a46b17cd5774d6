import { figureLeaving, inPlay } from "../../families";
import { anchor, shapesOf } from "../../live/art";
import { cellKey, cellUnder, left, OUTWARDS, sideEnds, sidePart, TILE, top } from "../../logic/cells";
import type { CellAt, Point } from "../../logic/cells";
import { cellsOf, optionAt, sidesOf, type Option, type SideChoice, type Spot } from "../../logic/choices";
import { describe, pointsText } from "../../logic/describe";
import { apartAt, FINGER, ringAt, spread, turnSignAt, type Disc } from "../../logic/spots";
import type { View } from "../../protocol";
import { t } from "../../words";
import { useTable } from "../context";
import type { Camera } from "./camera";
import { Figure, lies, Neutral } from "./Figure";
import { SAME } from "./gestures";
import { neutralOutline } from "./outlines";
import { TilePicture } from "./Tile";

/** The player's choices on the board: legal cells, the ghost of the tile, spots and sides that may be chosen. */
export function Choices({ view, camera }: { view: View; camera: Camera }) {
  const { draft, aids } = useTable();
  if (!draft.mine.value) return null;
  return (
    <>
      {aids.on("legal") &&
        draft.cells.value.map((cell) => <LegalCell key={cellKey(cell.x, cell.y)} x={cell.x} y={cell.y} />)}
      <Hovered view={view} />
      <Ghost view={view} camera={camera} />
      <Cells view={view} />
      <Sides view={view} />
      {inPlay(view).map(({ Choices: Part }, at) => Part && <Part key={at} view={view} />)}
      <Spots view={view} camera={camera} />
    </>
  );
}

function LegalCell({ x, y }: { x: number; y: number }) {
  return (
    <rect
      class="legal"
      data-cell={cellKey(x, y)}
      x={left(x) + 4}
      y={top(y) + 4}
      width={TILE - 8}
      height={TILE - 8}
      rx="9"
    />
  );
}

function Hovered({ view }: { view: View }) {
  const { draft, aids } = useTable();
  const cell = draft.hovered.value;
  const placement =
    cell && aids.on("legal") ? draft.cells.value.find(({ x, y }) => x === cell.x && y === cell.y) : undefined;
  const ghost = draft.ghost.value?.placement;
  if (!placement || (ghost && ghost.x === placement.x && ghost.y === placement.y)) return null;
  return (
    <g class="hovered">
      <TilePicture
        view={view}
        tile={placement.tile}
        facing={placement.turns[0]?.facing ?? "N"}
        x={left(placement.x)}
        y={top(placement.y)}
      />
    </g>
  );
}

function Ghost({ view, camera }: { view: View; camera: Camera }) {
  const table = useTable();
  const ghost = table.draft.ghost.value;
  if (!ghost) return null;
  const { x, y, tile, turns } = ghost.placement;
  const { colour } = table.badge(table.choice.value?.seat ?? 0);
  return (
    <g class="ghost" data-ghost={`${cellKey(x, y)}${turns[ghost.turn]?.facing ?? "N"}`}>
      <TilePicture view={view} tile={tile} facing={turns[ghost.turn]?.facing ?? "N"} x={left(x)} y={top(y)} />
      <rect class="ghost-frame" x={left(x)} y={top(y)} width={TILE} height={TILE} stroke={colour} />
      {turns.length > 1 && <TurnSign disc={turnSignAt(left(x), top(y), camera.look.value.scale)} />}
    </g>
  );
}

function TurnSign({ disc: { middle, radius } }: { disc: Disc }) {
  return (
    <g class="turn-sign" transform={`translate(${middle[0]} ${middle[1]}) scale(${radius / 11})`}>
      <circle r="11" />
      <path d="M5-3A6 6 0 1 0 6 2M6-7V-2.500H1.5" />
    </g>
  );
}

/** Choices about a cell that are no placement. */
function Cells({ view }: { view: View }) {
  const { draft } = useTable();
  return (
    <>
      {cellsOf(draft.options.value).map((option) => (
        <CellChoice key={option.move.move} option={option} view={view} />
      ))}
    </>
  );
}

function CellChoice({ option, view }: { option: Option; view: View }) {
  const { draft } = useTable();
  const { x, y } = option.move;
  const on = draft.picked.value?.move.move === option.move.move;
  return (
    <Pick option={option} on={on} label={describe(option, view)}>
      <rect class="cell-choice" x={left(x ?? 0) + 6} y={top(y ?? 0) + 6} width={TILE - 12} height={TILE - 12} rx="9" />
    </Pick>
  );
}

function Sides({ view }: { view: View }) {
  const { draft } = useTable();
  return (
    <>
      {sidesOf(draft.options.value).map((choice) => (
        <SideMark key={choice.option.move.move} choice={choice} view={view} />
      ))}
    </>
  );
}

function SideMark({ choice, view }: { choice: SideChoice; view: View }) {
  const table = useTable();
  const { draft } = table;
  const { x, y, side, option } = choice;
  const [[ax, ay], [bx, by]] = sidePart(sideEnds(x, y, side), choice.from, choice.to);
  const [dx, dy] = OUTWARDS[side];
  const on = draft.picked.value?.move.move === option.move.move;
  return (
    <Pick option={option} on={on} label={describe(option, view)}>
      <g transform={`translate(${dx * 7} ${dy * 7})`}>
        <path class="side-reach" d={`M${ax} ${ay}L${bx} ${by}`} />
        <path class="side-line" d={`M${ax} ${ay}L${bx} ${by}`} />
        {option.move.name && (
          <EndSign x={(ax + bx) / 2 + dx * 14} y={(ay + by) / 2 + dy * 14} clockwise={option.move.name === "cw"} />
        )}
        {option.move.piece === "guard" && (
          <g transform={`translate(${(ax + bx) / 2} ${(ay + by) / 2 - 10})`}>
            <Figure badge={table.badge(table.choice.value?.seat ?? 0)} figure="guard" scale={1.3} ghost={!on} />
          </g>
        )}
      </g>
    </Pick>
  );
}

/** Tells the two ends of a wall apart as the buttons do. */
function EndSign({ x, y, clockwise }: { x: number; y: number; clockwise: boolean }) {
  return (
    <g class="turn-sign" transform={`translate(${x} ${y}) scale(${clockwise ? 1.3 : -1.3} 1.3)`}>
      <circle r="11" />
      <path d="M5-3A6 6 0 1 0 6 2M6-7V-2.5H1.5" />
    </g>
  );
}

/** Spots keep a finger's room; a line leads from one that had to give way to where it belongs. */
function Spots({ view, camera }: { view: View; camera: Camera }) {
  const { draft } = useTable();
  const ghost = draft.ghost.value;
  const facing = ghost?.placement.turns[ghost.turn]?.facing ?? "N";
  const laid = ghost ? { ...ghost.placement, facing } : null;
  const { scale } = camera.look.value;
  const apart = apartAt(scale);
  const anchors = draft.spots.value.map((spot) => spotPlace(spot, view, laid));
  const kept = laid && laid.turns.length > 1 ? keptFree(laid, draft.tapped.value, scale) : [];
  const places = spread(anchors, kept, apart, camera.free(FINGER / 2));
  return (
    <g role="radiogroup" aria-label={t("board.spots")}>
      {anchors.map((anchor, at) => (
        <Leader key={draft.spots.value[at]!.key} from={anchor} to={places[at]!} ring={ringAt(scale)} />
      ))}
      {draft.spots.value.map((spot, at) => (
        <SpotMark
          key={spot.key}
          spot={spot}
          place={places[at]!}
          reach={apart / 2}
          size={ringAt(scale) / ringAt(1)}
          view={view}
        />
      ))}
    </g>
  );
}

/** Where no spot may lie: over the turn sign, and where a second tap turns the tile. */
function keptFree(cell: CellAt, tapped: Point | null, scale: number): Disc[] {
  const sign = turnSignAt(left(cell.x), top(cell.y), scale);
  const under = tapped && cellUnder(...tapped);
  if (!tapped || under?.x !== cell.x || under.y !== cell.y) return [sign];
  return [sign, { middle: tapped, radius: SAME / scale }];
}

function Leader({ from: [ax, ay], to: [bx, by], ring }: { from: Point; to: Point; ring: number }) {
  if (Math.hypot(bx - ax, by - ay) < ring / 2) return null;
  return (
    <g class="leader">
      <path class="leader-white" d={`M${ax} ${ay}L${bx} ${by}`} />
      <path d={`M${ax} ${ay}L${bx} ${by}`} />
      <circle cx={ax} cy={ay} r={ring / 4} />
    </g>
  );
}

/** Where on the picture a spot lies: on the ghost, or on the tile that lies there. */
export function spotPlace(
  spot: Spot,
  view: View,
  ghost: { tile: string; x: number; y: number; facing: string } | null,
): Point {
  const laid = view.tiles.find(({ x, y }) => x === spot.x && y === spot.y);
  const here =
    ghost && ghost.x === spot.x && ghost.y === spot.y ? ghost : laid ? { tile: laid.name, facing: laid.facing } : null;
  const shapes = here && shapesOf(view.family, here.tile, here.facing);
  const [px, py] = anchor(shapes, spot.segment, spot.spot);
  const [dx, dy] = neutralOutline(spot.options[0]?.move.piece)?.aside ?? [0, 0];
  return [left(spot.x) + px + dx, top(spot.y) + py + dy];
}

interface SpotProps {
  spot: Spot;
  place: Point;
  reach: number;
  size: number;
  view: View;
}

function SpotMark({ spot, place: [x, y], reach, size, view }: SpotProps) {
  const table = useTable();
  const { draft } = table;
  const option = optionAt(spot, draft.wishedFigure.value);
  const picked = draft.picked.value;
  const on = picked !== null && spot.options.some(({ move }) => move.move === picked.move.move);
  const seat = table.choice.value?.seat ?? 0;
  const { role, piece, ...move } = (on && picked ? picked : option).move;
  const figure = move.figure ?? figureLeaving(piece);
  const points = pointsText(on && picked ? picked : option, seat);
  return (
    <Pick option={on && picked ? picked : option} on={on} label={describe(on && picked ? picked : option, view)}>
      <circle class="spot-reach" cx={x} cy={y} r={reach} />
      <g transform={`translate(${x} ${y}) scale(${size})`}>
        <circle class="spot-ring" r={ringAt(1)} />
        {figure ? (
          <Figure
            badge={table.badge(seat)}
            figure={figure}
            lying={lies(role, view.family)}
            scale={on ? 1.3 : 0.85}
            ghost={!on}
          />
        ) : piece && neutralOutline(piece) ? (
          <Neutral figure={piece} scale={on ? 1.35 : 0.85} />
        ) : (
          <circle class="spot-dot" r="6" />
        )}
        {points && (
          <g transform="translate(11 -13)" class="spot-points">
            <rect x={-4 - points.length * 3.4} y="-8" width={8 + points.length * 6.8} height="16" rx="8" />
            <text>{points}</text>
          </g>
        )}
      </g>
    </Pick>
  );
}

/** One choice on the board, for mouse, finger and keyboard alike. */
export function Pick({
  option,
  on,
  label,
  children,
}: {
  option: Option;
  on: boolean;
  label: string;
  children: preact.ComponentChildren;
}) {
  const { draft } = useTable();
  const choose = (): void => draft.choose(option);
  const focus = (event: FocusEvent): void => {
    if (!on && (event.target as Element).matches(":focus-visible")) draft.pick(option);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    choose();
  };
  return (
    <g
      class={on ? "pick picked" : "pick"}
      data-pick={option.move.move}
      role="radio"
      aria-checked={on}
      aria-label={label}
      tabIndex={0}
      onClick={choose}
      onFocus={focus}
      onKeyDown={key}
    >
      {children}
    </g>
  );
}
