import { ask } from "./api";
import type {
  Calling,
  CarryOver,
  FairLevels,
  Holiday,
  Kept,
  Match,
  Matched,
  Me,
  OtherProfile,
  PassphraseMade,
  PlayedGames,
  TakeHoliday,
} from "./protocol";

export interface Sought {
  words: string;
  game: string;
  before?: number;
}

const query = ({ words, game, before }: Sought): string =>
  new URLSearchParams({ words, game, before: before === undefined ? "" : String(before) }).toString();

export const EXPORT = "/api/me/export";
export const fairLevels = () => ask<FairLevels>("GET", "/api/me/fair");
export const me = () => ask<Me>("GET", "/api/me");
export const myGames = (sought: Sought) => ask<PlayedGames>("GET", `/api/me/games?${query(sought)}`);
export const otherProfile = (slug: string, seat: number) =>
  ask<OtherProfile>("GET", `/api/tables/${encodeURIComponent(slug)}/players/${seat}`);
export const makePassphrase = () => ask<PassphraseMade>("POST", "/api/me/passphrase", {});
export const makeCarryLink = () => ask<PassphraseMade>("POST", "/api/me/link", {});
export const carryOver = (wish: CarryOver) => ask<Kept>("POST", "/api/me/carry", wish);
export const eraseMe = () => ask<Kept>("POST", "/api/me/erase", {});
export const keepSettings = (settings: string) => ask<Kept>("POST", "/api/me/settings", { settings });
export const takeHoliday = (wish: TakeHoliday) => ask<Holiday>("POST", "/api/me/holiday", wish);
export const wantCalls = (wish: Calling) => ask<Kept>("POST", "/api/me/calls", wish);
export const quickMatch = (wish: Match) => ask<Matched>("POST", "/api/match", wish);
