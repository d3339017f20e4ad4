import type { Prop } from '#domain/picture-world.ts';
import { seeded } from '#domain/random.ts';
import { at } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  deep,
  dots,
  dusk,
  gleam,
  lying,
  PAINT,
  shade,
} from '#engines/illustrator/built-in/props/drawings/parts.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

/** A snail's house of the sea, its mouth to the right. */
const shell: PropArt = {
  width: 100,
  height: 72,
  grip: [0, -8],
  draw: (brush) => {
    const sand = '#f0c8a6';
    const rose = deep(brush, '#dc9079', 0.08);
    return [
      path(
        'M-50 -37Q-46 -41 -40 -42Q-38 -49 -28 -50Q-24 -59 -11 -60Q-4 -70 14 -71C36 -72 50 -56 49 -37C48 -14 34 -1 14 -1Q2 -1 -6 -9Q-18 -10 -23 -19Q-33 -20 -38 -28Q-46 -29 -50 -37Z',
        brush.form(sand, 0.34, 0.26),
      ),
      line('M-40 -42Q-34 -36 -38 -28M-28 -50Q-18 -36 -23 -19M-11 -60Q6 -36 -6 -9', rose, 2.6, {
        opacity: 0.7,
      }),
      line('M-33 -45Q-27 -36 -30 -25M-19 -54Q-6 -36 -14 -15', brush.lit(sand, 0.5), 3, { opacity: 0.6 }),
      path(
        'M-38 -28Q-46 -29 -50 -37Q-24 -22 20 -14Q36 -12 44 -18Q34 -1 14 -1Q2 -1 -6 -9Q-18 -10 -23 -19Q-33 -20 -38 -28Z',
        dusk(brush),
        { opacity: 0.12 },
      ),
      path(
        'M18 -58C40 -60 46 -38 39 -22C33 -10 15 -8 10 -18C10 -28 22 -31 26 -42C28 -49 24 -54 18 -58Z',
        rose,
      ),
      path(
        'M24 -53C37 -52 40 -36 34 -24C30 -16 19 -14 16 -19C18 -28 28 -31 31 -41Z',
        brush.lit('#f8d3c2', 0.24),
      ),
      line('M2 -64Q12 -68 20 -67', brush.lit('#fffaf0', 0.5), 3, { opacity: 0.7 }),
      brush.near && [
        line('M-3 -62Q18 -36 6 -6M4 -66Q12 -62 14 -58', deep(brush, sand, 0.26), 1.2, { opacity: 0.8 }),
        dots([-30, -36, -14, -36, -12, -44, 0, -30, 0, -42, -10, -28], 1.4, rose, 0.8),
      ],
    ];
  },
};

const egg: PropArt = {
  width: 76,
  height: 100,
  grip: [0, -10],
  draw: (brush) => [
    path(
      'M0 -100C20 -100 38 -64 38 -38C38 -14 22 0 0 0C-22 0 -38 -14 -38 -38C-38 -64 -20 -100 0 -100Z',
      brush.ball('#f3e3cb', 0.5, 0.26),
    ),
    shade(brush, 'M24 -78C38 -44 36 -4 0 0C26 -14 32 -46 24 -78Z', 0.12),
    dots([-14, -58, 10, -72, 18, -40, -22, -32, -2, -22, 4, -48], 2.6, brush.of('#c79f7c'), 0.55),
    gleam(brush, 'M-22 -62Q-18 -78 -9 -86', 5, 0.8),
    brush.state === 'broken' &&
      line('M-37 -46L-22 -58L-10 -42L4 -60L18 -44L37 -54M4 -60L8 -76', brush.of('#6d4c34'), 3.4),
    brush.near &&
      dots([-8, -78, 22, -56, -26, -46, 10, -28, -12, -42, -14, -14, 16, -16], 1.4, brush.of('#c79f7c'), 0.6),
  ],
};

const feather: PropArt = {
  width: 58,
  height: 100,
  grip: [-16, -11],
  turn: 12,
  draw: (brush) => [
    path(
      'M-13 -22C-22 -30 -27 -42 -25 -56L-17 -54L-23 -62C-18 -82 2 -96 28 -99C30 -84 28 -70 23 -60L14 -60L20 -53C13 -38 2 -26 -8 -21Z',
      brush.form(PAINT.blue, 0.24, 0.3),
    ),
    path(
      'M-13 -22C-22 -30 -27 -42 -25 -56L-17 -54L-23 -62C-18 -82 2 -96 28 -99C6 -80 -6 -52 -13 -22Z',
      brush.lit(PAINT.blue, 0.42),
      { opacity: 0.6 },
    ),
    path('M28 -99C30 -90 29 -82 27 -73Q16 -82 6 -88Q16 -96 28 -99Z', brush.of(PAINT.navy), { opacity: 0.45 }),
    line('M-20 -1Q-10 -50 24 -93', brush.lit(PAINT.cream, 0.2), 2.4),
    brush.near &&
      line(
        'M-11 -34L-20 -44M-8 -44L-20 -68M-3 -56L-14 -78M4 -68L-4 -86M12 -80L8 -91M-10 -34L2 -30M-5 -46L14 -46M1 -58L12 -58M8 -70L25 -68M15 -81L27 -82',
        brush.lit(PAINT.cream, 0.1),
        0.8,
        { opacity: 0.55 },
      ),
  ],
};

/** Of a maple, in autumn. */
const leafOfMaple: PropArt = {
  width: 94,
  height: 100,
  grip: [0, -8],
  turn: 14,
  draw: (brush) => {
    const half =
      'M0 -100L-9 -80L-20 -86L-17 -64L-34 -76L-37 -66L-46 -66L-40 -50L-47 -44L-26 -30L-28 -22L0 -25Z';
    return [
      line('M0 -60Q2 -20 -3 -2', deep(brush, PAINT.clay, 0.3), 4),
      path(half, brush.form('#e08a4c', 0.3, 0.12)),
      group(path(half, brush.form('#d9743f', 0.14, 0.24)), { scale: [-1, 1] }),
      line(
        'M0 -26V-92M0 -30L-38 -58M0 -30L38 -58M0 -28L-24 -30M0 -28L24 -30',
        brush.lit(PAINT.yellow, 0.2),
        1.9,
        { opacity: 0.75 },
      ),
      brush.near &&
        line(
          'M0 -70l-10 -9M0 -70l10 -9M-20 -45l-2 -14M20 -45l2 -14M-20 -45l-16 -2M20 -45l16 -2M0 -52l-8 -8M0 -52l8 -8',
          brush.lit(PAINT.yellow, 0.2),
          0.9,
          { opacity: 0.7 },
        ),
    ];
  },
};

const nest: PropArt = {
  width: 100,
  height: 64,
  grip: [0, -4],
  draw: (brush) => {
    const random = seeded(5);
    const twigs = (count: number, top: number, bottom: number) =>
      Array.from({ length: count }, () => {
        const y = top + random() * (bottom - top);
        const half = 42 - Math.max(0, y + 16) * 1.9;
        const length = 9 + random() * 10;
        const x = (random() * 2 - 1) * (half - length);
        const slope = (random() * 2 - 1) * 4 - x * 0.08;
        return `M${at([x - length, y - slope])}Q${at([x, y + 3])} ${at([x + length, y + slope])}`;
      }).join('');
    const one = (x: number, y: number, turn: number) =>
      group(
        [
          ellipse(0, 0, 11.4, 15.4, brush.ball('#a9cfcb', 0.4, 0.28)),
          dots([-3, -6, 4, -2, -1, 5, 6, -8], 1, deep(brush, '#6f9a96', 0.2), 0.6),
        ],
        { x, y, turn },
      );
    return [
      ellipse(0, -33, 46, 14, deep(brush, PAINT.bark, 0.44)),
      line(
        'M-38 -40Q-44 -44 -48 -44M38 -41Q44 -46 47 -46M-28 -43L-33 -49M27 -43L34 -50',
        deep(brush, PAINT.bark, 0.1),
        1.8,
      ),
      one(-19, -43, -16),
      one(19, -43, 16),
      one(0, -46, 3),
      path('M-48 -36Q0 -16 48 -36C47 -14 34 0 0 0C-34 0 -47 -14 -48 -36Z', brush.form('#a97c53', 0.24, 0.36)),
      line(twigs(16, -19, -6), deep(brush, PAINT.bark, 0.34), 2.1, { opacity: 0.7 }),
      line(twigs(16, -22, -7), brush.lit('#c99c6c', 0.24), 1.8, { opacity: 0.85 }),
      line(
        'M-47 -34Q-24 -19 2 -22M47 -34Q24 -19 -4 -21M-42 -28Q-10 -14 22 -23M42 -28Q14 -15 -18 -20',
        brush.lit('#c99c6c', 0.14),
        2.6,
      ),
      line('M-47 -36.6Q0 -17 47 -36.6', deep(brush, PAINT.bark, 0.16), 1.8),
      brush.near && [
        line(twigs(14, -24, -6), brush.lit('#e2bd8c', 0.2), 0.9, { opacity: 0.8 }),
        line('M-34 -28q-2 9 -9 11M31 -26q3 8 9 10', brush.of(PAINT.leaf), 1.3),
      ],
    ];
  },
};

export const NATURE = {
  shell,
  egg,
  feather: lying(feather),
  leaf: leafOfMaple,

  nest,
} satisfies Partial<Record<Prop, PropArt>>;
