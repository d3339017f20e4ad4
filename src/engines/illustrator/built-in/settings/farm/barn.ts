import { between, pick, type Random } from '#domain/random.ts';
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
import { land, meadow, mist, ridge, trail } from '#engines/illustrator/built-in/nature/ground.ts';
import { motes, rays } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { flowers, frame } from '#engines/illustrator/built-in/nature/plants.ts';
import { birds, clouds, sky, sunPoint } from '#engines/illustrator/built-in/nature/sky.ts';
import { roundTree } from '#engines/illustrator/built-in/nature/trees.ts';
import { picketFence } from '#engines/illustrator/built-in/scenery/fences.ts';
import { hangingFruit, pumpkin } from '#engines/illustrator/built-in/scenery/produce.ts';
import { glass, sideLit, slantLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { farCrown } from '#engines/illustrator/built-in/scenery/treeline.ts';
import { windmill } from '#engines/illustrator/built-in/scenery/windmill.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const CROPS: readonly (readonly [Colour, Colour, Colour])[] = [
  ['#a9c46a', '#e0c468', '#86b05c'],
  ['#e0c468', '#9fbf6a', '#c9b05c'],
  ['#b9a4d6', '#a9c46a', '#8fb860'],
  ['#93b866', '#ecd078', '#a9c46a'],
];
const BARNS: readonly Colour[] = ['#c9503f', '#b8574a', '#5f8f98', '#c98a4a'];

/** The barn beside its fields, with a windmill turning on the hill. */
export function barnAndFields(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('barn');
  const green = snowedOn(canvas, '#9fc25f');
  const [sunX, sunY] = sunPoint(canvas);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 6, 90, 330),
      birds(canvas, 760, 200),
      land(canvas, {
        name: 'hills',
        y: 470,
        height: 60,
        waves: 2.6,
        colour: snowedOn(canvas, '#8fb58a'),
        depth: 0.64,
        grain: 30,
      }).art,
      fields(canvas, random),
      windmill(canvas, [1290, 562], { scale: 0.56, depth: 0.24 }),
      mist(canvas, 520, 140, 0.28),
      canvas.glow(800, 560, 620, 280, light.glow, light.night ? 0.14 : 0.4),
      group(silo(canvas), { x: 508, y: 672 }),
      group(barn(canvas, pick(random, BARNS)), { x: 310, y: 676 }),
      meadow(canvas, 664, green, { tufts: 34 }),
      trail(canvas, 668, snowedOn(canvas, '#e2c591', 0.6), { from: 760, to: 560 }),
      picketFence(canvas, { from: -10, to: 150, y: 722, gap: 74 }),
      picketFence(canvas, { from: 1090, to: 1620, y: 712, gap: 74 }),
      appleTree(canvas, random, [1500, 716], 340),
      roundTree(canvas, random, [50, 700], 320, {
        colour: '#6aa05c',
        depth: 0.05,
        detail: 0.5,
      }),
      hayBale(canvas, [1278, 772], 58),
      hayBale(canvas, [1388, 782], 50),
      pumpkin(canvas, random, [250, 770], 60),
      pumpkin(canvas, random, [312, 784], 76),
      pumpkin(canvas, random, [196, 790], 66),
      flowers(canvas, random, {
        count: 24,
        top: 705,
        bottom: 885,
        colours: ['#fff3d6', '#f7c35f', '#ffffff', '#e5627e'],
      }),
    ],
    light: [
      rays(canvas, [sunX, sunY - 160], {
        count: 6,
        colour: light.glow,
        strength: (light.night ? 0.05 : 0.16) * (1 - light.overcast),
        fan: [0.24, 2],
      }),
      light.night && motes(canvas, 16, { left: 100, top: 520, right: 1500, bottom: 820 }, '#ffe27a', 3),
    ],
    front: frame(canvas, '#86a84e'),
    ground: { far: 750, near: 844 },
    obstacles: [
      { left: 1210, top: 640, right: 1600, bottom: 792 },
      { left: 150, top: 700, right: 362, bottom: 800 },
    ],
  };
}

function fields(canvas: Canvas, random: Random): Art {
  const { paint, light } = canvas;
  const crops = pick(random, CROPS);
  const wood = '#5f9a58';
  return crops.map((crop, k) => {
    const colour = snowedOn(canvas, crop, 0.72);
    const y = 508 + k * 46;
    const depth = 0.46 - k * 0.13;
    const { d, at } = ridge(canvas, `field ${k}`, y, 26, 2);
    const rows = Array.from({ length: 29 }, (_, i) => {
      const from = 800 + k * 60;
      return `M${from + (i - 14) * 34} ${y - 40}L${from + (i - 14) * 150} ${y + 170}`;
    });
    const hedge = Array.from({ length: 8 }, () => {
      const x = between(random, 0, 1600);
      return farCrown(canvas, random, [x, at(x) - 8], between(random, 44, 84), between(random, 30, 46), {
        colour: wood,
        depth: depth + 0.08,
      });
    });
    return [
      path(
        d,
        canvas.linearAt(
          [
            [0, mix(paint.of(tone(colour, 0.05), depth), light.key, 0.2)],
            [1, paint.of(tone(colour, -0.05), depth)],
          ],
          [0, y - 20, 0, y + 120],
        ),
      ),
      group(line(rows.join(''), paint.of(tone(colour, -0.09), depth), 5, { opacity: 0.45 }), {
        clip: canvas.clip(d),
      }),
      hedge,
    ];
  });
}

function silo(canvas: Canvas): Art {
  const { paint } = canvas;
  const steel: Colour = '#c3c9ce';
  return [
    rect(-42, -250, 84, 250, sideLit(canvas, steel, { depth: 0.08 }), { corner: 6 }),
    path('M-44 -246Q0 -318 44 -246Z', sideLit(canvas, snowedOn(canvas, '#8796a3'), { depth: 0.08 })),
    line('M-42 -190H42M-42 -130H42M-42 -70H42', paint.shaded('#9aa3ab', 0.3), 3, { opacity: 0.4 }),
    line('M28 -240V0M38 -240V0', paint.shaded('#8a929a', 0.2), 3, { opacity: 0.6 }),
  ];
}

function barn(canvas: Canvas, colour: Colour): Art {
  const { paint } = canvas;
  const white = paint.lit('#fdf6ea', 0.2);
  const planks = Array.from({ length: 12 }, (_, i) => `M${-154 + i * 28} -4V-150`).join('');
  const roof = slantLit(canvas, snowedOn(canvas, '#7b5a5a'));
  return [
    path('M-170 6V-158L-120 -232L0 -284L120 -232L170 -158V6Z', slantLit(canvas, colour, { contrast: 0.25 })),
    line(planks, paint.shaded(colour, 0.35), 2.5, { opacity: 0.4 }),
    path('M-190 -150L-130 -240L0 -298L130 -240L190 -150L166 -150L114 -226L0 -274L-114 -226L-166 -150Z', roof),
    rect(-70, -124, 140, 128, white),
    rect(-62, -116, 124, 120, paint.shaded(colour, 0.2)),
    line('M-60 -114L-2 0M60 -114L2 0M0 -116V2', white, 7),
    rect(-32, -220, 64, 54, white, { corner: 4 }),
    rect(-26, -214, 52, 42, glass(canvas), { corner: 3 }),
    line('M0 -214v42M-26 -193h52', white, 4),
    [-122, 122].map((x) => [
      rect(x - 22, -100, 44, 44, white, { corner: 3 }),
      rect(x - 17, -95, 34, 34, glass(canvas), { corner: 2 }),
      line(`M${x} -95v34`, white, 3),
    ]),
    line('M0 -298v-40M-12 -316h24', paint.of('#6a5a58'), 4),
    path('M-30 -346h40v-8l22 15l-22 15v-8h-40l8 -7Z', paint.of('#e0b25a')),
  ];
}

function appleTree(canvas: Canvas, random: Random, [x, y]: Point, height: number): Art {
  return [
    roundTree(canvas, random, [x, y], height, {
      colour: '#76a957',
      depth: 0.04,
      detail: 0.6,
    }),
    hangingFruit(canvas, random, [x, y - height * 0.67], {
      rx: height * 0.25,
      ry: height * 0.23,
      count: 14,
      size: 15,
      fruit: '#d9503f',
    }),
  ];
}

function hayBale(canvas: Canvas, [x, y]: Point, radius: number): Art {
  const { paint } = canvas;
  const straw: Colour = snowedOn(canvas, '#e5bf60', 0.35);
  const spiral = Array.from({ length: 16 }, (_, i): Point => {
    const reach = radius * 0.86 * (1 - i / 18);
    return [x + Math.cos(i * 0.8) * reach, y - radius + Math.sin(i * 0.8) * reach];
  });
  const fill = canvas.radial(
    [
      [0, paint.lit(straw, 0.35)],
      [0.6, paint.of(straw)],
      [1, paint.shaded('#b98d3c', 0.2)],
    ],
    [0.4, 0.35, 0.7],
  );
  return [
    ellipse(x + 6, y, radius * 1.05, radius * 0.16, canvas.light.shadow, { opacity: 0.3 }),
    circle(x, y - radius, radius, fill),
    line(smooth(spiral), paint.shaded('#b98d3c', 0.15), 4, { opacity: 0.45 }),
    line(
      `M${n(x - radius * 0.8)} ${n(y - 4)}l-16 4M${n(x + radius * 0.7)} ${n(y - 3)}l18 4`,
      paint.of(straw),
      4,
    ),
  ];
}
