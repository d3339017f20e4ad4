import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
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
import { meadow, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { firefliesOrDust } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { flowers, frame, reeds, rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { bush, canopy, leaves, trunk } from '#engines/illustrator/built-in/nature/trees.ts';
import { footShadow, sideLit, snowedOn, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import { stillWater } from '#engines/illustrator/built-in/scenery/still-water.ts';
import { bench } from '#engines/illustrator/built-in/scenery/street-furniture.ts';
import { treeline } from '#engines/illustrator/built-in/scenery/treeline.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** A round pond full of lilies behind the hedge, a little bridge, and a willow that looks at itself. */
export function lilyPond(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('lily pond');
  const green: Colour = canvas.weather === 'snow' ? '#8aaba3' : '#79ab62';
  return {
    back: [
      sky(canvas),
      clouds(canvas, 4, 90, 230),
      treeline(canvas, { name: 'trees', y: 620, height: 240, colour: '#86b092', depth: 0.56, crown: 130 }),
      mist(canvas, 480, 150, 0.4),
      treeline(canvas, { name: 'hedge', y: 642, height: 110, colour: green, depth: 0.3, crown: 50 }),
      meadow(canvas, 610, snowedOn(canvas, '#9dbf6c'), { tufts: 20 }),
      stillWater(canvas, {
        name: 'pond',
        d: 'M180 672C330 624 620 616 820 622C1080 616 1340 632 1430 676C1480 716 1300 742 1060 738C800 746 520 748 330 734C190 726 120 700 180 672Z',
        box: { left: 150, top: 618, right: 1450, bottom: 744 },
        colour: '#5fa3a0',
        glints: 36,
        mirrored: canvas.glow(800, 650, 560, 40, light.glow, 0.4),
      }),
      bridge(canvas),
      lilies(canvas, random),
      canvas.glow(800, 560, 600, 270, light.glow, light.night ? 0.14 : 0.4),
      bank(canvas),
      willow(canvas, random),
      [430, 560, 1080, 1180].map((x, i) =>
        reeds(canvas, random, [x, 744 + (i % 2) * 6], 70 + (i % 3) * 14, { brown: i % 2 === 0 }),
      ),
      flowers(canvas, random, {
        count: 26,
        top: 760,
        bottom: 885,
        colours: ['#fff6e2', '#f3c05a', '#b58fe0', '#f3a0b4'],
      }),
      sundial(canvas, [1294, 786]),
      bush(canvas, random, [1560, 786], 220, { colour: green, berries: '#f3a0b4' }),
      bench(canvas, [1466, 768], 1.0),
      rock(canvas, random, [356, 782], 90, { colour: '#a5a29a' }),
    ],
    light: firefliesOrDust(canvas, { left: 160, top: 380, right: 1440, bottom: 780 }),
    front: frame(canvas, green),
    ground: { far: 764, near: 844 },
    obstacles: [
      { left: 0, top: 560, right: 396, bottom: 800 },
      { left: 1230, top: 640, right: 1600, bottom: 802 },
    ],
    seats: [{ name: 'bench', x: 1466, y: 720, width: 180, foot: 768 }],
  };
}

function bridge(canvas: Canvas): Art {
  const { paint } = canvas;
  const red = snowedOn(canvas, '#c9564a', 0.3);
  return [
    path('M930 668Q1090 560 1260 664L1250 676Q1090 584 942 680Z', paint.of(red, 0.14)),
    line('M940 630Q1090 528 1250 626', paint.of(red, 0.14), 9),
    line(
      [960, 1010, 1060, 1110, 1160, 1210]
        .map((x, i) => `M${x} ${n(652 - Math.sin(((i + 0.6) / 6) * Math.PI) * 44)}v-42`)
        .join(''),
      paint.of(red, 0.14),
      7,
    ),
    ellipse(1096, 690, 130, 16, paint.of('#4f8a88', 0.1), { opacity: 0.5 }),
  ];
}

/** On one leaf there is a frog with a book. */
function lilies(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const pads: readonly Point[] = [
    [300, 690],
    [420, 664],
    [520, 704],
    [620, 664],
    [740, 716],
    [820, 676],
    [930, 712],
    [1000, 690],
    [1220, 700],
    [1330, 684],
  ];
  return [
    pads.map(([x, y], i) => {
      const w = between(random, 30, 46) * (0.7 + (y - 640) / 160);
      return [
        path(
          `M${n(x)} ${y}L${n(x + w)} ${n(y - 5)}A${n(w)} ${n(w * 0.3)} 0 1 1 ${n(x + w)} ${n(y + 5)}Z`,
          paint.of(snowedOn(canvas, i % 2 ? '#6fa35f' : '#7fb06a', 0.4)),
        ),
        i % 2 === 0 &&
          canvas.weather !== 'snow' &&
          bloom(canvas, [x - 4, y - 4], w * 0.42, pick(random, ['#f7c4d4', '#fff3f0', '#f3a9c8'] as const)),
      ];
    }),
    group(
      [
        ellipse(0, -12, 22, 15, sideLit(canvas, '#7fb05a')),
        circle(-9, -28, 8, paint.of('#7fb05a')),
        circle(9, -28, 8, paint.of('#7fb05a')),
        circle(-9, -28, 3.6, '#2f3a2c'),
        circle(9, -28, 3.6, '#2f3a2c'),
        path('M-16 -14L0 -9L16 -14V2L0 7L-16 2Z', paint.of('#c9694f')),
        line('M0 -9V7', paint.of('#fdf4e2'), 3),
      ],
      { x: 622, y: 662 + canvas.sway() * 1.5 },
    ),
  ];
}

function bloom(canvas: Canvas, [x, y]: Point, size: number, colour: Colour): Art {
  const { paint } = canvas;
  const petal = (turn: number, length: number) =>
    group(path('M0 0Q-9 -14 0 -30Q9 -14 0 0Z', paint.of(colour)), {
      x,
      y,
      turn,
      scale: (size / 24) * length,
    });
  return [
    petal(-72, 0.9),
    petal(72, 0.9),
    petal(-40, 1),
    petal(40, 1),
    petal(0, 1.1),
    circle(x, y - size * 0.3, size * 0.22, paint.of('#f7d36a')),
  ];
}

function bank(canvas: Canvas): Art {
  const { paint } = canvas;
  const grass = snowedOn(canvas, '#97bb64');
  return [
    path(
      'M-20 716Q150 712 260 728Q520 754 820 750Q1160 752 1400 726Q1520 712 1620 716V910H-20Z',
      topLit(canvas, grass, { contrast: 0.2 }),
    ),
    line(
      'M-20 718Q150 714 260 730Q520 756 820 752Q1160 754 1400 728Q1520 714 1620 718',
      paint.lit(grass, 0.4),
      5,
      { opacity: 0.6 },
    ),
  ];
}

function willow(canvas: Canvas, random: Random): Art {
  const green = leaves(canvas, canvas.weather === 'snow' ? '#9fb9b0' : '#9ab85e');
  const strands = Array.from({ length: 30 }, (_, i) => {
    const x = -40 + i * 15;
    const top = 190 + Math.abs(i - 14) * 6;
    const length = between(random, 220, 400);
    const swing = canvas.sway(i * 0.5) * 7;
    return `M${n(x)} ${n(top)}Q${n(x + (i - 14) * 2)} ${n(top + length * 0.5)} ${n(x + (i - 14) * 1.4 + swing)} ${n(top + length)}`;
  });
  const pick3 = (k: number) => strands.filter((_, i) => i % 3 === k).join('');
  return [
    footShadow(canvas, 120, 772, 130, 18),
    trunk(canvas, random, [130, 772], 520, 72, { lean: 40 }),
    canopy(random, [170, 210], 480, 250, green, 0.5),
    line(pick3(0), green.dark, 10, { opacity: 0.9 }),
    line(pick3(1), green.middle, 9, { opacity: 0.9 }),
    line(pick3(2), green.light, 7, { opacity: 0.9 }),
  ];
}

function sundial(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const stone = mix('#cfc6bd', '#b5ab94', 0.3);
  return [
    footShadow(canvas, x, y, 60, 10),
    group(
      [
        rect(-44, -18, 88, 18, sideLit(canvas, stone), { corner: 5 }),
        path('M-24 -18L-16 -92H16L24 -18Z', sideLit(canvas, stone)),
        ellipse(0, -98, 48, 14, paint.lit(snowedOn(canvas, stone), 0.3)),
        { ...ellipse(0, -99, 36, 9, 'none'), stroke: paint.shaded(stone, 0.3), width: 3 },
        path('M-6 -98L20 -98L14 -136Z', paint.of('#b5893f')),
      ],
      { x, y },
    ),
  ];
}
