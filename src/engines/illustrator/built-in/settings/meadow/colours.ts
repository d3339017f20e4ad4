import { pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { frosted } from '#engines/illustrator/built-in/nature/trees.ts';
import { snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';

interface Season {
  grass: Colour;
  /** Of trees and bushes. */
  leaf: Colour;
  /** Of ferns and reeds, which stay green longest. */
  fern: Colour;
  petals: readonly Colour[];
}

const SEASONS: readonly Season[] = [
  {
    grass: '#9cc468',
    leaf: '#6aa65c',
    fern: '#6aa65c',
    petals: ['#fff3d6', '#f7c35f', '#e8788a', '#b9a4e6'],
  },
  {
    grass: '#86bf72',
    leaf: '#4f9a78',
    fern: '#4f9a78',
    petals: ['#8fa8e6', '#fbe3ea', '#fff3d6', '#c98be0'],
  },
  {
    grass: '#b5c264',
    leaf: '#8fa64c',
    fern: '#7f9f50',
    petals: ['#e5604a', '#f7d36a', '#fff3d6', '#f0904a'],
  },
  {
    grass: '#a9be6a',
    leaf: '#d0924a',
    fern: '#7f9a58',
    petals: ['#f7c35f', '#e0785a', '#c97a9a', '#fff3d6'],
  },
];

/** The time of the year, as a meadow shows it. */
export function seasonOf(canvas: Canvas): Season {
  const season = pick(canvas.random('season'), SEASONS);
  return {
    grass: snowedOn(canvas, season.grass),
    leaf: frosted(canvas, season.leaf),
    fern: frosted(canvas, season.fern),
    petals: season.petals,
  };
}
