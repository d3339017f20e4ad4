import type { Effect } from '#domain/picture-world.ts';
import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import {
  heart,
  n,
  overlap,
  star,
  type Box,
  type Point,
} from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** Sparks keep so far from faces, also as they drift from frame to frame. */
const CLEARANCE = 34;

/** Joy in the air around the middle of the picture, and never on a face. */
export function effect(canvas: Canvas, kind: Effect | undefined, x: number, faces: readonly Box[]): Art {
  if (!kind) return undefined;
  const random = canvas.random('effect');
  const drift = kind === 'confetti' ? canvas.frame * 26 : -canvas.frame * 14;
  return Array.from({ length: kind === 'confetti' ? 60 : 16 }, (_, i) => {
    const place: Point = [x + between(random, -1, 1) * 560, between(random, 130, 560) + drift];
    const spark = DRAWINGS[kind](canvas, random, place, between(random, 8, 20), i);
    return !faces.some((face) => overlap(around(place), face)) && spark;
  });
}

function around([x, y]: Point): Box {
  return { left: x - CLEARANCE, right: x + CLEARANCE, top: y - CLEARANCE, bottom: y + CLEARANCE };
}

type Spark = (canvas: Canvas, random: Random, place: Point, size: number, index: number) => Art;

const DRAWINGS: Record<Effect, Spark> = {
  sparkles: (canvas, _random, [x, y], size, i) => [
    canvas.glow(x, y, size * 2.4, size * 2.4, '#fff3b0', 0.6),
    path(star([x, y], size * (0.8 + 0.3 * ((i + canvas.frame) % 3)), { points: 4, waist: 0.25 }), '#fffbe0'),
  ],
  hearts: (_canvas, random, place, size) =>
    path(heart(place, size * 0.9), pick(random, ['#ef7a8f', '#f6a8bd', '#e0604f']), { opacity: 0.9 }),
  confetti: (canvas, random, place, size) => {
    const colour = pick(random, ['#e0604f', '#f4c95d', '#5aa787', '#4b8fb8', '#d9738f']);
    const turn = between(random, 0, 180) + canvas.frame * 40;
    return group(rect(-size * 0.25, -size * 0.5, size * 0.5, size, colour, { corner: 2 }), {
      x: place[0],
      y: place[1],
      turn,
    });
  },
  notes: (canvas, _random, [x, y], size) => {
    const ink = canvas.light.night ? '#fff1c4' : '#4a3f66';
    return [
      ellipse(x, y, size * 0.5, size * 0.4, ink),
      line(
        `M${n(x + size * 0.45)} ${n(y)}v${n(-size * 1.6)}q${n(size * 0.7)} ${n(size * 0.1)} ${n(size * 0.6)} ${n(size * 0.7)}`,
        ink,
        3,
      ),
    ];
  },
};
