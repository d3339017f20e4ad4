import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { lamplight } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { glass, sideLit, slantLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';

export interface WindmillOptions {
  scale?: number;
  wall?: Colour;
  cap?: Colour;
  depth?: number;
}

/** A windmill 170 wide and 320 high without its sails, its foot at (x, y); a third of a quarter turn a frame. */
export function windmill(
  canvas: Canvas,
  [x, y]: Point,
  { scale = 1, wall = '#f4e6d0', cap = '#b5604f', depth = 0 }: WindmillOptions = {},
): Art {
  const { paint } = canvas;
  const wood = paint.of('#7d5f48', depth);
  const sail = [
    line('M0 0V-190', wood, 8),
    path('M4 -40H44V-186H4Z', paint.of('#fbf1dc', depth), { opacity: 0.9 }),
    line('M4 -66H44M4 -96H44M4 -126H44M4 -156H44M24 -40V-186', paint.of('#a98a6a', depth), 3),
  ];
  return group(
    [
      path('M-86 0L-54 -250H54L86 0Q0 18 -86 0Z', sideLit(canvas, wall, { depth })),
      path(
        'M-66 -246Q-60 -312 0 -316Q60 -312 66 -246Q0 -232 -66 -246Z',
        slantLit(canvas, snowedOn(canvas, cap), { depth }),
      ),
      path('M-24 4V-60Q-24 -84 0 -84Q24 -84 24 -60V4Z', wood),
      rect(-34, -190, 26, 34, glass(canvas, { depth }), { corner: 12 }),
      rect(18, -130, 26, 34, glass(canvas, { depth }), { corner: 12 }),
      lamplight(canvas, [0, -146], 110),
      [0, 90, 180, 270].map((turn) => group(sail, { y: -262, turn: turn + 20 + canvas.frame * 30 })),
      circle(0, -262, 15, paint.of('#8d6a4c', depth)),
    ],
    { x, y, scale },
  );
}
