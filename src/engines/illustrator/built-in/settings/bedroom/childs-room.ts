import { pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, n } from '#engines/illustrator/built-in/draw/geometry.ts';
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
import { framedPicture, housePlant } from '#engines/illustrator/built-in/scenery/furnishings.ts';
import { fairyLights, FESTIVE } from '#engines/illustrator/built-in/scenery/garlands.ts';
import { boards, cornerShade, lampWarmth, rug, wall } from '#engines/illustrator/built-in/scenery/room.ts';
import {
  footShadow,
  hollow,
  nearShade,
  sideLit,
  slantLit,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import {
  mobile,
  robot,
  sailBoat,
  spinningTop,
  stackingRings,
  teddy,
  toyTrain,
} from '#engines/illustrator/built-in/scenery/toys.ts';
import { curtains, daylight, windowIn } from '#engines/illustrator/built-in/scenery/window.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const LOOKS = [
  {
    wall: '#cfe0ec',
    wallpaper: 'stars',
    wood: '#c4905c',
    drapes: '#e9a85c',
    quilt: ['#e58a76', '#f6e2bd', '#7fb0b8'],
  },
  {
    wall: '#f6dfc4',
    wallpaper: 'dots',
    wood: '#b58058',
    drapes: '#6fa59a',
    quilt: ['#7f9fc8', '#fbeed2', '#e8a45f'],
  },
  {
    wall: '#d5e6d0',
    wallpaper: 'sprigs',
    wood: '#d0a070',
    drapes: '#d9829a',
    quilt: ['#8fb58a', '#fdf0d6', '#d98aa0'],
  },
  {
    wall: '#e4d6ec',
    wallpaper: 'stars',
    wood: '#c99a74',
    drapes: '#7f8fc4',
    quilt: ['#a58fc8', '#fbeed8', '#f0b45f'],
  },
] as const;
const WINDOW = { left: 560, top: 120, right: 860, bottom: 410 };

/** A bed with a patchwork quilt to the left, a chest of drawers to the right, toys everywhere. */
export function childsRoom(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('bedroom');
  const look = pick(random, LOOKS);
  return {
    back: [
      wall(canvas, { colour: look.wall, bottom: 660, wallpaper: look.wallpaper }),
      windowIn(canvas, 'bedroom', WINDOW),
      curtains(canvas, WINDOW, look.drapes),
      toyShelf(canvas, look.wood),
      framedPicture(canvas, 0, { left: 1250, top: 180, right: 1350, bottom: 290 }, '#e8b45f'),
      framedPicture(canvas, 1, { left: 1410, top: 210, right: 1490, bottom: 290 }, '#7fa5b0'),
      mobile(canvas, [1060, 70]),
      fairyLights(canvas, [
        [0, 40],
        [270, 24],
        [500, 40],
      ]),
      boards(canvas, { colour: '#d9ab76', top: 662 }),
      rug(canvas, { colours: [look.quilt[0], '#f8ecd2', look.quilt[2], '#f8ecd2'], rx: 480, y: 804 }),
      chestOfDrawers(canvas, 1385, 736, look.wood),
      housePlant(canvas, random, [1568, 740], 84),
      bed(canvas, look),
      toyTrain(canvas, [1330, 806], 0.95),
      canvas.glow(800, 540, 620, 310, light.glow, light.night ? 0.14 : 0.34),
      lampWarmth(canvas),
      cornerShade(canvas, 0.46),
    ],
    light: [
      daylight(canvas, WINDOW, 715, 220),
      motes(canvas, 8, { left: 420, top: 240, right: 1200, bottom: 740 }, '#fff4c4', 1.8),
    ],
    front: [nearBlocks(canvas), nearBall(canvas)],
    ground: { far: 748, near: 842 },
    obstacles: [
      { left: 0, top: 430, right: 398, bottom: 790 },
      { left: 1225, top: 480, right: 1600, bottom: 815 },
    ],
  };
}

function toyShelf(canvas: Canvas, wood: Colour): Art {
  const toys = [
    [110, sailBoat, '#5596bd'],
    [212, stackingRings, '#e0705c'],
    [306, robot, '#5fae8c'],
    [400, spinningTop, '#e0705c'],
  ] as const;
  return [
    toys.map(([x, toy, colour]) => group(toy(canvas, colour), { x, y: 290, scale: 0.85 })),
    rect(50, 290, 410, 16, topLit(canvas, wood), { corner: 4 }),
    rect(58, 306, 394, 8, canvas.light.shadow, { opacity: 0.2 }),
    path('M84 306h16v26ZM412 306h16v26Z', canvas.paint.shaded(wood, 0.3)),
  ];
}

function bed(canvas: Canvas, { wood, quilt }: (typeof LOOKS)[number]): Art {
  const { paint, light } = canvas;
  return [
    footShadow(canvas, 200, 782, 260, 28),
    path('M-20 420Q40 400 62 430V700H-20Z', sideLit(canvas, wood)),
    line('M-10 446Q30 430 50 450', paint.lit(wood, 0.4), 5, { opacity: 0.6 }),
    rect(-20, 690, 400, 56, topLit(canvas, tone(wood, -0.05)), { corner: 6 }),
    path(
      'M30 560Q120 544 372 566L388 650Q200 664 -20 650V580Z',
      topLit(canvas, '#fbf3e2', { contrast: 0.25 }),
    ),
    path(
      'M34 556Q50 500 110 506Q176 510 172 556Q168 590 100 590Q40 590 34 556Z',
      slantLit(canvas, '#fffaf0'),
    ),
    line('M60 540Q100 556 146 540', paint.shaded('#e6dcc8', 0.2), 3, { opacity: 0.6 }),
    patchwork(canvas, quilt),
    group(teddy(canvas, '#c9935c'), { x: 236, y: 586, scale: 1.05, turn: 4 }),
    path('M352 512Q378 496 398 518V780H356Z', sideLit(canvas, wood)),
    circle(376, 508, 15, slantLit(canvas, tone(wood, 0.06))),
    line('M366 540V760', paint.lit(wood, 0.4), 4, { opacity: 0.5 }),
    rect(-10, 740, 26, 44, paint.shaded(wood, 0.3)),
    rect(-20, 744, 376, 8, light.shadow, { opacity: 0.25 }),
  ];
}

/** The top of the bed in squares of cloth, and the side that hangs down. */
function patchwork(canvas: Canvas, cloths: readonly Colour[]): Art {
  const { paint, light } = canvas;
  const [columns, rows] = [5, 5];
  const at = (column: number, row: number) => {
    const top = Math.min(row, 3) / 3;
    const x = lerp(lerp(168, 362, column / columns), lerp(140, 386, column / columns), top);
    const y =
      row <= 3
        ? lerp(558 + column * 1.5, 640 + column * 2, top)
        : lerp(640 + column * 2, 716 + (column % 2) * 5, (row - 3) / 2);
    return `${n(x)} ${n(y)}`;
  };
  const patches = cloths.map((colour, kind) => {
    let d = '';
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        if ((column + row * 2) % cloths.length === kind)
          d += `M${at(column, row)}L${at(column + 1, row)}L${at(column + 1, row + 1)}L${at(column, row + 1)}Z`;
    return path(d, paint.of(colour));
  });
  let seams = '';
  for (let row = 0; row <= rows; row++)
    seams += `M${Array.from({ length: columns + 1 }, (_, i) => at(i, row)).join('L')}`;
  for (let i = 0; i <= columns; i++)
    seams += `M${Array.from({ length: rows + 1 }, (_, row) => at(i, row)).join('L')}`;
  return [
    patches,
    line(seams, paint.of('#fffaf0'), 2, { opacity: 0.7, dash: '5 5' }),
    path(`M${at(0, 3)}L${at(columns, 3)}L${at(columns, rows)}L${at(0, rows)}Z`, light.shadow, {
      opacity: 0.2,
    }),
    path(
      'M138 642Q152 600 168 556Q178 560 184 560Q166 604 156 644Q150 690 152 718Q142 716 138 716Z',
      paint.of('#fffaf0'),
    ),
  ];
}

function chestOfDrawers(canvas: Canvas, x: number, y: number, wood: Colour): Art {
  const { paint, light } = canvas;
  return [
    footShadow(canvas, x, y - 2, 170, 24),
    group(
      [
        line('M-120 -30V0M120 -30V0', paint.shaded(wood, 0.3), 18),
        rect(-140, -220, 280, 200, sideLit(canvas, wood), { corner: 8 }),
        [0, 1, 2].map((row) => [
          rect(-126, -206 + row * 62, 252, 52, topLit(canvas, tone(wood, 0.07), { contrast: 0.2 }), {
            corner: 6,
          }),
          circle(-60, -180 + row * 62, 8, paint.of('#f6e2bd')),
          circle(60, -180 + row * 62, 8, paint.of('#f6e2bd')),
        ]),
        path('M-126 -144L-90 -144Q-80 -120 -98 -108Q-118 -112 -126 -144Z', paint.of('#e0705c')),
        rect(-152, -234, 304, 18, paint.lit(wood, 0.35), { corner: 6 }),
        dollhouse(canvas),
        line('M94 -234V-270', paint.of('#8a6248'), 8),
        path('M58 -270L72 -330H116L130 -270Z', light.lamps ? '#ffe6a8' : sideLit(canvas, '#f6dfae')),
        ellipse(94, -236, 26, 7, paint.of('#8a6248')),
        light.lamps && canvas.glow(94, -290, 330, 330, '#ffc066', 0.75),
      ],
      { x, y },
    ),
  ];
}

function dollhouse(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const pane = light.lamps ? '#ffe6a0' : hollow(canvas, '#c99a7a');
  return group(
    [
      rect(-62, -96, 124, 96, sideLit(canvas, '#f3d5c6'), { corner: 3 }),
      path('M-76 -92L0 -150L76 -92Z', slantLit(canvas, '#d9765c')),
      rect(-46, -84, 30, 30, pane, { corner: 3 }),
      rect(16, -84, 30, 30, pane, { corner: 3 }),
      rect(16, -42, 30, 26, pane, { corner: 3 }),
      path('M-44 0V-28Q-31 -44 -18 -28V0Z', paint.of('#6fa59a')),
      line('M-31 -84V-54M31 -84V-54M-46 -69H-16M16 -69H46', paint.of('#fffaf0'), 3),
      circle(0, -112, 10, pane),
    ],
    { x: -52, y: -234 },
  );
}

/** Building blocks in the lower right corner; they show shapes, never letters. */
function nearBlocks(canvas: Canvas): Art {
  const cubes = [
    [1438, 850, -6, 0],
    [1530, 838, 5, 1],
    [1490, 762, -3, 2],
  ] as const;
  return cubes.map(([x, y, turn, kind]) =>
    group(
      [
        rect(-42, 0, 86, 86, nearShade(canvas, FESTIVE[kind + 1] ?? '#5596bd', 0.2), { corner: 10 }),
        rect(-32, 10, 66, 66, nearShade(canvas, FESTIVE[kind + 1] ?? '#5596bd', 0.12), { corner: 6 }),
        circle(1, 43, 19, nearShade(canvas, '#f6e2bd', 0.2)),
      ],
      { x, y, turn },
    ),
  );
}

function nearBall(canvas: Canvas): Art {
  return group(
    [
      circle(0, 0, 86, nearShade(canvas, '#e0705c', 0.14)),
      path('M-86 0Q-60 -34 0 -30Q60 -34 86 0Q60 34 0 30Q-60 34 -86 0Z', nearShade(canvas, '#f2d38a', 0.18)),
      line('M-70 -36A80 80 0 0 1 -14 -78', canvas.light.key, 6, { opacity: 0.35 }),
    ],
    { x: 56, y: 886, turn: -24 },
  );
}
