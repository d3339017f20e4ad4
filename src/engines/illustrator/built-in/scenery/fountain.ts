import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { sideLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';

/** A round fountain with one upper bowl, 260 wide and 250 high; (x, y) is the middle of its foot. */
export function fountain(canvas: Canvas, [x, y]: Point, scale: number, stone: Colour = '#d9d2c8'): Art {
  const { paint, light } = canvas;
  const body = sideLit(canvas, stone, { contrast: 0.4 });
  const rim = paint.lit(snowedOn(canvas, stone), 0.4);
  const water = mix(paint.of('#7cc4d4'), light.sky[2], 0.3);
  const jet = mix(water, '#ffffff', 0.6);
  const rise = canvas.sway() * 6;
  const arcs = [-62, -34, 34, 62]
    .map((reach) => `M0 -210Q${n(reach * 0.7)} ${n(-272 - rise)} ${n(reach)} -158`)
    .join('');
  const falls = [-70, -40, 40, 70]
    .map((from, i) => `M${from} -146Q${n(from * 1.16)} -110 ${n(from * 1.24 + canvas.sway(i) * 3)} -52`)
    .join('');
  const rings = [-66, 66].map((cx, i) =>
    ellipse(cx, -50, 26 + canvas.sway(i) * 5, 6, 'none', { opacity: 0.6 }),
  );
  return group(
    [
      ellipse(4, 2, 146, 20, light.shadow, { opacity: 0.3, airy: true }),
      path('M-130 -56Q-128 -8 -104 4Q0 24 104 4Q128 -8 130 -56Z', body),
      line('M-118 -20Q0 6 118 -20', paint.shaded(stone, 0.4), 3, { opacity: 0.4 }),
      ellipse(0, -58, 134, 22, rim),
      ellipse(0, -56, 116, 16, water),
      rings.map((ring) => ({ ...ring, stroke: jet, width: 3 })),
      path('M-18 -52Q-12 -100 -20 -146H20Q12 -100 18 -52Z', body),
      path('M-78 -152Q-60 -112 0 -110Q60 -112 78 -152Z', body),
      ellipse(0, -152, 80, 12, rim),
      ellipse(0, -151, 68, 8, water),
      path('M-8 -150Q-4 -180 -10 -200H10Q4 -180 8 -150Z', body),
      circle(0, -206, 12, body),
      line(falls, jet, 6, { opacity: 0.75 }),
      line(arcs, jet, 5, { opacity: 0.85 }),
      [-62, -34, 34, 62].map((dx, i) =>
        circle(dx, -150 + canvas.sway(i) * 5, 4, mix(jet, '#ffffff', 0.5), { opacity: 0.9 }),
      ),
    ],
    { x, y, scale },
  );
}
