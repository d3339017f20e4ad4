import { between, hash, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import {
  at,
  blob,
  clamp,
  lerp,
  n,
  noise,
  smooth,
  star,
  type Point,
} from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs, stipple } from '#engines/illustrator/built-in/draw/texture.ts';
import { blade } from '#engines/illustrator/built-in/nature/plants.ts';
import { snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';

const SANDS: readonly Colour[] = ['#f0d6a4', '#f3ddba', '#edcfa6', '#f2d8b8'];
const WATERS: readonly { near: Colour; deep: Colour }[] = [
  { near: '#6cc6c4', deep: '#3d97b8' },
  { near: '#84cfc0', deep: '#3f93ab' },
  { near: '#7fc4d8', deep: '#4a8cc2' },
];

export const sandOf = (canvas: Canvas): Colour =>
  snowedOn(canvas, pick(canvas.random('sand colour'), SANDS), 0.72);

export const waterOf = (canvas: Canvas) => pick(canvas.random('water colour'), WATERS);

export interface ShoreOptions {
  /** Where the sea ends on average. */
  y: number;
  /** How much farther down it ends at the right side than at the left. */
  slope?: number;
  colour: Colour;
}

/** Sand up to the lower edge, with the last wave running out on it. */
export function shore(canvas: Canvas, { y, slope = 0, colour }: ShoreOptions): Art {
  const { paint } = canvas;
  const random = canvas.random('shore');
  const roll = noise(hash(`${canvas.seed}shore`));
  const edge = Array.from({ length: 30 }, (_, i): Point => {
    const x = -60 + i * 60;
    const tilt = ((x - 800) / 1600) * slope;
    return [x, y + tilt + roll(x / 260) * 18 + Math.sin(x / 210) * 8];
  });
  const reaching = (up: number) =>
    `${smooth(edge.map(([x, edgeY]): Point => [x, edgeY - up + canvas.sway(x / 300) * 3]))}L1700 910L-60 910Z`;
  const top = y - Math.abs(slope) / 2;
  const grainBox = { left: 0, top: top + 22, right: 1600, bottom: 900 };
  const onSand = (x: number, yy: number) => (yy > y + ((x - 800) / 1600) * slope + 26 ? 1 : 0);
  return [
    path(reaching(28), mix(paint.of('#a6e3d8'), paint.lit('#ffffff'), 0.25), { opacity: 0.55 }),
    path(reaching(10), paint.lit('#ffffff', 0.3), { opacity: 0.92 }),
    path(reaching(3), paint.shaded(mix(colour, '#b58f66', 0.35), 0.12)),
    path(
      reaching(-20),
      canvas.linearAt(
        [
          [0, paint.of(colour)],
          [0.4, paint.lit(colour, 0.3)],
          [1, paint.shaded(mix(colour, '#dcb47c', 0.4), 0.12)],
        ],
        [0, top, 0, 900],
      ),
    ),
    stipple(random, {
      count: 620,
      box: grainBox,
      density: (x, yy) => onSand(x, yy) * ((yy - y) / 300 + 0.2),
      colour: paint.shaded(mix(colour, '#c08f58', 0.6), 0.12),
      size: 3.4,
      opacity: 0.42,
    }),
    stipple(random, {
      count: 380,
      box: grainBox,
      density: (x, yy) => onSand(x, yy) * 0.7,
      colour: paint.lit('#fff3d6', 0.5),
      size: 3,
      opacity: 0.6,
    }),
    dabs(random, {
      count: 40,
      place: (r) => [between(r, 0, 1600), between(r, y + 50, 890)],
      colour: paint.shaded(mix(colour, '#cf9f63', 0.5), 0.1),
      width: 4,
      length: 38,
      opacity: 0.28,
    }),
  ];
}

/** Starfish and shells at these feet, each something else. */
export function shells(canvas: Canvas, random: Random, feet: readonly Point[]): Art {
  const { paint } = canvas;
  return feet.map(([x, y]): Art => {
    const kind = random();
    const size = lerp(12, 22, (y - 700) / 200);
    if (kind < 0.45) {
      const colour = pick(random, ['#e98a5c', '#d9738f', '#e0a24e', '#c97fb4'] as const);
      return group(
        [
          path(star([0, 0], size, { waist: 0.48 }), paint.of(colour)),
          path(star([-1, -1.5], size * 0.6, { waist: 0.4 }), paint.lit(colour, 0.4)),
        ],
        { x, y, turn: between(random, -30, 30), scale: [1, 0.72] },
      );
    }
    const colour = pick(random, ['#f6d8cf', '#fbe6c8', '#e9cfe0'] as const);
    return group(
      [
        path('M-15 4Q-18 -12 0 -14Q18 -12 15 4Q8 9 0 8Q-8 9 -15 4Z', paint.of(colour)),
        line('M0 7V-12M-2 7L-10 -9M2 7L10 -9', paint.shaded('#d99a90', 0.15), 1.8, { opacity: 0.8 }),
      ],
      { x, y, turn: between(random, -25, 25), scale: size / 18 },
    );
  });
}

/** A clump of dune grass, bowing with the wind. */
export function marram(canvas: Canvas, random: Random, [x, y]: Point, height: number): Art {
  const { paint } = canvas;
  const green = snowedOn(canvas, '#98a866', 0.35);
  const gust = canvas.sway(x / 90) * height * 0.05;
  const blades = (count: number, tall: number) =>
    Array.from({ length: count }, () => {
      const lean = between(random, -1, 1);
      const up = tall * between(random, 0.6, 1) * (1 - Math.abs(lean) * 0.35);
      const foot = x + lean * height * 0.22;
      return `M${at([foot, y])}Q${at([foot + lean * height * 0.1, y - up * 0.8])} ${at([foot + lean * height * 0.5 + gust, y - up])}`;
    }).join('');
  const width = clamp(height * 0.045, 1.6, 4);
  return [
    ellipse(x, y, height * 0.5, height * 0.08, paint.shaded('#b89a62', 0.3), { opacity: 0.25 }),
    line(blades(12, height), paint.shaded(green, 0.3), width),
    line(blades(9, height * 0.9), paint.of(green), width),
    line(blades(5, height * 0.8), paint.lit(green, 0.4), width * 0.8),
  ];
}

/** Dark blades in the lower corners, in front of everybody. */
export function marramFrame(canvas: Canvas): Art {
  const random = canvas.random('marram frame');
  return Array.from({ length: 20 }, (_, i) => {
    const left = i < 10;
    const foot: Point = [left ? between(random, -30, 200) : between(random, 1400, 1630), 915];
    const bend = between(random, -60, 60) + canvas.sway(i) * 5;
    const colour = snowedOn(canvas, i % 2 ? '#66884f' : '#80975a', 0.3);
    return path(
      blade(foot, between(random, 80, 200), bend, between(random, 5, 9)),
      canvas.paint.shaded(colour, 0.38),
    );
  });
}

export interface IsleOptions {
  /** Its middle, on the water line. */
  foot: Point;
  width: number;
  height: number;
  depth: number;
}

/** An island or headland far out, with a few trees on it. */
export function farIsle(
  canvas: Canvas,
  random: Random,
  { foot: [x, y], width, height, depth }: IsleOptions,
): Art {
  const { paint, light } = canvas;
  const green = snowedOn(canvas, '#7fae86', 0.6);
  const [w, h] = [width / 2, height];
  const crest: Point[] = [
    [x - w, y],
    [x - w * 0.62, y - h * between(random, 0.3, 0.45)],
    [x - w * 0.3, y - h * between(random, 0.5, 0.7)],
    [x, y - h],
    [x + w * 0.34, y - h * between(random, 0.6, 0.75)],
    [x + w * 0.68, y - h * between(random, 0.2, 0.4)],
    [x + w, y],
  ];
  const trees = [-0.14, 0.04, 0.24].map((share) => ({
    foot: [x + w * share, y - h * 0.82] as Point,
    tall: between(random, 22, 36),
  }));
  return [
    path(
      `${smooth(crest)}Z`,
      canvas.linear([
        [0, mix(paint.of(green, depth), light.key, 0.25)],
        [1, paint.of('#6f9f9a', Math.min(1, depth + 0.18))],
      ]),
    ),
    trees.map(({ foot, tall }) => [
      line(`M${at(foot)}q-3 ${n(-tall * 0.5)} 2 ${n(-tall)}`, paint.of('#8a6a4f', depth), 4),
      path(
        blob(random, [foot[0] + 2, foot[1] - tall - 4], tall * 0.62, tall * 0.34, {
          corners: 8,
          wobble: 0.2,
        }),
        paint.of('#5c9a6a', depth),
      ),
    ]),
  ];
}

/** A small ring of water left behind in the sand. */
export function tidePool(canvas: Canvas, random: Random, [x, y]: Point, width: number): Art {
  const { paint, light } = canvas;
  const { near, deep } = waterOf(canvas);
  const height = width * 0.26;
  const surface = blob(random, [x, y], width / 2, height / 2, { corners: 12, wobble: 0.09 });
  const rim = blob(random, [x, y + 2], width * 0.55, height * 0.6, { corners: 12, wobble: 0.07 });
  const inside = canvas.clip(surface);
  const flip = random() < 0.5 ? -1 : 1;
  const flowerX = x + width * between(random, 0.12, 0.26) * flip;
  const stones = Array.from({ length: 8 }, (_, i) => {
    const angle = Math.PI * 0.86 + (i / 8) * Math.PI * 1.5 + between(random, -0.25, 0.25);
    return {
      x: x + Math.cos(angle) * width * 0.54,
      y: y + Math.sin(angle) * height * 0.6,
      size: between(random, 0.025, 0.1) * width,
    };
  });
  return [
    path(rim, paint.shaded('#a58d72', 0.3), { opacity: 0.6 }),
    path(
      surface,
      canvas.linear([
        [0, paint.shaded(deep, 0.2)],
        [0.5, paint.of(near)],
        [1, paint.lit(near, 0.3)],
      ]),
    ),
    group(
      [
        ellipse(x - width * 0.1, y + height * 0.24, width * 0.3, height * 0.14, paint.of('#e8d3a4'), {
          opacity: 0.5,
        }),
        path(star([x - width * 0.16 * flip, y + height * 0.12], width * 0.07), paint.of('#ef8f5e')),
        path(
          blob(random, [flowerX, y + height * 0.06], width * 0.07, height * 0.16, { wobble: 0.2 }),
          paint.of('#d8719a'),
        ),
        line(
          `M${n(x - width * 0.3 + canvas.sway() * 4)} ${n(y - height * 0.16)}h${n(width * 0.22)}M${n(x + width * 0.02 + canvas.sway(1) * 4)} ${n(y - height * 0.26)}h${n(width * 0.14)}`,
          mix(paint.of(near), light.glow, 0.7),
          3.5,
          { opacity: 0.8 },
        ),
      ],
      { clip: inside },
    ),
    stones
      .toSorted((a, b) => a.y - b.y)
      .map((stone) => [
        ellipse(stone.x, stone.y, stone.size, stone.size * 0.6, paint.shaded('#8f959a', 0.25)),
        ellipse(
          stone.x - stone.size * 0.15,
          stone.y - stone.size * 0.16,
          stone.size * 0.72,
          stone.size * 0.36,
          paint.lit(snowedOn(canvas, '#a3a8aa'), 0.2),
        ),
      ]),
    circle(flowerX, y + height * 0.06, 3, paint.lit('#ffe2ea'), { opacity: 0.8 }),
  ];
}
