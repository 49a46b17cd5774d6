import type { Kept } from "./folders";

/** The rules as they are kept: chapters of games and boxes, in parts that say what they are about. */
export interface Picture {
  record: string;
  tiles?: number;
  caption: string;
}

export interface Part {
  title: string;
  about?: string[];
  lines: string[];
  pictures?: Picture[];
}

export interface Chapter {
  name: string;
  title: string;
  parts: Part[];
}

/** Where the picture of a record lies. */
export const pictureAt = ({ record, tiles }: Picture): string =>
  `/pictures/${[...record.split("/"), ...(tiles ? [tiles] : [])].join("-")}.svg`;

/** The name of a part on the page. */
export const partId = (chapter: string, part: Part): string => `${chapter}-${part.about?.[0] ?? "rules"}`;

/** Where the rules tell about something that happens in a game. */
export const rulesAbout = (game: string, about: string | null | undefined): string =>
  `/rules?game=${game}${about ? `&about=${about}` : ""}`;

/** The part that tells about something: that of the game itself, else of its family; else where the game begins. */
export function placeOf(chapters: readonly Kept<Chapter>[], game: string, about: string | null): string {
  const own = chapters.find(({ name }) => name === game);
  const near = [...(own ? [own] : []), ...chapters.filter(({ family }) => family === own?.family)];
  for (const { name, parts } of near) {
    const part = parts.find((one) => about !== null && one.about?.includes(about));
    if (part) return partId(name, part);
  }
  return game;
}

/** As it is looked for: without accents, and whatever apostrophe is typed. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("’", "'")
    .toLowerCase();

/** The chapters with those parts alone that have all the words looked for. */
export function searched(chapters: readonly Kept<Chapter>[], wanted: string): Kept<Chapter>[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const has = (chapter: Kept<Chapter>, part: Part): boolean => {
    const captions = (part.pictures ?? []).map(({ caption }) => caption);
    const text = plain([chapter.title, part.title, ...part.lines, ...captions].join(" "));
    return words.every((word) => text.includes(word));
  };
  return chapters
    .map((chapter) => ({ ...chapter, parts: chapter.parts.filter((part) => has(chapter, part)) }))
    .filter(({ parts }) => parts.length);
}
