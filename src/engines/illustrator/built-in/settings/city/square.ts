import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { bush, roundTree } from '#engines/illustrator/built-in/nature/trees.ts';
import { fountain } from '#engines/illustrator/built-in/scenery/fountain.ts';
import { bunting } from '#engines/illustrator/built-in/scenery/garlands.ts';
import { house, ROOFS, SHAPES, skyline, WALLS } from '#engines/illustrator/built-in/scenery/houses.ts';
import { paving } from '#engines/illustrator/built-in/scenery/paving.ts';
import { flowerPot, planters } from '#engines/illustrator/built-in/scenery/potted.ts';
import { sideLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { bench, cafeTable, streetLamp } from '#engines/illustrator/built-in/scenery/street-furniture.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** Left edge, width and height: tall at the sides, low in the middle. */
const ROW = [
  [-30, 210, 400],
  [182, 176, 330],
  [360, 170, 262],
  [532, 150, 200],
  [684, 128, 160],
  [814, 140, 176],
  [956, 160, 222],
  [1118, 178, 286],
  [1298, 170, 350],
  [1470, 190, 410],
] as const;

/** A little square with trees, a fountain and a café, and houses all around. */
export function square(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('square');
  const foliage: Colour = snowedOn(
    canvas,
    pick(random, ['#6fae5e', '#e8a85c', '#e39aae', '#8fb556'] as const),
    0.45,
  );
  const cloth = pick(random, ['#d9534f', '#3f8f9a', '#e8a13c', '#7a5ba8'] as const);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 5, 80, 280),
      skyline(canvas, { name: 'behind', y: 640, least: 160, most: 260, depth: 0.74 }),
      clockTower(canvas, random),
      mist(canvas, 420, 220, 0.4),
      houses(canvas),
      canvas.glow(800, 560, 620, 300, light.glow, light.night ? 0.14 : 0.46),
      paving(canvas, { top: 664, colour: '#d6bfa6', horizon: 560, stone: 130, rows: 11 }),
      rect(
        0,
        660,
        1600,
        26,
        canvas.linear([
          [0, light.shadow, 0.3],
          [1, light.shadow, 0],
        ]),
      ),
      [
        [330, 694, 250],
        [1262, 694, 240],
        [96, 742, 400],
        [1512, 748, 420],
      ].map(([x = 0, y = 0, height = 0]) => tree(canvas, random, x, y, height, foliage)),
      bench(canvas, [1476, 764], 0.9),
      streetLamp(canvas, [382, 704], 250),
      streetLamp(canvas, [1216, 704], 250),
      cafeTable(canvas, [232, 790], 0.92, cloth),
      flowerPot(canvas, random, [356, 760], 54),
      fountain(canvas, [1348, 812], 1.05),
    ],
    front: [
      bunting(canvas, {
        from: [-20, 90],
        to: [1620, 70],
        sag: 90,
        count: 26,
        size: 32,
        colours: [cloth, '#f7ead2', '#f0b048', '#7fb0b8'],
      }),
      planters(canvas, '#6a9a5c'),
    ],
    ground: { far: 750, near: 842 },
    obstacles: [
      { left: 0, top: 460, right: 385, bottom: 806 },
      { left: 1204, top: 560, right: 1600, bottom: 836 },
    ],
  };
}

function houses(canvas: Canvas): Art {
  const random = canvas.random('row of houses');
  const first = Math.floor(between(random, 0, WALLS.length));
  return ROW.map(([x, width, height], i) =>
    house(canvas, random, {
      foot: [x, 672],
      width,
      height,
      wall: WALLS[(first + i * 3) % WALLS.length] ?? '#efe0c4',
      roof: pick(random, ROOFS),
      shape: pick(random, SHAPES),
      columns: width > 165 ? 3 : 2,
      floors: Math.round(height / 88),
      depth: 0.12 + 0.3 * (1 - Math.min(1, Math.abs(x + width / 2 - 800) / 600)),
      detailed: Math.abs(x + width / 2 - 800) > 300,
    }),
  );
}

function clockTower(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const x = pick(random, [520, 1080] as const);
  const depth = 0.5;
  return [
    rect(x - 38, 250, 76, 400, sideLit(canvas, '#efdcc4', { depth })),
    rect(x - 46, 246, 92, 14, paint.of('#fff3df', depth)),
    path(
      `M${x - 50} 248L${x} 120L${x + 50} 248Z`,
      sideLit(canvas, snowedOn(canvas, pick(random, ROOFS)), { depth }),
    ),
    circle(x, 310, 25, paint.of('#fff8ea', depth - 0.1)),
    line(`M${x} 310v-16M${x} 310l11 6`, paint.of('#6a5a62', depth), 4),
    circle(x, 112, 7, paint.of('#f4cf6a', depth)),
  ];
}

function tree(canvas: Canvas, random: Random, x: number, y: number, height: number, colour: Colour): Art {
  return [
    canvas.glow(x + 10, y, height * 0.3, height * 0.04, canvas.light.shadow, 0.5),
    roundTree(canvas, random, [x, y], height, {
      colour,
      depth: height < 300 ? 0.12 : 0.02,
      detail: height < 300 ? 0.5 : 1,
    }),
    height > 300 && bush(canvas, random, [x, y + 6], 96, { colour: '#6aa35c', berries: '#f2a3b5' }),
  ];
}
