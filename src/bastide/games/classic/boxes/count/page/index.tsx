import type { Addition } from "page/families";
import { Quarters } from "./choices";
import { TownPanel } from "./panel";
import { Town } from "./town";
import "./style.css";

export default {
  Panel: TownPanel,
  Above: Town,
  Choices: Quarters,
  chosen: ["count", "entered", "brought-out"],
  groups: ["quarter"],
} satisfies Addition;
