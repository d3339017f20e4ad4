import { pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, star } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { treasureChest } from '#engines/illustrator/built-in/scenery/cargo.ts';
import {
  branchCoral,
  fanCoral,
  fishes,
  school,
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
import { frontGrass } from '#engines/illustrator/built-in/settings/underwater/coral-reef.ts';

/** An old ship asleep on the sand, light in its portholes; its anchor and a chest of gold lie before it. */
export function sunkenShip(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('wreck');
  const water = waterAround(canvas, { surface: '#9fdcea', middle: '#4f9fce', deep: '#234f92' });
  const trim = pick(random, ['#c9705a', '#4f9a94', '#d9a34e'] as const);
  return {
    back: [
      openWater(canvas, water),
      farRidge(canvas, water, { name: 'far', y: 560, height: 60, colour: '#5f8fb5', depth: 0.78 }),
      farRidge(canvas, water, { name: 'middle', y: 620, height: 44, colour: '#4f86ae', depth: 0.6 }),
      canvas.glow(640, 480, 620, 340, light.glow, light.night ? 0.12 : 0.3),
      wreck(canvas, random, water, trim),
      fishes(canvas, water, { near: 3, far: 8 }),
      school(canvas, water, [470, 250], '#f3d46b', 13),
      seabed(canvas, water),
      drift(canvas, water),
      anchor(canvas, water),
      leftGrowth(canvas, random, water),
      rightGrowth(canvas, random, water),
      jars(canvas, water),
      treasureChest(canvas, [1312, 822], { turn: 5 }),
      canvas.glow(1312, 760, 130, 90, '#ffe28a', 0.4),
      shells(canvas, random, [
        [480, 880],
        [820, 886],
        [1120, 874],
        [640, 724],
      ]),
    ],
    light: sunbeams(canvas),
    over: bubbles(canvas, 24),
    front: frontGrass(canvas, water),
    ground: { far: 745, near: 830 },
    obstacles: [
      { left: 0, top: 500, right: 388, bottom: 826 },
      { left: 1220, top: 640, right: 1600, bottom: 830 },
    ],
  };
}

const HULL =
  'M-360 -40Q-344 -140 -286 -196L-240 -182Q-40 -130 170 -176L186 -262H316L322 -200Q338 -60 262 40H-300Q-346 10 -360 -40Z';

/** Leaning, with its bow towards the middle of the picture. */
function wreck(canvas: Canvas, random: Random, water: Water, trim: Colour): Art {
  const depth = 0.3;
  const wood = '#8a6a58';
  const warm = '#ffdf8a';
  const lights = [
    [-210, -96],
    [120, -96],
    [214, -108],
  ] as const;
  return group(
    [
      masts(canvas, water, depth),
      line('M-286 -190L-430 -262', water.of('#8f7460', depth), 16),
      path(HULL, water.body(wood, depth)),
      group(
        [
          line(
            'M-360 -100Q-40 -60 340 -120M-360 -56Q-40 -16 340 -76M-360 -12Q-40 26 340 -32',
            mix(water.of(wood, depth), water.deep, 0.4),
            4,
            { opacity: 0.5 },
          ),
          path('M-340 -152Q-40 -92 340 -150V-124Q-40 -66 -340 -126Z', water.of(trim, depth + 0.1)),
          path('M186 -250H330V-206H178Z', water.of(trim, depth + 0.05)),
        ],
        { clip: canvas.clip(HULL) },
      ),
      hole(water, wood, depth),
      lights.map(([x, y]) => [
        circle(x, y, 24, water.of('#d9b25c', depth)),
        circle(x, y, 17, mix(warm, water.haze, 0.15)),
        canvas.glow(x, y, 90, 80, warm, 0.5),
      ]),
      [204, 246, 288].map((x) => [
        rect(x - 13, -200, 26, 34, mix(warm, water.haze, 0.15), { corner: 10 }),
        line(`M${x} -198V-168`, water.of(wood, depth), 4),
      ]),
      canvas.glow(246, -184, 130, 70, warm, 0.45),
      line('M-286 -196L-240 -182Q-40 -130 170 -176M186 -262H316', water.of('#b5947a', depth), 11),
      [150, 170, 300].map((x) => line(`M${x + 36} -262v-34`, water.of('#b5947a', depth), 8)),
      line('M184 -296H330', water.of('#b5947a', depth), 8),
      path(star([-318, -120], 30), water.of('#f0c860', depth)),
      branchCoral(canvas, random, water, [-150, -160], 80, { colour: '#ef8a8a', depth: 0.14 }),
      fanCoral(canvas, water, [60, -156], 74, { colour: '#c98fd6', depth: 0.16 }),
    ],
    { x: 1340, y: 682, scale: 0.92, turn: -6 },
  );
}

/** One still whole with a scrap of sail, one broken off. */
function masts(canvas: Canvas, water: Water, depth: number): Art {
  const flutter = canvas.sway() * 8;
  const wood = water.of('#8f7460', depth + 0.06);
  return [
    line('M-80 -140L-60 -520', wood, 22),
    line('M-210 -420L84 -404', wood, 13),
    path(
      `M-190 -414Q-130 -330 ${-170 + flutter} -250L-120 -272L${-84 + flutter} -226L-40 -262L${6 + flutter} -232Q30 -320 64 -402Z`,
      water.body('#e6e0cc', depth + 0.12),
      { opacity: 0.9 },
    ),
    path('M-92 -470H-28L-36 -436H-84Z', wood),
    path(`M-60 -520q34 ${flutter * 0.6} 66 6q-30 12 -66 22Z`, water.of('#e5826a', depth + 0.1)),
    path('M94 -150L104 -330L116 -316L124 -340L132 -150Z', wood),
    line('M-66 -440L-286 -190M-64 -440L170 -176M-64 -470L330 -262', water.of('#7f8a90', depth + 0.15), 3.5, {
      opacity: 0.8,
    }),
  ];
}

/** A gap between the planks, just right for fish. */
function hole(water: Water, wood: Colour, depth: number): Art {
  return [
    path(
      'M-110 -60L-84 -92L-50 -78L-18 -98L20 -74L52 -60L36 -24L48 4L4 8L-30 22L-64 2L-104 4L-92 -28Z',
      mix(water.of('#2f4a6a', depth), water.deep, 0.4),
    ),
    line('M-70 -82Q-78 -40 -66 2M-16 -92Q-24 -40 -16 12M32 -66Q26 -30 28 4', water.of(wood, depth + 0.1), 10),
  ];
}

/** Sand that has heaped itself against the hull. */
function drift(canvas: Canvas, water: Water): Art {
  const { paint } = canvas;
  return path(
    'M960 712Q1080 676 1220 684Q1400 664 1620 690V740H960Z',
    canvas.linear([
      [0, mix(paint.of('#f0dcb0'), water.haze, 0.22)],
      [1, mix(paint.of('#ecd6a8'), water.haze, 0.05), 0],
    ]),
  );
}

function anchor(canvas: Canvas, water: Water): Art {
  const iron = '#7f8796';
  const shape = 'M0 -170V-14M-40 -140H40M-74 -52Q-66 0 0 2Q66 0 74 -52';
  const chain = Array.from(
    { length: 7 },
    (_, i) => `M${-38 - i * 20} ${n(-196 + i * i * 4.2)}a12 8 0 1 0 24 0a12 8 0 1 0 -24 0Z`,
  );
  return group(
    [
      canvas.glow(0, 4, 110, 16, canvas.light.shadow, 0.5),
      line(chain.join(''), water.of('#8f97a5'), 5),
      line(shape, mix(water.of(iron), water.deep, 0.4), 24),
      line('M-5 -170V-20M-40 -144H40M-76 -56Q-66 -8 0 -6', water.of('#a5adb8'), 8),
      path('M-92 -36L-78 -92L-50 -50ZM92 -36L78 -92L50 -50Z', mix(water.of(iron), water.deep, 0.3)),
      line('M-16 -186a16 16 0 1 0 32 0a16 16 0 1 0 -32 0Z', water.of(iron), 9),
    ],
    { x: 262, y: 806, turn: -14 },
  );
}

function leftGrowth(canvas: Canvas, random: Random, water: Water): Art {
  return [
    seaGrass(canvas, water, [70, 768], 320, { colour: '#3f9a8a' }),
    seaGrass(canvas, water, [130, 774], 220, { colour: '#4fa88a' }),
    rock(canvas, random, [60, 806], 220, { colour: '#7390ac' }),
    branchCoral(canvas, random, water, [150, 800], 150, { colour: '#ef7a8f' }),
    tubeCoral(canvas, random, water, [360, 776], 84, { colour: '#f2b45a' }),
  ];
}

function rightGrowth(canvas: Canvas, random: Random, water: Water): Art {
  return [
    seaGrass(canvas, water, [1556, 790], 280, { colour: '#3f9a8a' }),
    seaGrass(canvas, water, [1500, 786], 180, { colour: '#4fa88a' }),
    rock(canvas, random, [1560, 830], 200, { colour: '#7390ac' }),
    branchCoral(canvas, random, water, [1470, 808], 130, { colour: '#b58fe0' }),
  ];
}

/** Clay jars, one upright and one tipped over. */
function jars(canvas: Canvas, water: Water): Art {
  const clay = '#cf8f6a';
  const jar = (x: number, y: number, scale: number, turn: number) =>
    group(
      [
        ellipse(0, 2, 44, 8, canvas.light.shadow, { opacity: 0.3 }),
        line('M-15 -92Q-46 -86 -34 -56M15 -92Q46 -86 34 -56', water.of(clay), 8),
        path('M-12 -104H12L14 -84Q46 -62 36 -30Q26 0 0 2Q-26 0 -36 -30Q-46 -62 -14 -84Z', water.body(clay)),
        line('M-36 -48Q0 -38 36 -48M-37 -36Q0 -26 37 -36', water.of('#f3dcb4'), 5, { opacity: 0.8 }),
        ellipse(0, -104, 16, 5, mix(water.of(clay), water.deep, 0.4)),
      ],
      { x, y, scale, turn },
    );
  return [jar(1410, 800, 0.9, 4), jar(1248, 800, 0.62, -72)];
}
