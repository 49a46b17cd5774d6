import type { SegmentShape, TileShapes } from "../protocol";
import { t, word } from "../words";

const SIDE_ORDER = ["N", "E", "S", "W"];

/** The sides that a segment reaches, by whole sides: city N E. */
export function sidesOf(ports: readonly string[]): string[] {
  return SIDE_ORDER.filter((side) => ports.includes(side));
}

/** What is drawn on a tile as it lies, in words, once that is known. */
export function tileText(shapes: TileShapes | null): string {
  const parts = (shapes?.segments ?? []).map(segmentText).filter(Boolean);
  if (!shapes) return t("tile.any");
  return parts.length ? parts.join(", ") : word("kind", shapes.segments[0]?.kind ?? "field");
}

/** Fields are what is left over, so only what is built is told. */
function segmentText({ kind, ports, marks }: SegmentShape): string {
  if (kind === "field") return "";
  const sides = sidesOf(ports).map((side) => word("spot", side));
  const extra = Object.keys(marks).map((mark) => word("mark", mark));
  const what = [word("kind", kind), ...extra].join(" + ");
  return sides.length ? t("tile.segment", { what, sides: sides.join("–") }) : what;
}
