import sharp from 'sharp';

/**
 * What a camera reads in one of our codes: the bytes of a QR code of the levels and sizes that addresses need (ISO/IEC 18004, M,
 * versions 1 to 10). A picture from a screen has no faults, so none are corrected.
 */
export async function readQr(png: Buffer): Promise<string> {
  const modules = await modulesOf(png);
  const size = modules.length;
  const version = (size - 17) / 4;
  const shape = SHAPES[version];
  if (!shape) throw new Error(`a code of ${size} modules is none that we make`);
  const { level, mask } = formatOf(modules);
  if (level !== LEVEL_M) throw new Error(`the code is of level ${level}`);
  const words = wordsIn(modules, { version, centres: shape.centres, mask });
  return bytesIn(dataOf(words, shape.blocks), version);
}

interface Shape {
  /** Of the small squares by which a camera finds its way. */
  centres: readonly number[];
  /** How many words of data each block has. */
  blocks: readonly number[];
}

const SHAPES: Readonly<Record<number, Shape>> = {
  1: { centres: [], blocks: [16] },
  2: { centres: [6, 18], blocks: [28] },
  3: { centres: [6, 22], blocks: [44] },
  4: { centres: [6, 26], blocks: [32, 32] },
  5: { centres: [6, 30], blocks: [43, 43] },
  6: { centres: [6, 34], blocks: [27, 27, 27, 27] },
  7: { centres: [6, 22, 38], blocks: [31, 31, 31, 31] },
  8: { centres: [6, 24, 42], blocks: [38, 38, 39, 39] },
  9: { centres: [6, 26, 46], blocks: [36, 36, 36, 37, 37] },
  10: { centres: [6, 28, 50], blocks: [43, 43, 43, 43, 44] },
};
const LEVEL_M = 0;
const FORMAT_MASK = 0b101_010_000_010_010;

/** Dark or not, by the middle of each module. The pattern in the corner, seven modules wide, says how large they are. */
async function modulesOf(png: Buffer): Promise<boolean[][]> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isDark = (x: number, y: number) => (data[y * info.width + x] ?? 255) < 128;
  const all = Array.from(
    { length: info.width * info.height },
    (_, i) => [i % info.width, Math.floor(i / info.width)] as const,
  );
  const dark = all.filter(([x, y]) => isDark(x, y));
  const [left, right] = [Math.min(...dark.map(([x]) => x)), Math.max(...dark.map(([x]) => x)) + 1];
  const top = Math.min(...dark.map(([, y]) => y));
  let edge = left;
  while (isDark(edge, top)) edge++;
  const version = Math.round(((right - left) / ((edge - left) / 7) - 17) / 4);
  const size = version * 4 + 17;
  const at = (i: number) => Math.floor(((i + 0.5) * (right - left)) / size);
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => isDark(left + at(x), top + at(y))),
  );
}

function formatOf(modules: readonly boolean[][]): { level: number; mask: number } {
  const places = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((x) => [x, 8]),
    ...[7, 5, 4, 3, 2, 1, 0].map((y) => [8, y]),
  ];
  const bits =
    places.reduce((all, [x = 0, y = 0]) => (all << 1) | Number(modules[y]?.[x] ?? false), 0) ^ FORMAT_MASK;
  return { level: bits >> 13, mask: (bits >> 10) & 7 };
}

const MASKS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

interface Layout {
  version: number;
  centres: readonly number[];
  mask: number;
}

/** In pairs of columns, from the right, up and down. */
function wordsIn(modules: readonly boolean[][], { version, centres, mask }: Layout): number[] {
  const size = modules.length;
  const isFixed = (x: number, y: number) => {
    const isCorner = (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9);
    const isVersion = version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11));
    const isSquare = centres.some((cx) =>
      centres.some((cy) => {
        const isInCorner =
          (cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cx === size - 7 && cy === 6);
        return !isInCorner && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2;
      }),
    );
    return isCorner || isVersion || isSquare || x === 6 || y === 6;
  };
  const bits: boolean[] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1])
        if (!isFixed(x, y)) bits.push((modules[y]?.[x] ?? false) !== (MASKS[mask]?.(x, y) === 0));
    }
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((word, bit) => (word << 1) | Number(bit), 0),
  );
}

/** Words of the blocks come in turn; shorter blocks have none in the last turn. */
function dataOf(words: readonly number[], blocks: readonly number[]): number[] {
  const read: number[][] = blocks.map(() => []);
  let next = 0;
  for (let turn = 0; turn < Math.max(...blocks); turn++)
    for (const [i, length] of blocks.entries()) if (turn < length) read[i]?.push(words[next++] ?? 0);
  return read.flat();
}

const BYTES = 0b0100;

function bytesIn(data: readonly number[], version: number): string {
  const bits = data.flatMap((word) => Array.from({ length: 8 }, (_, i) => (word >> (7 - i)) & 1));
  const number = (from: number, length: number) =>
    bits.slice(from, from + length).reduce((all, bit) => all * 2 + bit, 0);
  if (number(0, 4) !== BYTES) throw new Error('the code holds no bytes');
  const lengthBits = version < 10 ? 8 : 16;
  const length = number(4, lengthBits);
  return Buffer.from(Array.from({ length }, (_, i) => number(4 + lengthBits + i * 8, 8))).toString('utf8');
}
