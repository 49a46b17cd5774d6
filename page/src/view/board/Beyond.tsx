import { count } from "../../words";
import { useTable } from "../context";
import { Icon, type IconName } from "../Icon";
import { beyond, type Camera, type Edge } from "./camera";

const SIGNS: Record<Edge, IconName> = { left: "back", right: "forth", up: "up", down: "down" };

/** At the edges: how many places that may be chosen lie out of sight that way; a press brings the nearest into sight. */
export function Beyond({ camera }: { camera: Camera }) {
  const { draft, aids } = useTable();
  if (!draft.mine.value || !draft.empty.value || !aids.on("legal") || !camera.size.value.width) return null;
  const look = camera.look.value;
  const away = ({ x, y }: { x: number; y: number }): number => Math.hypot(x * 100 + 50 - look.x, y * -100 + 50 - look.y);
  return (
    <>
      {[...beyond(look, camera.size.value, draft.places.value)].map(([edge, cells]) => {
        const nearest = cells.reduce((best, cell) => (away(cell) < away(best) ? cell : best));
        const label = count("beyond", cells.length);
        return (
          <button
            key={edge}
            type="button"
            class={`beyond beyond-${edge}`}
            aria-label={label}
            title={label}
            tabIndex={-1}
            onClick={() => camera.show(nearest)}
          >
            <Icon name={SIGNS[edge]} size={16} />
            {cells.length}
          </button>
        );
      })}
    </>
  );
}
