import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, clamp, heart, lerp, star, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs } from '#engines/illustrator/built-in/draw/texture.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { bulbs } from '#engines/illustrator/built-in/scenery/garlands.ts';
import { ROOFS, skyline, WALLS } from '#engines/illustrator/built-in/scenery/houses.ts';
import { paving } from '#engines/illustrator/built-in/scenery/paving.ts';
import { flowerPot, planters } from '#engines/illustrator/built-in/scenery/potted.ts';
import { glass, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { bicycle, streetLamp } from '#engines/illustrator/built-in/scenery/street-furniture.ts';
import { farTree } from '#engines/illustrator/built-in/scenery/treeline.ts';
import { BLOSSOMS } from '#engines/illustrator/built-in/scenery/window-box.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

type Side = -1 | 1;

const HORIZON = 590;
const EYE = 320;
/** How far the houses stand from the middle of the street. */
const FRONT = 920;
const AWNINGS: readonly Colour[] = ['#d9534f', '#3f8f9a', '#e8a13c', '#6a8f4e', '#7a5ba8'];
const DEPTHS = [1.02, 1.5, 2, 2.6, 3.3, 4.1, 5, 6.2];

/** A point of the street on the picture: `across` from its middle, `up` from the ground, `z` away. */
const spot = (side: Side, across: number, up: number, z: number): Point => [
  800 + (side * across) / z,
  HORIZON + (EYE - up) / z,
];

const shape = (points: readonly Point[]) => `M${points.map(at).join('L')}Z`;

/** Shops to both sides of a street that runs away into the light. */
export function shoppingStreet(canvas: Canvas): Stage {
  const { light, paint } = canvas;
  const random = canvas.random('street');
  const colours: readonly Colour[] = ['#f7c35f', '#ef7a6a', '#7fc0b0', '#fff3d6'];
  const garland = (z: number, up: number, size: number) =>
    bulbs(canvas, {
      from: spot(-1, FRONT, up, z),
      to: spot(1, FRONT, up, z),
      sag: 150 / z,
      count: 13,
      size,
      colours,
      depth: (z - 1) / 10,
    });
  return {
    back: [
      sky(canvas),
      clouds(canvas, 5, 80, 300),
      skyline(canvas, { name: 'far', y: 660, least: 110, most: 240, depth: 0.72 }),
      canvas.glow(800, 560, 480, 320, light.glow, light.night ? 0.3 : 0.7),
      paving(canvas, { top: 636, colour: '#d8c6ae', horizon: HORIZON, stone: 150, rows: 14 }),
      endOfStreet(canvas, random),
      ([-1, 1] as const).map((side) => [
        terraceOfHouses(canvas, side),
        path(
          shape([
            spot(side, 690, 0, 7),
            spot(side, FRONT, 0, 7),
            spot(side, FRONT, 0, 1),
            spot(side, 690, 0, 1),
          ]),
          paint.lit(snowedOn(canvas, '#cbb9a2'), 0.2),
          { opacity: 0.6 },
        ),
        line(`M${at(spot(side, 690, 0, 7))}L${at(spot(side, 690, 0, 1))}`, paint.shaded('#b5a590', 0.2), 5, {
          opacity: 0.5,
        }),
      ]),
      garland(3.4, 960, 9),
      garland(2.1, 1010, 13),
      canvas.glow(800, 560, 520, 280, light.glow, light.night ? 0.1 : 0.28),
      streetLamp(canvas, [316, 760], 330),
      streetLamp(canvas, [1284, 760], 330),
      flowerPot(canvas, random, [258, 788], 74),
      flowerPot(canvas, random, [1372, 770], 66, '#7f8fa5'),
      bicycle(canvas, [1410, 826], 1, pick(random, ['#4f9a9a', '#d9534f', '#e8a13c'] as const)),
    ],
    front: planters(canvas, '#6a9a5c'),
    ground: { far: 752, near: 842 },
    obstacles: [
      { left: 0, top: 420, right: 345, bottom: 800 },
      { left: 1255, top: 420, right: 1600, bottom: 836 },
    ],
  };
}

function endOfStreet(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const roof = snowedOn(canvas, pick(random, ROOFS));
  const depth = 0.5;
  return [
    path('M770 646V470L800 410L830 470V646Z', paint.of('#f3e3cf', depth)),
    path('M762 474L800 376L838 474Z', paint.of(roof, depth)),
    circle(800, 506, 15, paint.of('#fff6e6', depth)),
    line('M800 506v-10M800 506l7 4', paint.of('#6a5a62', depth), 2.5),
    [718, 752, 850, 884].map((x) =>
      farTree(canvas, random, [x, 650], between(random, 70, 96), {
        colour: '#7fb56a',
        depth: 0.42,
      }),
    ),
  ];
}

function terraceOfHouses(canvas: Canvas, side: Side): Art {
  const random = canvas.random(`houses ${side}`);
  const first = Math.floor(between(random, 0, WALLS.length));
  const houses = DEPTHS.slice(0, -1).map((near, i) => ({
    near,
    far: DEPTHS[i + 1] ?? near + 1,
    height: between(random, 900, 1220),
    wall: WALLS[(first + i * 2) % WALLS.length] ?? '#efe0c4',
    roof: pick(random, ROOFS),
    awning: AWNINGS[(first + i) % AWNINGS.length] ?? '#d9534f',
  }));
  return houses.toReversed().map((plan) => shop(canvas, random, side, plan));
}

interface Plan {
  near: number;
  far: number;
  height: number;
  wall: Colour;
  roof: Colour;
  awning: Colour;
}

function shop(canvas: Canvas, random: Random, side: Side, plan: Plan): Art {
  const { paint, light } = canvas;
  const { near, far, height, wall, roof } = plan;
  const depth = clamp((near - 1) / 7, 0, 0.6);
  const base = paint.of(wall, depth);
  const facade = side === 1 ? mix(base, light.key, 0.22) : mix(base, light.shadow, 0.12);
  const front = (from: number, to: number, low: number, high: number, across = FRONT) =>
    shape([
      spot(side, across, low, from),
      spot(side, across, high, from),
      spot(side, across, high, to),
      spot(side, across, low, to),
    ]);
  return [
    path(
      shape([
        spot(side, FRONT, 0, near),
        spot(side, FRONT, height, near),
        spot(side, FRONT + 80, height + 210, near),
        spot(side, FRONT + 220, height, near),
        spot(side, FRONT + 220, 0, near),
      ]),
      mix(base, light.shadow, 0.18),
    ),
    path(
      shape([
        spot(side, FRONT - 24, height, near),
        spot(side, FRONT + 80, height + 210, near),
        spot(side, FRONT + 80, height + 210, far),
        spot(side, FRONT - 24, height, far),
      ]),
      paint.of(snowedOn(canvas, roof), depth),
    ),
    path(front(near, far, 0, height), facade),
    path(front(near, far, height - 34, height, FRONT - 24), mix(facade, light.key, 0.35)),
    path(front(near, far, 0, 26), mix(base, light.shadow, 0.35)),
    upperWindows(canvas, random, front, plan, depth),
    shopFront(canvas, random, front, plan, depth),
    awning(canvas, side, plan, depth),
    near < 3.5 && random() < 0.7 && hangingSign(canvas, random, side, plan, depth),
  ];
}

type Front = (from: number, to: number, low: number, high: number, across?: number) => string;

function upperWindows(
  canvas: Canvas,
  random: Random,
  front: Front,
  { near, far, height }: Plan,
  depth: number,
): Art {
  const { paint } = canvas;
  const frame = paint.of('#fff6e6', depth);
  const columns = far - near > 0.7 ? 3 : 2;
  const along = (t: number) => lerp(near, far, t);
  const windows: Art[] = [];
  for (let low = 430; low + 190 < height; low += 250)
    for (let i = 0; i < columns; i++) {
      const [from, to] = [along((i + 0.26) / columns), along((i + 0.78) / columns)];
      const middle = (from + to) / 2;
      const lit = random() < 0.7;
      windows.push(
        path(front(from, to, low, low + 160), frame),
        path(
          front(lerp(from, to, 0.12), lerp(from, to, 0.88), low + 12, low + 148),
          glass(canvas, { depth, lit }),
        ),
        path(front(middle - 0.008 * middle, middle + 0.008 * middle, low, low + 160), frame),
        path(front(from, to, low + 96, low + 104), frame),
        random() < 0.5 && [
          path(front(from, to, low - 34, low + 2, FRONT - 12), paint.of('#9a6a4a', depth)),
          path(
            front(lerp(from, to, 0.04), lerp(from, to, 0.96), low, low + 26, FRONT - 12),
            paint.of(snowedOn(canvas, pick(random, BLOSSOMS)), depth),
          ),
        ],
      );
    }
  return windows;
}

function shopFront(
  canvas: Canvas,
  random: Random,
  front: Front,
  { near, far, awning: colour }: Plan,
  depth: number,
): Art {
  const { paint } = canvas;
  const along = (t: number) => lerp(near, far, t);
  const pane = glass(canvas, { depth });
  const wares: readonly Colour[] = ['#e58f72', '#f7c35f', '#8fbfae', '#c79be0'];
  return [
    path(front(along(0.06), along(0.62), 40, 264), paint.of(tone(colour, -0.08), depth)),
    path(front(along(0.1), along(0.58), 62, 250), pane),
    [0.16, 0.28, 0.4].map((t) => {
      const high = between(random, 100, 150);
      return path(front(along(t), along(t + 0.09), 64, high), paint.of(pick(random, wares), depth), {
        opacity: 0.85,
      });
    }),
    path(front(along(0.68), along(0.94), 0, 264), paint.of(tone(colour, -0.12), depth)),
    path(front(along(0.73), along(0.89), 110, 240), pane),
  ];
}

/** Stripes that lean out over the pavement. */
function awning(canvas: Canvas, side: Side, { near, far, awning: colour }: Plan, depth: number): Art {
  const { paint } = canvas;
  const cloth = snowedOn(canvas, colour, 0.6);
  const stripes = 8;
  const [out, drop] = [FRONT - 130, 34];
  const along = (t: number) => lerp(near, far, 0.02 + t * 0.96);
  return Array.from({ length: stripes }, (_, k) => {
    const i = stripes - 1 - k;
    const [from, to] = [along(i / stripes), along((i + 1) / stripes)];
    const fill = i % 2 ? paint.of('#fff6e6', depth) : paint.of(cloth, depth);
    const hem = [spot(side, out, 286, from), spot(side, out, 286, to)] as const;
    const low = spot(side, out, 286 - drop * 2, (from + to) / 2);
    return [
      path(shape([spot(side, FRONT, 356, from), spot(side, FRONT, 356, to), hem[1], hem[0]]), fill),
      path(
        `M${at(hem[0])}Q${at(low)} ${at(hem[1])}Z`,
        i % 2 ? paint.of('#efe0cb', depth) : paint.of(tone(cloth, -0.06), depth),
      ),
    ];
  });
}

/** A round sign on an arm, with a picture instead of words. */
function hangingSign(
  canvas: Canvas,
  random: Random,
  side: Side,
  { near, far, awning: colour }: Plan,
  depth: number,
): Art {
  const { paint } = canvas;
  const z = lerp(near, far, 0.5);
  const [x, y] = spot(side, FRONT - 110, 440, z);
  const r = 50 / z;
  const ink = paint.of(tone(colour, -0.05), depth);
  const picture = pick(random, [
    path(star([x, y], r * 0.6), ink),
    path(heart([x, y - r * 0.05], r * 0.48), ink),
    dabs(random, {
      count: 9,
      place: (q) => [x + between(q, -0.4, 0.4) * r, y + between(q, -0.4, 0.4) * r],
      colour: ink,
      width: r * 0.26,
    }),
    [circle(x, y, r * 0.55, ink), circle(x, y, r * 0.22, paint.of('#fff3df', depth))],
  ]);
  return [
    line(
      `M${at(spot(side, FRONT, 530, z))}L${at([x, y - r * 1.3])}V${y - r}`,
      paint.shaded('#46505f', 0.2),
      9 / z,
    ),
    circle(x, y, r * 1.12, paint.of('#a5704c', depth)),
    circle(x, y, r, paint.of('#fff3df', depth)),
    picture,
  ];
}
