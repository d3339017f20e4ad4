import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { star, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
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
import { banner, chandelier } from '#engines/illustrator/built-in/scenery/hangings.ts';
import { masonry, pillar } from '#engines/illustrator/built-in/scenery/masonry.ts';
import { cornerShade, lampWarmth, tiles } from '#engines/illustrator/built-in/scenery/room.ts';
import {
  ball,
  footShadow,
  nearShade,
  sideLit,
  slantLit,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import { daylight, windowIn } from '#engines/illustrator/built-in/scenery/window.ts';
import { stoneworkOf } from '#engines/illustrator/built-in/settings/castle/stonework.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const WINDOWS = [
  { left: 548, top: 150, right: 672, bottom: 470 },
  { left: 730, top: 110, right: 870, bottom: 470 },
  { left: 928, top: 150, right: 1052, bottom: 470 },
] as const;
const FLOOR = 672;

/** Where a castle dines and is ruled: tall windows, a long table, two thrones on their steps. */
export function greatHall(canvas: Canvas): Stage {
  const { light } = canvas;
  const { wall, roof } = stoneworkOf(canvas);
  const stone = mix(wall, '#dcbd8e', 0.55);
  return {
    back: [
      masonry(
        canvas,
        { left: 0, top: 0, right: 1600, bottom: FLOOR },
        { name: 'hall', colour: stone, brightest: [780, 330] },
      ),
      WINDOWS.map((box, i) =>
        windowIn(canvas, `hall ${i}`, box, {
          shape: 'arched',
          frame: tone(stone, 0.04),
          panes: [2, 4],
          luminous: i === 1,
        }),
      ),
      vault(canvas, stone),
      banner(canvas, [318, 160], 104, 230, roof),
      banner(canvas, [1282, 160], 104, 230, roof),
      [452, 1148].map((x) => pillar(canvas, x, 690, 66, 168, stone)),
      tiles(canvas, { colour: tone(stone, -0.05), second: mix(stone, '#a98a78', 0.6), top: FLOOR }),
      carpet(canvas, roof),
      thrones(canvas, stone, roof),
      longTable(canvas),
      chandelier(canvas, [800, 92], 150),
      canvas.glow(800, 540, 620, 310, light.glow, light.night ? 0.12 : 0.32),
      lampWarmth(canvas),
      cornerShade(canvas, 0.5),
    ],
    light: [
      daylight(canvas, WINDOWS[1], 716, 200),
      motes(canvas, 9, { left: 420, top: 200, right: 1200, bottom: 740 }, '#fff4c4', 1.8),
    ],
    front: nearPillars(canvas, stone),
    ground: { far: 752, near: 842 },
    obstacles: [
      { left: 0, top: 470, right: 388, bottom: 790 },
      { left: 1212, top: 400, right: 1600, bottom: 780 },
    ],
    seats: [
      { name: 'bench', x: 236, y: 716, width: 250, foot: 786 },
      { name: 'throne', x: 1322, y: 646, width: 96, foot: 716 },
      { name: 'throne', x: 1466, y: 646, width: 96, foot: 716 },
    ],
    tables: [{ name: 'table', x: 190, y: 634, width: 330, foot: 762 }],
    indoors: true,
  };
}

/** Pointed ribs under the ceiling. */
function vault(canvas: Canvas, stone: Colour): Art {
  const { paint } = canvas;
  const ribs =
    'M452 172Q452 20 800 -70Q1148 20 1148 172M452 172Q452 10 130 -60M1148 172Q1148 10 1470 -60M-20 190Q30 40 300 -40M1620 190Q1570 40 1300 -40';
  return [
    line(ribs, paint.shaded(stone, 0.28), 34, { opacity: 0.5 }),
    line(ribs, paint.lit(stone, 0.2), 22),
    line(ribs, paint.lit(stone, 0.5), 5, { opacity: 0.5 }),
  ];
}

function carpet(canvas: Canvas, colour: Colour): Art {
  const { paint } = canvas;
  return [
    path(`M700 ${FLOOR + 6}H900L1130 905H470Z`, topLit(canvas, tone(colour, -0.03), { contrast: 0.22 })),
    line(`M716 ${FLOOR + 6}L508 905M884 ${FLOOR + 6}L1092 905`, paint.of('#f0cd80'), 7, { opacity: 0.8 }),
  ];
}

/** Two seats for those who rule here; one of them has a cushion for a small one. */
function thrones(canvas: Canvas, stone: Colour, cloth: Colour): Art {
  const { paint } = canvas;
  const gold: Colour = '#d9a84e';
  const step = (left: number, top: number): Art => [
    rect(left, top, 1640 - left, 40, paint.shaded(stone, 0.24), { corner: 5 }),
    rect(left - 6, top - 5, 1650 - left, 16, paint.lit(stone, 0.3), { corner: 5 }),
  ];
  const throne = ([x, y]: Point, size: number): Art =>
    group(
      [
        path('M-60 0V-190Q-60 -256 0 -268Q60 -256 60 -190V0Z', sideLit(canvas, gold)),
        path('M-42 -60V-184Q-42 -232 0 -240Q42 -232 42 -184V-60Z', slantLit(canvas, cloth)),
        path(star([0, -196], 18), paint.of('#f7d98a')),
        rect(-64, -74, 128, 26, topLit(canvas, tone(cloth, 0.05)), { corner: 12 }),
        rect(-62, -52, 124, 52, sideLit(canvas, tone(gold, -0.06)), { corner: 6 }),
        line('M-62 -116V-52M62 -116V-52', paint.of(gold), 16),
        circle(-62, -118, 13, ball(canvas, gold)),
        circle(62, -118, 13, ball(canvas, gold)),
        circle(0, -272, 14, ball(canvas, '#e86a7a')),
      ],
      { x, y, scale: size },
    );
  return [
    footShadow(canvas, 1400, 758, 220, 20),
    step(1222, 738),
    step(1252, 706),
    throne([1322, 706], 0.96),
    throne([1466, 706], 0.82),
  ];
}

const PLATES = [150, 318] as const;

/** Laid for everybody; a mouse has found what fell down. */
function longTable(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const wood: Colour = '#a06c42';
  return [
    footShadow(canvas, 170, 774, 260, 26),
    path('M-20 634H356L392 672H-20Z', topLit(canvas, tone(wood, 0.08), { contrast: 0.24 })),
    path('M-20 634H240L268 672H-20Z', paint.of('#fbf0dc'), { opacity: 0.9 }),
    rect(-20, 672, 412, 20, topLit(canvas, wood)),
    line('M330 692L340 770M40 692V770', paint.shaded(wood, 0.2), 24),
    PLATES.map((x) => [
      ellipse(x, 654, 34, 9, paint.of('#dfe4e6')),
      ellipse(x, 652, 20, 5, paint.lit('#ffffff', 0.3)),
    ]),
    [202, 226, 250].map((x, i) =>
      circle(x, 628 - (i % 2) * 10, 15, ball(canvas, i % 2 ? '#e0a04a' : '#cf5a4f')),
    ),
    path('M182 630H270Q262 652 226 652Q190 652 182 630Z', sideLit(canvas, '#d9b46a')),
    line('M90 640V570M90 584Q66 584 64 560M90 584Q114 584 116 560', paint.of('#c9a45c'), 7),
    [64, 90, 116].map((x) => [
      rect(x - 5, 532, 10, 28, paint.of('#fdf3dc'), { corner: 3 }),
      light.lamps && [
        canvas.glow(x, 520, 90, 90, '#ffcf7a', 0.6),
        path(`M${x - 5} 530q-1 -12 5 -22q6 10 5 22Z`, '#ffe08a'),
      ],
    ]),
    rect(96, 716, 280, 20, topLit(canvas, tone(wood, 0.03)), { corner: 6 }),
    line('M126 736V788M346 736V788', paint.shaded(wood, 0.25), 18),
    mouse(canvas, [254, 772]),
  ];
}

function mouse(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  return group(
    [
      line('M22 -4Q44 0 46 -18', paint.of('#c79a94'), 4),
      path('M-22 0Q-24 -26 2 -28Q28 -28 26 0Z', sideLit(canvas, '#a39a96')),
      circle(-14, -26, 9, paint.of('#b3a9a4')),
      circle(-14, -26, 5, paint.of('#e0b3ac')),
      circle(-20, -13, 2.6, '#3a2f2c'),
      path('M-52 0L-34 -16L-30 0Z', paint.of('#f2c75c')),
    ],
    { x, y },
  );
}

/** We look in between two pillars. */
function nearPillars(canvas: Canvas, stone: Colour): Art {
  const [dark, edge] = [nearShade(canvas, stone, 0.3), nearShade(canvas, stone, 0.16)];
  return [-30, 1630].map((x) => [
    rect(x - 74, -20, 148, 940, dark),
    rect(x < 0 ? x + 56 : x - 74, -20, 18, 940, edge),
    rect(x - 104, 848, 208, 70, dark, { corner: 10 }),
    rect(x - 104, 842, 208, 16, edge, { corner: 8 }),
  ]);
}
