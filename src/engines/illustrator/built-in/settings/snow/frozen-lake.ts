import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
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
import { land, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { lamplight } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { pine } from '#engines/illustrator/built-in/nature/trees.ts';
import { peak } from '#engines/illustrator/built-in/scenery/peaks.ts';
import { topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import { drift, NEEDLES, SNOW } from '#engines/illustrator/built-in/settings/snow/snowfield.ts';
import { snowyTwigs } from '#engines/illustrator/built-in/settings/snow/twigs.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const AWNINGS: readonly (readonly [Colour, Colour])[] = [
  ['#d9574a', '#fbeed8'],
  ['#3f8a86', '#fbeed8'],
  ['#e0a040', '#fff3dc'],
];

/** A lake frozen smooth for skating, with a jetty and a stall for hot cocoa. */
export function frozenLake(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('frozen lake');
  const needles = pick(random, NEEDLES);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 3, 80, 200),
      [
        [210, 620, 260],
        [640, 560, 190],
        [1060, 620, 230],
        [1450, 640, 300],
      ].map(([x = 0, width = 0, height = 0]) =>
        peak(canvas, random, [x, 590], width, height, { colour: '#93a3bd', depth: 0.62, snow: 0.62 }),
      ),
      mist(canvas, 420, 190, 0.55),
      land(canvas, { name: 'far bank', y: 572, height: 20, waves: 2, colour: SNOW, depth: 0.34, grain: 60 })
        .art,
      bankPines(canvas, random, needles),
      ice(canvas, random),
      canvas.glow(800, 560, 640, 280, light.glow, light.night ? 0.2 : 0.42),
      banks(canvas),
      jetty(canvas),
      [
        [40, 690, 330],
        [1570, 700, 360],
      ].map(([x = 0, y = 0, height = 0]) =>
        pine(canvas, random, [x, y], height, { colour: needles, depth: 0.02, snow: true }),
      ),
      stall(canvas, pick(random, AWNINGS)),
      drift(canvas, [1240, 772], 130),
      drift(canvas, [1560, 780], 260),
      drift(canvas, [20, 792], 260),
    ],
    front: snowyTwigs(canvas, random),
    ground: { far: 750, near: 842 },
    obstacles: [
      { left: 100, top: 600, right: 396, bottom: 800 },
      { left: 1226, top: 470, right: 1590, bottom: 790 },
    ],
  };
}

function bankPines(canvas: Canvas, random: Random, colour: Colour): Art {
  return Array.from({ length: 24 }, (_, i): Art => {
    const x = ((i + between(random, 0, 0.9)) / 24) * 1640 - 20;
    const side = Math.abs(x - 800) / 800;
    return pine(canvas, random, [x, 604], lerp(50, 190, side ** 1.4) * between(random, 0.8, 1.2), {
      colour,
      depth: 0.44 - side * 0.14,
      detail: 0.2,
      snow: true,
    });
  });
}

function ice(canvas: Canvas, random: Random): Art {
  const { paint, light } = canvas;
  const white = paint.lit('#ffffff', 0.2);
  let shine = '';
  for (let i = 0; i < 9; i++) {
    const x = between(random, 60, 1500);
    const y = between(random, 660, 880);
    const reach = between(random, 60, 150);
    shine += `M${n(x)} ${n(y)}l${n(reach)} ${n(-reach * 0.22)}M${n(x + 20)} ${n(y + 12)}l${n(reach * 0.6)} ${n(-reach * 0.13)}`;
  }
  return [
    rect(
      0,
      598,
      1600,
      310,
      canvas.linear([
        [0, mix(paint.of('#dcecf4'), light.haze, 0.45)],
        [0.25, paint.of('#cfe7f2')],
        [0.6, paint.of('#b5daeb')],
        [1, paint.of('#97c6df')],
      ]),
    ),
    // What stands on the bank is mirrored as soft columns.
    Array.from({ length: 16 }, (_, i) =>
      canvas.glow(
        i * 106 + between(random, -20, 40),
        640,
        between(random, 40, 80),
        between(random, 40, 70),
        paint.of('#8fb3c0'),
        0.22,
      ),
    ),
    line(
      'M420 860C620 800 900 880 1080 800C1180 750 1000 720 860 760C700 806 560 700 720 690C860 684 1000 740 1180 690M240 720C380 700 520 730 640 712',
      white,
      3,
      { opacity: 0.55 },
    ),
    line(
      'M500 800C640 760 760 830 900 800C1040 768 1100 820 1220 850M300 840C380 820 470 830 540 856',
      white,
      2,
      { opacity: 0.45 },
    ),
    line(shine, '#ffffff', 5, { opacity: light.night ? 0.2 : 0.5 }),
  ];
}

/** Snow to both sides of the ice. */
function banks(canvas: Canvas): Art {
  const { paint } = canvas;
  const fill = canvas.linear([
    [0, paint.lit('#ffffff', 0.15)],
    [1, paint.shaded(SNOW, 0.16)],
  ]);
  return [
    path(
      'M-20 650C90 640 200 652 290 676C340 690 330 700 280 708C200 724 240 760 130 790C80 806 40 812 -20 812Z',
      fill,
    ),
    path(
      'M1620 650C1520 640 1400 650 1300 674C1240 690 1230 704 1260 724C1300 752 1290 776 1400 800C1470 816 1540 822 1620 824Z',
      fill,
    ),
  ];
}

function jetty(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const wood: Colour = '#a9805a';
  return [
    canvas.glow(270, 782, 170, 22, light.shadow, 0.4),
    [180, 270, 352].map((x) => rect(x, 716, 14, 70, paint.shaded(wood, 0.35), { corner: 5 })),
    path('M-20 700H372L384 734H-20Z', paint.of(wood)),
    path('M-20 734H384V748H-20Z', paint.shaded(wood, 0.35)),
    line(
      'M90 700L78 734M150 700L142 734M210 700L206 734M270 700L270 734M330 700L336 734',
      paint.shaded(wood, 0.45),
      2.5,
      { opacity: 0.6 },
    ),
    path('M-20 700H372L376 712Q330 722 290 710Q230 724 180 712Q110 724 34 714H-20Z', paint.of('#ffffff')),
    rect(334, 590, 13, 116, paint.of('#7b5a42'), { corner: 5 }),
    line('M340 600H300M306 600V614', paint.of('#7b5a42'), 6),
    rect(292, 614, 28, 36, light.lamps ? '#ffe08a' : paint.of('#fff0c8'), {
      corner: 8,
      stroke: paint.of('#5a4a44'),
      width: 4,
    }),
    lamplight(canvas, [306, 632], 130),
    ellipse(341, 588, 14, 6, paint.of('#ffffff')),
    line('M340 640Q356 650 362 664M340 640Q326 652 326 668', paint.of('#e8dcc8'), 3),
    [
      [362, 664],
      [326, 668],
    ].map(([x = 0, y = 0]) => skate(canvas, [x, y])),
  ];
}

function skate({ paint }: Canvas, [x, y]: Point): Art {
  return group(
    [
      path('M-9 0H8V18Q22 20 24 30V34H-9Z', paint.of('#f7f2ea')),
      rect(-9, 0, 17, 7, paint.of('#d9574a'), { corner: 3 }),
      line('M-8 40H22Q28 40 29 35M-2 34V40M16 34V40', paint.of('#8d9aa6'), 3),
    ],
    { x, y },
  );
}

function stall(canvas: Canvas, [stripe, plain]: readonly [Colour, Colour]): Art {
  const { paint, light } = canvas;
  const wood: Colour = '#b07a50';
  const steam = (x: number, phase: number) =>
    line(`M${x} -112q${n(6 + canvas.sway(phase) * 4)} -12 0 -22t0 -22`, mix(light.cloud, '#ffffff', 0.4), 4, {
      opacity: 0.6,
    });
  return [
    canvas.glow(1410, 776, 210, 26, light.shadow, 0.45),
    group(
      [
        rect(-130, -200, 260, 120, light.lamps ? '#f6c878' : paint.shaded('#8a5f45', 0.2)),
        light.lamps && canvas.glow(0, -150, 180, 110, '#fff0b8', 0.8),
        line('M-120 -166H120', paint.of('#6f4c38'), 6),
        (['#e0604f', '#f3b94e', '#5aa58a', '#f3ead6', '#5b8fc9', '#e0604f'] as const).map((colour, i) =>
          rect(-104 + i * 38, -190, 22, 21, paint.of(colour), { corner: 5 }),
        ),
        rect(-144, -214, 16, 218, paint.of('#7b5a42'), { corner: 4 }),
        rect(128, -214, 16, 218, paint.shaded('#7b5a42', 0.2), { corner: 4 }),
        rect(-140, -84, 280, 86, topLit(canvas, wood, { contrast: 0.23 })),
        line('M-100 -76V0M-60 -76V0M-20 -76V0M20 -76V0M60 -76V0M100 -76V0', paint.shaded(wood, 0.45), 3, {
          opacity: 0.5,
        }),
        rect(-154, -98, 308, 18, paint.lit('#d9a868', 0.2), { corner: 6 }),
        steam(-66, 0),
        steam(62, 2),
        path('M-96 -98V-122Q-96 -128 -90 -128H-46Q-40 -128 -40 -122V-98Z', paint.of('#5b6f86')),
        ellipse(-68, -128, 30, 6, paint.of('#7b8fa6')),
        [30, 58, 86].map((x, i) => [
          path(
            `M${x} -98V-116H${x + 20}V-98Z`,
            paint.of((['#e9728a', '#f6ead4', '#6fb0a6'] as const)[i] ?? '#f6ead4'),
          ),
          line(`M${x + 20} -112q8 2 0 10`, paint.of('#f6ead4'), 3),
        ]),
        path('M0 -22C-24 -40 -18 -58 0 -48C18 -58 24 -40 0 -22Z', paint.of(stripe)),
        awning(canvas, stripe, plain),
      ],
      { x: 1410, y: 772 },
    ),
  ];
}

function awning({ paint }: Canvas, stripe: Colour, plain: Colour): Art {
  const strips = Array.from({ length: 8 }, (_, i) => {
    const [top, next] = [-140 + i * 35, -105 + i * 35];
    const [low, lowNext] = [-176 + i * 44, -132 + i * 44];
    return path(
      `M${top} -262H${next}L${lowNext} -196Q${(low + lowNext) / 2} -176 ${low} -196Z`,
      paint.of(i % 2 ? plain : stripe),
    );
  });
  return [
    strips,
    path(
      'M-150 -262Q-160 -282 -130 -280Q-60 -292 0 -282Q70 -292 134 -280Q160 -280 150 -258Q110 -246 84 -258Q50 -240 10 -257Q-30 -242 -70 -257Q-116 -246 -150 -262Z',
      paint.of('#ffffff'),
    ),
    circle(0, -290, 9, paint.of('#f0c95e')),
  ];
}
