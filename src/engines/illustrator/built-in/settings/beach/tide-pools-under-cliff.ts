import { pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { sea } from '#engines/illustrator/built-in/nature/water.ts';
import { cliff } from '#engines/illustrator/built-in/scenery/cliffs.ts';
import { glass, sideLit, snowedOn, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import {
  marram,
  marramFrame,
  sandOf,
  shells,
  shore,
  tidePool,
  waterOf,
} from '#engines/illustrator/built-in/scenery/shore.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const ROCKS: readonly Colour[] = ['#c99a78', '#b5a48e', '#a7a0a2', '#cfa488'];

/** Pools left by the tide, stairs up a cliff to a cottage, and an arch of rock in the sea. */
export function tidePoolsUnderCliff(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('tide pools');
  const stone = pick(random, ROCKS);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 4, 120, 300),
      birds(canvas, 760, 220),
      canvas.glow(820, 500, 760, 300, light.glow, light.night ? 0.2 : 0.55),
      cliff(canvas, random, {
        points: [
          [500, 520],
          [560, 470],
          [640, 440],
          [700, 446],
          [730, 490],
          [770, 520],
        ],
        colour: stone,
        depth: 0.72,
        ledges: 4,
      }),
      mist(canvas, 380, 170, 0.5),
      sea(canvas, { top: 508, height: 230, ...waterOf(canvas) }),
      seaArch(canvas, stone),
      shore(canvas, { y: 650, slope: 60, colour: sandOf(canvas) }),
      cottage(canvas),
      cliff(canvas, random, {
        points: [
          [-60, 214],
          [60, 200],
          [170, 206],
          [262, 232],
          [300, 246],
          [318, 320],
          [352, 356],
          [360, 440],
          [404, 490],
          [410, 570],
          [452, 622],
          [470, 690],
          [420, 712],
          [200, 730],
          [-60, 740],
        ],
        crest: 5,
        colour: stone,
        ledges: 18,
      }),
      stairs(canvas),
      boulders(canvas, stone),
      tidePool(canvas, random, [268, 818], 230),
      tidePool(canvas, random, [1352, 806], 236),
      tidePool(canvas, random, [1040, 694], 110),
      tidePool(canvas, random, [640, 686], 96),
      marram(canvas, random, [470, 706], 46),
      shrimpNet(canvas),
      shells(canvas, random, [
        [520, 880],
        [890, 876],
        [1080, 884],
        [760, 716],
      ]),
    ],
    front: marramFrame(canvas),
    ground: { far: 748, near: 842 },
    obstacles: [
      { left: 0, top: 560, right: 400, bottom: 752 },
      { left: 130, top: 776, right: 400, bottom: 860 },
      { left: 1202, top: 680, right: 1480, bottom: 850 },
    ],
  };
}

/** It stands in the water; through it one sees the sky. */
function seaArch(canvas: Canvas, stone: Colour): Art {
  const { paint } = canvas;
  const depth = 0.3;
  const foam = paint.lit('#ffffff', 0.2);
  return [
    path(
      'M1130 586L1150 470L1176 392Q1200 352 1240 344Q1330 320 1440 342Q1482 352 1504 388L1530 470L1560 586ZM1232 586L1240 500Q1262 436 1316 430Q1372 438 1386 510L1394 586Z',
      sideLit(canvas, stone, { depth, contrast: 0.42 }),
      { evenOdd: true },
    ),
    path('M1400 584Q1402 470 1340 412Q1420 400 1470 440L1500 584Z', paint.shaded(stone, 0.35), {
      opacity: 0.28,
    }),
    line(
      'M1160 450q24 10 50 2M1180 400q40 -14 76 -6M1420 380q30 4 60 22M1430 480q40 -8 80 10M1150 520q30 8 70 0',
      paint.shaded(stone, 0.4),
      4,
      { opacity: 0.3 },
    ),
    line(
      'M1180 392Q1204 352 1240 342Q1330 318 1440 340Q1480 350 1502 386',
      paint.of(snowedOn(canvas, '#86b06a'), depth),
      16,
    ),
    path('M1078 590L1090 530L1104 500L1122 520L1136 590Z', sideLit(canvas, stone, { depth, contrast: 0.42 })),
    line(
      `M1066 588q18 ${-6 + canvas.sway() * 2} 36 0t36 0t36 0t36 0t36 0M1372 588q20 ${-7 + canvas.sway(1) * 2} 40 0t40 0t40 0t40 0t40 0`,
      foam,
      6,
      { opacity: 0.8 },
    ),
  ];
}

function cottage(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const roof = pick(canvas.random('cottage'), ['#c9705a', '#6f8fa8', '#b98a4e'] as const);
  const pane = glass(canvas);
  return [
    rect(128, 106, 20, 46, sideLit(canvas, '#c98f7a')),
    rect(62, 150, 108, 64, sideLit(canvas, '#fdf1de')),
    path('M48 154L84 108H150L184 154Z', topLit(canvas, snowedOn(canvas, roof, 0.9))),
    rect(80, 168, 24, 24, pane),
    line('M92 168V192M80 180H104', paint.of('#fdf1de'), 3),
    path('M130 212V182Q130 170 142 170Q154 170 154 182V212Z', paint.of('#5f8f8a')),
    light.lamps && canvas.glow(92, 180, 70, 60, '#ffd36a', 0.6),
  ];
}

/** Wooden steps that zigzag from the grass down to the beach. */
function stairs(canvas: Canvas): Art {
  const { paint } = canvas;
  const flights = [
    { from: [276, 262], to: [200, 366] },
    { from: [200, 366], to: [296, 490] },
    { from: [296, 490], to: [214, 610] },
    { from: [214, 610], to: [300, 716] },
  ] as const;
  const wood = '#a9794f';
  return flights.map(({ from, to }, i) => {
    const width = 26 + i * 5;
    const steps = Array.from({ length: 9 }, (_, k) => {
      const share = (k + 0.5) / 9;
      const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      return `M${x - width / 2} ${y}h${width}`;
    }).join('');
    return [
      path(
        `M${from[0] - width / 2 - 3} ${from[1]}h${width + 6}L${to[0] + width / 2 + 3} ${to[1] + 4}h${-width - 6}Z`,
        paint.shaded('#5f4634', 0.2),
        { opacity: 0.36 },
      ),
      line(steps, paint.shaded(wood, 0.3), 8),
      line(steps, paint.lit(snowedOn(canvas, wood), 0.15), 4.5),
      line(
        `M${from[0] - width / 2} ${from[1] - 22}L${to[0] - width / 2} ${to[1] - 26}M${from[0] - width / 2} ${from[1]}v-24M${to[0] - width / 2} ${to[1]}v-28`,
        paint.of('#8f6745'),
        4,
      ),
    ];
  });
}

function boulders(canvas: Canvas, stone: Colour): Art {
  const random = canvas.random('boulders');
  const feet = [
    [390, 722, 120],
    [70, 782, 190],
    [450, 706, 60],
    [1500, 740, 220],
    [1400, 712, 110],
    [1560, 812, 150],
  ] as const;
  return feet.map(([x, y, width]) => [
    canvas.glow(x + width * 0.1, y, width * 0.7, width * 0.13, canvas.light.shadow, 0.45),
    rock(canvas, random, [x, y], width, { colour: snowedOn(canvas, stone, 0.5) }),
    seaweed(canvas, x, y, width),
  ]);
}

/** A green fringe that the tide has left hanging over the stone. */
function seaweed(canvas: Canvas, x: number, y: number, width: number): Art {
  if (width < 100) return undefined;
  const { paint } = canvas;
  return group(
    [
      path(
        'M-34 -30Q-20 -42 4 -40Q28 -38 38 -26Q36 -8 30 2Q26 -10 22 -16Q18 6 10 12Q8 -8 4 -14Q-4 -2 -8 4Q-10 -8 -12 -16Q-18 -6 -26 -2Q-28 -14 -34 -30Z',
        paint.shaded('#6f9450', 0.15),
      ),
      line(
        'M-26 -30Q0 -38 28 -28M-20 -24Q-22 -16 -24 -10M2 -26Q4 -20 6 -6M24 -22Q28 -16 29 -8',
        paint.lit('#93b565', 0.15),
        3,
        {
          opacity: 0.7,
        },
      ),
    ],
    { x: x + width * 0.08, y: y - width * 0.24, scale: width / 150 },
  );
}

function shrimpNet(canvas: Canvas): Art {
  const { paint } = canvas;
  return group(
    [
      line('M1208 856L1180 690', paint.lit('#c99a66', 0.1), 7),
      path('M1158 694Q1180 676 1202 690Q1196 734 1174 744Q1156 728 1158 694Z', paint.of('#f3efe2'), {
        opacity: 0.55,
      }),
      line(
        'M1160 704L1198 722M1164 720L1190 736M1196 702L1164 728M1186 690L1162 712',
        paint.of('#ffffff'),
        1.8,
        { opacity: 0.8 },
      ),
      line('M1158 694Q1180 676 1202 690Q1180 706 1158 694Z', paint.of('#d98a4e'), 5),
    ],
    { x: 28 },
  );
}
