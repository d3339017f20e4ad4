import { between, hash } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, n, noise } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { stipple } from '#engines/illustrator/built-in/draw/texture.ts';
import { ridge } from '#engines/illustrator/built-in/nature/ground.ts';
import { rays } from '#engines/illustrator/built-in/nature/light-effects.ts';

export interface WaterTint {
  surface: Colour;
  middle: Colour;
  deep: Colour;
}

/** Water around everything: colours fade into it instead of into the haze of air. */
export interface Water {
  surface: Colour;
  middle: Colour;
  deep: Colour;
  haze: Colour;
  /** `depth` 0 is near, 1 out of sight. */
  of(colour: Colour, depth?: number): Colour;
  /** A fill lit from above, in shade below. */
  body(colour: Colour, depth?: number): string;
}

export function waterAround(canvas: Canvas, tint: WaterTint): Water {
  const { paint, light } = canvas;
  const [surface, middle, deep] = [paint.of(tint.surface), paint.of(tint.middle), paint.of(tint.deep)];
  const haze = mix(middle, surface, 0.35);
  const of = (colour: Colour, depth = 0) => mix(paint.of(colour), haze, depth);
  const body = (colour: Colour, depth = 0) =>
    canvas.linear(
      [
        [0, mix(of(tone(colour, 0.05), depth), light.key, 0.22 * (1 - depth))],
        [0.45, of(colour, depth)],
        [1, mix(of(colour, depth), deep, 0.4 * (1 - depth * 0.6))],
      ],
      [0.1, 0, 0.4, 1],
    );
  return { surface, middle, deep, haze, of, body };
}

/** From the bright surface down into the blue. */
export function openWater(canvas: Canvas, { surface, middle, deep }: Water): Art {
  const { light } = canvas;
  const sunlit = light.night ? '#bcd7ff' : '#fffbe0';
  const random = canvas.random('ripples');
  const ripples = Array.from({ length: 12 }, (_, i) => {
    const x = i * 140 - 60 + between(random, -40, 40) + canvas.frame * 8;
    const reach = between(random, 18, 46);
    return `M${n(x)} ${n(between(random, 8, 58))}q${n(reach / 2)} ${n(-reach * 0.18 + canvas.sway(i) * 3)} ${n(reach)} 0t${n(reach)} 0`;
  });
  return [
    rect(
      0,
      0,
      1600,
      900,
      canvas.linear([
        [0, mix(surface, '#ffffff', light.night ? 0 : 0.35)],
        [0.28, surface],
        [0.64, middle],
        [1, deep],
      ]),
    ),
    canvas.glow(800, 40, 1050, 560, sunlit, light.night ? 0.5 : 0.75),
    line(ripples.join(''), '#ffffff', 4, { opacity: light.night ? 0.2 : 0.4 }),
  ];
}

export interface RidgeOptions {
  name: string;
  y: number;
  height: number;
  colour: Colour;
  depth: number;
  waves?: number;
}

/** Rock far away in the blue. */
export function farRidge(
  canvas: Canvas,
  water: Water,
  { name, y, height, colour, depth, waves = 4 }: RidgeOptions,
): Art {
  return path(
    ridge(canvas, name, y, height, waves).d,
    canvas.linearAt(
      [
        [0, water.of(tone(colour, 0.04), depth)],
        [1, mix(water.of(colour, depth), water.deep, 0.25)],
      ],
      [0, y - height, 0, y + 220],
    ),
  );
}

/** Sand with the net of light that waves throw on it. */
export function seabed(
  canvas: Canvas,
  water: Water,
  { y = 690, colour = '#ecd6a8' }: { y?: number; colour?: Colour } = {},
): Art {
  const { paint, light } = canvas;
  const random = canvas.random('seabed');
  const { d } = ridge(canvas, 'seabed', y, 26, 2.4);
  const roll = noise(hash(`${canvas.seed}net`));
  const net = Array.from({ length: 16 }, (_, i) => {
    const yy = lerp(y + 40, 886, (i / 16) ** 0.8);
    const x = between(random, -40, 1500);
    const near = (yy - y) / 200;
    const wave = 8 + near * 8 + roll(i) * 4;
    return `M${n(x + canvas.sway(i) * 8)} ${n(yy)}q${n(30 + near * 20)} ${n(-wave)} ${n(60 + near * 40)} 0t${n(60 + near * 40)} 0`;
  });
  return [
    path(
      d,
      canvas.linearAt(
        [
          [0, mix(paint.of(colour), water.haze, 0.3)],
          [0.35, mix(paint.of(colour), light.key, 0.15)],
          [1, mix(paint.of(tone(colour, -0.08)), water.deep, 0.2)],
        ],
        [0, y - 20, 0, 900],
      ),
    ),
    stipple(random, {
      count: 620,
      box: { left: 0, top: y + 30, right: 1600, bottom: 900 },
      density: (_x, yy) => (yy - y) / 260,
      colour: mix(paint.of('#a5835a'), water.deep, 0.3),
      size: 4,
      opacity: 0.38,
    }),
    line(net.join(''), paint.lit('#fff6dc', 0.4), 4, { opacity: light.night ? 0.2 : 0.42 }),
  ];
}

/** Beams that slant down through the water. */
export function sunbeams(canvas: Canvas, strength = 1): Art {
  const { night } = canvas.light;
  return rays(canvas, [700, -260], {
    count: 9,
    colour: night ? '#cfe2ff' : '#fffbe6',
    strength: (night ? 0.2 : 0.36) * strength,
    length: 1250,
    fan: [0.95, 2.2],
  });
}

/** They rise, each at its own pace. */
export function bubbles(canvas: Canvas, count = 26): Art {
  const random = canvas.random('bubbles');
  const middle = (x: number) => x > 400 && x < 1200;
  return Array.from({ length: count }, () => {
    const x = between(random, 60, 1540);
    const y = between(random, 80, 760) - canvas.frame * 16;
    const radius = between(random, 4, 15) * (middle(x) ? 0.55 : 1);
    const ring = `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(radius * 2)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-radius * 2)} 0Z`;
    return [
      circle(x, y, radius, '#ffffff', { opacity: 0.13, airy: true }),
      line(ring, '#ffffff', 1.8, { opacity: 0.6, airy: true }),
      circle(x - radius * 0.35, y - radius * 0.35, radius * 0.24, '#ffffff', { opacity: 0.85, airy: true }),
    ];
  });
}
