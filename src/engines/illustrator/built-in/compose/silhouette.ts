import type { DrawnFigure } from '#engines/illustrator/built-in/figures/figure.ts';
import {
  apply,
  cornersOf,
  IDENTITY,
  matrixOf,
  multiply,
  type Matrix,
} from '#engines/illustrator/built-in/draw/bounds.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { shapesOf, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** Of a cell, in the figure's own space: fine enough for a hand, coarse enough to be cheap. */
const CELL = 7;

/** What a figure covers of its own space, in cells. */
export interface Silhouette {
  left: number;
  top: number;
  columns: number;
  rows: number;
  cells: Uint8Array;
}

const drawn = new WeakMap<DrawnFigure, Silhouette>();

/** Worked out only for those who come near somebody else. */
export function silhouetteOf(figure: DrawnFigure): Silhouette {
  const known = drawn.get(figure);
  if (known) return known;
  const { left, top, right, bottom } = figure.bounds;
  const columns = Math.max(1, Math.ceil((right - left) / CELL));
  const rows = Math.max(1, Math.ceil((bottom - top) / CELL));
  const silhouette: Silhouette = { left, top, columns, rows, cells: new Uint8Array(columns * rows) };
  fill(silhouette, figure.art, IDENTITY);
  drawn.set(figure, silhouette);
  return silhouette;
}

/** Whether a point of the figure's own space is on it. */
export function covers({ left, top, columns, rows, cells }: Silhouette, [x, y]: Point): boolean {
  const [column, row] = [Math.floor((x - left) / CELL), Math.floor((y - top) / CELL)];
  if (column < 0 || row < 0 || column >= columns || row >= rows) return false;
  return cells[row * columns + column] === 1;
}

/** How high a figure is at some point of its breadth. */
export function topAt({ left, top, columns, rows, cells }: Silhouette, x: number): number | undefined {
  const column = Math.floor((x - left) / CELL);
  const row = Array.from({ length: rows }, (_, i) => i).find((i) => cells[i * columns + column] === 1);
  return row === undefined ? undefined : top + row * CELL;
}

/** The middles of all cells that are covered. */
export function* pointsOf({ left, top, columns, cells }: Silhouette): Generator<Point> {
  for (const [i, cell] of cells.entries()) {
    if (!cell) continue;
    yield [left + ((i % columns) + 0.5) * CELL, top + (Math.floor(i / columns) + 0.5) * CELL];
  }
}

function fill(silhouette: Silhouette, art: Art, matrix: Matrix): void {
  for (const shape of shapesOf(art)) {
    if (shape.airy || shape.clip) continue;
    if (shape.kind === 'group') {
      fill(silhouette, shape.parts, multiply(matrix, matrixOf(shape.placing ?? {})));
      continue;
    }
    const corners = cornersOf(shape).map((point) => apply(matrix, point));
    if (shape.fill && shape.fill !== 'none') {
      fillWithin(silhouette, shape.kind === 'path' ? corners : inTurn(corners));
    } else fillAlong(silhouette, corners, (shape.width ?? 0) / 2);
  }
}

/** Boxes come with their corners row by row. */
function inTurn([a, b, c, d]: readonly Point[]): Point[] {
  return a && b && c && d ? [a, b, d, c] : [];
}

/** Every cell whose middle lies within the corners. */
function fillWithin({ left, top, columns, rows, cells }: Silhouette, corners: readonly Point[]): void {
  const ys = corners.map(([, y]) => y);
  const first = Math.max(0, Math.floor((Math.min(...ys) - top) / CELL));
  const last = Math.min(rows - 1, Math.floor((Math.max(...ys) - top) / CELL));
  for (let row = first; row <= last; row++) {
    const y = top + (row + 0.5) * CELL;
    const crossings = crossingsAt(corners, y);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(0, Math.round(((crossings[i] ?? 0) - left) / CELL));
      const to = Math.min(columns, Math.round(((crossings[i + 1] ?? 0) - left) / CELL));
      if (to > from) cells.fill(1, row * columns + from, row * columns + to);
    }
  }
}

function crossingsAt(corners: readonly Point[], y: number): number[] {
  const crossings: number[] = [];
  let [x1, y1] = corners.at(-1) ?? [0, 0];
  for (const [x2, y2] of corners) {
    if (y1 <= y !== y2 <= y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
    [x1, y1] = [x2, y2];
  }
  return crossings.toSorted((a, b) => a - b);
}

/** Every cell that a line as wide as this goes over. */
function fillAlong({ left, top, columns, rows, cells }: Silhouette, line: readonly Point[], half: number) {
  for (const [i, [x2, y2]] of line.entries()) {
    const [x1, y1] = line[i - 1] ?? [x2, y2];
    const steps = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / CELL));
    for (let step = 0; step <= steps; step++) {
      const [x, y] = [x1 + ((x2 - x1) * step) / steps, y1 + ((y2 - y1) * step) / steps];
      const reach = Math.max(half, 1);
      const from = Math.max(0, Math.round((x - reach - left) / CELL));
      const to = Math.min(columns, Math.round((x + reach - left) / CELL));
      const upper = Math.max(0, Math.round((y - reach - top) / CELL));
      const lower = Math.min(rows, Math.round((y + reach - top) / CELL));
      for (let row = upper; row < lower; row++) {
        if (to > from) cells.fill(1, row * columns + from, row * columns + to);
      }
    }
  }
}
