import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { canopy, leaves } from '#engines/illustrator/built-in/nature/trees.ts';

/** Dark leaves that hang into the picture from its upper corners. */
export function overhang(canvas: Canvas, colour: Colour): Art {
  const { paint, light } = canvas;
  const random = canvas.random('overhang');
  const own = leaves(canvas, colour);
  const dark = mix(tone(paint.of(colour), -0.2, 0.9, 10), light.shadow, 0.12);
  const middle = mix(dark, own.middle, 0.4);
  const shaded = {
    dark,
    middle: mix(dark, own.dark, 0.6),
    light: middle,
    bright: mix(middle, own.light, 0.5),
  };
  return [1, -1].map((side) => {
    const x = (from: number) => (side === 1 ? from : 1600 - from) + canvas.sway(side) * 2;
    return [
      canopy(random, [x(20), -6], 400, 220, shaded, 0.8),
      canopy(random, [x(270), -40], 300, 140, shaded, 0.7),
    ];
  });
}
