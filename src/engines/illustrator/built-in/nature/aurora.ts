import { hash, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { clamp, noise } from '#engines/illustrator/built-in/draw/geometry.ts';
import { rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { sunPoint } from '#engines/illustrator/built-in/nature/sky.ts';

const AURORAS: readonly (readonly [Colour, Colour, Colour])[] = [
  ['#6ff0b0', '#58d8d0', '#b78cf0'],
  ['#7cf0a0', '#a0f07c', '#f08cc8'],
  ['#5ce6d8', '#7c9cf8', '#c48cf4'],
];
const CURTAINS = [
  { y: 300, height: 290, bend: 190, waves: 2.4 },
  { y: 200, height: 230, bend: 150, waves: 3.2 },
  { y: 400, height: 240, bend: 130, waves: 2 },
];
/** Northern lights in a clear night: curtains that spare the moon: each a row of narrow stripes, bright below, fading upwards. */
export function aurora(canvas: Canvas, random: Random): Art {
  const { light } = canvas;
  if (!light.night || light.overcast >= 0.5) return undefined;
  const colours = pick(random, AURORAS);
  const [moon] = sunPoint(canvas);
  return CURTAINS.map(({ y, height, bend, waves }, row) => {
    const fold = noise(hash(`${canvas.seed} aurora ${row}`));
    const colour = colours[row] ?? '#6ff0b0';
    const fill = canvas.linear([
      [0, colours[2] ?? colour, 0],
      [0.5, colour, 0.22],
      [0.92, colour, 0.62],
      [1, colour, 0],
    ]);
    return Array.from({ length: 92 }, (_, i) => {
      const t = i / 92;
      const tall = height * (0.75 + 0.4 * fold(t * 17 + 40));
      const foot = y + fold(t * waves + 7) * bend + canvas.sway(t * 9 + row) * 7;
      const strength = 0.5 + 0.5 * fold(t * 5 + 90 + canvas.frame * 0.12);
      const x = i * 18 - 20;
      const besideMoon = clamp(Math.abs(x - moon) / 190, 0.12);
      return rect(x, foot - tall, 18, tall, fill, {
        opacity: (0.25 + 0.75 * strength) * besideMoon,
        airy: true,
      });
    });
  });
}
