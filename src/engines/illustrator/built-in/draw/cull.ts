import {
  apply,
  cornersOf,
  IDENTITY,
  matrixOf,
  multiply,
  type Matrix,
} from '#engines/illustrator/built-in/draw/bounds.ts';
import type { Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import { shapesOf, type Art, type Shape } from '#engines/illustrator/built-in/draw/shapes.ts';

/** The same without what lies outside the view: smaller and quicker. */
export function cull(art: Art, view: Box, matrix: Matrix = IDENTITY): Shape[] {
  return shapesOf(art).flatMap((shape): Shape[] => {
    if (shape.kind !== 'group') return isSeen(shape, view, matrix) ? [shape] : [];
    const parts = cull(shape.parts, view, multiply(matrix, matrixOf(shape.placing ?? {})));
    return parts.length > 0 ? [{ ...shape, parts }] : [];
  });
}

function isSeen(shape: Shape, view: Box, matrix: Matrix): boolean {
  const margin = (shape.width ?? 0) * Math.hypot(matrix[0], matrix[1]);
  const points = cornersOf(shape).map((corner) => apply(matrix, corner));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return (
    Math.min(...xs) - margin < view.right &&
    Math.max(...xs) + margin > view.left &&
    Math.min(...ys) - margin < view.bottom &&
    Math.max(...ys) + margin > view.top
  );
}
