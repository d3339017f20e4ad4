import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs } from '#engines/illustrator/built-in/draw/texture.ts';
import { sideLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';

export const FRUITS: readonly Colour[] = [
  '#d9503f',
  '#f09a3c',
  '#f3d24f',
  '#a9c455',
  '#8a5f9e',
  '#f2a47e',
  '#c0455f',
  '#5f9a52',
];

/** A heap of round fruit; (x, y) is the middle of its foot. */
export function heap(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  width: number,
  fruit: Colour,
  { rows = 3, size = 16 } = {},
): Art {
  const { paint } = canvas;
  const paths = ['', '', ''];
  const wide = Math.floor(width / (size * 0.92));
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < wide - row; i++) {
      const px = x + (i - (wide - row - 1) / 2) * size * 0.92 + between(random, -1, 1);
      const py = y - size / 2 - row * size * 0.68;
      paths[random() < 0.45 ? 1 : 0] += `M${n(px)} ${n(py)}h.1`;
      paths[2] += `M${n(px - size * 0.16)} ${n(py - size * 0.18)}h.1`;
    }
  const [one = '', other = '', shine = ''] = paths;
  return [
    path(
      `M${n(x - width / 2)} ${n(y)}L${n(x - width * 0.34)} ${n(y - rows * size * 0.6)}H${n(x + width * 0.34)}L${n(x + width / 2)} ${n(y)}Z`,
      paint.shaded(fruit, 0.4),
    ),
    other !== '' && line(other, paint.shaded(fruit, 0.16), size),
    one !== '' && line(one, paint.of(fruit), size),
    line(shine, paint.lit(tone(fruit, 0.1), 0.5), size * 0.3, { opacity: 0.8 }),
  ];
}

/** Fruit that hangs in a crown of leaves around (x, y). */
export function hangingFruit(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  {
    rx,
    ry,
    count,
    size,
    fruit,
    depth = 0,
  }: { rx: number; ry: number; count: number; size: number; fruit: Colour; depth?: number },
): Art {
  return dabs(random, {
    count,
    place: (r) => {
      const angle = r() * Math.PI * 2;
      const out = Math.sqrt(r());
      return [x + Math.cos(angle) * out * rx, y + Math.sin(angle) * out * ry];
    },
    colour: canvas.paint.of(snowedOn(canvas, fruit, 0.2), depth),
    width: size,
  });
}

/** A wooden box of fruit. */
export function crate(canvas: Canvas, random: Random, foot: Point, width: number, fruit: Colour): Art {
  const { paint } = canvas;
  const [x, y] = foot;
  const h = width * 0.36;
  return [
    heap(canvas, random, [x, y - h * 0.8], width * 0.94, fruit, { size: width * 0.2 }),
    rect(x - width / 2, y - h, width, h, sideLit(canvas, '#c4935f'), { corner: 3 }),
    line(
      `M${n(x - width / 2 + 3)} ${n(y - h * 0.52)}h${n(width - 6)}`,
      paint.shaded('#8a5f3e', 0.2),
      Math.max(2, width * 0.03),
      { opacity: 0.55 },
    ),
    rect(x - width / 2, y - h, width * 0.1, h, paint.lit('#c99a66', 0.2)),
    rect(x + width * 0.4, y - h, width * 0.1, h, paint.shaded('#b5834f', 0.2)),
  ];
}

/** A woven basket, heaped; `size` is its width. */
export function basket(canvas: Canvas, random: Random, foot: Point, size: number, fruit?: Colour): Art {
  const { paint } = canvas;
  const straw: Colour = '#d0a062';
  return group(
    [
      ellipse(2, 0, 52, 8, canvas.light.shadow, { opacity: 0.3, airy: true }),
      line('M-40 -52Q0 -128 40 -52', paint.shaded('#a87a44', 0.15), 6),
      fruit
        ? heap(canvas, random, [0, -46], 84, fruit, { size: 20 })
        : ellipse(0, -52, 42, 9, paint.shaded('#8a6238', 0.3)),
      path('M-48 -54Q-44 -8 -34 0Q0 10 34 0Q44 -8 48 -54Z', sideLit(canvas, straw)),
      line(
        'M-46 -38Q0 -28 46 -38M-42 -20Q0 -8 42 -20M-28 -50L-22 0M-8 -48V4M12 -48L10 4M30 -50L24 0',
        paint.shaded('#a87a44', 0.2),
        3,
        { opacity: 0.5 },
      ),
      line('M-49 -54Q0 -42 49 -54', paint.lit(straw, 0.3), 8),
    ],
    { x: foot[0], y: foot[1], scale: size / 100 },
  );
}

export function pumpkin(canvas: Canvas, random: Random, [x, y]: Point, size: number): Art {
  const { paint } = canvas;
  const colour = pick(random, ['#f0873c', '#e8a04c', '#d9743f'] as const);
  return group(
    [
      ellipse(2, 0, 34, 6, canvas.light.shadow, { opacity: 0.3, airy: true }),
      ellipse(0, -20, 34, 24, paint.shaded(colour, 0.15)),
      ellipse(13, -20, 15, 23, paint.shaded(colour, 0.08)),
      ellipse(-13, -20, 15, 23, paint.lit(colour, 0.18)),
      ellipse(0, -20, 13, 24, paint.of(colour)),
      line('M0 -42q2 -12 11 -14', paint.of('#6f8f4a'), 6),
    ],
    { x, y, scale: size / 68 },
  );
}
