import { pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
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
import { dappled, meadow, mist, trail } from '#engines/illustrator/built-in/nature/ground.ts';
import { firefliesOrDust, rays } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { fern, frame, mushroom } from '#engines/illustrator/built-in/nature/plants.ts';
import { sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { leaves } from '#engines/illustrator/built-in/nature/trees.ts';
import { lantern } from '#engines/illustrator/built-in/scenery/lamps.ts';
import {
  footShadow,
  glass,
  sideLit,
  slantLit,
  snowedOn,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import { treeline } from '#engines/illustrator/built-in/scenery/treeline.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const CAPS: readonly Colour[] = ['#d9564a', '#e08a4a', '#b5658a', '#c9a04a', '#8a6ab0'];

/** Where the smallest folk live: toadstools with doors, a stump laid for tea, ferns as high as trees. */
export function mushroomVillage(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('mushroom village');
  const moss = snowedOn(canvas, '#86a860');
  const green = canvas.weather === 'snow' ? '#8aaba3' : '#5f9a5c';
  return {
    back: [
      sky(canvas),
      canvas.glow(780, 380, 900, 460, light.glow, light.night ? 0.26 : 0.75),
      treeline(canvas, {
        name: 'far',
        y: 672,
        height: 450,
        colour: '#7fae86',
        depth: 0.6,
        crown: 190,
        share: (x) => 0.5 + 0.5 * Math.min(1, Math.abs(x - 800) / 620),
      }),
      giantFerns(canvas, green, 0.36, [
        [380, 660, 330],
        [1216, 664, 340],
        [560, 650, 230],
        [1050, 652, 240],
      ]),
      mist(canvas, 440, 220, 0.5),
      [
        [640, 652, 90],
        [960, 650, 76],
        [720, 648, 60],
      ].map(([x = 0, y = 0, h = 0]) => farHouse(canvas, random, [x, y], h)),
      meadow(canvas, 650, moss, { tufts: 50 }),
      trail(canvas, 654, snowedOn(canvas, '#dcc39a', 0.6), { from: 800, to: 610 }),
      pebbles(canvas),
      dappled(canvas, 690, 880, 16),
      giantFerns(canvas, green, 0.06, [
        [40, 730, 560],
        [1560, 736, 540],
      ]),
      house(canvas, [214, 754], 400, CAPS[0] ?? '#d9564a'),
      house(canvas, [1436, 742], 330, pick(random, CAPS.slice(1))),
      [
        [372, 764, 60],
        [408, 742, 40],
        [1250, 748, 52],
      ].map(([x = 0, y = 0, h = 0]) => mushroom(canvas, random, [x, y], h, pick(random, CAPS))),
      teaStump(canvas, [1330, 806]),
      canvas.glow(800, 560, 600, 290, light.glow, 0.2),
    ],
    light: [
      rays(canvas, [360, -140], {
        count: 5,
        colour: light.glow,
        strength: light.night ? 0.12 : 0.28,
        fan: [0.35, 1.3],
      }),
      firefliesOrDust(canvas, { left: 160, top: 320, right: 1440, bottom: 780 }),
    ],
    front: frame(canvas, green),
    ground: { far: 756, near: 842 },
    obstacles: [
      { left: 30, top: 380, right: 396, bottom: 780 },
      { left: 1210, top: 480, right: 1600, bottom: 824 },
    ],
    tables: [{ name: 'stump', x: 1330, y: 736, width: 170, foot: 806 }],
  };
}

function giantFerns(
  canvas: Canvas,
  colour: Colour,
  depth: number,
  feet: readonly (readonly [...Point, number])[],
): Art {
  const paint = leaves(canvas, colour, depth);
  return feet.map(([x, y, height]) =>
    [-0.8, 0.7, -0.25, 0.25].map((lean, i) =>
      fern(
        [x, y],
        height * (i < 2 ? 0.86 : 1),
        i % 2 ? paint.middle : paint.dark,
        lean + canvas.sway(i) * 0.01,
      ),
    ),
  );
}

function farHouse(canvas: Canvas, random: Random, foot: Point, height: number): Art {
  const [x, y] = foot;
  return group(
    [
      mushroom(canvas, random, foot, height, pick(random, CAPS)),
      circle(x, y - height * 0.24, height * 0.07, glass(canvas)),
    ],
    { opacity: 0.72 },
  );
}

/** A toadstool with a door, round windows and a chimney; `height` to the top of its cap. */
function house(canvas: Canvas, [x, y]: Point, height: number, cap: Colour): Art {
  const { paint, light } = canvas;
  const stem: Colour = '#f6e8cf';
  const roof = snowedOn(canvas, cap, 0.6);
  const spots = [
    [-96, -296, 26],
    [-20, -340, 32],
    [70, -300, 28],
    [122, -246, 18],
    [-138, -236, 17],
    [16, -262, 20],
  ] as const;
  const smoke = canvas.sway() * 5;
  return [
    footShadow(canvas, x, y, height * 0.34, height * 0.05),
    group(
      [
        [0, 1, 2].map((i) =>
          ellipse(104 + i * 10 + smoke, -410 - i * 34, 15 + i * 6, 13 + i * 5, light.cloud, {
            opacity: 0.5 - i * 0.12,
          }),
        ),
        rect(88, -392, 30, 90, sideLit(canvas, '#b48f7c'), { corner: 5 }),
        path('M-92 -190Q-76 -100 -116 0Q0 26 116 0Q76 -100 92 -190Z', sideLit(canvas, stem)),
        path('M-150 -196Q0 -150 150 -196Q60 -130 0 -132Q-60 -130 -150 -196Z', paint.shaded('#e6d3b4', 0.3)),
        path(
          'M-196 -190C-204 -330 -90 -386 0 -386C90 -386 204 -330 196 -190Q100 -232 0 -232Q-100 -232 -196 -190Z',
          slantLit(canvas, roof),
        ),
        spots.map(([sx, sy, r]) => ellipse(sx, sy, r, r * 0.8, paint.lit('#fdf3df', 0.2), { opacity: 0.95 })),
        path('M-34 4V-82Q-34 -118 4 -118Q42 -118 42 -82V4Z', paint.shaded('#a8774e', 0.25)),
        path('M-26 4V-80Q-26 -110 4 -110Q34 -110 34 -80V4Z', sideLit(canvas, '#5f9a86')),
        circle(24, -48, 5, paint.of('#f4cf6a')),
        [-68, 74].map((wx) => [
          circle(wx, -104, 22, paint.shaded('#a8774e', 0.2)),
          circle(wx, -104, 16, glass(canvas)),
          line(`M${wx} -120V-88M${wx - 16} -104H${wx + 16}`, paint.shaded('#a8774e', 0.2), 4),
          light.lamps && canvas.glow(wx, -104, 90, 90, '#ffd36a', 0.6),
        ]),
        lantern(canvas, [58, -176], { scale: 0.62 }),
        path('M-54 4H62L74 18H-66Z', topLit(canvas, '#b9b0a6')),
      ],
      { x, y, scale: height / 400 },
    ),
  ];
}

function pebbles(canvas: Canvas): Art {
  const { paint } = canvas;
  const random = canvas.random('pebbles');
  return Array.from({ length: 26 }, () => {
    const t = random();
    const y = 676 + t * 215;
    const x = 800 - t * 90 + (random() - 0.5) * (60 + t * 420);
    const size = 6 + t * 15;
    return ellipse(
      x,
      y,
      size,
      size * 0.5,
      paint.of(snowedOn(canvas, pick(random, ['#c9bda8', '#b5aaa0', '#e0d3bc'] as const), 0.7)),
    );
  });
}

/** Cups of acorn, and a snail who has come for cake. */
function teaStump(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const steam = canvas.sway() * 4;
  return [
    footShadow(canvas, x, y, 110, 18),
    group(
      [
        path('M-84 -66Q-80 -30 -108 0Q-50 -6 0 6Q50 -6 108 0Q80 -30 84 -66Z', sideLit(canvas, '#8a6448')),
        ellipse(0, -68, 86, 19, paint.lit('#d9b184', 0.2)),
        { ...ellipse(0, -68, 54, 11, 'none'), stroke: paint.of('#b98c62'), width: 3 },
        path('M-52 -74Q-54 -100 -34 -100Q-14 -100 -16 -74Z', sideLit(canvas, '#5f93a8')),
        line('M-16 -92q16 -2 18 -16M-54 -94q-14 4 -8 16', paint.of('#5f93a8'), 5),
        line(`M-34 -106Q${n(-42 + steam)} -122 -32 -136`, '#ffffff', 5, { opacity: 0.5 }),
        [16, 46].map((cx) => [
          path(
            `M${cx - 11} -82H${cx + 11}Q${cx + 9} -66 ${cx} -66Q${cx - 9} -66 ${cx - 11} -82Z`,
            sideLit(canvas, '#b5834f'),
          ),
        ]),
        path('M52 -78Q56 -92 70 -90L76 -78Z', paint.of('#f0d3a4')),
        group(
          [
            path('M-20 0Q14 2 26 -6Q34 -16 28 -20Q20 -8 -20 0Z', paint.of('#d9b48a')),
            circle(-2, -14, 14, sideLit(canvas, '#c9746a')),
            line('M-2 -14a5 5 0 1 1 -5 5', paint.shaded('#a85f56', 0.2), 3),
            line('M28 -18L34 -30M26 -20L24 -32', paint.of('#d9b48a'), 2.5),
          ],
          { x: 60, y: -88, scale: 0.9 },
        ),
      ],
      { x, y },
    ),
  ];
}
