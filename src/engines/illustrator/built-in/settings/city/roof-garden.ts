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
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { bulbs } from '#engines/illustrator/built-in/scenery/garlands.ts';
import { ROOFS, skyline, WALLS } from '#engines/illustrator/built-in/scenery/houses.ts';
import { wallLamp } from '#engines/illustrator/built-in/scenery/lamps.ts';
import { flowerPot, planters, topiary } from '#engines/illustrator/built-in/scenery/potted.ts';
import { glass, sideLit, slantLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** A garden on a flat roof, high above all the other roofs. */
export function roofGarden(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('roof garden');
  return {
    back: [
      sky(canvas),
      clouds(canvas, 7, 80, 380),
      birds(canvas, 1000, 170),
      skyline(canvas, { name: 'horizon', y: 600, least: 90, most: 220, depth: 0.8 }),
      mist(canvas, 420, 190, 0.5),
      roofsBelow(canvas, { name: 'far', y: 600, depth: 0.55, size: 150 }),
      roofsBelow(canvas, { name: 'near', y: 664, depth: 0.34, size: 220 }),
      canvas.glow(800, 540, 680, 280, light.glow, light.night ? 0.16 : 0.45),
      deck(canvas),
      laundry(canvas, random),
      stairHouse(canvas, random),
      waterTank(canvas, [1490, 740]),
      vegetableBed(canvas, random, [280, 774]),
      topiary(canvas, random, [1290, 750], 190, '#6fa65c'),
      flowerPot(canvas, random, [1366, 762], 66),
      flowerPot(canvas, random, [1240, 742], 46, '#7f8fa5'),
      deckChair(canvas, random, [1352, 826]),
      bulbs(canvas, {
        from: [228, 232],
        to: [1490, 352],
        sag: 40,
        count: 17,
        size: 14,
        colours: ['#f7c35f', '#ef7a6a', '#7fc0b0', '#fff3d6'],
      }),
    ],
    front: planters(canvas, '#6a9a5c', '#a5704c'),
    ground: { far: 756, near: 844 },
    obstacles: [
      { left: 0, top: 480, right: 398, bottom: 800 },
      { left: 1215, top: 500, right: 1600, bottom: 826 },
    ],
  };
}

interface Roofs {
  name: string;
  y: number;
  depth: number;
  size: number;
}

function roofsBelow(canvas: Canvas, { name, y, depth, size }: Roofs): Art {
  const { paint } = canvas;
  const random = canvas.random(`roofs ${name}`);
  const row: Art[] = [];
  for (let x = -60; x < 1640;) {
    const w = size * between(random, 0.8, 1.3);
    const rise = size * between(random, 0.36, 0.5);
    const top = y - between(random, 0, size * 0.3) - Math.min(70, Math.abs(x + w / 2 - 800) / 8);
    const roof = pick(random, ROOFS);
    const wall = pick(random, WALLS);
    const chimney = x + w * between(random, 0.22, 0.7);
    row.push(
      rect(chimney, top - rise * 0.95, w * 0.09, rise, paint.of('#b5806a', depth)),
      rect(chimney - 4, top - rise, w * 0.09 + 8, 8, paint.of(snowedOn(canvas, '#c99a80'), depth)),
      rect(x + 8, top, w - 16, 300, sideLit(canvas, wall, { depth })),
      path(
        `M${n(x - 6)} ${n(top + 6)}L${n(x + w * 0.2)} ${n(top - rise * 0.7)}H${n(x + w * 0.8)}L${n(x + w + 6)} ${n(top + 6)}Z`,
        slantLit(canvas, snowedOn(canvas, roof), { depth }),
      ),
      rect(
        x + w * 0.44,
        top - rise * 0.5,
        w * 0.13,
        rise * 0.3,
        glass(canvas, { depth, lit: random() < 0.6 }),
        { corner: 3 },
      ),
      rect(x + w * 0.22, top + 24, w * 0.14, w * 0.18, glass(canvas, { depth, lit: random() < 0.6 }), {
        corner: 3,
      }),
      rect(x + w * 0.62, top + 24, w * 0.14, w * 0.18, glass(canvas, { depth, lit: random() < 0.6 }), {
        corner: 3,
      }),
    );
    x += w + between(random, -6, 8);
  }
  return row;
}

/** Where the stairs come up. */
function stairHouse(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const wall = pick(random, WALLS);
  const roof = snowedOn(canvas, pick(random, ROOFS));
  return [
    rect(-20, 330, 236, 400, sideLit(canvas, wall, { contrast: 0.24 })),
    path('M-40 340L-40 260L206 296L240 344Z', sideLit(canvas, roof)),
    path('M52 730V500Q52 450 108 450Q164 450 164 500V730Z', paint.of('#fff3df')),
    path('M66 730V506Q66 466 108 466Q150 466 150 506V730Z', sideLit(canvas, '#5f8f8a')),
    circle(108, 520, 20, glass(canvas)),
    circle(138, 610, 6, paint.of('#f4cf6a')),
    wallLamp(canvas, [187, 487]),
    line('M228 690V226', paint.of('#7a5540'), 9),
  ];
}

function waterTank(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  return group(
    [
      line('M-62 0L-50 -140M62 0L50 -140M-60 -20L54 -110M60 -20L-54 -110', paint.shaded('#7a5f50', 0.1), 10),
      rect(-76, -310, 152, 180, sideLit(canvas, '#b98a62'), { corner: 8 }),
      line(
        'M-50 -304V-136M-24 -304V-136M2 -304V-136M28 -304V-136M54 -304V-136',
        paint.shaded('#9a6f4a', 0.3),
        3,
        { opacity: 0.5 },
      ),
      line('M-76 -262H76M-76 -180H76', paint.shaded('#5f5560', 0.1), 6),
      path('M-92 -304L0 -392L92 -304Q0 -288 -92 -304Z', sideLit(canvas, snowedOn(canvas, '#8f6f6a'))),
    ],
    { x, y },
  );
}

/** Washing in the wind: somebody owns one odd sock. */
function laundry(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const blow = canvas.sway() * 5;
  const cloth = (x: number, w: number, h: number, colour: Colour) =>
    path(
      `M${x} 476h${w}l${n(blow)} ${h}q${n(-w / 2)} ${n(10 - blow)} ${-w} 0Z`,
      slantLit(canvas, colour, { contrast: 0.17 }),
    );
  const sock = (x: number, colour: Colour) =>
    path(`M${x} 474h20l${n(blow * 0.6)} 44q16 4 18 16q-8 10 -38 4Z`, paint.of(colour));
  const [first, second] = [pick(random, WALLS), pick(random, WALLS)];
  return [
    line('M228 462Q330 492 436 466', paint.of('#8a7a6a'), 3),
    line('M436 716V440', paint.of('#8a6a50', 0.1), 8),
    cloth(240, 52, 92, first),
    cloth(302, 44, 70, '#fdf3df'),
    sock(360, second),
    sock(400, '#d9534f'),
  ];
}

/** Boards underfoot and a low railing in front of the depth. */
function deck(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const random = canvas.random('deck');
  const wood: Colour = snowedOn(canvas, pick(random, ['#c99a6c', '#b98f74', '#bfa07c'] as const));
  const boards = Array.from({ length: 33 }, (_, i) => (i - 16) * 120);
  const board = (x: number) => `M${n(800 + x * 0.44)} 700L${n(800 + x)} 905`;
  const tinted = boards
    .filter(() => random() < 0.4)
    .map(
      (x) =>
        `M${n(800 + x * 0.44)} 700L${n(800 + x)} 905H${n(800 + x + 120)}L${n(800 + (x + 120) * 0.44)} 700Z`,
    );
  const rail = sideLit(canvas, '#efe2cf');
  return [
    Array.from({ length: 40 }, (_, i) => rect(8 + i * 41, 632, 10, 70, rail, { opacity: 0.9 })),
    rect(0, 622, 1600, 14, paint.lit(snowedOn(canvas, '#efe2cf'), 0.3), { corner: 4 }),
    rect(
      0,
      694,
      1600,
      220,
      canvas.linear([
        [0, paint.shaded(wood, 0.14)],
        [0.4, paint.lit(wood, 0.2)],
        [1, paint.shaded(wood, 0.14)],
      ]),
    ),
    path(tinted.join(''), paint.of(tone(wood, 0.04, 1.1)), { opacity: 0.5 }),
    line(boards.map(board).join(''), mix(paint.of(wood), light.shadow, 0.4), 3, { opacity: 0.35 }),
    rect(0, 690, 1600, 10, paint.shaded(wood, 0.3)),
    canvas.glow(800, 800, 720, 100, light.key, light.night ? 0.1 : 0.3),
  ];
}

/** Lettuce, carrots and a small windmill. */
function vegetableBed(canvas: Canvas, random: Random, [x, y]: Point): Art {
  const { paint } = canvas;
  const turn = canvas.frame * 60;
  const green = snowedOn(canvas, '#7fb55c', 0.5);
  return group(
    [
      ellipse(0, 0, 116, 10, canvas.light.shadow, { opacity: 0.3 }),
      [-80, -40, 2, 44, 84].map((cx, i) =>
        i % 2
          ? line(
              `M${cx} -52q-4 -30 -16 -44M${cx} -52q0 -34 2 -56M${cx} -52q6 -30 18 -42`,
              paint.of(tone(green, -0.06)),
              6,
            )
          : [ellipse(cx, -64, 24, 22, paint.of(green)), ellipse(cx - 5, -70, 14, 13, paint.lit(green, 0.35))],
      ),
      line('M104 -40V-150', paint.of('#8a6a50'), 5),
      group(
        [0, 90, 180, 270].map((angle, i) =>
          group(path('M0 0Q26 -6 28 -30Q6 -24 0 0Z', paint.of(i % 2 ? '#ef7a6a' : '#f7c35f')), {
            turn: angle,
          }),
        ),
        { x: 104, y: -152, turn },
      ),
      circle(104, -152, 5, paint.of('#fff3df')),
      path('M-110 -52H110L104 0H-104Z', sideLit(canvas, '#b07f56')),
      line('M-108 -34H108M-106 -16H106', paint.shaded('#8a5f3e', 0.2), 3, { opacity: 0.5 }),
      [-60, 60].map((cx) => rect(cx - 5, -54, 10, 54, paint.shaded('#9a6a44', 0.2))),
      ellipse(between(random, -60, 30), -54, 10, 6, paint.of('#e8873c')),
    ],
    { x, y },
  );
}

function deckChair(canvas: Canvas, random: Random, [x, y]: Point): Art {
  const { paint } = canvas;
  const colour = pick(random, ['#e0705c', '#4f9fb5', '#e8a13c'] as const);
  return group(
    [
      ellipse(0, 0, 84, 10, canvas.light.shadow, { opacity: 0.3 }),
      line('M-66 0L60 -132M-30 -58L62 0', paint.shaded('#a5764a', 0.2), 8),
      path('M-58 -22Q-20 -30 52 -136L72 -128Q16 -10 -40 -6Z', sideLit(canvas, colour)),
      path('M-14 -44Q10 -70 56 -132L64 -130Q22 -60 -2 -36Z', paint.of('#fdf3df')),
      line('M-48 0L78 -132M-46 -52L76 0', paint.of('#b98a5c'), 8),
    ],
    { x, y },
  );
}
