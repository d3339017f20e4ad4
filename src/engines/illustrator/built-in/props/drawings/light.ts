import type { Prop } from '#domain/picture-world.ts';
import { circle, ellipse, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  bail,
  deep,
  dusk,
  flame,
  gleam,
  PAINT,
  ring,
  shade,
} from '#engines/illustrator/built-in/props/drawings/parts.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

const lantern: PropArt = {
  width: 54,
  height: 100,
  grip: [0, -96],
  draw: (brush) => {
    const { canvas, near } = brush;
    const iron = brush.of('#6b5444');
    return [
      bail(brush, 20, -66, -98.5, 3.4, '#6b5444'),
      path('M-9 -80Q-9 -86 0 -86Q9 -86 9 -80V-75H-9Z', brush.form(PAINT.brass)),
      path('M-25 -62C-22 -70 -14 -77 0 -77C14 -77 22 -70 25 -62Z', brush.form(PAINT.brass, 0.3, 0.36)),
      rect(-20, -62, 40, 49, '#ffe7a6', { corner: 3 }),
      rect(
        -20,
        -62,
        40,
        49,
        canvas.radial(
          [
            [0, '#fffbe6', 0.95],
            [0.5, '#ffe39a', 0.8],
            [1, '#f3b457', 0.75],
          ],
          [0.5, 0.6, 0.62],
        ),
        { corner: 3 },
      ),
      flame(brush, [0, -18], 28),
      rect(-5, -19, 10, 6, brush.form(PAINT.brass), { corner: 2 }),
      line('M-19 -62V-13M19 -62V-13M-7 -62V-13M7 -62V-13', iron, 2.4),
      near && line('M-19 -46H19M-19 -29H19', iron, 1.4),
      gleam(brush, 'M-14 -56V-38', 2.6, 0.8),
      path(
        'M-27 -6Q-27 -14 -22 -14H22Q27 -14 27 -6V-2Q27 0 24 0H-24Q-27 0 -27 -2Z',
        brush.form(PAINT.brass, 0.3, 0.36),
      ),
      rect(-25, -64, 50, 5, brush.form(PAINT.brass, 0.4, 0.2), { corner: 2.5 }),
      shade(
        brush,
        'M10 -76C18 -74 23 -69 25 -62H14Q14 -70 10 -76ZM12 -14H22Q27 -14 27 -6V-2Q27 0 24 0H15Z',
        0.18,
      ),
      near && [
        circle(20, -66, 2.2, brush.of('#6b5444')),
        circle(-20, -66, 2.2, brush.of('#6b5444')),
        line('M-20 -4H20', brush.lit(PAINT.brass, 0.5), 1.2),
        circle(0, -69, 2, deep(brush, PAINT.brass, 0.5)),
      ],
    ];
  },
};

const candle: PropArt = {
  width: 78,
  height: 100,
  grip: [-31, -11],
  draw: (brush) => [
    line(ring([-30, -12], 7.5, 7), deep(brush, PAINT.brass, 0.3), 4),
    flame(brush, [8, -70], 30),
    line('M8 -72V-67', brush.of(PAINT.dark), 1.8),
    path('M-7 -66Q-4 -70 8 -70Q20 -70 23 -66V-10H-7Z', brush.form('#f6e3c2', 0.4, 0.24)),
    ellipse(8, -67, 14.5, 3.4, brush.lit('#fff3d8', 0.4)),
    path('M-7 -66V-50Q-5 -44 -3 -50V-58Q0 -62 3 -58V-44Q5 -38 8 -44V-62Z', brush.lit('#fff3d8', 0.3)),
    path(
      'M-7 -66Q8 -70 23 -66V-34H-7Z',
      brush.canvas.linear([
        [0, '#ffd58a', 0.75],
        [1, '#ffd58a', 0],
      ]),
    ),
    path('M14 -66Q20 -40 17 -10H23V-66Z', dusk(brush), { opacity: 0.12 }),
    path('M-24 -9C-20 -1 -10 0 8 0C26 0 36 -1 39 -9Q8 -5 -24 -9Z', brush.form(PAINT.brass, 0.2, 0.4)),
    ellipse(7.5, -10, 31.5, 5.4, brush.form(PAINT.brass, 0.45, 0.1)),
    path('M-10 -19Q8 -15 26 -19L24 -9Q8 -5 -8 -9Z', brush.form(PAINT.brass, 0.3, 0.35)),
    brush.near && [
      line('M-20 -9.5Q8 -4.5 35 -9.5', brush.lit('#fff0c0', 0.5), 1.2, { opacity: 0.8 }),
      path('M16 -68Q17 -58 19 -54Q21 -58 20 -68Z', brush.lit('#fff3d8', 0.3)),
      line('M-8 -16Q8 -12 24 -16', deep(brush, PAINT.brass, 0.4), 1),
    ],
  ],
};

/** Of brass, with a spout for the wick. */
const oilLamp: PropArt = {
  width: 100,
  height: 78,
  grip: [-38, -28],
  draw: (brush) => [
    line('M-26 -32C-44 -46 -50 -26 -40 -18C-34 -14 -28 -18 -24 -22', deep(brush, PAINT.brass, 0.25), 5),
    line('M-27 -33C-42 -44 -47 -28 -40 -20', brush.lit(PAINT.brass, 0.4), 1.8, { opacity: 0.7 }),
    flame(brush, [43, -42], 34),
    path('M-12 0Q-14 -4 -6 -7L-4 -12H8L10 -7Q18 -4 16 0Z', brush.form(PAINT.brass, 0.1, 0.4)),
    path(
      'M-30 -30C-26 -36 10 -38 20 -34C30 -32 36 -40 48 -44Q51 -40 48 -36C38 -28 32 -12 10 -9C-10 -7 -28 -12 -30 -30Z',
      brush.form(PAINT.brass, 0.36, 0.4),
    ),
    path(
      'M-6 -11C-18 -12 -26 -18 -29 -26C-14 -14 18 -14 38 -29C32 -17 24 -11 10 -9Q2 -9 -6 -11Z',
      dusk(brush),
      { opacity: 0.16 },
    ),
    path('M-20 -34Q-18 -44 -2 -45Q14 -44 16 -35Q-2 -31 -20 -34Z', brush.form(PAINT.brass, 0.3, 0.3)),
    circle(-2, -48, 4.6, brush.ball(PAINT.brass, 0.5)),
    line('M-22 -27Q-16 -32 0 -32', brush.lit('#fff3cf', 0.5), 2.6, { opacity: 0.75 }),
    brush.near && [
      line('M-14 -22q5 -6 10 0t10 0t10 -1', brush.shaded('#a5742e', 0.2), 1.6),
      line('M-19 -36Q-2 -32 15 -37', brush.shaded('#a5742e', 0.2), 1.2),
      ellipse(45, -42, 4, 2, brush.of(PAINT.dark)),
    ],
  ],
};

export const LIGHTS = { lantern, candle, 'oil-lamp': oilLamp } satisfies Partial<Record<Prop, PropArt>>;
