import { pick } from '#domain/random.ts';
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
import { cushion } from '#engines/illustrator/built-in/scenery/furnishings.ts';
import { bunting, FESTIVE } from '#engines/illustrator/built-in/scenery/garlands.ts';
import { boards, cornerShade, lampWarmth, wall } from '#engines/illustrator/built-in/scenery/room.ts';
import {
  footShadow,
  hollow,
  nearShade,
  sideLit,
  slantLit,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import { teddy, TOYS, toyTrain } from '#engines/illustrator/built-in/scenery/toys.ts';
import { daylight, windowIn } from '#engines/illustrator/built-in/scenery/window.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const WALLS = ['#f3ead0', '#e0ecea', '#f3e0dc'] as const;
const WINDOW = { left: 620, top: 130, right: 980, bottom: 420 };
const FLOOR = 664;
const WOOD: Colour = '#d0a070';

/** The room of the smallest ones: a round mat for stories, coats at their own pictures, a den with a curtain. */
export function playroom(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('playroom');
  return {
    back: [
      wall(canvas, { colour: pick(random, WALLS), bottom: FLOOR, wallpaper: 'dots' }),
      windowIn(canvas, 'playroom', WINDOW, { panes: [3, 2] }),
      paintings(canvas),
      pegs(canvas),
      boards(canvas, { colour: '#dcb080', top: FLOOR }),
      shelf(canvas),
      storyMat(canvas),
      den(canvas, [210, 764]),
      toyTrain(canvas, [1330, 806], 0.95),
      cushion(canvas, [1480, 790], 120, '#8fb58a', -4),
      group(teddy(canvas, '#c9935c'), { x: 1482, y: 746, scale: 0.9 }),
      bunting(canvas, { from: [-20, 60], to: [800, 30], sag: 60, count: 13, size: 32 }),
      bunting(canvas, { from: [800, 30], to: [1620, 60], sag: 60, count: 13, size: 32 }),
      canvas.glow(800, 540, 620, 310, light.glow, light.night ? 0.14 : 0.34),
      lampWarmth(canvas),
      cornerShade(canvas, 0.42),
    ],
    light: [
      daylight(canvas, WINDOW, 726, 130),
      motes(canvas, 6, { left: 420, top: 240, right: 1200, bottom: 740 }, '#fff4c4', 1.6),
    ],
    front: nearBlocks(canvas),
    ground: { far: 752, near: 844 },
    obstacles: [
      { left: 0, top: 420, right: 396, bottom: 784 },
      { left: 1216, top: 480, right: 1600, bottom: 816 },
    ],
    seats: [{ name: 'cushion', x: 1480, y: 740, width: 120, foot: 790 }],
  };
}

/** What small hands have painted. */
function paintings(canvas: Canvas): Art {
  const { paint } = canvas;
  const sheet = (x: number, y: number, turn: number, motif: Art) =>
    group(
      [
        rect(-46, -56, 92, 112, paint.of('#fffaf0'), { corner: 3 }),
        motif,
        circle(0, -50, 5, paint.of('#e0705c')),
      ],
      { x, y, turn },
    );
  return [
    sheet(440, 230, -4, [
      circle(0, -14, 20, paint.of('#f2c761')),
      line('M-30 36Q0 10 30 36', paint.of('#7fb58a'), 9),
    ]),
    sheet(546, 260, 3, [
      path('M-26 30V-4L0 -28L26 -4V30Z', paint.of('#e0806a')),
      rect(-8, 8, 16, 22, paint.of('#5f93a8')),
    ]),
    sheet(1056, 240, 4, [
      line('M-28 20Q0 -40 28 20', paint.of('#e0705c'), 7),
      line('M-20 22Q0 -22 20 22', paint.of('#f2c761'), 7),
      line('M-12 24Q0 -6 12 24', paint.of('#5596bd'), 7),
    ]),
    sheet(1156, 226, -3, [
      ellipse(0, 8, 26, 18, paint.of('#a9b5c4')),
      circle(22, -8, 13, paint.of('#a9b5c4')),
      circle(26, -10, 2.5, '#2f3a40'),
    ]),
  ];
}

function pegs(canvas: Canvas): Art {
  const { paint } = canvas;
  const marks: readonly Colour[] = ['#f2c761', '#e0705c', '#5fae8c', '#5596bd'];
  return [
    rect(1240, 360, 330, 18, topLit(canvas, WOOD), { corner: 6 }),
    marks.map((colour, i) => {
      const x = 1282 + i * 82;
      return [
        path(star([x, 336], 17), paint.of(colour)),
        i !== 2 &&
          group(
            [
              path(
                'M-6 0Q-30 12 -30 44L-26 96Q0 102 26 96L30 44Q30 12 6 0Z',
                sideLit(canvas, marks[(i + 2) % 4] ?? colour),
              ),
              line('M0 6V98', paint.shaded(colour, 0.3), 3, { opacity: 0.5 }),
            ],
            { x, y: 378, turn: canvas.sway(i) },
          ),
        circle(x, 378, 6, paint.of('#8a6248')),
      ];
    }),
  ];
}

function shelf(canvas: Canvas): Art {
  const { paint } = canvas;
  return [
    footShadow(canvas, 1420, 720, 200, 16),
    rect(1226, 520, 394, 200, sideLit(canvas, WOOD), { corner: 10 }),
    [0, 1].map((row) =>
      [0, 1, 2].map((column) => {
        const [x, y] = [1242 + column * 126, 534 + row * 92];
        return [
          rect(x, y, 112, 80, hollow(canvas, WOOD), { corner: 8 }),
          group(
            (TOYS[(row * 3 + column) % TOYS.length] ?? teddy)(
              canvas,
              FESTIVE[(row + column * 2) % FESTIVE.length] ?? WOOD,
            ),
            { x: x + 56, y: y + 80, scale: 0.62 },
          ),
        ];
      }),
    ),
    rect(1216, 506, 410, 20, topLit(canvas, tone(WOOD, 0.06)), { corner: 8 }),
    path('M1300 506V470H1344V506Z', sideLit(canvas, '#5fae8c')),
    line('M1322 470Q1300 430 1282 440M1322 470Q1330 420 1350 424M1322 470V418', paint.of('#6fae5e'), 6),
    rect(1430, 462, 110, 44, paint.of('#bfe0ea'), { corner: 8, opacity: 0.8 }),
    ellipse(1488, 492, 18, 11, sideLit(canvas, '#d9a86a')),
    circle(1504, 486, 9, paint.of('#e0b57a')),
    circle(1507, 484, 2, '#2f2622'),
  ];
}

function storyMat(canvas: Canvas): Art {
  const { paint } = canvas;
  const colours = ['#5596bd', '#f2c761', '#5fae8c', '#e0705c'] as const;
  const wedge = (i: number) => {
    const at = (share: number) => {
      const angle = (share / 12) * Math.PI * 2;
      return `${n(800 + Math.cos(angle) * 390)} ${n(806 + Math.sin(angle) * 66)}`;
    };
    return `M800 806L${at(i)}L${at(i + 0.5)}L${at(i + 1)}Z`;
  };
  return [
    ellipse(806, 814, 404, 72, canvas.light.shadow, { opacity: 0.2 }),
    Array.from({ length: 12 }, (_, i) => path(wedge(i), paint.lit(colours[i % 4] ?? '#5596bd', 0.18))),
    ellipse(800, 806, 150, 26, paint.of('#fdf4e2')),
    { ...ellipse(800, 806, 392, 67, 'none'), stroke: paint.of('#fdf4e2'), width: 9 },
  ];
}

/** Behind the curtain somebody giggles: two socks look out. */
function den(canvas: Canvas, [x, y]: Point): Art {
  const { paint, light } = canvas;
  return [
    footShadow(canvas, x, y, 200, 20),
    group(
      [
        path('M-180 0V-210L0 -330L180 -210V0Z', sideLit(canvas, '#e6b58a')),
        path(
          'M-110 0V-150Q-110 -230 0 -230Q110 -230 110 -150V0Z',
          light.lamps ? '#ffe0a0' : hollow(canvas, '#a9785c'),
        ),
        light.lamps && canvas.glow(0, -90, 190, 170, '#ffd28a', 0.6),
        path(
          `M-110 0V-150Q-110 -230 0 -230Q-20 -120 ${n(-46 + canvas.sway() * 4)} 0Z`,
          slantLit(canvas, '#8a6ab0'),
        ),
        path('M110 0V-150Q110 -230 0 -230Q44 -120 66 0Z', slantLit(canvas, '#8a6ab0')),
        [
          [-86, -60],
          [-70, -140],
          [86, -90],
          [80, -30],
        ].map(([sx = 0, sy = 0]) => path(star([sx, sy], 12), paint.of('#f7dc94'))),
        line('M-196 -202L0 -336L196 -202', paint.of('#d9694f'), 19),
        path('M-26 2V-16Q-8 -18 -6 2ZM12 2V-16Q30 -18 32 2Z', paint.of('#e0705c')),
        path(star([0, -272], 20), paint.of('#f7dc94')),
      ],
      { x, y },
    ),
  ];
}

function nearBlocks(canvas: Canvas): Art {
  const cube = (x: number, y: number, turn: number, colour: Colour) =>
    group(
      [
        rect(-44, 0, 88, 88, nearShade(canvas, colour, 0.18), { corner: 10 }),
        circle(0, 44, 20, nearShade(canvas, '#f6e2bd', 0.18)),
      ],
      { x, y, turn },
    );
  return [cube(46, 846, -8, '#5596bd'), cube(140, 862, 5, '#e0705c'), cube(1540, 850, 6, '#f2c761')];
}
