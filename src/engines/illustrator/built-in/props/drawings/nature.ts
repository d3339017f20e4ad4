import type { Prop } from '#domain/picture-world.ts';
import { seeded } from '#domain/random.ts';
import { at, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path } from '#engines/illustrator/built-in/draw/shapes.ts';
import { deep, dots, dusk, gleam, PAINT, shade } from '#engines/illustrator/built-in/props/drawings/parts.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

/** A snail's house of the sea, its mouth to the right. */
const shell: PropArt = {
  width: 100,
  height: 72,
  grip: [0, -8],
  draw: (brush) => {
    const sand = '#eec3a0';
    return [
      path(
        'M-50 -34C-40 -44 -26 -50 -12 -60C2 -72 34 -76 46 -50C54 -30 46 -8 26 -2C8 4 -6 -4 -16 -14C-26 -20 -40 -26 -50 -34Z',
        brush.form(sand, 0.34, 0.28),
      ),
      path(
        'M-34 -47C-26 -40 -24 -28 -27 -21L-16 -14C-10 -26 -14 -46 -24 -52ZM-10 -61C2 -48 4 -20 -6 -6L8 0C20 -16 18 -52 2 -69Z',
        brush.of('#d98f78'),
        { opacity: 0.55 },
      ),
      path(
        'M22 -54C40 -56 46 -34 40 -20C34 -8 18 -6 14 -16C12 -26 24 -30 28 -40C30 -46 26 -50 22 -54Z',
        deep(brush, '#d98f78', 0.26),
      ),
      path(
        'M26 -50C38 -50 42 -34 37 -22C33 -13 22 -11 19 -17C20 -26 30 -30 32 -40Z',
        brush.lit('#f6c9b6', 0.2),
      ),
      path(
        'M26 -2C8 4 -6 -4 -16 -14C-22 -18 -30 -21 -36 -25C-10 -22 12 -6 44 -18C40 -9 34 -4 26 -2Z',
        dusk(brush),
        { opacity: 0.12 },
      ),
      gleam(brush, 'M-22 -48Q-8 -56 -2 -60', 3, 0.6),
      brush.near &&
        line(
          'M-42 -38Q-38 -32 -38 -27M-18 -56Q-10 -40 -15 -14M4 -68Q18 -44 4 -3M14 -70Q26 -62 24 -54',
          deep(brush, sand, 0.3),
          1.1,
          { opacity: 0.8 },
        ),
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
    shade(brush, 'M24 -78C44 -40 34 -2 0 0C28 -14 34 -46 24 -78Z', 0.12),
    dots(
      [
        [-14, -58],
        [10, -72],
        [18, -40],
        [-22, -32],
        [-2, -22],
        [4, -48],
      ],
      2.6,
      brush.of('#c79f7c'),
      0.55,
    ),
    gleam(brush, 'M-22 -62Q-18 -78 -9 -86', 5, 0.8),
    brush.near &&
      dots(
        [
          [-8, -78],
          [22, -56],
          [-26, -46],
          [10, -28],
          [-12, -42],
          [-14, -14],
          [16, -16],
        ],
        1.4,
        brush.of('#c79f7c'),
        0.6,
      ),
  ],
};

const feather: PropArt = {
  width: 46,
  height: 100,
  grip: [-13, -12],
  turn: 12,
  draw: (brush) => [
    path('M-10 -20C-26 -44 -22 -82 20 -99C28 -72 24 -40 -4 -22Z', brush.form(PAINT.blue, 0.3, 0.28)),
    path('M-10 -20C-26 -44 -22 -82 20 -99C0 -76 -8 -50 -10 -20Z', brush.lit(PAINT.blue, 0.36), {
      opacity: 0.75,
    }),
    path('M22 -66L10 -62L19 -56ZM-20 -48L-12 -50L-18 -42Z', brush.lit('#dfe6d6', 0.1), { opacity: 0.9 }),
    line('M-18 -1Q-10 -46 19 -96', brush.lit(PAINT.cream, 0.2), 2.4),
    brush.near &&
      line(
        'M-9 -34L-18 -46M-6 -46L-18 -62M-2 -58L-13 -76M4 -70L-4 -86M-8 -34L6 -36M-4 -46L14 -50M1 -58L20 -62M7 -70L23 -76',
        brush.lit(PAINT.cream, 0.1),
        0.8,
        { opacity: 0.5 },
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

const nest: PropArt = {
  width: 100,
  height: 62,
  grip: [0, -4],
  draw: (brush) => {
    const random = seeded(12);
    const twigs = (count: number, top: number, bottom: number) =>
      Array.from({ length: count }, () => {
        const y = top + random() * (bottom - top);
        const half = 44 - Math.max(0, y + 14) * 1.4;
        const from: Point = [(random() * 2 - 1) * half * 0.7, y];
        const to: Point = [Math.max(-47, Math.min(47, from[0] + 14 + random() * 18)), y - 7 + random() * 14];
        return `M${at(from)}Q${at([(from[0] + to[0]) / 2, Math.max(from[1], to[1]) + 3])} ${at([to[0], Math.min(-2, to[1])])}`;
      }).join('');
    const one = (x: number, y: number, turn: number) =>
      group(
        [
          ellipse(0, 0, 11, 15, brush.ball('#a9cfcb', 0.4, 0.28)),
          dots(
            [
              [-3, -6],
              [4, -2],
              [-1, 5],
            ],
            1,
            deep(brush, '#6f9a96', 0.2),
            0.6,
          ),
        ],
        { x, y, turn },
      );
    return [
      ellipse(0, -32, 45, 15, deep(brush, PAINT.bark, 0.5)),
      line('M-44 -38Q-50 -46 -46 -52M42 -40Q48 -46 47 -50', deep(brush, PAINT.bark, 0.1), 2.4),
      one(-18, -43, -14),
      one(18, -43, 14),
      one(0, -46, 2),
      path('M-48 -34Q0 -14 48 -34C48 -14 36 0 0 0C-36 0 -48 -14 -48 -34Z', brush.form('#a97c53', 0.24, 0.36)),
      line(twigs(16, -22, -5), deep(brush, PAINT.bark, 0.34), 2.2, { opacity: 0.75 }),
      line(twigs(14, -24, -8), brush.lit('#c99c6c', 0.24), 1.9, { opacity: 0.85 }),
      line(
        'M-47 -33Q-20 -18 6 -21M-40 -26Q0 -14 46 -33M-30 -24Q10 -12 40 -28',
        brush.lit('#c99c6c', 0.16),
        3,
      ),
      line('M-46 -36Q-10 -18 46 -35', deep(brush, PAINT.bark, 0.2), 2),
      brush.near && [
        line(twigs(12, -26, -6), brush.lit('#e2bd8c', 0.2), 1, { opacity: 0.8 }),
        line(`M${n(-30)} -24q-6 8 -14 8M28 -24q6 8 14 9`, brush.of(PAINT.leaf), 1.4),
        circle(-12, -20, 1.4, brush.lit(PAINT.cream)),
      ],
    ];
  },
};

export const NATURE = { shell, egg, feather, leaf: leafOfMaple, mushroom, nest } satisfies Partial<
  Record<Prop, PropArt>
>;
