import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export interface Garland {
  from: Point;
  to: Point;
  /** How far its middle hangs down. */
  sag: number;
  count: number;
  /** Of one flag, bulb or lantern. */
  size: number;
  colours?: readonly Colour[];
  depth?: number;
}

export const FESTIVE: readonly Colour[] = ['#e0705c', '#f2c761', '#5fae8c', '#5596bd', '#d97f98'];

/** A cord from one point to another with things hung on it. */
function hung(
  canvas: Canvas,
  { from, to, sag, count, depth = 0 }: Garland,
  thing: (point: Point, index: number) => Art,
): Art {
  const low = sag + canvas.sway(from[1]) * sag * 0.05;
  const turn: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + low * 2];
  const along = (t: number): Point => {
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [a * from[0] + b * turn[0] + c * to[0], a * from[1] + b * turn[1] + c * to[1]];
  };
  return [
    line(`M${at(from)}Q${at(turn)} ${at(to)}`, canvas.paint.of('#6a5a52', depth), 3, { opacity: 0.7 }),
    Array.from({ length: count }, (_, i) => thing(along((i + 0.6) / (count + 0.2)), i)),
  ];
}

const cycled = (colours: readonly Colour[], i: number): Colour => colours[i % colours.length] ?? '#f7c35f';

/** Little flags. */
export function bunting(canvas: Canvas, garland: Garland): Art {
  const { size, colours = FESTIVE, depth = 0 } = garland;
  return hung(canvas, garland, ([x, y], i) =>
    path(
      `M${n(x - size / 2)} ${n(y)}h${n(size)}l${n(-size / 2 + canvas.sway(i) * size * 0.12)} ${n(size * 1.15)}Z`,
      canvas.paint.of(cycled(colours, i), depth),
    ),
  );
}

/** Little lamps. */
export function bulbs(canvas: Canvas, garland: Garland): Art {
  const { size, colours = FESTIVE, depth = 0 } = garland;
  const { light, paint } = canvas;
  return hung(canvas, garland, ([x, y], i) => [
    light.lamps && canvas.glow(x, y + size * 0.7, size * 3, size * 3, '#ffd76a', 0.7),
    ellipse(
      x,
      y + size * 0.7,
      size * 0.56,
      size * 0.7,
      light.lamps ? '#fff0b8' : paint.of(cycled(colours, i), depth),
    ),
  ]);
}

/** Bulbs from point to point, as along a wall. */
export function fairyLights(canvas: Canvas, points: readonly Point[]): Art {
  return points
    .slice(1)
    .map((to, i) => bulbs(canvas, { from: points[i] ?? to, to, sag: 40, count: 5, size: 13 }));
}

/** Paper lanterns: round, long or flat in turn. */
export function paperLanterns(canvas: Canvas, garland: Garland): Art {
  const { size, colours = FESTIVE } = garland;
  return hung(canvas, garland, ([x, y], i) => {
    const swing = canvas.sway(i * 0.9) * size * 0.08;
    return paperLantern(canvas, [x + swing, y], size, cycled(colours, i), SHAPES[i % SHAPES.length]);
  });
}

const SHAPES: readonly Point[] = [
  [1, 1],
  [0.72, 1.3],
  [1.14, 0.8],
];

/** One paper lantern hanging from (x, y); `shape` is its width and height in sizes. */
export function paperLantern(
  canvas: Canvas,
  [x, y]: Point,
  size: number,
  colour: Colour,
  [wide, high]: Point = [1, 1],
): Art {
  const { light, paint } = canvas;
  const [rx, ry] = [(size * wide) / 2, (size * high) / 2];
  const cy = y + size * 0.16 + ry;
  const shine = light.lamps ? '#fff2c0' : paint.lit(colour, 0.5);
  const own = light.lamps ? colour : paint.of(colour);
  const body = canvas.radial(
    [
      [0, shine],
      [0.45, own],
      [1, paint.shaded(colour, light.lamps ? 0.05 : 0.25)],
    ],
    [0.42, 0.45, 0.66],
  );
  const ribs = [-0.5, 0, 0.5]
    .map(
      (k) =>
        `M${n(x + k * rx * 0.5)} ${n(cy - ry * 0.96)}Q${n(x + k * rx * 2)} ${n(cy)} ${n(x + k * rx * 0.5)} ${n(cy + ry * 0.96)}`,
    )
    .join('');
  const cap = paint.shaded('#8a5a3a', 0.2);
  return [
    light.lamps && canvas.glow(x, cy, rx * 3.8, ry * 3.8, colour, 0.62),
    line(
      `M${n(x)} ${n(y)}v${n(size * 0.2)}M${n(x)} ${n(cy + ry)}v${n(size * 0.3)}`,
      cap,
      Math.max(1.5, size * 0.05),
    ),
    ellipse(x, cy, rx, ry, body),
    line(ribs, paint.shaded(colour, 0.3), Math.max(1, size * 0.025), { opacity: 0.4 }),
    line(
      `M${n(x - rx * 0.34)} ${n(cy - ry * 0.97)}h${n(rx * 0.68)}M${n(x - rx * 0.34)} ${n(cy + ry * 0.97)}h${n(rx * 0.68)}`,
      cap,
      Math.max(2, size * 0.08),
    ),
  ];
}
