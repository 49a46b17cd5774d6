/** A tile as one chooses it: what its four sides are, and how they hang together in the middle. */
export interface TileDraft {
  sides: Record<Side, SideKind>;
  cities: "one" | "apart";
  roads: "one" | "end";
  /** A kind that lies in the middle, or "nothing". */
  middle: string;
  shield: boolean;
}

export const SIDES = ["N", "E", "S", "W"] as const;
export type Side = (typeof SIDES)[number];
export const SIDE_KINDS = ["field", "road", "city", "river"] as const;
export type SideKind = (typeof SIDE_KINDS)[number];

const PORTS = ["NL", "N", "NR", "EL", "E", "ER", "SL", "S", "SR", "WL", "W", "WR"] as const;
const middleOf = (side: Side): number => SIDES.indexOf(side) * 3 + 1;

export const plainTile: TileDraft = {
  sides: { N: "city", E: "road", S: "field", W: "road" },
  cities: "one",
  roads: "one",
  middle: "nothing",
  shield: false,
};

const sidesOf = (draft: TileDraft, kind: SideKind): Side[] => SIDES.filter((side) => draft.sides[side] === kind);

/** Whether roads end at what lies in the middle; a garden lies beside them. */
export const endsRoads = ({ middle }: TileDraft): boolean => middle === "cloister";

/** The segments of a tile in words, as in a tile file: fields are what cities, roads and rivers leave. */
export function segmentsOf(draft: TileDraft): string[] {
  const cities = grouped(sidesOf(draft, "city"), draft.cities === "one");
  const roads = grouped(sidesOf(draft, "road"), draft.roads === "one" && !endsRoads(draft));
  const river = sidesOf(draft, "river");
  const words = cities.map((sides, at) => ["city", ...sides, ...(draft.shield && at === 0 ? ["shield"] : [])].join(" "));
  words.push(...roads.map((sides) => ["road", ...sides].join(" ")));
  if (river.length) words.push(["river", ...river].join(" "));
  if (draft.middle !== "nothing") words.push(draft.middle);
  const gate = cities.length === 1 && cities[0]!.length === 3 ? cities[0]! : []; // where a road on the fourth side ends
  const barriers = [...cities, [...sidesOf(draft, "road"), ...gate], river].map((sides) => sides.map(middleOf));
  return [...words, ...fields(draft, barriers).map((ports) => fieldText(ports, cities))];
}

const grouped = (sides: Side[], joined: boolean): Side[][] =>
  joined ? (sides.length ? [sides] : []) : sides.map((side) => [side]);

/** The half sides that are field, gathered: two hang together if nothing runs between them. */
function fields(draft: TileDraft, barriers: number[][]): number[][] {
  const halves = PORTS.map((_, port) => port).filter(
    (port) => port % 3 !== 1 && draft.sides[SIDES[Math.floor(port / 3)]!] !== "city",
  );
  const found: number[][] = [];
  for (const half of halves) {
    const home = found.find((field) => !barriers.some((barrier) => parts(barrier, field[0]!, half)));
    if (home) home.push(half);
    else found.push([half]);
  }
  return found;
}

/** Whether something that reaches the rim at these places runs between two others. */
const parts = (barrier: readonly number[], one: number, other: number): boolean => {
  const between = barrier.filter((port) => (port > one && port < other) || (port > other && port < one));
  return between.length > 0 && between.length < barrier.length;
};

function fieldText(ports: readonly number[], cities: readonly Side[][]): string {
  const beside = cities.filter((sides) =>
    sides.some((side) => {
      const middle = middleOf(side);
      return ports.includes((middle + 2) % 12) || ports.includes((middle + 10) % 12);
    }),
  );
  const borders = beside.length ? ["borders", ...beside.map((sides) => sides[0])] : [];
  return ["field", ...ports.map((port) => PORTS[port]), ...borders].join(" ");
}

/** A tile as it stands in a tile file. */
export function tileText(name: string, count: number, draft: TileDraft): string {
  const segments = segmentsOf(draft).map((phrase) => `"${phrase}"`);
  return `[${name}]\ncount = ${count}\nsegments = [${segments.join(", ")}]\n`;
}

/** The text of a set with a tile more; an empty one begins with a head. */
export function withTile(text: string, tile: string): string {
  const head = text.trim() ? `${text.trimEnd()}\n` : 'set = "mine"\ntitle = "Mine"\n';
  return `${head}\n${tile}`;
}

/** A name that no tile of a text has. */
export function freeName(text: string): string {
  for (let number = 1; ; number++) if (!text.includes(`[M-${number}]`)) return `M-${number}`;
}
