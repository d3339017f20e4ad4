import type { Prop } from '#domain/picture-world.ts';
import { n, star } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  bail,
  deep,
  dusk,
  gleam,
  PAINT,
  rod,
  shade,
} from '#engines/illustrator/built-in/props/drawings/parts.ts';
import type { PropArt, PropBrush } from '#engines/illustrator/built-in/props/prop-art.ts';

/** Rows of woven willow between two heights of a basket that tapers. */
function weave(brush: PropBrush, top: number, bottom: number, halfTop: number, halfBottom: number) {
  const rows = Math.round((bottom - top) / 9);
  const stitches = Array.from({ length: rows }, (_, row) => {
    const y = top + ((row + 0.5) * (bottom - top)) / rows;
    const half = halfTop + ((halfBottom - halfTop) * (row + 0.5)) / rows;
    const count = 7;
    return Array.from({ length: count }, (_, i) => {
      const x = -half + ((i + (row % 2 ? 0.18 : 0.5)) * half * 2) / count;
      return x > half - 7 ? '' : `M${n(x)} ${n(y)}q3.4 3.4 7 0`;
    }).join('');
  });
  return line(stitches.join(''), deep(brush, PAINT.wood, 0.36), 2, { opacity: 0.8 });
}

const basket: PropArt = {
  width: 100,
  height: 98,
  grip: [0, -94],
  draw: (brush) => [
    bail(brush, 38, -46, -95, 6.4, PAINT.wood),
    brush.near &&
      line('M-38 -46C-38 -74.4 -22.8 -95 0 -95C22.8 -95 38 -74.4 38 -46', deep(brush, PAINT.wood, 0.4), 6.4, {
        dash: '0.1 9',
        opacity: 0.45,
      }),
    ellipse(0, -47, 46, 8, deep(brush, PAINT.bark, 0.4)),
    path('M-34 -46C-30 -62 -8 -64 -2 -48Z', brush.form(PAINT.crust, 0.3, 0.24)),
    circle(13, -54, 11, brush.ball(PAINT.red, 0.34, 0.26)),
    line('M13 -63Q14 -67 17 -69', brush.of(PAINT.bark), 2),
    circle(31, -51, 9, brush.ball('#b3bf62', 0.34, 0.26)),
    path('M-47 -46Q0 -34 47 -46L40 -6Q38 0 30 0H-30Q-38 0 -40 -6Z', brush.form(PAINT.wood, 0.26, 0.34)),
    weave(brush, -34, -4, 43, 37),
    shade(brush, 'M18 -40Q34 -42 47 -46L40 -6Q38 0 30 0H14Q26 -20 18 -40Z', 0.15),
    path(
      'M-37 -48Q-24 -46 -10 -44Q-6 -40 -9 -34L-17 -20L-26 -30L-35 -24L-39 -38Z',
      brush.form('#f0e6d2', 0.2, 0.22),
    ),
    line('M-36 -40L-12 -36M-36 -32L-16 -28M-30 -46L-31 -28M-20 -45L-21 -27', brush.of(PAINT.red), 2.2, {
      opacity: 0.75,
    }),
    line('M-47 -46Q0 -33 47 -46', deep(brush, PAINT.wood, 0.2), 6),
    line('M-46 -47Q0 -34 46 -47', brush.lit(PAINT.wood, 0.3), 2.2),
    brush.near &&
      line('M-2 -41l4 4M8 -41l4 4M20 -42l4 4M32 -44l4 4M-45 -47l4 4', deep(brush, PAINT.wood, 0.5), 1.3),
  ],
};

/** For soup: two ears and a lid. */
const pot: PropArt = {
  width: 100,
  height: 82,
  grip: [-44, -42],
  draw: (brush) => [
    line('M-38 -48C-49 -50 -49 -34 -38 -36M38 -48C49 -50 49 -34 38 -36', deep(brush, PAINT.teal, 0.4), 5.4),
    path('M-40 -54V-16Q-38 0 -20 0H20Q38 0 40 -16V-54Z', brush.form(PAINT.teal, 0.26, 0.34)),
    shade(brush, 'M16 -52H40V-16Q38 0 20 0H4Q30 -18 16 -52Z', 0.14),
    gleam(brush, 'M-32 -42V-18', 4, 0.45),
    rect(-43, -58, 86, 8, brush.form(PAINT.teal, 0.4, 0.2), { corner: 4 }),
    path('M-39 -58C-34 -70 -14 -73 0 -73C14 -73 34 -70 39 -58Z', brush.form(PAINT.teal, 0.34, 0.24)),
    gleam(brush, 'M-26 -64Q-18 -69 -6 -69.6', 2.6, 0.5),
    rect(-3, -76, 6, 5, deep(brush, PAINT.brass, 0.3)),
    ellipse(0, -78, 8, 4.4, brush.ball(PAINT.brass, 0.4)),
    brush.near && [
      line('M-40 -12H40', brush.lit(PAINT.cream, 0.2), 1.6, { opacity: 0.6 }),
      circle(-37, -42, 1.6, brush.lit(PAINT.steel)),
      circle(37, -42, 1.6, brush.lit(PAINT.steel)),
      line('M-24 -61Q0 -66 24 -61', deep(brush, PAINT.teal, 0.3), 1),
    ],
  ],
};

const teapot: PropArt = {
  width: 100,
  height: 76,
  grip: [-42, -36],
  draw: (brush) => {
    const clay = '#e6d3b6';
    return [
      line('M-26 -50C-47 -57 -50 -22 -24 -18', deep(brush, clay, 0.28), 6.4),
      line('M-27 -51C-44 -55 -48 -30 -36 -22', brush.lit(clay, 0.5), 2.2, { opacity: 0.7 }),
      path('M22 -22C38 -24 32 -46 46 -54Q51 -55 49 -50C42 -38 46 -12 22 -8Z', brush.form(clay, 0.3, 0.3)),
      path('M-24 0Q-28 -2 -22 -6H22Q28 -2 24 0Z', deep(brush, clay, 0.26)),
      path('M-16 -58C-38 -54 -40 -4 -18 -3H18C40 -4 38 -54 16 -58Z', brush.ball(clay, 0.4, 0.28)),
      shade(brush, 'M16 -58C38 -54 40 -4 18 -3H4C32 -14 30 -44 16 -58Z', 0.12),
      path('M-33 -33Q0 -24 33 -33L33.4 -25Q0 -15 -33.4 -25Z', brush.form(PAINT.blue, 0.2, 0.26)),
      ellipse(0, -58, 17, 4, deep(brush, clay, 0.3)),
      path('M-16 -59Q-12 -67 0 -67Q12 -67 16 -59Q0 -55 -16 -59Z', brush.form(clay, 0.4, 0.2)),
      circle(0, -70.6, 5.2, brush.ball(PAINT.blue, 0.34)),
      gleam(brush, 'M-25 -40Q-23 -50 -16 -53', 3.6, 0.75),
      brush.near && [
        line('M-26 -27l4 3l4 -4l4 5l4 -4l4 4l4 -4l4 5l4 -5l4 4l4 -4l4 3', brush.of(PAINT.cream), 1.4),
        circle(0, -44, 2.6, brush.of(PAINT.blue)),
        line('M0 -50v3M0 -41v3M-6 -44h3M3 -44h3', brush.of(PAINT.blue), 1.6),
      ],
    ];
  },
};

const bucket: PropArt = {
  width: 88,
  height: 100,
  grip: [0, -96],
  draw: (brush) => [
    bail(brush, 39, -58, -95, 4, PAINT.iron),
    rod(brush, [-11, -95.5], [11, -95.5], 7, PAINT.wood),
    ellipse(0, -60, 43, 8, deep(brush, PAINT.blue, 0.5)),
    path('M-43 -60Q0 -44 43 -60L33 -6Q31 0 24 0H-24Q-31 0 -33 -6Z', brush.form(PAINT.blue, 0.26, 0.34)),
    shade(brush, 'M14 -54Q32 -55 43 -60L33 -6Q31 0 24 0H8Q22 -26 14 -54Z', 0.16),
    path('M-37 -28Q0 -15 37 -28L35.6 -20Q0 -7 -35.6 -20Z', brush.form(PAINT.cream, 0.2, 0.24)),
    line('M-43 -60Q0 -43 43 -60', brush.lit(PAINT.blue, 0.3), 4),
    gleam(brush, 'M-33 -47L-29 -30', 4, 0.4),
    circle(-38, -56, 3.6, brush.ball(PAINT.iron)),
    circle(38, -56, 3.6, brush.ball(PAINT.iron)),
    brush.near && [
      line('M-34 -12Q0 0 34 -12', dusk(brush), 1.4, { opacity: 0.35 }),
      line('M-6 -93.4h12', deep(brush, PAINT.wood, 0.3), 1),
      path(star([0, -35], 7), brush.of(PAINT.yellow)),
    ],
  ],
};

export const VESSELS = { basket, pot, teapot, bucket } satisfies Partial<Record<Prop, PropArt>>;
