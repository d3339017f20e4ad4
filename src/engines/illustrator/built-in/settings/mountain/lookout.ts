import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs } from '#engines/illustrator/built-in/draw/texture.ts';
import { land, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { flowers, frame, grass, rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { bush } from '#engines/illustrator/built-in/nature/trees.ts';
import { billows } from '#engines/illustrator/built-in/scenery/cloud-sea.ts';
import { bunting } from '#engines/illustrator/built-in/scenery/garlands.ts';
import { peak } from '#engines/illustrator/built-in/scenery/peaks.ts';
import { topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const STONE: readonly Colour[] = ['#b3a695', '#a9a7ad', '#bfa58c'];
const PENNANTS: readonly Colour[] = ['#e0604f', '#f3b94e', '#5aa58a', '#5b8fc9', '#f3ead6'];
const FAR = [
  [130, 420, 190],
  [520, 360, 130],
  [760, 420, 150],
  [1180, 460, 200],
  [1500, 420, 150],
] as const;

/** The very top: peaks like islands in a sea of clouds, a cairn with pennants, a rope bridge to the next rock. */
export function lookout(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('lookout');
  const snow = canvas.weather === 'snow';
  const stone = pick(random, STONE);
  const ground: Colour = snow ? '#e9eff5' : mix(stone, '#a3c468', 0.78);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 3, 70, 170),
      FAR.map(([x, width, height]) =>
        peak(canvas, random, [x, 560], width, height, { colour: '#8f97b4', depth: 0.62, snow: 0.5 }),
      ),
      billows(canvas, { name: 'far', y: 500, size: 46, depth: 0.7, drift: 3 }),
      peak(canvas, random, [300, 640], 430, 270, { colour: '#8a90a8', depth: 0.34, snow: 0.45 }),
      billows(canvas, { name: 'middle', y: 556, size: 70, depth: 0.4, drift: 5 }),
      canvas.glow(800, 540, 700, 320, light.glow, light.night ? 0.2 : 0.55),
      birds(canvas, 620, 210),
      crag(canvas, random, stone, snow),
      billows(canvas, { name: 'near', y: 618, size: 96, depth: 0.12, drift: 8 }),
      mist(canvas, 560, 150, 0.3),
      ropeBridge(canvas),
      summit(canvas, random, ground, stone),
      flowers(canvas, random, {
        count: 16,
        top: 760,
        bottom: 885,
        colours: ['#fff6e2', '#8f9ae0', '#f7cf5c'],
      }),
      cushions(canvas, random),
      bridgePosts(canvas),
      cairn(canvas, stone, snow),
      bunting(canvas, { from: [262, 580], to: [-20, 440], sag: 40, count: 8, size: 28, colours: PENNANTS }),
      rucksack(canvas),
    ],
    front: frame(canvas, snow ? '#8aa5a0' : '#6f8f5f'),
    ground: { far: 756, near: 842 },
    obstacles: [
      { left: 150, top: 540, right: 372, bottom: 790 },
      { left: 1200, top: 630, right: 1560, bottom: 810 },
    ],
  };
}

/** The rock on the other side of the bridge, with a small pine on top. */
function crag(canvas: Canvas, random: Random, stone: Colour, snow: boolean): Art {
  const { paint, light } = canvas;
  const body = (top: Colour) =>
    canvas.linear([
      [0, top],
      [1, mix(top, light.haze, 0.55)],
    ]);
  return [
    path(
      'M1330 470Q1352 448 1400 452L1470 440Q1540 436 1600 452V760H1280Q1310 640 1318 560Q1312 500 1330 470Z',
      body(paint.of(stone, 0.22)),
    ),
    path(
      'M1470 440Q1540 436 1600 452V760H1440Q1490 640 1462 560Q1446 500 1470 440Z',
      body(mix(paint.of(stone, 0.2), light.shadow, 0.25)),
    ),
    line(
      'M1340 520L1390 528L1384 580M1420 480L1436 540M1352 610L1410 626M1520 500L1504 566',
      mix(paint.of(stone, 0.2), light.shadow, 0.35),
      4,
      { opacity: 0.5 },
    ),
    path(
      'M1326 476Q1340 444 1400 448L1470 434Q1540 430 1604 446V470Q1540 462 1490 470Q1430 462 1326 476Z',
      paint.of(snow ? '#f4f8fb' : '#93ad6c', 0.15),
    ),
    [1440, 1500, 1556].map((x, i) => miniatureTree(canvas, random, [x, 448], 60 + i * 16)),
  ];
}

function miniatureTree({ paint }: Canvas, random: Random, [x, y]: Point, height: number): Art {
  const lean = between(random, 6, 14);
  return [
    line(
      `M${x} ${y}q${n(lean)} ${n(-height * 0.5)} ${n(lean * 0.6)} ${n(-height * 0.8)}`,
      paint.of('#7d6250', 0.2),
      6,
    ),
    [0.55, 0.8, 1].map((up, i) =>
      ellipse(
        x + lean + (i - 1) * 9,
        y - height * up,
        height * (0.42 - i * 0.08),
        height * 0.14,
        paint.of(tone('#5f8f68', i * 0.04), 0.2),
      ),
    ),
  ];
}

const hang = (t: number, sag: number): Point => [
  lerp(1214, 1338, t),
  lerp(722, 474, t) + Math.sin(t * Math.PI) * sag,
];

function ropeBridge(canvas: Canvas): Art {
  const { paint } = canvas;
  const steps = Array.from({ length: 15 }, (_, i) => i / 14);
  const sag = 26 + canvas.sway() * 2;
  const rope = (up: number, width: (t: number) => number) =>
    steps
      .map(
        (t, i) =>
          `${i ? 'L' : 'M'}${n(hang(t, sag)[0] + width(t))} ${n(hang(t, sag)[1] - up * (1 - t * 0.6))}`,
      )
      .join('');
  const wide = (t: number) => lerp(78, 26, t);
  return [
    steps.map((t) => {
      const [x, y] = hang(t, sag);
      return rect(x, y, wide(t), lerp(13, 5, t), paint.of('#a97c52', t * 0.3), { corner: 3 });
    }),
    line(rope(70, () => 0) + rope(70, wide), paint.of('#d8c4a0', 0.1), 4),
    line(
      steps
        .filter((_, i) => i % 2 === 0)
        .map((t) => {
          const [x, y] = hang(t, sag);
          const up = 70 * (1 - t * 0.6);
          return `M${n(x)} ${n(y - up)}V${n(y + 4)}M${n(x + wide(t))} ${n(y - up)}V${n(y + 4)}`;
        })
        .join(''),
      paint.of('#cbb58e', 0.1),
      2,
    ),
  ];
}

/** The top we stand on: stony, with cushions of grass. */
function summit(canvas: Canvas, random: Random, ground: Colour, stone: Colour): Art {
  const { paint } = canvas;
  return [
    land(canvas, { name: 'summit', y: 706, height: 20, waves: 2.4, colour: ground, depth: 0, grain: 380 })
      .art,
    dabs(random, {
      count: 60,
      place: (r) => [between(r, 0, 1600), between(r, 740, 890)],
      colour: paint.shaded(stone, 0.25),
      width: 7,
      length: 14,
      opacity: 0.35,
    }),
    dabs(random, {
      count: 40,
      place: (r) => [between(r, 0, 1600), between(r, 736, 890)],
      colour: paint.lit(stone, 0.5),
      width: 6,
      length: 10,
      opacity: 0.5,
    }),
    Array.from({ length: 26 }, () => {
      const y = between(random, 736, 890);
      const side = random() < 0.5 ? between(random, 0, 420) : between(random, 1180, 1600);
      return grass(random, [side, y], lerp(14, 36, (y - 736) / 154), 5, paint.of('#8aa35c'));
    }),
    rock(canvas, random, [90, 760], 150, { colour: stone }),
    rock(canvas, random, [1500, 770], 180, { colour: stone }),
    rock(canvas, random, [1384, 786], 90, { colour: stone }),
  ];
}

const CUSHIONS: readonly (readonly [x: number, y: number, width: number, petals: Colour])[] = [
  [60, 800, 120, '#f3a9c0'],
  [390, 762, 72, '#fff3d6'],
  [150, 772, 90, '#b9a4e6'],
  [1214, 764, 76, '#f3a9c0'],
  [1560, 796, 130, '#fff3d6'],
];

/** Low plants that flower where nothing tall can grow. */
function cushions(canvas: Canvas, random: Random): Art {
  const snow = canvas.weather === 'snow';
  return CUSHIONS.map(([x, y, width, petals]) =>
    bush(canvas, random, [x, y], width, {
      colour: snow ? '#dfe9e6' : '#8fae62',
      berries: snow ? '#ffffff' : petals,
    }),
  );
}

function bridgePosts({ paint }: Canvas): Art {
  return [1206, 1284].map((x) => [
    rect(x, 634, 16, 104, paint.of('#8d6342'), { corner: 6 }),
    rect(x + 2, 636, 5, 98, paint.lit('#b98a5c', 0.3), { corner: 3 }),
    rect(x - 2, 660, 20, 12, paint.of('#d8c4a0'), { corner: 5 }),
  ]);
}

const CAIRN = [
  [0, -20, 82, 30],
  [-6, -64, 64, 25],
  [8, -102, 50, 23],
  [-3, -138, 42, 20],
  [5, -168, 28, 16],
  [1, -192, 18, 13],
] as const;

/** A flat stone with round corners. */
const boulder = (x: number, y: number, rx: number, ry: number) =>
  `M${n(x - rx)} ${n(y)}C${n(x - rx)} ${n(y - ry * 1.2)} ${n(x - rx * 0.5)} ${n(y - ry)} ${n(x)} ${n(y - ry)}S${n(x + rx)} ${n(y - ry * 0.9)} ${n(x + rx)} ${n(y)}S${n(x + rx * 0.7)} ${n(y + ry)} ${n(x)} ${n(y + ry)}S${n(x - rx)} ${n(y + ry * 0.9)} ${n(x - rx)} ${n(y)}Z`;

function cairn(canvas: Canvas, stone: Colour, snow: boolean): Art {
  const { paint, light } = canvas;
  return [
    canvas.glow(268, 786, 130, 22, light.shadow, 0.5),
    group(
      [
        CAIRN.map(([x, y, rx, ry], i) => [
          path(boulder(x, y, rx, ry), paint.shaded(tone(stone, (i % 3) * 0.04 - 0.05), 0.18)),
          path(
            boulder(x - rx * 0.07, y - ry * 0.12, rx * 0.88, ry * 0.76),
            paint.lit(tone(stone, (i % 3) * 0.04 - 0.04), 0.18),
          ),
        ]),
        snow && ellipse(0, -203, 15, 6, paint.of('#ffffff')),
        snow && ellipse(2, -122, 38, 6, paint.of('#ffffff'), { opacity: 0.9 }),
      ],
      { x: 262, y: 788, scale: 1.05 },
    ),
  ];
}

/** Somebody's rucksack, with a bear that looks out. */
function rucksack(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const cloth: Colour = '#c9694f';
  return [
    canvas.glow(1434, 808, 84, 15, light.shadow, 0.5),
    group(
      [
        [-13, 13].map((x) => circle(x, -106, 8, paint.of('#a97a52'))),
        ellipse(0, -94, 23, 20, paint.of('#b98a5c')),
        ellipse(0, -87, 9, 7, paint.of('#ecd4b0')),
        [-8, 8].map((x) => circle(x, -97, 2.6, paint.of('#3a2a25'))),
        circle(0, -90, 2.6, paint.of('#3a2a25')),
        path('M-48 0Q-60 -80 -34 -82H34Q60 -80 48 0Q0 10 -48 0Z', topLit(canvas, cloth, { contrast: 0.23 })),
        path('M-38 -84Q0 -92 38 -84Q44 -52 36 -46Q0 -36 -36 -46Q-44 -52 -38 -84Z', paint.shaded(cloth, 0.22)),
        rect(-26, -36, 52, 30, paint.lit('#e2a06a', 0.15), { corner: 8 }),
        rect(-5, -52, 10, 16, paint.of('#f0d9a6'), { corner: 3 }),
      ],
      { x: 1434, y: 806, scale: 0.9 },
    ),
  ];
}
