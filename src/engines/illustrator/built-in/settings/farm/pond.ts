import type { Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, smooth, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { reeds, rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { paperBoat } from '#engines/illustrator/built-in/scenery/boats.ts';
import { snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';

/** The duck pond, with lilies, reeds and a paper boat. */
export function pond(canvas: Canvas, random: Random): Art {
  const { paint, light } = canvas;
  const water: Colour = '#7ab8c4';
  const [x, y]: Point = [1372, 812];
  const shore = (rx: number, ry: number) =>
    smooth(
      [
        [x - rx, y],
        [x - rx * 0.6, y - ry * 0.8],
        [x, y - ry],
        [x + rx * 0.7, y - ry * 0.8],
        [x + rx, y + 4],
        [x + rx * 0.6, y + ry * 0.86],
        [x - rx * 0.1, y + ry],
        [x - rx * 0.7, y + ry * 0.7],
      ],
      { closed: true },
    );
  const ripple = canvas.sway() * 4;
  return [
    path(shore(168, 48), paint.shaded(snowedOn(canvas, '#b59a6a'), 0.12)),
    path(
      shore(154, 39),
      canvas.linear([
        [0, mix(paint.of(water), light.sky[3], 0.5)],
        [1, paint.of(tone(water, -0.06))],
      ]),
    ),
    line(
      `M${n(x - 70 - ripple)} ${y - 8}q26 -6 52 0t52 0M${n(x - 20 + ripple)} ${y + 14}q22 -5 44 0t44 0`,
      mix(paint.of(water), '#ffffff', 0.6),
      4,
      { opacity: 0.7 },
    ),
    [
      [-60, 16, 22],
      [-24, 22, 16],
      [40, -10, 18],
    ].map(([dx = 0, dy = 0, r = 0]) =>
      ellipse(x + dx, y + dy, r, r * 0.36, paint.of(snowedOn(canvas, '#86b562', 0.4))),
    ),
    circle(x - 60, y + 10, 7, paint.of('#f6c8d6')),
    [90, 134].map((dx) =>
      reeds(canvas, random, [x + dx, y - 16], 96, { colour: snowedOn(canvas, '#77a355', 0.3) }),
    ),
    rock(canvas, random, [x - 150, y + 16], 54),
    rock(canvas, random, [x - 112, y + 34], 38),
    paperBoat(canvas, [x + 8, y - 8], 0.75),
  ];
}
