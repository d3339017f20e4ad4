import type { Prop } from '#domain/picture-world.ts';
import { circle, ellipse, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { deep, gleam, lying, PAINT, ring, rod } from '#engines/illustrator/built-in/props/drawings/parts.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

/** A palette with dabs of colour and a brush through its hole. */
const paints: PropArt = {
  width: 100,
  height: 80,
  grip: [26, -20],
  draw: (brush) => {
    const dabs = [
      [-26, -58, PAINT.red],
      [-2, -66, PAINT.yellow],
      [22, -58, PAINT.green],
      [-38, -36, PAINT.blue],
      [-28, -15, PAINT.violet],
    ] as const;
    return [
      path(
        'M4 -78C34 -78 50 -58 49 -36C48 -20 38 -22 32 -16C24 -8 30 0 10 0C-28 2 -50 -18 -50 -40C-50 -64 -26 -78 4 -78Z',
        deep(brush, PAINT.wood, 0.4),
      ),
      path(
        'M4 -80C34 -80 50 -60 49 -39C48 -23 38 -25 32 -19C24 -11 30 -4 10 -4C-28 -2 -50 -22 -50 -43C-50 -66 -26 -80 4 -80Z',
        brush.form('#dcab76', 0.34, 0.2),
      ),
      ellipse(8, -20, 8, 6.4, deep(brush, PAINT.bark, 0.4)),
      dabs.map(([x, y, colour], i): Art => [
        path(
          `M${x - 9} ${y}C${x - 11} ${y - 8} ${x - 2} ${y - 9} ${x + 2} ${y - 8}C${x + 10} ${y - 8} ${x + 11} ${y + 1} ${x + 7} ${y + 4}C${x + 2} ${y + 9} ${x - 8} ${y + 7} ${x - 9} ${y}Z`,
          brush.ball(colour, 0.36, 0.24),
        ),
        brush.near &&
          line(`M${x - 4} ${y - 2}q${i % 2 ? 3 : 2} -4 6 -2`, brush.lit('#fffaf0', 0.4), 1.6, {
            opacity: 0.8,
          }),
      ]),
      brush.near &&
        line('M-14 -30Q-2 -40 10 -36T30 -44M-10 -48q10 -4 20 0', deep(brush, '#dcab76', 0.24), 1, {
          opacity: 0.7,
        }),
      rod(brush, [10, -21], [36, -56], 3.4, PAINT.red),
      line('M34 -53.4L38 -58.8', brush.of(PAINT.steel), 4.4),
      path('M35.6 -60.4L41 -56.4Q46 -62 45 -68Q38 -66 35.6 -60.4Z', brush.of(PAINT.blue)),
    ];
  },
};

const paintbrush: PropArt = {
  width: 24,
  height: 100,
  grip: [0, -36],
  turn: 24,
  draw: (brush) => [
    path('M-4 -56C-8 -40 -4 -14 -2 -3Q0 1 2 -3C4 -14 8 -40 4 -56Z', brush.form(PAINT.red, 0.3, 0.36)),
    gleam(brush, 'M-2.6 -44Q-3 -30 -1.4 -16', 1.8, 0.55),
    path('M-7 -72L-4.6 -54H4.6L7 -72Z', brush.form(PAINT.steel, 0.4, 0.36)),
    path(
      'M-7.4 -72C-13 -82 -8 -92 1 -100C2 -94 12 -84 7.4 -72Q0 -69 -7.4 -72Z',
      brush.form('#a8744c', 0.24, 0.26),
    ),
    path(
      'M-9.6 -80C-9 -88 -6 -94 1 -100C2 -94 9 -88 9.4 -79Q4 -84 0 -79Q-5 -84 -9.6 -80Z',
      brush.form(PAINT.blue, 0.3, 0.2),
    ),
    brush.near && [
      line('M-6.6 -68H6.6M-6 -64H6', brush.of(PAINT.iron), 1),
      line('M-4 -74Q-5 -82 -2 -88M0 -74V-90M4 -74Q5 -82 3 -88', brush.lit(PAINT.blue, 0.4), 0.8, {
        opacity: 0.7,
      }),
      circle(0, -7, 0.9, deep(brush, PAINT.red, 0.5)),
    ],
  ],
};

const pencil: PropArt = {
  width: 20,
  height: 100,
  grip: [0, -40],
  turn: 28,
  draw: (brush) => [
    path('M-10 -22H10L0 0Z', brush.form('#eccb98', 0.3, 0.24)),
    path('M-4 -9.6Q0 -11.4 4 -9.6L0 0Z', brush.of(PAINT.dark)),
    path('M-10 -82H-4V-22Q-7 -18 -10 -22Z', brush.lit(PAINT.yellow, 0.4)),
    path('M-4 -82H4V-22Q0 -17 -4 -22Z', brush.of(PAINT.yellow)),
    path('M4 -82H10V-22Q7 -18 4 -22Z', deep(brush, PAINT.orange, 0.14)),
    rect(-10, -90, 20, 9, brush.form(PAINT.steel, 0.4, 0.36)),
    path('M-10 -90V-94Q-10 -100 0 -100Q10 -100 10 -94V-90Z', brush.form(PAINT.pink, 0.3, 0.26)),
    brush.near && [
      line('M-10 -87.4H10M-10 -84H10', brush.of(PAINT.iron), 0.9),
      path(
        'M0 -74l1.6 3.4l3 .6l-2 2.6l.4 3.4l-3 -1.6l-3 1.6l.4 -3.4l-2 -2.6l3 -.6Z',
        brush.lit('#fff6da', 0.3),
      ),
      line('M-6 -19L-2.6 -11M2 -18L1 -12', deep(brush, '#eccb98', 0.2), 0.8),
    ],
  ],
};

const scissors: PropArt = {
  width: 70,
  height: 100,
  grip: [0, -22],
  turn: 20,
  draw: (brush) => [
    path('M-5 -42L14 -98Q21 -92 17 -80L4 -36Z', brush.form(PAINT.steel, 0.3, 0.36)),
    path('M5 -42L-14 -98Q-21 -92 -17 -80L-4 -36Z', brush.form(PAINT.steel, 0.55, 0.2)),
    line('M-2 -42L14 -30M2 -42L-14 -30', deep(brush, PAINT.teal, 0.2), 8),
    line(ring([-20, -18], 11.6, 13.6), deep(brush, PAINT.teal, 0.16), 7),
    line(ring([20, -18], 11.6, 13.6), deep(brush, PAINT.teal, 0.16), 7),
    line(ring([-20.6, -18.6], 12, 14), brush.lit(PAINT.teal, 0.3), 2.2, { opacity: 0.8 }),
    line(ring([19.4, -18.6], 12, 14), brush.lit(PAINT.teal, 0.3), 2.2, { opacity: 0.8 }),
    circle(0, -45, 3.6, brush.ball(PAINT.brass, 0.4)),
    brush.near && [
      line('M-2 -45.6L2 -44.4', deep(brush, PAINT.brass, 0.5), 1),
      line('M-13 -92L0 -52M13 -92L6 -72', brush.lit('#ffffff', 0.3), 1, { opacity: 0.8 }),
    ],
  ],
};

export const CRAFTS = {
  paints,
  paintbrush: lying(paintbrush),
  pencil: lying(pencil),
  scissors: lying(scissors),
} satisfies Partial<Record<Prop, PropArt>>;
