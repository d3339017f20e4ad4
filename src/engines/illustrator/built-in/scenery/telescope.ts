import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { footShadow, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';

/** A brass telescope on three legs, 150 high, its foot at (x, y); it looks up to the left, or to the right if `flipped`. */
export function telescope(canvas: Canvas, [x, y]: Point, { scale = 1, flipped = false } = {}): Art {
  const { paint } = canvas;
  const brass = topLit(canvas, '#d6a54d', { contrast: 0.4 });
  return [
    footShadow(canvas, x, y, 62 * scale),
    group(
      [
        line('M0 -106L-42 0M0 -106L40 0M0 -106V4', paint.of('#84583c'), 8),
        line('M-22 -46H22', paint.shaded('#84583c', 0.2), 5),
        group(
          [
            rect(-72, -18, 116, 36, brass, { corner: 6 }),
            rect(-104, -24, 36, 48, topLit(canvas, '#4f6f8f'), { corner: 6 }),
            rect(40, -12, 38, 24, topLit(canvas, '#4f6f8f'), { corner: 5 }),
            rect(-22, -20, 9, 40, paint.lit('#fff0c0', 0.3), { corner: 3 }),
          ],
          { y: -118, turn: 22 },
        ),
        circle(0, -108, 9, paint.of('#5a4438')),
      ],
      { x, y, scale: [flipped ? -scale : scale, scale] },
    ),
  ];
}
