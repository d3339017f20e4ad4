import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, n, smooth, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { blade } from '#engines/illustrator/built-in/nature/plants.ts';
import { leaves } from '#engines/illustrator/built-in/nature/trees.ts';
import { sideLit } from '#engines/illustrator/built-in/scenery/shading.ts';

const GREENS: readonly (readonly [Colour, Colour, Colour])[] = [
  ['#4f9a5c', '#7fb056', '#3f8a78'],
  ['#3f9272', '#86b866', '#5aa08c'],
  ['#6a9f4a', '#a5b552', '#4a8f62'],
];
const FROSTED = ['#7fa39a', '#93b3b0', '#6f9490'] as const;

export const greensOf = (canvas: Canvas) =>
  canvas.weather === 'snow' ? FROSTED : pick(canvas.random('greens'), GREENS);

export const BLOSSOMS: readonly Colour[] = ['#e8607a', '#f08a4a', '#f6c24a', '#c98be0', '#fbe3ea'];

interface LeafPaint {
  fill: string;
  rib: string;
}

/** A broad leaf that bows over to the right (or, with `side` -1, to the left); `turn` lifts its tip. */
function broadLeaf([x, y]: Point, length: number, side: 1 | -1, turn: number, { fill, rib }: LeafPaint): Art {
  const size = length / 100;
  return group(
    [
      path('M0 0C14 -34 66 -48 104 8C92 6 90 2 82 4C80 0 72 -2 66 4C60 0 54 2 48 6C36 4 20 8 0 0Z', fill),
      line(
        'M0 0Q50 -26 100 6M24 -9l8 -11M24 -9l12 9M44 -13l12 -12M44 -13l12 13M64 -11l12 -8M64 -11l8 11',
        rib,
        1.6,
        {
          opacity: 0.55,
        },
      ),
    ],
    { x, y, turn: side * turn, scale: [side * size, size] },
  );
}

/** A fan of broad leaves out of one foot, as of a banana plant. */
export function broadLeaved(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  height: number,
  { colour, depth = 0 }: { colour: Colour; depth?: number },
): Art {
  const paint = leaves(canvas, colour, depth);
  const turns = [-78, -66, -50, -30, -8] as const;
  return [
    depth < 0.3 && ellipse(x, y, height * 0.22, height * 0.035, canvas.light.shadow, { opacity: 0.28 }),
    path(
      `M${n(x - height * 0.075)} ${n(y)}Q${n(x - height * 0.03)} ${n(y - height * 0.16)} ${n(x - height * 0.02)} ${n(y - height * 0.44)}H${n(x + height * 0.02)}Q${n(x + height * 0.03)} ${n(y - height * 0.16)} ${n(x + height * 0.075)} ${n(y)}Q${n(x)} ${n(y + height * 0.03)} ${n(x - height * 0.075)} ${n(y)}Z`,
      sideLit(canvas, mix(colour, '#8a7a4a', 0.35), { depth }),
    ),
    [-0.16, -0.07, 0.04, 0.13].map((dx, i) =>
      path(
        blade(
          [x + dx * height * 0.5, y + 3],
          height * (0.16 - (i % 2) * 0.04),
          dx * height * 0.7,
          height * 0.022,
        ),
        i % 2 ? paint.dark : paint.middle,
      ),
    ),
    turns.flatMap((turn, i) =>
      ([1, -1] as const).map((side) =>
        broadLeaf(
          [x, y - height * (0.4 - i * 0.02)],
          height * between(random, 0.5, 0.72),
          side,
          turn + between(random, -7, 7) + canvas.sway(i + side) * 1.6,
          {
            fill: [paint.dark, paint.middle, paint.light][(i + (side === 1 ? 1 : 0)) % 3] ?? paint.middle,
            rib: paint.bright,
          },
        ),
      ),
    ),
  ];
}

/** A climber that hangs down in a bow between two points, with leaves and now and then a blossom. */
export function liana(
  canvas: Canvas,
  random: Random,
  [x1, y1]: Point,
  [x2, y2]: Point,
  {
    colour,
    sag,
    depth = 0,
    blossoms = true,
  }: { colour: Colour; sag: number; depth?: number; blossoms?: boolean },
): Art {
  const paint = leaves(canvas, colour, depth);
  const swing = canvas.sway(x1) * 4;
  const along = (t: number): Point => [
    x1 + (x2 - x1) * t + swing * Math.sin(t * Math.PI),
    y1 + (y2 - y1) * t + sag * 4 * t * (1 - t),
  ];
  const steps = Math.max(5, Math.round((Math.hypot(x2 - x1, y2 - y1) + sag) / 42));
  let pairs = '';
  for (let i = 1; i < steps; i++) {
    const [x, y] = along(i / steps);
    const size = between(random, 11, 19);
    for (const side of [-1, 1])
      pairs += `M${at([x, y])}q${n(side * size * 0.7)} ${n(-size * 0.5)} ${n(side * size * 1.2)} ${n(size * 0.5)}q${n(-side * size * 0.8)} ${n(size * 0.5)} ${n(-side * size * 1.2)} ${n(-size * 0.5)}Z`;
  }
  const bloom = canvas.paint.of(pick(random, BLOSSOMS), depth);
  return [
    line(
      smooth([0, 0.2, 0.4, 0.6, 0.8, 1].map(along)),
      mix(paint.dark, canvas.paint.of('#6b5138', depth), 0.35),
      4.5,
    ),
    path(pairs, paint.middle),
    blossoms &&
      [0.35, 0.62].map((t) => {
        const [x, y] = along(t);
        return blossom(canvas, [x, y + 6], 10, bloom);
      }),
  ];
}

export function blossom(canvas: Canvas, [x, y]: Point, size: number, fill: string): Art {
  return [
    [0, 72, 144, 216, 288].map((turn) => {
      const angle = (turn * Math.PI) / 180;
      return circle(x + Math.cos(angle) * size * 0.8, y + Math.sin(angle) * size * 0.8, size * 0.62, fill);
    }),
    circle(x, y, size * 0.42, canvas.paint.of('#ffe08a')),
  ];
}

const SPLIT_LEAF =
  'M0 0C-30 -8 -62 -30 -60 -62L-38 -52L-58 -76C-54 -96 -44 -108 -32 -116L-24 -88L-22 -122C-12 -128 12 -128 22 -122L24 -88L32 -116C44 -108 54 -96 58 -76L38 -52L60 -62C62 -30 30 -8 0 0Z';

/** Dark leaves with slits in the lower corners, and broad ones hanging in above. */
export function jungleFrame(canvas: Canvas, colour: Colour, { roof = true } = {}): Art {
  const { paint, light } = canvas;
  const random = canvas.random('jungle frame');
  const dark = mix(tone(paint.of(colour), -0.26, 0.85, 12), light.shadow, 0.14);
  const middle = mix(dark, paint.of(colour), 0.32);
  const splitLeaf = (x: number, y: number, turn: number, scale: number, fill: string) =>
    group(
      [
        path(SPLIT_LEAF, fill),
        line(
          'M0 0V-116M0 -30L-36 -44M0 -30L36 -44M0 -62L-34 -84M0 -62L34 -84',
          fill === dark ? middle : dark,
          3,
          { opacity: 0.6 },
        ),
      ],
      {
        x,
        y,
        turn: turn + canvas.sway(x) * 1.2,
        scale,
      },
    );
  return ([1, -1] as const).map((side) => {
    const x = (from: number) => (side === 1 ? from : 1600 - from);
    return [
      splitLeaf(x(20), 930, side * 52, between(random, 1.5, 1.8), dark),
      splitLeaf(x(-10), 890, side * 18, between(random, 1.5, 1.8), middle),
      splitLeaf(x(60), 940, side * 80, between(random, 1.2, 1.4), middle),
      splitLeaf(x(10), 960, side * 34, between(random, 1.1, 1.3), dark),
      roof && [
        broadLeaf([x(-30), 20], 330, side, -4 + canvas.sway(side), { fill: dark, rib: middle }),
        broadLeaf([x(-20), -40], 380, side, 14 + canvas.sway(side), { fill: middle, rib: dark }),
        broadLeaf([x(-40), -10], 280, side, 38 + canvas.sway(side), { fill: dark, rib: middle }),
        broadLeaf([x(180), -60], 280, side, 30, { fill: dark, rib: middle }),
      ],
    ];
  });
}
