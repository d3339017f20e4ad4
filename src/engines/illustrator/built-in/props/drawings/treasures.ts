import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { star as starPath, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
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
  gleam,
  PAINT,
  ring,
  rod,
  shade,
} from '#engines/illustrator/built-in/props/drawings/parts.ts';
import type { PropArt, PropBrush } from '#engines/illustrator/built-in/props/prop-art.ts';

const SOFT_STAR =
  'M0 -98C5 -98 12 -80 16 -70C24 -66 46 -68 48 -62C50 -56 34 -46 27 -38C27 -28 36 -8 31 -3C26 1 10 -12 0 -16C-10 -12 -26 1 -31 -3C-36 -8 -27 -28 -27 -38C-34 -46 -50 -56 -48 -62C-46 -68 -24 -66 -16 -70C-12 -80 -5 -98 0 -98Z';

/** It shines by itself, so the dark does not dim it. */
const star: PropArt = {
  width: 100,
  height: 98,
  grip: [0, -10],
  draw: ({ canvas, near }) => [
    canvas.glow(0, -48, 66, 66, '#ffe08a', 0.55),
    path(
      SOFT_STAR,
      canvas.radial(
        [
          [0, '#fff4c4'],
          [0.6, '#f8d469'],
          [1, '#e9ac46'],
        ],
        [0.42, 0.4, 0.62],
      ),
    ),
    path(
      'M0 -98C5 -98 12 -80 16 -70L0 -48ZM48 -62C50 -56 34 -46 27 -38L0 -48ZM31 -3C26 1 10 -12 0 -16V-48ZM-31 -3C-36 -8 -27 -28 -27 -38L0 -48ZM-48 -62C-46 -68 -24 -66 -16 -70L0 -48Z',
      '#fffbe0',
      { opacity: 0.34 },
    ),
    near && [
      line('M-22 -60Q-14 -62 -10 -70', '#fffdf0', 2.6, { opacity: 0.9 }),
      dots(
        [
          [12, -34],
          [-14, -30],
          [4, -64],
          [24, -54],
        ],
        1.3,
        '#fffdf0',
        0.9,
      ),
    ],
  ],
};

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
      dots(
        [
          [-32, -9],
          [-16, -6],
          [0, -5],
          [16, -6],
          [32, -9],
        ],
        2,
        brush.lit(PAINT.cream, 0.3),
      ),
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
          [
            [0, -95.6],
            [-37.5, -86],
            [37.5, -86],
            [-37.5, -56],
            [37.5, -56],
            [-25, -22.6],
            [25, -22.6],
            [0, -4],
          ],
          1.7,
          deep(brush, PAINT.brass, 0.5),
        ),
        line('M-34 -52H-18M18 -52H34M0 -90V-70M0 -36V-9', brush.of(PAINT.brass), 1.6),
      ],
    ];
  },
};

const wand: PropArt = {
  width: 64,
  height: 100,
  grip: [-18, -14],
  turn: 10,
  draw: (brush) => {
    const tip: Point = [8, -76];
    return [
      rod(brush, [-24, -3], [4, -66], 6, PAINT.violet),
      rod(brush, [-24, -3], [-17, -18.8], 6.6, PAINT.brass),
      brush.canvas.glow(tip[0], tip[1], 40, 40, '#fff0a6', 0.7),
      path(
        starPath(tip, 24, { waist: 0.5 }),
        brush.canvas.radial([
          [0, '#fff6cf'],
          [0.6, '#f8d469'],
          [1, '#e6a744'],
        ]),
      ),
      path(starPath([-20, -64], 6, { points: 4, waist: 0.3 }), '#fff6cf'),
      path(starPath([26, -44], 5, { points: 4, waist: 0.3 }), '#fff6cf'),
      brush.near && [
        line('M-14 -26l5 2.4M-11 -33l5 2.4M-8 -40l5 2.4', brush.lit(PAINT.violet, 0.5), 1.4),
        path(starPath([-8, -92], 4, { points: 4, waist: 0.3 }), '#fff6cf'),
        line('M2 -82Q6 -84 8 -90', '#fffdf0', 1.8),
      ],
    ];
  },
};

const crystalBall: PropArt = {
  width: 84,
  height: 100,
  grip: [0, -10],
  draw: (brush) => {
    const { canvas } = brush;
    return [
      canvas.glow(0, -58, 58, 58, '#cdb8ff', 0.45),
      path('M-30 -24Q0 -12 30 -24L24 -12H-24Z', deep(brush, PAINT.brass, 0.44)),
      circle(
        0,
        -58,
        42,
        canvas.radial(
          [
            [0, '#f1e9ff'],
            [0.45, '#b9a4e6'],
            [1, '#6a5aa6'],
          ],
          [0.38, 0.34, 0.76],
        ),
      ),
      path(
        'M-30 -50C-18 -62 -8 -40 6 -50C18 -58 24 -44 32 -50C34 -36 20 -22 0 -22C-18 -22 -30 -34 -30 -50Z',
        '#efe4ff',
        { opacity: 0.4 },
      ),
      path(starPath([4, -66], 9, { points: 4, waist: 0.3 }), '#fff8dc', { opacity: 0.95 }),
      dots(
        [
          [-14, -54],
          [20, -54],
          [-4, -84],
          [18, -78],
        ],
        1.8,
        '#fff8dc',
        0.9,
      ),
      crescent(brush, [0, -58], 42, 0.14),
      gleam(brush, 'M-30 -66Q-27 -80 -15 -87', 5, 0.75),
      path(
        'M-34 -8Q-32 -18 -22 -20Q0 -10 22 -20Q32 -18 34 -8Q34 0 28 0H-28Q-34 0 -34 -8Z',
        brush.form(PAINT.brass, 0.34, 0.4),
      ),
      brush.near && [
        dots(
          [
            [-20, -9],
            [0, -6],
            [20, -9],
          ],
          2.6,
          brush.of(PAINT.violet),
        ),
        line('M-29 -14Q0 -4 29 -14', brush.lit('#fff0c0', 0.4), 1),
        dots(
          [
            [-22, -44],
            [10, -40],
            [-10, -70],
            [26, -66],
          ],
          1.1,
          '#ffffff',
          0.9,
        ),
      ],
      rect(-26, -2.4, 52, 2.4, dusk(brush), { opacity: 0.2 }),
    ];
  },
};

export const TREASURES = {
  star,
  crown,
  ring: ringOfGold,
  gem,
  shield,
  wand,
  'crystal-ball': crystalBall,
} satisfies Partial<Record<Prop, PropArt>>;
