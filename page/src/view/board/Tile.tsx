import { signal } from "@preact/signals";

import { anchor, picture, shapesOf } from "../../live/art";
import { cellUnder, left, sideLine, TILE, top, variantAt, type Side } from "../../logic/cells";
import type { Tile, View } from "../../protocol";
import type { Badge } from "../../logic/seats";
import { Figure, lies } from "./Figure";

const broken = signal<ReadonlySet<string>>(new Set());

interface PictureProps {
  view: Pick<View, "game" | "family">;
  tile: string;
  facing: string;
  x?: number;
  y?: number;
}

/** A tile's picture, as tiles are drawn on its cell; one that does not come is replaced by its shapes and its name. */
export function TilePicture({ view, tile, facing, x = 0, y = 0 }: PictureProps) {
  const address = picture(view.game, view.family, tile, facing, variantAt(cellUnder(x, y)));
  if (broken.value.has(address)) return <PlainTile view={view} tile={tile} facing={facing} x={x} y={y} />;
  const fail = (): void => {
    broken.value = new Set(broken.peek()).add(address);
  };
  return <image class="tile-picture" href={address} x={x} y={y} width={TILE} height={TILE} onError={fail} />;
}

function PlainTile({ view, tile, facing, x = 0, y = 0 }: PictureProps) {
  const shapes = shapesOf(view.family, tile, facing);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class="plain-tile" width={TILE} height={TILE} />
      {shapes?.segments.map((shape) => (
        <path
          key={shape.segment}
          class={`plain plain-${shape.kind}`}
          d={shape.path}
          transform={`scale(${TILE / shapes.size})`}
        />
      ))}
      {!shapes && (
        <text class="plain-name" x="50" y="50">
          {tile}
        </text>
      )}
    </g>
  );
}

interface IconProps {
  view: Pick<View, "game" | "family">;
  tile: string;
  facing?: string;
  size: number;
  /** The segment that is lit on it. */
  segment?: number | null;
  /** The side that is lit on it. */
  side?: Side | null;
}

/** A tile by itself, for the hand and lists, perhaps with one of its parts lit. */
export function TileIcon({ view, tile, facing = "N", size, segment = null, side = null }: IconProps) {
  return (
    <svg class="tile-icon" width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <TilePicture view={view} tile={tile} facing={facing} />
      {segment !== null && <LitPart family={view.family} tile={tile} facing={facing} segment={segment} />}
      {side && <path class="lit-side" d={sideLine(0, 0, side)} />}
    </svg>
  );
}

interface PartProps {
  family: string;
  tile: string;
  facing: string;
  segment: number;
}

/** One segment of a tile, lit. */
export function LitPart({ family, tile, facing, segment }: PartProps) {
  const shapes = shapesOf(family, tile, facing);
  const shape = shapes?.segments.find((one) => one.segment === segment);
  if (!shapes || !shape) return null;
  return <path class={`lit-part lit-${shape.kind}`} d={shape.path} transform={`scale(${TILE / shapes.size})`} />;
}

/** Figures are drawn after all tiles, so that no neighbour hides them. */
export function TileFigures({ view, tile, badges }: { view: View; tile: Tile; badges: readonly Badge[] }) {
  const shapes = tile.figures.length ? shapesOf(view.family, tile.name, tile.facing) : null;
  const seen = new Map<number, number>();
  return (
    <g transform={`translate(${left(tile.x)} ${top(tile.y)})`}>
      {tile.figures.map((figure) => {
        const [x, y] = anchor(shapes, figure.segment, figure.spot);
        const before = seen.get(figure.segment) ?? 0;
        seen.set(figure.segment, before + 1);
        const badge = badges[figure.seat];
        return badge ? (
          <g
            key={`${figure.seat}${figure.figure}${figure.segment}${before}`}
            class="stands"
            data-figure={`${tile.x},${tile.y},${figure.segment}`}
            transform={`translate(${x + before * 16} ${y + before * 4})`}
          >
            <Figure badge={badge} figure={figure.figure} lying={lies(figure.role, view.family)} />
          </g>
        ) : null;
      })}
    </g>
  );
}
