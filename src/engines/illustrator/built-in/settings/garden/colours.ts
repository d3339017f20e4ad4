import { pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { frosted } from '#engines/illustrator/built-in/nature/trees.ts';
import { snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';

const LEAVES: readonly Colour[] = ['#5f9e63', '#7aa650', '#5aa06e', '#6d9a58'];
const PETALS: readonly (readonly Colour[])[] = [
  ['#e8788a', '#fbe3ea', '#f7c35f', '#b08fd6'],
  ['#f08a5a', '#f7d36a', '#fff3d6', '#e0607a'],
  ['#8f9fe0', '#c9a4e0', '#fbe3ea', '#fff3d6'],
];

export const leafOf = (canvas: Canvas): Colour => frosted(canvas, pick(canvas.random('leaf'), LEAVES));
export const petalsOf = (canvas: Canvas): readonly Colour[] => pick(canvas.random('petals'), PETALS);
export const lawnOf = (canvas: Canvas): Colour => snowedOn(canvas, '#93be68');
