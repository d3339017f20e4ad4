import { pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
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
import { land, meadow, mist, trail } from '#engines/illustrator/built-in/nature/ground.ts';
import { firefliesOrDust } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { flowers, frame } from '#engines/illustrator/built-in/nature/plants.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { bulbs, FESTIVE } from '#engines/illustrator/built-in/scenery/garlands.ts';
import {
  footShadow,
  glass,
  sideLit,
  slantLit,
  snowedOn,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import { pennant } from '#engines/illustrator/built-in/scenery/towers.ts';
import { farTree } from '#engines/illustrator/built-in/scenery/treeline.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const CLOTHS = ['#d9604f', '#4f8fb0', '#8a6ab0', '#3f9a86'] as const;

/** Where the circus lives: the big top on the green, and painted wagons with chimneys and steps. */
export function circusWagons(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('wagons');
  const cloth = pick(canvas.random('big top'), CLOTHS);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 4, 80, 220),
      land(canvas, {
        name: 'hills',
        y: 540,
        height: 60,
        waves: 2.2,
        colour: snowedOn(canvas, '#8fb592'),
        depth: 0.6,
        grain: 40,
      }).art,
      trees(canvas, random),
      mist(canvas, 500, 140, 0.35),
      bigTop(canvas, [800, 664], cloth),
      canvas.glow(800, 560, 600, 280, light.glow, light.night ? 0.14 : 0.4),
      meadow(canvas, 660, snowedOn(canvas, '#94bb64'), { tufts: 44 }),
      trail(canvas, 664, snowedOn(canvas, '#e3c793', 0.6), { from: 800, to: 620 }),
      flowers(canvas, random, {
        count: 20,
        top: 700,
        bottom: 880,
        colours: ['#fff3d6', '#f7c35f', '#e5627e'],
      }),
      wagon(canvas, [196, 752], 1.04, '#4f9a86', '#e0604f'),
      wagon(canvas, [1430, 744], 0.98, '#d9a04a', '#5f6fae'),
      washing(canvas),
      trunk(canvas, [1262, 790]),
      bulbs(canvas, { from: [300, 360], to: [800, 250], sag: 50, count: 8, size: 14, colours: FESTIVE }),
      bulbs(canvas, { from: [800, 250], to: [1320, 370], sag: 50, count: 8, size: 14, colours: FESTIVE }),
    ],
    light: light.night && firefliesOrDust(canvas, { left: 160, top: 420, right: 1440, bottom: 780 }),
    front: frame(canvas, '#6fae5e'),
    ground: { far: 754, near: 844 },
    obstacles: [
      { left: 0, top: 420, right: 392, bottom: 776 },
      { left: 1200, top: 420, right: 1600, bottom: 800 },
    ],
    seats: [{ name: 'steps', x: 376, y: 712, width: 80, foot: 758 }],
  };
}

function trees(canvas: Canvas, random: Random): Art {
  return [430, 520, 1080, 1170].map((x, i) =>
    farTree(canvas, random, [x, 662], 110 + (i % 2) * 34, { colour: '#76a965', depth: 0.4 }),
  );
}

function bigTop(canvas: Canvas, [x, y]: Point, cloth: Colour): Art {
  const { paint, light } = canvas;
  const depth = 0.2;
  const red = snowedOn(canvas, cloth, 0.35);
  const stripe = (k: number) =>
    `M0 -330Q${k * 20 - 8} -240 ${k * 42 - 20} -176L${k * 44 - 22} 0H${k * 44 + 22}L${k * 42 + 20} -176Q${k * 20 + 8} -240 0 -330Z`;
  return group(
    [
      [-150, 0, 150].map((px) => pennant(canvas, [px, px ? -230 : -326], 50, '#f0b048', depth)),
      path(
        'M0 -330Q-90 -210 -252 -176L-244 0H244L252 -176Q90 -210 0 -330Z',
        sideLit(canvas, '#fbf0dc', { depth }),
      ),
      path([-5, -3, -1, 1, 3, 5].map(stripe).join(''), paint.of(red, depth)),
      path(
        Array.from(
          { length: 12 },
          (_, i) => `M${-252 + i * 42} -176q21 ${n(34 + canvas.sway(i) * 3)} 42 0Z`,
        ).join(''),
        paint.of('#f0c264', depth),
      ),
      path('M0 -150Q-46 -60 -58 0H58Q46 -60 0 -150Z', light.lamps ? '#ffe0a0' : paint.shaded('#5f4a54', 0.1)),
      light.lamps && canvas.glow(0, -50, 170, 150, '#ffd28a', 0.6),
      path(
        'M0 -156Q-60 -60 -96 0H-50Q-36 -70 0 -156ZM0 -156Q60 -60 96 0H50Q36 -70 0 -156Z',
        paint.of(red, depth * 0.6),
      ),
      path(star([0, -196], 24), paint.of('#ffe3a0', depth * 0.5)),
    ],
    { x, y },
  );
}

/** A home on wheels: rounded roof, chimney, lace in the window. */
function wagon(canvas: Canvas, [x, y]: Point, scale: number, colour: Colour, trim: Colour): Art {
  const { paint, light } = canvas;
  const gold: Colour = '#f0c264';
  const wheel = (wx: number, r: number): Art => {
    const spokes = Array.from({ length: 4 }, (_, k) => {
      const angle = (k / 4) * Math.PI;
      return `M${n(wx + Math.cos(angle) * r)} ${n(-r + Math.sin(angle) * r)}L${n(wx - Math.cos(angle) * r)} ${n(-r - Math.sin(angle) * r)}`;
    });
    return [
      line(spokes.join(''), paint.of(gold), 7),
      { ...circle(wx, -r, r, 'none'), stroke: paint.of(trim), width: 11 },
      circle(wx, -r, 10, paint.of(gold)),
    ];
  };
  return [
    footShadow(canvas, x, y, 210 * scale, 20 * scale),
    group(
      [
        [0, 1, 2].map((i) =>
          ellipse(112 + canvas.sway(i) * 4 + i * 8, -404 - i * 32, 14 + i * 6, 12 + i * 5, light.cloud, {
            opacity: 0.55 - i * 0.14,
          }),
        ),
        rect(98, -386, 26, 70, sideLit(canvas, '#c9a45c'), { corner: 5 }),
        path('M-186 -290Q-150 -352 0 -352Q150 -352 186 -290Z', topLit(canvas, snowedOn(canvas, trim))),
        path('M-168 -292H168L150 -72H-150Z', sideLit(canvas, colour)),
        line('M-164 -250H164M-152 -96H152', paint.of(gold), 8),
        Array.from({ length: 9 }, (_, i) => path(`M${-186 + i * 41} -292q20 26 41 0Z`, paint.of(gold))),
        rect(-122, -220, 112, 100, paint.of('#fbf0dc'), { corner: 10 }),
        rect(-112, -210, 92, 80, glass(canvas), { corner: 6 }),
        path('M-112 -210Q-84 -170 -112 -136ZM-20 -210Q-48 -170 -20 -136Z', paint.of('#fbf0dc')),
        rect(-128, -122, 124, 15, topLit(canvas, trim), { corner: 5 }),
        [-110, -84, -56, -28].map((fx, i) => circle(fx, -128, 11, paint.of(FESTIVE[i] ?? gold))),
        light.lamps && canvas.glow(-66, -170, 150, 130, '#ffd36a', 0.5),
        path('M40 -74V-196Q40 -226 82 -226Q124 -226 124 -196V-74Z', paint.of('#fbf0dc')),
        path('M50 -74V-192Q50 -216 82 -216Q114 -216 114 -192V-74Z', slantLit(canvas, trim)),
        path(star([82, -170], 17), paint.of(gold)),
        circle(104, -130, 6, paint.of(gold)),
        rect(-160, -76, 320, 22, topLit(canvas, tone(colour, -0.1)), { corner: 6 }),
        wheel(-104, 46),
        wheel(100, 38),
        [0, 1].map((i) =>
          rect(40 - i * 4, -50 + i * 26, 92 + i * 10, 13, topLit(canvas, '#b98a5c'), { corner: 4 }),
        ),
      ],
      { x, y, scale },
    ),
  ];
}

/** Long stockings and one very large shoe. */
function washing(canvas: Canvas): Art {
  const { paint } = canvas;
  const sock = (length: number, colour: Colour): Art => [
    path(
      `M-12 0H12V${length}Q34 ${length + 4} 34 ${length + 18}Q34 ${length + 26} 20 ${length + 26}H-4Q-14 ${length + 24} -12 ${length + 10}Z`,
      sideLit(canvas, colour),
    ),
    line(`M-12 20H12M-12 44H12`, paint.of('#fdf6e8'), 8),
  ];
  return [
    line('M1030 690V560', paint.of('#a9784c', 0.1), 9),
    line('M1030 572Q1140 606 1256 560', paint.of('#f3e6cc', 0.1), 3),
    (
      [
        [1076, 582, 56, '#d9604f'],
        [1124, 588, 70, '#5596bd'],
        [1178, 584, 50, '#f2a54a'],
      ] as const
    ).map(([x, y, length, colour], i) =>
      group(sock(length, colour), { x, y, scale: 0.8, turn: canvas.sway(i) * 4 }),
    ),
  ];
}

/** A rabbit has come out of the hat by itself. */
function trunk(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  return group(
    [
      ellipse(4, 2, 80, 10, canvas.light.shadow, { opacity: 0.32 }),
      rect(-70, -76, 140, 76, sideLit(canvas, '#5f6fae'), { corner: 9 }),
      line('M-40 -76V0M40 -76V0', paint.of('#f0c264'), 8),
      path(star([0, -38], 18), paint.of('#ffe3a0')),
      ellipse(0, -78, 52, 9, paint.shaded('#3a3446', 0.1)),
      path('M-32 -78L-36 -136H36L32 -78Z', sideLit(canvas, '#4a4358')),
      line('M-34 -92Q0 -84 34 -92', paint.of('#d9604f'), 9),
      path('M-20 -136Q-22 -166 0 -168Q22 -166 20 -136Z', sideLit(canvas, '#f3ece4')),
      path(
        'M-14 -162Q-26 -206 -12 -208Q-2 -204 -4 -164ZM14 -162Q26 -206 12 -208Q2 -204 4 -164Z',
        sideLit(canvas, '#f3ece4'),
      ),
      circle(-7, -152, 2.6, '#3a2f2c'),
      circle(7, -152, 2.6, '#3a2f2c'),
      ellipse(0, -145, 3, 2.4, paint.of('#e0a09a')),
      ellipse(0, -136, 36, 7, paint.shaded('#3a3446', 0.1)),
    ],
    { x, y },
  );
}
