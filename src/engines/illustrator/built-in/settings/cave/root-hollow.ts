import { pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, smooth, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { firefliesOrDust } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { fern, mushroom } from '#engines/illustrator/built-in/nature/plants.ts';
import { leaves } from '#engines/illustrator/built-in/nature/trees.ts';
import { lantern } from '#engines/illustrator/built-in/scenery/lamps.ts';
import { sideLit, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import { dim, farWall, rockFrame, stoneFloor } from '#engines/illustrator/built-in/settings/cave/rock.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const EARTHS: readonly Colour[] = ['#a07a58', '#9a7048', '#8f7660'];
const BARK: Colour = '#7a5840';

/** Under an old tree: its roots are the pillars, mushrooms give a little light, green day falls in from one side. */
export function rootHollow(canvas: Canvas): Stage {
  const random = canvas.random('root hollow');
  const earth = pick(random, EARTHS);
  const { light } = canvas;
  return {
    back: [
      farWall(canvas, tone(earth, -0.08), '#e9dcae'),
      stones(canvas, earth),
      entrance(canvas, earth),
      roots(canvas),
      larder(canvas),
      stoneFloor(canvas, 684, tone(earth, -0.03)),
      glowing(canvas, [
        [352, 742, 74],
        [404, 730, 46],
        [1240, 744, 60],
        [1288, 756, 84],
      ]),
      bedOfLeaves(canvas, [176, 788]),
      acorns(canvas, [1420, 792]),
      lantern(canvas, [992, 118], { scale: 1.2, lit: true }),
      canvas.glow(992, 190, 460, 380, '#ffc873', light.night ? 0.55 : 0.34),
      canvas.glow(780, 790, 700, 110, '#ffd9a0', light.night ? 0.28 : 0.16),
      mushroom(canvas, random, [1560, 770], 70, '#d9564a'),
    ],
    light: firefliesOrDust(canvas, { left: 260, top: 260, right: 1340, bottom: 760 }),
    front: rockFrame(canvas, tone(earth, -0.1)),
    ground: { far: 756, near: 842 },
    obstacles: [
      { left: 0, top: 620, right: 396, bottom: 804 },
      { left: 1216, top: 620, right: 1600, bottom: 804 },
    ],
    seats: [{ name: 'bed', x: 176, y: 730, width: 260, foot: 790 }],
  };
}

function stones(canvas: Canvas, earth: Colour): Art {
  const random = canvas.random('stones in earth');
  return Array.from({ length: 26 }, () => {
    const [x, y, r] = [random() * 1600, 140 + random() * 520, 8 + random() * 20];
    return ellipse(x, y, r, r * 0.7, dim(canvas, tone(earth, random() * 0.1), 0.3), { opacity: 0.45 });
  });
}

function entrance(canvas: Canvas, earth: Colour): Art {
  const { light, paint } = canvas;
  const hole =
    'M470 560C450 460 500 340 600 330C690 322 740 400 736 470C734 540 700 590 610 596C540 600 484 600 470 560Z';
  const green = leaves(canvas, '#86b86a', 0.3);
  const beam = canvas.linearAt(
    [
      [0, light.key, light.night ? 0.2 : 0.4],
      [1, light.key, 0],
    ],
    [600, 440, 860, 800],
  );
  return [
    group(path(hole, dim(canvas, earth, 0.6)), { x: -14, y: -12, scale: 1.02 }),
    group(
      [
        rect(
          440,
          310,
          320,
          300,
          canvas.linear([
            [0, light.sky[1]],
            [1, light.sky[3]],
          ]),
        ),
        light.night ? circle(560, 400, 22, '#fff6d8') : canvas.glow(600, 420, 170, 150, light.glow, 0.8),
        path('M440 520Q540 470 620 510T760 490V610H440Z', green.light),
        [500, 580, 660, 720].map((x, i) =>
          fern([x, 600], 90 + (i % 2) * 30, i % 2 ? green.middle : green.dark, (i - 1.5) * 0.3),
        ),
      ],
      { clip: canvas.clip(hole) },
    ),
    line(hole, paint.lit(earth, 0.3), 7, { opacity: 0.7 }),
    path('M500 590L560 840H1060L720 560Z', beam, { airy: true }),
  ];
}

/** Each from its thick end at the ceiling to its tip. */
const ROOTS: readonly { along: readonly Point[]; width: number }[] = [
  {
    along: [
      [320, 40],
      [276, 220],
      [306, 380],
      [236, 540],
      [220, 660],
      [130, 780],
    ],
    width: 84,
  },
  {
    along: [
      [270, 260],
      [170, 390],
      [90, 470],
      [-60, 560],
    ],
    width: 46,
  },
  {
    along: [
      [1290, 40],
      [1336, 220],
      [1300, 390],
      [1366, 540],
      [1386, 660],
      [1480, 780],
    ],
    width: 84,
  },
  {
    along: [
      [1330, 270],
      [1440, 400],
      [1520, 460],
      [1660, 530],
    ],
    width: 46,
  },
  {
    along: [
      [430, 80],
      [462, 170],
      [446, 240],
      [474, 320],
    ],
    width: 34,
  },
  {
    along: [
      [1140, 80],
      [1106, 190],
      [1140, 250],
      [1116, 340],
    ],
    width: 34,
  },
  {
    along: [
      [830, 80],
      [806, 160],
      [842, 200],
      [826, 260],
    ],
    width: 24,
  },
  {
    along: [
      [700, 80],
      [718, 140],
      [694, 170],
      [706, 220],
    ],
    width: 20,
  },
];

function roots(canvas: Canvas): Art {
  const { paint } = canvas;
  return [
    ROOTS.map(({ along, width }) => {
      const d = tapered(along, width);
      return [
        group(path(d, dim(canvas, BARK, 0.6)), { x: 10, y: 4, opacity: 0.4 }),
        path(d, sideLit(canvas, BARK)),
        line(smooth(along), paint.lit(BARK, 0.3), width * 0.08, { opacity: 0.4 }),
      ];
    }),
    path(
      'M-20 -20H1620V70C1480 150 1360 90 1220 130C1080 170 960 90 800 120C640 150 540 90 400 130C260 160 140 90 -20 140Z',
      topLit(canvas, tone(BARK, -0.06)),
    ),
  ];
}

/** A soft band along the points, `width` at the first and almost nothing at the last. */
function tapered(along: readonly Point[], width: number): string {
  const side = (sign: 1 | -1) =>
    along.map(([x, y], i): Point => {
      const [before, after] = [
        along[Math.max(0, i - 1)] ?? [x, y],
        along[Math.min(along.length - 1, i + 1)] ?? [x, y],
      ];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const half = ((width / 2) * (1.12 - i / (along.length - 1))) / Math.hypot(dx, dy);
      return [x - sign * dy * half, y + sign * dx * half];
    });
  return `${smooth(side(1))}${smooth(side(-1).toReversed()).replace('M', 'L')}Z`;
}

/** Nuts and jars between the roots. */
function larder(canvas: Canvas): Art {
  const { paint } = canvas;
  return [
    path('M1130 556Q1120 400 1230 396Q1336 400 1326 556Z', dim(canvas, '#8a6a50', 0.6)),
    rect(1120, 552, 216, 15, topLit(canvas, '#a9784c'), { corner: 5 }),
    rect(1130, 478, 196, 12, topLit(canvas, '#a9784c'), { corner: 5 }),
    (['#d9943f', '#b5564a', '#7f9a5c'] as const).map((colour, i) => [
      rect(1146 + i * 58, 508, 38, 44, sideLit(canvas, colour), { corner: 8 }),
      rect(1150 + i * 58, 500, 30, 10, paint.of('#f3e6c8'), { corner: 3 }),
    ]),
    [1156, 1184, 1212, 1262, 1290].map((x, i) =>
      circle(x, 466 - (i % 2) * 4, 13, sideLit(canvas, i > 2 ? '#cf5a4f' : '#b98c4f')),
    ),
  ];
}

function glowing(canvas: Canvas, feet: readonly (readonly [...Point, number])[]): Art {
  const random = canvas.random('glowing');
  return feet.map(([x, y, height]) => [
    canvas.glow(x, y - height * 0.6, height * 1.8, height * 1.5, '#9ff0d0', canvas.light.night ? 0.55 : 0.34),
    mushroom(canvas, random, [x, y], height, '#6fc4b0'),
  ]);
}

/** Somebody small is under the leaves: only a tail can be seen. */
function bedOfLeaves(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const random = canvas.random('leaf bed');
  const colours = ['#c9843f', '#b5653f', '#d9a850', '#a98a3f'] as const;
  return [
    ellipse(x, y, 170, 18, canvas.light.shadow, { opacity: 0.35 }),
    path(
      `M${x - 160} ${y}Q${x - 140} ${y - 66} ${x} ${y - 70}Q${x + 140} ${y - 66} ${x + 160} ${y}Z`,
      sideLit(canvas, mix('#b5783f', BARK, 0.3)),
    ),
    path(
      `M${x + 40} ${y - 50}Q${x + 90} ${y - 120} ${x + 132} ${n(y - 96 + canvas.sway() * 4)}Q${x + 150} ${y - 76} ${x + 100} ${y - 46}Z`,
      sideLit(canvas, '#c97a45'),
    ),
    Array.from({ length: 34 }, (_, i) => {
      const t = random();
      const lx = x - 150 + t * 300;
      const ly = y - 8 - random() * 62 * Math.sin(t * Math.PI);
      return group(path('M-15 0Q0 -12 15 0Q0 10 -15 0Z', paint.of(colours[i % 4] ?? '#c9843f')), {
        x: lx,
        y: ly,
        turn: random() * 180,
      });
    }),
  ];
}

function acorns(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const heap: readonly Point[] = [
    [-60, 0],
    [-20, 4],
    [22, 2],
    [62, 0],
    [-40, -30],
    [0, -28],
    [42, -30],
    [-18, -58],
    [22, -58],
    [2, -84],
  ];
  return [
    ellipse(x, y, 110, 14, canvas.light.shadow, { opacity: 0.32 }),
    heap.map(([dx, dy], i) =>
      group(
        [
          ellipse(0, 0, 17, 22, sideLit(canvas, '#c98f4a')),
          path('M-19 -6Q0 -32 19 -6Q0 2 -19 -6Z', paint.of('#7a5a3c')),
          line('M0 -20V-28', paint.of('#7a5a3c'), 4),
        ],
        {
          x: x + dx,
          y: y + dy - 16,
          turn: ((i * 53) % 60) - 30,
        },
      ),
    ),
  ];
}
