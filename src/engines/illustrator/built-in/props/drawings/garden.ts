import type { Prop } from '#domain/picture-world.ts';
import { ellipse, line, path } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  deep,
  dots,
  dusk,
  gleam,
  leaf,
  PAINT,
  shade,
} from '#engines/illustrator/built-in/props/drawings/parts.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

const apple: PropArt = {
  width: 92,
  height: 100,
  grip: [0, -8],
  draw: (brush) => [
    line('M0 -74Q1 -88 9 -95', brush.of(PAINT.bark), 4.6),
    leaf(brush, [5, -84], [38, -92], 9, PAINT.leaf),
    path(
      'M0 -76C-14 -86 -46 -82 -46 -46C-46 -18 -28 0 -14 0C-8 0 -5 -3 0 -3C5 -3 8 0 14 0C28 0 46 -18 46 -46C46 -82 14 -86 0 -76Z',
      brush.ball(PAINT.red, 0.34, 0.3),
    ),
    path('M-14 -77Q0 -84 14 -77Q4 -68 0 -68Q-4 -68 -14 -77Z', deep(brush, PAINT.red, 0.34), { opacity: 0.6 }),
    shade(brush, 'M34 -72C46 -46 42 -6 14 0C8 0 5 -3 0 -3C26 -10 40 -38 34 -72Z', 0.16),
    path('M-32 -20Q-22 -4 -8 -4Q-24 -14 -32 -20Z', brush.lit(PAINT.yellow, 0.1), { opacity: 0.35 }),
    gleam(brush, 'M-34 -48Q-35 -62 -25 -68', 6, 0.6),
    brush.near &&
      dots(
        [-12, -52, 6, -46, -20, -36, 14, -58, -4, -30, 20, -34, 2, -62],
        1.1,
        brush.lit(PAINT.yellow, 0.3),
        0.7,
      ),
  ],
};

const carrot: PropArt = {
  width: 100,
  height: 46,
  grip: [-26, -20],
  turn: -40,
  draw: (brush) => [
    leaf(brush, [-22, -22], [-46, -43], 4.4, '#86a860'),
    leaf(brush, [-22, -20], [-49, -26], 4.6, PAINT.leaf),
    leaf(brush, [-22, -18], [-46, -8], 4.4, '#86a860'),
    path(
      'M-24 -32C-14 -40 10 -30 46 -6C50 -3 50 0 45 0C6 0 -22 -2 -27 -14C-29 -21 -28 -28 -24 -32Z',
      brush.form(PAINT.orange, 0.34, 0.3),
    ),
    path('M45 0C6 0 -22 -2 -27 -14C-14 -6 14 -4 47 -4Q48 0 45 0Z', dusk(brush), { opacity: 0.14 }),
    line(
      'M-12 -31Q-10 -26 -13 -22M4 -28Q6 -24 4 -21M0 -8Q-2 -12 0 -15M22 -16Q22 -13 20 -11',
      deep(brush, PAINT.orange, 0.3),
      1.8,
      { opacity: 0.7 },
    ),
    brush.near && line('M-18 -18q3 2 6 0M12 -12q3 2 6 0M-6 -24q3 2 6 0', brush.lit(PAINT.yellow, 0.3), 1.2),
  ],
};

const mushroom: PropArt = {
  width: 96,
  height: 100,
  grip: [0, -12],
  draw: (brush) => [
    path(
      'M-17 -46C-14 -30 -24 -16 -22 -8Q-20 0 0 0Q20 0 22 -8C24 -16 14 -30 17 -46Z',
      brush.form('#f5e6cb', 0.36, 0.24),
    ),
    shade(brush, 'M6 -46H17C14 -30 24 -16 22 -8Q20 0 4 0Q16 -20 6 -46Z', 0.12),
    path('M-44 -46Q0 -30 44 -46Q0 -56 -44 -46Z', deep(brush, '#e8cfa8', 0.22)),
    path('M-17 -42Q0 -36 17 -42L14 -34Q0 -29 -14 -34Z', brush.lit('#fbf0dc', 0.3)),
    path(
      'M-48 -50C-48 -80 -24 -100 0 -100C24 -100 48 -80 48 -50Q48 -42 40 -43Q0 -54 -40 -43Q-48 -42 -48 -50Z',
      brush.ball(PAINT.red, 0.3, 0.3),
    ),
    shade(brush, 'M24 -92C42 -84 50 -66 48 -50Q48 -42 40 -43Q34 -45 26 -46.4Q42 -66 24 -92Z', 0.16),
    ellipse(-8, -80, 9, 7, brush.of(PAINT.cream)),
    ellipse(18, -70, 7, 6, brush.of(PAINT.cream)),
    ellipse(-28, -62, 7, 6.4, brush.of(PAINT.cream)),
    ellipse(2, -58, 5, 4, brush.of(PAINT.cream)),
    ellipse(36, -54, 4.4, 4.4, brush.of(PAINT.cream)),
    brush.near &&
      line(
        'M-30 -44l10 4M-18 -46l8 6M18 -46l-8 6M30 -44l-10 4M-10 -16v8M4 -20v10',
        deep(brush, '#e8cfa8', 0.34),
        1,
      ),
  ],
};

export const GARDEN = { apple, carrot, mushroom } satisfies Partial<Record<Prop, PropArt>>;
