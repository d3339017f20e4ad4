import type { Box, Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { shapesOf, type Art, type Placing, type Shape } from '#engines/illustrator/built-in/draw/shapes.ts';

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The box around everything solid; curves count with their control points, so it may be a little too large. */
export function boundsOf(art: Art): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  grow(box, art, IDENTITY);
  return box;
}

function grow(box: Box, art: Art, matrix: Matrix): void {
  for (const shape of shapesOf(art)) {
    if (shape.airy) continue;
    if (shape.kind === 'group') {
      if (!shape.clip) grow(box, shape.parts, multiply(matrix, matrixOf(shape.placing ?? {})));
      continue;
    }
    const margin = (shape.width ?? 0) / 2;
    for (const point of cornersOf(shape)) {
      const [x, y] = apply(matrix, point);
      box.left = Math.min(box.left, x - margin);
      box.right = Math.max(box.right, x + margin);
      box.top = Math.min(box.top, y - margin);
      box.bottom = Math.max(box.bottom, y + margin);
    }
  }
}

export function cornersOf({ kind, numbers = [], d = '' }: Shape): Point[] {
  if (kind === 'path') return pathPoints(d);
  const [a = 0, b = 0, c = 0, e = 0] = numbers;
  const [left, top, right, bottom] = kind === 'ellipse' ? [a - c, b - e, a + c, b + e] : [a, b, a + c, b + e];
  return [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
}

const SIZES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Every end and control point of a path, absolute. */
export function pathPoints(d: string): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  let start: Point = [0, 0];
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase();
    const relative = letter !== command;
    const size = SIZES[command] ?? 0;
    if (size === 0) {
      [x, y] = start;
      continue;
    }
    const numbers = (rest.match(/-?(?:\d*\.\d+|\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    for (let i = 0; i + size <= numbers.length; i += size) {
      const step = numbers.slice(i, i + size);
      const [fromX, fromY] = relative ? [x, y] : [0, 0];
      if (command === 'H') x = fromX + (step[0] ?? 0);
      else if (command === 'V') y = fromY + (step[0] ?? 0);
      else if (command === 'A') [x, y] = [fromX + (step[5] ?? 0), fromY + (step[6] ?? 0)];
      else {
        for (let k = 0; k < size; k += 2) {
          [x, y] = [fromX + (step[k] ?? 0), fromY + (step[k + 1] ?? 0)];
          points.push([x, y]);
        }
      }
      points.push([x, y]);
      if (command === 'M' && i === 0) start = [x, y];
    }
  }
  return points;
}

export function matrixOf({ x = 0, y = 0, turn = 0, pivot = [0, 0], scale = 1 }: Placing): Matrix {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [px, py] = pivot;
  const turned: Matrix = [cos, sin, -sin, cos, px - cos * px + sin * py, py - sin * px - cos * py];
  return multiply(multiply([1, 0, 0, 1, x, y], turned), [sx, 0, 0, sy, 0, 0]);
}

export function apply([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

export function multiply(m: Matrix, o: Matrix): Matrix {
  return [
    m[0] * o[0] + m[2] * o[1],
    m[1] * o[0] + m[3] * o[1],
    m[0] * o[2] + m[2] * o[3],
    m[1] * o[2] + m[3] * o[3],
    m[0] * o[4] + m[2] * o[5] + m[4],
    m[1] * o[4] + m[3] * o[5] + m[5],
  ];
}
