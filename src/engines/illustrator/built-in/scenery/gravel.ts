import { between, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs } from '#engines/illustrator/built-in/draw/texture.ts';

export interface GravelOptions {
  /** Its outline. */
  d: string;
  top: number;
  colour: Colour;
}

/** A walk of gravel or fine sand that fills the lower part of the picture. */
export function gravel(canvas: Canvas, random: Random, { d, top, colour }: GravelOptions): Art {
  const { paint } = canvas;
  const grains = (count: number, shade: Colour, opacity: number) =>
    dabs(random, {
      count,
      place: (r) => [between(r, 0, 1600), between(r, top + 20, 895)],
      colour: shade,
      width: 4.6,
      length: 6,
      opacity,
    });
  const body = canvas.linearAt(
    [
      [0, paint.lit(colour, 0.38)],
      [0.4, paint.of(colour)],
      [1, paint.shaded(colour, 0.2)],
    ],
    [0, top, 0, 910],
  );
  return [
    path(d, body),
    grains(130, paint.shaded(colour, 0.22), 0.42),
    grains(95, paint.lit(colour, 0.6), 0.7),
  ];
}
