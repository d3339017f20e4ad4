import { between, type Random } from '#domain/random.ts';
import { n, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { line, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export interface DabOptions {
  count: number;
  /** Where one goes; nowhere leaves it out. */
  place: (random: Random) => Point | undefined;
  colour: string;
  width: number;
  length?: number;
  /** In radians. */
  angle?: number;
  opacity?: number;
}

/** Short strokes of a round brush, all in one path. */
export function dabs(
  random: Random,
  { count, place, colour, width, length = 0, angle = 0, opacity = 1 }: DabOptions,
): Art {
  let d = '';
  for (let i = 0; i < count; i++) {
    const point = place(random);
    if (!point) continue;
    const turn = angle + between(random, -0.5, 0.5);
    const reach = length * between(random, 0.6, 1.3);
    d += `M${n(point[0])} ${n(point[1])}l${n(Math.cos(turn) * reach)} ${n(Math.sin(turn) * reach || 0.1)}`;
  }
  return d !== '' && line(d, colour, width, { opacity, airy: true });
}

export interface StippleOptions {
  count: number;
  box: Box;
  /** How likely a dot is at a point: 0 to 1. */
  density: (x: number, y: number) => number;
  colour: string;
  size: number;
  opacity?: number;
}

/** Dots of three sizes, thicker where `density` says. */
export function stipple(
  random: Random,
  { count, box, density, colour, size, opacity = 0.5 }: StippleOptions,
): Art {
  const paths = ['', '', ''];
  for (let i = 0; i < count; i++) {
    const x = between(random, box.left, box.right);
    const y = between(random, box.top, box.bottom);
    if (random() < density(x, y)) paths[i % 3] += `M${n(x)} ${n(y)}h.1`;
  }
  return paths.map((d, i) => d !== '' && line(d, colour, size * (0.6 + i * 0.35), { opacity, airy: true }));
}
