import type { Addition } from "page/families";
import { extrasOf } from "page/logic/extras";
import { Quarters } from "./choices";
import { TownPanel } from "./panel";
import { Town } from "./town";
import "./style.css";

export default {
  Panel: TownPanel,
  Above: Town,
  Choices: Quarters,
  placesInQuestion: (view, options) => {
    const { cell: [x, y] = [0, 0], quarters = {} } = extrasOf(view, "classic")?.count ?? {};
    return options.some(({ move }) => (move.name ?? "") in quarters) ? [{ x: x - 2, y }, { x: x + 1, y: y - 1 }] : [];
  },
  chosen: ["count", "entered", "brought-out"],
  groups: ["quarter"],
} satisfies Addition;
