import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { group, line, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs } from '#engines/illustrator/built-in/draw/texture.ts';
import { dappled, land, meadow, mist, trail } from '#engines/illustrator/built-in/nature/ground.ts';
import { motes, rays } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { flowers, overhang } from '#engines/illustrator/built-in/nature/plants.ts';
import { clouds, sky, sunPoint } from '#engines/illustrator/built-in/nature/sky.ts';
import { canopy, leaves, trunk } from '#engines/illustrator/built-in/nature/trees.ts';
import { ladder } from '#engines/illustrator/built-in/scenery/ladder.ts';
import { basket, crate, hangingFruit, heap } from '#engines/illustrator/built-in/scenery/produce.ts';
import { sideLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { farCrown } from '#engines/illustrator/built-in/scenery/treeline.ts';
import { wheelbarrow } from '#engines/illustrator/built-in/scenery/wheelbarrow.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

interface Fruit {
  leaf: Colour;
  fruit: Colour;
}

const ORCHARDS: readonly Fruit[] = [
  { leaf: '#6fa955', fruit: '#d9503f' },
  { leaf: '#8fb556', fruit: '#f3cf4f' },
  { leaf: '#5f9f66', fruit: '#f09a3c' },
  { leaf: '#7fae62', fruit: '#8a5f9e' },
  { leaf: '#7fb070', fruit: '#f2a47e' },
];

/** How far away the trees of a row stand; 1 is at the lower edge of the picture. */
const ROW = [6.4, 4.9, 3.8, 3, 2.4, 1.88, 1.5];

/** Two rows of fruit trees at picking time. */
export function orchard(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('orchard');
  const kind = pick(random, ORCHARDS);
  const leaf = kind.leaf;
  const [sunX] = sunPoint(canvas);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 5, 90, 300),
      land(canvas, {
        name: 'hills',
        y: 510,
        height: 60,
        waves: 2.4,
        colour: snowedOn(canvas, '#8fb592'),
        depth: 0.64,
        grain: 40,
      }).art,
      land(canvas, {
        name: 'slope',
        y: 570,
        height: 30,
        waves: 1.8,
        colour: snowedOn(canvas, '#a3bf6c'),
        depth: 0.44,
        grain: 40,
      }).art,
      canvas.glow(800, 540, 560, 340, light.glow, light.night ? 0.25 : 0.75),
      mist(canvas, 500, 150, 0.3),
      meadow(canvas, 620, snowedOn(canvas, '#94bb60'), { tufts: 28 }),
      trail(canvas, 622, snowedOn(canvas, '#b9c977', 0.6), { from: 806, to: 660 }),
      dappled(canvas, 680, 880, 10),
      ROW.map((z, i) =>
        ([-1, 1] as const).map((side) =>
          rowTree(canvas, random, side, z, { leaf, fruit: kind.fruit }, i > 3),
        ),
      ),
      ladder(
        canvas,
        [
          [322, 776],
          [228, 402],
        ],
        [
          [392, 768],
          [268, 396],
        ],
      ),
      beehives(canvas, random),
      wheelbarrow(canvas, [1290, 796], {
        tub: '#b5834f',
        load: heap(canvas, random, [-10, -94], 150, kind.fruit, { size: 28 }),
        scale: 0.8,
      }),
      crate(canvas, random, [1420, 800], 108, kind.fruit),
      crate(canvas, random, [1430, 762], 96, kind.fruit),
      basket(canvas, random, [250, 806], 96, kind.fruit),
      basket(canvas, random, [160, 786], 84),
      windfall(canvas, random, kind.fruit),
      flowers(canvas, random, {
        count: 16,
        top: 760,
        bottom: 888,
        colours: ['#fff3d6', '#ffffff', '#f7c35f', '#f6a8bd'],
      }),
    ],
    light: [
      rays(canvas, [sunX + 120, -140], {
        count: 7,
        colour: light.glow,
        strength: (light.night ? 0.1 : 0.26) * (1 - light.overcast),
        length: 1250,
        fan: [0.39, 1.39],
      }),
      light.night
        ? motes(canvas, 20, { left: 140, top: 420, right: 1460, bottom: 800 }, '#ffe27a', 3)
        : motes(canvas, 9, { left: 300, top: 360, right: 1300, bottom: 760 }, '#fff4c4', 2.2),
    ],
    front: overhang(canvas, kind.leaf),
    ground: { far: 750, near: 844 },
    obstacles: [
      { left: 0, top: 440, right: 395, bottom: 815 },
      { left: 1205, top: 640, right: 1600, bottom: 815 },
    ],
  };
}

function rowTree(
  canvas: Canvas,
  random: Random,
  side: -1 | 1,
  z: number,
  { leaf, fruit }: Fruit,
  near: boolean,
): Art {
  const x = 800 + (side * 830) / z + between(random, -6, 6);
  const y = 590 + 250 / z;
  const height = 720 / z;
  const depth = Math.min(0.62, (z - 1.4) / 7);
  const crown: Point = [x, y - height * 0.68];
  return [
    canvas.glow(x + height * 0.06, y, height * 0.36, height * 0.05, canvas.light.shadow, 0.4 * (1 - depth)),
    trunk(canvas, random, [x, y], height * 0.56, height * 0.075, { depth, lean: side * height * -0.02 }),
    near
      ? canopy(random, crown, height * 0.86, height * 0.66, leaves(canvas, leaf, depth), 0.5)
      : farCrown(canvas, random, crown, height * 0.9, height * 0.7, { colour: leaf, depth }),
    hangingFruit(canvas, random, crown, {
      rx: height * 0.34,
      ry: height * 0.25,
      count: near ? 17 : 9,
      size: Math.max(4, height * 0.042),
      fruit,
      depth,
    }),
  ];
}

/** Small painted hives, far enough away. */
function beehives(canvas: Canvas, random: Random): Art {
  const colours: readonly Colour[] = ['#7fb0c4', '#f0c46a', '#e5a0a8'];
  const first = Math.floor(between(random, 0, 3));
  return [1084, 1138, 1192].map((x, i) => {
    const colour = colours[(first + i) % 3] ?? '#f0c46a';
    const depth = 0.2;
    return group(
      [
        line('M-14 0v-8M14 0v-8', canvas.paint.of('#8a6a50', depth), 5),
        rect(-20, -32, 40, 26, sideLit(canvas, colour, { depth })),
        rect(-20, -56, 40, 25, sideLit(canvas, colour, { depth })),
        rect(-24, -62, 48, 9, canvas.paint.of(snowedOn(canvas, '#a58a78'), depth), { corner: 3 }),
        rect(-8, -14, 16, 4, canvas.paint.of('#5a4a48', depth), { corner: 2 }),
      ],
      { x, y: 688 + i * 4, scale: 1 + i * 0.06 },
    );
  });
}

function windfall(canvas: Canvas, random: Random, fruit: Colour): Art {
  return dabs(random, {
    count: 12,
    place: (r) => {
      const out = between(r, 440, 640);
      return [800 + (r() < 0.5 ? -out : out), between(r, 800, 872)];
    },
    colour: canvas.paint.of(fruit),
    width: 15,
  });
}
