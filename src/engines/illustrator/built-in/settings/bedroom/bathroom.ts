import { pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
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
import { housePlant, pendantLamp } from '#engines/illustrator/built-in/scenery/furnishings.ts';
import { cornerShade, lampWarmth, tiles, wall } from '#engines/illustrator/built-in/scenery/room.ts';
import {
  ball,
  footShadow,
  nearShade,
  sideLit,
  slantLit,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import { daylight, windowIn } from '#engines/illustrator/built-in/scenery/window.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const LOOKS = [
  { wall: '#f3e4d0', tile: '#9fc8c8', floor: '#efe6d6', second: '#8fb5b8', towel: '#e0806a' },
  { wall: '#e6ecdc', tile: '#e0b58a', floor: '#f1e6d8', second: '#d0a07c', towel: '#5f93a8' },
  { wall: '#ece0ea', tile: '#a5b0d6', floor: '#ece6ee', second: '#a09cc4', towel: '#e3ae52' },
] as const;
const WINDOW = { left: 660, top: 120, right: 900, bottom: 360 };
const FLOOR = 676;

/** A tub on feet, full to the brim with foam, and all that is needed afterwards. */
export function bathroom(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('bathroom');
  const look = pick(random, LOOKS);
  return {
    back: [
      wall(canvas, { colour: look.wall, bottom: FLOOR }),
      wallTiles(canvas, look.tile),
      windowIn(canvas, 'bathroom', WINDOW, { shape: 'round', panes: [2, 2], sill: false }),
      shelf(canvas, look.towel),
      tiles(canvas, { colour: look.floor, second: look.second, top: FLOOR }),
      basin(canvas, look.tile),
      rail(canvas, look.towel),
      mat(canvas, look.towel),
      tub(canvas, [228, 766]),
      housePlant(canvas, random, [1556, 750], 78),
      stool(canvas, [404, 776], look.towel),
      pendantLamp(canvas, [1100, 140], look.towel, 0.8),
      canvas.glow(800, 540, 620, 310, light.glow, light.night ? 0.14 : 0.34),
      lampWarmth(canvas),
      cornerShade(canvas, 0.42),
    ],
    light: [
      daylight(canvas, WINDOW, 735, 190),
      motes(canvas, 6, { left: 420, top: 240, right: 1200, bottom: 740 }, '#fff4c4', 1.6),
      bubbles(canvas),
    ],
    front: basket(canvas),
    ground: { far: 760, near: 844 },
    obstacles: [
      { left: 0, top: 420, right: 440, bottom: 786 },
      { left: 1226, top: 420, right: 1600, bottom: 766 },
    ],
    seats: [{ name: 'stool', x: 404, y: 704, width: 96, foot: 776 }],
    tables: [{ name: 'basin', x: 1360, y: 512, width: 230, foot: 720 }],
  };
}

function wallTiles(canvas: Canvas, colour: Colour): Art {
  const { paint } = canvas;
  let d = '';
  for (let y = 420; y <= FLOOR - 26; y += 46) d += `M0 ${y}H1600`;
  for (let x = 20; x < 1600; x += 46) d += `M${x} 420V${FLOOR - 26}`;
  return [
    rect(0, 420, 1600, FLOOR - 446, topLit(canvas, tone(colour, 0.06), { contrast: 0.18 })),
    line(d, paint.lit('#ffffff', 0.2), 3, { opacity: 0.55 }),
    rect(0, 406, 1600, 18, paint.lit(colour, 0.2)),
  ];
}

/** The duck has the best seat. */
function tub(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const enamel: Colour = '#fbf6ee';
  const foam = [
    [-170, -252, 44],
    [-112, -268, 52],
    [-46, -258, 46],
    [20, -272, 56],
    [92, -258, 48],
    [152, -248, 40],
  ] as const;
  const brass = paint.of('#d9ad5c');
  return [
    footShadow(canvas, x, y, 240, 24),
    group(
      [
        line('M-214 -220V-396Q-214 -424 -186 -424H-150', brass, 13),
        path('M-176 -430H-124L-132 -406H-168Z', brass),
        line('M-232 -330H-196', brass, 11),
        foam.map(([fx, fy, r]) => circle(fx, fy + 20, r, paint.of('#e9f3f8'))),
        duck(canvas, [60, -296]),
        foam.map(([fx, fy, r]) => circle(fx + 14, fy + 44, r * 0.92, paint.lit('#ffffff', 0.3))),
        path(
          'M-236 -222H236Q246 -92 158 -40Q0 -12 -158 -40Q-246 -92 -236 -222Z',
          sideLit(canvas, enamel, { contrast: 0.26 }),
        ),
        rect(-254, -240, 508, 30, topLit(canvas, enamel, { contrast: 0.16 }), { corner: 15 }),
        line('M-202 -186Q-204 -116 -158 -80', '#ffffff', 10, { opacity: 0.55 }),
        path(
          'M-150 -44Q-190 -30 -176 2Q-148 6 -142 -12Q-130 -28 -112 -34ZM150 -44Q190 -30 176 2Q148 6 142 -12Q130 -28 112 -34Z',
          slantLit(canvas, '#d9ad5c'),
        ),
        path('M116 -240Q112 -170 130 -110Q160 -104 186 -112Q174 -180 180 -240Z', paint.of('#f7e3d0')),
        line('M124 -140Q152 -132 184 -140', paint.of('#e0806a'), 6),
      ],
      { x, y },
    ),
  ];
}

function duck(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  return group(
    [
      path('M-34 8Q-44 -22 -24 -24Q-14 -8 4 -10Q34 -12 36 8Q20 26 -34 8Z', sideLit(canvas, '#f7cf52')),
      circle(18, -26, 20, paint.of('#fad968')),
      path('M34 -30Q54 -32 52 -22Q44 -16 34 -20Z', paint.of('#ef8f3f')),
      circle(24, -31, 3.4, '#3a2f2c'),
    ],
    { x, y: y + canvas.sway() * 4, turn: canvas.sway(1) * 3 },
  );
}

function basin(canvas: Canvas, colour: Colour): Art {
  const { paint, light } = canvas;
  return [
    rect(1256, 130, 208, 270, slantLit(canvas, '#c99a66'), { corner: 100 }),
    rect(
      1272,
      146,
      176,
      238,
      canvas.linear(
        [
          [0, light.sky[1]],
          [1, paint.lit(colour, 0.5)],
        ],
        [0, 0, 1, 1],
      ),
      { corner: 86 },
    ),
    path('M1300 330L1380 160H1410L1322 350Z', '#ffffff', { opacity: 0.28 }),
    light.lamps && canvas.glow(1360, 260, 200, 190, '#ffd9a0', 0.4),
    footShadow(canvas, 1360, 716, 120, 16),
    path('M1330 560H1390L1404 716H1316Z', sideLit(canvas, '#fbf6ee')),
    path(
      'M1236 512H1484Q1476 590 1360 592Q1244 590 1236 512Z',
      sideLit(canvas, '#fbf6ee', { contrast: 0.26 }),
    ),
    rect(1226, 500, 268, 22, topLit(canvas, '#fdfaf4'), { corner: 11 }),
    line('M1360 500V462Q1360 446 1378 446H1394', paint.of('#d9ad5c'), 12),
    rect(1258, 452, 40, 50, sideLit(canvas, '#7fa9c4'), { corner: 7 }),
    line('M1270 452L1262 404M1284 452L1292 398', paint.of('#f3e6cc'), 7),
    line('M1262 410L1258 392M1292 404L1294 384', paint.of('#e0705c'), 11),
    path('M1424 500Q1420 478 1446 478Q1470 478 1466 500Z', topLit(canvas, '#e9b8c4')),
  ];
}

function rail(canvas: Canvas, towel: Colour): Art {
  const { paint } = canvas;
  return [
    line('M1070 470H1206', paint.of('#d9ad5c'), 9),
    path(`M1086 468H1156V${n(598 + canvas.sway() * 2)}H1086Z`, topLit(canvas, towel)),
    line('M1086 566H1156M1086 580H1156', paint.of('#fdf4e2'), 6),
    path('M1164 468H1200V552H1164Z', topLit(canvas, '#f7ead2')),
  ];
}

function shelf(canvas: Canvas, colour: Colour): Art {
  const { paint } = canvas;
  return [
    rect(470, 316, 150, 14, topLit(canvas, '#c99a66'), { corner: 4 }),
    [0, 1, 2].map((i) =>
      rect(484, 292 - i * 24, 72, 22, sideLit(canvas, i % 2 ? '#f7ead2' : colour), { corner: 9 }),
    ),
    path('M574 316V276Q574 268 582 268H600Q608 268 608 276V316Z', sideLit(canvas, '#8fb58a')),
    rect(584, 252, 14, 18, paint.of('#fdf4e2'), { corner: 3 }),
  ];
}

function mat(canvas: Canvas, colour: Colour): Art {
  const { paint } = canvas;
  return [
    ellipse(800, 806, 330, 52, slantLit(canvas, colour, { contrast: 0.18 })),
    ellipse(800, 806, 286, 42, paint.lit('#fdf4e2', 0.2)),
    ellipse(800, 806, 236, 33, slantLit(canvas, colour, { contrast: 0.18 })),
  ];
}

function stool(canvas: Canvas, [x, y]: Point, colour: Colour): Art {
  const { paint } = canvas;
  return [
    footShadow(canvas, x, y, 54, 10),
    line(
      `M${x - 34} ${y - 60}L${x - 44} ${y}M${x + 34} ${y - 60}L${x + 44} ${y}M${x} ${y - 60}V${y - 6}`,
      paint.of('#b58552'),
      10,
    ),
    rect(x - 50, y - 72, 100, 18, topLit(canvas, '#d0a070'), { corner: 8 }),
    rect(x - 36, y - 92, 72, 20, sideLit(canvas, colour), { corner: 9 }),
  ];
}

function bubbles(canvas: Canvas): Art {
  return (
    [
      [330, 400, 20],
      [416, 330, 14],
      [470, 430, 10],
      [380, 250, 11],
      [540, 350, 8],
      [300, 320, 9],
    ] as const
  ).map(([x, y, r], i) => {
    const [cx, cy] = [x + canvas.sway(i) * 8, y - canvas.frame * 9];
    return [
      {
        ...circle(cx, cy, r, '#ffffff', { opacity: 0.55, airy: true }),
        fill: 'none',
        stroke: '#ffffff',
        width: 2.5,
      },
      circle(cx - r * 0.35, cy - r * 0.35, r * 0.22, '#ffffff', { opacity: 0.8, airy: true }),
    ];
  });
}

function basket(canvas: Canvas): Art {
  const cane = nearShade(canvas, '#a5784c', 0.16);
  return [
    circle(1490, 830, 44, nearShade(canvas, '#e0806a', 0.14)),
    circle(1556, 818, 50, nearShade(canvas, '#f3e6cc', 0.2)),
    path('M1420 846H1640V920H1440Z', cane),
    rect(1412, 834, 220, 22, nearShade(canvas, '#c99a66', 0.14), { corner: 10 }),
    circle(44, 884, 40, ball(canvas, '#e0705c'), { opacity: 0.9 }),
  ];
}
