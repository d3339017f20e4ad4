import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export interface BalloonOptions {
  colours: readonly [Colour, Colour, Colour];
  scale: number;
  depth?: number;
  /** When it rises and sinks. */
  phase?: number;
}

/** One gore of the silk, `k` as wide as the whole. */
const gore = (k: number) =>
  `M${n(-14 * k)} 96C${n(-30 * k)} 60 ${n(-104 * k)} 26 ${n(-104 * k)} -38C${n(-104 * k)} -100 ${n(-56 * k)} -142 0 -142C${n(56 * k)} -142 ${n(104 * k)} -100 ${n(104 * k)} -38C${n(104 * k)} 26 ${n(30 * k)} 60 ${n(14 * k)} 96Z`;

/** A hot-air balloon around (x, y), 210 wide and 320 high at scale 1. */
export function hotAirBalloon(
  canvas: Canvas,
  [x, y]: Point,
  { colours, scale, depth = 0, phase = 0 }: BalloonOptions,
): Art {
  const { paint, light } = canvas;
  const [main, second, third] = colours;
  const silk = (colour: Colour) => mix(paint.of(colour), light.haze, depth);
  const shade = canvas.linear(
    [
      [0, light.key, 0.4],
      [0.35, light.key, 0],
      [0.6, light.shadow, 0],
      [1, light.shadow, 0.42],
    ],
    [0, 0, 1, 0.25],
  );
  return group(
    [
      light.lamps && canvas.glow(0, 60, 130, 130, '#ffd36a', 0.5),
      [1, 0.74, 0.46, 0.16].map((k, i) => path(gore(k), silk(i % 2 ? second : main))),
      group([rect(-110, -26, 220, 34, silk(third)), line('M-110 -32H110M-110 14H110', silk(second), 5)], {
        clip: canvas.clip(gore(1)),
      }),
      light.lamps && canvas.glow(0, 60, 90, 110, '#ffe9a8', 0.6),
      path(gore(1), shade),
      line('M-16 96L-24 138M16 96L24 138M-5 98L-8 138M5 98L8 138', silk('#8a6a52'), 2.5),
      rect(-15, 92, 30, 9, silk(third), { corner: 4 }),
      light.lamps && path('M-6 118Q-8 106 0 100Q8 106 6 118Z', '#ffcf5e'),
      path('M-29 138H29L24 172Q23 178 17 178H-17Q-23 178 -24 172Z', silk('#b9824f')),
      line('M-27 150H27M-25 162H25', silk('#8d5f38'), 3, { opacity: 0.6 }),
      rect(-32, 134, 64, 9, silk('#d9a868'), { corner: 4 }),
      [-30, 30].map((dx) => circle(dx, 160, 8, silk('#e6d3b0'))),
    ],
    { x: x + canvas.frame * 2 * scale, y: y + canvas.sway(phase) * 5 * scale, scale },
  );
}
