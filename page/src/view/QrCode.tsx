import { qrCode, qrPath } from "../logic/qr";
import { t } from "../words";

const QUIET = 4;

/** A link that a camera can read. */
export function QrCode({ text }: { text: string }) {
  const grid = qrCode(text);
  if (!grid) return null;
  const size = grid.length + 2 * QUIET;
  return (
    <svg class="qr" viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`} role="img" aria-label={t("device.qr")}>
      <path d={qrPath(grid)} shape-rendering="crispEdges" />
    </svg>
  );
}
