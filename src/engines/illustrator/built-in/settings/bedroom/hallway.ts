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
import {
  clock,
  framedPicture,
  housePlant,
  pendantLamp,
} from '#engines/illustrator/built-in/scenery/furnishings.ts';
import { boards, cornerShade, lampWarmth, wall } from '#engines/illustrator/built-in/scenery/room.ts';
import {
  footShadow,
  glass,
  nearShade,
  sideLit,
  slantLit,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const LOOKS = [
  { wall: '#e9dcc0', panel: '#a9b894', door: '#c9694f', runner: '#5f8a9a' },
  { wall: '#dfe4e8', panel: '#c9a98a', door: '#4f8a86', runner: '#b5564a' },
  { wall: '#f0dccf', panel: '#9fb0c4', door: '#d9a04a', runner: '#6f7fae' },
] as const;
const FLOOR = 668;
const WOOD: Colour = '#b07f52';

/** The hall of a house: the front door, coats on their hooks, the stairs with a small door under them. */
export function hallway(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('hallway');
  const look = pick(random, LOOKS);
  return {
    back: [
      wall(canvas, {
        colour: look.wall,
        bottom: FLOOR,
        wallpaper: 'stripes',
        panel: { top: 480, colour: look.panel },
      }),
      frontDoor(canvas, look.door),
      framedPicture(canvas, 0, { left: 1010, top: 200, right: 1100, bottom: 300 }, '#b5834f'),
      framedPicture(canvas, 2, { left: 1030, top: 344, right: 1090, bottom: 410 }, '#7fa5b0'),
      coats(canvas),
      boards(canvas, { colour: '#c99a66', top: FLOOR }),
      runner(canvas, look.runner),
      stairs(canvas, look),
      tallClock(canvas, [286, 740]),
      shoes(canvas),
      housePlant(canvas, random, [98, 752], 96),
      pendantLamp(canvas, [800, 116], look.door, 0.8),
      canvas.glow(800, 540, 620, 310, light.glow, light.night ? 0.14 : 0.34),
      lampWarmth(canvas),
      cornerShade(canvas, 0.46),
    ],
    light: motes(canvas, 6, { left: 420, top: 240, right: 1200, bottom: 740 }, '#fff4c4', 1.6),
    front: umbrellas(canvas),
    ground: { far: 756, near: 844 },
    obstacles: [
      { left: 0, top: 400, right: 372, bottom: 770 },
      { left: 1170, top: 360, right: 1600, bottom: 752 },
    ],
    seats: [{ name: 'stair', x: 1250, y: 690, width: 120, foot: 744 }],
  };
}

function frontDoor(canvas: Canvas, colour: Colour): Art {
  const { paint, light } = canvas;
  const frame: Colour = '#fbf1de';
  const fan = 'M682 220A118 96 0 0 1 918 220Z';
  return [
    rect(664, 214, 272, FLOOR - 214, sideLit(canvas, frame)),
    path('M664 224A136 116 0 0 1 936 224Z', paint.lit(frame, 0.2)),
    path(fan, glass(canvas, { lit: false })),
    light.night && canvas.glow(800, 190, 120, 70, light.glow, 0.3),
    line('M800 220V126M800 220L720 150M800 220L880 150', paint.of(frame), 6),
    rect(686, 232, 228, FLOOR - 236, slantLit(canvas, colour, { contrast: 0.22 }), { corner: 4 }),
    [
      [708, 256, 86, 130],
      [806, 256, 86, 130],
      [708, 470, 86, 150],
      [806, 470, 86, 150],
    ].map(([x = 0, y = 0, w = 0, h = 0]) =>
      rect(x, y, w, h, paint.shaded(colour, 0.2), { corner: 6, opacity: 0.55 }),
    ),
    rect(756, 412, 88, 24, paint.of('#e6c37a'), { corner: 6 }),
    rect(764, 420, 72, 7, paint.shaded('#8a6a3c', 0.2), { corner: 3 }),
    circle(888, 440, 12, slantLit(canvas, '#e6c37a')),
    rect(700, FLOOR + 2, 200, 16, paint.of('#a9876a'), { corner: 6 }),
  ];
}

function coats(canvas: Canvas): Art {
  const { paint } = canvas;
  const pieces = [
    [440, '#5f7fa8', 150],
    [506, '#e0a04a', 110],
    [572, '#b5564a', 132],
  ] as const;
  return [
    rect(400, 268, 216, 20, topLit(canvas, WOOD), { corner: 6 }),
    pieces.map(([x, colour, length], i) =>
      group(
        [
          circle(0, 0, 7, paint.of('#e6c37a')),
          path(
            `M-8 4Q-40 18 -40 60L-34 ${length}Q0 ${length + 10} 34 ${length}L40 60Q40 18 8 4Z`,
            sideLit(canvas, colour),
          ),
          line(`M0 8V${length}`, paint.shaded(colour, 0.35), 3, { opacity: 0.6 }),
          i === 1 && line('M-14 8Q0 24 14 8V70', paint.of('#d97f98'), 10),
        ],
        { x, y: 288, turn: canvas.sway(i) * 1 },
      ),
    ),
    path('M404 266Q404 236 430 234H452Q470 238 470 266Z', sideLit(canvas, '#6f9a7a')),
    ellipse(438, 266, 44, 7, paint.of('#6f9a7a')),
  ];
}

/** Up to the right; beneath them the cupboard. */
function stairs(canvas: Canvas, { panel, runner: cloth }: (typeof LOOKS)[number]): Art {
  const { paint } = canvas;
  const steps = Array.from({ length: 9 }, (_, i) => ({ x: 1190 + i * 52, y: 690 - i * 58 }));
  return [
    footShadow(canvas, 1420, 744, 260, 18),
    path(
      `M1190 744V690${steps.map(({ x, y }) => `L${x} ${y}H${x + 52}`).join('')}V744Z`,
      sideLit(canvas, tone(panel, 0.06)),
    ),
    steps.map(({ x, y }) => [
      rect(x - 6, y - 6, 64, 14, topLit(canvas, WOOD), { corner: 4 }),
      rect(x + 10, y - 9, 44, 5, paint.of(cloth), { corner: 2 }),
    ]),
    path('M1410 744V566L1530 470V744Z', paint.shaded(panel, 0.3)),
    path('M1420 744V572L1522 490V744Z', sideLit(canvas, tone(panel, -0.04))),
    circle(1436, 650, 8, paint.of('#e6c37a')),
    path('M1522 500V744H1530V470Z', paint.shaded('#4a3f3a', 0.3)),
    steps.map(({ x, y }) => line(`M${x + 28} ${y - 4}V${y - 120}`, paint.of('#f6ead4'), 8)),
    line('M1196 572L1650 66', paint.shaded(WOOD, 0.1), 19),
    line('M1196 566L1650 60', paint.lit(WOOD, 0.4), 5, { opacity: 0.6 }),
    rect(1178, 560, 32, 184, sideLit(canvas, WOOD), { corner: 6 }),
    circle(1194, 552, 20, slantLit(canvas, tone(WOOD, 0.05))),
    cat(canvas, [1326, 568]),
  ];
}

function cat(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const fur: Colour = '#d9974f';
  return group(
    [
      line(`M26 -6Q52 -2 ${n(50 + canvas.sway() * 4)} -34`, paint.of(fur), 9),
      path('M-26 0Q-30 -44 0 -48Q32 -46 30 0Z', sideLit(canvas, fur)),
      path(
        'M-24 -58L-22 -84L-10 -70H8L20 -84L22 -58Q18 -38 0 -38Q-18 -38 -24 -58Z',
        sideLit(canvas, tone(fur, 0.04)),
      ),
      circle(-8, -58, 3, '#3a2f2c'),
      circle(9, -58, 3, '#3a2f2c'),
      path('M-3 -51H4L0 -47Z', paint.of('#c9746a')),
    ],
    { x, y, scale: 0.92 },
  );
}

function tallClock(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const wood = '#8f5f3f';
  return [
    footShadow(canvas, x, y, 90, 14),
    group(
      [
        rect(-70, -60, 140, 60, sideLit(canvas, wood), { corner: 6 }),
        rect(-48, -290, 96, 236, sideLit(canvas, tone(wood, 0.03))),
        rect(-28, -262, 56, 180, paint.shaded('#4a3428', 0.2), { corner: 26 }),
        group([line('M0 0V120', paint.of('#e6c37a'), 5), circle(0, 132, 17, slantLit(canvas, '#e6c37a'))], {
          x: 0,
          y: -256,
          turn: canvas.sway() * 7,
        }),
        path('M-66 -290V-400Q0 -460 66 -400V-290Z', sideLit(canvas, wood)),
        rect(-74, -300, 148, 18, topLit(canvas, tone(wood, 0.06)), { corner: 5 }),
        clock(canvas, [0, -362], 46, '#e6c37a'),
      ],
      { x, y },
    ),
  ];
}

function shoes(canvas: Canvas): Art {
  const pairs = [
    [452, '#e0705c', 0.9],
    [536, '#5f8a9a', 1.1],
  ] as const;
  return pairs.map(([x, colour, scale]) =>
    [0, 26].map((dx) =>
      group(path('M-14 0V-30H2V-14Q26 -12 26 0Z', sideLit(canvas, colour)), {
        x: x + dx,
        y: 700 + dx * 0.14,
        scale,
      }),
    ),
  );
}

function runner(canvas: Canvas, colour: Colour): Art {
  const { paint } = canvas;
  return [
    path(`M716 ${FLOOR + 20}H884L1060 905H540Z`, topLit(canvas, colour, { contrast: 0.2 })),
    line(`M730 ${FLOOR + 20}L576 905M870 ${FLOOR + 20}L1024 905`, paint.of('#f6e2bd'), 6, { opacity: 0.7 }),
  ];
}

function umbrellas(canvas: Canvas): Art {
  const [dark, edge] = [nearShade(canvas, '#8a6a52', 0.2), nearShade(canvas, '#8a6a52', 0.04)];
  return [
    line('M1500 880L1476 740Q1472 714 1450 722M1552 880L1570 720', edge, 10),
    path('M1552 880L1548 770L1590 770Z', nearShade(canvas, '#b5564a', 0.16)),
    path('M1452 820H1610L1596 920H1470Z', dark),
    rect(1444, 810, 174, 20, edge, { corner: 8 }),
    path('M-20 920V850Q60 830 120 860Q150 880 160 920Z', dark),
  ];
}
