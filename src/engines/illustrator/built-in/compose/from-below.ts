import { between } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import type { Place } from '#domain/picture-world.ts';
import { path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** Of the breadth of the picture: one blade to the next, and of its height: how high they are. */
const STEP = 0.02;
const HIGH = 0.3;

/** Where grass or reeds grow. */
export const GREEN: ReadonlySet<Place> = new Set<Place>([
  'forest',
  'garden',
  'meadow',
  'farm',
  'mountain',
  'jungle',
  'island',
  'beach',
  'playground',
]);

/** Blades before the lens of who looks up from the ground, high at the sides and low before the cast. */
export function blades(canvas: Canvas, { left, top, right, bottom }: Box): Art {
  const random = canvas.random('blades');
  const [wide, high] = [right - left, bottom - top];
  const { shadow } = canvas.light;
  const tufts = [0.62, 0.4].map((dark, row) => {
    let d = '';
    for (let x = left - wide * STEP; x < right + wide * STEP; x += wide * STEP * between(random, 0.5, 1.2)) {
      const side = Math.abs((x - left) / wide - 0.5) * 2;
      const tall = high * HIGH * side ** 5 * between(random, 0.6, 1.1) * (row ? 0.8 : 1);
      if (tall < high * 0.02) continue;
      const [half, lean] = [wide * 0.011, wide * between(random, -0.03, 0.03)];
      d += `M${n(x - half)} ${n(bottom + 8)}Q${n(x - half * 0.4)} ${n(bottom - tall * 0.5)} ${n(x + lean)} ${n(bottom - tall)}Q${n(x + half)} ${n(bottom - tall * 0.4)} ${n(x + half)} ${n(bottom + 8)}Z`;
    }
    return path(d, mix(shadow, '#1f3a2c', dark), { opacity: row ? 0.9 : 0.7, airy: true });
  });
  return tufts;
}
