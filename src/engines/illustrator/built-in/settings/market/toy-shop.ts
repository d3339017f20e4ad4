import { pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, star, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
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
import { pendantLamp } from '#engines/illustrator/built-in/scenery/furnishings.ts';
import { bunting, FESTIVE } from '#engines/illustrator/built-in/scenery/garlands.ts';
import { boards, cornerShade, lampWarmth, wall } from '#engines/illustrator/built-in/scenery/room.ts';
import {
  ball,
  footShadow,
  glass,
  hollow,
  nearShade,
  sideLit,
  slantLit,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import { teddy, TOYS, toyTrain } from '#engines/illustrator/built-in/scenery/toys.ts';
import { daylight, windowIn } from '#engines/illustrator/built-in/scenery/window.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const LOOKS = [
  { wall: '#e3ecd8', wood: '#b5764a', counter: '#5f9a86' },
  { wall: '#f3e0cc', wood: '#a9744a', counter: '#5f7fae' },
  { wall: '#ecdfe8', wood: '#b98552', counter: '#c9694f' },
] as const;
const FLOOR = 668;
const WINDOW = { left: 640, top: 190, right: 900, bottom: 470 };

/** A shop full of toys: shelves to the ceiling, a long counter with a till, a door with a bell. */
export function toyShop(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('toy shop');
  const look = pick(random, LOOKS);
  return {
    back: [
      wall(canvas, { colour: look.wall, bottom: FLOOR, wallpaper: 'dots' }),
      windowIn(canvas, 'shop', WINDOW, { panes: [3, 2] }),
      windowToys(canvas, random),
      door(canvas, look.counter),
      shelves(canvas, random, look.wood),
      boards(canvas, { colour: '#cfa06a', top: FLOOR }),
      counter(canvas, look),
      bears(canvas),
      dollsHouse(canvas, [1250, 764]),
      pendantLamp(canvas, [560, 120], look.counter, 0.8),
      pendantLamp(canvas, [1000, 120], look.counter, 0.8),
      bunting(canvas, { from: [-20, 40], to: [800, 20], sag: 60, count: 14, size: 30 }),
      bunting(canvas, { from: [800, 20], to: [1620, 40], sag: 60, count: 14, size: 30 }),
      canvas.glow(800, 540, 620, 310, light.glow, light.night ? 0.14 : 0.34),
      lampWarmth(canvas),
      cornerShade(canvas, 0.46),
    ],
    light: [
      daylight(canvas, WINDOW, 730, 160),
      motes(canvas, 7, { left: 420, top: 240, right: 1200, bottom: 740 }, '#fff4c4', 1.7),
    ],
    front: nearBalls(canvas),
    ground: { far: 756, near: 844 },
    obstacles: [
      { left: 0, top: 440, right: 396, bottom: 770 },
      { left: 1160, top: 560, right: 1600, bottom: 780 },
    ],
    tables: [{ name: 'counter', x: 190, y: 556, width: 360, foot: 752 }],
    indoors: true,
  };
}

function windowToys(canvas: Canvas, random: Random): Art {
  return [
    rect(620, 470, 300, 20, topLit(canvas, '#f7ead2'), { corner: 5 }),
    [680, 770, 860].map((x, i) =>
      group((TOYS[(i * 2 + 1) % TOYS.length] ?? teddy)(canvas, pick(random, FESTIVE)), {
        x,
        y: 470,
        scale: 0.8,
      }),
    ),
  ];
}

/** The bell above it jingles for everybody. */
function door(canvas: Canvas, colour: Colour): Art {
  const { paint } = canvas;
  return [
    rect(960, 150, 190, FLOOR - 150, paint.of('#f7ead2'), { corner: 6 }),
    rect(974, 164, 162, FLOOR - 166, slantLit(canvas, colour), { corner: 4 }),
    rect(996, 190, 118, 200, glass(canvas, { lit: false }), { corner: 8 }),
    line('M1055 190V390M996 290H1114', paint.of(colour), 6),
    rect(996, 430, 118, 180, paint.shaded(colour, 0.22), { corner: 8, opacity: 0.6 }),
    circle(1118, 420, 9, paint.of('#f2cd78')),
    line('M1090 164Q1112 140 1120 168', paint.of('#8a5f42'), 5),
    group(
      [
        path('M-14 0Q-12 -26 0 -28Q12 -26 14 0Z', sideLit(canvas, '#f2cd78')),
        circle(0, 3, 5, paint.of('#a87a3c')),
      ],
      { x: 1120, y: 196, turn: canvas.sway() * 14 },
    ),
  ];
}

function shelves(canvas: Canvas, random: Random, wood: Colour): Art {
  const { paint } = canvas;
  const unit = (x: number, columns: number): Art => {
    const width = columns * 104 + 24;
    return [
      rect(x, 130, width, 420, paint.shaded(wood, 0.2), { corner: 8 }),
      [0, 1, 2, 3].map((row): Art => {
        const y = 226 + row * 100;
        return [
          rect(x + 12, y - 86, width - 24, 88, hollow(canvas, wood)),
          Array.from({ length: columns }, (_, i) =>
            group((TOYS[Math.floor(random() * TOYS.length)] ?? teddy)(canvas, pick(random, FESTIVE)), {
              x: x + 64 + i * 104,
              y,
              scale: 0.72,
            }),
          ),
          rect(x + 6, y, width - 12, 13, topLit(canvas, wood), { corner: 3 }),
        ];
      }),
      rect(x - 8, 114, width + 16, 22, topLit(canvas, tone(wood, 0.06)), { corner: 6 }),
    ];
  };
  return [unit(30, 4), unit(1200, 4)];
}

function counter(canvas: Canvas, { wood, counter: colour }: (typeof LOOKS)[number]): Art {
  const { paint } = canvas;
  return [
    footShadow(canvas, 180, 752, 240, 20),
    rect(-20, 570, 390, 182, sideLit(canvas, colour)),
    [40, 160, 280].map((x) => [
      rect(x - 46, 606, 92, 120, slantLit(canvas, tone(colour, 0.05), { contrast: 0.18 }), { corner: 8 }),
      path(star([x, 664], 24), paint.of('#f7dc94')),
    ]),
    rect(-20, 552, 410, 26, topLit(canvas, tone(wood, 0.06)), { corner: 8 }),
    path('M30 552V494Q30 482 42 482H116L138 520V552Z', sideLit(canvas, '#c9694f')),
    rect(44, 456, 70, 28, sideLit(canvas, '#f2cd78'), { corner: 6 }),
    [0, 1, 2].map((i) => circle(56 + i * 22, 524, 7, paint.of('#fdf4e2'))),
    parcel(canvas, [220, 552]),
    group(teddy(canvas, '#c9935c'), { x: 328, y: 552, scale: 0.9 }),
  ];
}

function parcel(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  return [
    rect(x - 40, y - 56, 80, 56, sideLit(canvas, '#e0b45c'), { corner: 4 }),
    line(`M${x} ${y - 56}V${y}M${x - 40} ${y - 30}H${x + 40}`, paint.of('#c9564a'), 8),
    path(
      `M${x} ${y - 56}Q${x - 32} ${y - 86} ${x - 22} ${y - 58}ZM${x} ${y - 56}Q${x + 32} ${y - 86} ${x + 22} ${y - 58}Z`,
      paint.of('#c9564a'),
    ),
  ];
}

/** The bears sit in a row; the smallest has turned round. */
function bears(canvas: Canvas): Art {
  const { paint } = canvas;
  const row = [
    [1362, 1.1, '#c9935c'],
    [1450, 1.3, '#a9744a'],
    [1546, 1.1, '#e0c9a4'],
  ] as const;
  return [
    footShadow(canvas, 1450, 722, 190, 16),
    rect(1300, 680, 320, 44, sideLit(canvas, '#8a6ab0'), { corner: 10 }),
    rect(1296, 672, 330, 16, topLit(canvas, '#a58ac8'), { corner: 7 }),
    row.map(([x, scale, colour]) => group(teddy(canvas, colour), { x, y: 676, scale })),
    ellipse(1410, 660, 14, 16, sideLit(canvas, '#b58058')),
    circle(1410, 640, 12, paint.of('#b58058')),
    circle(1401, 631, 5, paint.of('#a5704a')),
    circle(1419, 631, 5, paint.of('#a5704a')),
  ];
}

function dollsHouse(canvas: Canvas, [x, y]: Point): Art {
  const { paint, light } = canvas;
  const pane = light.lamps ? '#ffe6a0' : hollow(canvas, '#d9a98a');
  return [
    footShadow(canvas, x, y, 110, 14),
    group(
      [
        rect(-88, -150, 176, 150, sideLit(canvas, '#f3d5c6'), { corner: 4 }),
        path('M-106 -146L0 -226L106 -146Z', slantLit(canvas, '#d9765c')),
        [-52, 52].map((wx) => [
          rect(wx - 25, -130, 50, 48, pane, { corner: 4 }),
          line(`M${wx} -130V-82M${wx - 25} -106H${wx + 25}`, paint.of('#fffaf0'), 4),
        ]),
        rect(27, -62, 50, 44, pane, { corner: 4 }),
        path('M-74 0V-46Q-52 -70 -30 -46V0Z', paint.of('#6fa59a')),
        circle(0, -172, 15, pane),
        light.lamps && canvas.glow(0, -90, 170, 140, '#ffd98a', 0.5),
      ],
      { x, y },
    ),
    toyTrain(canvas, [x + 176, y + 18], 0.72),
  ];
}

function nearBalls(canvas: Canvas): Art {
  const [dark, edge] = [nearShade(canvas, '#8a6a48', 0.2), nearShade(canvas, '#b58a5c', 0.16)];
  const basket = (x: number, colours: readonly Colour[]): Art => [
    colours.map((colour, i) =>
      circle(x - 70 + i * 70, 838 - (i % 2) * 16, 46, ball(canvas, tone(colour, -0.14))),
    ),
    path(`M${x - 130} 850H${x + 130}L${x + 112} 930H${x - 112}Z`, dark),
    rect(x - 138, 842, 276, 20, edge, { corner: 9 }),
    line(Array.from({ length: 6 }, (_, i) => `M${n(x - 100 + i * 40)} 866V920`).join(''), edge, 4, {
      opacity: 0.5,
    }),
  ];
  return [basket(40, ['#e0705c', '#5596bd', '#f2c761']), basket(1570, ['#5fae8c', '#d97f98', '#5596bd'])];
}
