import { pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { motes } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { barrel, crate, ropeCoil } from '#engines/illustrator/built-in/scenery/cargo.ts';
import { lantern } from '#engines/illustrator/built-in/scenery/lamps.ts';
import { masonry } from '#engines/illustrator/built-in/scenery/masonry.ts';
import { ball, footShadow, sideLit, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import { dim } from '#engines/illustrator/built-in/settings/cave/rock.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const WALLS = ['#c9a47a', '#b89c82', '#c29a6c'] as const;
const WOOD: Colour = '#8f6848';

/** A store where things are kept in the dark: sacks, barrels and full shelves, one lamp, a small high window. */
export function storeroom(canvas: Canvas): Stage {
  const { light } = canvas;
  const stone = pick(canvas.random('storeroom'), WALLS);
  return {
    back: [
      masonry(
        canvas,
        { left: 0, top: 0, right: 1600, bottom: 690 },
        { name: 'store', colour: stone, brightest: [760, 400] },
      ),
      window(canvas, stone),
      beams(canvas),
      shelves(canvas, 420, 3),
      shelves(canvas, 900, 2),
      floor(canvas, stone),
      ladderAt(canvas),
      barrel(canvas, [120, 770], { scale: 1.5 }),
      barrel(canvas, [262, 752], { scale: 1.24, colour: '#96683c' }),
      crate(canvas, [336, 800], { scale: 0.92 }),
      sacks(canvas),
      crate(canvas, [1524, 740], { scale: 1.3 }),
      ropeCoil(canvas, [1540, 622], { scale: 0.8 }),
      cheese(canvas, [1500, 624]),
      dusk(canvas),
      lantern(canvas, [744, 150], { scale: 1.7, lit: true }),
      canvas.glow(744, 250, 560, 440, '#ffc873', 0.5),
      canvas.glow(780, 790, 640, 110, '#ffcf8a', light.night ? 0.32 : 0.24),
    ],
    light: motes(canvas, 9, { left: 420, top: 260, right: 1160, bottom: 740 }, '#ffe9b8', 1.7),
    front: nearSacks(canvas),
    ground: { far: 758, near: 844 },
    obstacles: [
      { left: 30, top: 540, right: 396, bottom: 812 },
      { left: 1208, top: 560, right: 1600, bottom: 806 },
    ],
    seats: [{ name: 'crate', x: 336, y: 712, width: 100, foot: 800 }],
    tables: [{ name: 'barrel', x: 120, y: 594, width: 100, foot: 770 }],
  };
}

function window(canvas: Canvas, stone: Colour): Art {
  const { paint, light } = canvas;
  const beam = canvas.linearAt(
    [
      [0, light.key, light.night ? 0.22 : 0.36],
      [1, light.key, 0],
    ],
    [1180, 180, 860, 760],
  );
  return [
    rect(1110, 110, 160, 104, paint.lit(stone, 0.3), { corner: 8 }),
    rect(
      1122,
      122,
      136,
      80,
      canvas.linear([
        [0, light.sky[1]],
        [1, light.sky[3]],
      ]),
      { corner: 4 },
    ),
    light.night && circle(1224, 150, 13, '#fff6d8'),
    line('M1156 122V202M1190 122V202M1224 122V202', dim(canvas, '#5f5a58', 0.5), 7),
    path('M1122 202L700 880H1060L1258 202Z', beam, { airy: true }),
  ];
}

function beams(canvas: Canvas): Art {
  const onions: readonly Point[] = [
    [0, 60],
    [-14, 84],
    [14, 92],
    [-12, 114],
    [12, 124],
    [0, 146],
  ];
  return [
    rect(0, 34, 1600, 44, topLit(canvas, tone(WOOD, -0.05))),
    [180, 744, 1370].map((x) => rect(x - 24, -10, 48, 100, sideLit(canvas, tone(WOOD, -0.08)))),
    [300, 1000].map((x, k) => [
      line(`M${x} 78V210`, canvas.paint.of('#c9a86a'), 5),
      onions.map(([dx, dy]) => circle(x + dx, 70 + dy, 16, ball(canvas, k ? '#d9945c' : '#e6dcc8'))),
    ]),
  ];
}

function shelves(canvas: Canvas, x: number, rows: number): Art {
  const { paint } = canvas;
  const random = canvas.random(`stores ${x}`);
  const glazes = ['#b5654a', '#7f9a6a', '#c9a04a', '#6f8aa0', '#a07a9a'] as const;
  return Array.from({ length: rows }, (_, row): Art => {
    const y = 330 + row * 116;
    return [
      Array.from({ length: 5 }, (_unused, i): Art => {
        const [px, colour] = [x + 34 + i * 58, pick(random, glazes)];
        const tall = 44 + random() * 30;
        if (random() < 0.3)
          return circle(
            px,
            y - 22,
            22,
            ball(canvas, pick(random, ['#cf5a4f', '#d9a04a', '#9aae5a'] as const)),
          );
        return [
          rect(px - 20, y - tall, 40, tall, sideLit(canvas, colour), { corner: 8 }),
          rect(px - 16, y - tall - 9, 32, 12, paint.of('#e6d8ba'), { corner: 4 }),
          line(`M${px - 11} ${y - tall + 12}v${tall - 24}`, '#ffffff', 4, { opacity: 0.28 }),
        ];
      }),
      rect(x, y, 300, 15, topLit(canvas, WOOD), { corner: 3 }),
      rect(x + 6, y + 15, 288, 8, canvas.light.shadow, { opacity: 0.3 }),
    ];
  });
}

function floor(canvas: Canvas, stone: Colour): Art {
  const { paint } = canvas;
  const colour = tone(stone, -0.08);
  let joints = '';
  for (let i = -8; i <= 8; i++) joints += `M${800 + i * 100} 690L${800 + i * 250} 905`;
  return [
    rect(0, 688, 1600, 216, topLit(canvas, colour, { contrast: 0.24 })),
    line(`${joints}M0 716H1600M0 762H1600M0 830H1600`, paint.shaded(colour, 0.36), 3, { opacity: 0.4 }),
  ];
}

function ladderAt(canvas: Canvas): Art {
  const { paint } = canvas;
  return [
    line('M1204 716L1150 300M1270 716L1208 300', paint.of('#a9784c'), 12),
    line(
      'M1198 660H1260M1190 590H1250M1180 520H1240M1172 450H1230M1162 380H1220',
      paint.shaded('#a9784c', 0.1),
      9,
    ),
  ];
}

/** A mouse has made itself a door in one of them. */
function sacks(canvas: Canvas): Art {
  const { paint } = canvas;
  const sack = (x: number, y: number, s: number, colour: Colour): Art =>
    group(
      [
        ellipse(4, 0, 92, 14, canvas.light.shadow, { opacity: 0.36 }),
        path(
          'M-74 0Q-104 -80 -56 -138Q-40 -150 -34 -164H34Q40 -150 56 -138Q104 -80 74 0Q0 12 -74 0Z',
          sideLit(canvas, colour),
        ),
        line('M-38 -150Q0 -138 38 -150', paint.of('#8a6a48'), 8),
        path(
          'M-36 -160Q-50 -190 -20 -186Q0 -198 22 -186Q48 -190 36 -160Z',
          topLit(canvas, tone(colour, 0.05)),
        ),
        line('M-40 -40Q-30 -90 -44 -120M30 -30Q44 -70 34 -120', paint.shaded(colour, 0.3), 4, {
          opacity: 0.4,
        }),
      ],
      { x, y, scale: s },
    );
  return [
    sack(1440, 738, 1.16, '#c4a67a'),
    sack(1300, 790, 1, '#d0b48a'),
    ellipse(1330, 772, 20, 22, paint.shaded('#5f4a3a', 0.3)),
    circle(1330, 772, 11, paint.of('#b3a79c')),
    circle(1322, 760, 6, paint.of('#c9b5ac')),
    circle(1338, 760, 6, paint.of('#c9b5ac')),
    circle(1326, 772, 2, '#2f2a28'),
    circle(1334, 772, 2, '#2f2a28'),
  ];
}

function cheese(canvas: Canvas, [x, y]: Point): Art {
  return [
    footShadow(canvas, x, y, 60, 8),
    path(`M${x - 60} ${y}V${y - 38}H${x + 50}V${y}Z`, sideLit(canvas, '#e0b455')),
    ellipse(x - 5, y - 38, 55, 13, canvas.paint.lit('#f2d07a', 0.2)),
    [-36, 6, 30].map((dx, i) =>
      ellipse(x + dx, y - 14 - (i % 2) * 8, 8, 6, canvas.paint.shaded('#c08f3a', 0.2)),
    ),
  ];
}

function dusk(canvas: Canvas): Art {
  const dark = canvas.light.night ? '#140f26' : '#2c1e22';
  const fill = canvas.radialAt(
    [
      [0, dark, 0],
      [0.45, dark, 0.26],
      [1, dark, 0.7],
    ],
    [760, 480, 940],
  );
  return rect(0, 0, 1600, 900, fill, { airy: true });
}

function nearSacks(canvas: Canvas): Art {
  const dark = dim(canvas, '#5a4650', 0.85);
  const edge = dim(canvas, '#8a7058', 0.6);
  return [
    path('M-20 920V790Q40 750 100 800Q140 850 150 920Z', dark),
    line('M-10 792Q42 756 98 804Q134 850 144 910', edge, 5, { opacity: 0.7 }),
    path('M1620 920V770Q1560 740 1500 790Q1462 840 1450 920Z', dark),
    line('M1610 772Q1560 746 1504 794Q1468 842 1456 910', edge, 5, { opacity: 0.7 }),
  ];
}
