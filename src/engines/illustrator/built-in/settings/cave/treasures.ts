import { between, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { star, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** What a dragon keeps beside its bed. */
export function treasure(canvas: Canvas, random: Random): Art {
  const { paint, light } = canvas;
  const gold: Colour = '#f0c04e';
  const coin = ([x, y]: Point) => [
    ellipse(x, y, 13, 7, paint.shaded(gold, 0.25)),
    ellipse(x - 1, y - 2.5, 12, 6, paint.lit(gold, 0.25)),
  ];
  const heap = Array.from({ length: 30 }, (_, i): Point => {
    const row = Math.floor(i / 8);
    return [1290 + between(random, -64, 64) * (1 - row * 0.24), 816 - row * 12 + between(random, -4, 4)];
  });
  return [
    canvas.glow(1290, 822, 100, 14, light.shadow, 0.45),
    canvas.glow(1290, 796, 110, 60, '#ffe08a', 0.5),
    heap.map(coin),
    circle(1262, 778, 12, paint.of('#e0607a')),
    path('M1300 782L1312 762H1332L1344 782L1322 804Z', paint.lit('#6fc0d8', 0.2)),
    path('M1270 770L1264 740L1279 754L1291 734L1303 754L1318 740L1312 770Z', paint.lit('#f6cf5e', 0.15)),
    path(
      [
        star([1250, 746], 9, { points: 4, waist: 0.2 }),
        star([1338, 752], 8 + 2 * canvas.sway(), { points: 4, waist: 0.2 }),
      ].join(''),
      '#fffbe0',
    ),
  ];
}

/** What a bear keeps there. */
export function honey(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const pots = [
    [1254, 812, 0.86],
    [1330, 818, 1],
  ] as const;
  return pots.map(([x, y, scale]) => [
    canvas.glow(x, y + 2, 56 * scale, 10, light.shadow, 0.45),
    group(
      [
        path(
          'M-38 -60Q-54 -20 -34 0Q0 8 34 0Q54 -20 38 -60Z',
          canvas.linear(
            [
              [0, paint.lit('#c8794e', 0.35)],
              [1, paint.shaded('#b5653f', 0.25)],
            ],
            [0, 0, 1, 0.3],
          ),
        ),
        ellipse(0, -62, 42, 10, paint.of('#d98f5e')),
        ellipse(0, -63, 34, 7, paint.of('#f6b93e')),
        path(
          'M-28 -62Q-30 -34 -22 -32Q-14 -32 -14 -56Q-4 -20 4 -24Q10 -28 8 -58Q30 -50 30 -62Q0 -52 -28 -62Z',
          paint.of('#f6b93e'),
        ),
        line('M16 -66L34 -104', paint.of('#d9a868'), 6),
        ellipse(36, -108, 10, 13, paint.of('#d9a868')),
      ],
      { x, y, scale },
    ),
  ]);
}
