import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { footShadow, sideLit } from '#engines/illustrator/built-in/scenery/shading.ts';

/** Three towers, a gate and a flag, 150 wide; (x, y) is the middle of its foot. */
export function sandcastle(
  canvas: Canvas,
  [x, y]: Point,
  { flag, scale = 1 }: { flag: Colour; scale?: number },
): Art {
  const { paint } = canvas;
  const sand = sideLit(canvas, '#e0b877', { contrast: 0.38 });
  const dark = paint.shaded('#e0b877', 0.5);
  return [
    footShadow(canvas, x + 8, y + 2, 96 * scale),
    group(
      [
        path('M-70 0V-50H-60V-60H-44V-50H-34V0ZM34 0V-50H44V-60H60V-50H70V0Z', sand),
        path('M-30 0V-80H-18V-92H-2V-80H10V-92H26V-80H32V0Z', sand),
        path('M-78 2V-28H-64V-34H-50V-28H-36V-34H-22V-28H22V-34H36V-28H50V-34H64V-28H78V2Q0 14 -78 2Z', sand),
        path('M-11 4V-14Q0 -30 11 -14V4Z', dark),
        path('M-54 -36v-8q6 -8 10 0v8ZM44 -36v-8q6 -8 10 0v8ZM-5 -52v-10q6 -9 12 0v10Z', dark),
        line('M4 -92V-126', paint.of('#8a5a3a'), 3),
        path(`M4 -126q16 ${n(canvas.sway() * 4)} 32 8l-32 12Z`, paint.of(flag)),
      ],
      { x, y, scale },
    ),
  ];
}

/** A bucket with its handle up, 60 wide. */
export function bucket(
  canvas: Canvas,
  [x, y]: Point,
  { colour, scale = 1 }: { colour: Colour; scale?: number },
): Art {
  const { paint } = canvas;
  return group(
    [
      ellipse(2, 2, 36, 6, canvas.light.shadow, { opacity: 0.3 }),
      line('M-28 -48Q0 -90 28 -48', paint.of('#f3eadb'), 4.5),
      path('M-30 -50H30L23 0Q0 6 -23 0Z', sideLit(canvas, colour)),
      rect(-33, -56, 66, 11, paint.lit(colour, 0.3), { corner: 5 }),
    ],
    { x, y, scale },
  );
}
