import { untracked, useSignalEffect } from "@preact/signals";

import type { Table } from "../../live/table";
import { cellKey, left, OUTWARDS, sideLine, TILE, top } from "../../logic/cells";
import { drawnTiles } from "../../families";
import { placeOfOption, type PlaceAt } from "../../logic/places";
import type { Part, View } from "../../protocol";
import { useTable } from "../context";
import type { Camera } from "./camera";
import { LitPart } from "./Tile";

/** What is lit now: what the log is pointed at or was asked for, else the choice that is pointed at or picked. */
function litNow({ lit, sought, draft, aids }: Table): PlaceAt | null {
  const square = aids.square.value;
  const told = lit.value ?? sought.value;
  if (told) return told;
  if (square) return { ...square, side: null, parts: [] };
  const option = draft.mine.value ? (draft.pointed.value ?? draft.picked.value) : null;
  return option && placeOfOption(option);
}

/** The place that words are about, lit on the board; a place that was asked for is brought into sight. */
export function Lit({ view, camera }: { view: View; camera: Camera }) {
  const table = useTable();
  useSignalEffect(() => {
    const sought = table.sought.value;
    if (sought) untracked(() => camera.show(sought));
  });
  const place = litNow(table);
  if (!place) return null;
  const { x, y, side, parts } = place;
  return (
    <g class="lit" aria-hidden="true" data-lit={cellKey(x, y)}>
      {side ? (
        <path
          class="lit-side"
          d={sideLine(x, y, side)}
          transform={`translate(${OUTWARDS[side][0] * 6} ${OUTWARDS[side][1] * 6})`}
        />
      ) : parts.length ? (
        parts.map((part) => <OnBoard key={`${cellKey(part.x, part.y)}/${part.segment}`} part={part} view={view} />)
      ) : (
        <rect class="lit-cell" x={left(x) + 5} y={top(y) + 5} width={TILE - 10} height={TILE - 10} rx="8" />
      )}
    </g>
  );
}

/** One segment where it lies, also on the tile that is about to be laid. */
function OnBoard({ part: { x, y, segment }, view }: { part: Part; view: View }) {
  const ghost = useTable().draft.ghost.value;
  const laid = drawnTiles(view).find((tile) => tile.x === x && tile.y === y);
  const isGhost = ghost !== null && ghost.placement.x === x && ghost.placement.y === y;
  const tile = isGhost ? ghost.placement.tile : laid?.name;
  const facing = isGhost ? (ghost.placement.turns[ghost.turn]?.facing ?? "N") : laid?.facing;
  if (!tile || !facing) return null;
  return (
    <g transform={`translate(${left(x)} ${top(y)})`}>
      <LitPart family={view.family} tile={tile} facing={facing} segment={segment} />
    </g>
  );
}
