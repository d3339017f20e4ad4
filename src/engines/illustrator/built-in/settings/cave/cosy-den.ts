import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
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
import { topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import { hearth } from '#engines/illustrator/built-in/settings/cave/hearth.ts';
import {
  dim,
  farWall,
  rockFrame,
  rockWall,
  stoneFloor,
} from '#engines/illustrator/built-in/settings/cave/rock.ts';
import { honey, treasure } from '#engines/illustrator/built-in/settings/cave/treasures.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const WALLS: readonly Colour[] = ['#e2b088', '#dca890', '#dcb47e'];
const BLANKETS: readonly (readonly [Colour, Colour, Colour])[] = [
  ['#c8564e', '#f3d9a4', '#5f8f86'],
  ['#4f7fa0', '#f6e2b4', '#d98a4e'],
  ['#7f5a96', '#f3cf8a', '#6fa088'],
];

/** Somebody large lives here: a fire, a nest of blankets, and the treasure of a dragon or the honey of a bear. */
export function cosyDen(canvas: Canvas): Stage {
  const random = canvas.random('cosy den');
  const wall = pick(random, WALLS);
  const blanket = pick(random, BLANKETS);
  const dragon = random() < 0.5;
  return {
    back: [
      farWall(canvas, wall, '#ffe9c0'),
      rockWall(
        canvas,
        'left',
        'M-20 0H330C290 80 210 110 200 240C190 380 260 470 240 580C236 640 280 680 320 700H-20Z',
        tone(wall, -0.09),
        { left: 0, top: 60, right: 190, bottom: 640 },
      ),
      rockWall(
        canvas,
        'right',
        'M1620 0H1270C1330 60 1390 130 1396 260C1402 390 1350 470 1366 580C1368 640 1330 680 1300 700H1620Z',
        tone(wall, -0.09),
        { left: 1410, top: 60, right: 1600, bottom: 640 },
      ),
      rockWall(
        canvas,
        'ceiling',
        'M-20 -20H1620V120C1480 60 1360 150 1220 104C1080 64 960 110 820 84C660 60 560 116 420 92C280 70 160 150 -20 110Z',
        tone(wall, -0.14),
        { left: 60, top: 0, right: 1540, bottom: 60 },
      ),
      lookout(canvas, wall),
      shelf(canvas, random, wall),
      roots(canvas),
      stoneFloor(canvas, 678, tone(wall, 0.04, 0.8)),
      rug(canvas, blanket),
      hearth(canvas, wall),
      nest(canvas, blanket),
      dragon ? treasure(canvas, random) : honey(canvas),
      canvas.light.night && canvas.glow(560, 790, 900, 150, '#ffb060', 0.34),
      canvas.glow(1130, 320, 760, 560, '#ffbf7a', canvas.light.night ? 0.32 : 0.12),
      canvas.glow(330, 640, 1000, 640, '#ffab5c', canvas.light.night ? 0.5 : 0.2),
    ],
    front: rockFrame(canvas, wall),
    ground: { far: 750, near: 842 },
    obstacles: [
      { left: 40, top: 430, right: 392, bottom: 800 },
      { left: 1206, top: 600, right: 1600, bottom: 830 },
    ],
  };
}

/** A round hole in the rock, with the sky of the hour. */
function lookout(canvas: Canvas, wall: Colour): Art {
  const { paint, light } = canvas;
  const hole =
    'M560 268C556 204 606 168 662 172C722 174 762 212 758 270C756 330 716 360 656 358C600 356 562 326 560 268Z';
  const [, high, low, horizon] = light.sky;
  const snow = canvas.weather === 'snow';
  return [
    group([path(hole, dim(canvas, wall, 0.5))], { x: -16, y: -12, scale: 1.025 }),
    group(
      [
        rect(
          540,
          150,
          240,
          230,
          canvas.linear([
            [0, high],
            [0.6, low],
            [1, horizon],
          ]),
        ),
        light.night
          ? [
              circle(612, 226, 17, '#fff6d8'),
              line('M690 200h.1M720 240h.1M660 190h.1M706 270h.1M580 270h.1', '#fff8e0', 4),
            ]
          : circle(612, 222, 20, mix(light.glow, '#ffffff', 0.4)),
        ellipse(718 + canvas.frame * 4, 236, 40, 12, light.cloud, { opacity: 0.85 }),
        ellipse(700 + canvas.frame * 4, 226, 22, 12, light.cloud, { opacity: 0.85 }),
        path(
          'M540 330Q600 290 660 316Q720 296 790 322V390H540Z',
          paint.of(snow ? '#eef4fa' : '#8fb58a', 0.4),
        ),
        path(
          'M540 350Q620 326 690 342Q740 334 790 346V390H540Z',
          paint.of(snow ? '#e4ecf5' : '#7aa66a', 0.15),
        ),
      ],
      { clip: canvas.clip(hole) },
    ),
    line(hole, paint.lit(wall, 0.3), 7, { opacity: 0.8 }),
    canvas.glow(660, 270, 230, 210, light.glow, light.night ? 0.25 : 0.4),
    rect(596, 346, 126, 14, paint.of('#8d6342'), { corner: 6 }),
    [618, 660, 702].map((x, i) => [
      path(`M${x - 13} 346L${x - 10} 324H${x + 10}L${x + 13} 346Z`, paint.of('#c8734e')),
      line(`M${x} 324q-4 -12 -10 -18M${x} 324q4 -14 10 -20M${x} 324v-22`, paint.of('#6f9a5c'), 4),
      circle(x, 300, 5, paint.of((['#f3b94e', '#e9728a', '#f9f0e0'] as const)[i] ?? '#f3b94e')),
    ]),
  ];
}

const BOOKS = [
  [1140, 14, 62, '#5b8fa8'],
  [1156, 12, 54, '#c8564e'],
  [1170, 15, 66, '#7f9a5c'],
] as const;

/** A board on pegs with jars, cups and a book or two. */
function shelf(canvas: Canvas, random: Random, wall: Colour): Art {
  const { paint, light } = canvas;
  const jars = ['#e8a94e', '#c8564e', '#7fae8a', '#d98ab0', '#f0d48a'] as const;
  const y = 330;
  return [
    path('M1010 352Q1000 210 1130 206Q1262 208 1252 352Z', dim(canvas, wall, 0.5)),
    path('M1018 352Q1010 220 1132 216Q1252 220 1246 352Z', dim(canvas, wall, 0.25)),
    rect(1002, y, 258, 16, paint.of('#9a6a45'), { corner: 6 }),
    rect(1002, y, 258, 5, paint.lit('#c08a5c', 0.3), { corner: 3 }),
    [1030, 1070, 1110].map((x) => {
      const h = between(random, 36, 54);
      return [
        rect(x - 15, y - h, 30, h, paint.of(pick(random, jars)), { corner: 8 }),
        rect(x - 12, y - h - 8, 24, 10, paint.of('#f3e6c8'), { corner: 4 }),
        line(`M${x - 8} ${n(y - h + 10)}v${n(h - 22)}`, '#ffffff', 4, { opacity: 0.4 }),
      ];
    }),
    BOOKS.map(([x, width, height, colour]) =>
      rect(x, y - height, width, height, paint.of(colour), { corner: 3 }),
    ),
    path(
      `M1202 ${y}V${y - 30}Q1202 ${y - 44} 1218 ${y - 44}Q1236 ${y - 44} 1236 ${y - 30}V${y}Z`,
      paint.of('#e6d3b8'),
    ),
    line(`M1236 ${y - 32}q12 4 0 20`, paint.of('#e6d3b8'), 4),
    circle(1130, 240, 12, light.lamps ? '#ffe39a' : paint.of('#fff0c8')),
    line('M1130 208V228', paint.shaded('#6f4c38', 0.2), 3),
    canvas.glow(1130, 242, 120, 110, '#ffd98a', light.lamps ? 0.6 : 0.3),
  ];
}

/** Roots from a tree above, with little lanterns on them. */
function roots(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const hung = [
    [470, 196],
    [884, 170],
    [1316, 236],
  ] as const;
  return [
    line(
      'M410 60C440 110 430 150 470 176M540 70C520 110 500 130 500 150M860 70C900 100 870 140 884 154M940 80C930 110 950 120 944 140M1310 90C1340 140 1300 180 1316 216M1250 90C1262 120 1240 130 1246 150',
      paint.shaded('#8a6246', 0.15),
      9,
    ),
    hung.map(([x, y], i) => {
      const swing = canvas.sway(i * 2) * 3;
      return [
        canvas.glow(x + swing, y + 16, 90, 90, '#ffd98a', light.lamps ? 0.7 : 0.35),
        line(`M${x} ${y - 24}L${n(x + swing)} ${y}`, paint.of('#6f4c38'), 3),
        ellipse(
          x + swing,
          y + 16,
          15,
          18,
          light.lamps ? '#ffe08a' : mix(paint.of('#ffe0a0'), '#ffe9b0', 0.5),
        ),
        rect(x + swing - 9, y - 4, 18, 7, paint.of('#8a5638'), { corner: 3 }),
      ];
    }),
  ];
}

function rug(canvas: Canvas, [main, pale, third]: readonly [Colour, Colour, Colour]): Art {
  const ring = (rx: number, ry: number, colour: Colour) =>
    ellipse(800, 806, rx, ry, canvas.paint.of(mix(colour, '#e8cfa8', 0.22)));
  return [
    ring(430, 84, main),
    ring(396, 75, pale),
    ring(366, 68, third),
    ring(246, 44, pale),
    ring(222, 39, main),
  ];
}

/** A round bed of straw and blankets, made for somebody very big. */
function nest(canvas: Canvas, [main, pale, third]: readonly [Colour, Colour, Colour]): Art {
  const { paint, light } = canvas;
  const straw: Colour = '#d8a95c';
  const wisps = Array.from({ length: 26 }, (_, i) => {
    const angle = Math.PI * (0.02 + (i / 25) * 0.96);
    const [x, y] = [Math.cos(angle) * 186, Math.sin(angle) * 44 - 30];
    return `M${n(x)} ${n(y)}q${n(Math.cos(angle * 5) * 14)} ${n(8 + (i % 3) * 4)} ${n(Math.cos(angle) * 18)} ${n(14 + (i % 4) * 4)}`;
  });
  return [
    canvas.glow(1408, 794, 250, 28, light.shadow, 0.5),
    group(
      [
        ellipse(0, -44, 194, 54, paint.shaded(straw, 0.3)),
        ellipse(-96, -92, 76, 40, paint.of(pale)),
        ellipse(-104, -98, 60, 28, paint.lit(pale, 0.4), { opacity: 0.7 }),
        path(
          'M-150 -60Q-60 -120 40 -112Q150 -108 176 -50Q150 -6 0 -6Q-130 -10 -150 -60Z',
          topLit(canvas, main, { contrast: 0.2 }),
        ),
        line('M-96 -84Q-60 -40 -70 -12M-20 -110Q20 -60 6 -8M70 -110Q110 -60 92 -14', paint.of(third), 13, {
          opacity: 0.85,
        }),
        line('M-58 -102Q-22 -50 -34 -8M26 -113Q66 -60 50 -10M118 -96Q150 -60 134 -28', paint.of(pale), 6, {
          opacity: 0.85,
        }),
        path(
          'M-194 -44Q-180 6 0 12Q180 6 194 -44Q200 20 130 34Q0 50 -130 34Q-200 20 -194 -44Z',
          topLit(canvas, straw, { contrast: 0.25 }),
        ),
        line(wisps.join(''), paint.lit(straw, 0.45), 4, { opacity: 0.8 }),
        line(wisps.join(''), paint.shaded(straw, 0.4), 2.5, { opacity: 0.4 }),
      ],
      { x: 1408, y: 762, scale: 0.94 },
    ),
  ];
}
