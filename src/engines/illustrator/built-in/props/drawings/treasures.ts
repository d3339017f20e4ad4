import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { star as starPath } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { deep, dots, gleam, PAINT, ring, shade } from '#engines/illustrator/built-in/props/drawings/parts.ts';
import type { PropArt, PropBrush } from '#engines/illustrator/built-in/props/prop-art.ts';

const crown: PropArt = {
  width: 100,
  height: 72,
  grip: [-40, -10],
  draw: (brush) => [
    path('M-40 -20L-38 -40Q0 -30 38 -40L40 -20Z', deep(brush, PAINT.brass, 0.5)),
    path(
      'M-42 -6L-48 -56Q-34 -46 -25 -32Q-10 -44 0 -66Q10 -44 25 -32Q34 -46 48 -56L42 -6Q0 2 -42 -6Z',
      brush.form(PAINT.yellow, 0.34, 0.34),
    ),
    shade(brush, 'M16 -40Q20 -36 25 -32Q34 -46 48 -56L42 -6Q28 -2 16 -1Q24 -20 16 -40Z', 0.14),
    path('M-43.6 -18Q0 -6 43.6 -18L42 -6Q0 2 -42 -6Z', brush.form(PAINT.brass, 0.2, 0.3)),
    [
      [-47, -58, 4.6],
      [0, -67, 5],
      [47, -58, 4.6],
    ].map(([x = 0, y = 0, r = 0]) => circle(x * 0.96, y, r, brush.ball(PAINT.red, 0.4))),
    ellipse(0, -26, 6, 8, brush.ball(PAINT.red, 0.36)),
    ellipse(-24, -22, 4, 5, brush.ball(PAINT.teal, 0.4)),
    ellipse(24, -22, 4, 5, brush.ball(PAINT.teal, 0.4)),
    gleam(brush, 'M-41 -46L-38.6 -28', 2.6, 0.7),
    brush.near && [
      dots([-32, -9, -16, -6, 0, -5, 16, -6, 32, -9], 2, brush.lit(PAINT.cream, 0.3)),
      circle(-1.6, -29, 1.6, '#ffffff', { opacity: 0.85 }),
      line('M-24 -36Q-10 -46 0 -60Q10 -46 24 -36', brush.lit('#fff6d0', 0.4), 1, { opacity: 0.8 }),
    ],
  ],
};

/** Cut facets of one colour; its point at (0, 0), 64 high and 80 wide. */
function facets(brush: PropBrush, colour: Colour): Art {
  return [
    path('M-22 -64H22L40 -42L0 0L-40 -42Z', brush.of(colour)),
    path('M-22 -64L-40 -42H-16Z', brush.lit(colour, 0.3)),
    path('M-22 -64L-16 -42L0 -64ZM0 -64L16 -42L22 -64Z', brush.lit(colour, 0.5)),
    path('M0 -64L-16 -42H16Z', brush.lit(colour, 0.7)),
    path('M22 -64L16 -42H40Z', brush.lit(colour, 0.1)),
    path('M-40 -42H-16L0 0Z', brush.lit(colour, 0.14)),
    path('M-16 -42H16L0 0Z', brush.lit(colour, 0.36)),
    path('M16 -42H40L0 0Z', deep(brush, colour, 0.26)),
  ];
}

const ringOfGold: PropArt = {
  width: 68,
  height: 100,
  grip: [0, -6],
  draw: (brush) => [
    line(ring([0, -33], 29), deep(brush, PAINT.brass, 0.3), 8),
    line(ring([0, -33], 30), brush.lit(PAINT.brass, 0.2), 4),
    gleam(brush, 'M-29 -40Q-30 -28 -22 -17', 2.4, 0.8),
    path('M-13 -60H13L9 -52H-9Z', brush.form(PAINT.brass, 0.3, 0.3)),
    group(facets(brush, '#7cc0d6'), { y: -58, scale: 0.65 }),
    brush.near && [
      path(starPath([-14, -90], 5, { points: 4, waist: 0.3 }), '#ffffff', { opacity: 0.9 }),
      line('M-12 -62L-9 -56M12 -62L9 -56', brush.lit('#fff0c0', 0.3), 2),
    ],
  ],
};

const gem: PropArt = {
  width: 100,
  height: 80,
  grip: [0, -8],
  draw: (brush) => [
    group(facets(brush, '#c2608c'), { scale: 1.25 }),
    path(starPath([-20, -62], 8, { points: 4, waist: 0.25 }), '#ffffff', { opacity: 0.9 }),
    brush.near &&
      line('M-20 -52.5L0 -2L20 -52.5M-50 -52.5H50', brush.lit('#ffffff', 0.4), 0.8, { opacity: 0.6 }),
  ],
};

const shield: PropArt = {
  width: 82,
  height: 100,
  grip: [0, -52],
  draw: (brush) => {
    const edge = 'M0 -100Q20 -90 41 -90V-52C41 -26 22 -8 0 0C-22 -8 -41 -26 -41 -52V-90Q-20 -90 0 -100Z';
    return [
      path(edge, brush.form(PAINT.brass, 0.3, 0.34)),
      path(
        'M0 -91Q17 -83 34 -83V-52C34 -31 18 -15 0 -8C-18 -15 -34 -31 -34 -52V-83Q-17 -83 0 -91Z',
        brush.form(PAINT.blue, 0.24, 0.26),
      ),
      path('M0 -91Q17 -83 34 -83V-52H0ZM0 -8C-18 -15 -34 -31 -34 -52H0Z', brush.of(PAINT.red), {
        opacity: 0.95,
      }),
      shade(brush, 'M0 -91Q17 -83 34 -83V-52C34 -31 18 -15 0 -8Z', 0.18),
      path(starPath([0, -51], 16, { waist: 0.48 }), brush.form(PAINT.yellow, 0.4, 0.24)),
      gleam(brush, 'M-37.4 -84V-54', 2.2, 0.7),
      brush.near && [
        dots(
          [0, -95.6, -37.5, -86, 37.5, -86, -37.5, -56, 37.5, -56, -25, -22.6, 25, -22.6, 0, -4],
          1.7,
          deep(brush, PAINT.brass, 0.5),
        ),
        line('M-34 -52H-18M18 -52H34M0 -90V-70M0 -36V-9', brush.of(PAINT.brass), 1.6),
      ],
    ];
  },
};

export const TREASURES = { crown, ring: ringOfGold, gem, shield } satisfies Partial<Record<Prop, PropArt>>;
