import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
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
import { dabs } from '#engines/illustrator/built-in/draw/texture.ts';
import { mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { roundTree } from '#engines/illustrator/built-in/nature/trees.ts';
import { bulbs, bunting } from '#engines/illustrator/built-in/scenery/garlands.ts';
import { skyline } from '#engines/illustrator/built-in/scenery/houses.ts';
import { paving } from '#engines/illustrator/built-in/scenery/paving.ts';
import { basket, crate, FRUITS, heap, pumpkin } from '#engines/illustrator/built-in/scenery/produce.ts';
import { sideLit, slantLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { stall } from '#engines/illustrator/built-in/scenery/stall.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const CLOTHS: readonly Colour[] = ['#d9604f', '#3f8f9a', '#e8a13c', '#6a8f4e', '#8a63ad', '#c9588a'];

/** Fruit to the left, cloth to the right, and the old market hall behind. */
export function stalls(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('stalls');
  const first = Math.floor(between(random, 0, CLOTHS.length));
  const cloth = (i: number): Colour => CLOTHS[(first + i) % CLOTHS.length] ?? '#d9604f';
  const foliage = '#7fae62';
  return {
    back: [
      sky(canvas),
      clouds(canvas, 5, 90, 280),
      skyline(canvas, { name: 'town', y: 690, least: 170, most: 300, depth: 0.72 }),
      mist(canvas, 400, 240, 0.4),
      marketHall(canvas),
      roundTree(canvas, random, [420, 672], 250, { colour: foliage, depth: 0.28, detail: 0.4 }),
      roundTree(canvas, random, [1196, 672], 260, { colour: foliage, depth: 0.28, detail: 0.4 }),
      [
        [500, 684, 2],
        [680, 678, 3],
        [940, 678, 4],
        [1110, 684, 5],
      ].map(([x = 0, y = 0, i = 0]) => farStall(canvas, random, [x, y], cloth(i))),
      canvas.glow(800, 540, 640, 280, light.glow, light.night ? 0.12 : 0.46),
      paving(canvas, { top: 672, colour: '#dcbd94', horizon: 560, stone: 150, rows: 10 }),
      canvas.light.lamps && canvas.glow(800, 720, 640, 70, '#ffcf7a', 0.3),
      stall(canvas, { foot: [180, 762], scale: 1.12, cloth: cloth(0), wares: fruitWares(canvas, random) }),
      stall(canvas, { foot: [1424, 762], scale: 1.12, cloth: cloth(1), wares: clothWares(canvas, random) }),
      inFrontOfFruit(canvas, random),
      inFrontOfCloth(canvas, random),
    ],
    front: [
      light.lamps &&
        bulbs(canvas, {
          from: [-20, 60],
          to: [1620, 56],
          sag: 50,
          count: 21,
          size: 14,
          colours: ['#f7c35f'],
        }),
      bunting(canvas, {
        from: [-20, 120],
        to: [1620, 110],
        sag: 70,
        count: 27,
        size: 32,
        colours: [cloth(0), '#f7ead2', cloth(1), '#f0b048'],
      }),
      [70, 1536].map((x, i) => cornerBasket(canvas, random, x, i ? '#d9604f' : '#f09a3c')),
    ],
    ground: { far: 752, near: 844 },
    obstacles: [
      { left: 0, top: 380, right: 392, bottom: 826 },
      { left: 1210, top: 380, right: 1600, bottom: 826 },
    ],
  };
}

/** Arches and a long roof, pale in the distance. */
function marketHall(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const random = canvas.random('hall');
  const wall: Colour = pick(random, ['#f0d9bb', '#e9d3c8', '#dfe0d0'] as const);
  const roof = snowedOn(canvas, pick(random, ['#b5705a', '#8f8aa5', '#6f9a96'] as const));
  const depth = 0.42;
  const arches = [470, 580, 690, 800, 910, 1020, 1130]
    .map((x) => `M${x - 36} 676V570Q${x - 36} 522 ${x} 522Q${x + 36} 522 ${x + 36} 570V676Z`)
    .join('');
  return [
    path('M390 480L450 400H1150L1210 480Z', slantLit(canvas, roof, { depth })),
    rect(410, 478, 780, 200, sideLit(canvas, wall, { depth, contrast: 0.2 })),
    path(arches, mix(paint.of(wall, depth), light.lamps ? '#ffc870' : light.shadow, light.lamps ? 0.5 : 0.2)),
    path('M730 402V346L800 296L870 346V402Z', sideLit(canvas, wall, { depth })),
    path('M716 352L800 280L884 352Z', paint.of(roof, depth)),
    circle(800, 356, 20, paint.of('#fff8ea', depth)),
    line('M800 356v-12M800 356l9 5', paint.of('#6a5a62', depth), 3),
    line('M404 480H1196', paint.of(snowedOn(canvas, '#fff3df'), depth), 8),
  ];
}

function farStall(canvas: Canvas, random: Random, foot: Point, cloth: Colour): Art {
  const { paint } = canvas;
  const wares = [-104, -36, 36, 104].map((x) =>
    path(`M${x - 32} -114Q${x} -160 ${x + 32} -114Z`, paint.of(pick(random, FRUITS), 0.36)),
  );
  return stall(canvas, { foot, scale: 0.42, cloth, depth: 0.36, wares });
}

function fruitWares(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const first = Math.floor(between(random, 0, FRUITS.length));
  const kind = (i: number): Colour => FRUITS[(first + i * 3) % FRUITS.length] ?? '#d9503f';
  const bananas = (x: number) => [
    line(`M${x} -262v20`, paint.of('#8a6a4a'), 3),
    [-16, -6, 6, 16].map((dx) =>
      line(`M${x} -246Q${x + dx * 1.8} -226 ${x + dx} -200`, paint.of(dx > 0 ? '#f3d24f' : '#f7dd6a'), 9),
    ),
  ];
  const onions = (x: number) =>
    [0, 1, 2, 3].map((i) =>
      circle(x + (i % 2 ? 5 : -5), -240 + i * 17, 10, paint.of(i % 2 ? '#c98a5a' : '#b56a6a')),
    );
  return [
    bananas(-96),
    onions(-30),
    bananas(40),
    onions(104),
    [-120, -40, 40, 120].map((x, i) => crate(canvas, random, [x, -112], 78, kind(i))),
    [-112, 112].map((x, i) => heap(canvas, random, [x, -4], 70, kind(4 + i), { rows: 2, size: 18 })),
  ];
}

/** Folded cloth on the counter and long pieces hung up. */
function clothWares(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const hanging = [-116, -58, 0, 58, 116].map((x, i) => {
    const colour = CLOTHS[(i + Math.floor(random() * 6)) % CLOTHS.length] ?? '#3f8f9a';
    const sway = canvas.sway(i) * 3;
    const long = between(random, 96, 138);
    const pattern = random() < 0.5 ? `M${x - 20} -236h40M${x - 20} -212h40M${x - 20} -188h40` : '';
    return [
      path(
        `M${x - 24} -270H${x + 24}L${n(x + 24 + sway)} ${n(-270 + long)}Q${n(x + sway)} ${n(-262 + long)} ${n(x - 24 + sway)} ${n(-270 + long)}Z`,
        sideLit(canvas, colour),
      ),
      pattern === ''
        ? dabs(random, {
            count: 9,
            place: (r) => [x + between(r, -16, 16), between(r, -250, -186)],
            colour: paint.of('#fff0cf'),
            width: 6,
          })
        : line(pattern, paint.of('#fff0cf'), 5, { opacity: 0.8 }),
    ];
  });
  const folded = [-122, -60, 2, 64, 122].map((x, i) =>
    [0, 1, 2].map((k) =>
      rect(x - 27, -130 - k * 15, 54, 15, sideLit(canvas, CLOTHS[(i * 2 + k) % CLOTHS.length] ?? '#e8a13c'), {
        corner: 6,
      }),
    ),
  );
  return [hanging, folded];
}

function inFrontOfFruit(canvas: Canvas, random: Random): Art {
  return [
    basket(canvas, random, [330, 786], 96, pick(random, FRUITS)),
    pumpkin(canvas, random, [246, 800], 74),
    pumpkin(canvas, random, [190, 806], 54),
    basket(canvas, random, [116, 812], 104, pick(random, FRUITS)),
  ];
}

/** Rolled rugs standing in a jar, and one that lies there half open. */
function inFrontOfCloth(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const rolls = [-34, -12, 12, 34].map((x, i) => {
    const colour = pick(random, CLOTHS);
    const tall = between(random, 110, 150);
    return group(
      [
        rect(-11, -tall, 22, tall - 30, sideLit(canvas, colour), { corner: 9 }),
        ellipse(0, -tall + 3, 10, 5, paint.shaded(tone(colour, 0.06), 0.2)),
      ],
      { x, turn: (i - 1.5) * 5 },
    );
  });
  const rug = pick(random, CLOTHS);
  return [
    group(
      [
        ellipse(0, 0, 64, 10, canvas.light.shadow, { opacity: 0.3 }),
        rolls,
        path('M-52 -70Q-60 -20 -36 2Q0 12 36 2Q60 -20 52 -70Z', sideLit(canvas, '#b5764f')),
        line('M-52 -52Q0 -40 52 -52', paint.of('#f3dcc0'), 5, { opacity: 0.7 }),
      ],
      { x: 1272, y: 790 },
    ),
    group(
      [
        path('M-96 0L-70 -34H70L96 0Z', sideLit(canvas, rug)),
        line('M-76 -8H76M-64 -26H64', paint.of('#fff0cf'), 4, { opacity: 0.8 }),
        path('M-20 -8L0 -27L20 -8Z', paint.of('#fff0cf'), { opacity: 0.7 }),
      ],
      { x: 1400, y: 822 },
    ),
  ];
}

function cornerBasket(canvas: Canvas, random: Random, x: number, fruit: Colour): Art {
  const { light, paint } = canvas;
  const dark = mix(paint.shaded('#7a5236', 0.4), light.shadow, 0.2);
  return [
    heap(canvas, random, [x, 870], 210, mix(fruit, '#5a3f4a', 0.16), { rows: 3, size: 36 }),
    path(`M${x - 122} 858Q${x - 112} 900 ${x - 96} 930H${x + 96}Q${x + 112} 900 ${x + 122} 858Z`, dark),
    line(`M${x - 124} 860H${x + 124}`, mix(dark, paint.of('#d0a062'), 0.4), 16),
  ];
}
