import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, star, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { land } from '#engines/illustrator/built-in/nature/ground.ts';
import { motes, rays } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { mushroom, rock } from '#engines/illustrator/built-in/nature/plants.ts';
import {
  farWall,
  rockFrame,
  rockWall,
  stalactites,
  stoneFloor,
} from '#engines/illustrator/built-in/settings/cave/rock.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

interface Gems {
  wall: Colour;
  glow: Colour;
  crystals: readonly Colour[];
}

const GEMS: readonly Gems[] = [
  { wall: '#8a7fb8', glow: '#e8dcff', crystals: ['#b58cf0', '#8fa4f8', '#f0a0dc'] },
  { wall: '#6f9ab0', glow: '#d4fbf4', crystals: ['#6fe0d8', '#7cb8f8', '#a8f0c0'] },
  { wall: '#a8848f', glow: '#ffe4dc', crystals: ['#ff9cb0', '#ffc38c', '#e09cf0'] },
  { wall: '#7f9a84', glow: '#eaffd8', crystals: ['#8ce09c', '#f0e07c', '#74d8c4'] },
];

/** Clusters of tall crystals that shine by themselves, around a still pool. */
export function crystalCave(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('crystal cave');
  const { wall, glow, crystals } = pick(random, GEMS);
  const cluster = (foot: Point, size: number, depth = 0) =>
    crystalCluster(canvas, random, foot, size, crystals, depth);
  return {
    back: [
      farWall(canvas, wall, glow),
      farGallery(canvas, wall, glow),
      land(canvas, {
        name: 'ledge',
        y: 604,
        height: 18,
        waves: 3,
        colour: mix(wall, glow, 0.3),
        depth: 0,
        grain: 60,
      }).art,
      [
        [452, 620, 96],
        [566, 616, 54],
        [1046, 618, 66],
        [1166, 622, 104],
      ].map(([x = 0, y = 0, size = 0]) => cluster([x, y], size, 0.55)),
      stalactites(canvas, 'far', tone(wall, -0.04), 19, 290),
      rockWall(
        canvas,
        'left',
        'M-20 0H250C230 90 300 170 270 280C250 370 330 460 350 560C360 630 420 670 460 700H-20Z',
        tone(wall, -0.1),
        { left: 0, top: 60, right: 250, bottom: 640 },
      ),
      rockWall(
        canvas,
        'right',
        'M1620 0H1330C1370 100 1290 190 1330 300C1350 400 1270 470 1256 570C1246 640 1190 670 1150 700H1620Z',
        tone(wall, -0.1),
        { left: 1360, top: 60, right: 1600, bottom: 640 },
      ),
      hangingCrystals(canvas, random, crystals),
      stoneFloor(canvas, 684, tone(wall, 0.02, 0.7)),
      canvas.glow(800, 790, 620, 80, glow, light.night ? 0.25 : 0.45),
      cluster([150, 720], 250),
      cluster([1450, 726], 270),
      pool(canvas, crystals),
      cluster([60, 790], 130),
      cluster([1304, 748], 100),
      cluster([1560, 800], 150),
      rock(canvas, random, [1396, 798], 90, { colour: wall }),
      [
        [1330, 806, 50],
        [1362, 812, 34],
        [84, 720, 30],
        [384, 712, 34],
      ].map(([x = 0, y = 0, size = 0]) => [
        canvas.glow(x, y - size * 0.7, size * 1.6, size * 1.4, glow, 0.6),
        mushroom(canvas, random, [x, y], size, pick(random, crystals)),
      ]),
      sparkles(canvas, random),
    ],
    light: [
      rays(canvas, [800, -160], {
        count: 6,
        colour: glow,
        strength: light.night ? 0.12 : 0.2,
        length: 1000,
        fan: [1, 2.14],
      }),
      motes(canvas, 16, { left: 120, top: 240, right: 1480, bottom: 760 }, crystals[0] ?? glow, 2.6),
    ],
    front: rockFrame(canvas, wall),
    ground: { far: 752, near: 842 },
    obstacles: [
      { left: 0, top: 480, right: 398, bottom: 812 },
      { left: 1246, top: 460, right: 1600, bottom: 816 },
    ],
  };
}

/** A gallery that leads on into the light. */
function farGallery(canvas: Canvas, wall: Colour, glow: Colour): Art {
  const { paint } = canvas;
  return [
    path('M330 700C350 480 480 300 800 290C1120 300 1250 480 1270 700Z', mix(paint.of(wall), glow, 0.28), {
      opacity: 0.6,
    }),
    path('M500 700C520 540 620 410 800 400C980 410 1080 540 1100 700Z', mix(paint.of(wall), glow, 0.5), {
      opacity: 0.5,
    }),
    canvas.glow(800, 560, 420, 260, glow, 0.75),
  ];
}

function crystalCluster(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  size: number,
  colours: readonly Colour[],
  depth: number,
): Art {
  const { light } = canvas;
  const main = pick(random, colours);
  const prisms = [
    [-0.34, 0.62, -24],
    [0.36, 0.66, 22],
    [-0.16, 0.86, -10],
    [0.2, 0.9, 9],
    [0, 1.1, between(random, -4, 4)],
    [-0.46, 0.34, -38],
    [0.5, 0.36, 38],
  ] as const;
  return [
    canvas.glow(x, y - size * 0.4, size * 1.15, size, main, (light.night ? 0.55 : 0.4) * (1 - depth * 0.5)),
    depth === 0 && canvas.glow(x, y + size * 0.04, size * 0.9, size * 0.14, light.shadow, 0.4),
    prisms.map(([across, tall, turn], i) =>
      group(prism(canvas, size * 0.24, size * tall, i % 3 === 2 ? pick(random, colours) : main, depth), {
        x: x + across * size * 0.5,
        y,
        turn,
      }),
    ),
  ];
}

/** A six-sided crystal; its own light keeps it bright in the dark. */
function prism(canvas: Canvas, w: number, h: number, colour: Colour, depth: number): Art {
  const { light } = canvas;
  const base = mix(mix(canvas.paint.of(colour), colour, 0.6), light.haze, depth * 0.35);
  const edge = n(-w * 0.12);
  return [
    path(`M${n(-w / 2)} 0V${n(-h * 0.8)}L${edge} ${n(-h * 0.74)}V${n(w * 0.1)}Z`, mix(base, '#ffffff', 0.42)),
    path(
      `M${edge} ${n(w * 0.1)}V${n(-h * 0.74)}L${n(w / 2)} ${n(-h * 0.83)}V0Z`,
      canvas.linear([
        [0, base],
        [1, mix(base, light.shadow, 0.35)],
      ]),
    ),
    path(
      `M${n(-w / 2)} ${n(-h * 0.8)}L${n(w * 0.06)} ${n(-h)}L${edge} ${n(-h * 0.74)}Z`,
      mix(base, '#ffffff', 0.7),
    ),
    path(
      `M${edge} ${n(-h * 0.74)}L${n(w * 0.06)} ${n(-h)}L${n(w / 2)} ${n(-h * 0.83)}Z`,
      mix(base, '#ffffff', 0.2),
    ),
    line(`M${n(-w * 0.32)} ${n(-h * 0.66)}V${n(-h * 0.3)}`, '#ffffff', Math.max(1.5, w * 0.07), {
      opacity: 0.5,
    }),
  ];
}

function hangingCrystals(canvas: Canvas, random: Random, colours: readonly Colour[]): Art {
  return [
    [286, -8, 96],
    [330, -14, 70],
    [1290, -8, 104],
    [1240, -14, 66],
    [420, -16, 54],
    [1160, -18, 56],
  ].map(([x = 0, y = 0, height = 0]) =>
    group(prism(canvas, height * 0.3, height, pick(random, colours), 0.2), {
      x,
      y,
      turn: 180 + between(random, -12, 12),
    }),
  );
}

function pool(canvas: Canvas, colours: readonly Colour[]): Art {
  const { paint } = canvas;
  const [main = '#8fa4f8', second = '#b58cf0'] = colours;
  const water = mix(paint.of('#4f8fb5'), main, 0.25);
  const ripple = canvas.sway() * 4;
  return [
    ellipse(286, 762, 122, 27, paint.shaded('#8a84a0', 0.4)),
    ellipse(
      286,
      759,
      116,
      23,
      canvas.linear([
        [0, mix(water, '#ffffff', 0.3)],
        [1, water],
      ]),
    ),
    canvas.glow(244, 756, 56, 14, second, 0.7),
    canvas.glow(330, 762, 50, 12, main, 0.7),
    line(
      `M${n(232 + ripple)} 758q18 -5 36 0M${n(296 - ripple)} 766q22 -5 44 0M${n(262 + ripple)} 771q12 -3 24 0`,
      '#ffffff',
      2.5,
      { opacity: 0.7 },
    ),
  ];
}

function sparkles(canvas: Canvas, random: Random): Art {
  const stars = Array.from({ length: 18 }, (_, i) => {
    const left = i % 2 === 0;
    const x = left ? between(random, 30, 380) : between(random, 1230, 1580);
    return star([x, between(random, 60, 700)], 7 + 4 * canvas.sway(i * 1.9), { points: 4, waist: 0.2 });
  });
  return path(stars.join(''), '#ffffff', { opacity: 0.85 });
}
