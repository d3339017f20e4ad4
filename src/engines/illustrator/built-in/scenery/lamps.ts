import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { lamplight } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { sideLit, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';

export interface LanternOptions {
  scale?: number;
  lit?: boolean;
  /** On its foot, instead of hanging and swinging. */
  standing?: boolean;
}

/** A ship's lantern, about 70 high: it hangs from (x, y), or stands on it. Lit with the other lamps, or if `lit`. */
export function lantern(
  canvas: Canvas,
  [x, y]: Point,
  { scale = 1, lit = canvas.light.lamps, standing = false }: LanternOptions = {},
): Art {
  const { paint } = canvas;
  const brass = '#b58a3f';
  return group(
    [
      lit && canvas.glow(0, 44, 170, 150, '#ffd36a', 0.6),
      line(standing ? 'M-10 20Q0 -2 10 20' : 'M0 0V18', paint.shaded(brass, 0.3), 4),
      path('M-16 26Q0 8 16 26Z', sideLit(canvas, brass)),
      rect(-15, 26, 30, 34, lit ? '#ffe9a0' : paint.of('#cfe3e6'), { corner: 4 }),
      lit && path('M0 36q9 10 0 20q-9 -10 0 -20Z', '#ffb84a'),
      line('M-15 26V60M0 26V34M15 26V60', paint.shaded(brass, 0.2), 3.5),
      path('M-19 60H19L14 70H-14Z', topLit(canvas, brass)),
    ],
    { x, y: standing ? y - 70 * scale : y, scale, turn: standing ? 0 : canvas.sway(x / 70) * 4 },
  );
}

/** A lamp on a wall beside a door; (x, y) is its middle. */
export function wallLamp(canvas: Canvas, [x, y]: Point): Art {
  const { paint, light } = canvas;
  return [
    line(`M${x} ${y - 34}v14M${x - 11} ${y - 19}h22`, paint.shaded('#5a5560', 0.2), 6),
    rect(x - 11, y - 18, 22, 36, light.lamps ? '#ffe6a0' : paint.of('#fdf3d8'), { corner: 7 }),
    lamplight(canvas, [x, y], 150),
  ];
}
