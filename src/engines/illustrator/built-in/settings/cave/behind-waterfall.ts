import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { blob, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { motes, rays } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { fern, rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { canopy, leaves } from '#engines/illustrator/built-in/nature/trees.ts';
import { lantern } from '#engines/illustrator/built-in/scenery/lamps.ts';
import {
  dim,
  rockFrame,
  rockWall,
  stalactites,
  stoneFloor,
} from '#engines/illustrator/built-in/settings/cave/rock.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const WALLS: readonly Colour[] = ['#7f97a6', '#a3958a', '#7f9c94'];
const MOUTH =
  'M396 710C410 660 372 610 384 560C392 510 376 470 404 430C416 380 456 366 466 320C490 262 556 258 590 210C640 176 690 190 740 164C800 150 850 176 906 166C962 172 990 214 1040 226C1094 252 1100 306 1136 336C1166 380 1160 430 1190 468C1206 520 1190 566 1206 610C1216 650 1200 680 1208 710Z';

/** Behind the curtain of a waterfall: daylight through the water, moss, ferns and old paintings on the rock. */
export function behindWaterfall(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('behind waterfall');
  const wall = pick(random, WALLS);
  const moss: Colour = canvas.weather === 'snow' ? '#a9bfb0' : '#7fae5c';
  return {
    back: [
      rect(0, 0, 1600, 900, dim(canvas, wall, 0.5)),
      rockWall(canvas, 'back', 'M-20 -20H1620V720H-20Z', wall, {
        left: 20,
        top: 60,
        right: 1580,
        bottom: 660,
      }),
      canvas.glow(800, 470, 820, 560, light.glow, light.night ? 0.25 : 0.5),
      outside(canvas),
      curtain(canvas, random),
      rim(canvas, random, wall, moss),
      stalactites(canvas, 'mouth', tone(wall, -0.06), 17, 210),
      paintings(canvas),
      stoneFloor(canvas, 690, tone(wall, 0.08)),
      spray(canvas),
      puddles(canvas),
      mossyPatches(canvas, random, moss),
      rock(canvas, random, [120, 770], 200, { colour: wall }),
      rock(canvas, random, [268, 756], 110, { colour: wall }),
      rock(canvas, random, [1490, 778], 220, { colour: wall }),
      lantern(canvas, [262, 692], { scale: 1.25, standing: true, lit: true }),
      stoneBench(canvas, wall),
      ferns(canvas, moss),
    ],
    light: [
      rays(canvas, [800, 330], {
        count: 9,
        colour: light.glow,
        strength: light.night ? 0.12 : 0.24,
        length: 640,
        fan: [0.45, 2.7],
      }),
      motes(
        canvas,
        14,
        { left: 260, top: 360, right: 1340, bottom: 760 },
        light.night ? '#cfe6ff' : '#fffbe0',
        2.4,
      ),
    ],
    front: rockFrame(canvas, wall),
    ground: { far: 752, near: 842 },
    obstacles: [
      { left: 0, top: 620, right: 344, bottom: 790 },
      { left: 1216, top: 640, right: 1600, bottom: 820 },
    ],
  };
}

/** The bright land beyond the water. */
function outside(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const snow = canvas.weather === 'snow';
  const [, high, low, horizon] = light.sky;
  const hill = (colour: Colour, depth: number) => paint.of(snow ? '#e8f0f6' : colour, depth);
  return group(
    [
      rect(
        380,
        130,
        840,
        580,
        canvas.linear([
          [0, high],
          [0.5, low],
          [1, horizon],
        ]),
      ),
      canvas.glow(light.sun[0] * 1600 + 200, light.sun[1] * 900 + 120, 320, 300, light.glow, 0.7),
      path('M380 560Q520 470 660 530Q800 460 960 520Q1090 470 1220 540V720H380Z', hill('#9cc4a0', 0.5)),
      path('M380 620Q560 560 720 604Q900 560 1220 620V720H380Z', hill('#84b47c', 0.3)),
      [470, 540, 1050, 1130].map((x, i) => [
        rect(x - 5, 560 + (i % 2) * 12, 10, 60, paint.of('#7d6250', 0.4)),
        circle(x, 540 + (i % 2) * 12, 42, hill('#6fa377', 0.36)),
        circle(x - 12, 526 + (i % 2) * 12, 24, hill('#8abb7c', 0.36)),
      ]),
    ],
    { clip: canvas.clip(MOUTH) },
  );
}

/** Falling water in many thin veils, so that the land shines through. */
function curtain(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const white = mix(paint.of('#f4fcff'), '#ffffff', 0.4);
  const veil = canvas.linear(
    [
      [0, white, 0],
      [0.3, white, 0.5],
      [0.6, white, 0.22],
      [1, white, 0],
    ],
    [0, 0, 1, 0],
  );
  const froth = canvas.linear([
    [0, white, 0.85],
    [0.3, white, 0.1],
    [0.7, white, 0.1],
    [1, white, 0.9],
  ]);
  const threads = (count: number, longest: number) => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const x = between(random, 390, 1210);
      const fall = (random() + canvas.frame / 10) % 1;
      d += `M${n(x)} ${n(150 + fall * 420)}q${n(between(random, -4, 4))} ${n(longest / 3)} 0 ${n(longest * between(random, 0.4, 1))}`;
    }
    return d;
  };
  return group(
    [
      rect(370, 130, 860, 590, paint.of('#bfe8f0'), { opacity: 0.2 }),
      Array.from({ length: 20 }, (_, i) => {
        const x = 360 + i * 44 + between(random, -14, 14) + canvas.sway(i * 1.3) * 4;
        return rect(x, 130, between(random, 50, 120), 590, veil);
      }),
      rect(370, 150, 860, 570, froth),
      line(threads(26, 240), white, 3.5, { opacity: 0.5 }),
      line(threads(16, 150), paint.of('#9fd4e4'), 2.5, { opacity: 0.4 }),
    ],
    { clip: canvas.clip(MOUTH) },
  );
}

/** The thickness of the rock around the opening, lit by the day, with moss and hanging tendrils. */
function rim(canvas: Canvas, random: Random, wall: Colour, moss: Colour): Art {
  const { paint, light } = canvas;
  const clumps = [
    [470, 316, 46],
    [566, 232, 60],
    [664, 186, 52],
    [748, 166, 60],
    [846, 170, 44],
    [930, 168, 66],
    [1046, 228, 56],
    [1124, 318, 44],
    [1190, 470, 34],
    [394, 452, 34],
  ] as const;
  return [
    line(MOUTH.replace('Z', ''), dim(canvas, wall, 0.5), 30, { opacity: 0.6 }),
    line(MOUTH.replace('Z', ''), mix(paint.lit(wall, 0.3), light.glow, 0.3), 6, { opacity: 0.6 }),
    clumps.map(([x, y, width], i) => [
      canopy(random, [x, y], width * 2.1, width * 1.05, leaves(canvas, moss), 0.2),
      i > 0 &&
        i < 8 &&
        tendril(canvas, [x + between(random, -20, 20), y + width * 0.2], between(random, 40, 96), moss, i),
    ]),
  ];
}

function tendril(canvas: Canvas, [x, y]: Point, length: number, moss: Colour, phase: number): Art {
  const { paint } = canvas;
  const swing = canvas.sway(phase) * 4;
  return [
    line(`M${n(x)} ${n(y)}q0 ${n(length * 0.5)} ${n(swing)} ${n(length)}`, paint.shaded(moss, 0.25), 3),
    [0.3, 0.62, 0.95].map((t) => [
      ellipse(x - 6 + swing * t, y + length * t, 7, 4.5, paint.of(moss)),
      ellipse(x + 6 + swing * t, y + length * t + 5, 7, 4.5, paint.lit(moss, 0.2)),
    ]),
  ];
}

const OCHRE: Colour = '#c8754a';

/** Hands, a fish, the sun: left by somebody long ago. */
function paintings(canvas: Canvas): Art {
  const colour = mix(canvas.paint.of(OCHRE), canvas.paint.of('#8f8a86'), 0.15);
  const hand = ([x, y]: Point, turn: number, scale: number) =>
    group(
      [
        ellipse(0, 0, 15, 17, colour),
        line('M-10 -8L-18 -30M-3 -12L-6 -40M5 -12L7 -39M12 -8L18 -30M-12 4L-28 -6', colour, 8),
      ],
      { x, y, turn, scale },
    );
  return group(
    [
      hand([1330, 420], 8, 1),
      hand([1396, 380], -10, 0.8),
      hand([1440, 440], 20, 0.62),
      line('M1310 540q30 -28 70 0q-40 28 -70 0M1380 540l20 -14v28Z', colour, 5),
      circle(1330, 536, 3, colour),
      line(
        'M1480 540m-20 0a20 20 0 1 1 40 0a20 20 0 1 1 -40 0M1480 508v-14M1480 586v-14M1448 540h-14M1526 540h-14M1457 517l-9 -9M1503 517l9 -9M1457 563l-9 9M1503 563l9 9',
        colour,
        5,
      ),
      line(
        'M150 470q30 -26 60 -4q22 18 50 4M166 470v34M186 464v36M232 472v32M250 470v32M260 470l20 -26M276 448l14 -12M278 448l-4 -16',
        colour,
        7,
      ),
      line('M120 380q14 -16 28 0t28 0t28 0t28 0', colour, 5),
    ],
    { opacity: 0.75 },
  );
}

function spray(canvas: Canvas): Art {
  const white = mix(canvas.paint.of('#ffffff'), canvas.light.glow, 0.3);
  return [
    canvas.glow(800, 696, 470, 60, white, 0.85),
    Array.from({ length: 13 }, (_, i) =>
      ellipse(420 + i * 64 + canvas.sway(i) * 5, 700 + (i % 3) * 4, 50, 13 + (i % 2) * 5, white, {
        opacity: 0.5,
      }),
    ),
    canvas.glow(800, 780, 560, 90, canvas.light.glow, canvas.light.night ? 0.16 : 0.4),
  ];
}

function puddles(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const water = mix(paint.of('#9fd0dc'), light.sky[2], 0.4);
  return [
    [470, 872, 110],
    [1120, 868, 130],
    [360, 802, 60],
  ].map(([x = 0, y = 0, width = 0]) => [
    ellipse(x, y, width, width * 0.14, water, { opacity: 0.8 }),
    ellipse(x + canvas.sway(x) * 3, y, width * 0.4, width * 0.05, '#ffffff', { opacity: 0.35 }),
  ]);
}

function mossyPatches(canvas: Canvas, random: Random, moss: Colour): Art {
  return Array.from({ length: 14 }, (_, i) => {
    const x = i % 2 ? between(random, 0, 380) : between(random, 1220, 1600);
    const width = between(random, 40, 110);
    return path(
      blob(random, [x, between(random, 720, 880)], width, width * 0.17, { wobble: 0.2 }),
      i % 3 ? canvas.paint.of(moss) : canvas.paint.lit(moss, 0.25),
      { opacity: 0.75 },
    );
  });
}

/** A flat stone to sit on, with a picnic cloth and two apples. */
function stoneBench(canvas: Canvas, wall: Colour): Art {
  const { paint, light } = canvas;
  return [
    canvas.glow(1344, 800, 150, 20, light.shadow, 0.5),
    path('M1250 796Q1236 750 1270 736H1416Q1446 744 1436 796Q1344 808 1250 796Z', dim(canvas, wall, 0.4)),
    path(
      'M1238 748Q1232 716 1276 712H1410Q1450 714 1446 746Q1340 764 1238 748Z',
      canvas.linear([
        [0, paint.lit(wall, 0.45)],
        [1, paint.of(wall)],
      ]),
    ),
    path('M1290 712H1390L1404 752Q1340 758 1280 752Z', paint.of('#f3e3c4')),
    path('M1290 712H1316L1312 755L1280 752ZM1342 712H1368L1374 755L1342 757Z', paint.of('#d96a5c'), {
      opacity: 0.7,
    }),
    [1330, 1358].map((x) => [
      circle(x, 707, 12, paint.of('#d9514a')),
      line(`M${x} 694q2 -8 8 -11`, paint.of('#6f4c38'), 3),
      circle(x - 5, 701, 4, '#ffffff', { opacity: 0.5 }),
    ]),
  ];
}

function ferns(canvas: Canvas, moss: Colour): Art {
  const { paint } = canvas;
  return [
    [40, 780, 130, 0.4],
    [90, 790, 110, -0.2],
    [330, 720, 66, 0.5],
    [1240, 716, 70, -0.5],
    [1530, 786, 140, -0.4],
    [1580, 800, 120, 0.2],
  ].map(([x = 0, y = 0, height = 0, lean = 0], i) =>
    fern([x, y], height, i % 2 ? paint.of(moss) : paint.shaded(moss, 0.25), lean + canvas.sway(i) * 0.03),
  );
}
