import type { Addition } from "page/families";
import { CityWall } from "./board";
import { CityPanel } from "./panel";
import "./style.css";

export default {
  games: { city: { tiles: ["CI-A-F", "CI-N-GL", "CI-V1"] } },
  Panel: CityPanel,
  Above: CityWall,
  lying: ["resident"],
  lines: ["road"],
  ground: ["residential"],
  endless: ["residential"],
  chosen: ["gate", "wall", "guard", "tower"],
  groups: ["end"],
} satisfies Addition;
