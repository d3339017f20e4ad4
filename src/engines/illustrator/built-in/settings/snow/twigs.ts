import { between, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, line, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { drift } from '#engines/illustrator/built-in/settings/snow/snowfield.ts';

/** Bare twigs with snow and berries in the lower corners. */
export function snowyTwigs(canvas: Canvas, random: Random): Art {
  return [1, -1].map((side) => {
    const x = (from: number) => (side === 1 ? from : 1600 - from);
    return [
      Array.from({ length: 5 }, (_, i) => twig(canvas, random, x(i * 42 + between(random, -20, 10)), side)),
      drift(canvas, [x(40), 912], 400),
    ];
  });
}

function twig(canvas: Canvas, random: Random, x: number, side: number): Art {
  const { paint, light } = canvas;
  const bark = mix(paint.of('#6b5c62'), light.shadow, 0.3);
  const height = between(random, 120, 190);
  const lean = between(random, 10, 50) * side;
  const along = (t: number): Point => [x + lean * t * t, 920 - height * t];
  const shoots = [0.5, 0.66, 0.82].map((t, i) => {
    const [sx, sy] = along(t);
    const reach = (i % 2 ? -1 : 1) * (34 - i * 6);
    return { from: along(t), tip: [sx + reach, sy - 34 + i * 4] as const };
  });
  const tips: readonly Point[] = [along(1), ...shoots.map(({ tip }) => tip)];
  return [
    line(`M${n(x)} 920Q${n(x)} ${n(920 - height / 2)} ${at(along(1))}`, bark, 5),
    line(
      shoots.map(({ from, tip }) => `M${at(from)}Q${at([tip[0], from[1] - 8])} ${at(tip)}`).join(''),
      bark,
      3.5,
    ),
    tips.map(([tx, ty]) => [
      circle(tx, ty, 7, paint.of('#c8463f')),
      ellipse(tx, ty - 6, 7, 3.5, paint.of('#ffffff')),
    ]),
  ];
}
