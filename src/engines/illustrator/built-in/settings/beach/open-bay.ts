import { pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { palm } from '#engines/illustrator/built-in/nature/trees.ts';
import { sea } from '#engines/illustrator/built-in/nature/water.ts';
import { sailingBoat } from '#engines/illustrator/built-in/scenery/boats.ts';
import { bucket, sandcastle } from '#engines/illustrator/built-in/scenery/sandcastle.ts';
import { glass, sideLit, snowedOn, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import {
  farIsle,
  marram,
  marramFrame,
  sandOf,
  shells,
  shore,
  waterOf,
} from '#engines/illustrator/built-in/scenery/shore.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const HORIZON = 470;
const CLOTHS: readonly (readonly [Colour, Colour])[] = [
  ['#ef6a56', '#4f9fb5'],
  ['#f0a840', '#5a8fc4'],
  ['#4fa8a0', '#e5826a'],
  ['#d9719a', '#5fae9a'],
];

/** Palms, a sandcastle and a parasol on a wide bay with sails on it. */
export function openBay(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('open bay');
  const [parasolCloth, towelCloth] = pick(random, CLOTHS);
  const hulls = ['#b9563f', '#3f7f9a', '#c98a3f'] as const;
  return {
    back: [
      sky(canvas),
      clouds(canvas, 5, 90, 300),
      birds(canvas, 660, 170),
      village(canvas),
      farIsle(canvas, random, { foot: [1180, HORIZON + 6], width: 440, height: 84, depth: 0.5 }),
      mist(canvas, HORIZON - 120, 150, 0.5),
      sea(canvas, { top: HORIZON, height: 270, ...waterOf(canvas) }),
      canvas.glow(800, HORIZON + 30, 900, 160, light.glow, light.night ? 0.2 : 0.4),
      sailingBoat(canvas, [560, 488], {
        hull: pick(random, hulls),
        sail: '#f3d9a4',
        scale: 0.5,
        depth: 0.35,
      }),
      sailingBoat(canvas, [1210, 532], { hull: pick(random, hulls), sail: parasolCloth, scale: 1.05 }),
      shore(canvas, { y: 664, colour: sandOf(canvas) }),
      rock(canvas, random, [1500, 684], 210, { colour: snowedOn(canvas, '#8f9aa0', 0.5) }),
      rock(canvas, random, [1396, 694], 96, { colour: snowedOn(canvas, '#9aa4a6', 0.5) }),
      palmShade(canvas),
      palm(canvas, random, [172, 752], 500, { lean: 130 }),
      palm(canvas, random, [64, 800], 400, { lean: -60 }),
      marram(canvas, random, [186, 766], 44),
      marram(canvas, random, [150, 770], 34),
      marram(canvas, random, [78, 812], 44),
      parasol(canvas, parasolCloth),
      towel(canvas, towelCloth),
      sandcastle(canvas, [296, 834], { flag: parasolCloth }),
      bucket(canvas, [374, 846], { colour: '#4f8fc9', scale: 0.7 }),
      shells(canvas, random, [
        [470, 872],
        [910, 884],
        [1130, 870],
        [700, 712],
        [1196, 740],
      ]),
    ],
    front: marramFrame(canvas),
    ground: { far: 752, near: 842 },
    obstacles: [
      { left: 30, top: 620, right: 220, bottom: 800 },
      { left: 208, top: 700, right: 396, bottom: 850 },
      { left: 1222, top: 590, right: 1470, bottom: 856 },
    ],
  };
}

/** White houses on a headland, far away. */
function village(canvas: Canvas): Art {
  const { paint } = canvas;
  const roofs = ['#d98a6a', '#c9806f', '#e0a070'] as const;
  const houses = [
    [60, 424, 22],
    [96, 414, 28],
    [140, 420, 24],
    [178, 408, 30],
    [226, 422, 24],
    [270, 434, 20],
  ] as const;
  return [
    path(
      'M-20 476V398Q80 372 190 392Q300 402 372 440Q420 462 480 476Z',
      paint.of(snowedOn(canvas, '#86b58f'), 0.62),
    ),
    houses.map(([x, y, size], i) => [
      rect(x, y, size, size, paint.of('#fff4e4', 0.35)),
      path(
        `M${x - 4} ${y}L${x + size / 2} ${y - size * 0.55}L${x + size + 4} ${y}Z`,
        paint.of(snowedOn(canvas, roofs[i % 3] ?? roofs[0]), 0.35),
      ),
      rect(x + size * 0.36, y + size * 0.3, size * 0.28, size * 0.34, glass(canvas, { depth: 0.4 })),
    ]),
    path('M-20 480V440Q120 424 260 446Q340 458 400 480Z', paint.of(snowedOn(canvas, '#79ab82'), 0.5)),
  ];
}

function palmShade(canvas: Canvas): Art {
  return [
    canvas.glow(300, 782, 230, 26, canvas.light.shadow, 0.4),
    canvas.glow(80, 812, 160, 22, canvas.light.shadow, 0.4),
  ];
}

function parasol(canvas: Canvas, cloth: Colour): Art {
  const { paint } = canvas;
  return [
    canvas.glow(1350, 806, 150, 24, canvas.light.shadow, 0.45),
    group(
      [
        line('M0 0L24 -200', paint.of('#f3ead8'), 8),
        path(
          'M-112 -150C-92 -252 132 -272 152 -180C102 -200 72 -190 62 -172C32 -196 0 -190 -18 -164C-50 -180 -80 -176 -112 -150Z',
          sideLit(canvas, snowedOn(canvas, cloth, 0.6)),
        ),
        path(
          'M24 -240C-10 -232 -30 -200 -18 -164C0 -190 32 -196 62 -172C66 -212 46 -238 24 -240Z',
          paint.lit('#fdf3df', 0.1),
        ),
        line('M24 -240l2 -16', paint.of('#f3ead8'), 6),
      ],
      { x: 1336, y: 800, turn: canvas.sway(1) * 0.6 },
    ),
  ];
}

function towel(canvas: Canvas, cloth: Colour): Art {
  const { paint } = canvas;
  return [
    path('M1226 826L1420 810L1466 844L1254 864Z', canvas.light.shadow, { opacity: 0.2 }),
    path('M1226 820L1420 804L1462 838L1254 858Z', topLit(canvas, cloth, { contrast: 0.2 })),
    line('M1238 829L1432 812M1252 847L1452 829', paint.of('#f5efe0'), 6, { opacity: 0.85 }),
    path('M1372 816q-6 -30 22 -32q30 0 28 26q0 14 -26 16q-22 0 -24 -10Z', sideLit(canvas, '#f6e2a8')),
    line('M1374 812q24 10 47 -3M1396 784q-8 20 0 42', paint.of('#e0704f'), 4),
  ];
}
