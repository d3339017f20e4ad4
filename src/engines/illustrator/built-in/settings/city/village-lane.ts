import { pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { land, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { roundTree } from '#engines/illustrator/built-in/nature/trees.ts';
import { wallLamp } from '#engines/illustrator/built-in/scenery/lamps.ts';
import { paving } from '#engines/illustrator/built-in/scenery/paving.ts';
import { flowerPot, planters } from '#engines/illustrator/built-in/scenery/potted.ts';
import {
  footShadow,
  glass,
  sideLit,
  slantLit,
  snowedOn,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import { bench } from '#engines/illustrator/built-in/scenery/street-furniture.ts';
import { farTree } from '#engines/illustrator/built-in/scenery/treeline.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const WALLS = ['#f3e2c4', '#e9c9a4', '#f0dcc8', '#e3d8c0'] as const;
const DOORS = ['#5f8a86', '#b5564a', '#5f7fa8', '#c99a4a'] as const;

/** A lane between low old houses, a pump, a cat on a sill; at its end the hills begin. */
export function villageLane(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('village lane');
  return {
    back: [
      sky(canvas),
      clouds(canvas, 4, 90, 230),
      birds(canvas, 820, 170, 3),
      land(canvas, {
        name: 'hills',
        y: 520,
        height: 70,
        waves: 1.8,
        colour: snowedOn(canvas, '#8fb592'),
        depth: 0.6,
        grain: 40,
      }).art,
      chapel(canvas, [890, 620]),
      [640, 720, 980, 1060].map((x, i) =>
        farTree(canvas, random, [x, 630], 90 + (i % 2) * 34, { colour: '#79a868', depth: 0.42 }),
      ),
      mist(canvas, 500, 150, 0.35),
      row(canvas, random, -1),
      row(canvas, random, 1),
      canvas.glow(800, 560, 520, 280, light.glow, light.night ? 0.14 : 0.42),
      paving(canvas, { top: 664, colour: '#cdb99c', horizon: 560, stone: 130, rows: 11 }),
      roundTree(canvas, random, [1520, 742], 440, { colour: '#76a957', detail: 0.5 }),
      cottage(canvas, random, [-20, 748], 390, pick(random, WALLS)),
      pump(canvas, [1330, 786]),
      bench(canvas, [1496, 764], 1),
      [
        [398, 744, 56],
        [420, 764, 44],
      ].map(([x = 0, y = 0, size = 0]) => flowerPot(canvas, random, [x, y], size)),
      washing(canvas),
    ],
    front: planters(canvas, '#6a9a5c'),
    ground: { far: 756, near: 844 },
    obstacles: [
      { left: 0, top: 420, right: 440, bottom: 772 },
      { left: 1250, top: 600, right: 1600, bottom: 796 },
    ],
    seats: [{ name: 'bench', x: 1496, y: 716, width: 180, foot: 764 }],
  };
}

/** Houses that stand closer the farther they are. */
function row(canvas: Canvas, random: Random, side: 1 | -1): Art {
  const houses = [
    [560, 190, 664, 0.22],
    [470, 150, 652, 0.32],
    [396, 116, 644, 0.42],
  ] as const;
  return houses.toReversed().map(([away, width, foot, depth]) => {
    const x = side === -1 ? 800 - away : 800 + away - width;
    return smallHouse(canvas, random, [x, foot], width, depth);
  });
}

function smallHouse(canvas: Canvas, random: Random, [x, y]: Point, width: number, depth: number): Art {
  const { paint } = canvas;
  const [wall, door] = [pick(random, WALLS), pick(random, DOORS)];
  const height = width * 0.72;
  const roof = snowedOn(canvas, pick(random, ['#b5604f', '#8f5a48', '#a5784c'] as const));
  const top = y - height;
  return [
    rect(x, top, width, height, sideLit(canvas, wall, { depth, contrast: 0.2 })),
    path(
      `M${n(x - width * 0.06)} ${n(top + 4)}L${n(x + width * 0.14)} ${n(top - width * 0.4)}H${n(x + width * 0.86)}L${n(x + width * 1.06)} ${n(top + 4)}Z`,
      slantLit(canvas, roof, { depth }),
    ),
    [0.24, 0.74].map((share) =>
      rect(
        x + width * (share - 0.09),
        top + height * 0.24,
        width * 0.18,
        height * 0.28,
        glass(canvas, { depth }),
        { corner: 3 },
      ),
    ),
    rect(x + width * 0.4, top + height * 0.46, width * 0.2, height * 0.54, paint.of(door, depth), {
      corner: 4,
    }),
  ];
}

function chapel(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  return [
    rect(x - 20, y - 150, 40, 150, sideLit(canvas, '#f0e2cc', { depth: 0.46 })),
    path(
      `M${x - 26} ${y - 148}L${x} ${y - 214}L${x + 26} ${y - 148}Z`,
      paint.of(snowedOn(canvas, '#8f6a6a'), 0.46),
    ),
    circle(x, y - 120, 9, paint.of('#fbf3e2', 0.4)),
    line(`M${x} ${y - 120}v-6M${x} ${y - 120}h5`, paint.of('#5f4a44', 0.3), 2),
  ];
}

/** Old, low and well loved; the cat has its own window. */
function cottage(canvas: Canvas, random: Random, [x, y]: Point, width: number, wall: Colour): Art {
  const { paint, light } = canvas;
  const roof = snowedOn(canvas, '#a5704a');
  const door = pick(random, DOORS);
  const window = (wx: number): Art => [
    rect(wx - 42, 500, 84, 96, paint.of('#fbf3e2'), { corner: 5 }),
    rect(wx - 34, 508, 68, 80, glass(canvas), { corner: 3 }),
    line(`M${wx} 508V588M${wx - 34} 548H${wx + 34}`, paint.of('#fbf3e2'), 5),
    [-62, 42].map((dx) => rect(wx + dx, 498, 22, 100, paint.of(door), { corner: 4 })),
    light.lamps && canvas.glow(wx, 548, 120, 110, '#ffd36a', 0.5),
  ];
  return [
    footShadow(canvas, x + width / 2, y, 230, 18),
    rect(x, 430, width, y - 430, sideLit(canvas, wall, { contrast: 0.22 })),
    rect(x, y - 40, width, 40, paint.shaded('#b5a698', 0.1)),
    rect(250, 250, 46, 90, sideLit(canvas, '#c4937c'), { corner: 4 }),
    [0, 1, 2].map((i) =>
      ellipse(278 + canvas.sway(i) * 5 + i * 8, 228 - i * 30, 16 + i * 6, 13 + i * 5, light.cloud, {
        opacity: 0.55 - i * 0.14,
      }),
    ),
    path(
      `M${x - 20} 286H300Q350 340 ${x + width + 34} 448Q${x + width - 40} 470 ${x - 20} 452Z`,
      topLit(canvas, roof, { contrast: 0.26 }),
    ),
    line(`M${x} 330H330M${x} 372H354M${x} 414H376`, paint.shaded(roof, 0.3), 5, { opacity: 0.3 }),
    window(74),
    cat(canvas, [74, 590]),
    rect(24, 592, 100, 14, topLit(canvas, '#fbf3e2'), { corner: 4 }),
    rect(184, 508, 106, 240, paint.of('#fbf3e2'), { corner: 8 }),
    path('M194 748V560Q194 520 237 520Q280 520 280 560V748Z', slantLit(canvas, door)),
    line('M223 524V748M252 524V748', paint.shaded(door, 0.35), 3, { opacity: 0.5 }),
    circle(266, 650, 7, paint.of('#f2cd78')),
    wallLamp(canvas, [318, 560]),
    rect(176, 740, 122, 16, topLit(canvas, snowedOn(canvas, '#cfc4b6')), { corner: 4 }),
  ];
}

function cat(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  return group(
    [
      path('M-20 0Q-22 -34 2 -36Q24 -34 24 0Z', sideLit(canvas, '#7a7680')),
      path(
        'M-18 -42L-18 -62L-8 -52H6L16 -62L16 -42Q12 -28 0 -28Q-14 -28 -18 -42Z',
        sideLit(canvas, '#8a8690'),
      ),
      circle(-6, -43, 2.6, '#d8f0a0'),
      circle(6, -43, 2.6, '#d8f0a0'),
      line(`M22 -4Q38 -2 ${n(36 + canvas.sway() * 3)} 18`, paint.of('#7a7680'), 7),
    ],
    { x, y },
  );
}

function pump(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const iron = '#4f7f78';
  return [
    footShadow(canvas, x, y, 90, 14),
    group(
      [
        rect(-22, -170, 44, 170, sideLit(canvas, iron), { corner: 8 }),
        path('M-30 -166Q0 -210 30 -166Z', sideLit(canvas, iron)),
        circle(0, -196, 9, paint.of('#d9ad5c')),
        line('M22 -120H52Q64 -120 64 -104', paint.of(iron), 15),
        line('M-20 -140Q-64 -150 -66 -60', paint.shaded(iron, 0.2), 10),
        line('M64 -96V-54', '#dff1fa', 5, { opacity: 0.7 }),
        path('M34 -54H96L88 0H42Z', sideLit(canvas, '#a9784c')),
        line('M36 -40H94M40 -14H90', paint.shaded('#6d7078', 0.1), 5),
        ellipse(65, -54, 31, 7, paint.of('#8fc4d0')),
        rect(-52, -14, 80, 18, sideLit(canvas, snowedOn(canvas, '#b5aa9c', 0.4)), { corner: 5 }),
      ],
      { x, y },
    ),
  ];
}

function washing(canvas: Canvas): Art {
  const { paint } = canvas;
  const cloths: readonly (readonly [number, Colour])[] = [
    [500, '#e0806a'],
    [590, '#f7ead2'],
    [990, '#5f93a8'],
    [1080, '#f2c761'],
  ];
  return [
    line('M360 330Q860 440 1420 430', paint.of('#f3e6cc', 0.1), 3),
    cloths.map(([x, colour], i) => {
      const t = (x - 360) / 1060;
      const y = 330 + 220 * t * (1 - t) + 100 * t * t;
      return path(`M${x} ${n(y)}h56l${n(canvas.sway(i) * 5)} 64h-56Z`, paint.of(tone(colour, 0.02), 0.12));
    }),
  ];
}
