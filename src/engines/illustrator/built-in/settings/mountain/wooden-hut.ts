import { pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { heart, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
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
import { ironStove } from '#engines/illustrator/built-in/scenery/iron-stove.ts';
import { boards, cornerShade, lampWarmth, rug } from '#engines/illustrator/built-in/scenery/room.ts';
import { footShadow, nearShade, sideLit, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import { curtains, daylight, windowIn } from '#engines/illustrator/built-in/scenery/window.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const CLOTHS = [
  ['#b5483f', '#f3e2c0', '#6f8a6a'],
  ['#4f7f9a', '#f3e2c0', '#c9843f'],
  ['#5f8a5c', '#f6e8c8', '#b5564a'],
] as const;
const WINDOW = { left: 640, top: 170, right: 860, bottom: 390 };
const WOOD: Colour = '#c4935c';

/** One small room of wood: a stove that is never cold, a bunk with a thick quilt, a table for two. */
export function woodenHut(canvas: Canvas): Stage {
  const { light } = canvas;
  const [red, cream, green] = pick(canvas.random('hut'), CLOTHS);
  return {
    back: [
      logs(canvas),
      windowIn(canvas, 'hut', WINDOW, { frame: '#9a6a42', panes: [2, 2] }),
      curtains(canvas, WINDOW, red),
      shelf(canvas),
      pegs(canvas, green),
      boards(canvas, { colour: '#b98a58', top: 668 }),
      rug(canvas, { colours: [red, cream, green, cream], rx: 400, y: 806, ry: 66 }),
      bunk(canvas, red, cream),
      ironStove(canvas, [1290, 760], 1.02),
      firewood(canvas, [1500, 778]),
      table(canvas, [1000, 700]),
      pendantLamp(canvas, [1000, 170], '#8a6a4a', 0.7),
      canvas.glow(800, 540, 620, 310, light.glow, light.night ? 0.12 : 0.3),
      lampWarmth(canvas),
      cornerShade(canvas, 0.5),
    ],
    light: [
      daylight(canvas, WINDOW, 726, 110),
      motes(canvas, 7, { left: 420, top: 240, right: 1200, bottom: 740 }, '#fff0c4', 1.7),
    ],
    front: nearThings(canvas),
    ground: { far: 756, near: 844 },
    obstacles: [
      { left: 0, top: 400, right: 392, bottom: 780 },
      { left: 1180, top: 420, right: 1600, bottom: 800 },
    ],
    seats: [
      { name: 'bed', x: 190, y: 606, width: 330, foot: 762 },
      { name: 'stool', x: 904, y: 652, width: 66, foot: 712 },
    ],
    tables: [{ name: 'table', x: 1000, y: 592, width: 150, foot: 706 }],
    indoors: true,
  };
}

function logs(canvas: Canvas): Art {
  const { paint } = canvas;
  const body = canvas.radialAt(
    [
      [0, paint.lit(WOOD, 0.4)],
      [0.5, paint.of(WOOD)],
      [1, paint.shaded(WOOD, 0.36)],
    ],
    [700, 380, 1080],
  );
  let joints = '';
  for (let y = 58; y < 668; y += 58) joints += `M0 ${y}H1600`;
  return [
    rect(0, 0, 1600, 672, body),
    line(joints, paint.shaded(tone(WOOD, -0.1), 0.35), 6, { opacity: 0.5 }),
    line(
      joints.replaceAll(/M0 (\d+)/g, (_, y) => `M0 ${Number(y) + 8}`),
      paint.lit(WOOD, 0.5),
      4,
      { opacity: 0.35 },
    ),
    (
      [
        [480, 90],
        [1130, 300],
        [520, 500],
        [70, 210],
        [1500, 120],
        [900, 560],
      ] as const
    ).map(([x, y]) => [
      ellipse(x, y, 15, 9, paint.shaded(WOOD, 0.4), { opacity: 0.5 }),
      ellipse(x, y, 7, 4, paint.shaded(tone(WOOD, -0.1), 0.4), { opacity: 0.6 }),
    ]),
    rect(0, 650, 1600, 22, paint.shaded(WOOD, 0.2)),
  ];
}

function shelf(canvas: Canvas): Art {
  const { paint } = canvas;
  return [
    (['#d9dfe2', '#c9564a', '#5f93a8', '#e3ae52'] as const).map((colour, i) => [
      rect(438 + i * 44, 268, 32, 34, sideLit(canvas, colour), { corner: 6 }),
      line(`M${470 + i * 44} 276q12 2 10 10q-2 8 -10 8`, paint.of(colour), 4),
    ]),
    rect(424, 302, 196, 14, topLit(canvas, tone(WOOD, -0.1)), { corner: 4 }),
    path('M444 316v26l20 -26ZM600 316v26l-20 -26Z', paint.shaded(WOOD, 0.4)),
    [452, 504, 556].map((x, i) => [
      line(`M${x} 316V340`, paint.of('#e6d3ac'), 3),
      ellipse(x, 354, 11, 17, sideLit(canvas, i % 2 ? '#b58a5c' : '#d9c4a0')),
    ]),
  ];
}

/** Snow shoes, a rope and a hat. */
function pegs(canvas: Canvas, colour: Colour): Art {
  const { paint } = canvas;
  return [
    rect(940, 250, 210, 14, topLit(canvas, tone(WOOD, -0.1)), { corner: 4 }),
    group(
      [
        { ...ellipse(0, 70, 30, 62, 'none'), stroke: paint.of('#8a5f3c'), width: 9 },
        line('M-26 50H26M-28 76H28M-24 100H24M-10 12V124M10 12V124', paint.of('#d9bd8a'), 3),
      ],
      { x: 984, y: 260, turn: -4 },
    ),
    group(
      [
        { ...ellipse(0, 40, 26, 36, 'none'), stroke: paint.of('#d9b784'), width: 11 },
        { ...ellipse(0, 44, 20, 28, 'none'), stroke: paint.shaded('#b5925c', 0.2), width: 3 },
      ],
      { x: 1060, y: 264 },
    ),
    path('M1096 300Q1094 262 1122 260Q1150 262 1148 300Z', sideLit(canvas, colour)),
    ellipse(1122, 300, 40, 8, paint.of(colour)),
  ];
}

/** The quilt moves a little: the dog is under it. */
function bunk(canvas: Canvas, cloth: Colour, cream: Colour): Art {
  const { paint } = canvas;
  const wood: Colour = tone(WOOD, -0.06);
  let checks = '';
  for (let x = 40; x < 380; x += 56) checks += `M${x} ${584 + (x % 112 ? 8 : 2)}V676`;
  return [
    footShadow(canvas, 190, 764, 230, 22),
    rect(-20, 420, 40, 340, sideLit(canvas, wood)),
    rect(356, 500, 34, 264, sideLit(canvas, wood), { corner: 8 }),
    path(heart([373, 552], 10), paint.shaded(wood, 0.4)),
    path('M20 596Q30 552 90 556Q150 560 146 604Z', sideLit(canvas, '#fdf6e8')),
    path(
      'M10 640V606Q120 584 200 600Q250 556 310 582Q352 590 360 610V690H10Z',
      topLit(canvas, cloth, { contrast: 0.22 }),
    ),
    line(checks, paint.of(cream), 8, { opacity: 0.6 }),
    line('M10 632Q180 612 360 636M10 664H360', paint.of(cream), 8, { opacity: 0.5 }),
    path('M10 610Q100 590 150 602V632Q90 620 10 640Z', paint.of('#fdf6e8')),
    rect(-10, 684, 378, 44, topLit(canvas, wood), { corner: 6 }),
    line('M20 728V762M366 728V762', paint.shaded(wood, 0.3), 20),
    path('M292 726Q306 706 330 708Q356 712 356 726Z', paint.of('#a5764c')),
    circle(304, 716, 3, '#3a2f2c'),
  ];
}

function firewood(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const ends: readonly Point[] = [
    [-66, 0],
    [-22, 0],
    [22, 0],
    [66, 0],
    [-44, -38],
    [0, -38],
    [44, -38],
    [-22, -76],
    [22, -76],
  ];
  return [
    footShadow(canvas, x, y, 120, 16),
    ends.map(([dx, dy], i) => [
      circle(x + dx, y + dy - 20, 22, sideLit(canvas, i % 2 ? '#9a6f4a' : '#8a6040')),
      circle(x + dx, y + dy - 20, 16, paint.lit('#d9b184', 0.2)),
      { ...circle(x + dx, y + dy - 20, 8, 'none'), stroke: paint.of('#b98c62'), width: 2.5 },
    ]),
  ];
}

function table(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const wood = tone(WOOD, -0.04);
  return [
    footShadow(canvas, x, y + 4, 120, 14),
    line(
      `M${x - 60} ${y - 96}L${x - 70} ${y}M${x + 60} ${y - 96}L${x + 70} ${y}`,
      paint.shaded(wood, 0.2),
      13,
    ),
    path(`M${x - 70} ${y - 118}H${x + 70}L${x + 86} ${y - 98}H${x - 86}Z`, topLit(canvas, tone(wood, 0.06))),
    rect(x - 86, y - 98, 172, 11, topLit(canvas, wood), { corner: 3 }),
    path(`M${x - 36} ${y - 106}V${y - 138}H${x - 8}V${y - 106}Z`, sideLit(canvas, '#5f93a8')),
    path(
      `M${x + 12} ${y - 106}Q${x + 14} ${y - 130} ${x + 38} ${y - 130}Q${x + 60} ${y - 128} ${x + 60} ${y - 106}Z`,
      sideLit(canvas, '#c98f52'),
    ),
    line(
      `M${x - 122} ${y - 50}L${x - 128} ${y + 8}M${x - 74} ${y - 50}L${x - 68} ${y + 8}`,
      paint.shaded(wood, 0.25),
      9,
    ),
    rect(x - 130, y - 58, 66, 12, topLit(canvas, wood), { corner: 5 }),
  ];
}

function nearThings(canvas: Canvas): Art {
  const [dark, edge] = [nearShade(canvas, '#8a5f3c', 0.22), nearShade(canvas, '#b5834f', 0.16)];
  return [
    path('M-20 920V838Q30 812 90 828Q150 842 160 920Z', dark),
    line('M-10 842Q34 818 88 832Q142 846 150 910', edge, 5, { opacity: 0.7 }),
    path('M1430 920L1440 830H1610V920Z', dark),
    rect(1430, 820, 190, 18, edge, { corner: 8 }),
    line('M1470 822Q1520 740 1570 822', edge, 9),
  ];
}
