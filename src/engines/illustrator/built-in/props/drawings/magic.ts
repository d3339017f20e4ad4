import type { Prop } from '#domain/picture-world.ts';
import { star as starPath, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  crescent,
  deep,
  dots,
  dusk,
  gleam,
  PAINT,
  rod,
} from '#engines/illustrator/built-in/props/drawings/parts.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

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
      dots([12, -34, -14, -30, 4, -64, 24, -54], 1.3, '#fffdf0', 0.9),
    ],
  ],
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
      dots([-14, -54, 20, -54, -4, -84, 18, -78], 1.8, '#fff8dc', 0.9),
      crescent(brush, [0, -58], 42, 0.14),
      gleam(brush, 'M-30 -66Q-27 -80 -15 -87', 5, 0.75),
      path(
        'M-34 -8Q-32 -18 -22 -20Q0 -10 22 -20Q32 -18 34 -8Q34 0 28 0H-28Q-34 0 -34 -8Z',
        brush.form(PAINT.brass, 0.34, 0.4),
      ),
      brush.near && [
        dots([-20, -9, 0, -6, 20, -9], 2.6, brush.of(PAINT.violet)),
        line('M-29 -14Q0 -4 29 -14', brush.lit('#fff0c0', 0.4), 1),
        dots([-22, -44, 10, -40, -10, -70, 26, -66], 1.1, '#ffffff', 0.9),
      ],
      rect(-26, -2.4, 52, 2.4, dusk(brush), { opacity: 0.2 }),
    ];
  },
};

export const MAGIC = { star, wand, 'crystal-ball': crystalBall } satisfies Partial<Record<Prop, PropArt>>;
