import { between, pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, star, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { land } from '#engines/illustrator/built-in/nature/ground.ts';
import { motes } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { blade, rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { deepSky, earth, starField } from '#engines/illustrator/built-in/scenery/outer-space.ts';
import {
  footShadow,
  nearShade,
  sideLit,
  slantLit,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const DUSTS: readonly Colour[] = ['#cfcbdc', '#d9cdc4', '#c4cfd9', '#dccbd4'];

/** On the moon: the earth in the sky, a dome with a garden in it, washing on the line, a rover with muddy wheels. */
export function moon(canvas: Canvas): Stage {
  const random = canvas.random('moon');
  const dust = pick(random, DUSTS);
  const [, , horizon] = deepSky(canvas);
  const far = (share: number) => mix(dust, horizon, share);
  return {
    back: [
      starField(canvas, { left: 0, top: 0, right: 1600, bottom: 700 }),
      earth(canvas, [1150, 210], 128),
      canvas.glow(800, 560, 1000, 260, '#c9c0ff', canvas.light.night ? 0.34 : 0.55),
      peaks(canvas, far(0.55)),
      land(canvas, { name: 'far', y: 570, height: 40, waves: 3, colour: far(0.42), depth: 0, grain: 60 }).art,
      land(canvas, { name: 'middle', y: 618, height: 24, waves: 2, colour: far(0.2), depth: 0, grain: 110 })
        .art,
      dome(canvas, 250, 690),
      dish(canvas, 1440, 660),
      land(canvas, { name: 'near', y: 672, height: 12, waves: 1.6, colour: dust, depth: 0, grain: 260 }).art,
      craters(canvas, dust),
      washingLine(canvas),
      footprints(canvas, dust),
      [
        [560, 694, 44],
        [1110, 700, 52],
        [980, 688, 26],
      ].map(([x = 0, y = 0, size = 0]) => rock(canvas, random, [x, y], size, { colour: tone(dust, -0.1) })),
      rover(canvas, 1390, 806),
      flag(canvas, 1240, 712),
      canvas.glow(800, 600, 620, 260, '#e9e4ff', canvas.light.night ? 0.2 : 0.4),
    ],
    light: motes(canvas, 10, { left: 120, top: 200, right: 1480, bottom: 700 }, '#dfe6ff', 1.8),
    front: nearRocks(canvas, dust),
    ground: { far: 745, near: 842 },
    obstacles: [
      { left: 1230, top: 660, right: 1545, bottom: 820 },
      { left: 60, top: 560, right: 390, bottom: 735 },
    ],
  };
}

function peaks(canvas: Canvas, colour: Colour): Art {
  const { paint, light } = canvas;
  const ridge =
    'M0 560L120 452L210 508L340 404L470 520L600 470L720 548H880L1010 462L1120 520L1250 420L1370 500L1480 440L1600 520V700H0Z';
  const lit =
    'M120 452L84 660H-60ZM340 404L290 660H120L210 508ZM600 470L560 660H420ZM1010 462L970 660H800ZM1250 420L1200 660H1060L1120 520ZM1480 440L1440 660H1320Z';
  return [path(ridge, paint.of(colour)), path(lit, mix(paint.of(colour), light.key, 0.3), { opacity: 0.6 })];
}

function craters(canvas: Canvas, dust: Colour): Art {
  const { paint } = canvas;
  const places = [
    [180, 772, 90],
    [560, 868, 120],
    [470, 722, 46],
    [900, 716, 54],
    [1040, 866, 84],
    [1290, 716, 60],
    [760, 758, 34],
    [1120, 776, 40],
  ] as const;
  return places.map(([x, y, rx]) => [
    ellipse(x, y, rx * 1.12, rx * 0.26, paint.lit(dust, 0.5)),
    ellipse(x + 3, y + 2, rx, rx * 0.2, slantLit(canvas, tone(dust, -0.14), { contrast: 0.4 })),
    ellipse(x + rx * 0.1, y + rx * 0.06, rx * 0.78, rx * 0.12, paint.lit(dust, 0.1), { opacity: 0.7 }),
  ]);
}

/** Glass, with a garden inside and a round door. */
function dome(canvas: Canvas, x: number, y: number): Art {
  const { paint, light } = canvas;
  const random = canvas.random('dome');
  const leaves = Array.from({ length: 15 }, (_, i) =>
    path(
      blade(
        [-130 + i * 18, -40],
        between(random, 40, 120) * (1 - Math.abs(i - 7) / 12),
        between(random, -24, 24) + canvas.sway(i) * 2,
        9,
      ),
      paint.of((['#6fae72', '#8fc47a', '#4f9a78'] as const)[i % 3] ?? '#6fae72'),
    ),
  );
  const fruit = [
    [-70, -86, '#e8704f'],
    [-20, -112, '#f2c761'],
    [34, -94, '#e8704f'],
    [84, -76, '#d97fb0'],
  ] as const;
  const shell = 'M-170 -30A170 150 0 0 1 170 -30Z';
  return [
    footShadow(canvas, x, y + 8, 210, 24),
    light.lamps && canvas.glow(x, y - 90, 300, 220, '#ffe0a0', 0.5),
    group(
      [
        path(shell, light.lamps ? '#ffedc0' : mix(paint.of('#bfe6ee'), '#ffffff', 0.2), {
          opacity: light.lamps ? 0.5 : 0.4,
        }),
        line('M-60 -36Q-60 -80 -70 -100M20 -36V-120', paint.of('#7a6a4c'), 7),
        leaves,
        fruit.map(([fx, fy, colour]) => circle(fx, fy, 10, paint.of(colour))),
        path(shell, '#ffffff', { opacity: 0.12 }),
        line(
          `${shell}M0 -180V-30M-100 -30Q-96 -130 -34 -176M100 -30Q96 -130 34 -176M-152 -96H152`,
          paint.of('#e6eaf4'),
          5,
          { opacity: 0.75 },
        ),
        line('M-136 -84Q-112 -142 -62 -162', '#ffffff', 9, { opacity: 0.6 }),
        rect(-184, -40, 368, 46, sideLit(canvas, '#b9bcd0'), { corner: 14 }),
        [-150, -100, 100, 150].map((bx) => circle(bx, -16, 8, light.lamps ? '#ffe08a' : paint.of('#8f96b4'))),
        path('M-46 8V-44Q-46 -92 0 -92Q46 -92 46 -44V8Z', sideLit(canvas, '#9aa0bc')),
        path('M-32 8V-42Q-32 -76 0 -76Q32 -76 32 -42V8Z', sideLit(canvas, '#e0806a')),
        circle(0, -44, 13, light.lamps ? '#ffedc0' : paint.of('#bfe0ea')),
      ],
      { x, y },
    ),
  ];
}

function dish(canvas: Canvas, x: number, y: number): Art {
  const { paint, light } = canvas;
  return group(
    [
      line('M0 -70L-34 20M0 -70L34 20M-18 -24H18', paint.of('#9a9fb8'), 8),
      path('M-88 -150Q-60 -40 66 -62Q-20 -90 -88 -150Z', slantLit(canvas, '#e6e4ee')),
      path('M-88 -150Q-40 -150 8 -118Q50 -92 66 -62Q-30 -80 -88 -150Z', paint.shaded('#c9c7da', 0.25)),
      line('M-14 -104L20 -152', paint.of('#9a9fb8'), 6),
      circle(22, -156, 9, light.lamps || canvas.frame === 1 ? '#ff8f7a' : paint.of('#e0705c')),
    ],
    { x, y, scale: 0.85 },
  );
}

/** Socks dry quickly where the sun always shines. */
function washingLine(canvas: Canvas): Art {
  const { paint } = canvas;
  const sock = 'M-10 0H10V30Q26 34 26 46Q26 54 14 54H-4Q-12 52 -10 40Z';
  const socks = [
    [418, '#e0705c'],
    [456, '#f2c761'],
    [496, '#5fae8c'],
  ] as const;
  const drop = (x: number) => 600 + 22 * Math.sin(((x - 380) / 160) * Math.PI);
  return [
    line('M540 706V592', paint.of('#a9a6bc'), 8),
    line('M380 606Q460 640 540 598', paint.of('#f0eef6'), 3),
    socks.map(([x, colour], i) =>
      group([path(sock, sideLit(canvas, colour)), line('M-8 9H8', paint.of('#fdf6e8'), 5)], {
        x,
        y: drop(x),
        turn: canvas.sway(i * 1.5) * 5,
        scale: 0.85,
      }),
    ),
  ];
}

function footprints(canvas: Canvas, dust: Colour): Art {
  const steps: readonly Point[] = [
    [330, 742],
    [372, 756],
    [400, 778],
    [446, 790],
    [474, 812],
    [522, 824],
  ];
  return steps.map(([x, y], i) =>
    ellipse(x, y, 13, 6, canvas.paint.shaded(dust, 0.35), { opacity: 0.55 - i * 0.04 }),
  );
}

function rover(canvas: Canvas, x: number, y: number): Art {
  const { paint, light } = canvas;
  const gold = '#e6bd6a';
  const wheel = (wx: number): Art => [
    circle(wx, -32, 34, paint.of('#5f6480')),
    circle(wx, -32, 22, paint.of('#a9adc4')),
    line(
      `M${wx - 20} -32H${wx + 20}M${wx} -52V-12M${wx - 14} -46L${wx + 14} -18M${wx + 14} -46L${wx - 14} -18`,
      paint.of('#5f6480'),
      4,
    ),
  ];
  return [
    footShadow(canvas, x, y, 170, 24),
    group(
      [
        line('M70 -96V-190', paint.of('#a9adc4'), 7),
        path('M38 -214Q70 -176 104 -208Q84 -172 62 -176Q42 -186 38 -214Z', slantLit(canvas, '#f0eef4')),
        line('M-96 -92Q-118 -150 -84 -152H-40', paint.of('#a9adc4'), 7),
        path('M-136 -62L-118 -96H112L138 -62Q0 -48 -136 -62Z', topLit(canvas, gold)),
        rect(-30, -136, 74, 44, sideLit(canvas, '#e0806a'), { corner: 10 }),
        rect(-44, -186, 26, 82, sideLit(canvas, '#f0eef4'), { corner: 12 }),
        rect(64, -126, 52, 32, sideLit(canvas, '#f0eef4'), { corner: 5 }),
        circle(-126, -78, 11, light.lamps ? '#fff0b8' : paint.of('#fdf2d0')),
        light.lamps && canvas.glow(-140, -70, 150, 70, '#ffe9a8', 0.6),
        wheel(-96),
        wheel(0),
        wheel(96),
      ],
      { x, y, scale: 0.96 },
    ),
  ];
}

function flag(canvas: Canvas, x: number, y: number): Art {
  const { paint } = canvas;
  const wave = canvas.sway() * 5;
  return [
    line(`M${x} ${y}V${y - 128}`, paint.of('#e6e4ee'), 6),
    path(
      `M${x} ${y - 126}Q${x + 30} ${n(y - 140 + wave)} ${x + 60} ${y - 124}T${x + 92} ${y - 122}V${y - 68}Q${x + 62} ${n(y - 54 - wave)} ${x + 36} ${y - 68}T${x} ${y - 66}Z`,
      sideLit(canvas, '#5f9ec0'),
    ),
    path(star([x + 46, y - 96], 20), paint.of('#ffe9a8')),
  ];
}

function nearRocks(canvas: Canvas, dust: Colour): Art {
  const colour = mix(dust, '#3a3560', 0.35);
  const [body, edge] = [nearShade(canvas, colour, 0.14), nearShade(canvas, colour, 0.02)];
  return [
    path('M0 900V800Q40 770 90 800Q140 806 160 846Q220 850 246 900Z', body),
    line('M0 802Q40 772 88 802Q136 808 156 848', edge, 6),
    path('M1600 900V790Q1550 760 1506 800Q1460 808 1446 852Q1392 858 1366 900Z', body),
    line('M1600 792Q1552 762 1508 802Q1464 810 1450 852', edge, 6),
  ];
}
