import { cornersOf, matrixOf } from '#engines/illustrator/built-in/draw/bounds.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { shapesOf, type Art, type Shape } from '#engines/illustrator/built-in/draw/shapes.ts';

const INK = '#1d1b22';
const PAPER = '#ffffff';
/** What is fainter is light, shade or texture. */
const SEEN = 0.75;
/** A stroke that is wider, in lines, is a form of its own and has an edge on either side. */
const BROAD = 5;
/** What is smaller is a speck. */
const SPECK = 3.5;

/**
 * The same art to be coloured: paper within dark edges, without light, shade and texture. What stands before hides what is
 * behind, as ever. `line` is how wide an edge is in the art's own space.
 */
export function lineArt(art: Art, canvas: Canvas, line: number): Shape[] {
  return shapesOf(art).flatMap(({ opacity = 1, ...shape }): Shape[] => {
    if ((shape.airy || opacity < SEEN) && !shape.inLines) return [];
    if (shape.kind !== 'group') return edged(shape, canvas, line);
    const [a, b, c, d] = matrixOf(shape.placing ?? {});
    const parts = lineArt(shape.parts, canvas, line / Math.sqrt(Math.abs(a * d - b * c)));
    return parts.length > 0 ? [{ ...shape, parts }] : [];
  });
}

function edged(shape: Shape, canvas: Canvas, line: number): Shape[] {
  const { fill, stroke, width = 0, ...form } = shape;
  if (shape.inLines === 'dark') return [{ ...form, fill: INK }];
  if (shape.inLines === 'edge') return [{ ...form, stroke: INK, width: line }];
  if (fill && fill !== 'none') return canvas.isSolid(fill) ? filled(form, line) : [];
  if (!stroke || !canvas.isSolid(stroke) || isDots(form)) return [];
  if (width < line * BROAD) return [{ ...form, stroke: INK, width: Math.min(width, line) }];
  return [
    { ...form, stroke: INK, width: width + line },
    { ...form, stroke: PAPER, width: width - line },
  ];
}

function filled(form: Shape, line: number): Shape[] {
  if (sizeOf(form) < line * SPECK) return [];
  if ((form.d?.match(/M/gi)?.length ?? 1) === 1) return [{ ...form, fill: PAPER, stroke: INK, width: line }];
  // Of several forms in one, the edge runs around all of them and nowhere within.
  return [
    { ...form, fill: PAPER, stroke: INK, width: 2 * line },
    { ...form, fill: PAPER },
  ];
}

/** Stars, sand and pollen are touched once by the tip of the brush. */
const isDots = ({ d = '' }: Shape): boolean => /^(?:M[-\d. ]+h\.1)+$/.test(d);

/** Its longer side. */
function sizeOf(shape: Shape): number {
  const corners = cornersOf(shape);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}
