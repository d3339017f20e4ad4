import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { line, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { sideLit, SNOW } from '#engines/illustrator/built-in/scenery/shading.ts';

/** The blossoms of window boxes. */
export const BLOSSOMS: readonly Colour[] = ['#ef6f7f', '#f7c35f', '#fff6e6', '#c79be0'];

export interface WindowBoxOptions {
  blooms?: readonly Colour[];
  wood?: Colour;
  depth?: number;
}

/** A box of flowers under a window, or of snow; (x, y) is the middle of its upper edge. */
export function windowBox(
  canvas: Canvas,
  [x, y]: Point,
  width: number,
  { blooms = BLOSSOMS, wood = '#9a6340', depth = 0 }: WindowBoxOptions = {},
): Art {
  const { paint } = canvas;
  const size = width * 0.2;
  const row = (first: number, step: number) =>
    Array.from({ length: 7 }, (_, i) => i)
      .filter((i) => i % step === first)
      .map((i) => `M${n(x + ((i - 3) / 7) * width)} ${n(y - size * (i % 2 ? 0.42 : 0.12))}h.1`)
      .join('');
  return [
    rect(x - width / 2, y, width, width * 0.2, sideLit(canvas, wood, { depth }), { corner: width * 0.05 }),
    canvas.weather === 'snow'
      ? line(`M${n(x - width * 0.44)} ${n(y)}h${n(width * 0.88)}`, paint.of(SNOW, depth), size * 0.6)
      : [
          line(row(0, 1), paint.of('#6a9f5c', depth), size * 0.9),
          blooms.map((bloom, i) => line(row(i, blooms.length), paint.of(bloom, depth), size * 0.8)),
        ],
  ];
}
