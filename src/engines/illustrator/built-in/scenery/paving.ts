import { between } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, lerp, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { stipple } from '#engines/illustrator/built-in/draw/texture.ts';
import { snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';

export interface PavingOptions {
  top: number;
  colour: Colour;
  /** Where its lines would meet. */
  horizon?: number;
  /** Width of a stone at the lower edge. */
  stone?: number;
  /** How many rows of stones. */
  rows?: number;
  /** Every second stone in this colour. */
  checked?: Colour;
}

const BOTTOM = 905;

/** A paved floor that runs away from us: the ground of streets, squares and courts. */
export function paving(canvas: Canvas, options: PavingOptions): Art {
  const { paint } = canvas;
  const { top, horizon = 520, stone = 170, rows = 9, checked } = options;
  const colour = snowedOn(canvas, options.colour);
  const random = canvas.random('paving');
  const far = (BOTTOM - horizon) / (top - horizon);
  const stones = floorStones({ horizon, far, stone, rows, staggered: !checked });
  const body = canvas.linearAt(
    [
      [0, paint.shaded(colour, 0.1)],
      [0.35, paint.lit(colour, 0.22)],
      [1, paint.shaded(colour, 0.16)],
    ],
    [0, top, 0, BOTTOM],
  );
  const joined = (picked: readonly Stone[]) => picked.map(({ d }) => d).join('');
  const odd = stones.filter(() => random() < 0.12);
  const bright = stones.filter(() => random() < 0.1);
  const tint = checked && snowedOn(canvas, checked, 0.7);
  return [
    rect(0, top, 1600, BOTTOM - top, body),
    tint && path(joined(stones.filter(({ even }) => even)), paint.of(tint), { opacity: 0.75 }),
    !tint && path(joined(odd), paint.of(tone(colour, -0.07, 1.2)), { opacity: 0.4 }),
    !tint && path(joined(bright), paint.lit(tone(colour, 0.05), 0.4), { opacity: 0.5 }),
    line(joined(stones), paint.shaded(colour, 0.3), 2, { opacity: canvas.weather === 'snow' ? 0.16 : 0.3 }),
    stipple(random, {
      count: 320,
      box: { left: 0, top: top + 20, right: 1600, bottom: 900 },
      density: (_, y) => 0.2 + (y - top) / 320,
      colour: paint.shaded(colour, 0.25),
      size: 3.2,
      opacity: 0.3,
    }),
    canvas.glow(800, 800, 760, 110, canvas.light.key, canvas.light.night ? 0.1 : 0.3),
    canvas.glow(800, between(random, 700, 720), 900, 40, canvas.light.key, 0.12),
  ];
}

interface Stone {
  d: string;
  even: boolean;
}

interface Floor {
  horizon: number;
  far: number;
  stone: number;
  rows: number;
  staggered: boolean;
}

function floorStones({ horizon, far, stone, rows, staggered }: Floor): Stone[] {
  const stones: Stone[] = [];
  const point = (x: number, z: number): Point => [800 + x / z, horizon + (BOTTOM - horizon) / z];
  for (let row = 0; row < rows; row++) {
    const [near, away] = [lerp(1, far, row / rows), lerp(1, far, (row + 1) / rows)];
    const shift = staggered && row % 2 ? stone / 2 : 0;
    const reach = Math.ceil((860 * away) / stone);
    for (let i = -reach; i < reach; i++) {
      const [left, right] = [i * stone + shift, (i + 1) * stone + shift];
      if (Math.min(Math.abs(left), Math.abs(right)) / away > 820) continue;
      const corners = [point(left, near), point(left, away), point(right, away), point(right, near)];
      stones.push({ d: `M${corners.map(at).join('L')}Z`, even: (i + row) % 2 === 0 });
    }
  }
  return stones;
}
