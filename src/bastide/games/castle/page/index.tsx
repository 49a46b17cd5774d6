import type { Addition } from "page/families";
import { boundsOf, cellOf } from "page/logic/cells";
import { extrasOf } from "page/logic/extras";
import { CastleGround, Keeps } from "./board";
import { CastlePanel } from "./panel";
import { Tower, towerAt } from "./towers";
import "./style.css";

export default {
  games: { castle: { tiles: ["CA-n01", "CA-p01", "CA-t01"] } },
  Panel: CastlePanel,
  Ground: CastleGround,
  Above: Keeps,
  inSight: (view) => boundsOf(extrasOf(view, "castle")?.inside.map(cellOf) ?? [], 0.95),
  partOfBoard: (view, tile) => extrasOf(view, "castle")?.starts.find(({ name }) => name === tile)?.feature ?? null,
  thingAt: towerAt,
  Thing: Tower,
  lying: ["merchant"],
  lines: ["path"],
  ground: ["court"],
  endless: ["court"],
  chosen: ["used"],
  groups: ["walltile"],
} satisfies Addition;
