import { pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { heart, star } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { land, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { firefliesOrDust } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { flowers, frame, rock, grass as tuft } from '#engines/illustrator/built-in/nature/plants.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { canopy, leaves, roundTree, trunk } from '#engines/illustrator/built-in/nature/trees.ts';
import { cottage } from '#engines/illustrator/built-in/scenery/cottage.ts';
import { hotAirBalloon } from '#engines/illustrator/built-in/scenery/hot-air-balloon.ts';
import { snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { bench } from '#engines/illustrator/built-in/scenery/street-furniture.ts';
import { treeline } from '#engines/illustrator/built-in/scenery/treeline.ts';
import { seasonOf } from '#engines/illustrator/built-in/settings/meadow/colours.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** On top of a hill: fields like a quilt, a river and balloons far below; a bench under the oak that caught a kite. */
export function hilltop(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('hilltop');
  const { grass, leaf, fern, petals } = seasonOf(canvas);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 4, 70, 230),
      canvas.glow(760, 450, 1000, 240, light.glow, light.night ? 0.2 : 0.5),
      valley(canvas, random, leaf),
      balloons(canvas, random),
      crest(canvas, random, grass),
      signpost(canvas),
      oak(canvas, random, leaf),
      bench(canvas, [1300, 742], 1),
      rock(canvas, random, [160, 776], 130),
      rock(canvas, random, [250, 786], 70),
      flowers(canvas, random, { count: 36, top: 736, bottom: 885, colours: petals }),
      canvas.glow(760, 540, 560, 260, light.glow, 0.22),
    ],
    light: firefliesOrDust(canvas, { left: 160, top: 340, right: 1440, bottom: 790 }),
    front: frame(canvas, fern),
    ground: { far: 750, near: 842 },
    obstacles: [
      { left: 80, top: 560, right: 330, bottom: 795 },
      { left: 1210, top: 200, right: 1600, bottom: 775 },
    ],
  };
}

const FIELDS: readonly (readonly [d: string, colour: Colour, depth: number])[] = [
  ['M-20 520Q200 492 470 506L420 548Q180 540 -20 570Z', '#c9c46a', 0.58],
  ['M470 506Q700 490 900 506L960 540Q700 530 420 548Z', '#8fbf72', 0.6],
  ['M900 506Q1200 488 1620 516V560Q1240 530 960 540Z', '#d8bf6a', 0.58],
  ['M-20 570Q180 540 420 548L350 610Q140 600 -20 640Z', '#86b86a', 0.46],
  ['M420 548Q560 538 680 538L640 610Q500 600 350 610Z', '#dcae66', 0.48],
  ['M790 536Q900 534 960 540L1090 600Q920 600 800 612Z', '#a9c86a', 0.47],
  ['M960 540Q1240 530 1620 560V630Q1300 590 1090 600Z', '#7fb074', 0.44],
  ['M-20 640Q140 600 350 610L250 720H-20Z', '#c9b562', 0.32],
  ['M350 610Q500 600 640 610L590 730H250Z', '#8fbc66', 0.34],
  ['M800 612Q920 600 1090 600L1270 730H860Z', '#d0b868', 0.33],
  ['M1090 600Q1300 590 1620 630V740H1270Z', '#93bd62', 0.3],
];

function valley(canvas: Canvas, random: Random, leaf: Colour): Art {
  const { paint, light } = canvas;
  const water = mix(paint.of('#7fc4d4', 0.3), light.sky[3], 0.35);
  const hedge = paint.of(snowedOn(canvas, tone(leaf, -0.04)), 0.46);
  const rows =
    'M40 540L60 556M140 530L170 548M240 524L280 546M340 520L384 546M1160 512L1240 538M1260 512L1360 544M1370 514L1480 550M120 650L80 716M200 636L170 716M280 626L246 716M940 620L1010 716M1020 618L1110 716';
  return [
    land(canvas, {
      name: 'blue range',
      y: 440,
      height: 70,
      waves: 1.8,
      colour: '#7f9fb0',
      depth: 0.72,
      grain: 30,
    }).art,
    land(canvas, {
      name: 'green range',
      y: 490,
      height: 34,
      waves: 1.4,
      colour: snowedOn(canvas, leaf),
      depth: 0.66,
      grain: 30,
    }).art,
    mist(canvas, 420, 120, 0.5),
    path('M-20 520Q800 480 1620 516V760H-20Z', paint.of(snowedOn(canvas, '#9fc072'), 0.5)),
    FIELDS.map(([d, colour, depth]) => [
      path(d, paint.of(snowedOn(canvas, colour), depth)),
      line(d, hedge, 3 + (0.6 - depth) * 16, { opacity: 0.5 }),
    ]),
    line(rows, paint.of('#ffffff', 0.4), 3, { opacity: 0.3 }),
    path(
      'M690 500C740 512 640 524 690 540C760 560 640 590 700 620C760 650 620 690 640 740H850C820 700 860 660 800 616C760 590 800 566 752 540C720 520 770 512 716 500Z',
      water,
    ),
    line('M700 560q20 -4 40 0M712 632q26 -5 50 0M700 690q30 -6 60 0', paint.lit('#bfe6ea', 0.5), 3, {
      opacity: 0.7,
    }),
    (
      [
        [380, 606],
        [450, 552],
        [600, 612],
        [1090, 604],
        [980, 544],
        [1420, 612],
        [120, 604],
        [1240, 548],
      ] as const
    ).map(([x, y]) =>
      roundTree(canvas, random, [x, y], 34 + (y - 540) * 0.5, { colour: leaf, depth: 0.5, detail: 0.1 }),
    ),
    (
      [
        [900, 590],
        [948, 596],
        [520, 590],
      ] as const
    ).map(([x, y], i) => cottage(canvas, `valley ${i}`, [x, y], 0.13, 0.4)),
    mist(canvas, 480, 150, 0.35),
    treeline(canvas, {
      name: 'below',
      y: 780,
      height: 96,
      colour: leaf,
      depth: 0.26,
      crown: 74,
      share: (x) => 0.4 + 0.6 * Math.min(1, Math.abs(x - 780) / 560),
    }),
  ];
}

const BALLOONS = [
  ['#e0604a', '#fff3d6', '#f0b44a'],
  ['#f0b44a', '#d0604a', '#fff3d6'],
  ['#5f9fc0', '#fff3d6', '#e0826a'],
  ['#8f7fc0', '#f7c9a0', '#fff3d6'],
] as const;

function balloons(canvas: Canvas, random: Random): Art {
  const first = Math.floor(random() * BALLOONS.length);
  return (
    [
      [300, 270, 1, 0.18],
      [560, 190, 0.5, 0.42],
      [1010, 250, 0.36, 0.5],
    ] as const
  ).map(([x, y, scale, depth], i) =>
    hotAirBalloon(canvas, [x, y], {
      colours: BALLOONS[(first + i) % BALLOONS.length] ?? BALLOONS[0],
      scale: scale * 0.84,
      depth,
      phase: i,
    }),
  );
}

/** The top of our hill, falling off to both sides. */
function crest(canvas: Canvas, random: Random, grass: Colour): Art {
  const { paint } = canvas;
  const body = canvas.linearAt(
    [
      [0, paint.lit(tone(grass, 0.05), 0.3)],
      [0.35, paint.of(grass)],
      [1, paint.shaded(grass, 0.25)],
    ],
    [0, 690, 0, 910],
  );
  const path1 = snowedOn(canvas, '#e0c596', 0.8);
  const tufts = Array.from({ length: 46 }, (_, i) => [random() * 1640 - 20, 730 + (i / 46) * 168] as const);
  return [
    path('M-20 760Q300 694 760 690Q1240 690 1620 736V920H-20Z', body),
    path(
      'M700 692C760 720 640 760 420 910H860C900 820 880 730 742 691Z',
      canvas.linear([
        [0, paint.lit(path1, 0.3)],
        [1, paint.of(path1)],
      ]),
      { opacity: 0.8 },
    ),
    tufts.map(([x, y]) =>
      tuft(
        random,
        [x, y],
        14 + (y - 730) * 0.16,
        4,
        random() < 0.5 ? paint.shaded(grass, 0.25) : paint.lit(tone(grass, 0.08), 0.3),
      ),
    ),
  ];
}

function signpost(canvas: Canvas): Art {
  const { paint } = canvas;
  const board = (d: string, colour: Colour) => [
    path(d, paint.of(colour)),
    line(d, paint.shaded(colour, 0.3), 2.5, { opacity: 0.5 }),
  ];
  return group(
    [
      ellipse(0, 2, 34, 7, canvas.light.shadow, { opacity: 0.3 }),
      line('M0 0V-210', paint.of('#8d6a4c'), 15),
      line('M-4 0V-208', paint.lit('#a98463', 0.3), 4),
      board('M-10 -196H72L92 -176L72 -156H-10Z', '#d8a86a'),
      board('M14 -142H-70L-90 -122L-70 -102H14Z', '#c98f5c'),
      path(star([26, -175], 13), paint.of('#fff8ea'), { opacity: 0.9 }),
      path(heart([-34, -123], 10), paint.of('#fff8ea'), { opacity: 0.9 }),
    ],
    { x: 210, y: 762 },
  );
}

function oak(canvas: Canvas, random: Random, leaf: Colour): Art {
  const { paint } = canvas;
  const kite = pick(random, ['#e0604a', '#5f9fc0', '#f0b44a'] as const);
  const flutter = canvas.sway() * 8;
  return [
    ellipse(1460, 760, 200, 20, canvas.light.shadow, { opacity: 0.28 }),
    trunk(canvas, random, [1470, 764], 440, 90, { lean: -10 }),
    line('M1450 520Q1390 450 1330 420M1480 520Q1550 450 1590 400', paint.of('#6f4f3c'), 26),
    canopy(random, [1450, 300], 640, 420, leaves(canvas, leaf, 0.02), 1.3),
    group(
      [
        path('M0 -54L36 0L0 66L-36 0Z', paint.of(kite)),
        path('M0 -54L36 0H0ZM0 0V66L-36 0Z', paint.lit(kite, 0.45)),
        line(`M0 66q${14 + flutter} 26 0 50q${-14 - flutter} 26 ${flutter} 52`, paint.of('#fff3d6'), 4),
        (
          [
            [4, 92],
            [0, 120],
            [-6, 150],
          ] as const
        ).map(([x, y]) => path(`M${x} ${y}l-14 -8v16ZM${x} ${y}l14 -8v16Z`, paint.of('#f7d36a'))),
      ],
      { x: 1250, y: 330, turn: 24 },
    ),
  ];
}
