import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, star } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { motes } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { anemone, kelp, school } from '#engines/illustrator/built-in/scenery/reef-life.ts';
import { shells } from '#engines/illustrator/built-in/scenery/shore.ts';
import {
  bubbles,
  farRidge,
  openWater,
  seabed,
  sunbeams,
  waterAround,
  type Water,
} from '#engines/illustrator/built-in/scenery/under-the-sea.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const KELPS: readonly Colour[] = ['#7a9a3f', '#9a8f3a', '#5f9a5a'];

/** Between kelp as tall as trees, with light falling into the clearing; urchins and sea stars on the rocks. */
export function kelpForest(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('kelp forest');
  const water = waterAround(canvas, { surface: '#b5e6c4', middle: '#5fb5a4', deep: '#1f6670' });
  const colour = pick(random, KELPS);
  return {
    back: [
      openWater(canvas, water),
      canvas.glow(800, 420, 560, 420, light.glow, light.night ? 0.16 : 0.45),
      ROWS.map((row) => kelpRow(canvas, random, water, row, colour)),
      school(canvas, water, [560, 220], '#d9e6d0', 16),
      jellyfish(canvas, water, 1010, 210, 0.5),
      jellyfish(canvas, water, 1120, 300, 0.34),
      seabed(canvas, water, { colour: '#e2d3a0' }),
      NEAR.map(([x, y]) =>
        kelp(canvas, random, water, [x, y], 800, { colour: tone(colour, between(random, -0.03, 0.03)) }),
      ),
      rocks(canvas, random, water),
      snailHouse(canvas, water),
      shells(canvas, random, [
        [540, 876],
        [930, 884],
        [1090, 870],
      ]),
    ],
    light: [
      sunbeams(canvas, 1.25),
      motes(
        canvas,
        light.night ? 18 : 8,
        { left: 200, top: 200, right: 1400, bottom: 700 },
        light.night ? '#9fffe0' : '#fdfbd0',
        2.4,
      ),
    ],
    over: bubbles(canvas, 18),
    front: [30, 130, 1490, 1580].map((x) =>
      kelp(
        canvas,
        random,
        { ...water, of: (paint) => canvas.paint.shaded(paint, 0.4) },
        [x, 960],
        x < 100 || x > 1550 ? 420 : 260,
        { colour: '#2f5f4a' },
      ),
    ),
    ground: { far: 745, near: 830 },
    obstacles: [
      { left: 0, top: 520, right: 384, bottom: 826 },
      { left: 1216, top: 520, right: 1600, bottom: 826 },
    ],
  };
}

const ROWS = [
  { y: 640, depth: 0.78, clear: 120, step: 96 },
  { y: 668, depth: 0.56, clear: 300, step: 120 },
  { y: 690, depth: 0.34, clear: 440, step: 150 },
] as const;

const NEAR = [
  [70, 760],
  [206, 744],
  [1402, 748],
  [1530, 766],
] as const;

function kelpRow(
  canvas: Canvas,
  random: Random,
  water: Water,
  { y, depth, clear, step }: (typeof ROWS)[number],
  colour: Colour,
): Art {
  const count = Math.ceil(1700 / step);
  return [
    Array.from({ length: count }, (_, i): Art => {
      const x = i * step - 40 + between(random, -24, 24);
      return (
        Math.abs(x - 800) > clear &&
        kelp(canvas, random, water, [x, y + 20], between(random, 620, 780), {
          colour: tone(colour, 0, 1, between(random, -14, 14)),
          depth,
        })
      );
    }),
    farRidge(canvas, water, { name: `kelp ${y}`, y, height: 30, colour: '#5f9a84', depth, waves: 3 }),
  ];
}

function rocks(canvas: Canvas, random: Random, water: Water): Art {
  const stone = '#7f998f';
  return [
    (
      [
        [150, 792, 220],
        [300, 806, 120],
        [1300, 770, 110],
        [1440, 806, 240],
      ] as const
    ).map(([x, y, width]) => rock(canvas, random, [x, y], width, { colour: stone })),
    urchin(canvas, water, 120, 704, 30, '#7f5f9a'),
    urchin(canvas, water, 186, 722, 22, '#9a5f7f'),
    urchin(canvas, water, 1460, 706, 34, '#6f5f9f'),
    (
      [
        [232, 752, '#ef8f5e'],
        [1394, 748, '#e5708f'],
        [318, 776, '#f0b45c'],
      ] as const
    ).map(([x, y, colour]) =>
      group(
        [
          path(star([0, 0], 25, { waist: 0.5 }), water.body(colour)),
          path(star([0, -1], 13, { waist: 0.4 }), water.of(tone(colour, 0.1)), { opacity: 0.7 }),
        ],
        { x, y, turn: x % 40 },
      ),
    ),
    anemone(canvas, random, water, [360, 818], 0.7, '#f2a35c'),
    anemone(canvas, random, water, [1262, 790], 0.62, '#e8738f'),
  ];
}

function urchin(canvas: Canvas, water: Water, x: number, y: number, size: number, colour: Colour): Art {
  const spines = Array.from({ length: 15 }, (_, i) => {
    const angle = Math.PI + (i / 14) * Math.PI;
    const reach = size * (i % 2 ? 1.5 : 1.25);
    return `M0 0L${n(Math.cos(angle) * reach)} ${n(Math.sin(angle) * reach + canvas.sway(i))}`;
  }).join('');
  return group(
    [
      line(spines, water.of(tone(colour, 0.06)), 3.5),
      path(`M${-size} 2A${size} ${n(size * 0.9)} 0 0 1 ${size} 2Z`, water.body(colour)),
    ],
    { x, y },
  );
}

/** Tiny and far away, glowing a little. */
function jellyfish(canvas: Canvas, water: Water, x: number, y: number, scale: number): Art {
  const pulse = canvas.sway(x) * 3;
  const arms = [-26, -12, 0, 12, 26]
    .map((dx, i) => `M${dx} 0q${n(canvas.sway(i) * 8)} 24 0 46t${n(canvas.sway(i + 1) * 6)} 34`)
    .join('');
  return group(
    [
      canvas.glow(0, 0, 110, 100, '#fff0f6', 0.35),
      line(arms, water.of('#f6d6ea', 0.25), 4, { opacity: 0.6 }),
      path(
        `M-44 4Q-46 ${n(-52 - pulse)} 0 ${n(-56 - pulse)}Q46 ${n(-52 - pulse)} 44 4Q30 -6 22 4Q10 -6 0 4Q-10 -6 -22 4Q-30 -6 -44 4Z`,
        water.body('#f0b8d8', 0.25),
        { opacity: 0.85 },
      ),
    ],
    { x, y, scale },
  );
}

/** A shell with a round door and a window: somebody lives here. */
function snailHouse(canvas: Canvas, water: Water): Art {
  const { light, paint } = canvas;
  return group(
    [
      canvas.glow(0, 2, 110, 16, light.shadow, 0.5),
      path('M-86 0Q-96 -70 -40 -104Q20 -136 66 -92Q100 -52 80 0Z', water.body('#f0c9a0')),
      line(
        'M74 -20Q70 -96 4 -100Q-52 -96 -50 -50Q-44 -16 -8 -22Q20 -32 14 -56Q4 -74 -16 -62',
        water.of('#c98f6a'),
        8,
        { opacity: 0.7 },
      ),
      path('M30 2V-34Q30 -56 50 -56Q70 -56 70 -34V2Z', paint.of('#6f8f6a')),
      circle(62, -24, 3.5, paint.of('#f4cf6a')),
      circle(-50, -34, 13, paint.of('#a5703f')),
      circle(-50, -34, 9, light.lamps ? '#ffe08a' : paint.of('#fff0c0')),
      canvas.glow(-50, -34, 60, 60, '#ffd36a', light.lamps ? 0.6 : 0.3),
      ellipse(50, 6, 30, 6, water.of('#d9c9a0')),
    ],
    { x: 1330, y: 824, scale: 0.92 },
  );
}
