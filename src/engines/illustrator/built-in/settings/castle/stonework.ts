import { pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';

const WALLS: readonly Colour[] = ['#e7d9cf', '#d8dbe4', '#efdcc4', '#e4d3d0'];
const ROOFS: readonly Colour[] = ['#c9566a', '#5d78b8', '#7a63ad', '#cf6b4a', '#4f8f8a'];
const FLAGS: readonly Colour[] = ['#f0b048', '#e5738f', '#5fb0a8', '#f4e3c0'];

/** The colours of this castle: the same in all its pictures of one seed. */
export function stoneworkOf(canvas: Canvas) {
  const random = canvas.random('stonework');
  return { wall: pick(random, WALLS), roof: pick(random, ROOFS), flag: pick(random, FLAGS) };
}
