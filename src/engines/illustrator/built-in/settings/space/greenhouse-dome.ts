import { between, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { motes } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { blade } from '#engines/illustrator/built-in/nature/plants.ts';
import { canopy, leaves, nearLeaves, roundTree } from '#engines/illustrator/built-in/nature/trees.ts';
import { deepSky, earth, starField } from '#engines/illustrator/built-in/scenery/outer-space.ts';
import { ball, footShadow, sideLit, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import { stillWater } from '#engines/illustrator/built-in/scenery/still-water.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const METAL: Colour = '#d8d6e4';

/** A garden under glass where there is no air outside: beds in rows, a fish pond, the earth above. */
export function greenhouseDome(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('dome');
  const [, , horizon] = deepSky(canvas);
  return {
    back: [
      starField(canvas, { left: 0, top: 0, right: 1600, bottom: 700 }),
      earth(canvas, [1030, 196], 104),
      canvas.glow(800, 560, 1000, 260, '#c9c0ff', light.night ? 0.3 : 0.5),
      path('M-20 640Q200 560 420 600T860 590T1240 604T1620 580V700H-20Z', mix('#cfcbdc', horizon, 0.45)),
      path('M-20 660Q260 610 560 636T1100 624T1620 640V700H-20Z', mix('#cfcbdc', horizon, 0.2)),
      glassRibs(canvas),
      floor(canvas),
      [470, 600, 1000, 1130].map((x, i) => shrub(canvas, random, [x, 690], 74 + (i % 2) * 22)),
      canvas.glow(800, 560, 600, 280, '#f3ffe4', light.night ? 0.2 : 0.36),
      roundTree(canvas, random, [112, 730], 400, { colour: '#79b070', detail: 0.7 }),
      fruits(canvas),
      bed(canvas, random, [256, 786], '#e0604f'),
      pond(canvas),
      bed(canvas, random, [1496, 720], '#f2a54a'),
      lamps(canvas),
    ],
    light: motes(canvas, 12, { left: 200, top: 240, right: 1400, bottom: 740 }, '#fff6c8', 2),
    front: nearGrowth(canvas),
    ground: { far: 756, near: 842 },
    obstacles: [
      { left: 0, top: 480, right: 394, bottom: 800 },
      { left: 1214, top: 600, right: 1600, bottom: 800 },
    ],
  };
}

function glassRibs(canvas: Canvas): Art {
  const { paint } = canvas;
  const ribs =
    'M-60 700Q-40 60 800 -40Q1640 60 1660 700M250 700Q300 120 800 -40Q1300 120 1350 700M560 700Q590 160 800 -40Q1010 160 1040 700M-50 470Q800 350 1650 470M-60 300Q800 96 1660 300';
  return [
    rect(0, 0, 1600, 700, '#bfe6ee', { opacity: 0.1 }),
    line(ribs, paint.shaded(METAL, 0.1), 14, { opacity: 0.75 }),
    line(ribs, paint.lit('#ffffff', 0.3), 4, { opacity: 0.8 }),
    path(
      'M330 560Q360 300 520 150L560 170Q420 310 390 560ZM1190 540Q1180 360 1090 220L1110 214Q1206 350 1214 540Z',
      '#ffffff',
      { opacity: 0.12 },
    ),
    rect(0, 652, 1600, 54, topLit(canvas, METAL)),
    Array.from({ length: 17 }, (_, i) => circle(i * 100, 680, 8, paint.shaded('#8f8ca8', 0.1))),
  ];
}

function floor(canvas: Canvas): Art {
  const { paint } = canvas;
  const colour: Colour = '#c9b898';
  let joints = '';
  for (let i = -9; i <= 9; i++) joints += `M${n(800 + i * 84)} 704L${n(800 + i * 240)} 905`;
  return [
    rect(0, 704, 1600, 200, topLit(canvas, colour, { contrast: 0.2 })),
    line(`${joints}M0 730H1600M0 772H1600M0 834H1600`, paint.shaded(colour, 0.3), 2.5, { opacity: 0.3 }),
    canvas.glow(800, 800, 700, 100, canvas.light.key, 0.28),
  ];
}

function shrub(canvas: Canvas, random: Random, [x, y]: Point, size: number): Art {
  return [
    canopy(random, [x, y - size * 0.6], size, size, leaves(canvas, '#86bf86', 0.2), 0.5),
    path(
      `M${n(x - size * 0.3)} ${y - size * 0.3}H${n(x + size * 0.3)}L${n(x + size * 0.22)} ${y + 8}H${n(x - size * 0.22)}Z`,
      sideLit(canvas, METAL),
    ),
  ];
}

function fruits(canvas: Canvas): Art {
  return (
    [
      [40, 440],
      [120, 400],
      [190, 470],
      [90, 500],
      [160, 540],
    ] as const
  ).map(([x, y], i) => circle(x, y, 15, ball(canvas, i % 2 ? '#f2a54a' : '#e0604f')));
}

/** A raised bed with leaves and something ripe. */
function bed(canvas: Canvas, random: Random, [x, y]: Point, fruit: Colour): Art {
  const { paint } = canvas;
  const green = leaves(canvas, '#6fae5e');
  return [
    footShadow(canvas, x, y, 150, 18),
    Array.from({ length: 13 }, (_, i) => {
      const px = x - 116 + i * 19;
      return [
        path(
          blade([px, y - 60], between(random, 60, 110), between(random, -26, 26) + canvas.sway(i) * 3, 8),
          [green.dark, green.middle, green.light][i % 3] ?? green.middle,
        ),
        i % 3 === 1 && circle(px + 4, y - 88 - (i % 2) * 22, 11, ball(canvas, fruit)),
      ];
    }),
    path(`M${x - 136} ${y - 66}H${x + 136}L${x + 126} ${y}H${x - 126}Z`, sideLit(canvas, METAL)),
    rect(x - 142, y - 74, 284, 16, paint.lit(METAL, 0.3), { corner: 8 }),
    rect(x - 120, y - 40, 240, 8, paint.of(tone(fruit, 0.05)), { corner: 4, opacity: 0.7 }),
  ];
}

/** One of the fish looks up. */
function pond(canvas: Canvas): Art {
  const { paint } = canvas;
  const fish = (x: number, y: number, turn: number, colour: Colour): Art =>
    group(
      [
        path('M-18 0Q0 -13 20 0Q0 13 -18 0Z', paint.of(colour)),
        path('M-16 0L-30 -9V9Z', paint.of(colour)),
        circle(11, -2, 2.2, '#3a2f2c'),
      ],
      { x: x + canvas.sway(x) * 6, y, turn },
    );
  return [
    footShadow(canvas, 1366, 790, 160, 16),
    ellipse(1366, 756, 156, 44, sideLit(canvas, METAL)),
    stillWater(canvas, {
      name: 'fish pond',
      d: 'M1228 750A138 34 0 1 1 1504 750A138 34 0 1 1 1228 750Z',
      box: { left: 1228, top: 716, right: 1504, bottom: 784 },
      glints: 12,
      mirrored: [
        fish(1310, 744, 8, '#f08a4a'),
        fish(1420, 760, 188, '#f7d9a0'),
        fish(1378, 736, -14, '#e8604f'),
      ],
    }),
    [
      [1290, 768],
      [1452, 738],
    ].map(([x = 0, y = 0]) => [
      ellipse(x, y, 24, 8, paint.of('#6fae6a')),
      circle(x + 4, y - 5, 7, paint.of('#f7c4d4')),
    ]),
  ];
}

function lamps(canvas: Canvas): Art {
  const { paint } = canvas;
  return [250, 1350].map((x) => [
    line(`M${x} -10V120`, paint.of('#a9a6bc'), 5),
    canvas.glow(x, 140, 260, 220, '#ffe9b8', canvas.light.lamps ? 0.6 : 0.3),
    path(`M${x - 44} 146Q${x} 96 ${x + 44} 146Z`, sideLit(canvas, METAL)),
    ellipse(x, 146, 30, 9, '#fff6d8'),
  ]);
}

function nearGrowth(canvas: Canvas): Art {
  const random = canvas.random('near growth');
  const { dark, light } = nearLeaves(canvas, '#6fae5e');
  return [40, 1560].map((x) =>
    Array.from({ length: 13 }, (_, i) =>
      path(
        blade(
          [x + between(random, -120, 120), 915],
          between(random, 90, 190),
          between(random, -60, 60) + canvas.sway(i) * 3,
          between(random, 8, 15),
        ),
        i % 3 ? dark : light,
      ),
    ),
  );
}
