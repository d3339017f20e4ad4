import { between, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, star, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { land } from '#engines/illustrator/built-in/nature/ground.ts';

export const SNOW: Colour = '#eef4fb';
export const NEEDLES: readonly Colour[] = ['#5f9088', '#6f9a86', '#5f8a9a'];

/** Deep snow under the actors, with blue hollows and glints. */
export function snowfield(canvas: Canvas, y: number): Art {
  const { light } = canvas;
  const random = canvas.random('snowfield');
  return [
    land(canvas, { name: 'snowfield', y, height: 20, waves: 2.2, colour: SNOW, depth: 0, grain: 200 }).art,
    Array.from({ length: 12 }, (_, i) =>
      canvas.glow(
        between(random, 0, 1600),
        between(random, y + 40, 890),
        between(random, 120, 260),
        between(random, 10, 24),
        i % 3 ? light.shadow : light.key,
        i % 3 ? 0.16 : 0.5,
      ),
    ),
    glints(canvas, random, y),
  ];
}

function glints(canvas: Canvas, random: Random, y: number): Art {
  const stars = Array.from({ length: 16 }, (_, i) => {
    const size = 5 + 3 * canvas.sway(i * 1.3);
    return star([between(random, 20, 1580), between(random, y + 40, 885)], size, { points: 4, waist: 0.25 });
  });
  return path(stars.join(''), '#ffffff', { opacity: canvas.light.night ? 0.6 : 0.9 });
}

/** A heap of snow, as at the foot of trees and walls. */
export function drift(canvas: Canvas, [x, y]: Point, width: number): Art {
  const { paint } = canvas;
  const h = width * 0.24;
  return path(
    `M${n(x - width / 2)} ${n(y)}C${n(x - width * 0.36)} ${n(y - h * 0.5)} ${n(x - width * 0.24)} ${n(y - h)} ${n(x)} ${n(y - h)}C${n(x + width * 0.2)} ${n(y - h)} ${n(x + width * 0.34)} ${n(y - h * 0.4)} ${n(x + width / 2)} ${n(y)}Q${n(x)} ${n(y + h * 0.3)} ${n(x - width / 2)} ${n(y)}Z`,
    canvas.linear([
      [0, paint.lit('#ffffff', 0.2)],
      [1, paint.shaded(SNOW, 0.14)],
    ]),
  );
}

export function footprints(canvas: Canvas, from: Point, to: Point, count: number): Art {
  const steps = Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    const size = 5 + t * 6;
    return ellipse(
      from[0] + (to[0] - from[0]) * t + (i % 2 ? size : -size) * 1.3,
      from[1] + (to[1] - from[1]) * t ** 1.2,
      size,
      size * 0.5,
      canvas.paint.shaded(SNOW, 0.28),
      { opacity: 0.75 },
    );
  });
  return steps;
}

/** A wooden sledge on its runners. */
export function sledge(canvas: Canvas, colour: Colour): Art {
  const { paint, light } = canvas;
  return [
    canvas.glow(0, 4, 120, 15, light.shadow, 0.45),
    line('M-96 0H70Q104 0 104 -30Q102 -44 90 -42', paint.shaded('#8a5a3a', 0.2), 7),
    line('M-60 -2V-34M0 -2V-34M56 -2V-34', paint.of('#8a5a3a'), 6),
    path('M-92 -44H84Q94 -44 92 -36Q90 -30 82 -30H-90Q-98 -30 -98 -37Q-98 -44 -92 -44Z', paint.of(colour)),
    line('M-88 -41H82', paint.lit(colour, 0.5), 3),
    line('M90 -42Q126 -36 132 -8Q134 2 144 0', paint.of('#d8c4a0'), 3),
  ];
}
