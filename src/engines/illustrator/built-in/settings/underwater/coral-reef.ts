import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { blob } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { rock } from '#engines/illustrator/built-in/nature/plants.ts';
import {
  anemone,
  brainCoral,
  branchCoral,
  fanCoral,
  fishes,
  seaGrass,
  tubeCoral,
} from '#engines/illustrator/built-in/scenery/reef-life.ts';
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

const CORALS: readonly (readonly [Colour, Colour, Colour, Colour])[] = [
  ['#ef7a7a', '#f29a4e', '#c67bc9', '#f4c15a'],
  ['#f08fb0', '#f2b45a', '#7f9fe0', '#ef8a6a'],
  ['#f2a35c', '#e5709a', '#6fc4b0', '#b58fe0'],
];

/** A garden of corals to both sides of a sandy clearing; a clam shows its pearl. */
export function coralReef(canvas: Canvas): Stage {
  const random = canvas.random('reef');
  const water = waterAround(canvas, { surface: '#8fe3dc', middle: '#4fb8cc', deep: '#24689c' });
  const corals = pick(random, CORALS);
  return {
    back: [
      openWater(canvas, water),
      farReef(canvas, random, water),
      fishes(canvas, water),
      seabed(canvas, water),
      canvas.glow(800, 520, 620, 330, canvas.light.glow, canvas.light.night ? 0.12 : 0.3),
      leftGarden(canvas, random, water, corals),
      rightGarden(canvas, random, water, corals),
      clam(canvas, water),
      shells(canvas, random, [
        [520, 876],
        [880, 884],
        [1100, 872],
        [700, 726],
      ]),
    ],
    light: sunbeams(canvas),
    over: bubbles(canvas),
    front: frontGrass(canvas, water),
    ground: { far: 745, near: 830 },
    obstacles: [
      { left: 0, top: 480, right: 392, bottom: 830 },
      { left: 1212, top: 480, right: 1600, bottom: 830 },
    ],
  };
}

/** Lumps of reef that melt into the blue. */
function farReef(canvas: Canvas, random: Random, water: Water): Art {
  return [0, 1, 2].map((row) => {
    const depth = 0.78 - row * 0.2;
    const y = 610 + row * 40;
    const lumps = Array.from({ length: 5 }, () => {
      const x = random() < 0.5 ? between(random, -20, 460) : between(random, 1140, 1620);
      return blob(random, [x, y], between(random, 60, 120), between(random, 80, 150), {
        corners: 9,
        wobble: 0.16,
      });
    });
    return [
      path(lumps.join(''), water.of('#5b86a8', depth)),
      row > 0 &&
        [60, 250, 1330, 1520].map((x) =>
          branchCoral(canvas, random, water, [x + between(random, -40, 40), y - 20], 110 + row * 30, {
            colour: row === 1 ? '#8f9ac9' : '#c98fae',
            depth: depth * 0.85,
          }),
        ),
      farRidge(canvas, water, {
        name: `reef ${row}`,
        y: y + 30,
        height: 50 - row * 10,
        colour: '#4f8fae',
        depth,
      }),
    ];
  });
}

function leftGarden(
  canvas: Canvas,
  random: Random,
  water: Water,
  [first, second, third, fourth]: readonly [Colour, Colour, Colour, Colour],
): Art {
  return [
    seaGrass(canvas, water, [60, 760], 360, { colour: '#3f9a6c' }),
    seaGrass(canvas, water, [120, 768], 260, { colour: '#5aae5f' }),
    fanCoral(canvas, water, [318, 740], 170, { colour: third, depth: 0.08 }),
    rock(canvas, random, [90, 790], 250, { colour: '#7d98aa' }),
    branchCoral(canvas, random, water, [190, 780], 250, { colour: first }),
    tubeCoral(canvas, random, water, [88, 726], 120, { colour: fourth }),
    brainCoral(canvas, random, water, [284, 806], 150, { colour: second }),
    anemone(canvas, random, water, [366, 814], 0.8, '#e8738f'),
    brainCoral(canvas, random, water, [40, 836], 170, { colour: third }),
  ];
}

function rightGarden(
  canvas: Canvas,
  random: Random,
  water: Water,
  [first, second, third, fourth]: readonly [Colour, Colour, Colour, Colour],
): Art {
  return [
    seaGrass(canvas, water, [1540, 770], 400, { colour: '#2f8a7a' }),
    seaGrass(canvas, water, [1476, 776], 280, { colour: '#3f9a6c' }),
    tubeCoral(canvas, random, water, [1290, 744], 150, { colour: fourth, depth: 0.06 }),
    rock(canvas, random, [1520, 800], 260, { colour: '#7d98aa' }),
    branchCoral(canvas, random, water, [1394, 784], 270, { colour: second }),
    fanCoral(canvas, water, [1520, 712], 190, { colour: first }),
    brainCoral(canvas, random, water, [1460, 826], 170, { colour: third }),
    anemone(canvas, random, water, [1250, 800], 0.75, '#c98fe0'),
  ];
}

function clam(canvas: Canvas, water: Water): Art {
  const ribs =
    'M-44 -12Q-40 -50 -30 -60M-22 -8Q-20 -54 -12 -66M0 -6V-68M22 -8Q20 -54 12 -66M44 -12Q40 -50 30 -60';
  return group(
    [
      canvas.glow(0, 2, 90, 14, canvas.light.shadow, 0.5),
      path(
        'M-62 -16Q-72 -60 -40 -66Q-26 -84 -10 -72Q0 -86 14 -72Q30 -82 42 -66Q72 -58 62 -16Z',
        water.body('#f3c9d6'),
      ),
      line(ribs, water.of('#d99ab4'), 4, { opacity: 0.6 }),
      path('M-58 -18Q0 -38 58 -18Q0 4 -58 -18Z', water.of('#b5708f')),
      circle(0, -22, 15, water.of('#fff6ec')),
      circle(-4, -27, 5, '#ffffff'),
      canvas.glow(0, -22, 60, 50, '#fff6dc', 0.5),
      path(
        'M-64 -16Q-30 -8 0 -10Q30 -8 64 -16Q60 4 40 4Q26 12 12 4Q0 12 -12 4Q-26 12 -40 4Q-60 4 -64 -16Z',
        water.body('#f6d8e0'),
      ),
    ],
    { x: 1326, y: 826, turn: 4 },
  );
}

/** Dark fronds in the lower corners. */
export function frontGrass(canvas: Canvas, water: Water): Art {
  const random = canvas.random('front grass');
  return Array.from({ length: 8 }, (_, i) => {
    const x = i < 4 ? between(random, 0, 160) : between(random, 1440, 1600);
    return seaGrass(
      canvas,
      { ...water, of: (colour) => canvas.paint.shaded(colour, 0.45) },
      [x, 930],
      between(random, 190, 320),
      { colour: i % 2 ? '#1f5f70' : '#2a7078' },
    );
  });
}
