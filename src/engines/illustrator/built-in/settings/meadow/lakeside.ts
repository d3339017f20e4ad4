import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { land, meadow, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { firefliesOrDust } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { flowers, frame, reeds, rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { canopy, leaves, trunk } from '#engines/illustrator/built-in/nature/trees.ts';
import { peak } from '#engines/illustrator/built-in/scenery/peaks.ts';
import { sideLit, slantLit, snowedOn, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import { stillWater } from '#engines/illustrator/built-in/scenery/still-water.ts';
import { treeline } from '#engines/illustrator/built-in/scenery/treeline.ts';
import { seasonOf } from '#engines/illustrator/built-in/settings/meadow/colours.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** Grass down to a quiet lake: birches, a jetty with a rowing boat, mountains on the other side. */
export function lakeside(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('lakeside');
  const { grass, leaf, fern, petals } = seasonOf(canvas);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 3, 80, 210),
      canvas.glow(800, 470, 900, 300, light.glow, light.night ? 0.2 : 0.5),
      otherShore(canvas, random, grass, leaf),
      lake(canvas, leaf),
      jetty(canvas),
      rowingBoat(canvas, random),
      meadow(canvas, 706, grass, { tufts: 56 }),
      shoreStones(canvas, random),
      [330, 380, 1544, 1588].map((x) => reeds(canvas, random, [x, 752], 130, { colour: fern, brown: true })),
      birches(canvas, random, leaf),
      flowers(canvas, random, { count: 28, top: 760, bottom: 885, colours: petals }),
      canvas.glow(790, 540, 600, 260, light.glow, 0.25),
    ],
    light: firefliesOrDust(canvas, { left: 160, top: 340, right: 1440, bottom: 790 }),
    front: frame(canvas, fern),
    ground: { far: 758, near: 842 },
    obstacles: [
      { left: 0, top: 420, right: 350, bottom: 790 },
      { left: 1204, top: 600, right: 1600, bottom: 748 },
    ],
  };
}

function otherShore(canvas: Canvas, random: Random, grass: Colour, leaf: Colour): Art {
  const stone: Colour = '#8f9fb5';
  return [
    peak(canvas, random, [330, 560], 620, 330, { colour: stone, depth: 0.62, snow: 0.4 }),
    peak(canvas, random, [1240, 560], 700, 370, { colour: stone, depth: 0.6, snow: 0.4 }),
    peak(canvas, random, [800, 560], 560, 180, { colour: tone(stone, 0.03), depth: 0.74, snow: 0.25 }),
    mist(canvas, 400, 180, 0.55),
    land(canvas, {
      name: 'other shore',
      y: 520,
      height: 36,
      waves: 1.6,
      colour: grass,
      depth: 0.6,
      grain: 50,
    }).art,
    treeline(canvas, {
      name: 'shore wood',
      y: 572,
      height: 66,
      colour: leaf,
      depth: 0.56,
      crown: 50,
      share: (x) => 0.4 + 0.6 * Math.min(1, Math.abs(x - 800) / 460),
    }),
  ];
}

function lake(canvas: Canvas, leaf: Colour): Art {
  const { paint } = canvas;
  const mirror = mix(paint.of(leaf, 0.5), canvas.light.sky[2], 0.35);
  return stillWater(canvas, {
    name: 'lake',
    d: 'M-20 566H1620V760H-20Z',
    box: { left: 0, top: 566, right: 1600, bottom: 740 },
    colour: '#5fa9c0',
    depth: 0.12,
    glints: 44,
    mirrored: path(
      'M-20 560H1620V590Q1400 610 1200 596Q1000 580 800 582Q560 580 380 598Q180 612 -20 594Z',
      mirror,
      { opacity: 0.5 },
    ),
  });
}

function jetty(canvas: Canvas): Art {
  const { paint } = canvas;
  const wood = snowedOn(canvas, '#b58e66');
  let planks = '';
  for (let i = 1; i < 14; i++) {
    const t = (i / 14) ** 1.5;
    const y = 622 + t * 120;
    planks += `M${1196 - t * 16} ${y}H${1262 + t * 92}`;
  }
  return [
    path('M1190 640H1360V740H1170Z', canvas.light.shadow, { opacity: 0.12 }),
    line('M1200 640V690M1262 640V684M1190 690V742M1316 690V742', sideLit(canvas, '#7d6048'), 13),
    path('M1196 622H1262L1356 744H1178Z', topLit(canvas, wood)),
    line(planks, paint.shaded('#8d6a4c', 0.3), 3, { opacity: 0.5 }),
    line('M1196 622H1262', paint.lit(wood, 0.5), 4),
    line('M1194 626V590M1266 626V590M1180 700V652', sideLit(canvas, '#8d6c50'), 11),
  ];
}

function rowingBoat(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const hull = pick(random, ['#d0604a', '#f4ead4', '#e0a83e', '#c9788a'] as const);
  return group(
    [
      ellipse(0, 26, 120, 10, paint.shaded('#3f7f96', 0.3), { opacity: 0.45 }),
      path('M-120 -26Q0 10 124 -30Q110 22 70 28H-70Q-106 20 -120 -26Z', slantLit(canvas, hull)),
      path('M-120 -26Q0 10 124 -30Q60 -22 0 -20Q-60 -20 -120 -26Z', paint.shaded('#8d6a4c', 0.25)),
      line('M-50 -12L-44 -2M30 -14L38 -4', paint.of('#d8b07c'), 9),
      line('M-120 -26Q0 10 124 -30', paint.lit(hull, 0.5), 6),
      line('M-30 -8L-90 -44M20 -8L96 -52', paint.of('#c79a6a'), 6),
      line('M-120 -26Q-150 -20 -164 -4', paint.of('#e3cf9c'), 4),
    ],
    { x: 1452, y: 668 + canvas.sway() * 3, turn: canvas.sway(1) * 1.2, scale: 0.9 },
  );
}

function shoreStones(canvas: Canvas, random: Random): Art {
  return (
    [
      [410, 732, 60],
      [470, 738, 36],
      [1090, 734, 44],
      [1140, 742, 70],
      [1400, 744, 54],
    ] as const
  ).map(([x, y, width]) => rock(canvas, random, [x, y], width, { colour: snowedOn(canvas, '#a8aca4') }));
}

function birches(canvas: Canvas, random: Random, leaf: Colour): Art {
  const { paint } = canvas;
  return (
    [
      [70, 760, 44, -16],
      [200, 752, 34, 14],
      [296, 744, 24, 30],
    ] as const
  ).map(([x, y, width, lean], i) => [
    ellipse(x, y + 2, width * 1.8, 10, canvas.light.shadow, { opacity: 0.25 }),
    trunk(canvas, random, [x, y], y + 20 - i * 120, width, { colour: '#efe8da', lean }),
    line(
      Array.from({ length: 9 }, (_, k) => {
        const up = 60 + k * 62 + between(random, -14, 14);
        return `M${x + (lean * up) / y + between(random, -0.3, 0.05) * width} ${y - up}h${between(random, 0.15, 0.34) * width}`;
      }).join(''),
      paint.shaded('#5d544c', 0.1),
      5,
      { opacity: 0.7 },
    ),
    canopy(
      random,
      [x + lean, 110 + i * 70],
      360 - i * 70,
      250 - i * 50,
      leaves(canvas, leaf, 0.02 + i * 0.06),
      0.9,
    ),
  ]);
}
