import { between, seeded, type Random } from '#domain/random.ts';

export type Point = readonly [x: number, y: number];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const lerp = (from: number, to: number, share: number) => from + (to - from) * share;
export const clamp = (value: number, least = 0, most = 1) => Math.min(most, Math.max(least, value));

/** A number as pictures write it: as fine as the eye sees, and no finer, for the sake of their size. */
export function n(value: number): string {
  return String(Math.abs(value) < 100 ? Math.round(value * 10) / 10 : Math.round(value));
}

export const at = ([x, y]: Point) => `${n(x)} ${n(y)}`;

/** A soft line through all points. */
export function smooth(points: readonly Point[], { closed = false, tension = 1 / 6 } = {}): string {
  const count = points.length;
  const point = (i: number) =>
    points[closed ? (i + count) % count : clamp(i, 0, count - 1)] ?? ([0, 0] as const);
  let d = `M${at(point(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension];
    const arrive: Point = [to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension];
    d += `C${at(leave)} ${at(arrive)} ${at(to)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A round thing cut by hand: never quite an ellipse. */
export function blob(
  random: Random,
  [x, y]: Point,
  rx: number,
  ry: number,
  { corners = 10, wobble = 0.1 } = {},
): string {
  const start = random() * 7;
  const points = Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * Math.PI * 2 + start;
    const reach = 1 + between(random, -wobble, wobble);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  return smooth(points, { closed: true });
}

/** The corners of a string drawn tight around all points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

function halfHull(sorted: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of sorted) {
    while (kept.length > 1 && turnsLeft(kept.at(-2), kept.at(-1), point)) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

function turnsLeft(a: Point = [0, 0], b: Point = [0, 0], [x, y]: Point): boolean {
  return (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) <= 0;
}

export function star([x, y]: Point, radius: number, { points = 5, waist = 0.45 } = {}): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / points;
    const reach = i % 2 ? radius * waist : radius;
    return at([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]);
  });
  return `M${corners.join('L')}Z`;
}

export function heart([x, y]: Point, size: number): string {
  const k = size;
  return `M${at([x, y + k])}C${at([x - k * 1.5, y])} ${at([x - k, y - k])} ${at([x, y - k * 0.35])}C${at([x + k, y - k])} ${at([x + k * 1.5, y])} ${at([x, y + k])}Z`;
}

/** Rolling noise from -1 to 1. */
export function noise(seed: number, octaves = 3): (x: number) => number {
  const random = seeded(seed);
  const table = Array.from({ length: 256 }, () => random() * 2 - 1);
  const single = (x: number) => {
    const i = Math.floor(x);
    const f = x - i;
    return lerp(table[i & 255] ?? 0, table[(i + 1) & 255] ?? 0, f * f * (3 - 2 * f));
  };
  return (x) => {
    let [value, weight, total] = [0, 1, 0];
    for (let octave = 0; octave < octaves; octave++) {
      value += weight * single(x * 2 ** octave + octave * 37.7);
      total += weight;
      weight *= 0.45;
    }
    return value / total;
  };
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function union(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

export function middleOf({ left, top, right, bottom }: Box): Point {
  return [(left + right) / 2, (top + bottom) / 2];
}
