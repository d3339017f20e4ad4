import { hash, seeded } from '#domain/random.ts';

const SIZE = 512;
let tile: Int8Array | undefined;

/** The grain of watercolour paper, laid over the pixels; it repeats every 512. */
export function layOnPaper(pixels: Uint8Array, width: number, height: number): void {
  tile ??= makeTile();
  for (let y = 0, i = 0; y < height; y++) {
    const row = (y % SIZE) * SIZE;
    for (let x = 0; x < width; x++, i += 4) {
      const grain = tile[row + (x % SIZE)] ?? 0;
      pixels[i] = clampByte((pixels[i] ?? 0) + grain);
      pixels[i + 1] = clampByte((pixels[i + 1] ?? 0) + grain);
      pixels[i + 2] = clampByte((pixels[i + 2] ?? 0) + grain * 0.9);
    }
  }
}

const clampByte = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : value);

/** Fine noise, soft unevenness below it, and fibres. */
function makeTile(): Int8Array {
  const random = seeded(hash('paper'));
  const values = new Float32Array(SIZE * SIZE);
  for (let i = 0; i < values.length; i++) values[i] = (random() + random() + random() - 1.5) * 5.5;
  const coarse = new Float32Array(64 * 64).map(() => random() - 0.5);
  const cell = (x: number, y: number) => coarse[((y & 63) << 6) | (x & 63)] ?? 0;
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const [i, j] = [x >> 3, y >> 3];
      const [u, v] = [x / 8 - i, y / 8 - j];
      const above = cell(i, j) * (1 - u) + cell(i + 1, j) * u;
      const below = cell(i, j + 1) * (1 - u) + cell(i + 1, j + 1) * u;
      values[y * SIZE + x] = (values[y * SIZE + x] ?? 0) + (above * (1 - v) + below * v) * 5;
    }
  }
  for (let fibre = 0; fibre < 900; fibre++) {
    let [x, y, angle] = [random() * SIZE, random() * SIZE, random() * 6.28];
    const shade = (random() - 0.5) * 9;
    for (let step = 0; step < 26; step++) {
      const index = (Math.floor(y) % SIZE) * SIZE + (Math.floor(x) % SIZE);
      values[index] = (values[index] ?? 0) + shade;
      x = (x + Math.cos(angle) + SIZE) % SIZE;
      y = (y + Math.sin(angle) + SIZE) % SIZE;
      angle += (random() - 0.5) * 0.4;
    }
  }
  return Int8Array.from(values, (value) => Math.max(-40, Math.min(40, value)));
}
