import { languageOf } from "../words";

/** Files that families and boxes keep in their folders, by their paths. */
export type Files<One> = Readonly<Record<string, () => Promise<One[]>>>;

/** Something, and the family it belongs to. */
export type Kept<One> = One & { family: string };

const familyOf = (path: string): string => /games\/(\w+)\//.exec(path)?.[1] ?? "";

/** What the folders keep in a language, family by family: that of its games, then that of its boxes. */
export async function keptIn<One extends object>(
  files: Files<One>,
  chosen: string,
  families: readonly string[],
): Promise<Kept<One>[]> {
  const rank = (path: string): [number, boolean] => [families.indexOf(familyOf(path)), path.includes("/boxes/")];
  const paths = Object.keys(files)
    .filter((path) => languageOf(path) === chosen)
    .sort((one, other) => rank(one)[0] - rank(other)[0] || +rank(one)[1] - +rank(other)[1]);
  const read = async (path: string): Promise<Kept<One>[]> =>
    (await files[path]!()).map((one) => ({ ...one, family: familyOf(path) }));
  return (await Promise.all(paths.map(read))).flat();
}
