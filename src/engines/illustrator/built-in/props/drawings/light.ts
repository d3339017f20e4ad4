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

/** Of clay, with a spout for the wick, as in houses of all old times. */
const oilLamp: PropArt = {
  width: 100,
  height: 78,
  grip: [-38, -28],
  draw: (brush) => [
    line('M-26 -32C-42 -44 -47 -28 -40 -19C-35 -14 -28 -17 -24 -20', deep(brush, PAINT.clay, 0.24), 5.4),
    line('M-27 -33C-40 -42 -45 -29 -40 -21', brush.lit(PAINT.clay, 0.4), 1.8, { opacity: 0.6 }),
    path('M-18 0Q-18 -5 -8 -8H8Q18 -5 18 0Z', deep(brush, PAINT.clay, 0.3)),
    path(
      'M-31 -32C-22 -37 10 -38 20 -35C30 -33 36 -39 46 -43Q50 -40 47 -35C38 -27 32 -10 8 -6C-12 -4 -30 -12 -31 -32Z',
      brush.form(PAINT.clay, 0.36, 0.34),
    ),
    path('M-8 -6C-22 -9 -29 -18 -30 -27C-14 -13 18 -13 38 -27C32 -15 24 -8 8 -6Q0 -5 -8 -6Z', dusk(brush), {
      opacity: 0.16,
    }),
    ellipse(-4, -35, 23, 6, brush.lit(PAINT.clay, 0.3)),
    ellipse(-4, -34.6, 12, 3.2, deep(brush, PAINT.chocolate, 0.3)),
    ellipse(45, -41.6, 4, 2.4, brush.of(PAINT.dark)),
    flame(brush, [44, -42], 35),
    line('M-24 -26Q-20 -18 -10 -14', brush.lit('#fff3e0', 0.5), 2.6, { opacity: 0.5 }),
    brush.near && [
      line('M-16 -20l4 -5l4 5l4 -5l4 5l4 -5l4 5l4 -6l4 4', brush.lit(PAINT.cream, 0.2), 1.5, {
        opacity: 0.8,
      }),
      line('M-22 -36Q-4 -41 14 -36', deep(brush, PAINT.clay, 0.3), 0.9),
    ],
  ],
};

export const LIGHTS = { lantern, candle, 'oil-lamp': oilLamp } satisfies Partial<Record<Prop, PropArt>>;
