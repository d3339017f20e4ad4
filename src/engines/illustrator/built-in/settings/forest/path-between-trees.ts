import { between, pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { clamp } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dappled, land, meadow, mist, trail } from '#engines/illustrator/built-in/nature/ground.ts';
import { firefliesOrDust, lamplight, rays } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { flowers, frame, rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { bush, canopy, leaves, pine, trunk } from '#engines/illustrator/built-in/nature/trees.ts';
import { snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { farCrown, leafRoof } from '#engines/illustrator/built-in/scenery/treeline.ts';
import { foliageOf, toadstools } from '#engines/illustrator/built-in/settings/forest/foliage.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** Tall trees to both sides, a path into the light between them, and somebody's little door in a trunk. */
export function pathBetweenTrees(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('forest');
  const foliage = foliageOf(canvas);
  const [main] = foliage;
  const big = [
    [150, 700, 640, 46],
    [1452, 712, 680, 52],
    [330, 668, 470, 30],
    [1270, 672, 480, 32],
  ] as const;
  return {
    back: [
      sky(canvas),
      canvas.glow(800, 470, 900, 460, light.glow, light.night ? 0.28 : 0.75),
      [0, 1, 2].map((row) => distantTrees(canvas, row, foliage)),
      meadow(canvas, 640, snowedOn(canvas, mix(main, '#9fbf6a', 0.45)), { tufts: 44 }),
      trail(canvas, 652, snowedOn(canvas, '#d8b98a', 0.8)),
      dappled(canvas, 680, 880),
      big.map(([x, y, height, width]) => [
        trunk(canvas, random, [x, y], height, width, {
          colour: '#70503f',
          depth: 0.05,
          lean: between(random, -30, 30),
        }),
        canopy(
          random,
          [x + between(random, -20, 20), y - height * 0.98],
          height * 0.74,
          height * 0.46,
          leaves(canvas, pick(random, foliage), 0.04),
          0.7,
        ),
      ]),
      littleDoor(canvas),
      toadstools(canvas, random, [
        [236, 716, 62],
        [276, 726, 40],
        [1350, 728, 74],
        [1392, 738, 44],
        [430, 700, 36],
      ]),
      bush(canvas, random, [60, 742], 240, { colour: main, berries: '#d9514a' }),
      bush(canvas, random, [1560, 752], 260, { colour: main, berries: '#e8b04c' }),
      flowers(canvas, random, {
        count: 15,
        top: 690,
        bottom: 880,
        colours: ['#f6d6e0', '#fff3d6', '#e58fae', '#b9a4e6', '#f7c35f'],
      }),
      rock(canvas, random, [1290, 812], 120),
      rock(canvas, random, [1360, 826], 70),
    ],
    light: [
      rays(canvas, [light.night ? 384 : 420, -120], {
        count: 7,
        colour: light.glow,
        strength: light.night ? 0.16 : 0.34,
        length: 1250,
        fan: [0.39, 1.39],
      }),
      firefliesOrDust(canvas, { left: 120, top: 320, right: 1480, bottom: 800 }),
    ],
    front: frame(canvas, main, { roof: true }),
    ground: { far: 742, near: 838 },
    obstacles: [
      { left: 1220, top: 740, right: 1420, bottom: 840 },
      { left: 0, top: 600, right: 190, bottom: 760 },
      { left: 1420, top: 600, right: 1600, bottom: 770 },
    ],
  };
}

/** One row of the wood behind: trunks and pines, and crowns that have grown together; one by one only in the nearest row. */
function distantTrees(canvas: Canvas, row: number, foliage: readonly Colour[]): Art {
  const random = canvas.random(`trees ${row}`);
  const [main = '#5f9e63'] = foliage;
  const depth = 0.78 - row * 0.22;
  const y = 560 + row * 34;
  const count = 13 - row * 2;
  const clearing = [60, 210, 340][row] ?? 0;
  return [
    land(canvas, { name: `row ${row}`, y, height: 24, waves: 2, colour: tone(main, -0.02), depth, grain: 24 })
      .art,
    Array.from({ length: count }, (_, i): Art => {
      const x = ((i + between(random, 0.1, 0.9)) / count) * 1700 - 50;
      if (Math.abs(x - 800) < clearing) return undefined;
      const height = between(random, 360, 520) + row * 90;
      if (random() < 0.35)
        return pine(canvas, random, [x, y + 16], height * 0.8, {
          colour: tone(main, -0.05, 1, 18),
          depth,
          detail: 0.2,
        });
      return [
        trunk(canvas, random, [x, y + 20], height, 14 + row * 7, {
          colour: '#7a6152',
          depth,
          lean: between(random, -20, 20),
        }),
        row === 2 &&
          farCrown(canvas, random, [x, y - height * 0.92], height * 0.64, height * 0.5, {
            colour: pick(random, foliage),
            depth,
          }),
      ];
    }),
    row < 2 &&
      leafRoof(canvas, {
        name: `row ${row}`,
        y: -20,
        height: 236 - row * 20,
        crown: 150 + row * 30,
        colour: pick(random, foliage),
        depth,
        share: (x) => clamp(Math.abs(x - 800) / (clearing * 3 + 160) + 0.45),
      }),
    mist(canvas, y - 160, 260, 0.42 - row * 0.1),
  ];
}

function littleDoor(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const wood = '#a5633c';
  return [
    path('M1424 706V650Q1424 616 1452 616Q1480 616 1480 650V706Z', paint.of(wood)),
    line('M1452 618V706M1432 640V704M1472 640V704', paint.shaded(wood, 0.4), 2.5, { opacity: 0.5 }),
    circle(1470, 664, 4, paint.of('#f4cf6a')),
    circle(1452, 566, 20, paint.of('#8a5638')),
    circle(1452, 566, 15, light.night ? '#ffe08a' : paint.of('#fff0c0')),
    lamplight(canvas, [1452, 566], 90),
  ];
}
