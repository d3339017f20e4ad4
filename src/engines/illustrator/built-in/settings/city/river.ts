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
import { mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { overhang } from '#engines/illustrator/built-in/nature/plants.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { roundTree } from '#engines/illustrator/built-in/nature/trees.ts';
import { sailingBoat } from '#engines/illustrator/built-in/scenery/boats.ts';
import { house, ROOFS, SHAPES, skyline, WALLS } from '#engines/illustrator/built-in/scenery/houses.ts';
import { paving } from '#engines/illustrator/built-in/scenery/paving.ts';
import { flowerPot } from '#engines/illustrator/built-in/scenery/potted.ts';
import { glass, sideLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { bench, bicycle, streetLamp } from '#engines/illustrator/built-in/scenery/street-furniture.ts';
import { farTree } from '#engines/illustrator/built-in/scenery/treeline.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const BANK = 566;
const QUAY = 700;

/** Beside the river, with the old bridge and the other bank. */
export function river(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('river');
  const foliage: Colour = snowedOn(
    canvas,
    pick(random, ['#6fae5e', '#d9a345', '#8fb556', '#e39aae'] as const),
    0.45,
  );
  return {
    back: [
      sky(canvas),
      clouds(canvas, 6, 90, 330),
      birds(canvas, 880, 190),
      skyline(canvas, { name: 'uptown', y: BANK, least: 90, most: 230, depth: 0.76 }),
      mist(canvas, 400, 180, 0.45),
      otherBank(canvas, foliage),
      water(canvas),
      bridge(canvas),
      canvas.glow(800, 540, 640, 280, light.glow, light.night ? 0.14 : 0.4),
      sailingBoat(canvas, [330, 668], { hull: '#b9563f', scale: 1.3 }),
      houseboat(canvas, [1240, 676]),
      quay(canvas),
      roundTree(canvas, random, [90, 764], 520, { colour: foliage, detail: 0.8 }),
      roundTree(canvas, random, [1530, 760], 460, { colour: foliage, detail: 0.7 }),
      streetLamp(canvas, [330, 752], 340),
      bookStall(canvas, random, [178, 782]),
      bench(canvas, [1420, 770], 1),
      flowerPot(canvas, random, [1290, 756], 58),
      bicycle(canvas, [1370, 838], 0.96, pick(random, ['#4f9a9a', '#d9534f', '#e8a13c'] as const)),
    ],
    front: overhang(canvas, '#6fae5e'),
    ground: { far: 758, near: 844 },
    obstacles: [
      { left: 0, top: 480, right: 360, bottom: 800 },
      { left: 1240, top: 600, right: 1600, bottom: 850 },
    ],
  };
}

function otherBank(canvas: Canvas, foliage: Colour): Art {
  const random = canvas.random('bank');
  const row: Art[] = [];
  for (let x = -20; x < 1610;) {
    const width = between(random, 104, 146);
    const fromMiddle = Math.min(1, Math.abs(x + width / 2 - 800) / 700);
    row.push(
      house(canvas, random, {
        foot: [x, BANK],
        width,
        height: between(random, 90, 120) + fromMiddle * 70,
        wall: pick(random, WALLS),
        roof: pick(random, ROOFS),
        shape: pick(random, SHAPES),
        floors: 3,
        depth: 0.5 - fromMiddle * 0.14,
        detailed: false,
      }),
    );
    x += width + 1;
  }
  return [
    row,
    Array.from({ length: 14 }, () =>
      farTree(canvas, random, [between(random, 0, 1600), BANK + 2], between(random, 44, 66), {
        colour: foliage,
        depth: 0.46,
      }),
    ),
    rect(0, BANK - 4, 1600, 14, canvas.paint.of(snowedOn(canvas, '#cbb9a8'), 0.4)),
  ];
}

/** The river with the houses' colours hanging in it. */
function water(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const random = canvas.random('water');
  const colour: Colour = pick(random, ['#6fb3bd', '#7ab8b0', '#6fa8c9'] as const);
  const body = canvas.linear([
    [0, mix(paint.of(colour, 0.3), light.sky[3], 0.4)],
    [1, paint.of(tone(colour, -0.06))],
  ]);
  const ripples = (count: number) => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const y = BANK + 14 + (i / count) ** 1.3 * 118;
      const reach = between(random, 18, 40) * (0.5 + i / count);
      d += `M${n(between(random, -20, 1600) + canvas.sway(i) * 6)} ${n(y)}q${n(reach / 2)} -4 ${n(reach)} 0t${n(reach)} 0`;
    }
    return d;
  };
  return [
    rect(0, BANK + 8, 1600, QUAY - BANK + 10, body),
    Array.from({ length: 22 }, (_, i) => {
      const lit = light.lamps && i % 2 === 0;
      const tint = lit ? '#ffd98a' : paint.of(pick(random, WALLS), 0.25);
      const x = i * 74 + between(random, -20, 20);
      return rect(
        x + canvas.sway(i) * 3,
        BANK + 10,
        between(random, 14, 50),
        between(random, 30, 90),
        canvas.linear([
          [0, tint, 0.5],
          [1, tint, 0],
        ]),
      );
    }),
    line(ripples(34), mix(light.key, paint.of(colour), 0.25), 3, { opacity: 0.5 }),
    line(ripples(22), paint.shaded(colour, 0.3), 3, { opacity: 0.3 }),
  ];
}

/** Wide arches with a gentle hump. */
function bridge(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const random = canvas.random('bridge');
  const stone: Colour = pick(random, ['#dcbf9f', '#d8c4b8', '#d3c3a0'] as const);
  const depth = 0.28;
  const base = paint.of(stone, depth);
  const deckAt = (x: number) => 524 - 84 * (x / 1600) * (1 - x / 1600) * 2;
  const spans = [-45, 265, 575, 885, 1195, 1505];
  const arch = (middle: number) => {
    const [left, right, crown] = [middle - 118, middle + 118, deckAt(middle) + 22];
    return `M${left} 632C${left + 6} ${n(crown - 8)} ${right - 6} ${n(crown - 8)} ${right} 632`;
  };
  return [
    path(
      `M-20 524Q800 440 1620 524V644H-20Z${spans.map((x) => `${arch(x + 70)}V644H${x - 48}Z`).join('')}`,
      canvas.linearAt(
        [
          [0, mix(base, light.key, 0.3)],
          [1, mix(base, light.shadow, 0.3)],
        ],
        [0, 480, 0, 644],
      ),
      { evenOdd: true },
    ),
    line(spans.map((x) => arch(x + 70)).join(''), mix(base, light.key, 0.45), 8, { opacity: 0.8 }),
    spans.map((x) =>
      path(
        `M${x - 118} 646V600L${x - 85} 566L${x - 52} 600V646Z`,
        sideLit(canvas, tone(stone, -0.02), { depth }),
      ),
    ),
    line('M-20 522Q800 438 1620 522', paint.of(snowedOn(canvas, '#f8ecd8'), depth), 13),
    line('M-20 536Q800 452 1620 536', mix(base, light.shadow, 0.3), 4, { opacity: 0.45 }),
    [180, 490, 1110, 1420].map((x) => bridgeLamp(canvas, [x, deckAt(x)], depth)),
  ];
}

function bridgeLamp(canvas: Canvas, [x, y]: Point, depth: number): Art {
  const { paint, light } = canvas;
  return [
    line(`M${x} ${n(y)}v-48`, paint.of('#5a6070', depth), 5),
    light.lamps && canvas.glow(x, y - 54, 48, 48, '#ffd980', 0.7),
    circle(x, y - 54, 9, light.lamps ? '#fff0b8' : paint.of('#fdf6df', depth)),
  ];
}

function houseboat(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const random = canvas.random('houseboat');
  const hull = pick(random, ['#4f7f86', '#8f5a6a', '#5f6f9a'] as const);
  return group(
    [
      path('M-130 8H130L110 34H-116Z', paint.shaded('#5f8f98', 0.1), { opacity: 0.35 }),
      rect(-92, -74, 160, 60, sideLit(canvas, '#f3e2c8'), { corner: 6 }),
      rect(-102, -84, 182, 14, paint.of(snowedOn(canvas, '#b5604f')), { corner: 6 }),
      [-62, -14, 34].map((cx) => [
        circle(cx, -44, 16, paint.of('#fff8ea')),
        circle(cx, -44, 12, glass(canvas)),
      ]),
      rect(46, -108, 14, 28, paint.of('#6a6470')),
      path('M-142 -22Q0 -8 142 -26L120 14Q0 24 -124 14Z', sideLit(canvas, hull)),
      line('M-140 -20Q0 -6 140 -24', paint.of('#fdf3df'), 5),
      [-120, -108, 86, 98, 110].map((cx, i) =>
        circle(cx, -30 - (i % 2) * 6, 8, paint.of(i % 2 ? '#ef7a8a' : '#7fb56a')),
      ),
    ],
    { x: x + canvas.sway(1) * 2, y: y + canvas.sway(2) * 2 },
  );
}

function quay(canvas: Canvas): Art {
  const { paint } = canvas;
  const iron = paint.shaded('#56606c', 0.1);
  const chain = (from: number, to: number) => `M${from} 684Q${(from + to) / 2} 714 ${to} 684`;
  const posts = [20, 180, 340, 500, 660, 820, 980, 1140, 1300, 1460, 1590];
  return [
    paving(canvas, { top: QUAY, colour: '#d3c0a8', horizon: 540, stone: 190, rows: 7 }),
    rect(
      0,
      QUAY - 8,
      1600,
      18,
      canvas.linear([
        [0, paint.lit(snowedOn(canvas, '#dccdb8'), 0.4)],
        [1, paint.shaded('#b5a590', 0.15)],
      ]),
    ),
    line(
      posts
        .slice(1)
        .map((x, i) => chain(posts[i] ?? x, x))
        .join(''),
      iron,
      5,
      { opacity: 0.8 },
    ),
    posts.map((x) => [
      rect(x - 8, 668, 16, 40, iron, { corner: 5 }),
      ellipse(x, 668, 11, 8, paint.of(snowedOn(canvas, '#6a7480'))),
    ]),
  ];
}

/** An open box of old books and pictures. */
function bookStall(canvas: Canvas, random: Random, [x, y]: Point): Art {
  const { paint } = canvas;
  const green: Colour = pick(random, ['#4f7f6a', '#7a5b4a', '#4f6f8f'] as const);
  const spines = Array.from({ length: 11 }, (_, i) => {
    const height = between(random, 26, 40);
    return rect(
      -96 + i * 17.4,
      -72 - height,
      15,
      height,
      paint.of(pick(random, ['#c9566a', '#e8a13c', '#5f8fa8', '#8fb06a', '#f3e2c8', '#8a6aa5'] as const)),
      { corner: 2 },
    );
  });
  return group(
    [
      ellipse(0, 0, 116, 10, canvas.light.shadow, { opacity: 0.3 }),
      line('M-84 0V-40M84 0V-40', paint.shaded(green, 0.4), 10),
      path('M-106 -112L-116 -168H116L106 -112Z', paint.shaded(green, 0.2)),
      rect(-92, -158, 46, 40, paint.of('#f6e6c8'), { corner: 2 }),
      path('M-88 -124l14 -18l10 10l8 -8l8 16Z', paint.of('#7fb0a0')),
      rect(44, -156, 44, 38, paint.of('#f6e6c8'), { corner: 2 }),
      circle(66, -138, 10, paint.of('#f0a05c')),
      spines,
      path('M-108 -74H108L100 -34H-100Z', sideLit(canvas, green)),
      line('M-104 -56H104', paint.shaded(green, 0.4), 3, { opacity: 0.5 }),
      path('M-122 -176H122L116 -164H-116Z', paint.of(snowedOn(canvas, green))),
    ],
    { x, y },
  );
}
