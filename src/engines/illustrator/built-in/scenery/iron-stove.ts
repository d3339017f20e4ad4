import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { footShadow, sideLit, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';

/** A stove on feet with a fire behind its little window; its pipe leaves the picture above. 200 wide, 320 high. */
export function ironStove(canvas: Canvas, [x, y]: Point, scale = 1): Art {
  const { paint, light } = canvas;
  const iron: Colour = '#5f6672';
  const steam = canvas.sway() * 6;
  return [
    footShadow(canvas, x, y, 120 * scale, 18 * scale),
    canvas.glow(x, y - 110 * scale, 300 * scale, 240 * scale, '#ffab5c', light.lamps ? 0.5 : 0.24),
    line(`M${n(x + 20 * scale)} ${n(y - 300 * scale)}V-20`, paint.shaded(iron, 0.15), 40 * scale),
    line(`M${n(x + 10 * scale)} ${n(y - 300 * scale)}V-20`, paint.lit(iron, 0.3), 8 * scale, {
      opacity: 0.5,
    }),
    group(
      [
        line('M-66 -34L-80 0M66 -34L80 0', paint.shaded(iron, 0.3), 17),
        rect(-92, -252, 184, 226, sideLit(canvas, iron, { contrast: 0.36 }), { corner: 22 }),
        rect(-104, -272, 208, 28, topLit(canvas, iron), { corner: 10 }),
        rect(-104, -40, 208, 18, topLit(canvas, iron), { corner: 8 }),
        rect(-58, -206, 116, 112, paint.shaded(iron, 0.5), { corner: 16 }),
        rect(-48, -196, 96, 92, '#f7a24c', { corner: 12 }),
        circle(0, -138, 40, '#ffcf6a', { opacity: 0.7 }),
        path(
          `M-30 -106Q-34 -142 -10 -160Q-12 -142 4 -138Q2 -166 18 -182Q${n(34 + steam * 0.4)} -150 30 -106Z`,
          '#fff0b4',
        ),
        line('M-16 -196V-104M16 -196V-104', paint.shaded(iron, 0.3), 6),
        line('M-30 -70H30', paint.lit('#d9ad5c', 0.2), 9),
        line(`M-64 -336Q${n(-78 + steam)} -360 -62 -378T${n(-66 - steam)} -414`, '#ffffff', 9, {
          opacity: 0.35,
        }),
        line('M-62 -308Q-40 -340 -18 -308', paint.of('#4a4e58'), 6),
        path('M-74 -272Q-82 -312 -40 -314Q2 -312 -6 -272Z', sideLit(canvas, '#c9694f')),
        path('M-72 -292L-94 -308L-88 -314L-66 -302Z', paint.of('#c9694f')),
        ellipse(-40, -315, 12, 5, paint.of('#4a4e58')),
      ],
      { x, y, scale },
    ),
  ];
}
