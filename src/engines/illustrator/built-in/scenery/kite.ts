import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { slantLit } from '#engines/illustrator/built-in/scenery/shading.ts';

/** A kite of three cloths with bows on its tail, 130 high without it; (x, y) is its middle. */
export function kite(
  canvas: Canvas,
  [x, y]: Point,
  { colours, scale = 1, turn = 14 }: { colours: readonly Colour[]; scale?: number; turn?: number },
): Art {
  const { paint } = canvas;
  const [first = '#e0705c', second = '#f2c761', third = '#5fae8c'] = colours;
  const swing = canvas.sway() * 4;
  const bows = [90, 122, 150].map((by, i) => {
    const bx = (i % 2 ? 6 : -6) + swing;
    return path(`M${n(bx)} ${by}l-14 -8v16ZM${n(bx)} ${by}l14 -8v16Z`, paint.of(i % 2 ? third : first));
  });
  return group(
    [
      path('M0 -70L-46 -12L0 62Z', slantLit(canvas, first)),
      path('M0 -70L46 -12L0 62Z', slantLit(canvas, second)),
      path('M-46 -12H46L0 62Z', paint.of(third), { opacity: 0.4 }),
      line('M0 -70V62M-46 -12H46', paint.shaded('#8a5f42', 0.1), 2.5, { opacity: 0.7 }),
      line(`M0 62Q${n(-14 + swing)} 90 ${n(swing)} 108T${n(2 + swing)} 156`, paint.of('#fff6e6'), 3),
      bows,
    ],
    { x, y, turn: turn + swing, scale },
  );
}
