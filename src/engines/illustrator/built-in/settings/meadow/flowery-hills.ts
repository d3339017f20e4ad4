import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { ellipse, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs } from '#engines/illustrator/built-in/draw/texture.ts';
import { land, meadow, mist, trail } from '#engines/illustrator/built-in/nature/ground.ts';
import { firefliesOrDust } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { flowers, frame, rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { bush, canopy, leaves, roundTree, trunk } from '#engines/illustrator/built-in/nature/trees.ts';
import { cottage } from '#engines/illustrator/built-in/scenery/cottage.ts';
import { fieldFence } from '#engines/illustrator/built-in/scenery/fences.ts';
import { snowedOn, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import { treeline } from '#engines/illustrator/built-in/scenery/treeline.ts';
import { seasonOf } from '#engines/illustrator/built-in/settings/meadow/colours.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** Soft hills with a hamlet far away, a path through flowers, and a tree with a swing. */
export function floweryHills(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('flowery hills');
  const { grass, leaf, fern, petals } = seasonOf(canvas);
  const snow = canvas.weather === 'snow';
  return {
    back: [
      sky(canvas),
      clouds(canvas, 4, 90, 300),
      birds(canvas, 900, 190),
      hills(canvas, random, grass, leaf),
      meadow(canvas, 648, grass, { tufts: 66 }),
      !snow && driftsOfFlowers(canvas, random, petals),
      trail(canvas, 660, snowedOn(canvas, '#e0c596', 0.8), { from: 1010, to: 560 }),
      fieldFence(canvas, { from: 1180, to: 1660, y: 716, height: 70, depth: 0.05 }),
      swingTree(canvas, random, leaf),
      bush(canvas, random, [1560, 764], 230, {
        colour: leaf,
        ...(!snow && { berries: pick(random, petals) }),
      }),
      rock(canvas, random, [1416, 772], 96),
      rock(canvas, random, [1352, 778], 52),
      flowers(canvas, random, { count: 34, top: 700, bottom: 885, colours: petals }),
      canvas.glow(800, 560, 620, 290, light.glow, 0.28),
    ],
    light: firefliesOrDust(canvas, { left: 160, top: 340, right: 1440, bottom: 790 }),
    front: frame(canvas, fern),
    ground: { far: 742, near: 840 },
    obstacles: [
      { left: 0, top: 440, right: 330, bottom: 770 },
      { left: 1300, top: 640, right: 1600, bottom: 785 },
    ],
  };
}

function hills(canvas: Canvas, random: Random, grass: Colour, leaf: Colour): Art {
  const far = land(canvas, {
    name: 'blue hill',
    y: 450,
    height: 70,
    waves: 1.5,
    colour: tone(leaf, 0.02, 0.8, 40),
    depth: 0.76,
    grain: 40,
  });
  const middle = land(canvas, {
    name: 'middle hill',
    y: 530,
    height: 56,
    waves: 1.7,
    colour: grass,
    depth: 0.56,
    grain: 60,
  });
  const near = land(canvas, {
    name: 'near hill',
    y: 600,
    height: 40,
    waves: 1.3,
    colour: tone(grass, -0.02),
    depth: 0.34,
    grain: 80,
  });
  const onMiddle = [60, 420, 520, 960, 1420] as const;
  return [
    far.art,
    mist(canvas, 420, 160, 0.35),
    treeline(canvas, {
      name: 'copse',
      y: 600,
      height: 600 - middle.at(300) + 54,
      colour: leaf,
      depth: 0.56,
      crown: 60,
      from: 190,
      to: 400,
    }),
    middle.art,
    onMiddle.map((x) =>
      roundTree(canvas, random, [x, middle.at(x) + 14], between(random, 60, 96), {
        colour: leaf,
        depth: 0.54,
        detail: 0.1,
      }),
    ),
    ([1150, 1216, 1290] as const).map((x, i) =>
      cottage(canvas, `hamlet ${i}`, [x, middle.at(x) + 16 + i * 4], 0.19, 0.42),
    ),
    mist(canvas, 500, 130, 0.3),
    treeline(canvas, {
      name: 'hedge',
      y: 680,
      height: 680 - near.at(1400) + 44,
      colour: leaf,
      depth: 0.34,
      crown: 46,
      from: 1130,
      to: 1660,
    }),
    treeline(canvas, {
      name: 'left hedge',
      y: 680,
      height: 680 - near.at(180) + 40,
      colour: leaf,
      depth: 0.34,
      crown: 42,
      from: -60,
      to: 420,
    }),
    near.art,
  ];
}

/** Whole patches of one colour, as flowers grow from afar. */
function driftsOfFlowers(canvas: Canvas, random: Random, petals: readonly Colour[]): Art {
  const drifts = [
    [200, 690, 300, 16],
    [520, 680, 180, 10],
    [1240, 684, 200, 12],
    [1430, 740, 240, 20],
    [420, 770, 200, 22],
    [1160, 800, 170, 24],
  ] as const;
  return drifts.map(([x, y, wide, tall], i) =>
    dabs(random, {
      count: 34,
      place: (r) => [x + (r() + r() - 1) * wide, y + (r() + r() - 1) * tall],
      colour: canvas.paint.of(petals[i % petals.length] ?? '#fff3d6'),
      width: 5 + (y - 680) / 30,
      opacity: 0.9,
    }),
  );
}

function swingTree(canvas: Canvas, random: Random, leaf: Colour): Art {
  const { paint } = canvas;
  const rope = paint.of('#e3cf9c');
  return [
    ellipse(140, 742, 170, 18, canvas.light.shadow, { opacity: 0.28 }),
    trunk(canvas, random, [120, 744], 470, 66, { lean: 10 }),
    path(
      'M116 470C180 440 240 430 346 414Q356 422 344 430C250 450 200 470 150 520Z',
      topLit(canvas, '#7a5740'),
    ),
    group(
      [
        line('M-30 0V244M30 0V244', rope, 5),
        rect(-46, 240, 92, 13, topLit(canvas, pick(random, ['#c2703f', '#5f8fb0', '#d0a040'] as const)), {
          corner: 6,
        }),
      ],
      {
        x: 276,
        y: 430,
        turn: canvas.sway() * 2,
      },
    ),
    canopy(random, [130, 290], 560, 380, leaves(canvas, leaf, 0.02), 1.3),
  ];
}
