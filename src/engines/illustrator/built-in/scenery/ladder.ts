import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, lerp, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { line, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export interface LadderOptions {
  colour?: Colour;
  rungs?: number;
  width?: number;
}

/** A wooden ladder; each rail runs from its foot to its top. */
export function ladder(
  canvas: Canvas,
  [foot, top]: readonly [Point, Point],
  [otherFoot, otherTop]: readonly [Point, Point],
  { colour = '#c4935f', rungs = 8, width = 11 }: LadderOptions = {},
): Art {
  const { paint } = canvas;
  const along = (from: Point, to: Point, share: number) =>
    at([lerp(from[0], to[0], share), lerp(from[1], to[1], share)]);
  const steps = Array.from({ length: rungs }, (_, i) => {
    const share = (i + 0.8) / (rungs + 0.3);
    return `M${along(foot, top, share)}L${along(otherFoot, otherTop, share)}`;
  });
  const rails = `M${at(foot)}L${at(top)}M${at(otherFoot)}L${at(otherTop)}`;
  return [
    line(steps.join(''), paint.shaded(colour, 0.1), width * 0.75),
    line(rails, paint.of(colour), width),
    line(rails, paint.lit(colour, 0.45), width * 0.32, { opacity: 0.7 }),
  ];
}
