import { pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { mushroom } from '#engines/illustrator/built-in/nature/plants.ts';

const FOLIAGE: readonly (readonly [Colour, Colour, Colour])[] = [
  ['#5f9e63', '#7fae56', '#4f9a78'],
  ['#4f9a86', '#6fae84', '#b78fc4'],
  ['#7aa650', '#d9a345', '#5f9a5c'],
  ['#5aa06e', '#e39aae', '#82b567'],
  ['#c97a3f', '#dfa944', '#a9663f'],
];
const SNOWY = ['#7fa39a', '#93b3b0', '#6f9490'] as const;

export const foliageOf = (canvas: Canvas) =>
  canvas.weather === 'snow' ? SNOWY : pick(canvas.random('foliage'), FOLIAGE);

/** Mushrooms at these feet, each so high; none stand in snow. */
export function toadstools(
  canvas: Canvas,
  random: Random,
  places: readonly (readonly [x: number, y: number, height: number])[],
): Art {
  if (canvas.weather === 'snow') return undefined;
  return places.map(([x, y, height]) =>
    mushroom(canvas, random, [x, y], height, pick(random, ['#d94f45', '#e07b4a', '#c9588a'] as const)),
  );
}
