import type { Prop } from '#domain/picture-world.ts';
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
import {
  crescent,
  deep,
  dots,
  dusk,
  flame,
  gleam,
  PAINT,
  shade,
} from '#engines/illustrator/built-in/props/drawings/parts.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

const cake: PropArt = {
  width: 100,
  height: 98,
  grip: [0, -4],
  draw: (brush) => {
    const candles: readonly [number, number, typeof PAINT.red | typeof PAINT.teal | typeof PAINT.violet][] = [
      [-20, -58, PAINT.teal],
      [0, -54, PAINT.red],
      [20, -58, PAINT.violet],
    ];
    return [
      ellipse(0, -7, 50, 7, brush.form(PAINT.steel, 0.4, 0.3)),
      ellipse(0, -9, 46, 5.6, brush.lit(PAINT.steel, 0.5)),
      path('M-40 -52V-12Q-38 -6 0 -5Q38 -6 40 -12V-52Z', brush.form('#d99a6a', 0.2, 0.3)),
      path('M-40 -32Q0 -24 40 -32V-25Q0 -17 -40 -25Z', brush.of(PAINT.cream)),
      brush.near &&
        dots([-30, -17, -12, -12, 8, -14, 26, -16, -22, -38, 18, -37], 1, deep(brush, '#d99a6a', 0.3)),
      path(
        'M-40 -54V-42Q-36 -34 -31 -42Q-27 -48 -23 -40V-36Q-19 -28 -14 -37Q-10 -43 -5 -36V-30Q-1 -24 4 -32V-37Q8 -43 13 -36Q17 -28 22 -38Q26 -44 30 -40Q35 -32 40 -42V-54Z',
        brush.form(PAINT.pink, 0.24, 0.16),
      ),
      ellipse(0, -54, 40, 10, brush.lit(PAINT.pink, 0.3)),
      shade(brush, 'M20 -45Q32 -47 40 -54V-12Q38 -7 22 -6Q30 -26 20 -45Z', 0.13),
      candles.map(([x, y, colour]): Art => [
        rect(x - 2.6, y - 22, 5.2, 24, brush.form(colour, 0.3, 0.2), { corner: 1.5 }),
        brush.near &&
          line(`M${x - 2.4} ${y - 6}l4.8 -4M${x - 2.4} ${y - 14}l4.8 -4`, brush.of(PAINT.cream), 1.6),
        flame(brush, [x, y - 22], 16),
      ]),
      [-33, -11, 11, 33].map((x) => circle(x, x * x > 200 ? -53 : -49, 4.4, brush.ball(PAINT.red, 0.34))),
      brush.near &&
        line('M-26 -50l3 1M-2 -60l3 -1M27 -56l3 1M-18 -48l-2 2M20 -49l2 2', brush.of(PAINT.yellow), 1.6),
    ];
  },
};

/** A loaf with three cuts. */
const bread: PropArt = {
  width: 100,
  height: 56,
  grip: [0, -6],
  draw: (brush) => [
    path(
      'M-50 -20C-50 -40 -34 -56 0 -56C34 -56 50 -40 50 -20C50 -4 44 0 36 0H-36C-44 0 -50 -4 -50 -20Z',
      brush.form(PAINT.crust, 0.3, 0.34),
    ),
    [-26, 0, 26].map((x) =>
      group(
        [
          path('M-9 12C-8 -4 0 -14 9 -18C10 -4 2 8 -9 12Z', brush.lit('#f3d9a8', 0.3)),
          path('M-9 12C-4 2 2 -8 9 -18C4 -4 0 6 -9 12Z', deep(brush, PAINT.crust, 0.3), { opacity: 0.45 }),
        ],
        { x, y: -34 + Math.abs(x) * 0.14 },
      ),
    ),
    shade(brush, 'M26 -50C50 -40 54 -4 36 0H10C34 -6 44 -28 26 -50Z', 0.13),
    gleam(brush, 'M-42 -26Q-40 -40 -28 -46', 3.4, 0.4),
    brush.near &&
      dots(
        [-40, -16, -20, -8, 6, -10, 28, -8, -10, -4, 42, -20, 16, -44, -12, -48],
        1.2,
        brush.lit(PAINT.cream, 0.3),
        0.8,
      ),
  ],
};

const cookie: PropArt = {
  width: 100,
  height: 100,
  grip: [0, -12],
  draw: (brush) => {
    const chips: readonly Point[] = [
      [-22, -70],
      [8, -78],
      [28, -56],
      [-30, -42],
      [-2, -50],
      [20, -28],
      [-14, -20],
      [34, -36],
    ];
    return [
      circle(0, -50, 50, deep(brush, PAINT.crust, 0.34)),
      path(
        'M0 -99C14 -101 24 -94 34 -86C46 -76 49 -64 48 -50C50 -34 42 -22 34 -14C22 -4 12 -3 0 -4C-14 -2 -26 -8 -34 -16C-46 -26 -48 -38 -48 -50C-49 -66 -42 -76 -34 -86C-24 -96 -14 -98 0 -99Z',
        brush.ball(PAINT.crust, 0.36, 0.2),
      ),
      crescent(brush, [0, -51], 47, 0.1),
      chips.map(([x, y], i): Art => [
        ellipse(x + 1, y + 1.6, 7 - (i % 3), 6 - (i % 2), dusk(brush), { opacity: 0.24 }),
        ellipse(x, y, 7 - (i % 3), 6 - (i % 2), brush.ball(PAINT.chocolate, 0.26)),
      ]),
      brush.near &&
        dots(
          [-38, -60, -8, -88, 38, -70, -20, -54, 10, -64, 4, -34, -36, -26, 26, -14, -6, -8],
          1.3,
          deep(brush, PAINT.crust, 0.4),
          0.7,
        ),
    ];
  },
};

const iceCream: PropArt = {
  width: 52,
  height: 100,
  grip: [0, -22],
  draw: (brush) => [
    path('M-21 -50H21L3 -2Q0 1 -3 -2Z', brush.form(PAINT.crust, 0.26, 0.3)),
    line('M-14 -48L6 -8M0 -48L11 -24M14 -48L-6 -8M0 -48L-11 -24', deep(brush, PAINT.crust, 0.3), 1.5, {
      opacity: 0.7,
    }),
    shade(brush, 'M8 -50H21L3 -2Q1 0 0 0Q10 -26 8 -50Z', 0.12),
    circle(0, -84, 16, brush.ball(PAINT.cream, 0.4, 0.2)),
    circle(-11, -64, 15, brush.ball(PAINT.pink, 0.36, 0.2)),
    circle(11, -63, 15, brush.ball('#b5cf9d', 0.36, 0.2)),
    path(
      'M-26 -54Q-22 -47 -16 -50Q-10 -43 -3 -49Q4 -42 10 -49Q17 -45 20 -50Q25 -48 26 -54Q0 -46 -26 -54Z',
      brush.lit(PAINT.pink, 0.16),
    ),
    gleam(brush, 'M-9 -89Q-7 -94 -2 -95', 3, 0.8),
    brush.near &&
      line(
        'M4 -94l3 2M-6 -82l3 -1M8 -80l2 2M-18 -66l2 2M16 -60l3 -1M10 -70l1 3',
        brush.of(PAINT.chocolate),
        1.5,
      ),
  ],
};

const pizza: PropArt = {
  width: 84,
  height: 100,
  grip: [0, -90],
  turn: -150,
  draw: (brush) => [
    path('M-40 -84Q0 -102 40 -84L3 -2Q0 1 -3 -2Z', brush.form('#f0c567', 0.26, 0.18)),
    shade(brush, 'M22 -86L40 -84L3 -2Q1 0 0 0Z', 0.1),
    [
      [-14, -66, 10],
      [14, -58, 9],
      [-3, -36, 8.4],
    ].map(([x = 0, y = 0, r = 0]): Art => [
      circle(x + 0.6, y + 1.4, r, dusk(brush), { opacity: 0.2 }),
      circle(x, y, r, brush.ball(PAINT.red, 0.26)),
      brush.near && dots([x - 3, y - 2, x + 3, y + 1, x, y + 4], 1.2, brush.lit('#f0a58c', 0.3)),
    ]),
    path('M-4 -76q8 -4 10 2q-6 5 -10 -2ZM6 -22q6 -4 8 0q-4 5 -8 0Z', brush.of(PAINT.leaf)),
    path(
      'M-42 -80C-44 -92 -36 -96 -28 -97Q0 -103 28 -97C36 -96 44 -92 42 -80Q40 -76 36 -79Q0 -94 -36 -79Q-40 -76 -42 -80Z',
      brush.form(PAINT.crust, 0.34, 0.26),
    ),
    gleam(brush, 'M-34 -88Q-24 -93 -12 -94.6', 3, 0.4),
    brush.near && path('M-22 -50Q-20 -42 -18 -49ZM16 -40Q18 -30 20 -40Z', brush.lit('#f7dd93', 0.3)),
  ],
};

export const FOOD = { cake, bread, cookie, 'ice-cream': iceCream, pizza } satisfies Partial<
  Record<Prop, PropArt>
>;
