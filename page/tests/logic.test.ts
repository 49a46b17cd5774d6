import { expect, test } from "vitest";

import { themeFor } from "../src/live/art";
import { isNight, seasonOf } from "../src/logic/seasons";
import { clockText, remaining } from "../src/logic/clock";
import { extrasOf } from "../src/logic/extras";
import { course, doneCells, laidCells, latest, standing } from "../src/logic/log";
import { anyName, clamp, distinct, halves, validName } from "../src/logic/names";
import { badges, letters, seatName } from "../src/logic/seats";
import { fitWish, freshWish, mostSeats, setupOf, switchesOf } from "../src/logic/wish";
import { routeOf } from "../src/router";
import { DEFAULTS, readPreferences } from "../src/settings";
import { COLOURS, type Line, type View } from "../src/protocol";
import { clockName } from "../src/view/setup";
import { useWords, wordsOf } from "../src/words";
import { lobby, recorded, type Name } from "./messages";

test("seats are told apart by letter, colour and pattern", () => {
  expect(letters(["Ada", "Anna", "Émile", "ada"])).toEqual(["A", "N", "É", "D"]);
  expect(letters(["A", "A"])).toEqual(["A", "2"]);
  const six = badges(["a", "b", "c", "d", "e", "f"]);
  expect(new Set(six.map(({ colour }) => colour)).size).toBe(6);
  expect(new Set(six.map(({ pattern }) => pattern)).size).toBe(6);
});

test("a seat has the colour that the server gives it", () => {
  const [first, second] = badges(["blue", "Ada"], ["blue", "red"]);
  expect([first?.colour, second?.colour]).toEqual([COLOURS["blue"]?.colour, COLOURS["red"]?.colour]);
  expect(badges(["Ada"])[0]).toMatchObject({ colour: "#d55e00", ink: COLOURS["red"]?.ink });
});

test("computers are called in the reader's language", () => {
  expect(seatName({ seat: 1, kind: "computer", colour: "blue", name: "greedy 2", player: "greedy" }, "2", () => "Gourmand")).toBe(
    "Gourmand 2",
  );
  expect(seatName({ seat: 0, kind: "person", colour: "red", name: "Ada" }, "1")).toBe("Ada");
  expect(seatName({ seat: 0, kind: "free", colour: "red" }, "1")).toBe("1");
});

test("names are made acceptable", () => {
  expect(clamp('  A{"d}a  ')).toBe("Ada");
  expect(clamp("Ada", ["Ada", "Ada 2"])).toBe("Ada 3");
  expect(validName("Ada")).toBe(true);
  expect(validName("")).toBe(false);
  expect(validName("x".repeat(25))).toBe(false);
  expect(anyName("Ada Bruno", () => 0.99)).toBe("Bruno");
});

test("time is told in its largest unit", async () => {
  useWords("en", await wordsOf("en"));
  const clock = (seconds: number) => clockName({ game: "city", clock: { kind: "move", seconds } });
  expect(clock(86_400)).toBe("1 day a move");
  expect(clock(60)).toBe("1 min a move");
  useWords("fr", await wordsOf("fr"));
  expect(clock(86_400)).toBe("1 jour par coup");
  expect(clockText(90_000_000)).toBe("1 j 1 h");
});

test("clocks run only at the seat that chooses", async () => {
  useWords("en", await wordsOf("en"));
  const clocks = { left: [60_000, 30_000], running: 1 };
  expect(remaining(clocks, 0, 1000, 9000)).toBe(60_000);
  expect(remaining(clocks, 1, 1000, 9000)).toBe(22_000);
  expect(remaining(clocks, 1, 1000, 99_000)).toBe(0);
  expect(clockText(252_000)).toBe("4:12");
  expect(clockText(3_600_000)).toBe("1:00:00");
  expect(clockText(90_000_000)).toBe("1 d 1 h");
});

test("addresses lead to screens", () => {
  const route = (path: string, search = "", hash = "") => routeOf({ path, search, hash });
  expect(route("/replay", "", "#W0dhbWU")).toEqual({ screen: "opened", code: "W0dhbWU" });
  expect(route("/replay")).toEqual({ screen: "lobby" });
  expect(route("/")).toEqual({ screen: "lobby" });
  expect(route("/t/brave-otter")).toEqual({ screen: "table", slug: "brave-otter", step: null });
  expect(route("/t/brave-otter/12")).toEqual({ screen: "table", slug: "brave-otter", step: 12 });
  expect(route("/new", "?game=city")).toEqual({ screen: "new", game: "city" });
  expect(route("/continue", "", "#abc")).toEqual({ screen: "continue", code: "abc" });
  expect(route("/nonsense")).toEqual({ screen: "lobby" });
});

test("preferences survive nonsense", () => {
  expect(readPreferences("{")).toEqual(DEFAULTS);
  expect(readPreferences('{"sound":false,"aids":{"dead":"always"}}')).toMatchObject({
    sound: false,
    aids: { dead: "always", legal: "always" },
  });
});

test("the theme follows the game, the season and the hour; high contrast stands above them all", () => {
  const themes = ["summer", "spring", "autumn", "winter", "dark", "autumn-night", "winter-night", "flat"];
  expect(themeFor("standard", "auto", false, themes)).toBe("summer");
  expect(themeFor("city", "auto", true, themes)).toBe("dark");
  expect(themeFor("standard", "autumn", false, themes)).toBe("autumn");
  expect(themeFor("standard", "autumn", true, themes)).toBe("autumn-night");
  expect(themeFor("standard", "summer", true, themes)).toBe("dark");
  expect(themeFor("winter", "autumn", false, themes)).toBe("winter");
  expect(themeFor("winter", "auto", true, themes)).toBe("winter-night");
  for (const night of [true, false]) expect(themeFor("winter", "flat", night, themes)).toBe("flat");
  expect(themeFor("standard", "spring", true, ["summer", "flat"])).toBe("summer");
});

test("the season and the hour are those of the clock, also south of the equator", () => {
  const seasons = Array.from({ length: 12 }, (_, month) => seasonOf(new Date(2026, month, 15), false));
  expect(seasons.map((name) => name.slice(0, 2)).join(" ")).toBe("wi wi sp sp sp su su su au au au wi");
  expect(seasonOf(new Date(2026, 0, 15), true)).toBe("summer");
  const dark = (month: number, hour: number, southern = false): boolean => isNight(new Date(2026, month, 21, hour), southern);
  expect([6, 12, 18, 22].map((hour) => dark(5, hour))).toEqual([false, false, false, true]);
  expect([5, 8, 12, 18].map((hour) => dark(11, hour))).toEqual([true, true, false, true]);
  expect([dark(11, 19), dark(11, 19, true)]).toEqual([true, false]);
});

test("who had chosen night among the tiles has it as the hour", () => {
  expect(readPreferences('{"tiles":"dark"}')).toMatchObject({ tiles: "auto", hour: "night" });
  expect(readPreferences('{"tiles":"flat"}')).toMatchObject({ tiles: "flat", hour: "auto" });
});

const played = (number: number, step: number, events: Line["events"] = []): Line => ({
  number,
  time: 0,
  kind: "played",
  seat: 0,
  step,
  events: events ?? [],
});

test("steps that were taken back do not stand", () => {
  const lines: Line[] = [played(1, 1), played(2, 2), { number: 3, time: 0, kind: "undone", step: 1 }, played(4, 2)];
  expect(standing(lines).map(({ number }) => number)).toEqual([1, 4]);
});

test("the course of a game adds up what was paid", () => {
  const scored = (seat: number, amount: number) => ({ kind: "scored", move: "", seat, amount });
  expect(course([played(1, 1, [scored(0, 4)]), played(2, 2, [scored(1, 3), scored(0, 2)])], 2)).toEqual([
    [0, 0],
    [4, 0],
    [6, 3],
  ]);
  expect(laidCells([played(1, 1, [{ kind: "placed", move: "", x: 2, y: -1 }])])).toEqual([{ x: 2, y: -1, seat: 0 }]);
});

test("what the families add to a view comes as the server's structs say", () => {
  const view = (name: Name): View => recorded(name).state.view;
  expect(view("base").extras.hand).toHaveLength(2);
  expect(view("standard").extras.hand).toHaveLength(1);
  expect(extrasOf(view("boxes"), "classic")?.count).toMatchObject({ cell: [0, 0], count: "castle" });
  const quarters = extrasOf(view("boxes"), "classic")?.count?.quarters ?? {};
  expect(Object.keys(quarters)).toEqual(["castle", "market", "blacksmith", "cathedral"]);
  expect(extrasOf(view("standard"), "classic")?.count).toBeUndefined();
  expect(extrasOf(view("winter"), "classic")?.gingerbread).toHaveProperty("place");
  expect(extrasOf(view("boxes"), "classic")?.traders?.goods).toHaveLength(2);
  expect(extrasOf(view("city"), "city")?.stacks).toHaveLength(3);
  expect(extrasOf(view("castle"), "castle")?.towers.length).toBeGreaterThan(0);
  expect(extrasOf(view("castle"), "castle")?.inside.length).toBeGreaterThan(0);
  expect(extrasOf(view("castle"), "city")).toBeNull();
});

test("a wish stays within what the catalogue offers", () => {
  const catalogue = lobby().hello;
  const rules = { hand: "2", count_final: "first" };
  const wish = { ...freshWish(catalogue, "standard"), boxes: ["count", "inns"], seats: 6, rules };
  expect(mostSeats(catalogue, wish)).toBe(6);
  const switches = switchesOf(catalogue, wish).map(({ name }) => name);
  expect(switches).toEqual(["hand", "holes", "unfinished", "fields", "small_city", "last_tile", "count_final"]);
  expect(fitWish({ ...wish, boxes: [] }, catalogue)).toMatchObject({ seats: 5, rules: { hand: "2" } });
  expect(fitWish({ ...wish, boxes: [] }, catalogue).rules).not.toHaveProperty("count_final");
  expect(fitWish({ ...wish, game: "castle" }, catalogue)).toMatchObject({ seats: 2, boxes: [], rules: {} });
  expect(setupOf({ ...wish, grace: 600 }).grace).toBe(600);
  expect(setupOf({ ...wish, clock: "move-60-0" }).grace).toBeUndefined();
  expect(setupOf({ ...wish, clock: "move-60-0", timeout: "lose" }).clock).toEqual({
    kind: "move",
    seconds: 60,
    increment: 0,
    end: "lose",
  });
});

test("the latest moves are those of the others since my last step, or the last step", () => {
  const by = (number: number, seat: number): Line => ({ ...played(number, number, []), seat });
  const steps = [by(1, 0), by(2, 1), by(3, 2)];
  expect(latest(steps, [0]).map(({ number }) => number)).toEqual([2, 3]);
  expect(latest(steps, [2]).map(({ number }) => number)).toEqual([3]);
  expect(latest(steps, []).map(({ number }) => number)).toEqual([3]);
});

test("a step that laid no tile took place where anything happened", () => {
  const wall = played(1, 1, [
    { kind: "turn", move: "" },
    { kind: "wall", move: "", x: 3, y: 1 },
  ]);
  expect(doneCells([wall])).toEqual([{ x: 3, y: 1, seat: 0 }]);
});

test("long names keep their ends, and equal names get numbers", () => {
  expect(halves("Ada")).toEqual(["Ada", ""]);
  expect(halves("Maximilian One").join("")).toBe("Maximilian One");
  expect(halves("Maximilian One")[1]).not.toBe(halves("Maximilian Two")[1]);
  expect(distinct(["Ada", "Bea", "Ada", "Ada"])).toEqual(["Ada", "Bea", "Ada (2)", "Ada (3)"]);
});
