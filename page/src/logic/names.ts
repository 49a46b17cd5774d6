/** A name that the table accepts: 1 to 24 characters, none of those that records use. */
export const validName = (name: string): boolean => /^[^"{}[\]\p{C}]{1,24}$/u.test(name) && name.trim() === name;

const clean = (name: string): string => [...name.replace(/["{}[\]\p{C}]/gu, "")].slice(0, 24).join("").trim();

/** A name made acceptable, with a number if somebody has it already. */
export function clamp(name: string, taken: readonly string[] = []): string {
  const base = clean(name);
  if (!taken.includes(base)) return base;
  for (let number = 2; ; number++) {
    const tried = `${[...base].slice(0, 21).join("")} ${number}`;
    if (!taken.includes(tried)) return tried;
  }
}

/** A name for somebody who has not given one. */
export function anyName(names: string, random: () => number = Math.random): string {
  const all = names.split(" ").filter(Boolean);
  return all[Math.floor(random() * all.length)] ?? "Ada";
}

const TAIL = 4;

/** A name in two: what may be cut, and its end, which is always shown. */
export function halves(name: string): [string, string] {
  const letters = [...name];
  if (letters.length <= 2 * TAIL) return [name, ""];
  return [letters.slice(0, -TAIL).join(""), letters.slice(-TAIL).join("")];
}

/** Names that are equal get a number, so that nobody is taken for another. */
export function distinct(names: readonly string[]): string[] {
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length;
    return before ? `${name} (${before + 1})` : name;
  });
}
