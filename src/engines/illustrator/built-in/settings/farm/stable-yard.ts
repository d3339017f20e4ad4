import { pick, type Random } from '#domain/random.ts';
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
import { dabs } from '#engines/illustrator/built-in/draw/texture.ts';
import { land, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { motes } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { frame } from '#engines/illustrator/built-in/nature/plants.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { roundTree } from '#engines/illustrator/built-in/nature/trees.ts';
import { wallLamp } from '#engines/illustrator/built-in/scenery/lamps.ts';
import { paving } from '#engines/illustrator/built-in/scenery/paving.ts';
import { flowerPot } from '#engines/illustrator/built-in/scenery/potted.ts';
import {
  footShadow,
  hollow,
  sideLit,
  slantLit,
  snowedOn,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import { stillWater } from '#engines/illustrator/built-in/scenery/still-water.ts';
import { farTree } from '#engines/illustrator/built-in/scenery/treeline.ts';
import { wheelbarrow } from '#engines/illustrator/built-in/scenery/wheelbarrow.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const PAINTS = ['#4f8a7a', '#5f7fa8', '#b5564a', '#8a6a4a'] as const;

/** Boxes with half doors around a yard, a trough, straw, and white rails out to the paddock. */
export function stableYard(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('stables');
  const paint = pick(random, PAINTS);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 4, 90, 250),
      land(canvas, {
        name: 'hills',
        y: 520,
        height: 60,
        waves: 2.2,
        colour: snowedOn(canvas, '#8fb592'),
        depth: 0.62,
        grain: 40,
      }).art,
      land(canvas, {
        name: 'paddock',
        y: 580,
        height: 20,
        waves: 1.6,
        colour: snowedOn(canvas, '#a3bf6c'),
        depth: 0.36,
        grain: 60,
      }).art,
      [640, 760, 1010, 1130].map((x, i) =>
        farTree(canvas, random, [x, 606], 96 + (i % 2) * 40, { colour: '#79a868', depth: 0.42 }),
      ),
      mist(canvas, 500, 140, 0.3),
      whiteRails(canvas),
      jumps(canvas),
      canvas.glow(820, 560, 560, 260, light.glow, light.night ? 0.14 : 0.42),
      roundTree(canvas, random, [1550, 690], 470, { colour: '#76a957', depth: 0.04, detail: 0.7 }),
      paving(canvas, { top: 680, colour: '#cbb393', horizon: 560, stone: 190, rows: 8 }),
      straw(canvas, random),
      boxes(canvas, paint),
      trough(canvas, random),
      hay(canvas, [1508, 758]),
      wheelbarrow(canvas, [1300, 800], {
        tub: paint,
        load: ellipse(-8, -104, 84, 34, slantLit(canvas, '#dcb860')),
        scale: 0.8,
      }),
      flowerPot(canvas, random, [404, 742], 62),
    ],
    light: light.night && motes(canvas, 12, { left: 140, top: 480, right: 1460, bottom: 800 }, '#ffe27a', 3),
    front: frame(canvas, '#86a84e'),
    ground: { far: 752, near: 844 },
    obstacles: [
      { left: 0, top: 380, right: 396, bottom: 752 },
      { left: 1204, top: 560, right: 1600, bottom: 808 },
    ],
    seats: [{ name: 'bale', x: 1508, y: 676, width: 170, foot: 758 }],
  };
}

function whiteRails(canvas: Canvas): Art {
  const white = canvas.paint.of('#fbf6ec', 0.16);
  return [
    line('M420 640H1620M420 664H1620', white, 9),
    line(Array.from({ length: 12 }, (_, i) => `M${430 + i * 104} 624V690`).join(''), white, 13),
    canvas.weather === 'snow' && line('M420 635H1620', canvas.paint.of('#ffffff', 0.1), 5),
  ];
}

function jumps(canvas: Canvas): Art {
  const { paint } = canvas;
  return [760, 980].map((x, i) => [
    line(`M${x} 642V594M${x + 96} 642V594`, paint.of('#fbf6ec', 0.3), 7),
    line(`M${x} ${606 + i * 8}H${x + 96}`, paint.of('#d9604f', 0.3), 8),
    line(`M${x} ${606 + i * 8}H${x + 96}`, paint.of('#fbf6ec', 0.3), 8, { dash: '16 20' }),
  ]);
}

/** Three boxes; in one of them somebody with a long face looks out. */
function boxes(canvas: Canvas, colour: Colour): Art {
  const { paint } = canvas;
  const brick: Colour = '#d9ac88';
  const roof = snowedOn(canvas, '#8f5a48');
  const box = (x: number, open: boolean): Art => [
    rect(x - 8, 452, 116, 264, paint.lit('#f7ead2', 0.2), { corner: 4 }),
    rect(x, 460, 100, 254, hollow(canvas, '#8a6a50')),
    open ? pony(canvas, [x + 50, 590]) : rect(x, 460, 100, 120, sideLit(canvas, colour), { corner: 3 }),
    !open && line(`M${x + 8} 470L${x + 92} 572`, paint.lit(colour, 0.4), 8),
    rect(x, 586, 100, 130, sideLit(canvas, colour), { corner: 3 }),
    line(`M${x + 8} 596L${x + 92} 708M${x + 92} 596L${x + 8} 708`, paint.lit(colour, 0.35), 8),
    rect(x - 4, 580, 108, 12, topLit(canvas, '#f7ead2'), { corner: 3 }),
    circle(x + 88, 650, 6, paint.of('#e6c37a')),
  ];
  let tiles = '';
  for (let i = 0; i < 4; i++) tiles += `M-20 ${352 + i * 22}H${n(372 + i * 9)}`;
  return [
    footShadow(canvas, 190, 720, 240, 16),
    rect(-20, 420, 396, 298, sideLit(canvas, brick, { contrast: 0.2 })),
    line('M-20 470H372M-20 520H372M-20 570H372M-20 620H372M-20 670H372', paint.shaded(brick, 0.25), 3, {
      opacity: 0.35,
    }),
    box(10, true),
    box(142, false),
    box(268, true),
    path('M-20 330H352L404 434H-20Z', topLit(canvas, roof, { contrast: 0.26 })),
    line(tiles, paint.shaded(roof, 0.3), 4, { opacity: 0.35 }),
    rect(-20, 428, 428, 14, topLit(canvas, '#f7ead2'), { corner: 4 }),
    path('M150 334L190 276L230 334Z', sideLit(canvas, roof)),
    rect(164, 316, 52, 40, sideLit(canvas, '#f7ead2')),
    circle(190, 330, 11, paint.of('#8a6a50')),
    wallLamp(canvas, [126, 520]),
    horseshoe(canvas, [255, 500]),
  ];
}

function pony(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const coat: Colour = x < 100 ? '#b5794a' : '#e0d0ba';
  return group(
    [
      path('M-34 0Q-40 -60 -14 -78L-18 -104L-2 -88H10L20 -104L18 -74Q40 -50 34 0Z', sideLit(canvas, coat)),
      path('M-22 -20Q-26 4 0 8Q26 4 22 -20Q16 -34 0 -34Q-16 -34 -22 -20Z', paint.lit(tone(coat, 0.1), 0.2)),
      path('M-12 -96Q0 -110 12 -96Q18 -66 6 -44Q-4 -60 -12 -96Z', paint.shaded('#6b4a36', 0.1)),
      circle(-17, -50, 4.6, '#2f2622'),
      circle(19, -50, 4.6, '#2f2622'),
      circle(-8, -8, 3, paint.shaded(coat, 0.5)),
      circle(8, -8, 3, paint.shaded(coat, 0.5)),
      line('M-8 0Q0 4 8 0', paint.shaded(coat, 0.5), 2.5),
    ],
    { x, y, turn: canvas.sway(x) * 2 },
  );
}

function horseshoe(canvas: Canvas, [x, y]: Point): Art {
  return line(
    `M${x - 10} ${y - 14}Q${x - 16} ${y + 16} ${x} ${y + 16}Q${x + 16} ${y + 16} ${x + 10} ${y - 14}`,
    canvas.paint.of('#8a8f98'),
    7,
  );
}

function trough(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const stone = snowedOn(canvas, '#b5aa9c', 0.4);
  return [
    footShadow(canvas, 1390, 700, 130, 12),
    line('M1490 706V580Q1490 566 1474 566H1452', paint.of('#5f7f86'), 14),
    line('M1490 620L1520 570', paint.of('#5f7f86'), 9),
    stillWater(canvas, {
      name: 'trough',
      d: 'M1290 640H1470L1460 660H1300Z',
      box: { left: 1290, top: 640, right: 1470, bottom: 660 },
      glints: 5,
    }),
    path('M1280 640L1294 706H1466L1480 640L1466 656H1294Z', sideLit(canvas, stone)),
    rect(1276, 634, 208, 12, paint.lit(stone, 0.3), { corner: 5 }),
    line(`M1452 572Q${n(1450 + random())} 610 1450 646`, '#dff1fa', 5, { opacity: 0.7 }),
  ];
}

/** A cat sleeps where it is warmest. */
function hay(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const bale = (bx: number, by: number): Art => [
    rect(bx - 86, by - 82, 172, 82, slantLit(canvas, snowedOn(canvas, '#dcb860', 0.4)), { corner: 10 }),
    line(`M${bx - 40} ${by - 82}V${by}M${bx + 40} ${by - 82}V${by}`, paint.of('#b5763f'), 5),
    line(
      `M${bx - 70} ${by - 60}h30M${bx - 20} ${by - 46}h34M${bx + 50} ${by - 62}h26M${bx - 66} ${by - 24}h20M${bx} ${by - 18}h30`,
      paint.shaded('#b5904a', 0.2),
      3,
      { opacity: 0.6 },
    ),
  ];
  return [
    footShadow(canvas, x, y, 110, 14),
    bale(x, y),
    path(
      `M${x - 46} ${y - 82}Q${x - 48} ${y - 116} ${x} ${y - 116}Q${x + 40} ${y - 114} ${x + 40} ${y - 82}Z`,
      sideLit(canvas, '#8f8a90'),
    ),
    path(
      `M${x - 56} ${y - 88}L${x - 58} ${y - 118}L${x - 44} ${y - 108}L${x - 28} ${y - 118}L${x - 24} ${y - 92}Q${x - 40} ${y - 78} ${x - 56} ${y - 88}Z`,
      sideLit(canvas, '#9f9aa0'),
    ),
    line(`M${x - 50} ${y - 96}q4 4 8 0M${x - 38} ${y - 96}q4 4 8 0`, '#3a3436', 2.4),
  ];
}

function straw(canvas: Canvas, random: Random): Art {
  return dabs(random, {
    count: 60,
    place: (r) => [r() * 1600, 714 + r() * 180],
    colour: canvas.paint.of('#e0c070'),
    width: 3.5,
    length: 20,
    opacity: 0.6,
  });
}
