import { pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
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
import { blade } from '#engines/illustrator/built-in/nature/plants.ts';
import { bookcase, bookRow, bookStack } from '#engines/illustrator/built-in/scenery/books.ts';
import {
  cushion,
  floorLamp,
  framedPicture,
  housePlant,
} from '#engines/illustrator/built-in/scenery/furnishings.ts';
import { fairyLights } from '#engines/illustrator/built-in/scenery/garlands.ts';
import { boards, cornerShade, lampWarmth, rug, wall } from '#engines/illustrator/built-in/scenery/room.ts';
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
  { wall: '#a9c9bd', wood: '#b07f4f', seat: '#e0906a', chair: '#d9765c' },
  { wall: '#e3c9a8', wood: '#9a6a48', seat: '#6fa3a0', chair: '#5c8f9a' },
  { wall: '#c9bfdd', wood: '#a97a58', seat: '#e8b45f', chair: '#d98a9a' },
] as const;
const WINDOW = { left: 300, top: 110, right: 700, bottom: 510 };

/** Under the roof: a round window with a seat full of cushions, and an armchair beside a lamp. */
export function readingNook(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('nook');
  const look = pick(random, LOOKS);
  return {
    back: [
      wall(canvas, { colour: look.wall, bottom: 670, wallpaper: 'sprigs' }),
      windowIn(canvas, 'nook', WINDOW, { shape: 'round', frame: look.wood, panes: [3, 3], sill: false }),
      framedPicture(canvas, 0, { left: 900, top: 130, right: 1010, bottom: 250 }, '#c99a52'),
      framedPicture(canvas, 1, { left: 1060, top: 170, right: 1140, bottom: 250 }, '#8a5f42'),
      bookcase(
        canvas,
        random,
        { left: 1170, top: 250, right: 1440, bottom: 672 },
        { wood: look.wood, shelves: 4 },
      ),
      bookStack(canvas, random, [1236, 238], 3, 0.8),
      housePlant(canvas, random, [1350, 238], 50, { colour: '#e0b27c' }),
      roof(canvas, look.wood),
      fairyLights(canvas, [
        [300, 18],
        [640, 26],
        [960, 26],
        [1300, 18],
      ]),
      boards(canvas, { colour: '#c9955e', top: 672 }),
      windowSeat(canvas, look),
      rug(canvas, { colours: ['#8a6fa5', '#f3dcb6', '#e0906a', '#f6e2c2'], y: 806, rx: 470 }),
      floorLamp(canvas, [1530, 770], '#f0d9a8', 470),
      armchair(canvas, 1375, 800, look.chair),
      canvas.glow(800, 540, 640, 320, light.glow, light.night ? 0.14 : 0.34),
      lampWarmth(canvas),
      cornerShade(canvas, 0.48),
    ],
    light: [
      daylight(canvas, { left: 380, top: 190, right: 620, bottom: 430 }, 720, 240),
      motes(canvas, 12, { left: 300, top: 220, right: 1100, bottom: 740 }, '#fff1c0', 2),
    ],
    front: cornerPlants(canvas),
    ground: { far: 750, near: 842 },
    obstacles: [
      { left: 1225, top: 600, right: 1590, bottom: 810 },
      { left: 0, top: 560, right: 190, bottom: 735 },
    ],
  };
}

/** The slope of the roof on both sides, with its beams. */
function roof(canvas: Canvas, wood: Colour): Art {
  const { paint, light } = canvas;
  const side = (x: (from: number) => number, bright: boolean): Art => [
    path(
      `M${x(0)} 0H${x(330)}L${x(0)} 400Z`,
      canvas.linear([
        [0, paint.shaded('#e8d6b8', bright ? 0.1 : 0.3)],
        [1, paint.of('#e8d6b8')],
      ]),
    ),
    line(`M${x(110)} 0L${x(0)} 134M${x(220)} 0L${x(0)} 268`, paint.shaded('#c9b28c', 0.25), 4, {
      opacity: 0.6,
    }),
    line(`M${x(340)} -10L${x(-10)} 412`, light.shadow, 44, { opacity: 0.16 }),
    line(`M${x(330)} -10L${x(-10)} 400`, paint.shaded(wood, 0.2), 34),
    line(`M${x(318)} -10L${x(-16)} 392`, paint.lit(wood, 0.3), 6, { opacity: 0.7 }),
  ];
  return [
    side((from) => from, true),
    side((from) => 1600 - from, false),
    rect(0, -8, 1600, 26, paint.shaded(wood, 0.25)),
  ];
}

function windowSeat(canvas: Canvas, { wood, seat }: (typeof LOOKS)[number]): Art {
  const { paint, light } = canvas;
  const random = canvas.random('seat');
  const bays = [120, 300, 480, 660].map((x) => ({ left: x, top: 604, right: x + 164, bottom: 682 }));
  return [
    footShadow(canvas, 470, 696, 400, 26),
    rect(104, 584, 736, 112, sideLit(canvas, wood, { contrast: 0.22 }), { corner: 6 }),
    bays.map((bay): Art => [
      rect(bay.left, bay.top, 164, 78, hollow(canvas, wood), { corner: 4 }),
      bookRow(canvas, random, { ...bay, left: bay.left + 6, right: bay.right - 8, top: bay.top + 4 }),
      rect(bay.left, bay.top, 164, 12, light.shadow, { opacity: 0.4 }),
    ]),
    rect(92, 574, 760, 18, paint.lit(wood, 0.3), { corner: 5 }),
    path('M108 576Q100 536 124 534H820Q844 536 836 576Z', topLit(canvas, seat)),
    line('M118 562H826', paint.shaded(seat, 0.3), 3, { opacity: 0.5 }),
    [240, 360, 480, 600, 720].map((x) => circle(x, 550, 4, paint.shaded(seat, 0.3))),
    cushion(canvas, [186, 538], 110, '#f0d9a8', -8),
    cushion(canvas, [262, 540], 96, '#7f9fc0', 10),
    cushion(canvas, [770, 540], 104, tone(seat, -0.06, 1.1, 40), 7),
    path(
      'M640 534Q700 526 716 540Q724 600 712 640Q690 632 664 642Q650 590 640 534Z',
      sideLit(canvas, '#f3e6cc'),
    ),
    line('M650 556Q690 550 718 558M656 590Q690 584 720 590', paint.of('#e0906a'), 5),
    openBook(canvas, 420, 536),
  ];
}

function openBook({ paint }: Canvas, x: number, y: number): Art {
  return group(
    [
      path('M-46 0Q-24 -14 0 -2Q24 -14 46 0L50 6Q24 -4 0 6Q-24 -4 -50 6Z', paint.of('#b5564a')),
      path('M-44 -2Q-24 -20 0 -6Q24 -20 44 -2Q24 -10 0 0Q-24 -10 -44 -2Z', paint.of('#fdf6e6')),
    ],
    { x, y },
  );
}

function armchair(canvas: Canvas, x: number, y: number, colour: Colour): Art {
  const { paint } = canvas;
  return [
    footShadow(canvas, x, y - 2, 150, 26),
    group(
      [
        line('M-92 -20L-100 0M92 -20L100 0', paint.of('#7a4f34'), 14),
        path('M-100 -60Q-118 -250 -60 -272Q0 -286 60 -272Q118 -250 100 -60Z', slantLit(canvas, colour)),
        line('M-62 -240Q0 -256 62 -240', paint.lit(colour, 0.5), 5, { opacity: 0.5 }),
        [
          [-36, -210],
          [36, -210],
          [0, -176],
        ].map(([bx = 0, by = 0]) => circle(bx, by, 5, paint.shaded(colour, 0.4))),
        path(
          'M-92 -104Q0 -122 92 -104Q104 -60 92 -40H-92Q-104 -60 -92 -104Z',
          topLit(canvas, tone(colour, 0.06)),
        ),
        rect(-104, -66, 208, 52, sideLit(canvas, tone(colour, -0.05)), { corner: 10 }),
        [-1, 1].map((side) =>
          group(
            [
              path(
                'M0 -136Q34 -144 40 -112L36 -20Q10 -8 -4 -20Q-14 -90 0 -136Z',
                sideLit(canvas, tone(colour, 0.02)),
              ),
              ellipse(20, -122, 18, 15, paint.lit(colour, 0.25)),
            ],
            { x: side * 92, scale: [side, 1] },
          ),
        ),
        cushion(canvas, [8, -104], 92, '#f3dfb0', 6),
      ],
      { x, y },
    ),
  ];
}

/** Dark leaves in the lower corners. */
function cornerPlants(canvas: Canvas): Art {
  const colour = '#4f8f6f';
  return ([1, -1] as const).map((side) =>
    group(
      Array.from({ length: 9 }, (_, i): Art => {
        const bend = (i - 3) * 34 + canvas.sway(i) * 3;
        return path(
          blade([20 + i * 12, 10], 210 - Math.abs(i - 3) * 22, Number(n(bend)), 17),
          nearShade(canvas, i % 2 ? colour : tone(colour, 0.07), 0.2),
        );
      }),
      { x: side > 0 ? -40 : 1640, y: 910, scale: [side, 1] },
    ),
  );
}
