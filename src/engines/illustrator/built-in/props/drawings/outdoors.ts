import type { Prop } from '#domain/picture-world.ts';
import { circle, ellipse, group, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  bail,
  crescent,
  deep,
  dots,
  dusk,
  gleam,
  PAINT,
  ring,
  rod,
  shade,
} from '#engines/illustrator/built-in/props/drawings/parts.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

const key: PropArt = {
  width: 100,
  height: 42,
  grip: [-32, -21],
  turn: -24,
  draw: (brush) => [
    line(ring([-32, -21], 14, 15.5), deep(brush, PAINT.brass, 0.24), 7),
    line(ring([-32, -21], 14.6, 16), brush.lit(PAINT.brass, 0.2), 2.4),
    circle(-32, -39, 3.4, brush.ball(PAINT.brass)),
    rod(brush, [-12, -21], [45, -21], 8, PAINT.brass),
    rect(-17, -28, 6, 14, brush.form(PAINT.brass, 0.4, 0.3), { corner: 3 }),
    rect(-8, -26.6, 4, 11.2, brush.form(PAINT.brass, 0.4, 0.3), { corner: 2 }),
    path('M24 -19V-2H30V-8H34V-2H43V-19Z', brush.form(PAINT.brass, 0.1, 0.34)),
    brush.near && [
      line('M-26 -34Q-18 -30 -19 -20', brush.lit('#fff6da', 0.4), 1.4, { opacity: 0.9 }),
      line('M-2 -23.6H40', brush.lit('#fff6da', 0.4), 1, { opacity: 0.8 }),
      line('M37 -15V-6', deep(brush, PAINT.brass, 0.5), 1.4),
    ],
  ],
};

const umbrella: PropArt = {
  width: 100,
  height: 96,
  grip: [0, -12],
  turn: 8,
  draw: (brush) => [
    line('M0 -90V-10Q0 -2 -7 -2Q-14 -2 -14 -9', brush.of(PAINT.bark), 4),
    line('M0 -24V-10Q0 -2 -7 -2Q-14 -2 -14 -9', brush.form(PAINT.wood, 0.2, 0.2), 5),
    path(
      'M-50 -46Q-42 -54 -32 -47Q-24 -54 -11 -47Q0 -54 11 -47Q24 -54 32 -47Q42 -54 50 -46C48 -76 26 -91 0 -91C-26 -91 -48 -76 -50 -46Z',
      brush.form(PAINT.red, 0.2, 0.28),
    ),
    path('M-11 -47Q0 -54 11 -47C12 -66 8 -82 0 -91C-8 -82 -12 -66 -11 -47Z', brush.lit(PAINT.red, 0.26)),
    path(
      'M-50 -46Q-42 -54 -32 -47C-32 -64 -20 -82 0 -91C-26 -91 -48 -76 -50 -46Z',
      brush.lit(PAINT.red, 0.14),
    ),
    shade(brush, 'M32 -47Q42 -54 50 -46C48 -76 26 -91 0 -91C20 -82 32 -64 32 -47Z', 0.22),
    shade(brush, 'M11 -47Q24 -54 32 -47C32 -64 20 -82 0 -91C8 -82 12 -66 11 -47Z', 0.1),
    line('M0 -90V-95', brush.of(PAINT.bark), 2.6),
    gleam(brush, 'M-36 -66Q-30 -78 -18 -83', 2.8, 0.4),
    brush.near && [
      dots(
        [-40, -56, -22, -60, 0, -60, 22, -60, 40, -56, -14, -76, 14, -76, 0, -74],
        2,
        brush.lit(PAINT.cream, 0.2),
      ),
      line('M-32 -47C-32 -64 -20 -82 0 -91C20 -82 32 -64 32 -47', deep(brush, PAINT.red, 0.3), 0.9, {
        opacity: 0.6,
      }),
    ],
  ],
};

const backpack: PropArt = {
  width: 78,
  height: 100,
  grip: [0, -95],
  draw: (brush) => [
    bail(brush, 11, -84, -97, 5, PAINT.bark),
    path(
      'M-30 -70C-40 -60 -40 -30 -36 -10L-30 -8ZM30 -70C40 -60 40 -30 36 -10L30 -8Z',
      brush.form(PAINT.bark, 0.1, 0.3),
    ),
    path(
      'M-34 -60C-34 -84 -22 -92 0 -92C22 -92 34 -84 34 -60V-10Q34 0 24 0H-24Q-34 0 -34 -10Z',
      brush.form(PAINT.green, 0.26, 0.3),
    ),
    shade(brush, 'M14 -90C28 -86 34 -78 34 -60V-10Q34 0 24 0H10Q30 -40 14 -90Z', 0.14),
    path(
      'M-34 -62C-34 -84 -22 -92 0 -92C22 -92 34 -84 34 -62Q34 -50 26 -50H-26Q-34 -50 -34 -62Z',
      brush.form(PAINT.green, 0.38, 0.12),
    ),
    path('M-30 -51H30V-47Q0 -43 -30 -47Z', dusk(brush), { opacity: 0.2 }),
    rect(-24, -34, 48, 28, brush.form(PAINT.green, 0.3, 0.2), { corner: 6 }),
    path('M-25 -30Q-25 -36 -19 -36H19Q25 -36 25 -30V-24H-25Z', brush.form(PAINT.yellow, 0.2, 0.2)),
    rect(-19, -62, 6, 22, brush.of(PAINT.bark), { corner: 2 }),
    rect(13, -62, 6, 22, brush.of(PAINT.bark), { corner: 2 }),
    rect(-20.5, -48, 9, 7, brush.form(PAINT.brass, 0.4, 0.2), { corner: 1.6 }),
    rect(11.5, -48, 9, 7, brush.form(PAINT.brass, 0.4, 0.2), { corner: 1.6 }),
    rect(-3, -27, 6, 7, brush.of(PAINT.bark), { corner: 2 }),
    gleam(brush, 'M-26 -68Q-24 -80 -14 -85', 3.4, 0.4),
    brush.near && [
      line('M-28 -54H-22M-10 -54H10M22 -54H28M-20 -9H20', brush.lit(PAINT.cream, 0.2), 1, {
        dash: '2.4 1.8',
      }),
      line('M-22 -26.4H-5M5 -26.4H22', deep(brush, PAINT.yellow, 0.34), 1, { dash: '2.4 1.8' }),
      circle(0, -72, 7, brush.of(PAINT.cream)),
      path('M0 -77l2 4l-2 6l-2 -6Z', brush.of(PAINT.red)),
    ],
  ],
};

/** To look through by hand: three tubes that slide into each other. */
const telescope: PropArt = {
  width: 100,
  height: 30,
  grip: [-24, -12],
  turn: -28,
  draw: (brush) => [
    group(
      [
        rect(-54, -8, 32, 16, brush.form(PAINT.brass, 0.4, 0.4), { corner: 3 }),
        rect(-26, -11, 36, 22, brush.form(PAINT.bark, 0.3, 0.4), { corner: 3 }),
        rect(6, -15, 48, 30, brush.form(PAINT.navy, 0.3, 0.4), { corner: 3 }),
        rect(-28, -12, 6, 24, brush.form(PAINT.brass, 0.5, 0.34), { corner: 2 }),
        rect(4, -16, 7, 32, brush.form(PAINT.brass, 0.5, 0.34), { corner: 2 }),
        rect(44, -17, 10, 34, brush.form(PAINT.brass, 0.5, 0.34), { corner: 3 }),
        rect(-58, -10, 6, 20, brush.form(PAINT.dark, 0.3, 0.3), { corner: 2 }),
        line('M-48 -4H-30M-18 -6.4H0M14 -9H40', brush.lit('#fff6e0', 0.3), 2.4, { opacity: 0.55 }),
        ellipse(54, 0, 4, 15.6, brush.form('#bfe0e6', 0.5, 0.3)),
        brush.near && [
          line('M-16 -10V10M-8 -10V10M0 -10V10', brush.lit(PAINT.bark, 0.3), 0.9, { opacity: 0.7 }),
          dots([7.5, -11, 7.5, 11, 49, -12, 49, 12], 1.2, deep(brush, PAINT.brass, 0.5)),
          line('M18 6H40M18 10H40', brush.lit(PAINT.navy, 0.3), 1),
        ],
      ],
      { x: 1, y: -15, scale: 0.86 },
    ),
  ],
};

const magnifier: PropArt = {
  width: 78,
  height: 100,
  grip: [27, -10],
  turn: 50,
  draw: (brush) => [
    rod(brush, [14, -36], [32, -6], 10, PAINT.wood),
    rod(brush, [9, -44.6], [14, -36.4], 7, PAINT.brass),
    circle(-8, -68, 27, brush.lit('#cfe6e6', 0.3), { opacity: 0.55 }),
    path('M-28 -54A24 24 0 0 0 14 -56Q-6 -48 -28 -54Z', brush.of('#9fc7cc'), { opacity: 0.4 }),
    line(ring([-8, -68], 27.4), deep(brush, PAINT.brass, 0.26), 7),
    line(ring([-8, -68], 28.4), brush.lit(PAINT.brass, 0.24), 2.6),
    line('M-25 -70Q-24 -82 -13 -87', brush.lit('#fffaf0', 0.5), 4, { opacity: 0.9 }),
    brush.near && [
      line('M17 -31l6 -3.6M19 -27.6l6 -3.6', deep(brush, PAINT.wood, 0.4), 1.2),
      line('M-2 -50Q8 -54 11 -62', brush.lit('#ffffff', 0.4), 1.6, { opacity: 0.7 }),
    ],
    crescent(brush, [-8, -68], 24, 0.05),
  ],
};

export const OUTDOOR_THINGS = { key, umbrella, backpack, telescope, magnifier } satisfies Partial<
  Record<Prop, PropArt>
>;
