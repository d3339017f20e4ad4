import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
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
import { dappled, land, mist, trail } from '#engines/illustrator/built-in/nature/ground.ts';
import { motes } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { blade } from '#engines/illustrator/built-in/nature/plants.ts';
import { ringedPlanet, rocket, stars } from '#engines/illustrator/built-in/scenery/outer-space.ts';
import {
  ball,
  footShadow,
  nearShade,
  sideLit,
  slantLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const WORLDS = [
  {
    sky: ['#4f4aa8', '#9a70c8', '#f2a5b4', '#ffe0b8'],
    ground: '#e59a84',
    plants: ['#4fae9c', '#8f6fc4', '#e8b45f'],
    ring: '#f0bd7a',
  },
  {
    sky: ['#1f6f8f', '#4fa8a8', '#b4dcb4', '#fbf0c0'],
    ground: '#a9bf6a',
    plants: ['#d9708f', '#5f7fc0', '#f0a04f'],
    ring: '#e58fae',
  },
  {
    sky: ['#6a3f8f', '#c06aa8', '#f0a07f', '#ffdf9a'],
    ground: '#cf9aa8',
    plants: ['#e87f6a', '#4fa58f', '#f2c761'],
    ring: '#7fc8c0',
  },
] as const;
type World = (typeof WORLDS)[number];

/** A world where plants curl, glow and bounce, and the rocket that has just landed there. */
export function oddPlanet(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('odd planet');
  const world = pick(random, WORLDS);
  const ground = canvas.weather === 'snow' ? mix(world.ground, '#f3f0fa', 0.7) : world.ground;
  const [first, second, third] = world.plants;
  return {
    back: [
      air(canvas, world),
      ringedPlanet(canvas, [430, 190], 104, mix(world.ring, world.sky[1], 0.2)),
      littleMoons(canvas, world),
      canvas.glow(800, 560, 900, 320, light.glow, light.night ? 0.26 : 0.6),
      land(canvas, {
        name: 'far',
        y: 540,
        height: 70,
        waves: 2.4,
        colour: mix(ground, world.sky[2], 0.65),
        depth: 0,
        grain: 60,
      }).art,
      group(umbrellaTree(canvas, [250, 585], 260, first), { opacity: 0.62 }),
      group(umbrellaTree(canvas, [1120, 590], 190, second), { opacity: 0.56 }),
      group(umbrellaTree(canvas, [520, 590], 150, second), { opacity: 0.5 }),
      mist(canvas, 480, 200, 0.4),
      land(canvas, {
        name: 'middle',
        y: 610,
        height: 30,
        waves: 2,
        colour: mix(ground, world.sky[2], 0.3),
        depth: 0,
        grain: 110,
      }).art,
      umbrellaTree(canvas, [90, 690], 400, first),
      curlPlant(canvas, [330, 664], 230, second),
      bulbPlant(canvas, [1530, 690], 270, third),
      land(canvas, { name: 'near', y: 660, height: 14, waves: 1.7, colour: ground, depth: 0, grain: 300 })
        .art,
      trail(canvas, 668, tone(ground, 0.1, 0.7), { from: 1080, to: 620 }),
      dappled(canvas, 690, 880, 16),
      footShadow(canvas, 1366, 730, 190, 30),
      group(rocket(canvas, pick(random, ['#e0705c', '#5f9ec0', '#e8a84f'] as const)), {
        x: 1366,
        y: 728,
        scale: 1.45,
      }),
      gangway(canvas),
      curlPlant(canvas, [214, 752], 190, third),
      bulbPlant(canvas, [300, 770], 130, second),
      buttons(canvas, random, world),
      bulbPlant(canvas, [1510, 800], 150, first),
    ],
    light: motes(
      canvas,
      16,
      { left: 120, top: 260, right: 1480, bottom: 800 },
      light.night ? '#c4ffe6' : '#fff4d0',
      2.6,
    ),
    front: cornerTendrils(canvas, first, second),
    ground: { far: 742, near: 840 },
    obstacles: [
      { left: 60, top: 600, right: 350, bottom: 785 },
      { left: 1205, top: 560, right: 1560, bottom: 815 },
    ],
  };
}

function air(canvas: Canvas, { sky }: World): Art {
  const { paint, light } = canvas;
  const [zenith, high, low, horizon] = sky.map((colour) =>
    mix(paint.of(colour), light.sky[1], light.night ? 0.35 : 0.12),
  );
  const body = canvas.linear([
    [0, zenith ?? sky[0]],
    [0.35, high ?? sky[1]],
    [0.6, low ?? sky[2]],
    [0.78, horizon ?? sky[3]],
  ]);
  return [
    rect(0, 0, 1600, 900, body),
    stars(canvas.random('odd stars'), { left: 0, top: 0, right: 1600, bottom: 420 }, light.night ? 0.9 : 0.5),
  ];
}

function littleMoons(canvas: Canvas, { ring, plants }: World): Art {
  return [
    circle(720, 110, 34, ball(canvas, tone(plants[2], 0.1, 0.7))),
    ellipse(710, 102, 7, 6, canvas.paint.shaded(plants[2], 0.1), { opacity: 0.4 }),
    circle(930, 190, 20, ball(canvas, tone(ring, 0.08, 0.7))),
  ];
}

/** A stem with a wide cap, and lamps under it. */
function umbrellaTree(canvas: Canvas, [x, y]: Point, height: number, colour: Colour): Art {
  const { paint, light } = canvas;
  const sway = canvas.sway(x) * 2;
  const drops = [
    [-96, 44],
    [-52, 70],
    [0, 52],
    [54, 78],
    [98, 40],
  ] as const;
  return group(
    [
      ellipse(6, 0, 64, 11, canvas.light.shadow, { opacity: 0.2 }),
      path('M-16 0Q-4 -120 -9 -250H9Q6 -120 18 0Z', sideLit(canvas, tone(colour, -0.08, 0.7))),
      drops.map(([dx, drop], i): Art => {
        const tip = dx + canvas.sway(i) * 3;
        return [
          line(`M${dx} -232L${n(tip)} ${-232 + drop}`, paint.shaded(colour, 0.2), 3),
          light.lamps && canvas.glow(tip, -226 + drop, 34, 34, '#ffe9a8', 0.7),
          circle(tip, -226 + drop, 9, light.lamps ? '#fff0c0' : paint.lit(tone(colour, 0.14), 0.5)),
        ];
      }),
      path(
        `M-140 -222Q-136 -330 ${n(sway)} -336Q136 -330 140 -222Q104 -244 70 -222Q36 -244 0 -222Q-36 -244 -70 -222Q-104 -244 -140 -222Z`,
        slantLit(canvas, colour),
      ),
      path('M-108 -250Q-96 -306 -36 -318Q-70 -290 -78 -250Z', paint.lit(colour, 0.55), { opacity: 0.5 }),
      (
        [
          [-50, -270, 15],
          [20, -296, 18],
          [72, -262, 13],
        ] as const
      ).map(([cx, cy, r]) =>
        ellipse(cx, cy, r, r * 0.8, paint.lit(tone(colour, 0.12, 0.7), 0.4), { opacity: 0.8 }),
      ),
    ],
    { x, y, scale: height / 336 },
  );
}

/** A stalk that rolls itself up. */
function curlPlant(canvas: Canvas, [x, y]: Point, height: number, colour: Colour): Art {
  const { paint } = canvas;
  const curl =
    'M0 0C-6 -60 -10 -110 14 -150C40 -190 92 -170 84 -130C78 -100 36 -104 40 -132C44 -150 64 -148 62 -134';
  const small = 'M-6 0C-16 -40 -40 -60 -58 -86C-70 -108 -98 -92 -88 -74C-80 -62 -66 -72 -74 -80';
  return group(
    [
      line(small, paint.shaded(colour, 0.25), 11),
      line(curl, paint.of(colour), 17),
      line(curl, paint.lit(colour, 0.5), 5, { opacity: 0.6 }),
      line(
        'M0 -40l-16 -8M-2 -74l-16 -10M4 -112l-16 -12M2 -56l17 -8M4 -92l17 -8',
        paint.of(tone(colour, 0.08)),
        6,
      ),
      path('M-26 4Q0 -16 26 4Z', paint.shaded(colour, 0.3)),
    ],
    { x, y, scale: height / 180, turn: canvas.sway(x) * 1.5 },
  );
}

/** Round fruits on thin stems that shine in the dark. */
function bulbPlant(canvas: Canvas, [x, y]: Point, height: number, colour: Colour): Art {
  const { paint, light } = canvas;
  const bulbs = [
    [-58, -120, 22],
    [-18, -176, 28],
    [34, -142, 24],
    [66, -92, 18],
  ] as const;
  return group(
    bulbs.map(([bx, by, r], i): Art => {
      const tip = bx + canvas.sway(i + x) * 3;
      return [
        line(`M0 0Q${n(bx * 0.2)} ${by * 0.6} ${n(tip)} ${by}`, paint.of('#5f8f78'), 6),
        light.lamps && canvas.glow(tip, by, r * 3, r * 3, '#fff0c0', 0.55),
        circle(tip, by, r, light.lamps ? mix(colour, '#fff3cf', 0.45) : ball(canvas, colour)),
        ellipse(tip - r * 0.35, by - r * 0.4, r * 0.26, r * 0.18, '#ffffff', { opacity: 0.7 }),
      ];
    }),
    { x, y, scale: height / 200 },
  );
}

/** Two steps from the hatch to the ground. */
function gangway(canvas: Canvas): Art {
  const { paint } = canvas;
  return [
    line('M1358 664L1332 742M1382 664L1380 742', paint.of('#8f96ac'), 6),
    line('M1351 690H1381M1343 712H1380M1336 734H1380', paint.of('#c9cede'), 6),
  ];
}

/** Small round things that grow like daisies do elsewhere. */
function buttons(canvas: Canvas, random: Random, { plants }: World): Art {
  const { paint } = canvas;
  return Array.from({ length: 22 }, (_, i): Art => {
    const side = between(random, -1, 1);
    const [x, y] = [800 + Math.sign(side) * (360 + Math.abs(side) * 430), between(random, 690, 880)];
    const size = 5 + (y - 690) * 0.035;
    const colour = plants[i % 3] ?? plants[0];
    return [
      line(`M${n(x)} ${n(y)}v${n(-size * 2)}`, paint.shaded(colour, 0.3), 3),
      circle(x, y - size * 2.4, size, paint.of(tone(colour, 0.08))),
      circle(x - size * 0.3, y - size * 2.8, size * 0.35, '#ffffff', { opacity: 0.6 }),
    ];
  });
}

/** Dark leaves and curls in the lower corners. */
function cornerTendrils(canvas: Canvas, first: Colour, second: Colour): Art {
  return ([1, -1] as const).map((side) =>
    group(
      [
        Array.from({ length: 7 }, (_, i) =>
          path(
            blade([i * 26, 10], 200 - Math.abs(i - 2) * 24, (i - 2) * 26 + canvas.sway(i) * 3, 19),
            nearShade(canvas, i % 2 ? first : tone(first, 0.06), 0.24),
          ),
        ),
        line(
          'M150 10C150 -70 170 -120 206 -130C240 -136 246 -96 220 -94C206 -94 204 -110 214 -112',
          nearShade(canvas, second, 0.22),
          13,
        ),
        line(
          'M60 10C40 -110 64 -200 110 -206C146 -208 148 -164 120 -164',
          nearShade(canvas, second, 0.26),
          14,
        ),
      ],
      { x: side > 0 ? -20 : 1620, y: 905, scale: [side, 1] },
    ),
  );
}
