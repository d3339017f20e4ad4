import { between, hash, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { clamp, lerp, noise, smooth, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs, stipple } from '#engines/illustrator/built-in/draw/texture.ts';
import { grass } from '#engines/illustrator/built-in/nature/plants.ts';

export interface Ridge {
  d: string;
  /** Its height at x. */
  at: (x: number) => number;
}

/** A rolling line over the whole width, closed below. `waves` is how many fit in. */
export function ridge(canvas: Canvas, name: string, y: number, height: number, waves: number): Ridge {
  const roll = noise(hash(canvas.seed + name));
  const heightAt = (x: number) => y + roll((x * waves) / 1600 + 11) * height;
  const points: Point[] = [];
  for (let x = -60; x <= 1660; x += 40) points.push([x, heightAt(x)]);
  return { d: `${smooth(points)}L1660 920L-60 920Z`, at: heightAt };
}

export interface LandOptions {
  name: string;
  y: number;
  height: number;
  waves: number;
  colour: Colour;
  /** 0 near, 1 at the horizon. */
  depth: number;
  /** How many dots give it grain. */
  grain?: number;
}

export interface Land {
  art: Art;
  at: (x: number) => number;
}

/** Rolling land, lit along its edge. */
export function land(
  canvas: Canvas,
  { name, y, height, waves, colour, depth, grain = 260 }: LandOptions,
): Land {
  const { paint, light } = canvas;
  const { d, at } = ridge(canvas, name, y, height, waves);
  const random = canvas.random(`land ${name}`);
  const base = paint.of(colour, depth);
  const top = mix(paint.of(tone(colour, 0.07, 1.05, -8), depth), light.key, 0.22);
  const low = mix(base, light.shadow, 0.22 * (1 - depth));
  const body = canvas.linearAt(
    [
      [0, top],
      [0.28, base],
      [1, low],
    ],
    [0, y - height, 0, y + 280],
  );
  const near = 1 - depth * 0.6;
  return {
    at,
    art: [
      path(d, body),
      stipple(random, {
        count: grain * 2,
        box: { left: -20, top: y - height, right: 1620, bottom: y + 170 },
        density: (x, yy) => (yy - at(x) < 3 ? 0 : clamp(1 - (yy - at(x)) / 90) * 0.8),
        colour: mix(top, light.key, 0.35),
        size: 4,
        opacity: 0.4 * near,
      }),
      stipple(random, {
        count: grain * 2,
        box: { left: -20, top: y, right: 1620, bottom: y + 320 },
        density: (x, yy) => clamp((yy - at(x) - 30) / 200) * 0.7,
        colour: low,
        size: 5,
        opacity: 0.35 * near,
      }),
    ],
  };
}

/** The ground under the actors: land with tufts of grass that grow towards us. */
export function meadow(canvas: Canvas, y: number, colour: Colour, { tufts = 70 } = {}): Art {
  const { paint } = canvas;
  const random = canvas.random('meadow');
  const dark = paint.shaded(colour, 0.25);
  const bright = paint.lit(tone(colour, 0.08, 1.1, -10), 0.3);
  return [
    land(canvas, { name: 'meadow', y, height: 22, waves: 2.2, colour, depth: 0, grain: 420 }).art,
    Array.from({ length: tufts }, (_, i) => {
      const near = (i / tufts) ** 0.8;
      const foot: Point = [between(random, -20, 1620), lerp(y + 20, 900, near)];
      return grass(random, foot, lerp(12, 44, near), 4, random() < 0.5 ? dark : bright);
    }),
  ];
}

/** A path that comes towards us from `from` and leaves the picture below around `to`. */
export function trail(canvas: Canvas, y: number, colour: Colour, { from = 900, to = 560 } = {}): Art {
  const { paint } = canvas;
  const random = canvas.random('trail');
  const d = `M${from - 20} ${y}C${from + 60} ${y + 60} ${from - 240} ${y + 110} ${to - 180} 910L${to + 420} 910C${from + 60} ${y + 130} ${from + 190} ${y + 70} ${from + 24} ${y}Z`;
  const along =
    (width: number) =>
    (r: Random): Point => {
      const t = r();
      const middle = lerp(from, to + 120, t ** 1.2);
      return [middle + between(r, -1, 1) * lerp(8, width, t), lerp(y + 12, 900, t)];
    };
  return [
    path(
      d,
      canvas.linear([
        [0, paint.lit(colour, 0.35)],
        [0.5, paint.of(colour)],
        [1, paint.shaded(colour, 0.2)],
      ]),
    ),
    dabs(random, {
      count: 40,
      place: along(190),
      colour: paint.shaded(colour, 0.25),
      width: 5,
      length: 12,
      opacity: 0.3,
    }),
    dabs(random, {
      count: 26,
      place: along(170),
      colour: paint.lit(colour, 0.5),
      width: 4,
      length: 10,
      opacity: 0.5,
    }),
  ];
}

/** A band of mist between two layers of scenery. */
export function mist(canvas: Canvas, y: number, height: number, strength: number): Art {
  const { haze } = canvas.light;
  const fill = canvas.linear([
    [0, haze, 0],
    [0.6, haze, strength],
    [1, haze, 0],
  ]);
  return rect(0, y, 1600, height, fill);
}

/** Pools of light and shade on the ground, as under trees. */
export function dappled(canvas: Canvas, top: number, bottom: number, count = 26): Art {
  const { light } = canvas;
  const random = canvas.random('dappled');
  return Array.from({ length: count }, (_, i) => {
    const y = between(random, top, bottom);
    const near = 0.4 + (y - top) / (bottom - top);
    const bright = i % 2 === 1;
    return canvas.glow(
      between(random, 0, 1600),
      y,
      between(random, 60, 190) * near,
      between(random, 10, 26) * near,
      bright ? light.key : light.shadow,
      bright ? (light.night ? 0.1 : 0.3) : 0.26,
    );
  });
}
