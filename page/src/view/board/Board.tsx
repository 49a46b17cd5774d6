import { untracked, useComputed, useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

import type { Table } from "../../live/table";
import {
  boundsOf,
  cellKey,
  cellUnder,
  frontier,
  left,
  TILE,
  top,
  type Bounds,
  type CellAt,
} from "../../logic/cells";
import { placesOf } from "../../logic/choices";
import { drawnTiles, familyOf, inPlay } from "../../families";
import { doneCells, laidCells } from "../../logic/log";
import { preferences } from "../../settings";
import type { View } from "../../protocol";
import { t } from "../../words";
import { pieces } from "../analysis/pieces";
import { useTable } from "../context";
import { Areas } from "./Areas";
import type { Camera } from "./camera";
import { Choices } from "./Choices";
import { Coordinates } from "./Coordinates";
import { Above, Ground } from "./Families";
import { Floats } from "./Floats";
import { listen } from "./gestures";
import { Lit } from "./Lit";
import { Looking } from "./looking";
import { asSeen } from "./seen";
import { TileFigures, TilePicture } from "./Tile";

/** Everything is drawn in the picture's coordinates; the camera moves this group. */
function World({ camera, children }: { camera: Camera; children: ComponentChildren }) {
  return (
    <g class="world" style={{ transform: camera.transform.value, "--scale": camera.look.value.scale }}>
      {children}
    </g>
  );
}

/** What should be in sight: the tiles, with a row of empty cells round them while there is more to lay, or what the family says. */
export function boundsFor(view: View): Bounds {
  return familyOf(view.family).inSight?.(view) ?? boundsOf(view.tiles, view.over ? 0.35 : 1.05);
}

/** The board: a picture with a summary in words, and above it the choices that can be pressed. */
export function Board({ camera }: { camera: Camera }) {
  const table = useTable();
  const box = useRef<HTMLDivElement>(null);
  const view = table.view.value;
  useSize(box, camera);
  useFollowing(table, camera);
  useKeeping(table, camera);
  useEffect(
    () => (box.current ? listen(box.current, camera, touchesOf(table, camera, box.current)) : undefined),
    [table, camera],
  );
  return (
    <div
      ref={box}
      class={["board", camera.follows.value && "following", camera.glides.value && "gliding"].filter(Boolean).join(" ")}
      id="board"
      tabIndex={0}
      role="group"
      aria-label={t("board.label")}
      data-tiles={view?.tiles.length ?? 0}
    >
      {view && (
        <>
          <svg class="board-picture" role="img" aria-label={summary(view, table)}>
            <World camera={camera}>
              <Ground view={view} badges={table.badges.value} />
              <Laid view={view} />
              <Marks view={view} />
              <Above view={view} badges={table.badges.value} />
            </World>
          </svg>
          <svg class="board-choices">
            <World camera={camera}>
              <Lit view={view} camera={camera} />
              <Choices view={view} camera={camera} />
              {pieces.value && <pieces.value.Alternatives view={view} />}
              <Floats view={view} />
            </World>
            {preferences.value.coordinates && <Coordinates view={view} camera={camera} />}
          </svg>
        </>
      )}
    </div>
  );
}

function summary(view: View, table: Table): string {
  const scores = view.scores.map((score, seat) => `${table.name(seat)} ${score}`).join(", ");
  return t("board.summary", { tiles: view.tiles.length, scores });
}

function Laid({ view }: { view: View }) {
  const { badges, aids, kind } = useTable();
  return (
    <>
      <g class="tiles">
        <path
          class="tile-edges"
          d={drawnTiles(view)
            .map(({ x, y }) => `M${left(x)} ${top(y)}h${TILE}v${TILE}h${-TILE}z`)
            .join("")}
        />
        {drawnTiles(view).map((tile) => (
          <TilePicture
            key={cellKey(tile.x, tile.y)}
            view={kind.value ?? view}
            tile={tile.name}
            facing={tile.facing}
            x={left(tile.x)}
            y={top(tile.y)}
          />
        ))}
      </g>
      {aids.areas.value.length > 0 && <Areas view={view} areas={aids.areas.value} all />}
      {aids.looked.value && <Areas view={view} areas={[aids.looked.value]} all={false} />}
      <LastLaid />
      <g class="figures">
        {view.tiles
          .filter(({ figures }) => figures.length)
          .map((tile) => (
            <TileFigures key={cellKey(tile.x, tile.y)} view={view} tile={tile} badges={badges.value} />
          ))}
      </g>
    </>
  );
}

/** What was laid last, and what was missed, framed in its player's colour. */
function LastLaid() {
  const table = useTable();
  const missed = table.replay.step.value === null ? laidCells(table.missed.value) : [];
  const cells = new Map([...missed, ...laidCells(table.latest.value)].map((cell) => [cellKey(cell.x, cell.y), cell]));
  return (
    <>
      {[...cells.values()].map(({ x, y, seat }) => (
        <g key={cellKey(x, y)} class="last" data-laid={cellKey(x, y)}>
          <rect class="last-white" x={left(x) + 4} y={top(y) + 4} width={TILE - 8} height={TILE - 8} />
          <rect
            class="last-frame"
            x={left(x) + 1.5}
            y={top(y) + 1.5}
            width={TILE - 3}
            height={TILE - 3}
            stroke={table.badge(seat).colour}
          />
        </g>
      ))}
    </>
  );
}

/** Marks of the aids: dead cells, and the cells that a tile still to come would fit. */
function Marks({ view }: { view: View }) {
  const { aids } = useTable();
  const laid = new Set(view.tiles.map(({ x, y }) => cellKey(x, y)));
  return (
    <>
      {aids.dead.value
        .filter(({ x, y }) => !laid.has(cellKey(x, y)))
        .map((cell) => (
          <Marked key={cellKey(cell.x, cell.y)} kind="dead" cell={cell} margin={4} />
        ))}
      {aids.marked.value.map((cell) => (
        <Marked key={`m${cellKey(cell.x, cell.y)}`} kind="fits" cell={cell} margin={10} />
      ))}
    </>
  );
}

function Marked({ kind, cell, margin }: { kind: string; cell: { x: number; y: number }; margin: number }) {
  const size = TILE - 2 * margin;
  return <rect class={kind} x={left(cell.x) + margin} y={top(cell.y) + margin} width={size} height={size} rx="9" />;
}

function useSize(box: { current: HTMLDivElement | null }, camera: Camera): void {
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) camera.resize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [camera]);
}

/** Follows the game: everything in sight, or, when that gets too small, what happens now. */
function useFollowing(table: Table, camera: Camera): void {
  const bounds = useComputed(() => {
    const view = table.view.value;
    return view ? JSON.stringify(boundsFor(view)) : "";
  });
  useSignalEffect(() => {
    const [text, follows] = [bounds.value, camera.follows.value];
    const { width } = camera.size.value;
    const playing = table.state.value?.phase === "playing" && !table.replay.active.value;
    const last = playing ? (doneCells(table.latest.value).at(-1) ?? table.view.value?.tiles.at(-1) ?? null) : null;
    const [places, busy] = [table.draft.places.value, !table.draft.empty.value];
    if (!text || !follows || !width || busy) return;
    camera.fit(JSON.parse(text) as Bounds, last, last ? places : []);
    if (table.draft.mine.value) for (const cell of placesInQuestion(table, true)) camera.reveal(cell);
  });
  useSignalEffect(() => {
    const { shown, ghost, mine } = table.draft;
    const rated = table.analysis.shown.value?.moves[0];
    if (rated?.x !== null && rated?.x !== undefined) camera.reveal({ x: rated.x, y: rated.y ?? 0 });
    else if (shown.value) camera.reveal(shown.value);
    else if (mine.value && !ghost.value)
      for (const cell of placesInQuestion(table, camera.follows.value)) camera.reveal(cell);
  });
}

/** A tile that waits to be confirmed stays in sight when the bar grows over the board. */
function useKeeping({ draft }: Table, camera: Camera): void {
  useSignalEffect(() => {
    const { width } = camera.size.value;
    const ghost = draft.ghost.value;
    if (ghost && width) untracked(() => camera.keep(ghost.placement));
  });
}

const FEW = 3;

/** The place that is picked, or, if they are so few that the camera may bring all into sight, those that may be picked. */
function placesInQuestion({ draft, view }: Table, may: boolean): CellAt[] {
  if (draft.picked.value) return placesOf([draft.picked.value]);
  if (!may || !view.value) return [];
  const options = draft.options.value;
  const told = inPlay(view.value).flatMap((one) => one.placesInQuestion?.(view.value!, options) ?? []);
  const places = [...placesOf(options), ...told];
  return places.length <= FEW ? places : [];
}

/** Whether a cell is empty and lies beside a tile. */
function isBeside({ view }: Table, { x, y }: CellAt): boolean {
  return frontier(view.value?.tiles ?? []).some((cell) => cell.x === x && cell.y === y);
}

/** Whether a player who is shown no marks has tried a cell beside the tiles where his tile does not fit. */
function misses(table: Table, cell: CellAt): boolean {
  return table.draft.cells.value.length > 0 && !table.aids.on("legal") && isBeside(table, cell);
}

function touchesOf(table: Table, camera: Camera, box: HTMLElement): Parameters<typeof listen>[2] {
  const { draft, aids } = table;
  const looking = new Looking(table, camera);
  const onGhost = (cell: CellAt): boolean => {
    const ghost = draft.ghost.value?.placement;
    return ghost !== undefined && ghost.x === cell.x && ghost.y === cell.y;
  };
  return {
    seen: (px, py) => {
      const { x, y } = asSeen(box).transformPoint({ x: px, y: py });
      return [x, y];
    },
    grab: () => {
      const { a, e, f } = asSeen(box);
      if (camera.glides.value) camera.stop([e, f], 1 / a);
    },
    tap: (point, target, landed) => {
      aids.lookAway();
      const pick = target.closest("[data-pick]");
      if (pick?.isConnected && !pick.contains(landed)) pick.dispatchEvent(new MouseEvent("click"));
      if (pick) return;
      const cell = cellUnder(...point);
      if (!draft.touch(cell, point) && misses(table, cell)) table.problem.value = t("turn.unfit");
    },
    again: (point) => {
      const turns = draft.ghost.value?.placement.turns.length ?? 0;
      if (turns < 2 || draft.picks.value.length || !onGhost(cellUnder(...point))) return false;
      draft.turn(1);
      return true;
    },
    hover: (point) => {
      looking.hover(point);
      const cell = cellUnder(...point);
      const old = draft.hovered.value;
      if (!old || old.x !== cell.x || old.y !== cell.y) draft.hovered.value = cell;
    },
    leave: () => {
      draft.hovered.value = null;
      looking.leave();
    },
    hold: (point) => {
      const cell = cellUnder(...point);
      if (!looking.look(point) && isBeside(table, cell)) aids.square.value = cell;
    },
    wheel: (point, down) => {
      if (!onGhost(cellUnder(...point))) return false;
      draft.turn(down ? 1 : -1);
      return true;
    },
  };
}
