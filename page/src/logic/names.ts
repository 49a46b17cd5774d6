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
