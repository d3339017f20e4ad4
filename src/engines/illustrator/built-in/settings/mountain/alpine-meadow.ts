import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { ellipse, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { land, meadow, mist, trail } from '#engines/illustrator/built-in/nature/ground.ts';
import { flowers, frame, rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { bush, pine } from '#engines/illustrator/built-in/nature/trees.ts';
import { cabin } from '#engines/illustrator/built-in/scenery/cabin.ts';
import { fieldFence } from '#engines/illustrator/built-in/scenery/fences.ts';
import { peak } from '#engines/illustrator/built-in/scenery/peaks.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const ROCK: readonly Colour[] = ['#8f93a8', '#a08f92', '#8a9a9c'];
const HOUSES = [
  { wood: '#b98457', roof: '#9c5a45', shutters: '#4f8a72' },
  { wood: '#a8744f', roof: '#6f7f8f', shutters: '#c8564e' },
  { wood: '#c69a6b', roof: '#7a5a4c', shutters: '#4a78a8' },
] as const;
const FAR = [
  [90, 520, 300],
  [420, 480, 250],
  [1010, 520, 236],
  [1260, 560, 320],
  [1560, 480, 300],
  [700, 560, 214],
] as const;
const NEAR = [
  [-20, 760, 440],
  [330, 520, 300],
  [1230, 560, 330],
  [1530, 760, 480],
] as const;

/** A hut on a flowering slope under high peaks, with a spring running into a hollow log. */
export function alpineMeadow(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('alpine meadow');
  const snow = canvas.weather === 'snow';
  const rockColour = pick(random, ROCK);
  const house = pick(random, HOUSES);
  const green: Colour = snow ? '#e8eff5' : pick(random, ['#8fba62', '#9dbb5c', '#7fb56c']);
  const needles: Colour = snow ? '#7f9f98' : '#4f8a6a';
  return {
    back: [
      sky(canvas),
      clouds(canvas, 4, 90, 230),
      FAR.map(([x, width, height]) =>
        peak(canvas, random, [x, 610], width, height, { colour: rockColour, depth: 0.66, snow: 0.4 }),
      ),
      mist(canvas, 400, 220, 0.4),
      NEAR.map(([x, width, height]) =>
        peak(canvas, random, [x, 640], width, height, {
          colour: rockColour,
          depth: 0.36,
          snow: snow ? 0.6 : 0.32,
        }),
      ),
      birds(canvas, 930, 190),
      mist(canvas, 440, 220, 0.65),
      slopes(canvas, random, green, needles),
      canvas.glow(800, 560, 640, 300, light.glow, light.night ? 0.22 : 0.5),
      meadow(canvas, 668, green, { tufts: 54 }),
      trail(canvas, 678, snow ? '#d9e2ec' : '#dcc39a', { from: 760, to: 600 }),
      fieldFence(canvas, { from: 976, to: 1620, y: 698, height: 50, colour: '#b58c62' }),
      flowers(canvas, random, {
        count: snow ? 0 : 44,
        top: 700,
        bottom: 885,
        colours: ['#fff6e2', '#f3a9c0', '#7f8fdc', '#f7cf5c', '#e9728a'],
      }),
      cabin(canvas, [226, 742], { ...house, snowy: snow, scale: 1.02 }),
      spring(canvas, snow),
      rock(canvas, random, [1474, 772], 120),
      rock(canvas, random, [1222, 738], 60),
      bush(canvas, random, [30, 770], 190, { colour: needles, berries: '#d9514a' }),
    ],
    front: frame(canvas, needles),
    ground: { far: 748, near: 838 },
    obstacles: [
      { left: 60, top: 480, right: 396, bottom: 760 },
      { left: 1236, top: 640, right: 1540, bottom: 790 },
    ],
  };
}

/** Two green shoulders with pines, open in the middle. */
function slopes(canvas: Canvas, random: Random, green: Colour, needles: Colour): Art {
  const snow = canvas.weather === 'snow';
  const rows = [
    { y: 590, depth: 0.5, count: 15, open: 250, tall: 74 },
    { y: 628, depth: 0.28, count: 10, open: 420, tall: 128 },
  ];
  return rows.map(({ y, depth, count, open, tall }, row) => {
    const hill = land(canvas, {
      name: `slope ${row}`,
      y,
      height: 34,
      waves: 1.6,
      colour: green,
      depth,
      grain: 90,
    });
    return [
      hill.art,
      Array.from({ length: count }, (_, i): Art => {
        const x = ((i + between(random, 0.1, 0.9)) / count) * 1640 - 20;
        if (Math.abs(x - 800) < open) return undefined;
        return pine(canvas, random, [x, hill.at(x) + 14], tall * between(random, 0.75, 1.3), {
          colour: needles,
          depth,
          detail: 0.2,
          snow,
        });
      }),
    ];
  });
}

/** Water runs from a wooden spout into a hollow log. */
function spring(canvas: Canvas, snow: boolean): Art {
  const { paint, light } = canvas;
  const wood = '#9a6a45';
  return [
    canvas.glow(1346, 780, 150, 24, light.shadow, 0.45),
    group(
      [
        rect(56, -140, 24, 142, paint.of(wood), { corner: 7 }),
        line('M68 -104L20 -96', paint.shaded(wood, 0.2), 12),
        snow && ellipse(68, -140, 18, 9, paint.of('#ffffff')),
        line(
          `M18 -92Q${8 + canvas.sway() * 2} -70 ${6 + canvas.sway(1) * 2} -48`,
          paint.lit('#c9ebf5', 0.5),
          6,
        ),
        path(
          'M-104 -52H100Q112 -52 110 -38L104 -6Q102 4 90 4H-92Q-106 4 -108 -8L-112 -40Q-112 -52 -104 -52Z',
          paint.of(wood),
        ),
        path(
          'M-112 -40L-108 -8Q-106 4 -92 4H90Q102 4 104 -6L106 -20Q0 -8 -112 -40Z',
          paint.shaded(wood, 0.3),
          {
            opacity: 0.6,
          },
        ),
        ellipse(-2, -50, 106, 13, paint.lit(wood, 0.4)),
        ellipse(-2, -49, 96, 9, paint.of('#8fcbe0')),
        line(
          `M${-30 + canvas.sway() * 3} -50q16 -5 32 0M-70 -47q12 -4 24 0M40 -47q14 4 26 0`,
          paint.of('#f2fbff'),
          2.5,
          {
            opacity: 0.8,
          },
        ),
        line('M-60 -26H-20M0 -18H60M-84 -12H-40', paint.shaded(wood, 0.5), 3, { opacity: 0.4 }),
      ],
      { x: 1346, y: 776, scale: 0.95 },
    ),
  ];
}
