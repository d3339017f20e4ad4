import { between, pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { star } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { stipple } from '#engines/illustrator/built-in/draw/texture.ts';
import { motes } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { bookcase } from '#engines/illustrator/built-in/scenery/books.ts';
import { clock, globe, housePlant, pendantLamp } from '#engines/illustrator/built-in/scenery/furnishings.ts';
import { bunting } from '#engines/illustrator/built-in/scenery/garlands.ts';
import { boards, cornerShade, lampWarmth, rug, wall } from '#engines/illustrator/built-in/scenery/room.ts';
import {
  footShadow,
  nearShade,
  sideLit,
  slantLit,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import { curtains, daylight, windowIn } from '#engines/illustrator/built-in/scenery/window.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const WALLS = [
  { colour: '#f5e0b6', panel: '#e0b27c', drapes: '#e07a5f' },
  { colour: '#cfe4d8', panel: '#8fbaa4', drapes: '#e8a04c' },
  { colour: '#f3d5c6', panel: '#d99a86', drapes: '#5f9ea0' },
  { colour: '#d3dff0', panel: '#93a9cf', drapes: '#e07a7a' },
] as const;
const WINDOW = { left: 100, top: 130, right: 400, bottom: 430 };

/** The chalkboard with drawings, a window to the left, books and the globe to the right, desks pushed aside. */
export function classroom(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('classroom');
  const { colour, panel, drapes } = pick(random, WALLS);
  return {
    back: [
      wall(canvas, { colour, bottom: 665, panel: { top: 535, colour: panel } }),
      windowIn(canvas, 'classroom', WINDOW),
      curtains(canvas, WINDOW, drapes),
      [160, 250, 340].map((x) => housePlant(canvas, random, [x, 436], 42)),
      chalkboard(canvas),
      pinnedDrawings(canvas),
      clock(canvas, [1190, 150], 44, '#d98a5a'),
      bookcase(
        canvas,
        random,
        { left: 1300, top: 210, right: 1530, bottom: 668 },
        { wood: '#c08850', shelves: 4 },
      ),
      globe(canvas, [1470, 200], 0.9),
      housePlant(canvas, random, [1362, 200], 50, { colour: '#5f9ea0' }),
      [0, 800].map((x) =>
        bunting(canvas, { from: [x, 24], to: [x + 800, 24], sag: 64, count: 11, size: 44 }),
      ),
      boards(canvas, { colour: '#dcab70', top: 668 }),
      rug(canvas, { colours: ['#5f9ea0', '#f3dcb6', '#dd7a62', '#f0cf9e', '#f6e2c2'] }),
      desk(canvas, 205, 762, { apple: true }),
      desk(canvas, 1405, 766, { apple: false }),
      canvas.glow(800, 540, 640, 320, light.glow, light.night ? 0.12 : 0.35),
      pendantLamp(canvas, [560, 62], '#5f9ea0', 0.8),
      pendantLamp(canvas, [1090, 62], '#5f9ea0', 0.8),
      lampWarmth(canvas),
      cornerShade(canvas),
    ],
    light: [
      daylight(canvas, WINDOW, 720),
      !light.night && motes(canvas, 10, { left: 200, top: 220, right: 900, bottom: 740 }, '#fff4c4', 1.8),
    ],
    front: [nearDesk(canvas, 8, '#e07a5f'), nearDesk(canvas, 1592, '#5596bd')],
    ground: { far: 752, near: 842 },
    obstacles: [
      { left: 90, top: 640, right: 325, bottom: 775 },
      { left: 1290, top: 640, right: 1520, bottom: 780 },
    ],
  };
}

function chalkboard(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const random = canvas.random('chalkboard');
  const slate = pick(random, ['#44806a', '#3f6f80', '#4a6a5c'] as const);
  const wood = '#b07a48';
  const shown = [sunAndHouse, seaAndBoat, planetsAndRocket];
  return group(
    [
      rect(-292, 6, 592, 276, light.shadow, { opacity: 0.2, corner: 12 }),
      rect(-300, -6, 600, 280, slantLit(canvas, wood), { corner: 12 }),
      rect(-282, 12, 564, 244, slantLit(canvas, slate, { contrast: 0.12 }), { corner: 5 }),
      rect(-282, 12, 564, 12, light.shadow, { opacity: 0.25 }),
      stipple(random, {
        count: 120,
        box: { left: -270, top: 24, right: 270, bottom: 246 },
        density: () => 0.6,
        colour: '#e6f2ea',
        size: 3,
        opacity: 0.16,
      }),
      ellipse(-40, 200, 150, 26, paint.of('#dfeee6'), { opacity: 0.1 }),
      pick(random, shown)(canvas),
      rect(-300, 262, 600, 16, topLit(canvas, tone(wood, -0.04)), { corner: 4 }),
      (['#ffffff', '#f6a8bd', '#ffe08a', '#a9dcc4'] as const).map((chalk, i) =>
        line(`M${-190 + i * 36} 258h18`, paint.of(chalk), 8),
      ),
      rect(150, 246, 62, 17, paint.of('#e0a66a'), { corner: 4 }),
      rect(150, 256, 62, 8, paint.of('#6a6f80'), { corner: 3 }),
    ],
    { x: 800, y: 84 },
  );
}

const chalk = (canvas: Canvas, d: string, colour: Colour = '#f6f3e6', width = 5): Art =>
  line(d, canvas.paint.of(colour), width, { opacity: 0.88 });

const SUN =
  'M-218 76a28 28 0 1 1 56 0a28 28 0 1 1 -56 0M-190 36v-8M-190 116v8M-230 76h-8M-150 76h8M-162 48l7 -7M-162 104l7 7M-218 48l-7 -7M-218 104l-7 7';

const sunAndHouse = (canvas: Canvas): Art => [
  chalk(canvas, SUN, '#ffe08a'),
  chalk(canvas, 'M-90 190V120L-30 70L30 120V190ZM-46 190v-40h32v40M-2 130h20v20h-20Z', '#f6c5b5'),
  chalk(canvas, 'M110 190V126M110 128a40 36 0 1 1 .1 0M96 96l14 14l14 -18', '#b9e6b0'),
  chalk(canvas, 'M190 190V150M190 148q-22 -8 -14 -26q14 2 14 26q0 -24 14 -26q8 18 -14 26', '#f6a8bd'),
  chalk(canvas, 'M-250 192q60 -10 120 0t120 0t120 0t140 0', '#b9e6b0', 4),
  path(star([226, 62], 15), canvas.paint.of('#ffe9a8'), { opacity: 0.85 }),
];

const seaAndBoat = (canvas: Canvas): Art => [
  chalk(canvas, SUN, '#ffe08a'),
  chalk(canvas, 'M-20 150H100L78 182H4ZM40 150V50L94 134H40M32 64L-8 134H32', '#f6f3e6'),
  chalk(canvas, 'M-240 196q24 -16 48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0', '#9fd6ea'),
  chalk(canvas, 'M-120 156q22 -22 48 0q-26 22 -48 0M-120 156l-18 -14v28ZM-88 152h.1', '#f6c5b5'),
  chalk(canvas, 'M170 80q12 -16 24 0q12 -16 24 0M206 112q9 -12 18 0q9 -12 18 0', '#f6f3e6', 4),
];

const planetsAndRocket = (canvas: Canvas): Art => [
  chalk(canvas, 'M-206 96a40 40 0 1 1 80 0a40 40 0 1 1 -80 0M-228 116Q-166 130 -102 70', '#f6c5b5'),
  chalk(canvas, 'M150 160a28 28 0 1 1 56 0a28 28 0 1 1 -56 0M162 150h.1M184 172h.1', '#b9e6b0'),
  chalk(
    canvas,
    'M0 60C30 88 32 130 22 166H-22C-32 130 -30 88 0 60ZM-22 140L-46 176L-20 166M22 140L46 176L20 166',
    '#f6f3e6',
  ),
  chalk(canvas, 'M-11 112a11 11 0 1 1 22 0a11 11 0 1 1 -22 0M-12 178q12 34 24 0', '#ffe08a'),
  [
    [-60, 60, 11],
    [90, 74, 15],
    [230, 70, 10],
    [-90, 190, 9],
  ].map(([x = 0, y = 0, r = 0]) => path(star([x, y], r), canvas.paint.of('#ffe9a8'), { opacity: 0.85 })),
];

/** Children's drawings beside the board. */
function pinnedDrawings(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const random = canvas.random('pinned');
  const papers = [
    [1145, 232, -4, '#fdf6e6', 'M-26 14Q-10 -18 4 8Q16 -10 28 14Z', '#7fb58a'],
    [1226, 262, 5, '#e7f2f4', 'M0 16C-30 -4 -20 -22 0 -8C20 -22 30 -4 0 16Z', '#e0705c'],
    [1150, 336, 3, '#fdeee2', 'M-24 12a24 24 0 0 1 48 0h-12a12 12 0 0 0 -24 0Z', '#5596bd'],
  ] as const;
  return papers.map(([x, y, turn, paper, d, colour]) =>
    group(
      [
        rect(-34, -28, 72, 62, light.shadow, { opacity: 0.15 }),
        rect(-36, -32, 72, 62, paint.of(paper)),
        path(d, paint.of(colour)),
        circle(0, -26, 5, paint.of(pick(random, ['#e0705c', '#5fae8c', '#f2c761'] as const))),
      ],
      { x, y, turn: turn + between(random, -2, 2) },
    ),
  );
}

function desk(canvas: Canvas, x: number, y: number, { apple }: { apple: boolean }): Art {
  const { paint } = canvas;
  const top = '#e6b878';
  const steel = paint.shaded('#8f98a4', 0.2);
  return [
    footShadow(canvas, x, y - 4, 130, 18),
    group(
      [
        line('M-88 -84L-94 0M88 -84L94 0M-64 -92L-66 -26M64 -92L66 -26', steel, 9),
        rect(-86, -92, 172, 30, paint.shaded('#c48f52', 0.2), { corner: 4 }),
        path('M-88 -122H88L106 -96H-106Z', slantLit(canvas, top)),
        rect(-106, -96, 212, 16, paint.of('#cf9a5a'), { corner: 5 }),
        rect(-58, -116, 62, 13, paint.of('#e0705c'), { corner: 3 }),
        rect(-54, -129, 56, 13, paint.of('#5596bd'), { corner: 3 }),
        apple
          ? [
              circle(56, -120, 15, slantLit(canvas, '#d9504a')),
              line('M56 -134q3 -9 10 -10', paint.of('#6f8f4a'), 4),
            ]
          : [
              rect(38, -150, 30, 42, sideLit(canvas, '#5fae8c'), { corner: 5 }),
              line('M46 -150L42 -178M54 -150L56 -184M61 -150L70 -174', paint.of('#e9b957'), 6),
            ],
      ],
      { x, y },
    ),
  ];
}

/** The dark edge of a desk near us. */
function nearDesk(canvas: Canvas, x: number, book: Colour): Art {
  const { paint } = canvas;
  const wood = '#a9713f';
  return group(
    [
      path('M-210 40H210L250 110H-250Z', nearShade(canvas, wood)),
      line('M-210 40H210', paint.lit(wood, 0.1), 5, { opacity: 0.7 }),
      rect(-62, 18, 130, 24, nearShade(canvas, book, 0.14), { corner: 6 }),
      rect(-50, -4, 116, 22, nearShade(canvas, '#e9b957', 0.16), { corner: 6 }),
      line('M100 36l62 -10', nearShade(canvas, '#e0705c', 0.1), 9),
    ],
    { x, y: 812 },
  );
}
