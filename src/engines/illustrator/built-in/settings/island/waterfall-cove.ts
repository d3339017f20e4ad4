import { pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, line, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { motes } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { flower, frame, rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { bush } from '#engines/illustrator/built-in/nature/trees.ts';
import { sea } from '#engines/illustrator/built-in/nature/water.ts';
import { snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { farIsle, sandOf, shells, shore } from '#engines/illustrator/built-in/scenery/shore.ts';
import { farWalls, nearWalls, shrub } from '#engines/illustrator/built-in/settings/island/cove-walls.ts';
import { rainbow, shallows, waterfall } from '#engines/illustrator/built-in/settings/island/cove-water.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const JUNGLES: readonly Colour[] = ['#4fa066', '#3f9a80', '#6fa850'];
const STONES: readonly Colour[] = ['#8f9a96', '#a0938a', '#8a98a5'];

/** Between high walls of green: a waterfall into clear shallows, and the open sea behind. */
export function waterfallCove(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('cove');
  const jungle = snowedOn(canvas, pick(random, JUNGLES), 0.5);
  const stone = pick(random, STONES);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 3, 110, 260),
      birds(canvas, 760, 230, 3),
      farIsle(canvas, random, { foot: [880, 496], width: 300, height: 70, depth: 0.7 }),
      canvas.glow(800, 470, 620, 320, light.glow, light.night ? 0.25 : 0.7),
      sea(canvas, { top: 490, height: 250, near: '#9fe6d4', deep: '#4bb0bd' }),
      farWalls(canvas, random, stone, jungle),
      mist(canvas, 400, 190, 0.4),
      nearWalls(canvas, random, stone, jungle),
      waterfall(canvas, random),
      rainbow(canvas),
      shallows(canvas, random, stone),
      shore(canvas, { y: 690, colour: sandOf(canvas) }),
      swing(canvas),
      greenery(canvas, random, jungle, stone),
      shells(canvas, random, [
        [560, 880],
        [940, 876],
        [1120, 886],
      ]),
    ],
    light: motes(
      canvas,
      light.night ? 22 : 10,
      { left: 160, top: 380, right: 1440, bottom: 760 },
      light.night ? '#ffe27a' : '#fff8dc',
      light.night ? 3 : 2.2,
    ),
    front: [frame(canvas, jungle), roof(canvas, random, jungle)],
    ground: { far: 756, near: 842 },
    obstacles: [
      { left: 0, top: 600, right: 330, bottom: 810 },
      { left: 1230, top: 560, right: 1600, bottom: 810 },
    ],
  };
}

/** A plank on two ropes below the trees on the right. */
function swing(canvas: Canvas): Art {
  const { paint } = canvas;
  const drift = canvas.sway() * 12;
  const [left, right, y] = [1288 + drift, 1382 + drift, 690 - Math.abs(drift) * 0.1];
  return [
    canvas.glow(1336, 784, 90, 14, canvas.light.shadow, 0.5),
    line(`M1296 -20L${n(left)} ${y}M1374 -20L${n(right)} ${y}`, paint.of('#e0c48f'), 5),
    line(`M${n(left - 16)} ${y}H${n(right + 16)}`, paint.shaded('#a5703f', 0.25), 15),
    line(`M${n(left - 16)} ${y - 3}H${n(right + 16)}`, paint.lit('#c08a52', 0.2), 8),
    [0.86, 0.7, 0.54].map((share, i) =>
      [lerp(1296, left, share), lerp(1374, right, share)].map((x) =>
        circle(
          x,
          y * share + i * 10,
          8,
          paint.of(pick(canvas.random(`blossom ${i}`), ['#ef8fae', '#f7c35f', '#fff3df'] as const)),
        ),
      ),
    ),
  ];
}

const PETALS: readonly Colour[] = ['#ef6f6a', '#f7a83f', '#f6d6e0', '#d96fb0'];
const BLOSSOMS = [
  [176, 776],
  [204, 770],
  [148, 792],
  [1412, 792],
  [1440, 784],
  [1396, 780],
] as const;

function greenery(canvas: Canvas, random: Random, jungle: Colour, stone: Colour): Art {
  const stones = [
    [60, 700, 170],
    [168, 716, 90],
    [392, 700, 74],
    [1240, 704, 120],
    [1180, 698, 60],
    [1500, 724, 190],
  ] as const;
  return [
    stones.map(([x, y, width]) =>
      rock(canvas, random, [x, y], width, { colour: snowedOn(canvas, stone, 0.5) }),
    ),
    bush(canvas, random, [60, 770], 230, { colour: jungle, berries: '#f7a83f' }),
    bush(canvas, random, [1540, 790], 270, { colour: jungle, berries: '#ef7a8f' }),
    BLOSSOMS.map(([x, y]) => flower(canvas, random, [x, y], 40, { colour: pick(random, PETALS) })),
  ];
}

/** Dark crowns above us, to both sides. */
function roof(canvas: Canvas, random: Random, jungle: Colour): Art {
  const shade = mix(jungle, '#0d3a44', 0.6);
  return [
    [300, -30, 330],
    [40, -6, 440],
    [1300, -34, 330],
    [1570, -4, 440],
  ].map(([x = 0, y = 0, width = 0]) => shrub(canvas, random, [x, y], width, shade, 0));
}
