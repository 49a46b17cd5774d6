import type { Addition } from "page/families";
import { boundsOf } from "page/logic/cells";
import { CastleGround, Keeps } from "./board";
import { castle } from "./extras";
import { CastlePanel } from "./panel";
import { Tower, towerAt } from "./towers";

export default {
  games: { castle: { tiles: ["CA-n01", "CA-p01", "CA-t01"] } },
  Panel: CastlePanel,
  Ground: CastleGround,
  Above: Keeps,
  inSight: (view) => boundsOf(castle(view.extras).inside, 0.7),
  partOfBoard: (view, tile) => castle(view.extras).starts.find(({ name }) => name === tile)?.feature ?? null,
  thingAt: towerAt,
  Thing: Tower,
  lying: ["merchant"],
  lines: ["path"],
  ground: ["court"],
  endless: ["court"],
  chosen: ["used"],
  groups: ["walltile"],
} satisfies Addition;
