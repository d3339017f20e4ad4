import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { land, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { pine } from '#engines/illustrator/built-in/nature/trees.ts';
import { cabin } from '#engines/illustrator/built-in/scenery/cabin.ts';
import { sideLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import {
  drift,
  footprints,
  NEEDLES,
  sledge,
  SNOW,
  snowfield,
} from '#engines/illustrator/built-in/settings/snow/snowfield.ts';
import { snowyTwigs } from '#engines/illustrator/built-in/settings/snow/twigs.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const HOUSES = [
  { wood: '#c9825a', roof: '#7a5a4c', shutters: '#4f8a72' },
  { wood: '#b9574a', roof: '#6f6a72', shutters: '#f0e2c4' },
  { wood: '#d9a860', roof: '#8a5a48', shutters: '#4a78a8' },
  { wood: '#6f95b5', roof: '#6a5a5c', shutters: '#f0d9a0' },
] as const;
const VILLAGE = [
  [1010, 604, 0.3, 0.5],
  [1100, 612, 0.36, 0.42],
  [1206, 606, 0.34, 0.42],
  [1316, 622, 0.44, 0.32],
  [1520, 620, 0.46, 0.3],
] as const;

/** Where the village ends and the sledge hill begins: tracks in the snow, a snowman, lit windows. */
export function sledgeHill(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('sledge hill');
  const needles = pick(random, NEEDLES);
  const colour: Colour = pick(random, ['#d9574a', '#e0a040', '#4f8fb5']);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 4, 80, 220),
      land(canvas, {
        name: 'far hills',
        y: 500,
        height: 60,
        waves: 2,
        colour: '#cfdff0',
        depth: 0.6,
        grain: 40,
      }).art,
      farWood(canvas, random, needles),
      mist(canvas, 430, 200, 0.5),
      land(canvas, {
        name: 'village hill',
        y: 590,
        height: 22,
        waves: 1.4,
        colour: SNOW,
        depth: 0.3,
        grain: 60,
      }).art,
      bellTower(canvas),
      VILLAGE.map(([x, y, scale, depth]) =>
        cabin(canvas, [x, y], { ...pick(random, HOUSES), scale, depth, snowy: true }),
      ),
      hill(canvas, random, needles),
      canvas.glow(820, 560, 600, 290, light.glow, light.night ? 0.2 : 0.45),
      snowfield(canvas, 676),
      footprints(canvas, [1230, 742], [900, 900], 15),
      cabin(canvas, [1396, 748], { ...pick(random, HOUSES), scale: 0.98, snowy: true }),
      pine(canvas, random, [1588, 770], 300, { colour: needles, snow: true }),
      lampsOnEaves(canvas),
      drift(canvas, [1270, 768], 150),
      drift(canvas, [1580, 784], 170),
      group(sledge(canvas, colour), { x: 340, y: 800, scale: 0.92 }),
      snowman(canvas, colour),
      drift(canvas, [60, 800], 260),
    ],
    front: snowyTwigs(canvas, random),
    ground: { far: 748, near: 840 },
    obstacles: [
      { left: 130, top: 560, right: 396, bottom: 810 },
      { left: 1220, top: 480, right: 1600, bottom: 775 },
    ],
  };
}

function farWood(canvas: Canvas, random: Random, colour: Colour): Art {
  return Array.from({ length: 22 }, (_, i) => {
    const x = 460 + ((i + between(random, 0, 0.9)) / 22) * 1140;
    return pine(canvas, random, [x, 560 + between(random, -10, 12)], between(random, 50, 96), {
      colour,
      depth: 0.58,
      detail: 0.2,
      snow: true,
    });
  });
}

function bellTower(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const wall: Colour = '#e6d3b8';
  return [
    rect(1146, 470, 44, 140, paint.of(wall, 0.42)),
    rect(1172, 470, 18, 140, paint.of('#c3ad98', 0.42)),
    path('M1136 474L1168 392L1200 474Z', paint.of('#ffffff', 0.3)),
    path(
      'M1157 512V496Q1157 486 1167 486Q1177 486 1177 496V512Z',
      light.lamps ? '#ffd77e' : paint.of('#7f6a62', 0.4),
    ),
    path('M1161 508Q1162 496 1167 496Q1172 496 1173 508Z', paint.of('#e8b64e', 0.2)),
    circle(1168, 388, 5, paint.of('#f0c95e', 0.2)),
  ];
}

/** The slope comes down from the left, with the tracks of many rides. */
function hill(canvas: Canvas, random: Random, needles: Colour): Art {
  const { paint, light } = canvas;
  const track = mix(paint.of('#bcd0e6', 0.12), light.shadow, 0.08);
  const pines = [
    [20, 372, 190],
    [96, 366, 150],
    [168, 386, 120],
    [236, 424, 90],
    [30, 520, 120],
    [420, 590, 76],
  ] as const;
  return [
    path(
      'M-20 352C70 340 160 352 240 414C330 486 420 566 560 612C660 644 760 660 860 690V760H-20Z',
      canvas.linear(
        [
          [0, mix(paint.of('#ffffff', 0.08), light.key, 0.2)],
          [1, mix(paint.of(SNOW, 0.14), light.shadow, 0.12)],
        ],
        [0.2, 0, 0.5, 1],
      ),
    ),
    line(
      'M196 396C260 470 330 560 470 640C530 672 590 690 640 700M214 402C282 476 356 562 500 636C560 664 620 684 676 694',
      track,
      5,
    ),
    line(
      'M150 372C180 470 240 580 360 660C400 686 430 700 460 712M164 374C198 470 262 576 386 654C426 680 460 696 490 706',
      track,
      4,
      { opacity: 0.7 },
    ),
    pines.map(([x, y, height]) =>
      pine(canvas, random, [x, y], height, { colour: needles, depth: 0.14, detail: 0.2, snow: true }),
    ),
    group(
      [
        line('M0 0V-74', paint.of('#7b5a42', 0.1), 6),
        path(
          `M2 -74Q${24 + canvas.sway() * 5} -82 52 -66Q${26 - canvas.sway() * 5} -56 2 -46Z`,
          paint.of('#e0604f', 0.08),
        ),
      ],
      { x: 206, y: 392 },
    ),
  ];
}

/** Coloured lamps along the gable and the eaves of the near house. */
function lampsOnEaves(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const eaves: readonly Point[] = [
    [1244, 654],
    [1337, 548],
    [1428, 652],
    [1574, 656],
  ];
  const along = (t: number): Point => {
    const i = Math.min(2, Math.floor(t * 3));
    const [from = [0, 0], to = [0, 0]] = [eaves[i], eaves[i + 1]];
    return [lerp(from[0], to[0], t * 3 - i), lerp(from[1], to[1], t * 3 - i)];
  };
  const colours = ['#f26d5b', '#ffd25e', '#6fc38f', '#6fb0e6', '#ffd25e'] as const;
  return Array.from({ length: 15 }, (_, i) => {
    const [x, y] = along((i + 0.5) / 15);
    const colour = colours[i % colours.length] ?? '#ffd25e';
    return [
      light.lamps && canvas.glow(x, y, 28, 28, colour, 0.75),
      ellipse(x, y + canvas.sway(i), 5.5, 7.5, light.lamps ? colour : paint.of(colour)),
    ];
  });
}

/** His hat is a bucket, and somebody gave him a whisk for an arm. */
function snowman(canvas: Canvas, scarf: Colour): Art {
  const { paint, light } = canvas;
  const ball = canvas.radial(
    [
      [0, paint.lit('#ffffff', 0.2)],
      [0.6, paint.of('#f2f7fc')],
      [1, paint.shaded('#dbe7f4', 0.16)],
    ],
    [0.36, 0.3, 0.75],
  );
  const coal = paint.of('#3d3a44');
  return [
    canvas.glow(196, 800, 110, 20, light.shadow, 0.5),
    group(
      [
        line('M-52 -118Q-88 -140 -102 -176M-94 -156L-116 -158', paint.of('#7b5a42'), 6),
        line('M50 -120Q84 -134 104 -164', paint.of('#9a8f88'), 5),
        line(
          'M104 -164Q98 -196 116 -206Q132 -190 104 -164M104 -164Q112 -192 116 -206',
          paint.of('#b9b2ae'),
          3.5,
        ),
        ellipse(0, -48, 84, 62, ball),
        ellipse(0, -132, 62, 52, ball),
        circle(0, -206, 44, ball),
        [-120, -138, -100].map((y) => circle(2, y, 5, coal)),
        [-16, 14].map((x) => circle(x, -216, 5, coal)),
        line('M-20 -190Q-2 -178 18 -192', coal, 4),
        path('M-4 -206Q30 -204 46 -198Q28 -192 -2 -196Z', paint.of('#ef8a3e')),
        path('M-42 -180Q0 -158 42 -182L44 -164Q0 -142 -42 -162Z', paint.of(scarf)),
        path(
          `M18 -160L${32 + canvas.sway() * 2} -104L${54 + canvas.sway() * 2} -110L40 -164Z`,
          paint.shaded(scarf, 0.15),
        ),
        group(
          [
            path('M-34 0L-26 -52H26L34 0Z', sideLit(canvas, '#6fa3c4')),
            ellipse(0, 0, 36, 7, paint.shaded('#5a8cae', 0.15)),
            line('M-26 -50Q0 -84 26 -50', paint.of('#b9c4cc'), 3.5),
          ],
          { x: -4, y: -240, turn: -8 },
        ),
      ],
      { x: 196, y: 796, scale: 0.94 },
    ),
  ];
}
