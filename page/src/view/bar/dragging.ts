import type { Table } from "../../live/table";
import { nearestCell, TILE, type CellAt } from "../../logic/cells";
import { t } from "../../words";
import { pointSeen } from "../board/seen";
import { focusBoard } from "../focus";

const SLACK = 8;
const REACH = 0.8 * TILE;

/** A tile on its way from the hand to the board. */
export class Dragging {
  private start: PointerEvent | null = null;
  private tile = "";
  private done = false;

  constructor(private readonly table: Table) {}

  press(event: PointerEvent, tile: string): void {
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.start = event;
    this.tile = tile;
    this.done = false;
  }

  readonly move = (event: PointerEvent): void => {
    const { draft } = this.table;
    const { start } = this;
    if (!start || start.pointerId !== event.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (!draft.carried.value) {
      if (Math.hypot(x - start.clientX, y - start.clientY) < SLACK) return;
      draft.take(this.tile);
    }
    draft.carried.value = { tile: this.tile, x, y };
    draft.hovered.value = this.cellAt(event);
  };

  readonly release = (event: PointerEvent): void => {
    const { draft } = this.table;
    const carried = draft.carried.value !== null;
    this.cancel();
    if (!carried) return;
    this.done = true;
    const cell = this.cellAt(event);
    if (cell) draft.lay(cell, draft.facing.value);
    else if (pointSeen(event.clientX, event.clientY)) this.table.problem.value = t("turn.unfit");
    focusBoard();
  };

  readonly cancel = (): void => {
    this.start = null;
    this.table.draft.carried.value = null;
    this.table.draft.hovered.value = null;
  };

  /** Whether the click that comes now only ends a drag. */
  dropped(): boolean {
    const { done } = this;
    this.done = false;
    return done;
  }

  /** The legal cell that the tile is held over. */
  private cellAt({ clientX, clientY }: PointerEvent): CellAt | null {
    const point = pointSeen(clientX, clientY);
    return point && nearestCell(point, this.table.draft.cells.value, REACH);
  }
}
