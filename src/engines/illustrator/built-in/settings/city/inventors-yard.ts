import type { Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
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
import { land, meadow, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { lamplight } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { frame } from '#engines/illustrator/built-in/nature/plants.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { barrel } from '#engines/illustrator/built-in/scenery/cargo.ts';
import { cog } from '#engines/illustrator/built-in/scenery/cog.ts';
import { bulbs } from '#engines/illustrator/built-in/scenery/garlands.ts';
import { skyline } from '#engines/illustrator/built-in/scenery/houses.ts';
import {
  footShadow,
  glass,
  sideLit,
  slantLit,
  snowedOn,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** Behind the house of an inventor: a shed with a door for large ideas, a flying machine, a fence of wheels. */
export function inventorsYard(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('inventor');
  return {
    back: [
      sky(canvas),
      clouds(canvas, 4, 90, 240),
      land(canvas, {
        name: 'hills',
        y: 540,
        height: 50,
        waves: 2,
        colour: snowedOn(canvas, '#8fb592'),
        depth: 0.62,
        grain: 40,
      }).art,
      skyline(canvas, { name: 'town', y: 620, least: 60, most: 150, depth: 0.56 }),
      mist(canvas, 500, 150, 0.4),
      balloonKite(canvas),
      wheelFence(canvas),
      canvas.glow(800, 560, 560, 270, light.glow, light.night ? 0.14 : 0.42),
      meadow(canvas, 672, snowedOn(canvas, '#a9b878'), { tufts: 34 }),
      yard(canvas),
      shed(canvas),
      flyingMachine(canvas, [1390, 748]),
      scrap(canvas, random, [1476, 800]),
      barrel(canvas, [396, 744], { scale: 0.72, colour: '#5f8a86' }),
      line('M1240 716V318', canvas.paint.of('#8a6a52', 0.08), 11),
      bulbs(canvas, { from: [360, 250], to: [1240, 324], sag: 80, count: 12, size: 14 }),
    ],
    front: frame(canvas, '#86a84e'),
    ground: { far: 754, near: 844 },
    obstacles: [
      { left: 0, top: 300, right: 392, bottom: 752 },
      { left: 1206, top: 560, right: 1600, bottom: 816 },
    ],
  };
}

/** The shed, its weathercock, and a robot that waters the flowers on the sill. */
function shed(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const wall: Colour = '#c99a6a';
  const roof = snowedOn(canvas, '#5f8a86');
  let boards = '';
  for (let x = -10; x < 340; x += 38) boards += `M${x} 330V734`;
  return [
    footShadow(canvas, 170, 738, 220, 18),
    rect(-20, 320, 364, 418, sideLit(canvas, wall)),
    line(boards, paint.shaded(wall, 0.3), 3, { opacity: 0.4 }),
    path('M-40 336L-40 190Q160 130 380 336Z', topLit(canvas, roof)),
    line('M-40 236Q150 190 320 330M-40 290Q120 260 250 332', paint.shaded(roof, 0.3), 4, { opacity: 0.35 }),
    line('M60 180V104', paint.of('#8f9aa5'), 7),
    group([path('M-44 0H30L44 -12V12L30 0Z', paint.of('#d9ad5c')), circle(0, 0, 8, paint.of('#8a6a3c'))], {
      x: 60,
      y: 104,
      turn: canvas.sway() * 12,
    }),
    line('M250 236V150Q250 130 270 130H300', paint.shaded('#8a7f78', 0.1), 24),
    [0, 1, 2].map((i) =>
      ellipse(322 + i * 30, 124 - i * 26 - canvas.frame * 3, 18 + i * 7, 15 + i * 6, light.cloud, {
        opacity: 0.6 - i * 0.15,
      }),
    ),
    rect(160, 452, 164, 286, paint.shaded('#8a5f3c', 0.3), { corner: 8 }),
    path('M170 738V460H314V738Z', light.lamps ? '#ffdf9a' : paint.shaded('#5f4a3c', 0.3)),
    light.lamps && canvas.glow(242, 600, 240, 220, '#ffcf7a', 0.5),
    cog(canvas, [222, 560], 44, { colour: '#b5834f', turn: canvas.frame * 8 }),
    cog(canvas, [286, 610], 32, { colour: '#7f9aa5', turn: -canvas.frame * 11 }),
    path('M314 452L372 474V752L314 738Z', sideLit(canvas, tone(wall, 0.05))),
    line('M324 476L362 736M362 488L326 726', paint.shaded(wall, 0.3), 8),
    rect(18, 440, 112, 100, paint.of('#f7ead2'), { corner: 6 }),
    rect(26, 448, 96, 84, glass(canvas)),
    line('M74 448V532M26 490H122', paint.of('#f7ead2'), 6),
    lamplight(canvas, [74, 490], 110),
    cog(canvas, [70, 630], 52, { colour: '#d9ad5c', turn: canvas.frame * 6 }),
  ];
}

function wheelFence(canvas: Canvas): Art {
  const { paint } = canvas;
  const colours = ['#d9694f', '#4f8fa8', '#e0ad4a', '#6f9a5c', '#8a6ab0'] as const;
  return [
    line('M380 694H1640M380 640H1640', paint.of('#8a6a52', 0.16), 8),
    Array.from({ length: 13 }, (_, i) => {
      const [x, r] = [420 + i * 96, i % 3 === 1 ? 52 : 42];
      const rim = paint.of(colours[i % 5] ?? '#d9694f', 0.16);
      const spokes = Array.from({ length: 6 }, (_unused, k) => {
        const angle = (k / 6) * Math.PI + i;
        return `M${n(x + Math.cos(angle) * r)} ${n(660 + Math.sin(angle) * r)}L${n(x - Math.cos(angle) * r)} ${n(660 - Math.sin(angle) * r)}`;
      });
      return [
        line(spokes.join(''), paint.of('#a9a6a0', 0.2), 2.5),
        { ...circle(x, 660, r, 'none'), stroke: rim, width: 8 },
        circle(x, 660, 7, rim),
      ];
    }),
  ];
}

/** Somebody has tied an alarm clock to a kite. */
function balloonKite(canvas: Canvas): Art {
  const { paint } = canvas;
  return group(
    [
      line('M0 60Q40 150 10 260T60 460', paint.of('#8a7f78', 0.2), 2.5),
      path('M0 -70L52 0L0 70L-52 0Z', paint.of('#e0806a', 0.1)),
      path('M0 -70L52 0H0ZM0 70L-52 0H0Z', paint.of('#f2c761', 0.1)),
      circle(10, 96, 20, paint.of('#f7ead2', 0.1)),
      line('M10 96V84M10 96L20 100', paint.of('#5f4a44', 0.1), 3),
    ],
    { x: 1010, y: 190, turn: canvas.sway() * 4 },
  );
}

function yard(canvas: Canvas): Art {
  const { paint } = canvas;
  const sand = snowedOn(canvas, '#d6bd95', 0.7);
  return [
    path(
      'M300 740Q520 690 800 700T1300 720L1620 800V910H200Q240 800 300 740Z',
      topLit(canvas, sand, { contrast: 0.18 }),
    ),
    line(
      'M560 730Q760 716 940 736M620 800Q820 780 1060 806M520 862Q760 840 1000 868',
      paint.shaded(sand, 0.25),
      4,
      { opacity: 0.3 },
    ),
  ];
}

/** Wings of cloth, a seat from a kitchen chair, and pedals. */
function flyingMachine(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const wing = canvas.sway() * 4;
  const rib = paint.of('#8a5f3c');
  return [
    footShadow(canvas, x, y, 190, 18),
    group(
      [
        path(
          `M-30 -190Q-160 ${n(-280 + wing)} -210 ${n(-220 + wing)}Q-140 -200 -100 -160Q-70 -190 -30 -160Z`,
          slantLit(canvas, '#f3e2c0'),
        ),
        path(
          `M30 -190Q160 ${n(-290 - wing)} 214 ${n(-230 - wing)}Q150 -200 110 -160Q70 -190 30 -160Z`,
          slantLit(canvas, '#f3e2c0'),
        ),
        line(
          `M-30 -186Q-130 ${n(-250 + wing)} -206 ${n(-220 + wing)}M-30 -176L-100 -162M30 -186Q130 ${n(-258 - wing)} 210 ${n(-228 - wing)}M30 -176L110 -162`,
          rib,
          6,
        ),
        path('M-110 -60Q-120 -130 -20 -140H60Q130 -120 150 -60Q20 -30 -110 -60Z', sideLit(canvas, '#c9694f')),
        line('M-104 -82Q20 -56 144 -82', paint.of('#f2cd78'), 7),
        rect(-24, -196, 60, 64, sideLit(canvas, '#a9784c'), { corner: 8 }),
        group(
          [
            ellipse(0, -34, 11, 34, paint.of('#d9ad5c')),
            ellipse(0, 34, 11, 34, paint.of('#d9ad5c')),
            circle(0, 0, 12, paint.of('#8a5f3c')),
          ],
          { x: -122, y: -92, turn: canvas.frame * 40 },
        ),
        line('M150 -66L206 -120V-70Z', paint.of('#4f8fa8'), 9),
        [-60, 80].map((wx) => [
          { ...circle(wx, -26, 26, 'none'), stroke: paint.shaded('#4a4e58', 0.1), width: 9 },
          line(`M${wx - 24} -26H${wx + 24}M${wx} -50V-2`, paint.of('#a9a6a0'), 3),
        ]),
        line('M-60 -26L-40 -60M80 -26L60 -60', rib, 8),
      ],
      { x, y, scale: 0.92 },
    ),
  ];
}

/** In the heap a mouse has a flat with a letterbox. */
function scrap(canvas: Canvas, random: Random, [x, y]: Point): Art {
  const { paint } = canvas;
  return [
    footShadow(canvas, x, y, 140, 16),
    cog(canvas, [x + 40, y - 60], 62, { colour: '#9aa5ad', turn: random() * 30 }),
    cog(canvas, [x - 50, y - 40], 50, { colour: '#c98f4a', turn: 12 }),
    path(
      `M${x - 110} ${y}Q${x - 96} ${y - 54} ${x - 20} ${y - 56}Q${x + 70} ${y - 62} ${x + 120} ${y}Z`,
      sideLit(canvas, '#8a8f98'),
    ),
    line(
      `M${x - 60} ${y - 60}Q${x - 90} ${y - 130} ${x - 30} ${y - 120}T${x + 20} ${y - 150}`,
      paint.of('#d9ad5c'),
      9,
    ),
    rect(x + 34, y - 44, 52, 44, sideLit(canvas, '#d9694f'), { corner: 6 }),
    path(
      `M${x + 48} ${y}V${y - 18}Q${x + 60} ${y - 32} ${x + 72} ${y - 18}V${y}Z`,
      paint.shaded('#4a3a34', 0.2),
    ),
    circle(x + 60, y - 9, 7, paint.of('#c4b4a4')),
    circle(x + 57, y - 10, 1.8, '#2f2a28'),
    circle(x + 63, y - 10, 1.8, '#2f2a28'),
    Array.from({ length: 5 }, (_, i) => circle(x - 90 + i * 18, y - 6, 6, paint.lit('#b5bcc2', 0.2))),
  ];
}
