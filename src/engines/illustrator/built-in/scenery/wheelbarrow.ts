import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { slantLit } from '#engines/illustrator/built-in/scenery/shading.ts';

/** A wheelbarrow, 220 wide, its foot at (x, y); `load` lies in it around (-6, -96). */
export function wheelbarrow(
  canvas: Canvas,
  [x, y]: Point,
  { tub, load, scale = 1 }: { tub: Colour; load: Art; scale?: number },
): Art {
  const { paint, light } = canvas;
  return group(
    [
      ellipse(0, 4, 130, 13, light.shadow, { opacity: 0.3 }),
      line('M-60 -10L-20 -50M40 -2L20 -50M120 -78L-40 -46', paint.of('#8d6a4c'), 9),
      load,
      path('M-104 -100H84L50 -40H-56Z', slantLit(canvas, tub)),
      line('M-108 -100H88', paint.lit(tub, 0.45), 8),
      circle(-72, -24, 27, paint.shaded('#5d5f66', 0.2)),
      circle(-72, -24, 17, paint.of('#cfc4b0')),
      circle(-72, -24, 5, paint.of('#5d5f66')),
    ],
    { x, y, scale },
  );
}
