import { pick, type Random } from '#domain/random.ts';
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
import { land, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { lamplight } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { clock } from '#engines/illustrator/built-in/scenery/furnishings.ts';
import { paving } from '#engines/illustrator/built-in/scenery/paving.ts';
import { flowerPot, planters } from '#engines/illustrator/built-in/scenery/potted.ts';
import {
  footShadow,
  glass,
  sideLit,
  slantLit,
  snowedOn,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import { bench } from '#engines/illustrator/built-in/scenery/street-furniture.ts';
import { farTree } from '#engines/illustrator/built-in/scenery/treeline.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const TRAINS = ['#c9564a', '#3f8a8f', '#4f72ad', '#5f9a62'] as const;

/** A country station: a train stands at the platform, the line runs away under a footbridge. */
export function railwayPlatform(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('station');
  const train = pick(random, TRAINS);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 4, 130, 300),
      land(canvas, {
        name: 'hills',
        y: 520,
        height: 60,
        waves: 2,
        colour: snowedOn(canvas, '#8fb58a'),
        depth: 0.6,
        grain: 40,
      }).art,
      trees(canvas, random),
      mist(canvas, 470, 170, 0.4),
      land(canvas, {
        name: 'field',
        y: 604,
        height: 10,
        waves: 2,
        colour: snowedOn(canvas, '#a3bf74'),
        depth: 0.26,
        grain: 60,
      }).art,
      footbridge(canvas),
      signal(canvas),
      track(canvas),
      canvas.glow(820, 560, 560, 270, light.glow, light.night ? 0.16 : 0.42),
      carriages(canvas, train),
      paving(canvas, { top: 716, colour: '#cfbfae', horizon: 600, stone: 220, rows: 6 }),
      platformEdge(canvas),
      canopy(canvas, train),
      clock(canvas, [800, 166], 50, '#8a5f42'),
      bench(canvas, [1424, 770], 1.15),
      luggage(canvas, [1284, 784]),
      flowerPot(canvas, random, [1568, 776], 76),
    ],
    front: planters(canvas, '#6a9a5c'),
    ground: { far: 764, near: 844 },
    obstacles: [
      { left: 0, top: 400, right: 380, bottom: 748 },
      { left: 1206, top: 560, right: 1600, bottom: 800 },
    ],
    seats: [{ name: 'bench', x: 1424, y: 715, width: 210, foot: 770 }],
  };
}

function trees(canvas: Canvas, random: Random): Art {
  return [480, 560, 640, 1080, 1190, 1310, 1440, 1540].map((x, i) =>
    farTree(canvas, random, [x, 606 + (i % 3) * 4], 80 + (i % 4) * 22, { colour: '#79a868', depth: 0.42 }),
  );
}

function footbridge(canvas: Canvas): Art {
  const { paint } = canvas;
  const iron = paint.of('#5f7f8a', 0.34);
  return [
    line('M930 640V470M950 640V470M1210 640V470M1230 640V470', iron, 9),
    rect(900, 452, 360, 26, paint.of(snowedOn(canvas, '#7a97a0', 0.5), 0.3), { corner: 4 }),
    line('M904 400H1256M904 424H1256', iron, 5),
    line(
      'M920 452L950 400L980 452L1010 400L1040 452L1070 400L1100 452L1130 400L1160 452L1190 400L1220 452L1250 400',
      iron,
      4,
    ),
    path('M900 452L800 640H836L936 470Z', paint.of('#6f8d96', 0.34)),
    path('M1260 452L1360 640H1324L1224 470Z', paint.of('#6f8d96', 0.34)),
  ];
}

function signal(canvas: Canvas): Art {
  const { paint, light } = canvas;
  return [
    line('M700 660V470', paint.of('#7a7f88', 0.2), 8),
    group(
      [
        rect(-8, -10, 70, 20, paint.of('#d9604f', 0.15), { corner: 4 }),
        rect(36, -10, 12, 20, paint.of('#fdf3dc', 0.15)),
      ],
      {
        x: 700,
        y: 492,
        turn: -28,
      },
    ),
    circle(700, 530, 11, light.lamps ? '#8fe0a0' : paint.of('#5fae8c', 0.15)),
    lamplight(canvas, [700, 530], 70),
  ];
}

/** Ballast, sleepers and rails that leave to the right. */
function track(canvas: Canvas): Art {
  const { paint } = canvas;
  const stones = snowedOn(canvas, '#a99c92', 0.6);
  let sleepers = '';
  for (let x = -20; x < 1640; x += 66) sleepers += `M${x} 676L${x - 26} 712`;
  return [
    rect(0, 646, 1600, 90, topLit(canvas, stones, { depth: 0.1 })),
    line(sleepers, paint.of('#7a5a48', 0.1), 15),
    line('M-20 680H1620M-20 704H1620', paint.shaded('#6f747c', 0.2), 9),
    line('M-20 677H1620M-20 701H1620', paint.lit('#c4ccd2', 0.3), 3),
  ];
}

/** Two carriages of the train that is about to leave; a duck looks out. */
function carriages(canvas: Canvas, colour: Colour): Art {
  const { paint, light } = canvas;
  const cream: Colour = '#f7e8c8';
  const window = (x: number): Art => [
    rect(x, 452, 82, 88, paint.lit(cream, 0.2), { corner: 14 }),
    rect(x + 8, 460, 66, 72, glass(canvas), { corner: 10 }),
    path(`M${x + 12} 526L${x + 46} 462H${x + 64}L${x + 24} 530Z`, '#ffffff', { opacity: 0.2 }),
    lamplight(canvas, [x + 41, 496], 90),
  ];
  return [
    footShadow(canvas, 140, 716, 300, 20),
    path('M-40 404Q-30 376 20 376H336Q372 376 378 404Z', topLit(canvas, snowedOn(canvas, '#7a8088'))),
    rect(-40, 400, 420, 262, sideLit(canvas, colour, { contrast: 0.22 }), { corner: 16 }),
    rect(-40, 430, 420, 130, topLit(canvas, cream, { contrast: 0.16 })),
    [-60, 40, 140].map(window),
    duck(canvas, [184, 534]),
    rect(252, 440, 100, 212, sideLit(canvas, tone(colour, -0.05)), { corner: 12 }),
    rect(270, 462, 64, 76, glass(canvas), { corner: 10 }),
    circle(338, 560, 6, paint.of('#f2cd78')),
    line('M-40 584H244M-40 640H244', paint.of('#f2cd78'), 4, { opacity: 0.8 }),
    rect(240, 652, 128, 14, topLit(canvas, snowedOn(canvas, '#8a8f96')), { corner: 4 }),
    [30, 130, 320].map((x) => [
      circle(x, 684, 32, paint.shaded('#4a4e58', 0.1)),
      circle(x, 684, 18, paint.of('#8a9098')),
      circle(x, 684, 6, paint.of('#4a4e58')),
    ]),
    rect(378, 620, 34, 16, paint.shaded('#4a4e58', 0.1), { corner: 6 }),
    light.lamps && canvas.glow(180, 620, 330, 160, '#ffd28a', 0.3),
  ];
}

function duck(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  return group(
    [
      path('M-22 0Q-22 -26 0 -28Q22 -26 22 0Z', sideLit(canvas, '#f7e3a0')),
      circle(0, -38, 17, paint.of('#f9e9b0')),
      path('M10 -40Q30 -42 30 -34Q22 -28 10 -32Z', paint.of('#ef9a4a')),
      circle(5, -42, 2.8, '#3a2f2c'),
    ],
    { x, y },
  );
}

function platformEdge(canvas: Canvas): Art {
  const { paint } = canvas;
  const stone = snowedOn(canvas, '#e6dccb', 0.5);
  return [
    rect(0, 708, 1600, 20, topLit(canvas, stone)),
    rect(0, 728, 1600, 6, canvas.light.shadow, { opacity: 0.2 }),
    line('M0 748H1600', paint.of('#f0c964'), 7, { opacity: 0.75, dash: '60 26' }),
  ];
}

/** The roof over the platform, with a pierced edge. */
function canopy(canvas: Canvas, colour: Colour): Art {
  const { paint } = canvas;
  const iron = paint.of('#4f6f78');
  let edge = 'M-20 74';
  for (let x = -20; x < 1620; x += 40) edge += `h6v34q14 22 28 0v-34h6`;
  const post = (x: number): Art => [
    rect(x - 13, 690, 26, 60, iron, { corner: 6 }),
    line(`M${x} 740V110`, iron, 14),
    line(`M${x - 4} 736V110`, paint.lit('#8fb0b8', 0.3), 4, { opacity: 0.5 }),
    line(`M${x} 230Q${x} 130 ${x - 90} 108M${x} 230Q${x} 130 ${x + 90} 108`, iron, 8),
    lantern(canvas, [x, 250]),
  ];
  return [
    post(386),
    post(1214),
    path('M-20 -20H1620V62H-20Z', topLit(canvas, snowedOn(canvas, tone(colour, -0.02), 0.2))),
    rect(-20, 50, 1640, 28, slantLit(canvas, '#f7e8c8')),
    path(`${edge}V62H-20Z`, paint.of('#f7e8c8')),
    line('M800 78V116', iron, 8),
  ];
}

function lantern(canvas: Canvas, [x, y]: Point): Art {
  const { paint, light } = canvas;
  return [
    light.lamps && canvas.glow(x, y + 20, 220, 200, '#ffd28a', 0.5),
    path(
      `M${x - 22} ${y}H${x + 22}L${x + 14} ${y + 44}H${x - 14}Z`,
      light.lamps ? '#ffe9a8' : paint.of('#f6f2e2'),
    ),
    path(`M${x - 26} ${y + 2}Q${x} ${y - 30} ${x + 26} ${y + 2}Z`, paint.of('#4f6f78')),
  ];
}

/** Suitcases; a bear would like to come along. */
function luggage(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const piece = (left: number, bottom: number, w: number, h: number, colour: Colour): Art => [
    line(
      `M${n(left + w * 0.36)} ${n(bottom - h)}q${n(w * 0.14)} -22 ${n(w * 0.28)} 0`,
      paint.shaded(colour, 0.4),
      7,
    ),
    rect(left, bottom - h, w, h, sideLit(canvas, colour), { corner: 10 }),
    line(
      `M${n(left + w * 0.2)} ${n(bottom - h)}v${n(h)}M${n(left + w * 0.8)} ${n(bottom - h)}v${n(h)}`,
      mix(paint.of('#f2d9a0'), paint.of(colour), 0.3),
      6,
    ),
  ];
  return group(
    [
      ellipse(6, 2, 86, 10, canvas.light.shadow, { opacity: 0.32 }),
      piece(-70, 0, 142, 84, '#9a6242'),
      [-12, 26].map((ex) => circle(ex, -134, 10, paint.of('#c9935c'))),
      circle(7, -116, 26, sideLit(canvas, '#d09b62')),
      ellipse(7, -108, 11, 9, paint.of('#f0d3a4')),
      circle(-2, -120, 2.8, '#3a2f2c'),
      circle(16, -120, 2.8, '#3a2f2c'),
      ellipse(7, -112, 4, 3, '#5a4038'),
      piece(-46, -84, 106, 22, '#4f8f96'),
    ],
    { x, y },
  );
}
