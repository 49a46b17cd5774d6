/** QR codes (ISO/IEC 18004): bytes, error correction M, versions 1 to 10; enough for any link. */

type Grid = boolean[][];

/** Of each version: codewords of error correction a block, blocks, codewords of data, and where alignment marks lie. */
const VERSIONS: readonly (readonly [number, number, number, readonly number[]])[] = [
  [10, 1, 16, []],
  [16, 1, 28, [6, 18]],
  [26, 1, 44, [6, 22]],
  [18, 2, 64, [6, 26]],
  [24, 2, 86, [6, 30]],
  [16, 4, 108, [6, 34]],
  [18, 4, 124, [6, 22, 38]],
  [22, 4, 154, [6, 24, 42]],
  [22, 5, 182, [6, 26, 46]],
  [26, 5, 216, [6, 28, 50]],
];

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The dark modules of a text's code, row by row; null if the text is too long. */
export function qrCode(text: string): Grid | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.findIndex(([, , data], at) => bytes.length + (at < 9 ? 2 : 3) <= data) + 1;
  if (!version) return null;
  const drawn = MASKS.map((_, mask) => draw(version, interleaved(version, bytes), mask));
  return drawn.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best));
}

/** The data in codewords, padded, with the error correction of each block, as they are laid out. */
function interleaved(version: number, bytes: readonly number[]): number[] {
  const [correction, many, capacity] = VERSIONS[version - 1]!;
  const data = codewords(bytes, version < 10 ? 8 : 16, capacity);
  const short = Math.floor(capacity / many);
  const blocks = Array.from({ length: many }, (_, at) => {
    const longer = at - (many - (capacity % many));
    const start = at * short + Math.max(0, longer);
    return data.slice(start, start + short + (longer >= 0 ? 1 : 0));
  });
  const corrections = blocks.map((block) => remainder(block, correction));
  const column = (rows: number[][], at: number): number[] => rows.flatMap((row) => row[at] ?? []);
  return [
    ...Array.from({ length: short + 1 }, (_, at) => column(blocks, at)),
    ...Array.from({ length: correction }, (_, at) => column(corrections, at)),
  ].flat();
}

function codewords(bytes: readonly number[], countBits: number, capacity: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  push(4, 4);
  push(bytes.length, countBits);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((word, bit) => word * 2 + bit, 0),
  );
  for (let pad = 0; words.length < capacity; pad++) words.push(pad % 2 ? 0x11 : 0xec);
  return words;
}

/** Multiplication in the field of 256 elements that Reed and Solomon's codes live in. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

function remainder(block: readonly number[], degree: number): number[] {
  let divisor = [1];
  for (let at = 0, root = 1; at < degree; at++, root = times(root, 2))
    divisor = [...divisor, 0].map((value, place) => value ^ times(divisor[place - 1] ?? 0, root));
  const left = [...block, ...Array<number>(degree).fill(0)];
  block.forEach((_, at) => {
    const factor = left[at]!;
    divisor.forEach((value, place) => (left[at + place]! ^= times(value, factor)));
  });
  return left.slice(block.length);
}

function draw(version: number, words: readonly number[], mask: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: Grid = grid.map((row) => [...row]);
  const set = (x: number, y: number, dark: boolean): void => {
    if (grid[y]?.[x] === undefined) return;
    grid[y]![x] = dark;
    fixed[y]![x] = true;
  };
  drawMarks(version, size, set);
  drawFormat(size, mask, set);
  if (version >= 7) drawVersion(version, size, set);
  fill(grid, fixed, words, MASKS[mask]!);
  return grid;
}

type Set = (x: number, y: number, dark: boolean) => void;

function drawMarks(version: number, size: number, set: Set): void {
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const ringed = (cx: number, cy: number, reach: number, light: readonly number[]): void => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  const lines = VERSIONS[version - 1]![3];
  const last = size - 7;
  for (const y of lines)
    for (const x of lines)
      if (!((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6))) ringed(x, y, 2, [1]);
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    ringed(x, y, 4, [2, 4]);
}

/** The bits of a number with those that correct it behind them. */
function corrected(value: number, bits: number, generator: number): number {
  let rest = value;
  const top = 31 - Math.clz32(generator);
  for (let at = 0; at < bits; at++) rest = (rest << 1) ^ (((rest >> (top - 1)) & 1) * generator);
  return (value << bits) | (rest & ((1 << bits) - 1));
}

function drawFormat(size: number, mask: number, set: Set): void {
  const bits = corrected(mask, 10, 0x537) ^ 0x5412;
  const dark = (at: number): boolean => ((bits >> at) & 1) === 1;
  for (let at = 0; at < 15; at++) {
    if (at < 8) set(size - 1 - at, 8, dark(at));
    else set(8, size - 15 + at, dark(at));
    if (at < 6) set(8, at, dark(at));
    else if (at < 8) set(8, at + 1, dark(at));
    else if (at === 8) set(7, 8, dark(at));
    else set(14 - at, 8, dark(at));
  }
  set(8, size - 8, true);
}

function drawVersion(version: number, size: number, set: Set): void {
  const bits = corrected(version, 12, 0x1f25);
  for (let at = 0; at < 18; at++) {
    const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)];
    set(far, near, ((bits >> at) & 1) === 1);
    set(near, far, ((bits >> at) & 1) === 1);
  }
}

/** Two columns at a time from the right, up and down in turn, past what is fixed. */
function fill(grid: Grid, fixed: Grid, words: readonly number[], mask: (x: number, y: number) => boolean): void {
  const size = grid.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue;
        const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        grid[y]![x] = (bit === 1) !== mask(x, y);
        at++;
      }
    }
  }
}

const RUN = /(.)\1{4,}/g;
const FINDERS = [/(?=10111010000)/g, /(?=00001011101)/g];

/** How hard a code is to read: runs, blocks, what looks like a corner mark, too much of one colour. */
function penalty(grid: Grid): number {
  const text = (rows: Grid): string[] => rows.map((row) => row.map(Number).join(""));
  const lines = [...text(grid), ...text(grid.map((_, x) => grid.map((row) => row[x]!)))];
  let sum = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(RUN)) sum += run.length - 2;
    for (const finder of FINDERS) sum += 40 * [...`0000${line}0000`.matchAll(finder)].length;
  }
  grid.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (y && x && grid[y - 1]![x] === dark && row[x - 1] === dark && grid[y - 1]![x - 1] === dark) sum += 3;
    }),
  );
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2;
  return sum + 10 * Math.max(0, Math.ceil(Math.abs(dark * 20 - 10)) - 1);
}

/** The dark modules as one path, one unit each. */
export const qrPath = (grid: Grid): string =>
  grid.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
