import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { slantLit } from '#engines/illustrator/built-in/scenery/shading.ts';

const TEETH = 10;

/** A toothed wheel around (x, y). */
export function cog(
  canvas: Canvas,
  [x, y]: Point,
  radius: number,
  { colour, turn = 0 }: { colour: Colour; turn?: number },
): Art {
  const at = (share: number, reach: number) => {
    const angle = (share / TEETH) * Math.PI * 2;
    return `${n(Math.cos(angle) * radius * reach)} ${n(Math.sin(angle) * radius * reach)}`;
  };
  const teeth = Array.from(
    { length: TEETH },
    (_, i) => `${at(i - 0.26, 0.82)}L${at(i - 0.18, 1)}L${at(i + 0.18, 1)}L${at(i + 0.26, 0.82)}`,
  );
  return group(
    [
      path(`M${teeth.join('L')}Z`, slantLit(canvas, colour)),
      circle(0, 0, radius * 0.52, canvas.paint.shaded(colour, 0.3)),
      circle(0, 0, radius * 0.4, slantLit(canvas, colour)),
      circle(0, 0, radius * 0.16, canvas.paint.shaded(colour, 0.5)),
    ],
    { x, y, turn },
  );
}
