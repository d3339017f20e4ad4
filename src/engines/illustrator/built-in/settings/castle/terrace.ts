import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs } from '#engines/illustrator/built-in/draw/texture.ts';
import { land, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { rays } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { birds, clouds, sky, sunPoint } from '#engines/illustrator/built-in/nature/sky.ts';
import { canopy, leaves, pine } from '#engines/illustrator/built-in/nature/trees.ts';
import { wallLamp } from '#engines/illustrator/built-in/scenery/lamps.ts';
import { paving } from '#engines/illustrator/built-in/scenery/paving.ts';
import { flowerPot, planters, topiary } from '#engines/illustrator/built-in/scenery/potted.ts';
import { glass, sideLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { telescope } from '#engines/illustrator/built-in/scenery/telescope.ts';
import { archedWindow, pennant, type Stonework } from '#engines/illustrator/built-in/scenery/towers.ts';
import { stoneworkOf } from '#engines/illustrator/built-in/settings/castle/stonework.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** High up on the castle's terrace, with all the land below. */
export function terrace(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('terrace');
  const stone = stoneworkOf(canvas);
  const checked = mix(stone.roof, '#c9a58f', 0.6);
  const [sunX, sunY] = sunPoint(canvas);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 7, 90, 400),
      landBelow(canvas, random),
      canvas.glow(800, 520, 720, 300, light.glow, light.night ? 0.16 : 0.4),
      airBalloon(canvas, [1090, 220], stone),
      birds(canvas, 560, 210),
      balustrade(canvas, stone),
      paving(canvas, { top: 694, colour: '#eadbc6', horizon: 520, stone: 220, rows: 6, checked }),
      rect(0, 690, 1600, 14, canvas.paint.shaded(stone.wall, 0.35), { opacity: 0.5 }),
      towerSide(canvas, random, stone),
      pillar(canvas, random, stone),
      topiary(canvas, random, [322, 752], 240, '#6fa65c'),
      flowerPot(canvas, random, [392, 730], 56),
      flowerPot(canvas, random, [1405, 744], 74),
      telescope(canvas, [1290, 770], { scale: 1.1, flipped: true }),
    ],
    light: rays(canvas, [sunX, sunY - 120], {
      count: 6,
      colour: light.glow,
      strength: (light.night ? 0.06 : 0.18) * (1 - light.overcast),
      fan: [0.24, 1.94],
    }),
    front: [drapery(canvas, stone), planters(canvas, '#6a9a5c')],
    ground: { far: 756, near: 842 },
    obstacles: [
      { left: 0, top: 500, right: 395, bottom: 765 },
      { left: 1215, top: 560, right: 1600, bottom: 780 },
    ],
  };
}

function airBalloon(canvas: Canvas, [x, y]: Point, { roof }: Stonework): Art {
  const { paint } = canvas;
  return group(
    [
      line('M-20 44L-9 76M20 44L9 76', paint.of('#8a6a4a', 0.2), 2.5),
      path(
        'M-48 -8C-48 -70 48 -70 48 -8C48 22 22 34 18 48H-18C-22 34 -48 22 -48 -8Z',
        sideLit(canvas, roof, { depth: 0.22 }),
      ),
      path('M-20 -50C-30 -20 -20 26 -8 48H8C20 26 30 -20 20 -50Q0 -58 -20 -50Z', paint.of('#f8ead0', 0.16)),
      rect(-11, 74, 22, 18, paint.of('#b07c4c', 0.15), { corner: 4 }),
    ],
    { x, y: y + canvas.sway() * 6 },
  );
}

/** Hills, a river that winds away, and villages as small as toys. */
function landBelow(canvas: Canvas, random: Random): Art {
  const { paint, light } = canvas;
  const snow = canvas.weather === 'snow';
  const near = land(canvas, {
    name: 'near',
    y: 580,
    height: 40,
    waves: 1.8,
    colour: snowedOn(canvas, '#84b266'),
    depth: 0.28,
    grain: 90,
  });
  const water = mix(paint.of('#8fd0dc', 0.3), light.sky[3], 0.5);
  return [
    land(canvas, {
      name: 'peaks',
      y: 400,
      height: 130,
      waves: 4.2,
      colour: '#93a9c4',
      depth: 0.74,
      grain: 20,
    }).art,
    mist(canvas, 380, 160, 0.5),
    land(canvas, {
      name: 'far',
      y: 480,
      height: 50,
      waves: 2.4,
      colour: snowedOn(canvas, '#8fb592'),
      depth: 0.58,
      grain: 40,
    }).art,
    land(canvas, {
      name: 'mid',
      y: 525,
      height: 34,
      waves: 2,
      colour: snowedOn(canvas, '#a9bf72'),
      depth: 0.44,
      grain: 50,
    }).art,
    path(
      'M1010 486C1060 500 900 510 860 524C800 546 1010 556 990 584C970 616 700 620 640 700H900C940 640 1090 620 1080 580C1070 546 900 548 930 526C960 510 1070 500 1022 486Z',
      water,
      { opacity: 0.9 },
    ),
    fields(canvas),
    toyVillage(canvas, random, [420, 560]),
    toyVillage(canvas, random, [1190, 556]),
    near.art,
    Array.from({ length: 16 }, () => {
      const x = between(random, 180, 1420);
      if (x > 560 && x < 1040) return undefined;
      return pine(canvas, random, [x, near.at(x) + 26], between(random, 46, 84), {
        colour: '#5c8f70',
        depth: 0.3,
        detail: 0.2,
        snow,
      });
    }),
    path(
      'M640 560C700 580 640 606 560 640L480 720H860C840 660 760 620 720 600C690 584 720 570 676 556Z',
      paint.of(snowedOn(canvas, '#e6d3a3', 0.6), 0.25),
      { opacity: 0.5 },
    ),
  ];
}

function fields(canvas: Canvas): Art {
  const { paint } = canvas;
  const patches: readonly (readonly [string, Colour])[] = [
    ['M180 540L330 520L380 548L210 572Z', '#e0c468'],
    ['M560 530L680 520L700 540L590 552Z', '#c9cf7a'],
    ['M1120 516L1280 508L1330 530L1150 540Z', '#e0c468'],
    ['M1290 546L1420 536L1450 560L1310 572Z', '#93b866'],
  ];
  return patches.map(([d, colour]) =>
    path(d, paint.of(snowedOn(canvas, colour, 0.6), 0.46), { opacity: 0.8 }),
  );
}

function toyVillage(canvas: Canvas, random: Random, [x, y]: Point): Art {
  const { paint } = canvas;
  return Array.from({ length: 6 }, (_, i) => {
    const [cx, foot, w] = [x + (i - 2.5) * 26, y + between(random, -8, 10), between(random, 18, 26)];
    const roof = snowedOn(canvas, pick(random, ['#c2694f', '#b5795a', '#a9688a'] as const));
    return [
      rect(cx - w / 2, foot - w * 0.6, w, w * 0.6, paint.of('#f7ecda', 0.35)),
      path(
        `M${n(cx - w * 0.64)} ${n(foot - w * 0.56)}l${n(w * 0.64)} ${n(-w * 0.6)}l${n(w * 0.64)} ${n(w * 0.6)}Z`,
        paint.of(roof, 0.36),
      ),
      rect(cx - 3, foot - w * 0.4, 6, 6, glass(canvas, { depth: 0.3 })),
    ];
  });
}

function balustrade(canvas: Canvas, { wall }: Stonework): Art {
  const { paint } = canvas;
  const posts = Array.from({ length: 34 }, (_, i) => 100 + i * 42);
  const body = sideLit(canvas, wall);
  const shape = (x: number) =>
    `M${x - 6} 616Q${x - 4} 630 ${x - 13} 648Q${x - 16} 672 ${x - 7} 686H${x + 7}Q${x + 16} 672 ${x + 13} 648Q${x + 4} 630 ${x + 6} 616Z`;
  return [
    posts.map((x) => path(shape(x), body)),
    rect(0, 684, 1600, 16, paint.shaded(wall, 0.12)),
    rect(
      0,
      600,
      1600,
      20,
      canvas.linear([
        [0, paint.lit(snowedOn(canvas, wall), 0.5)],
        [1, paint.shaded(wall, 0.18)],
      ]),
    ),
    [458, 1142].map((x) => [
      rect(x - 30, 592, 60, 110, body),
      rect(x - 38, 582, 76, 16, paint.lit(snowedOn(canvas, wall), 0.35), { corner: 4 }),
      path(
        `M${x - 26} 548Q${x - 22} 570 ${x - 10} 574L${x - 14} 584H${x + 14}L${x + 10} 574Q${x + 22} 570 ${x + 26} 548Z`,
        body,
      ),
      canopy(canvas.random(`urn ${x}`), [x, 534], 74, 46, leaves(canvas, '#6fa65c'), 0.2),
      dabs(canvas.random(`bloom ${x}`), {
        count: 9,
        place: (r) => [x + between(r, -28, 28), between(r, 518, 546)],
        colour: paint.of(snowedOn(canvas, '#ef8fa5', 0.3)),
        width: 9,
      }),
    ]),
  ];
}

/** The wall we came out of, with the door still open. */
function towerSide(canvas: Canvas, random: Random, { wall, roof }: Stonework): Art {
  const { paint } = canvas;
  const edge = paint.shaded(wall, 0.3);
  return [
    path('M-20 780V-20H236V730Q120 782 -20 780Z', sideLit(canvas, wall)),
    dabs(random, {
      count: 34,
      place: (r) => [between(r, 0, 220), between(r, 20, 720)],
      colour: edge,
      width: 9,
      length: 24,
      opacity: 0.3,
    }),
    archedWindow(canvas, [140, 210], 60),
    path('M10 778V540Q80 420 156 540V764Q80 782 10 778Z', paint.lit(wall, 0.45)),
    path(
      'M26 778V546Q84 446 140 546V768Q84 780 26 778Z',
      canvas.light.lamps ? '#f0b766' : paint.shaded('#6b4f4f', 0.3),
    ),
    path('M26 778V546Q42 514 62 502V776Z', sideLit(canvas, roof)),
    circle(52, 646, 6, paint.of('#f4cf6a')),
    wallLamp(canvas, [192, 508]),
    [
      [234, 410, 44, 110],
      [226, 470, 66, 120],
      [236, 550, 76, 130],
      [224, 630, 92, 140],
      [232, 706, 104, 110],
    ].map(([x = 0, y = 0, w = 0, h = 0]) => canopy(random, [x, y], w, h, leaves(canvas, '#6fa35f'), 0.5)),
    dabs(random, {
      count: 18,
      place: (r) => [between(r, 204, 250), between(r, 380, 740)],
      colour: paint.of(snowedOn(canvas, '#f2a3b5', 0.3)),
      width: 11,
    }),
  ];
}

function pillar(canvas: Canvas, random: Random, { wall, roof, flag = '#f0b048' }: Stonework): Art {
  const { paint } = canvas;
  return [
    pennant(canvas, [1520, 300], 110, flag),
    rect(1470, 330, 110, 420, sideLit(canvas, wall)),
    rect(1456, 310, 138, 30, sideLit(canvas, tone(wall, 0.03)), { corner: 6 }),
    rect(1456, 724, 140, 36, sideLit(canvas, wall), { corner: 6 }),
    dabs(random, {
      count: 12,
      place: (r) => [between(r, 1484, 1550), between(r, 360, 700)],
      colour: paint.shaded(wall, 0.3),
      width: 8,
      length: 20,
      opacity: 0.3,
    }),
    path(
      `M1490 372h70q${n(canvas.sway() * 5)} 80 0 176l-35 -30l-35 30q${n(canvas.sway() * 5)} -96 0 -176Z`,
      sideLit(canvas, roof),
    ),
    circle(1525, 436, 17, paint.of('#f7d374')),
  ];
}

/** The edge of an awning at the very top. */
function drapery(canvas: Canvas, { roof }: Stonework): Art {
  const { paint } = canvas;
  return Array.from({ length: 20 }, (_, i) => {
    const x = i * 80;
    const drop = 34 + canvas.sway(i * 0.4) * 3;
    return path(
      `M${x} -10V${n(drop)}a40 26 0 0 0 80 0V-10Z`,
      i % 2 ? paint.of('#f7ead6', 0.04) : paint.shaded(roof, 0.12),
    );
  });
}
