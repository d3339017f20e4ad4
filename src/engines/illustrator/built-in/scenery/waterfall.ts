import { between } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export interface WaterfallOptions {
  name: string;
  x: number;
  top: number;
  bottom: number;
  width: number;
  depth?: number;
  /** Foam where it lands; without it the water ends in spray. */
  foam?: boolean;
}

/** Water that falls straight down, wider at its foot; its threads run on with the frames. */
export function waterfall(
  canvas: Canvas,
  { name, x, top, bottom, width, depth = 0, foam = true }: WaterfallOptions,
): Art {
  const { paint, light } = canvas;
  const random = canvas.random(`waterfall ${name}`);
  const water = mix(paint.of('#bfe4f2', depth), light.key, 0.15);
  const white = mix(paint.of('#ffffff', depth * 0.6), light.key, 0.2);
  const height = bottom - top;
  const half = width / 2;
  const body = canvas.linear([
    [0, white],
    [0.12, water],
    [0.75, mix(water, white, 0.4)],
    [1, white, foam ? 1 : 0],
  ]);
  let threads = '';
  for (let i = 0; i < 14; i++) {
    const across = between(random, -0.9, 0.9);
    const t = ((i * 0.31 + canvas.frame / 9) % 1) * 0.8;
    const x1 = x + across * half * lerp(0.8, 1.1, t);
    threads += `M${n(x1)} ${n(top + 8 + height * t)}q${n(across * 3)} ${n(height * 0.07)} ${n(across * 4)} ${n(height * between(random, 0.1, 0.2))}`;
  }
  return [
    path(
      `M${n(x - half * 0.8)} ${n(top)}Q${n(x)} ${n(top - width * 0.09)} ${n(x + half * 0.8)} ${n(top)}C${n(x + half)} ${n(top + height * 0.3)} ${n(x + half)} ${n(top + height * 0.7)} ${n(x + half * 1.15)} ${n(bottom)}H${n(x - half * 1.15)}C${n(x - half)} ${n(top + height * 0.7)} ${n(x - half)} ${n(top + height * 0.3)} ${n(x - half * 0.8)} ${n(top)}Z`,
      body,
      { opacity: 0.95 },
    ),
    line(threads, white, Math.max(2, width * 0.045), { opacity: 0.75 }),
    foam && [
      canvas.glow(x, bottom - width * 0.1, width * 1.4, width * 0.6, white, 0.7),
      [-0.9, -0.4, 0.1, 0.55, 0.95].map((share, i) =>
        ellipse(
          x + share * width * 0.7,
          bottom + canvas.sway(i) * 2,
          width * 0.26,
          width * (0.1 + 0.04 * (i % 2)),
          white,
          { opacity: 0.85 },
        ),
      ),
    ],
  ];
}
