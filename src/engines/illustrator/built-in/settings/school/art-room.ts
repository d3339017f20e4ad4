import { between, pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { blob, n } from '#engines/illustrator/built-in/draw/geometry.ts';
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
import { FESTIVE } from '#engines/illustrator/built-in/scenery/garlands.ts';
import { cornerShade, lampWarmth, tiles, wall } from '#engines/illustrator/built-in/scenery/room.ts';
import {
  footShadow,
  hollow,
  nearShade,
  sideLit,
  slantLit,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import { daylight, windowIn } from '#engines/illustrator/built-in/scenery/window.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const LOOKS = [
  { wall: '#f3e4c8', floor: '#cfd9d2', second: '#b3c8c0', frame: '#7f9a8c' },
  { wall: '#e6dcef', floor: '#d9cfc2', second: '#c4b29f', frame: '#8a7f9f' },
  { wall: '#d6e8ea', floor: '#e0d3bd', second: '#cbb391', frame: '#c98f62' },
] as const;
const WINDOW = { left: 440, top: 130, right: 1160, bottom: 440 };

/** A bright studio: one wide window, an easel to the left, a table full of paint and clay to the right. */
export function artRoom(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('art room');
  const look = pick(random, LOOKS);
  return {
    back: [
      wall(canvas, { colour: look.wall, bottom: 650 }),
      windowIn(canvas, 'studio', WINDOW, { frame: look.frame, panes: [6, 2] }),
      dryingLine(canvas),
      colourShelf(canvas, 60, 250),
      potteryShelf(canvas, 1240, 250),
      tiles(canvas, { colour: look.floor, second: look.second, top: 654 }),
      splashes(canvas),
      easel(canvas, 250, 770),
      workTable(canvas, 1375, 780),
      housePlant(canvas, random, [60, 745], 96, { colour: '#5f9ea0' }),
      pendantLamp(canvas, [300, 66], '#e9b957', 0.85),
      pendantLamp(canvas, [1300, 66], '#e9b957', 0.85),
      canvas.glow(800, 560, 640, 300, light.glow, light.night ? 0.12 : 0.34),
      lampWarmth(canvas),
      cornerShade(canvas),
    ],
    light: [
      daylight(canvas, WINDOW, 700, 150),
      !light.night && motes(canvas, 9, { left: 400, top: 220, right: 1200, bottom: 740 }, '#fff4c4', 1.8),
    ],
    front: [brushJar(canvas, 62, 918, 1.5), brushJar(canvas, 1548, 924, 1.35), paintTubes(canvas)],
    ground: { far: 745, near: 842 },
    obstacles: [
      { left: 130, top: 640, right: 375, bottom: 785 },
      { left: 1215, top: 640, right: 1540, bottom: 790 },
    ],
  };
}

/** Paintings that dry on a line under the ceiling. */
function dryingLine(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const random = canvas.random('drying');
  const sag = (x: number) => 40 + 44 * Math.sin((x / 1600) * Math.PI);
  return [
    line('M0 40Q800 128 1600 40', paint.of('#a08a74'), 3),
    Array.from({ length: 9 }, (_, i): Art => {
      const x = 90 + i * 178;
      const pose = between(random, -3, 3) + canvas.sway(i) * 1.6;
      return group(
        [
          rect(-42, 6, 90, 84, light.shadow, { opacity: 0.14 }),
          rect(-45, 2, 90, 84, paint.of(pick(random, ['#fdf7ea', '#eaf3f2', '#fbeede'] as const))),
          splashPainting(canvas, i),
          rect(-30, -8, 9, 22, paint.of('#d9a566'), { corner: 3 }),
          rect(22, -8, 9, 22, paint.of('#d9a566'), { corner: 3 }),
        ],
        { x, y: sag(x), turn: pose },
      );
    }),
  ];
}

/** A small abstract painting: a sun, hills, fish, or only joy. */
function splashPainting({ paint }: Canvas, kind: number): Art {
  const colour = (i: number) => paint.of(FESTIVE[(kind + i) % 5] ?? '#e0705c');
  return [
    [circle(14, 28, 12, colour(1)), path('M-36 74Q-16 34 4 62Q20 44 36 74Z', colour(2))],
    [
      path('M-22 44Q0 20 24 44Q0 68 -22 44ZM-20 44L-36 30V58Z', colour(3)),
      circle(14, 40, 3, paint.of('#fff')),
    ],
    [0, 1, 2, 3].map((i) =>
      line(`M${-30 + i * 7} 66A${30 - i * 7} ${30 - i * 7} 0 0 1 ${30 - i * 7} 66`, colour(i), 7),
    ),
    [0, 1, 2, 3, 4]
      .map((i) => circle(Math.cos(i * 1.26) * 17, 44 + Math.sin(i * 1.26) * 17, 11, colour(i % 2)))
      .concat(circle(0, 44, 10, colour(3))),
    [
      line('M-28 28q14 -16 28 0t28 0M-28 46q14 -16 28 0t28 0', colour(0), 7),
      line('M-28 64q14 -16 28 0t28 0', colour(2), 7),
    ],
  ][kind % 5];
}

/** Jars of colour in rows like a rainbow. */
function colourShelf(canvas: Canvas, x: number, y: number): Art {
  const { paint } = canvas;
  const random = canvas.random('jars');
  const wood = '#c99a66';
  return [0, 1, 2].map((row): Art => {
    const top = y + row * 112;
    return [
      Array.from({ length: 6 }, (_, i): Art => {
        const colour = FESTIVE[(i + row * 2) % 5] ?? '#e0705c';
        const height = between(random, 42, 62);
        const left = x + 10 + i * 46;
        return [
          rect(left, top - height, 36, height, sideLit(canvas, colour), { corner: 6 }),
          rect(left + 3, top - height - 9, 30, 12, paint.of('#f4ead6'), { corner: 3 }),
        ];
      }),
      rect(x - 8, top, 300, 14, topLit(canvas, wood), { corner: 3 }),
      rect(x, top + 14, 284, 7, canvas.light.shadow, { opacity: 0.2 }),
    ];
  });
}

function potteryShelf(canvas: Canvas, x: number, y: number): Art {
  const random = canvas.random('pottery');
  const shapes = [
    'M-20 0Q-34 -26 -12 -50V-64H12V-50Q34 -26 20 0Z',
    'M-16 0Q-38 -14 -34 -40H34Q38 -14 16 0Z',
    'M-22 0Q-30 -40 -8 -58Q-20 -70 -14 -78H14Q20 -70 8 -58Q30 -40 22 0Z',
    'M-26 0V-48H26V0ZM26 -40q22 2 20 18q-2 14 -20 12v-8q12 2 12 -6q0 -8 -12 -8Z',
  ] as const;
  const glazes: readonly Colour[] = ['#c9764f', '#6fa3b0', '#e0b27c', '#b07f9a', '#7fa57a'];
  return [0, 1].map((row): Art => {
    const top = y + row * 130;
    return [
      [0, 1, 2, 3].map((i) =>
        group(path(pick(random, shapes), sideLit(canvas, pick(random, glazes))), {
          x: x + 38 + i * 76,
          y: top,
          scale: between(random, 0.85, 1.1),
        }),
      ),
      rect(x - 8, top, 320, 14, topLit(canvas, '#c99a66'), { corner: 3 }),
      rect(x, top + 14, 304, 7, canvas.light.shadow, { opacity: 0.2 }),
    ];
  });
}

/** Drops of paint nobody has wiped up. */
function splashes(canvas: Canvas): Art {
  const random = canvas.random('splashes');
  return Array.from({ length: 16 }, (_, i): Art => {
    const y = between(random, 690, 880);
    const size = between(random, 5, 15) * (y / 800);
    const colour = canvas.paint.of(FESTIVE[i % 5] ?? '#e0705c');
    return path(
      blob(random, [between(random, 120, 1480), y], size * 1.7, size * 0.55, { wobble: 0.25 }),
      colour,
      {
        opacity: 0.65,
      },
    );
  });
}

function easel(canvas: Canvas, x: number, y: number): Art {
  const { paint } = canvas;
  const random = canvas.random('easel');
  const wood = '#b58250';
  const leg = paint.of(wood);
  const [skyTone, hill, sun] = pick(random, [
    ['#bfe0ea', '#7fb58a', '#f5c451'],
    ['#f6c9b0', '#7a6fa5', '#fff0c0'],
    ['#cfd4f0', '#5f9ea0', '#e58f7a'],
  ] as const);
  return [
    footShadow(canvas, x, y, 110),
    group(
      [
        line('M0 -430L0 -60', paint.shaded(wood, 0.4), 12),
        line('M-8 -440L-96 0M8 -440L96 0', leg, 14),
        line('M-12 -436L-99 -10', paint.lit(wood, 0.4), 4, { opacity: 0.7 }),
        rect(-104, -388, 208, 214, slantLit(canvas, '#fdf6e8'), { corner: 4 }),
        rect(-94, -378, 188, 194, paint.of(skyTone)),
        circle(36, -324, 26, paint.of(sun)),
        path('M-94 -236Q-40 -312 6 -250Q50 -292 94 -236V-184H-94Z', paint.of(hill)),
        path('M-94 -214Q0 -252 94 -206V-184H-94Z', paint.lit(hill, 0.25)),
        line('M-60 -340q20 -10 40 0M-74 -322q16 -8 30 0', '#ffffff', 7, { opacity: 0.7 }),
        rect(-116, -176, 232, 16, topLit(canvas, wood), { corner: 4 }),
        line('M-72 -112H72', leg, 10),
        ellipse(70, -182, 8, 7, paint.of('#e0705c')),
        line('M-40 -180L20 -190', paint.of('#8a5a3f'), 6),
      ],
      { x, y },
    ),
  ];
}

function workTable(canvas: Canvas, x: number, y: number): Art {
  const { paint } = canvas;
  const wood = '#cda06c';
  return [
    footShadow(canvas, x, y - 4, 180, 22),
    group(
      [
        line('M-140 -100V0M140 -100V0M-112 -104V-22M112 -104V-22', paint.of('#a47a4c'), 14),
        path('M-136 -142H136L160 -112H-160Z', slantLit(canvas, wood)),
        rect(-160, -112, 320, 20, paint.shaded(wood, 0.18), { corner: 5 }),
        path('M-112 -122Q-90 -140 -48 -134Q-20 -126 -52 -118Q-96 -112 -112 -122Z', paint.of('#f4ead6')),
        ([-92, -74, -56] as const).map((cx, i) => circle(cx, -126, 6, paint.of(FESTIVE[i] ?? '#e0705c'))),
        group(jarOfBrushes(canvas), { x: 10, y: -124, scale: 0.8 }),
        path(
          'M56 -122Q50 -156 74 -160Q70 -176 88 -176Q106 -176 102 -160Q126 -156 120 -122Z',
          sideLit(canvas, '#c98a66'),
        ),
        rect(48, -126, 80, 8, paint.of('#8a6a58'), { corner: 3 }),
      ],
      { x, y },
    ),
  ];
}

function jarOfBrushes(canvas: Canvas): Art {
  const { paint } = canvas;
  const brushes = [
    [-18, -26, '#e0705c'],
    [-6, -8, '#5596bd'],
    [8, 12, '#f2c761'],
    [18, 30, '#5fae8c'],
  ] as const;
  return [
    brushes.map(([foot, tip, colour], i) => [
      line(`M${foot} -50L${tip} ${-104 - (i % 2) * 16}`, paint.of('#c98f5a'), 7),
      path(`M${tip - 7} ${-104 - (i % 2) * 16}q-4 -16 ${n(7 + tip * 0.1)} -32q10 16 6 32Z`, paint.of(colour)),
    ]),
    path('M-30 -64H30L26 0H-26Z', sideLit(canvas, '#a9cfd6'), { opacity: 0.92 }),
    rect(-33, -70, 66, 12, paint.of('#dbeef0'), { corner: 4 }),
  ];
}

/** The same in the shade close to us. */
function brushJar(canvas: Canvas, x: number, y: number, scale: number): Art {
  const brushes = [
    [-26, -52, 0],
    [-8, -14, 1],
    [10, 24, 2],
    [24, 58, 3],
  ] as const;
  return group(
    [
      brushes.map(([foot, tip, i]) => [
        line(`M${foot} -60L${tip} ${-150 - (i % 2) * 20}`, nearShade(canvas, '#b58250', 0.2), 9),
        path(
          `M${tip - 9} ${-148 - (i % 2) * 20}q-6 -22 9 -44q14 22 8 44Z`,
          nearShade(canvas, FESTIVE[i] ?? '#e0705c', 0.16),
        ),
      ]),
      path('M-44 -96H44L38 0H-38Z', nearShade(canvas, '#7f9fae', 0.2)),
      rect(-48, -104, 96, 16, nearShade(canvas, '#a9cfd6', 0.2), { corner: 5 }),
    ],
    { x, y, scale },
  );
}

function paintTubes(canvas: Canvas): Art {
  const tubes = [
    [196, 884, -16, '#e0705c'],
    [1410, 888, 14, '#5fae8c'],
  ] as const;
  return tubes.map(([x, y, turn, colour]) =>
    group(
      [
        path('M-50 -18L30 -14L34 14L-50 18Z', nearShade(canvas, colour, 0.15)),
        rect(32, -9, 20, 18, hollow(canvas, '#cfd6dc'), { corner: 4 }),
      ],
      { x, y, turn },
    ),
  );
}
