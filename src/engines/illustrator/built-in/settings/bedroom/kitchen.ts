import { between, pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { motes } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { housePlant, pendantLamp } from '#engines/illustrator/built-in/scenery/furnishings.ts';
import { FESTIVE } from '#engines/illustrator/built-in/scenery/garlands.ts';
import { cornerShade, lampWarmth, tiles, wall } from '#engines/illustrator/built-in/scenery/room.ts';
import {
  ball,
  footShadow,
  hollow,
  nearShade,
  sideLit,
  slantLit,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import { daylight, windowIn } from '#engines/illustrator/built-in/scenery/window.ts';
import { fridge, stove } from '#engines/illustrator/built-in/settings/bedroom/kitchen-stove.ts';
import { kitchenTable } from '#engines/illustrator/built-in/settings/bedroom/kitchen-table.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const LOOKS = [
  { wall: '#f6e6c6', cupboard: '#8fb5a8', tile: '#e9dcc4', second: '#c9a98a', cloth: '#e0806a' },
  { wall: '#dfeae6', cupboard: '#e0b070', tile: '#dfd9cc', second: '#9fb5b0', cloth: '#5f93a8' },
  { wall: '#f4dcd2', cupboard: '#8fa3c4', tile: '#efe3d2', second: '#d0a79a', cloth: '#e3ae52' },
] as const;
const WINDOW = { left: 630, top: 140, right: 970, bottom: 390 };
const WORKTOP = 500;

/** Cupboards along the wall, a kettle that steams, and a table laid for a feast. */
export function kitchen(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('kitchen');
  const look = pick(random, LOOKS);
  return {
    back: [
      wall(canvas, { colour: look.wall, bottom: 680 }),
      wallTiles(canvas, look.wall),
      windowIn(canvas, 'kitchen', WINDOW),
      valance(canvas, look.cloth),
      [700, 800, 900].map((x) => housePlant(canvas, random, [x, 396], 38)),
      plateShelf(canvas, 1080, 230),
      plateShelf(canvas, 1080, 360),
      hangingPans(canvas),
      cupboards(canvas, look.cupboard),
      tiles(canvas, { colour: look.tile, second: look.second, top: 684 }),
      footShadow(canvas, 800, 692, 760, 18),
      stove(canvas, [350, 690], WORKTOP),
      fridge(canvas, [120, 720], tone(look.cupboard, 0.06, 1.1, 30)),
      kitchenTable(canvas, [1385, 796], look.cloth),
      pendantLamp(canvas, [1385, 150], '#d9765c', 1),
      canvas.glow(800, 540, 620, 310, light.glow, light.night ? 0.14 : 0.36),
      lampWarmth(canvas),
      cornerShade(canvas, 0.46),
    ],
    light: [
      daylight(canvas, WINDOW, 735, 170),
      motes(canvas, 7, { left: 420, top: 240, right: 1200, bottom: 740 }, '#fff4c4', 1.7),
    ],
    front: [flourSack(canvas), nearChair(canvas)],
    ground: { far: 754, near: 842 },
    obstacles: [
      { left: 0, top: 330, right: 245, bottom: 735 },
      { left: 1215, top: 560, right: 1560, bottom: 810 },
    ],
  };
}

function wallTiles(canvas: Canvas, colour: Colour): Art {
  const { paint } = canvas;
  let d = '';
  for (let y = 424; y <= WORKTOP; y += 38) d += `M0 ${y}H1600`;
  for (let x = 0; x < 1600; x += 50) d += `M${x} 424V${WORKTOP}`;
  return [
    rect(0, 424, 1600, 80, paint.lit(tone(colour, 0.02, 0.6), 0.3), { opacity: 0.8 }),
    line(d, paint.shaded(colour, 0.2), 2.5, { opacity: 0.4 }),
  ];
}

function valance(canvas: Canvas, cloth: Colour): Art {
  const { paint } = canvas;
  const [left, right] = [WINDOW.left - 30, WINDOW.right + 30];
  const step = (right - left) / 8;
  let hem = '';
  for (let i = 0; i < 8; i++) hem += `q${n(-step / 2)} ${n(34 + canvas.sway(i) * 3)} ${n(-step)} 0`;
  let stripes = '';
  for (let i = 0; i < 8; i += 2) stripes += `M${n(left + i * step)} 112h${n(step)}V186h${n(-step)}Z`;
  return [
    path(`M${left} 112H${right}V184${hem}Z`, topLit(canvas, cloth, { contrast: 0.25 })),
    path(stripes, paint.of('#fdf4e2'), { opacity: 0.5 }),
    line(`M${left - 16} 112H${right + 16}`, paint.of('#8a5f42'), 11),
  ];
}

function plateShelf(canvas: Canvas, x: number, y: number): Art {
  const { paint } = canvas;
  const random = canvas.random(`plates ${y}`);
  const glazes: readonly Colour[] = ['#7fa9c4', '#f0c98a', '#e59a86', '#a3c4a0', '#fbf1de'];
  const pieces = Array.from({ length: 5 }, (_, i): Art => {
    const colour = pick(random, glazes);
    const left = x + 34 + i * 62;
    if (random() < 0.45)
      return [
        rect(left - 20, y - 44, 40, 44, sideLit(canvas, colour), { corner: 7 }),
        line(`M${left + 20} ${y - 34}q18 2 16 14q-2 12 -16 10`, paint.of(colour), 6),
        line(`M${left - 14} ${y - 22}h28`, paint.of('#fdf4e2'), 4, { opacity: 0.7 }),
      ];
    const radius = between(random, 26, 32);
    return [
      circle(left, y - radius, radius, slantLit(canvas, colour)),
      circle(left, y - radius, radius * 0.62, paint.lit(colour, 0.5), { opacity: 0.7 }),
      circle(left, y - radius, radius * 0.22, paint.of('#e0806a'), { opacity: 0.6 }),
    ];
  });
  return [
    pieces,
    rect(x - 6, y, 330, 14, topLit(canvas, '#b98552'), { corner: 4 }),
    rect(x + 2, y + 14, 314, 8, canvas.light.shadow, { opacity: 0.2 }),
  ];
}

/** Pans, a ladle and a string of onions on a rail. */
function hangingPans(canvas: Canvas): Art {
  const { paint } = canvas;
  const iron = paint.of('#7a7f88');
  const swing = (i: number) => canvas.sway(i) * 1.5;
  const pan = (x: number, size: number, colour: Colour, i: number) =>
    group(
      [
        line('M0 0V44', iron, 7),
        circle(0, 44 + size, size, slantLit(canvas, colour)),
        circle(0, 44 + size, size * 0.78, paint.shaded(colour, 0.2)),
      ],
      { x, y: 122, turn: swing(i) },
    );
  return [
    line('M250 118H560', paint.of('#8a5f42'), 9),
    pan(300, 40, '#c98a5c', 0),
    pan(392, 32, '#8f9aa5', 1),
    group(
      [line('M0 0V72', iron, 6), path('M-20 72H20Q18 100 0 100Q-18 100 -20 72Z', sideLit(canvas, '#a9b2ba'))],
      { x: 460, y: 122, turn: swing(2) },
    ),
    group(
      [
        line('M0 0V96', paint.of('#c9a86a'), 5),
        (
          [
            [-12, 24],
            [12, 38],
            [-11, 56],
            [11, 72],
            [0, 96],
          ] as const
        ).map(([x, y]) => circle(x, y, 15, ball(canvas, '#d9945c'))),
      ],
      { x: 528, y: 122, turn: swing(3) },
    ),
  ];
}

function cupboards(canvas: Canvas, colour: Colour): Art {
  const { paint, light } = canvas;
  return [
    rect(0, WORKTOP + 16, 1600, 168, topLit(canvas, colour, { contrast: 0.2 })),
    Array.from({ length: 11 }, (_, i): Art => {
      const x = 16 + i * 145;
      return [
        rect(x, WORKTOP + 34, 128, 128, slantLit(canvas, tone(colour, 0.05), { contrast: 0.18 }), {
          corner: 6,
        }),
        rect(x + 14, WORKTOP + 48, 100, 100, 'none', {
          corner: 4,
          stroke: paint.shaded(colour, 0.25),
          width: 3,
          opacity: 0.5,
        }),
        circle(x + (i % 2 ? 20 : 108), WORKTOP + 70, 6, paint.of('#e6c37a')),
      ];
    }),
    rect(0, 662, 1600, 24, hollow(canvas, colour), { opacity: 0.5 }),
    rect(0, WORKTOP, 1600, 20, topLit(canvas, '#c9965f'), { corner: 3 }),
    rect(0, WORKTOP + 20, 1600, 8, light.shadow, { opacity: 0.25 }),
    line('M800 500V452Q800 428 824 428Q846 428 846 450', paint.of('#aab4bc'), 11),
    line('M797 498V452Q797 430 822 427', paint.lit('#dfe6ea', 0.5), 3),
    jars(canvas),
  ];
}

function jars(canvas: Canvas): Art {
  const { paint } = canvas;
  return [1090, 1146, 1202].map((x, i) => [
    rect(x - 22, WORKTOP - 62 + i * 8, 44, 62 - i * 8, sideLit(canvas, FESTIVE[i] ?? '#e0705c'), {
      corner: 7,
    }),
    rect(x - 18, WORKTOP - 74 + i * 8, 36, 14, paint.of('#b98552'), { corner: 4 }),
  ]);
}

/** A sack of flour in the lower left corner. */
function flourSack(canvas: Canvas): Art {
  const linen = '#c9b08a';
  return group(
    [
      path(
        'M-110 60Q-128 -60 -80 -100Q-96 -124 -82 -128Q-40 -112 0 -118Q40 -112 82 -128Q96 -124 80 -100Q128 -60 110 60Z',
        nearShade(canvas, linen, 0.18),
      ),
      line('M-78 -98Q0 -82 78 -98', nearShade(canvas, '#a85a4f', 0.15), 10),
      path(
        'M0 -40C-10 -30 -10 -10 0 6C10 -10 10 -30 0 -40ZM-6 6Q-34 -2 -38 -26Q-14 -22 -6 6ZM6 6Q34 -2 38 -26Q14 -22 6 6Z',
        nearShade(canvas, linen, 0.3),
      ),
    ],
    { x: 60, y: 878 },
  );
}

function nearChair(canvas: Canvas): Art {
  const wood = '#a9774a';
  const [body, edge] = [nearShade(canvas, wood, 0.22), nearShade(canvas, wood, 0.12)];
  return group(
    [
      line('M-86 120L-72 -96M86 120L72 -96', body, 20),
      line('M-78 -84Q0 -112 78 -84M-78 -30Q0 -52 80 -30', body, 24),
      line('M-74 -92Q0 -120 74 -92', edge, 6),
    ],
    { x: 1516, y: 860, turn: 4 },
  );
}
