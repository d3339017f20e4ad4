import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, blob, n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dappled, meadow, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { firefliesOrDust, rays } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { fern } from '#engines/illustrator/built-in/nature/plants.ts';
import { sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { bush, canopy, leaves, palm } from '#engines/illustrator/built-in/nature/trees.ts';
import { slantLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { treeline } from '#engines/illustrator/built-in/scenery/treeline.ts';
import {
  blossom,
  BLOSSOMS,
  broadLeaved,
  greensOf,
  jungleFrame,
  liana,
} from '#engines/illustrator/built-in/settings/jungle/plants.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** An old wall with a round gate, half taken back by the green; the light comes through it. */
export function roundGate(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('round gate');
  const greens = greensOf(canvas);
  const [main, bright, third] = greens;
  const stone = pick(random, ['#b5ab94', '#a9a79e', '#bfa58a'] as const);
  return {
    back: [
      sky(canvas),
      treeline(canvas, { name: 'far', y: 640, height: 560, colour: third, depth: 0.76, crown: 210 }),
      treeline(canvas, { name: 'behind', y: 640, height: 400, colour: main, depth: 0.5, crown: 170 }),
      palmsBehind(canvas, random),
      beyond(canvas, bright),
      wall(canvas, random, stone),
      carvings(canvas, stone),
      meadow(canvas, 668, snowedOn(canvas, mix(main, '#a8ba62', 0.5)), { tufts: 36 }),
      steps(canvas, stone),
      paving(canvas, random, stone),
      dappled(canvas, 710, 880, 16),
      overgrowth(canvas, random, main, bright),
      canvas.glow(800, 500, 520, 330, light.glow, light.night ? 0.2 : 0.35),
    ],
    light: [
      rays(canvas, [800, 330], {
        count: 7,
        colour: light.glow,
        strength: light.night ? 0.1 : 0.24,
        length: 640,
        fan: [0.5, 2.6],
      }),
      firefliesOrDust(canvas, { left: 200, top: 300, right: 1400, bottom: 780 }, '#c8ff9a'),
    ],
    front: jungleFrame(canvas, main),
    ground: { far: 752, near: 840 },
    obstacles: [
      { left: 0, top: 640, right: 330, bottom: 780 },
      { left: 1270, top: 640, right: 1600, bottom: 780 },
    ],
  };
}

function palmsBehind(canvas: Canvas, random: Random): Art {
  return (
    [
      [210, 470, -50],
      [390, 380, 30],
      [1290, 420, -30],
      [1440, 500, 60],
    ] as const
  ).map(([x, height, lean]) =>
    group(palm(canvas, random, [x, 520], height, { depth: 0.2, lean }), { opacity: 0.7 }),
  );
}

/** What is to be seen through the gate: only light and far trees, for the sake of the heads before it. */
function beyond(canvas: Canvas, green: Colour): Art {
  const { light } = canvas;
  const random = canvas.random('beyond');
  return [
    ellipse(800, 540, 330, 330, mix(light.sky[2], light.glow, light.night ? 0.1 : 0.6)),
    canvas.glow(800, 460, 460, 380, light.glow, light.night ? 0.4 : 0.9),
    treeline(canvas, {
      name: 'beyond',
      y: 690,
      height: 220,
      colour: green,
      depth: 0.72,
      crown: 120,
      from: 500,
      to: 1100,
    }),
    group(palm(canvas, random, [930, 700], 330, { depth: 0.4, lean: -40 }), { opacity: 0.4 }),
    mist(canvas, 480, 220, 0.5),
  ];
}

const WALL_TOP =
  'M-60 350L90 336L110 362L260 346L330 306L430 286Q480 180 580 150Q800 96 1020 150Q1120 180 1170 286L1280 300L1340 350L1480 340L1500 368L1660 356';

function wall(canvas: Canvas, random: Random, stone: Colour): Art {
  const { paint, light } = canvas;
  const body = canvas.linearAt(
    [
      [0, mix(paint.of(stone, 0.16), light.key, 0.3)],
      [0.5, paint.of(stone, 0.14)],
      [1, mix(paint.of(stone, 0.1), light.shadow, 0.3)],
    ],
    [200, 150, 1400, 760],
  );
  let joints = '';
  for (let row = 0; row < 6; row++) {
    const y = 380 + row * 52;
    for (let i = 0; i < 13; i++) {
      const x = i * 128 + (row % 2) * 64 + between(random, -10, 10);
      if (Math.abs(x - 760) < 400 || random() < 0.25) continue;
      joints += `M${n(x)} ${y}v${n(between(random, 36, 54))}M${n(x + 8)} ${y}h${n(between(random, 40, 96))}`;
    }
  }
  return [
    path(`${WALL_TOP}V760H-60ZM580 740A300 300 0 1 1 1020 740Z`, body, { evenOdd: true }),
    line(joints, paint.shaded(stone, 0.35), 3.5, { opacity: 0.28 }),
    line(WALL_TOP, paint.lit(snowedOn(canvas, stone), 0.5), 9, { opacity: 0.8 }),
    ringOfStones(canvas, random, stone),
  ];
}

function ringOfStones(canvas: Canvas, random: Random, stone: Colour): Art {
  const { paint } = canvas;
  const count = 25;
  return Array.from({ length: count }, (_, i) => {
    const angle = (turn: number) => Math.PI * 0.78 + ((i + turn) / count) * Math.PI * 1.44;
    const corner = (radius: number, turn: number) =>
      at([800 + Math.cos(angle(turn)) * radius, 536 + Math.sin(angle(turn)) * radius]);
    const outer = 352 + between(random, -5, 5);
    return path(
      `M${corner(298, 0.04)}L${corner(outer, 0.04)}L${corner(outer, 0.96)}L${corner(298, 0.96)}Z`,
      i % 3 ? paint.lit(stone, 0.12 + (i < count / 2 ? 0.2 : 0)) : paint.of(tone(stone, -0.03)),
    );
  });
}

/** A sun, a fish and a spiral, cut into the wall long ago. */
function carvings(canvas: Canvas, stone: Colour): Art {
  const { paint } = canvas;
  const groove = paint.shaded(stone, 0.4);
  const edge = paint.lit(stone, 0.5);
  const cut = (d: string, x: number, y: number, scale: number) =>
    group(
      [line(d, edge, 7, { opacity: 0.5 }), group(line(d, groove, 6, { opacity: 0.75 }), { x: -2, y: -2 })],
      { x, y, scale },
    );
  return [
    cut(
      'M0 -30A30 30 0 1 1 -.1 -30ZM0 -44V-60M31 -31L42 -42M44 0H60M31 31L42 42M0 44V60M-31 31L-42 42M-44 0H-60M-31 -31L-42 -42M-10 -4v-4M10 -4v-4M-12 8Q0 20 12 8',
      356,
      500,
      1.05,
    ),
    cut('M0 0Q8 -12 18 0Q22 22 -2 24Q-32 20 -28 -8Q-20 -38 12 -36Q46 -28 46 6', 1258, 486, 1.05),
    cut('M-46 0Q-10 -40 34 0L56 -20V20L34 0Q-10 40 -46 0ZM-26 -4v-2M4 -14Q14 0 4 14', 1268, 610, 0.8),
  ];
}

function steps(canvas: Canvas, stone: Colour): Art {
  const { paint } = canvas;
  const tread = snowedOn(canvas, tone(stone, 0.05));
  return (
    [
      [574, 676, 452],
      [540, 698, 520],
      [506, 722, 588],
    ] as const
  ).map(([x, y, width]) => [
    path(`M${x} ${y}H${x + width}L${x + width + 10} ${y + 14}H${x - 10}Z`, paint.lit(tread, 0.3)),
    path(`M${x - 10} ${y + 14}H${x + width + 10}V${y + 28}H${x - 10}Z`, paint.shaded(stone, 0.2)),
  ]);
}

function paving(canvas: Canvas, random: Random, stone: Colour): Art {
  const slabs = [
    [640, 770, 92],
    [800, 762, 84],
    [960, 774, 90],
    [560, 812, 104],
    [742, 812, 96],
    [916, 820, 104],
    [1076, 812, 88],
    [640, 868, 124],
    [850, 874, 118],
    [1050, 872, 120],
    [440, 866, 96],
  ] as const;
  return slabs.map(([x, y, width]) =>
    path(
      blob(random, [x, y], width * 0.84, width * 0.2, { corners: 8, wobble: 0.06 }),
      slantLit(canvas, snowedOn(canvas, tone(stone, 0.02))),
      { opacity: 0.75 },
    ),
  );
}

function overgrowth(canvas: Canvas, random: Random, main: Colour, bright: Colour): Art {
  const { paint } = canvas;
  return [
    ivy(canvas, random, [main, bright, tone(main, 0.04)]),
    liana(canvas, random, [240, 400], [236, 600], { colour: main, sag: 0 }),
    liana(canvas, random, [60, 400], [56, 620], { colour: bright, sag: 0 }),
    liana(canvas, random, [1350, 400], [1346, 580], { colour: bright, sag: 0 }),
    liana(canvas, random, [1500, 400], [1510, 640], { colour: main, sag: 0 }),
    liana(canvas, random, [600, 150], [1010, 150], { colour: main, sag: 40 }),
    broadLeaved(canvas, random, [104, 740], 330, { colour: bright }),
    broadLeaved(canvas, random, [1500, 744], 350, { colour: bright }),
    bush(canvas, random, [300, 752], 170, { colour: main }),
    bush(canvas, random, [1310, 756], 160, { colour: main }),
    ellipse(300, 764, 100, 10, canvas.light.shadow, { opacity: 0.2 }),
    (
      [
        [240, 786, 110, -0.4],
        [370, 780, 80, 0.4],
        [1250, 784, 84, -0.4],
        [1380, 792, 110, 0.4],
      ] as const
    ).map(([x, y, height, lean], i) =>
      fern([x, y], height, i % 2 ? paint.of(main) : paint.shaded(main, 0.2), lean),
    ),
    canvas.weather !== 'snow' &&
      (
        [
          [256, 724],
          [300, 700],
          [344, 730],
          [1280, 726],
          [1330, 706],
          [60, 350],
          [230, 380],
          [350, 330],
          [1290, 350],
          [1420, 370],
          [1540, 340],
        ] as const
      ).map(([x, y]) => blossom(canvas, [x, y], between(random, 9, 14), paint.of(pick(random, BLOSSOMS)))),
  ];
}

const IVY = [
  [20, 350, 280],
  [300, 330, 260],
  [160, 372, 300],
  [400, 318, 150],
  [1580, 352, 280],
  [1310, 334, 260],
  [1450, 374, 300],
  [1214, 318, 140],
] as const;

/** Green that has climbed over the wall from behind and hangs down in front. */
function ivy(canvas: Canvas, random: Random, colours: readonly Colour[]): Art {
  return IVY.map(([x, y, width]) =>
    canopy(random, [x, y], width, width * 0.52, leaves(canvas, pick(random, colours), 0.1), 0.4),
  );
}
