import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
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
  CLAY,
  around,
  detailed,
  dusk,
  gleam,
  hollow,
  leaf,
  ripe,
  seam,
  shine,
  thing,
  upright,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt, PropBrush } from '#engines/illustrator/built-in/props/prop-art.ts';

const rose = ({ of }: PropBrush, x: number, y: number, colour: Colour): Art =>
  group(
    [
      circle(0, 0, 6, of(colour)),
      path('M-4 -1Q0 -6 4 -1Q3 4 0 4Q-3 4 -4 -1Z', of('#f4b8b8'), { opacity: 0.7 }),
      line('M-2 0Q0 -3 2 0Q1 2 0 1', of('#9c3644'), 1),
    ],
    { x, y },
  );

/** Grown together, with thorns; empty, nothing is in flower. Open, there is a way through it. */
const roseHedge = thing([100, 92], [0, -40], (brush) => {
  const { of, form, state, near } = brush;
  const full =
    'M-48 0Q-54 -30 -46 -56Q-48 -78 -28 -82Q-14 -94 4 -88Q22 -94 34 -82Q50 -74 47 -52Q54 -26 48 0Z';
  const gap = 'M-15 0V-38Q-15 -58 0 -58Q15 -58 15 -38V0Z';
  const places = [
    -36, -20, -30, -50, -12, -74, 10, -70, 30, -58, 36, -30, 22, -14, -24, -70, 2, -30, -40, -38,
  ];
  return [
    path(full, form('#5c8752', 0.24, 0.3)),
    path('M-40 -30Q-30 -44 -14 -34Q0 -46 14 -34Q30 -46 42 -28Q20 -20 0 -24Q-20 -18 -40 -30Z', of('#6f9c60'), {
      opacity: 0.7,
    }),
    line(
      'M-40 -4Q-30 -40 -38 -66M-8 -2Q6 -40 -6 -84M34 -4Q24 -44 36 -74M-46 -44Q0 -56 46 -42',
      of('#4a5f3a'),
      2.6,
    ),
    line('M-37 -28l4 -3M-36 -44l-4 -2M-1 -30l4 -2M1 -54l-4 -3M30 -34l-4 -2M30 -54l4 -3', of('#3c4d30'), 1.8),
    state === 'open' && [
      path(gap, of('#2f3d2a')),
      path('M-10 0V-36Q-10 -52 0 -52Q10 -52 10 -36V0Z', of('#c9d9a8'), { opacity: 0.55 }),
    ],
    state !== 'empty' &&
      places.flatMap((x, i) =>
        i % 2 || (state === 'open' && Math.abs(x) < 16 && (places[i + 1] ?? 0) > -50)
          ? []
          : [rose(brush, x, places[i + 1] ?? 0, i % 4 ? '#d4707c' : '#c2485a')],
      ),
    near && seam(brush, 'M-44 -16l8 -4M-20 -60l6 -4M14 -24l8 -3M40 -60l4 -6', '#3c4d30', { width: 1.1 }),
  ];
});

/** In its pot, with fronds to all sides; empty, most of them are brown. */
const fern = thing([96, 100], [0, -20], (brush) => {
  const { of, form, state, near } = brush;
  const dry = state === 'empty' || state === 'broken';
  const frond = (turn: number, length: number, colour: Colour): Art =>
    group(
      [
        line(`M0 0Q4 ${-length * 0.5} 0 ${-length}`, of('#5c7a44'), 1.8),
        Array.from({ length: 6 }, (_, i) => {
          const y = -10 - (i * (length - 12)) / 6;
          const half = 11 - i * 1.4;
          return path(leaf([1, y], [half, y - 6], 2.6) + leaf([1, y], [-half, y - 6], 2.6), of(colour));
        }),
      ],
      { x: 0, y: -34, turn },
    );
  return [
    [-72, -46, -20, 8, 36, 64].map((turn, i) =>
      frond(turn, 60 - Math.abs(turn) * 0.16, dry && i !== 3 ? '#a8844c' : i % 2 ? '#6f9f57' : '#82b068'),
    ),
    path('M-22 -36H22L16 0H-16Z', form(CLAY, 0.26, 0.26)),
    rect(-25, -42, 50, 9, form('#d98f6a', 0.3, 0.2), { corner: 3 }),
    near && seam(brush, 'M-18 -24H18M-16 -10H14', '#8c4f38', { width: 1 }),
  ];
});

/** Shut tight, or open with its seeds. */
const pineCone = thing([78, 100], [0, -40], (brush) => {
  const { of, state, near } = brush;
  const open = state === 'open';
  const rows: readonly (readonly [number, number, number])[] = [
    [-12, 3, 15],
    [-25, 5, 14],
    [-39, 5, 15],
    [-53, 5, 14],
    [-67, 4, 13],
    [-81, 2, 12],
  ];
  return [
    path(
      'M0 -98C22 -92 38 -62 34 -34C32 -12 18 0 0 0C-18 0 -32 -12 -34 -34C-38 -62 -22 -92 0 -98Z',
      ripe(brush, '#8c5f3c', '#5c3a24'),
    ),
    rows.map(([y, count, wide]) =>
      Array.from({ length: count }, (_, i) => {
        const x = (i - (count - 1) / 2) * wide * 0.78;
        const drop = open ? 9 : 6;
        return [
          path(
            `M${x - 7} ${y}Q${x} ${y + drop + 5} ${x + 7} ${y}Q${x} ${y - 5} ${x - 7} ${y}Z`,
            of(open ? '#b58556' : '#a5764a'),
          ),
          near && line(`M${x - 3} ${y + 3}Q${x} ${y + 5} ${x + 3} ${y + 3}`, of('#6d4529'), 1),
        ];
      }),
    ),
    rect(-4, -100, 8, 6, of('#5c3a24'), { corner: 2 }),
    open && path('M34 -64Q48 -74 39 -86Q33 -78 30 -68Z', of('#e0c493')),
  ];
});

const wateringCan = thing([100, 80], [-20, -74], (brush) => {
  const { of, form } = brush;
  const green: Colour = '#5f9a8a';
  return [
    line('M-34 -44Q-52 -44 -48 -22Q-46 -8 -34 -8', of('#4c7f72'), 5),
    line('M-30 -50Q-26 -78 -4 -78Q14 -78 16 -52', of('#4c7f72'), 5),
    path('M20 -22L42 -56L48 -52L26 -8Z', form(green, 0.28, 0.26)),
    path('M36 -58L50 -66L50 -48L46 -46Z', of('#79b3a3')),
    path('M-36 -50H20V-6Q20 0 12 0H-28Q-36 0 -36 -6Z', upright(brush, green)),
    ellipse(-8, -50, 28, 6, of('#79b3a3')),
    ellipse(-8, -50, 24, 4.4, hollow(brush, '#3a5f56')),
    line('M-36 -22H20', of('#79b3a3'), 2.4),
    shine(brush, 'M-28 -42V-12', 3, 0.5),
  ];
});

/** The coils of a line, and one end of it. */
const string = thing([100, 62], [30, -8], (brush) => {
  const { of } = brush;
  return [
    line('M14 -8Q34 2 50 -6', of('#c8463c'), 3.6),
    circle(-12, -31, 31, ripe(brush, '#d4504a', '#8f2f2c')),
    around(
      [-12, -31],
      4,
      line('M-24 -12Q0 -26 24 -12M-26 -2Q0 -14 26 -2', of('#e8837a'), 1.8, { opacity: 0.7 }),
    ),
    gleam(brush, 'M-32 -44Q-26 -54 -14 -56', 3, 0.45),
    dusk(brush, 'M-38 -14Q-12 6 14 -14Q8 0 -12 0Q-32 0 -38 -14Z', 0.2),
  ];
});

/** Blown up to many times its size. */
const popcorn = thing([100, 92], [0, -10], (brush) => {
  const { of, form, near } = brush;
  const corn = (x: number, y: number, size = 9) => [
    circle(x - size * 0.5, y, size * 0.7, of('#fbf4de')),
    circle(x + size * 0.5, y + 1, size * 0.7, of('#f3e4b8')),
    circle(x, y - size * 0.5, size * 0.75, of('#fffaf0')),
    circle(x, y + 1, size * 0.26, of('#e0b04c')),
  ];
  const bag = [
    [
      corn(-30, -44),
      corn(30, -44),
      corn(-16, -52),
      corn(16, -54),
      corn(0, -58),
      corn(-8, -70),
      corn(10, -72),
      corn(-26, -64, 7),
      corn(34, -70, 6),
    ],
    path('M-45 -44H45L32 0H-32Z', form('#f8eed9', 0.24, 0.2)),
    [-30, -10, 10, 30].map((x) =>
      path(`M${x - 6} -44H${x + 6}L${x * 0.72 + 5} 0H${x * 0.72 - 5}Z`, of('#d4604f')),
    ),
    near && seam(brush, 'M-42 -40H42M-33 -4H33', '#8a342c', { width: 1 }),
  ];
  return group(bag, { scale: 1.1 });
});

export const THINGS_FOUND_OUTSIDE = {
  'rose-hedge': roseHedge,
  fern,
  'pine-cone': pineCone,
  'watering-can': detailed(wateringCan, 'M-32 -12H16M-32 -34H16M26 -20L40 -44', '#3a5f56'),
  string: detailed(string, 'M-30 -40Q-12 -50 6 -40M-36 -28Q-12 -40 12 -28M-34 -18Q-12 -28 10 -18', '#8f2f2c'),
  popcorn,
} satisfies Partial<Record<Prop, PropArt>>;
