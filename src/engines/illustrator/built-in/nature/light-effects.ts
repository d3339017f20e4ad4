import { between } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, lerp, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export interface RayOptions {
  count: number;
  colour: Colour;
  strength: number;
  length?: number;
  /** The first and last direction, in radians from the right, clockwise. */
  fan?: readonly [number, number];
}

/** Beams of light out of one point. */
export function rays(
  canvas: Canvas,
  [x, y]: Point,
  { count, colour, strength, length = 1200, fan = [0.9, 2.3] }: RayOptions,
): Art {
  const random = canvas.random('rays');
  const fill = canvas.radialAt(
    [
      [0, colour, strength],
      [0.5, colour, strength * 0.45],
      [1, colour, 0],
    ],
    [x, y, length],
  );
  return Array.from({ length: count }, (_, i) => {
    const angle = lerp(fan[0], fan[1], (i + between(random, 0.1, 0.9)) / count);
    const width = between(random, 0.02, 0.055);
    const end = (turn: number): Point => [
      x + Math.cos(angle + turn) * length,
      y + Math.sin(angle + turn) * length,
    ];
    return path(`M${at([x, y])}L${at(end(-width))}L${at(end(width))}Z`, fill, {
      opacity: between(random, 0.5, 1),
      airy: true,
    });
  });
}

/** Fireflies, or dust in the sun. */
export function motes(canvas: Canvas, count: number, box: Box, colour: Colour, size: number): Art {
  const random = canvas.random('motes');
  return Array.from({ length: count }, (_, i) => {
    const x = between(random, box.left, box.right) + canvas.sway(i) * 9;
    const y = between(random, box.top, box.bottom) + canvas.sway(i * 1.7) * 7;
    const radius = size * between(random, 0.5, 1.2) * (1 + 0.25 * canvas.sway(i * 2.3));
    return [canvas.glow(x, y, radius * 5, radius * 5, colour, 0.75), circle(x, y, radius * 0.8, '#fffbe6')];
  });
}

/** Fireflies at night, dust in the sun by day. */
export function firefliesOrDust(canvas: Canvas, box: Box, fireflies: Colour = '#ffe27a'): Art {
  return canvas.light.night ? motes(canvas, 24, box, fireflies, 3.3) : motes(canvas, 13, box, '#fff4c4', 2.4);
}

/** Sparkle for lamps and windows that are lit. */
export function lamplight(canvas: Canvas, [x, y]: Point, radius: number): Art {
  return canvas.light.lamps && canvas.glow(x, y, radius, radius, '#ffd36a', 0.6);
}
