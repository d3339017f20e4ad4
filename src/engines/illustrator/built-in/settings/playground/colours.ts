import { pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { frosted } from '#engines/illustrator/built-in/nature/trees.ts';
import { snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';

/** Of painted wood and metal: a main colour, one beside it, one for slides and sails. */
export interface Toys {
  main: Colour;
  second: Colour;
  slide: Colour;
}

const TOYS: readonly Toys[] = [
  { main: '#d9604c', second: '#4f9fb5', slide: '#f2bd4a' },
  { main: '#4f94c0', second: '#f0a848', slide: '#e0705c' },
  { main: '#6fa85c', second: '#e08a5c', slide: '#5fb0c0' },
  { main: '#8f7fc0', second: '#f2c45a', slide: '#6fb58c' },
];

export const toysOf = (canvas: Canvas): Toys => pick(canvas.random('toys'), TOYS);

const LEAVES: readonly Colour[] = ['#6aa65c', '#5aa06e', '#86a850', '#d09a4a'];

export const leafOf = (canvas: Canvas): Colour => frosted(canvas, pick(canvas.random('leaf'), LEAVES));
export const lawnOf = (canvas: Canvas): Colour => snowedOn(canvas, '#95c06c');
export const WOOD: Colour = '#b98a5e';
