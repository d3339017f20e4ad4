import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { canopy, leaves, pine, roundTree } from '#engines/illustrator/built-in/nature/trees.ts';
import { cabin } from '#engines/illustrator/built-in/scenery/cabin.ts';
import { billows } from '#engines/illustrator/built-in/scenery/cloud-sea.ts';
import { topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import { waterfall } from '#engines/illustrator/built-in/scenery/waterfall.ts';
import { windmill } from '#engines/illustrator/built-in/scenery/windmill.ts';
import {
  cloudFloor,
  cloudFrame,
  cloudHeap,
  twinkles,
} from '#engines/illustrator/built-in/settings/sky/cloud-tops.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const CROWNS: readonly (readonly [Colour, Colour])[] = [
  ['#7fb56c', '#e39aae'],
  ['#6fae84', '#d9a345'],
  ['#8fba62', '#b78fc4'],
];
const HOUSES = [
  { wood: '#e6b98a', roof: '#c8564e', shutters: '#4f8a92' },
  { wood: '#d9c4a0', roof: '#6a86b5', shutters: '#d98a4e' },
  { wood: '#c99a70', roof: '#6f9a6a', shutters: '#c8564e' },
] as const;
const SMALL = [
  [560, 330, 0.26, 0.62],
  [1010, 270, 0.3, 0.6],
  [760, 210, 0.18, 0.7],
] as const;

/** Islands in the air: a little house, a windmill, a stream that falls into the clouds. */
export function floatingIslands(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('floating islands');
  const [green, second] = pick(random, CROWNS);
  const snow = canvas.weather === 'snow';
  const grass: Colour = snow ? '#eef4fa' : green;
  const house = pick(random, HOUSES);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 4, 100, 300),
      SMALL.map(([x, y, scale, depth], i) =>
        floating(canvas, i, [x, y], scale, [
          island(canvas, depth, grass),
          [-60, 60].map((dx, k) =>
            smallTree(canvas, random, [dx, -4], 120 + k * 20, k % 2 ? second : green, depth),
          ),
        ]),
      ),
      billows(canvas, { name: 'horizon', y: 570, size: 56, depth: 0.6, drift: 3, reach: 90 }),
      canvas.glow(800, 540, 640, 300, light.glow, light.night ? 0.22 : 0.5),
      birds(canvas, 640, 420, 3),
      floating(canvas, 1, [214, 452], 1, [
        island(canvas, 0.08, grass),
        waterfall(canvas, {
          name: 'island',
          x: 96,
          top: 8,
          bottom: 290,
          width: 46,
          depth: 0.06,
          foam: false,
        }),
        stream(canvas),
        roundTree(canvas, random, [-150, 0], 220, { colour: second, depth: 0.06, detail: 0.35 }),
        cabin(canvas, [-30, 8], { ...house, scale: 0.62, depth: 0.05, snowy: snow }),
        roundTree(canvas, random, [166, 0], 120, { colour: green, depth: 0.06, detail: 0.3 }),
      ]),
      floating(canvas, 2.4, [1392, 420], 0.96, [
        island(canvas, 0.08, grass),
        pine(canvas, random, [-136, 4], 170, { colour: tone(green, -0.08), depth: 0.06, snow }),
        windmill(canvas, [0, 4], { scale: 0.52, cap: house.roof }),
        roundTree(canvas, random, [128, 4], 180, { colour: second, depth: 0.06, detail: 0.35 }),
      ]),
      billows(canvas, { name: 'near', y: 636, size: 80, depth: 0.34, drift: 2, reach: 100 }),
      cloudHeap(canvas, 'left', [70, 706], 330, 0.1),
      cloudHeap(canvas, 'right', [1540, 706], 340, 0.1),
      cloudFloor(canvas),
      ladder(canvas),
      grassTuft(canvas, random, grass, green),
      twinkles(canvas, 8),
    ],
    front: cloudFrame(canvas),
    ground: { far: 752, near: 842 },
    obstacles: [
      { left: 1230, top: 470, right: 1330, bottom: 800 },
      { left: 120, top: 700, right: 330, bottom: 800 },
    ],
  };
}

function floating(canvas: Canvas, phase: number, [x, y]: Point, scale: number, parts: Art): Art {
  return group(parts, { x, y: y + canvas.sway(phase) * 4 * scale, scale });
}

/** Green above, rock below, 440 wide. */
function island(canvas: Canvas, depth: number, grass: Colour): Art {
  const { paint, light } = canvas;
  const stone: Colour = '#a98a72';
  const base = paint.of(stone, depth);
  const turf = paint.of(grass, depth);
  return [
    path(
      'M-214 8Q-196 60 -150 74Q-120 128 -76 132Q-50 196 -8 222Q30 190 46 146Q100 132 126 84Q186 66 214 8Z',
      canvas.linear([
        [0, mix(base, light.key, 0.14)],
        [1, mix(base, light.shadow, 0.34 * (1 - depth))],
      ]),
    ),
    path(
      'M30 20Q60 90 -8 222Q30 190 46 146Q100 132 126 84Q186 66 214 8Z',
      mix(base, light.shadow, 0.3 * (1 - depth)),
      { opacity: 0.55 },
    ),
    line(
      'M-150 40L-120 84M-70 60L-60 120M-20 90L-14 180M60 70L40 120M130 40L110 76',
      mix(base, light.shadow, 0.4 * (1 - depth)),
      5,
      { opacity: 0.4 },
    ),
    line('M-120 84q-6 34 4 58M-60 124q6 34 -6 60M90 110q6 26 -4 48', mix(base, light.shadow, 0.3), 4, {
      opacity: 0.5,
    }),
    path(
      'M-224 6C-220 -16 -120 -26 0 -26C120 -26 220 -16 224 6Q204 30 182 20Q160 44 132 24Q104 50 76 28Q44 52 12 30Q-24 54 -54 30Q-86 50 -112 26Q-142 44 -164 22Q-200 34 -224 6Z',
      canvas.linear([
        [0, mix(turf, light.key, 0.3)],
        [1, mix(turf, light.shadow, 0.16 * (1 - depth))],
      ]),
    ),
  ];
}

function smallTree(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  height: number,
  colour: Colour,
  depth: number,
): Art {
  return [
    line(`M${x} ${y}V${n(y - height * 0.5)}`, canvas.paint.of('#7d6250', depth), 10),
    canopy(random, [x, y - height * 0.7], height * 0.7, height * 0.6, leaves(canvas, colour, depth), 0.2),
  ];
}

function stream({ paint }: Canvas): Art {
  return [
    path('M30 -24Q60 -10 74 8H118Q104 -12 56 -25Z', paint.of('#9fd8e6', 0.06)),
    line('M52 -20Q80 -8 92 6', paint.of('#f2fbff'), 3, { opacity: 0.8 }),
  ];
}

/** A rope ladder from the right island down to the clouds. */
function ladder(canvas: Canvas): Art {
  const { paint } = canvas;
  const bend = (t: number) => 1270 + Math.sin(t * 3 + canvas.sway() * 0.3) * 14;
  const rungs = Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    return `M${n(bend(t))} ${n(lerp(450, 772, t))}h38`;
  });
  const rope = (dx: number) =>
    Array.from(
      { length: 13 },
      (_, i) => `${i ? 'L' : 'M'}${n(bend(i / 12) + dx)} ${n(lerp(436, 782, i / 12))}`,
    ).join('');
  return [
    line(rope(0) + rope(38), paint.of('#d8c4a0', 0.05), 5),
    line(rungs.join(''), paint.of('#a97c52', 0.05), 8),
  ];
}

/** A bed of flowers on the cloud, with a watering can. */
function grassTuft(canvas: Canvas, random: Random, grass: Colour, green: Colour): Art {
  const { paint, light } = canvas;
  return [
    canvas.glow(226, 796, 120, 16, light.shadow, 0.25),
    group(
      [
        path(
          'M-220 34C-206 -18 -100 -32 0 -32C100 -32 206 -18 220 34Q160 50 110 40Q50 56 0 42Q-60 56 -110 40Q-170 50 -220 34Z',
          topLit(canvas, grass, { contrast: 0.23 }),
        ),
        Array.from({ length: 9 }, (_, i) => {
          const x = -150 + i * 38;
          const height = between(random, 50, 90);
          const colour = pick(random, ['#f3a9c0', '#fff3d6', '#f7c35f', '#b9a4e6'] as const);
          return [
            line(
              `M${x} -4q4 ${n(-height * 0.5)} ${n(canvas.sway(i) * 4)} ${n(-height)}`,
              paint.shaded(green, 0.1),
              7,
            ),
            ellipse(x + canvas.sway(i) * 4, -6 - height, 19, 17, paint.of(colour)),
            ellipse(x + canvas.sway(i) * 4, -6 - height, 7, 6, paint.of('#f0b04c')),
          ];
        }),
        rect(104, -62, 58, 62, paint.of('#5f9cb0'), { corner: 10 }),
        line('M104 -20L66 -54M162 -50Q196 -50 190 -20Q184 -4 162 -8', paint.of('#5f9cb0'), 10),
        line('M110 -52V-12', paint.lit('#a8d4e0', 0.3), 6),
      ],
      { x: 226, y: 776, scale: 0.46 },
    ),
  ];
}
