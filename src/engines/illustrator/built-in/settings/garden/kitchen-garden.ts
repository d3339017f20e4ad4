import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
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
import { dappled, land } from '#engines/illustrator/built-in/nature/ground.ts';
import { lamplight } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { frame, grass } from '#engines/illustrator/built-in/nature/plants.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { roundTree } from '#engines/illustrator/built-in/nature/trees.ts';
import { flowerBed, sunflower } from '#engines/illustrator/built-in/scenery/flower-bed.ts';
import { gravel } from '#engines/illustrator/built-in/scenery/gravel.ts';
import { sideLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { treeline } from '#engines/illustrator/built-in/scenery/treeline.ts';
import { wheelbarrow } from '#engines/illustrator/built-in/scenery/wheelbarrow.ts';
import { leafOf, petalsOf } from '#engines/illustrator/built-in/settings/garden/colours.ts';
import {
  beanPoles,
  cabbage,
  carrotTops,
  pumpkin,
} from '#engines/illustrator/built-in/settings/garden/vegetables.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** Vegetables in rows before an old brick wall; a glasshouse, bean poles, and a barrow full of pumpkins. */
export function kitchenGarden(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('kitchen garden');
  const leaf = leafOf(canvas);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 3, 80, 220),
      beyondTheWall(canvas, leaf),
      brickWall(canvas, random),
      pearOnTheWall(canvas, random, leaf),
      rowsOfVegetables(canvas, random),
      walk(canvas, random),
      dappled(canvas, 740, 880, 10),
      glasshouse(canvas, random, leaf),
      beanPoles(canvas, random, [1330, 716], leaf),
      canvas.weather !== 'snow' &&
        ([1480, 1548] as const).map((x, i) => sunflower(canvas, [x, 740], 290 - i * 50)),
      flowerBed(canvas, random, {
        name: 'corner',
        from: 1440,
        to: 1660,
        y: 766,
        height: 54,
        colours: petalsOf(canvas),
        leaf,
      }),
      barrowOfPumpkins(canvas, random),
      wateringCan(canvas, random),
      canvas.glow(790, 540, 600, 280, light.glow, 0.3),
    ],
    front: frame(canvas, leaf),
    ground: { far: 756, near: 842 },
    obstacles: [
      { left: 0, top: 340, right: 398, bottom: 770 },
      { left: 1206, top: 420, right: 1450, bottom: 725 },
      { left: 1236, top: 690, right: 1500, bottom: 830 },
    ],
  };
}

function beyondTheWall(canvas: Canvas, leaf: Colour): Art {
  const random = canvas.random('beyond the wall');
  return [
    land(canvas, {
      name: 'hill',
      y: 440,
      height: 50,
      waves: 1.3,
      colour: snowedOn(canvas, tone(leaf, 0.06)),
      depth: 0.72,
      grain: 40,
    }).art,
    treeline(canvas, {
      name: 'trees',
      y: 560,
      height: 240,
      colour: leaf,
      depth: 0.6,
      crown: 150,
      share: (x) => 0.5 + 0.5 * Math.min(1, Math.abs(x - 780) / 620),
    }),
    roundTree(canvas, random, [1180, 560], 270, { colour: leaf, depth: 0.42, detail: 0.2 }),
    roundTree(canvas, random, [1500, 580], 360, { colour: tone(leaf, 0.03), depth: 0.34, detail: 0.4 }),
  ];
}

function brickWall(canvas: Canvas, random: Random): Art {
  const { paint, light } = canvas;
  const brick = pick(random, ['#cf8e70', '#c99a7a', '#d6a58c'] as const);
  const top = 452;
  const body = canvas.linearAt(
    [
      [0, mix(paint.of(brick, 0.26), light.key, 0.3)],
      [1, paint.of(brick, 0.24)],
    ],
    [200, top, 1200, 690],
  );
  let joints = '';
  for (let row = 0; row < 10; row++)
    for (let i = 0; i < 20; i++) {
      if (random() < 0.45) continue;
      const x = i * 84 + (row % 2) * 42 + between(random, -4, 4);
      joints += `M${n(x)} ${top + 26 + row * 21}h${n(between(random, 24, 50))}v12`;
    }
  return [
    rect(-20, top, 1640, 240, body),
    line(joints, mix(paint.of(brick, 0.24), light.shadow, 0.3), 2.5, { opacity: 0.4 }),
    rect(-20, top - 14, 1640, 20, paint.lit(snowedOn(canvas, tone(brick, 0.06)), 0.25), { corner: 6 }),
    line('M-20 466H1620', light.shadow, 4, { opacity: 0.14 }),
  ];
}

/** A tree trained flat along wires, as one does for the sake of the sun. */
function pearOnTheWall(canvas: Canvas, random: Random, leaf: Colour): Art {
  const { paint } = canvas;
  const wood = paint.of('#7a5a44', 0.12);
  return [
    line(
      'M560 684V520M560 640Q480 640 440 620M560 640Q640 640 680 620M560 580Q490 582 450 560M560 580Q640 582 670 560M560 530Q510 530 484 514M560 530Q610 530 640 514',
      wood,
      7,
    ),
    dabs(random, {
      count: 60,
      place: (r) => [between(r, 430, 690), pick(r, [620, 562, 516] as const) + between(r, -16, 20)],
      colour: paint.of(leaf, 0.14),
      width: 12,
      length: 7,
      angle: 0.6,
    }),
    canvas.weather !== 'snow' &&
      (
        [
          [470, 640],
          [520, 656],
          [600, 654],
          [650, 636],
          [490, 582],
          [630, 588],
        ] as const
      ).map(([x, y]) =>
        path(`M${x} ${y - 12}q6 8 8 16q0 10 -8 10q-8 0 -8 -10q2 -8 8 -16Z`, paint.of('#d9c04e', 0.08)),
      ),
  ];
}

function rowsOfVegetables(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const soil = snowedOn(canvas, '#8a6248');
  const row = (from: number, to: number, step: number) =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
  return [
    path(
      'M-20 668H1620V760H-20Z',
      canvas.linearAt(
        [
          [0, paint.of(soil, 0.2)],
          [1, paint.shaded(soil, 0.1)],
        ],
        [0, 668, 0, 750],
      ),
    ),
    line('M-20 690Q800 684 1620 690M-20 716Q800 708 1620 716', paint.shaded(soil, 0.35), 5, {
      opacity: 0.35,
    }),
    row(420, 1180, 44).map((x) => carrotTops(canvas, random, [x + between(random, -5, 5), 690], 34)),
    row(440, 1180, 74).map((x) => cabbage(canvas, random, [x + between(random, -6, 6), 722], 54)),
  ];
}

function walk(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const edge = snowedOn(canvas, '#b58a60');
  return [
    gravel(canvas, random, { d: 'M-20 742H1620V920H-20Z', top: 740, colour: snowedOn(canvas, '#dcc59c') }),
    rect(-20, 730, 1640, 18, sideLit(canvas, edge), { corner: 4 }),
    rect(-20, 730, 1640, 5, paint.lit(edge, 0.45)),
    ([120, 430, 760, 1080, 1340, 1500] as const).map((x) =>
      grass(random, [x, 756], 22, 5, paint.of('#8fb060')),
    ),
  ];
}

function glasshouse(canvas: Canvas, random: Random, leaf: Colour): Art {
  const { paint, light } = canvas;
  const iron = pick(random, ['#5f8f82', '#f4f1e4', '#7d93a8'] as const);
  const pane = light.lamps ? '#ffe6a6' : mix(paint.of('#cfe9e6'), light.sky[1], 0.25);
  return group(
    [
      ellipse(0, 4, 210, 16, light.shadow, { opacity: 0.28 }),
      path('M-190 0V-220Q0 -420 190 -220V0Z', pane, { opacity: 0.72 }),
      treeline(canvas, {
        name: 'in the glasshouse',
        y: -10,
        height: 100,
        colour: leaf,
        depth: 0.25,
        crown: 60,
        from: -180,
        to: 180,
      }),
      (
        [
          [-140, -110],
          [-96, -84],
          [110, -100],
          [150, -70],
          [-60, -120],
        ] as const
      ).map(([x, y]) => circle(x, y, 11, paint.of(pick(random, ['#e0553f', '#f0a03c'] as const), 0.1))),
      path('M-190 -40V-220Q0 -420 190 -220V-40Z', pane, { opacity: 0.28 }),
      path('M-150 -60L-60 -300L-20 -316L-120 -60Z', '#ffffff', { opacity: light.night ? 0.08 : 0.3 }),
      path('M-196 0V-44H196V0Z', sideLit(canvas, '#c99a7a')),
      line(
        'M-190 -44V-220Q0 -420 190 -220V-44M-190 -220H190M-110 -44V-282M110 -44V-282M-190 -130H-50M50 -130H190',
        paint.of(iron),
        8,
      ),
      rect(-50, -206, 100, 206, pane, { opacity: 0.7 }),
      line('M-50 0V-206H50V0M0 -206V0M-50 -100H50', paint.of(iron), 8),
      circle(14, -96, 5, paint.of('#f4cf6a')),
      line('M0 -320v-26', paint.of(iron), 6),
      circle(0, -350, 9, paint.of(iron)),
      lamplight(canvas, [0, -160], 260),
    ],
    { x: 196, y: 752 },
  );
}

function barrowOfPumpkins(canvas: Canvas, random: Random): Art {
  return wheelbarrow(canvas, [1366, 812], {
    tub: pick(random, ['#5f9a8c', '#d0694f', '#6a8fc0'] as const),
    load: (
      [
        [-44, -86, 46],
        [30, -86, 54],
        [-6, -104, 44],
      ] as const
    ).map(([x, y, size]) => pumpkin(canvas, random, [x, y], size)),
    scale: 0.92,
  });
}

function wateringCan(canvas: Canvas, random: Random): Art {
  const { paint, light } = canvas;
  const tin = pick(random, ['#7fb0c0', '#e0b04a', '#c9786a'] as const);
  return group(
    [
      ellipse(0, 2, 50, 8, light.shadow, { opacity: 0.3 }),
      line('M34 -14L74 -62', paint.shaded(tin, 0.15), 11),
      path('M62 -72L90 -56L84 -48L58 -62Z', paint.lit(tin, 0.2)),
      line('M-20 -62Q0 -98 28 -60', paint.shaded(tin, 0.2), 7),
      rect(-36, -62, 74, 62, sideLit(canvas, tin), { corner: 9 }),
      ellipse(1, -61, 36, 8, paint.shaded(tin, 0.3)),
    ],
    { x: 300, y: 800, scale: 0.9 },
  );
}
