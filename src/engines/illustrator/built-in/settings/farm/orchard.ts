import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
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
import { dappled, land, meadow, mist, trail } from '#engines/illustrator/built-in/nature/ground.ts';
import { motes, rays } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { flowers } from '#engines/illustrator/built-in/nature/plants.ts';
import { clouds, sky, sunPoint } from '#engines/illustrator/built-in/nature/sky.ts';
import { canopy, leaves, trunk } from '#engines/illustrator/built-in/nature/trees.ts';
import { farCrown } from '#engines/illustrator/built-in/scenery/far-trees.ts';
import { overhang } from '#engines/illustrator/built-in/scenery/overhang.ts';
import { basket, crate, hangingFruit, heap } from '#engines/illustrator/built-in/scenery/produce.ts';
import { sideLit, snowed } from '#engines/illustrator/built-in/scenery/surfaces.ts';
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
  const leaf = snowed(canvas, kind.leaf, 0.5);
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
        colour: snowed(canvas, '#8fb592'),
        depth: 0.64,
        grain: 40,
      }).art,
      land(canvas, {
        name: 'slope',
        y: 570,
        height: 30,
        waves: 1.8,
        colour: snowed(canvas, '#a3bf6c'),
        depth: 0.44,
        grain: 40,
      }).art,
      canvas.glow(800, 540, 560, 340, light.glow, light.night ? 0.25 : 0.75),
      mist(canvas, 500, 150, 0.3),
      meadow(canvas, 620, snowed(canvas, '#94bb60'), { tufts: 28 }),
      trail(canvas, 622, snowed(canvas, '#b9c977', 0.6), { from: 806, to: 660 }),
      dappled(canvas, 680, 880, 10),
      ROW.map((z, i) =>
        ([-1, 1] as const).map((side) =>
          rowTree(canvas, random, side, z, { leaf, fruit: kind.fruit }, i > 3),
        ),
      ),
      ladder(canvas, [358, 772]),
      beehives(canvas, random),
      wheelbarrow(canvas, random, [1290, 796], kind.fruit),
      crate(canvas, random, [1420, 800], 108, kind.fruit),
      crate(canvas, random, [1430, 762], 96, kind.fruit),
      basket(canvas, random, [250, 806], 96, kind.fruit),
      basket(canvas, random, [160, 786], 84),
      windfall(canvas, random, kind.fruit),
      canvas.weather !== 'snow' &&
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
    front: overhang(canvas, snowed(canvas, kind.leaf, 0.3)),
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

/** It leans into the tree on the left. */
function ladder(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const [foot, top]: [Point, Point] = [
    [x, y],
    [x - 110, y - 370],
  ];
  const rung = (t: number) => {
    const [cx, cy] = [lerp(foot[0], top[0], t), lerp(foot[1], top[1], t)];
    const half = lerp(32, 20, t);
    return `M${n(cx - half)} ${n(cy + 4)}L${n(cx + half)} ${n(cy - 4)}`;
  };
  const rails = `M${foot[0] - 36} ${foot[1] + 4}L${top[0] - 20} ${top[1]}M${foot[0] + 34} ${foot[1] - 4}L${top[0] + 20} ${top[1] - 6}`;
  return [
    line([0.1, 0.22, 0.34, 0.46, 0.58, 0.7, 0.82, 0.94].map(rung).join(''), paint.of('#c4935f'), 8),
    line(rails, paint.shaded('#a5764a', 0.2), 12),
    line(rails, paint.lit('#c99a66', 0.3), 4, { opacity: 0.6 }),
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
        rect(-24, -62, 48, 9, canvas.paint.of(snowed(canvas, '#a58a78'), depth), { corner: 3 }),
        rect(-8, -14, 16, 4, canvas.paint.of('#5a4a48', depth), { corner: 2 }),
      ],
      { x, y: 688 + i * 4, scale: 1 + i * 0.06 },
    );
  });
}

function wheelbarrow(canvas: Canvas, random: Random, [x, y]: Point, fruit: Colour): Art {
  const { paint } = canvas;
  const wood = sideLit(canvas, '#b5834f');
  return group(
    [
      ellipse(0, 0, 100, 9, canvas.light.shadow, { opacity: 0.3 }),
      heap(canvas, random, [-2, -68], 120, fruit, { rows: 3, size: 24 }),
      path('M-78 -72H72L46 -24H-44Z', wood),
      line('M-70 -56H64M-58 -40H56', paint.shaded('#8a5f3e', 0.2), 3, { opacity: 0.5 }),
      line('M-56 -26L84 -36M44 -26V-2M84 -36L112 -48', paint.shaded('#8a5f3e', 0.15), 9),
      { ...circle(-62, -24, 22, 'none'), stroke: paint.shaded('#5a4a48', 0.1), width: 8 },
      line('M-62 -44v40M-82 -24h40', paint.of('#a5764a'), 4),
      circle(-62, -24, 5, paint.of('#5a4a48')),
    ],
    { x, y },
  );
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
