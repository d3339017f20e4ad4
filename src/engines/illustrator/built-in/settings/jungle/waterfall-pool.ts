import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { blob } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dappled, land, meadow, mist, trail } from '#engines/illustrator/built-in/nature/ground.ts';
import { firefliesOrDust, rays } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { fern, rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { birds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { bush, canopy, leaves, palm } from '#engines/illustrator/built-in/nature/trees.ts';
import { slantLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { stillWater } from '#engines/illustrator/built-in/scenery/still-water.ts';
import { leafRoof, treeline } from '#engines/illustrator/built-in/scenery/treeline.ts';
import { waterfall } from '#engines/illustrator/built-in/scenery/waterfall.ts';
import {
  blossom,
  BLOSSOMS,
  broadLeaved,
  greensOf,
  jungleFrame,
  liana,
} from '#engines/illustrator/built-in/settings/jungle/plants.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** A glade before a pool: a waterfall comes down the mossy rocks, and a tree stands on its roots as on stilts. */
export function waterfallPool(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('waterfall pool');
  const greens = greensOf(canvas);
  const [main, bright] = greens;
  return {
    back: [
      sky(canvas),
      canvas.glow(760, 400, 900, 480, light.glow, light.night ? 0.28 : 0.8),
      farJungle(canvas, greens),
      birds(canvas, 640, 180),
      cliff(canvas, random, main),
      meadow(canvas, 660, snowedOn(canvas, mix(main, '#a8ba62', 0.5)), { tufts: 40 }),
      trail(canvas, 674, snowedOn(canvas, '#cdb083', 0.8), { from: 660, to: 620 }),
      pool(canvas, random),
      dappled(canvas, 700, 880, 18),
      broadLeaved(canvas, random, [1530, 800], 430, { colour: bright }),
      broadLeaved(canvas, random, [400, 664], 210, { colour: bright, depth: 0.22 }),
      treeOnStilts(canvas, random, main),
      bush(canvas, random, [60, 764], 220, { colour: tone(main, 0.03) }),
      undergrowth(canvas, random, main),
      canvas.glow(780, 560, 600, 290, light.glow, 0.25),
    ],
    light: [
      rays(canvas, [360, -140], {
        count: 6,
        colour: light.glow,
        strength: light.night ? 0.14 : 0.3,
        fan: [0.35, 1.3],
      }),
      firefliesOrDust(canvas, { left: 160, top: 320, right: 1440, bottom: 780 }, '#c8ff9a'),
    ],
    front: jungleFrame(canvas, main),
    ground: { far: 756, near: 840 },
    obstacles: [
      { left: 0, top: 560, right: 360, bottom: 790 },
      { left: 1206, top: 600, right: 1600, bottom: 740 },
      { left: 1330, top: 700, right: 1600, bottom: 800 },
    ],
  };
}

function farJungle(canvas: Canvas, [main, bright, third]: readonly [Colour, Colour, Colour]): Art {
  const random = canvas.random('far jungle');
  const open = (x: number) => 0.45 + 0.55 * Math.min(1, Math.abs(x - 740) / 600);
  return [
    treeline(canvas, {
      name: 'farthest',
      y: 640,
      height: 380,
      colour: third,
      depth: 0.84,
      crown: 190,
      share: open,
    }),
    ([210, 520, 960] as const).map((x, i) =>
      group(palm(canvas, random, [x, 660], 350 + i * 30, { depth: 0.4, lean: between(random, -60, 60) }), {
        opacity: 0.42,
      }),
    ),
    mist(canvas, 400, 240, 0.4),
    treeline(canvas, {
      name: 'far',
      y: 660,
      height: 270,
      colour: main,
      depth: 0.66,
      crown: 150,
      share: (x) => open(x) ** 1.6,
    }),
    land(canvas, { name: 'rise', y: 640, height: 16, waves: 2, colour: bright, depth: 0.5, grain: 50 }).art,
    treeline(canvas, {
      name: 'shrubs',
      y: 680,
      height: 90,
      colour: bright,
      depth: 0.42,
      crown: 80,
      share: (x) => Math.max(0.2, open(x) - 0.3),
    }),
    mist(canvas, 500, 200, 0.3),
    leafRoof(canvas, {
      name: 'roof',
      y: -20,
      height: 200,
      colour: third,
      depth: 0.5,
      crown: 130,
      share: open,
    }),
  ];
}

const MOSS_ON_ROCK = [
  [1092, 520, 46],
  [1160, 380, 38],
  [1436, 466, 60],
  [1400, 330, 40],
  [1520, 380, 56],
  [1440, 596, 74],
  [1110, 630, 60],
] as const;

function cliff(canvas: Canvas, random: Random, green: Colour): Art {
  const { paint, light } = canvas;
  const stone = pick(random, ['#8d9690', '#a08f80', '#8a93a0'] as const);
  const moss = paint.of(snowedOn(canvas, tone(green, 0.06)), 0.18);
  const body = canvas.linearAt(
    [
      [0, mix(paint.of(stone, 0.32), light.key, 0.3)],
      [0.5, paint.of(stone, 0.24)],
      [1, mix(paint.of(stone, 0.16), light.shadow, 0.25)],
    ],
    [1020, 200, 1560, 640],
  );
  return [
    path(
      'M1010 680C1020 600 1046 560 1060 500C1070 440 1110 420 1118 360C1126 290 1150 250 1190 232L1330 226C1390 236 1410 200 1470 186C1530 176 1580 190 1660 170V700Z',
      body,
    ),
    line(
      'M1100 640C1110 560 1140 540 1146 470M1170 420C1180 370 1176 330 1190 290M1400 620C1396 540 1430 500 1420 420M1470 560C1476 480 1500 440 1494 350M1080 560l30 -20M1390 330l40 -14M1440 260l50 -10',
      paint.shaded(stone, 0.3),
      5,
      { opacity: 0.3 },
    ),
    waterfall(canvas, { name: 'fall', x: 1264, top: 240, bottom: 650, width: 130, depth: 0.12 }),
    MOSS_ON_ROCK.map(([x, y, width]) =>
      path(blob(random, [x, y], width, width * 0.34, { wobble: 0.2 }), moss, { opacity: 0.7 }),
    ),
    (
      [
        [1170, 226, 170],
        [1380, 216, 190],
        [1540, 180, 240],
      ] as const
    ).map(([x, y, width]) => canopy(random, [x, y], width, width * 0.5, leaves(canvas, green, 0.16), 0.5)),
  ];
}

function pool(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const d =
    'M1016 700C1030 664 1120 644 1260 642C1420 640 1540 650 1600 672L1620 730C1540 752 1400 742 1280 738C1160 742 1040 740 1016 700Z';
  return [
    line(d, paint.shaded(snowedOn(canvas, '#9a8a60'), 0.1), 14, { opacity: 0.5 }),
    stillWater(canvas, {
      name: 'pool',
      d,
      box: { left: 1020, top: 644, right: 1580, bottom: 742 },
      colour: '#4fb3a8',
      glints: 24,
    }),
    ellipse(1264, 656, 120, 14, '#ffffff', { opacity: 0.45 }),
    (
      [
        [1070, 724, 24],
        [1150, 730, 18],
        [1440, 722, 28],
      ] as const
    ).map(([x, y, size], i) => [
      path(
        `M${x} ${y}L${x + size} ${y - 6}A${size} ${size * 0.36} 0 1 1 ${x + size * 0.6} ${y - 9}Z`,
        paint.of('#7cbf6a'),
      ),
      i !== 1 && blossom(canvas, [x - 4, y - 8], 7, paint.of('#fbd3e0')),
    ]),
    (
      [
        [1030, 716, 80],
        [1108, 752, 60],
        [1330, 764, 96],
        [1400, 774, 60],
      ] as const
    ).map(([x, y, width]) => rock(canvas, random, [x, y], width, { colour: snowedOn(canvas, '#9aa69a') })),
  ];
}

/** Its trunk leaves the picture above; its roots stand apart like the folds of a skirt. */
function treeOnStilts(canvas: Canvas, random: Random, green: Colour): Art {
  const { paint } = canvas;
  const bark = '#8a6a50';
  return [
    ellipse(190, 768, 200, 20, canvas.light.shadow, { opacity: 0.3 }),
    path(
      'M10 780C90 740 130 640 128 480C126 300 118 140 96 -20H286C262 140 256 300 258 470C260 620 300 720 372 768C330 776 290 764 262 736C262 764 246 784 220 780C206 764 200 740 196 716C186 750 170 786 138 784C128 770 128 752 130 734C104 770 60 792 10 780Z',
      slantLit(canvas, bark),
    ),
    line(
      'M150 700C160 560 150 380 140 200M226 690C226 560 222 400 232 180M262 736C256 700 250 680 244 650M130 734C138 710 142 690 146 664',
      paint.shaded(bark, 0.45),
      5,
      { opacity: 0.45 },
    ),
    [
      [118, 650, 26],
      [128, 560, 18],
      [252, 570, 20],
      [270, 700, 26],
    ].map(([x = 0, y = 0, size = 0]) =>
      path(
        blob(random, [x, y], size * 0.6, size * 1.8, { wobble: 0.16 }),
        paint.of(snowedOn(canvas, tone(green, 0.08))),
        {
          opacity: 0.6,
        },
      ),
    ),
    liana(canvas, random, [250, 30], [560, -20], { colour: green, sag: 150 }),
    liana(canvas, random, [180, -20], [200, 520], { colour: tone(green, 0.06), sag: 0 }),
    liana(canvas, random, [1130, -30], [1420, -30], { colour: green, sag: 130, depth: 0.1 }),
    canopy(random, [180, -10], 460, 210, leaves(canvas, green, 0.02), 0.9),
  ];
}

function undergrowth(canvas: Canvas, random: Random, green: Colour): Art {
  const { paint } = canvas;
  const ferns = [
    [300, 782, 120, -0.4],
    [330, 788, 110, 0.5],
    [1460, 800, 110, -0.5],
    [1490, 806, 120, 0.4],
  ] as const;
  return [
    ferns.map(([x, y, height, lean], i) =>
      fern([x, y], height, i % 2 ? paint.of(green) : paint.shaded(green, 0.2), lean + canvas.sway(i) * 0.03),
    ),
    canvas.weather !== 'snow' &&
      (
        [
          [140, 690],
          [90, 716],
          [40, 700],
        ] as const
      ).map(([x, y]) => blossom(canvas, [x, y], between(random, 10, 15), paint.of(pick(random, BLOSSOMS)))),
  ];
}
