import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { blob } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dappled, land, meadow, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { firefliesOrDust, rays } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { fern, flowers, frame, reeds, rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { bush, canopy, leaves, trunk } from '#engines/illustrator/built-in/nature/trees.ts';
import { paperBoat } from '#engines/illustrator/built-in/scenery/boats.ts';
import { sideLit, slantLit, snowedOn, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import { stillWater } from '#engines/illustrator/built-in/scenery/still-water.ts';
import { leafRoof, treeline } from '#engines/illustrator/built-in/scenery/treeline.ts';
import { foliageOf, toadstools } from '#engines/illustrator/built-in/settings/forest/foliage.ts';
import { tallTrunks } from '#engines/illustrator/built-in/settings/forest/tall-trunks.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** A bank beside a stream that comes out of the light; a little bridge over it, stones to hop on, a log to sit on. */
export function streamWithBridge(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('stream');
  const foliage = foliageOf(canvas);
  const [main, second] = foliage;
  const ground = snowedOn(canvas, mix(main, '#a3c06c', 0.5));
  const snow = canvas.weather === 'snow';
  return {
    back: [
      sky(canvas),
      canvas.glow(860, 420, 900, 480, light.glow, light.night ? 0.3 : 0.85),
      farWood(canvas, foliage),
      meadow(canvas, 636, ground, { tufts: 44 }),
      flowers(canvas, random, {
        count: 14,
        top: 700,
        bottom: 880,
        colours: ['#f6d6e0', '#fff3d6', '#b9a4e6', '#f7c35f'],
      }),
      pathToBridge(canvas),
      stream(canvas),
      bridge(canvas, random),
      steppingStones(canvas, random),
      dappled(canvas, 690, 880, 18),
      tallTree(canvas, random, [96, 716], 60, second),
      tallTree(canvas, random, [300, 676], 34, main),
      hollowLog(canvas, random),
      bush(canvas, random, [1580, 660], 210, {
        colour: main,
        ...(!snow && { berries: '#e8b04c' }),
      }),
      stonesAndReeds(canvas, random),
      canvas.glow(760, 560, 600, 280, light.glow, 0.22),
    ],
    light: [
      rays(canvas, [540, -140], {
        count: 6,
        colour: light.glow,
        strength: light.night ? 0.16 : 0.32,
        length: 1200,
        fan: [0.5, 1.7],
      }),
      firefliesOrDust(canvas, { left: 120, top: 320, right: 1480, bottom: 780 }),
    ],
    front: frame(canvas, main),
    ground: { far: 760, near: 840 },
    obstacles: [
      { left: 0, top: 640, right: 390, bottom: 775 },
      { left: 1205, top: 600, right: 1600, bottom: 900 },
    ],
  };
}

function farWood(canvas: Canvas, foliage: readonly [Colour, Colour, Colour]): Art {
  const [main, second, third] = foliage;
  const towardsMiddle = (x: number) => 0.35 + 0.65 * Math.min(1, Math.abs(x - 860) / 620);
  return [
    treeline(canvas, { name: 'far', y: 600, height: 300, colour: third, depth: 0.8, share: towardsMiddle }),
    leafRoof(canvas, { name: 'far', y: -20, height: 290, colour: second, depth: 0.74, share: towardsMiddle }),
    tallTrunks(canvas, { name: 'far', y: 590, width: 15, depth: 0.7, count: 14, clearing: 110 }),
    mist(canvas, 430, 220, 0.45),
    land(canvas, { name: 'far bank', y: 590, height: 20, waves: 2, colour: main, depth: 0.52, grain: 60 })
      .art,
    leafRoof(canvas, { name: 'near', y: -20, height: 190, colour: main, depth: 0.46, share: towardsMiddle }),
    tallTrunks(canvas, { name: 'near', y: 622, width: 26, depth: 0.42, count: 9, clearing: 330 }),
    treeline(canvas, {
      name: 'undergrowth',
      y: 650,
      height: 74,
      crown: 70,
      colour: tone(main, 0.02),
      depth: 0.4,
      share: (x) => Math.min(1, Math.max(0.1, Math.abs(x - 860) / 420 - 0.3)),
    }),
    mist(canvas, 500, 200, 0.3),
  ];
}

function pathToBridge(canvas: Canvas): Art {
  const { paint } = canvas;
  const earth = snowedOn(canvas, '#d8b98a', 0.8);
  return path(
    'M1150 716C1040 724 960 742 860 772C720 812 560 830 430 910H760C800 856 900 820 980 792C1050 766 1110 742 1152 734Z',
    canvas.linear(
      [
        [0, paint.of(earth), 0.7],
        [0.6, paint.of(earth), 0.85],
        [1, paint.lit(earth, 0.3)],
      ],
      [0, 1, 1, 0],
    ),
  );
}

const BANKS =
  'M1030 634C1010 648 1080 654 1112 668C1156 690 1150 716 1190 742C1240 770 1228 812 1246 910L1700 910L1700 776C1560 752 1456 746 1420 712C1390 684 1300 674 1200 662C1130 654 1084 646 1076 634Z';

function stream(canvas: Canvas): Art {
  const { paint } = canvas;
  const mud = snowedOn(canvas, '#a98a62', 0.8);
  return [
    line(BANKS, paint.shaded(mud, 0.1), 12, { opacity: 0.6 }),
    stillWater(canvas, {
      name: 'stream',
      d: BANKS,
      box: { left: 1000, top: 640, right: 1600, bottom: 900 },
      colour: '#5cb0b4',
      glints: 34,
    }),
    paperBoat(canvas, [1330, 756], 0.8),
  ];
}

/** Its far rail first, then the deck, then the near rail. */
function bridge(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const wood = pick(random, ['#b07a4e', '#a8694a', '#9c7a5a'] as const);
  const deck = snowedOn(canvas, tone(wood, 0.08));
  const posts = [8, 92, 180, 268, 352] as const;
  const arch = (x: number) => -118 * (1 - ((x - 180) / 180) ** 2) * 0.5;
  const rail = (lift: number) =>
    posts.map((x) => `M${x} ${arch(x) - lift}v-58`).join('') +
    `M8 ${-50 - lift}Q180 ${-168 - lift} 352 ${-50 - lift}`;
  let planks = '';
  for (let x = 14; x < 356; x += 17) planks += `M${x} ${arch(x) - 17}l-3 18`;
  return group(
    [
      line(rail(18), paint.shaded(wood, 0.35), 7),
      path('M-16 -14Q180 -136 376 -14L370 6Q180 -116 -10 6Z', paint.lit(deck, 0.2)),
      line(planks, paint.shaded(wood, 0.4), 2.5, { opacity: 0.6 }),
      path('M-10 6Q180 -116 370 6V26Q180 -92 -10 26Z', sideLit(canvas, wood)),
      path('M-26 20Q-20 -8 10 0L26 40H-34Z', slantLit(canvas, '#9aa0a4')),
      path('M386 20Q380 -8 350 0L334 40H394Z', slantLit(canvas, '#8f979c')),
      line(rail(0), sideLit(canvas, wood), 10),
      line('M8 -52Q180 -170 352 -52', paint.lit(wood, 0.5), 3, { opacity: 0.7 }),
    ],
    { x: 1140, y: 716, scale: 1 },
  );
}

function steppingStones(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const stone = snowedOn(canvas, '#b3b5ac');
  return (
    [
      [1272, 806, 44],
      [1352, 818, 38],
      [1430, 804, 46],
      [1516, 814, 40],
    ] as const
  ).map(([x, y, size]) => [
    ellipse(x, y + 10, size * 1.15, size * 0.34, paint.lit('#bfe6e2', 0.4), { opacity: 0.45 }),
    path(blob(random, [x, y + 5], size, size * 0.36, { wobble: 0.04 }), paint.shaded('#8d918c', 0.35)),
    path(blob(random, [x, y - 3], size * 0.96, size * 0.32, { wobble: 0.04 }), slantLit(canvas, stone)),
  ]);
}

function tallTree(
  canvas: Canvas,
  random: Random,
  [x, y]: readonly [number, number],
  width: number,
  colour: Colour,
): Art {
  return [
    trunk(canvas, random, [x, y], y + 30, width, { colour: '#70503f', lean: between(random, -24, 24) }),
    canopy(random, [x, 60], width * 8, 250, leaves(canvas, colour, 0.04), 1),
  ];
}

function hollowLog(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const bark = '#7d5a44';
  return [
    group(
      [
        ellipse(0, 30, 150, 14, canvas.light.shadow, { opacity: 0.3 }),
        path('M-130 -26Q0 -38 118 -30L122 30Q0 26 -128 30Z', topLit(canvas, bark, { contrast: 0.4 })),
        path(
          'M-120 -28Q-20 -44 60 -32Q30 -14 -10 -20Q-50 -6 -120 -28Z',
          paint.of(snowedOn(canvas, '#8fae5c')),
        ),
        line('M-90 -4q50 6 96 0M-60 14q60 4 120 -2M10 0q40 2 70 -4', paint.shaded(bark, 0.4), 3, {
          opacity: 0.6,
        }),
        ellipse(118, 0, 24, 31, paint.lit('#c79a6a', 0.2)),
        ellipse(119, 0, 16, 22, paint.shaded('#4a352c', 0.3)),
        path('M-40 -36q6 -30 -10 -44q22 6 20 42Z', paint.of('#7a5a44')),
      ],
      { x: 236, y: 736, scale: 0.9 },
    ),
    toadstools(canvas, random, [
      [176, 712, 40],
      [206, 708, 28],
      [372, 764, 44],
    ]),
    fern([120, 774], 96, paint.shaded('#5f9e63', 0.15), -0.5),
    fern([136, 776], 80, paint.of('#6fae66'), 0.5),
  ];
}

function stonesAndReeds(canvas: Canvas, random: Random): Art {
  return (
    [
      [1190, 772],
      [1216, 850],
      [1470, 752],
    ] as const
  ).map(([x, y]) => [
    reeds(canvas, random, [x, y], 84),
    rock(canvas, random, [x + 14, y + 8], 54, { colour: '#a2a8a2' }),
  ]);
}
