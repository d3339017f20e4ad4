import { pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { frame } from '#engines/illustrator/built-in/nature/plants.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { canopy, leaves, palm } from '#engines/illustrator/built-in/nature/trees.ts';
import { sea } from '#engines/illustrator/built-in/nature/water.ts';
import { rowingBoat } from '#engines/illustrator/built-in/scenery/boats.ts';
import { treasureChest } from '#engines/illustrator/built-in/scenery/cargo.ts';
import { hammock } from '#engines/illustrator/built-in/scenery/hammock.ts';
import { sideLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { marram, sandOf, shells, shore } from '#engines/illustrator/built-in/scenery/shore.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const HORIZON = 520;
const JUNGLES: readonly Colour[] = ['#5fa872', '#4fa08a', '#7aae5c'];

/** A lagoon below steep green peaks, huts on stilts in it; on our beach a boat, a hammock and a found treasure. */
export function lagoonUnderPeaks(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('lagoon');
  const jungle = snowedOn(canvas, pick(random, JUNGLES), 0.6);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 4, 80, 240),
      PEAKS.map((peak) => mountain(canvas, peak, jungle)),
      mist(canvas, 300, 230, 0.55),
      shoreForest(canvas, random, jungle),
      birds(canvas, 700, 200),
      sea(canvas, { top: HORIZON, height: 200, near: '#8fe0cc', deep: '#45aebb' }),
      canvas.glow(800, 545, 800, 130, light.glow, light.night ? 0.2 : 0.5),
      STILT_HUTS.map(([x, y, scale]) => stiltHut(canvas, x, y, scale)),
      shore(canvas, { y: 676, colour: sandOf(canvas) }),
      canvas.glow(1420, 770, 260, 34, light.shadow, 0.4),
      palm(canvas, random, [1218, 722], 470, { lean: -60 }),
      palm(canvas, random, [1506, 760], 560, { lean: 50 }),
      hammockBetweenPalms(canvas),
      palm(canvas, random, [44, 766], 560, { lean: 150 }),
      TUFTS.map(([x, y, height]) => marram(canvas, random, [x, y], height)),
      rowingBoat(canvas, [246, 806], {
        hull: pick(random, ['#4f9fb0', '#d9705a', '#e0a844'] as const),
        scale: 0.86,
      }),
      sandHeap(canvas),
      treasureChest(canvas, [1338, 838], { turn: -4 }),
      !light.night && canvas.glow(1338, 770, 120, 80, '#ffe28a', 0.4),
      shells(canvas, random, [
        [520, 880],
        [860, 884],
        [1130, 868],
        [660, 722],
      ]),
    ],
    front: frame(canvas, '#4f8f62'),
    ground: { far: 752, near: 842 },
    obstacles: [
      { left: 0, top: 640, right: 390, bottom: 816 },
      { left: 1204, top: 560, right: 1560, bottom: 850 },
    ],
  };
}

const TUFTS = [
  [1226, 736, 40],
  [1200, 732, 30],
  [1500, 774, 56],
  [1530, 778, 44],
  [40, 782, 60],
] as const;

interface Peak {
  x: number;
  top: number;
  left: number;
  right: number;
  depth: number;
}

const PEAKS: readonly Peak[] = [
  { x: 980, top: 300, left: 330, right: 380, depth: 0.68 },
  { x: 1270, top: 240, left: 260, right: 420, depth: 0.56 },
  { x: 560, top: 180, left: 300, right: 270, depth: 0.55 },
  { x: 330, top: 262, left: 330, right: 330, depth: 0.42 },
];

/** Steep and folded, lit on its left. */
function mountain(canvas: Canvas, { x, top, left, right, depth }: Peak, jungle: Colour): Art {
  const { paint, light } = canvas;
  const base = paint.of(jungle, depth);
  const height = HORIZON - top;
  const shade = mix(base, light.shadow, 0.3 * (1 - depth * 0.6));
  const folds = [0.25, 0.5, 0.75].map((share) => {
    const lean = share * right;
    return `M${n(x + lean * 0.2)} ${n(top + height * share * 0.45)}Q${n(x + lean * 0.4)} ${n(top + height * 0.6)} ${n(x + lean * 0.7)} ${HORIZON}`;
  });
  return [
    path(
      `M${x - left} ${HORIZON + 6}Q${n(x - left * 0.45)} ${n(top + height * 0.72)} ${n(x - left * 0.2)} ${n(top + height * 0.28)}Q${n(x - 20)} ${top} ${x} ${top}Q${n(x + 24)} ${top + 8} ${n(x + right * 0.22)} ${n(top + height * 0.34)}Q${n(x + right * 0.5)} ${n(top + height * 0.76)} ${x + right} ${HORIZON + 6}Z`,
      mix(base, light.key, 0.22),
    ),
    path(
      `M${x} ${top}Q${n(x + 24)} ${top + 8} ${n(x + right * 0.22)} ${n(top + height * 0.34)}Q${n(x + right * 0.5)} ${n(top + height * 0.76)} ${x + right} ${HORIZON + 6}H${n(x + right * 0.1)}Q${n(x - 26)} ${n(top + height * 0.66)} ${n(x + 14)} ${n(top + height * 0.36)}Q${n(x - 12)} ${n(top + height * 0.16)} ${x} ${top}Z`,
      shade,
      { opacity: 0.75 },
    ),
    line(folds.join(''), mix(base, light.key, 0.3), 5, { opacity: 0.3 }),
  ];
}

/** A low row of round trees and palms along the far side of the water. */
function shoreForest(canvas: Canvas, random: Random, jungle: Colour): Art {
  const { paint } = canvas;
  const trees = Array.from({ length: 15 }, (_, i) => ({
    x: i * 70 - 20 + random() * 30,
    size: 60 + random() * 46,
  }));
  const depth = (x: number) => 0.34 + (x / 1600) * 0.3;
  return [
    trees.map(({ x, size }) =>
      canopy(
        random,
        [x, HORIZON - size * 0.26],
        size * 1.25,
        size * 0.8,
        leaves(canvas, tone(jungle, random() * 0.06 - 0.03, 1, random() * 24 - 12), depth(x)),
        0.2,
      ),
    ),
    [150, 420, 690, 880].map((x) =>
      group(palm(canvas, random, [0, 0], 400, { lean: random() * 140 - 70, depth: 0.35 }), {
        x,
        y: HORIZON - 10,
        scale: 0.3,
      }),
    ),
    path(
      `M-20 ${HORIZON + 8}V${HORIZON - 8}Q300 ${HORIZON - 16} 640 ${HORIZON - 6}Q900 ${HORIZON - 2} 1080 ${HORIZON + 8}Z`,
      paint.of('#f3e2b8', 0.3),
    ),
  ];
}

const STILT_HUTS = [
  [1096, 560, 0.42],
  [986, 546, 0.3],
] as const;

function stiltHut(canvas: Canvas, x: number, y: number, scale: number): Art {
  const { paint, light } = canvas;
  const depth = 0.28;
  const thatch = snowedOn(canvas, '#c9a25e');
  return group(
    [
      line('M-70 -40V34M-24 -40V38M24 -40V38M70 -40V34', paint.of('#8a6a4e', depth), 9),
      line(
        `M-84 38q14 ${-6 + canvas.sway() * 3} 28 0t28 0t28 0t28 0t28 0t28 0`,
        paint.of('#ffffff', 0.2),
        5,
        { opacity: 0.6 },
      ),
      path('M-76 -44V-118H76V-44Z', sideLit(canvas, '#d9b27a', { depth })),
      path('M-18 -44V-98H18V-44Z', light.lamps ? '#ffdf8a' : paint.of('#7f6048', depth)),
      path(
        'M-112 -104Q-50 -150 -20 -214H20Q50 -150 112 -104Q0 -84 -112 -104Z',
        sideLit(canvas, thatch, { depth }),
      ),
      line(
        'M-84 -112Q-50 -140 -28 -186M-40 -104Q-22 -140 -12 -196M40 -104Q22 -140 12 -196M84 -112Q50 -140 28 -186',
        paint.of('#a5803f', depth),
        4,
        { opacity: 0.5 },
      ),
      line('M-110 -42H190', paint.of('#b08a5e', depth), 12),
      line('M150 -42V26M190 -42V24', paint.of('#8a6a4e', depth), 7),
      light.lamps && canvas.glow(0, -70, 130, 100, '#ffd36a', 0.6),
    ],
    { x, y, scale },
  );
}

function hammockBetweenPalms(canvas: Canvas): Art {
  const [cloth, stripe] = pick(canvas.random('hammock'), [
    ['#f3e2c4', '#e5826a'],
    ['#fdf0d8', '#4fa8a0'],
    ['#f6e4b8', '#7f8fd0'],
  ] as const);
  return [
    canvas.glow(1360, 742, 140, 18, canvas.light.shadow, 0.4),
    hammock(canvas, [1206, 570], [1520, 556], { cloth, stripe, sag: 100 }),
  ];
}

/** Somebody has been digging. */
function sandHeap(canvas: Canvas): Art {
  const { paint } = canvas;
  const sand = sandOf(canvas);
  return [
    path(
      'M1240 842Q1262 806 1300 808Q1380 800 1424 826Q1446 836 1452 848Q1340 866 1240 842Z',
      canvas.linear([
        [0, paint.lit(sand, 0.4)],
        [1, paint.shaded(mix(sand, '#c99a62', 0.5), 0.2)],
      ]),
    ),
    line('M1424 838L1452 742', paint.of('#b58452'), 7),
    line('M1440 738l24 7', paint.of('#8a5f3c'), 8),
    path('M1412 820l30 8q2 26 -22 34q-16 -16 -8 -42Z', sideLit(canvas, '#8d9aa6')),
  ];
}
