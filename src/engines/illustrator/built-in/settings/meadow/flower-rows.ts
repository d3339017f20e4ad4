import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, n } from '#engines/illustrator/built-in/draw/geometry.ts';
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
import { land, meadow, mist, trail } from '#engines/illustrator/built-in/nature/ground.ts';
import { firefliesOrDust } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { flowers, frame } from '#engines/illustrator/built-in/nature/plants.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { canopy, leaves, trunk } from '#engines/illustrator/built-in/nature/trees.ts';
import { slantLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { treeline } from '#engines/illustrator/built-in/scenery/treeline.ts';
import { windmill } from '#engines/illustrator/built-in/scenery/windmill.ts';
import { seasonOf } from '#engines/illustrator/built-in/settings/meadow/colours.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const CROPS: readonly (readonly Colour[])[] = [
  ['#9a86cc', '#b39adc'],
  ['#e8707a', '#f7c75a', '#f4a6b8', '#fbeed0'],
  ['#f2c648', '#e9b23e'],
  ['#7f9fe0', '#a9bdf0', '#c9a8e6'],
];

/** Flowers in rows as far as the windmill, poplars beside them, and a cart half loaded. */
export function flowerRows(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('flower rows');
  const { grass, leaf, fern } = seasonOf(canvas);
  const crop = pick(random, CROPS);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 4, 80, 260),
      birds(canvas, 560, 190),
      country(canvas, grass, leaf),
      mill(canvas, random),
      rows(canvas, random, crop, leaf),
      poplars(canvas, random, leaf),
      meadow(canvas, 724, grass, { tufts: 50 }),
      trail(canvas, 726, snowedOn(canvas, '#e0c596', 0.8), { from: 760, to: 620 }),
      cart(canvas, random, crop),
      flowers(canvas, random, { count: 24, top: 770, bottom: 885, colours: crop }),
      canvas.glow(780, 550, 600, 270, light.glow, 0.26),
    ],
    light: firefliesOrDust(canvas, { left: 160, top: 340, right: 1440, bottom: 790 }),
    front: frame(canvas, fern),
    ground: { far: 760, near: 842 },
    obstacles: [
      { left: 0, top: 400, right: 330, bottom: 760 },
      { left: 1230, top: 660, right: 1530, bottom: 800 },
    ],
  };
}

function country(canvas: Canvas, grass: Colour, leaf: Colour): Art {
  return [
    land(canvas, {
      name: 'far',
      y: 470,
      height: 70,
      waves: 2,
      colour: tone(leaf, 0.02, 0.8, 40),
      depth: 0.76,
      grain: 30,
    }).art,
    mist(canvas, 440, 150, 0.4),
    land(canvas, { name: 'middle', y: 540, height: 36, waves: 1.6, colour: grass, depth: 0.56, grain: 50 })
      .art,
    treeline(canvas, {
      name: 'wood',
      y: 600,
      height: 56,
      colour: leaf,
      depth: 0.52,
      crown: 46,
      share: (x) => 0.5 + 0.5 * Math.min(1, Math.abs(x - 760) / 500),
    }),
    mist(canvas, 520, 110, 0.3),
  ];
}

const VANISHING = { x: 900, y: 560 };
const FIELD = { top: 592, bottom: 752 };

/** Rows that run together far away; each a ridge of leaves with its flowers on top. */
function rows(canvas: Canvas, random: Random, crop: readonly Colour[], leaf: Colour): Art {
  const { paint } = canvas;
  const snow = canvas.weather === 'snow';
  const soil = snowedOn(canvas, mix('#a98a62', leaf, 0.35));
  const edge = (foot: number, y: number) =>
    lerp(VANISHING.x, foot, (y - VANISHING.y) / (FIELD.bottom - VANISHING.y));
  const feet = Array.from({ length: 30 }, (_, i) => -1300 + i * 150);
  return [
    rect(
      -20,
      FIELD.top,
      1640,
      170,
      canvas.linear([
        [0, paint.of(soil, 0.4)],
        [1, paint.of(soil)],
      ]),
    ),
    feet.map((foot, i) => {
      const colour = snow ? '#f4f8fa' : (crop[i % crop.length] ?? '#9a86cc');
      const band = (left: number, right: number) =>
        `M${n(edge(foot + left, FIELD.top))} ${FIELD.top}L${n(edge(foot + right, FIELD.top))} ${FIELD.top}L${n(foot + right)} ${FIELD.bottom}L${n(foot + left)} ${FIELD.bottom}Z`;
      const shades = (c: Colour) =>
        canvas.linear([
          [0, paint.of(c, 0.4)],
          [1, paint.of(c)],
        ]);
      return [
        path(band(0, 112), shades(snow ? '#cfdde4' : tone(leaf, -0.03))),
        path(band(6, 92), shades(tone(colour, -0.05))),
        path(band(12, 54), shades(colour)),
        Math.abs(foot - 760) < 1000 &&
          dabs(random, {
            count: 24,
            place: (r) => {
              const y = lerp(FIELD.top, FIELD.bottom, r() ** 0.6);
              return [edge(foot + between(r, 4, 92), y), y];
            },
            colour: snow ? paint.of('#ffffff') : paint.lit(colour, 0.4),
            width: 5,
            length: 6,
            angle: -Math.PI / 2,
            opacity: 0.7,
          }),
      ];
    }),
    mist(canvas, FIELD.top - 40, 90, 0.35),
  ];
}

function mill(canvas: Canvas, random: Random): Art {
  const wall = pick(random, ['#f3e6d0', '#e6d3c0', '#dfe3dc'] as const);
  const cap = pick(random, ['#b5604f', '#6f8fa8', '#8a6f5c'] as const);
  return [
    ellipse(1310, 622, 130, 16, canvas.light.shadow, { opacity: 0.22 }),
    windmill(canvas, [1310, 622], { wall, cap, depth: 0.14 }),
  ];
}

function poplars(canvas: Canvas, random: Random, leaf: Colour): Art {
  return (
    [
      [70, 748, 520],
      [176, 736, 430],
      [268, 728, 350],
      [338, 720, 280],
    ] as const
  ).map(([x, y, height], i) => [
    ellipse(x, y, height * 0.16, 8, canvas.light.shadow, { opacity: 0.25 }),
    trunk(canvas, random, [x, y], height * 0.5, height * 0.06, { depth: i * 0.05 }),
    canopy(
      random,
      [x, y - height * 0.58],
      height * 0.32,
      height * 0.9,
      leaves(canvas, leaf, 0.03 + i * 0.06),
      i < 2 ? 0.9 : 0.5,
    ),
  ]);
}

function cart(canvas: Canvas, random: Random, crop: readonly Colour[]): Art {
  const { paint, light } = canvas;
  const wood = pick(random, ['#b5774a', '#5f8f8c', '#c9694f'] as const);
  const heap = ['#6fa45c', ...crop] as const;
  return group(
    [
      ellipse(0, 4, 150, 13, light.shadow, { opacity: 0.3 }),
      line('M-110 -58L-176 -12', paint.of('#8d6a4c'), 10),
      canvas.weather !== 'snow' &&
        heap.map((colour, i) =>
          dabs(random, {
            count: i ? 20 : 44,
            place: (r) => [
              between(r, -100, 104),
              -100 - between(r, -10, 44) * (1 - ((r() - 0.5) * 1.2) ** 2),
            ],
            colour: paint.of(colour),
            width: 15,
            length: 4,
            angle: -1,
          }),
        ),
      path('M-122 -104H122L108 -46H-108Z', slantLit(canvas, wood)),
      line('M-116 -84H116M-112 -64H112', paint.shaded(wood, 0.35), 3, { opacity: 0.5 }),
      line('M-126 -104H126', paint.lit(snowedOn(canvas, wood), 0.4), 9),
      [-62, 66].map((x) => [
        { kind: 'ellipse' as const, numbers: [x, -32, 34, 34], stroke: paint.of('#7d5f48'), width: 8 },
        line(
          `M${x - 32} -32H${x + 32}M${x} -64V0M${x - 22} -54L${x + 22} -10M${x - 22} -10L${x + 22} -54`,
          paint.of('#9a7658'),
          4,
        ),
        circle(x, -32, 8, paint.of('#6b5040')),
      ]),
    ],
    { x: 1392, y: 792 },
  );
}
