import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, ellipse, group, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  CREAM,
  GLASS,
  dots,
  gleam,
  hollow,
  leaf,
  points,
  round,
  seam,
  shine,
  thing,
  upright,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt, PropBrush } from '#engines/illustrator/built-in/props/prop-art.ts';

const bottle = thing([40, 100], [0, -44], (brush) => {
  const { of, form, near } = brush;
  const green: Colour = '#5f9384';
  return [
    rect(-5, -100, 10, 12, form('#c99a64'), { corner: 2 }),
    path(
      'M-7 -92H7V-70C7 -60 20 -58 20 -44V-6Q20 0 14 0H-14Q-20 0 -20 -6V-44C-20 -58 -7 -60 -7 -70Z',
      upright(brush, green),
    ),
    rect(-8.5, -92, 17, 6, form(green, 0.35, 0.2), { corner: 2.5 }),
    path('M-20 -40Q0 -36 20 -40V-15Q0 -11 -20 -15Z', upright(brush, '#f3e3c2', 0.2)),
    path(leaf([-7, -22], [8, -34], 6), of('#8aa765')),
    near && [
      line('M-16 -36Q0 -32 16 -36M-16 -19Q0 -15 16 -19', of('#c9a070'), 1),
      seam(brush, 'M-4 -98v8M1 -99v8', '#9a6f42', { width: 1 }),
    ],
    gleam(brush, 'M-14 -48q1 -6 6 -10M-14 -12v4', 3, 0.36),
  ];
});

const glass = thing([68, 100], [0, -42], (brush) => {
  const { of, lit, near } = brush;
  return group(
    [
      path('M-33 -90H33L26 -3Q0 1 -26 -3Z', of(GLASS), { opacity: 0.5 }),
      path('M-30.5 -56H30.5L26 -10Q0 -6 -26 -10Z', of('#9cc8d6'), { opacity: 0.6 }),
      ellipse(0, -56, 30.5, 5, lit('#c4e2e6', 0.3), { opacity: 0.9 }),
      path('M-26.5 -9Q0 -5 26.5 -9L26 -3Q0 1 -26 -3Z', lit(GLASS, 0.4), { opacity: 0.8 }),
      line(round(0, -90, 32.5, 5), lit('#f4fbf9', 0.3), 2.4),
      gleam(brush, 'M-26 -78L-21 -18', 4, 0.48),
      gleam(brush, 'M25 -74L22 -30', 1.8, 0.4),
      near && [
        circle(-8, -34, 1.6, lit('#eef8f8')),
        circle(8, -44, 1.2, lit('#eef8f8')),
        circle(2, -24, 1.4, lit('#eef8f8')),
        circle(14, -30, 1, lit('#eef8f8')),
      ],
    ],
    { scale: [1, 1.04] },
  );
});

const glassOf = (brush: PropBrush, drink: Colour, level: number) => {
  const { of, lit } = brush;
  const half = 29 + (-level / 100) * 5;
  return [
    path('M-35 -88H35L29 -2Q0 2 -29 -2Z', of('#d9eaea'), { opacity: 0.55 }),
    path(`M${-half} ${level}H${half}L26 -5Q0 -2 -26 -5Z`, upright(brush, drink, 0.22)),
    ellipse(0, level, half, 5, lit(drink, 0.3)),
    line(round(0, -88, 34, 6), lit('#eef7f5', 0.4), 2.4, { opacity: 0.9 }),
    gleam(brush, 'M-27 -74L-23 -16', 4, 0.4),
  ];
};

const milk = thing([72, 100], [0, -42], (brush) =>
  group(
    [
      glassOf(brush, '#f6f1e8', -66),
      brush.near && [
        line(round(0, -66, 28, 3.6), brush.of('#e3dccf'), 1.2),
        gleam(brush, 'M24 -60L21 -20', 1.8, 0.4),
      ],
    ],
    { scale: [1, 1.04] },
  ),
);

const juice = thing([74, 100], [0, -36], (brush) => {
  const { of, near } = brush;
  return [
    line('M6 -52L16 -90L28 -97', of('#df6f5a'), 4.6),
    near && line('M8 -60l4 1M11 -70l4 1M13 -80l4 1', of('#fbe6d2'), 2, { airy: true }),
    group(glassOf(brush, '#eda545', -62), { scale: [0.92, 0.86] }),
    group(
      [
        circle(0, 0, 15, of('#f0b24c')),
        circle(0, 0, 12, of('#fbe6b8')),
        [0, 60, 120, 180, 240, 300].map((turn) =>
          group(path('M0 -1L4.6 -10Q0 -12 -4.6 -10Z', of('#f0b650')), { turn: turn + 14 }),
        ),
      ],
      { x: -22, y: -76 },
    ),
    near &&
      line(dots(points('-12 -40, 6 -30, -4 -20, 14 -44, -16 -24')), of('#f8cf8a'), 2.4, {
        airy: true,
        opacity: 0.7,
      }),
  ];
});

const stitched = ({ of }: PropBrush) =>
  line('M-20 -44H20V-20H-20Z', of('#c98f8a'), 1, { dash: '2 2', airy: true });

const jar = thing([70, 100], [0, -44], (brush) => {
  const { of, lit, form, near } = brush;
  const jam: Colour = '#b8485a';
  return [
    path(
      'M-27 -84H27V-78C34 -74 35 -68 35 -62V-10Q35 0 25 0H-25Q-35 0 -35 -10V-62C-35 -68 -34 -74 -27 -78Z',
      of(GLASS),
      { opacity: 0.6 },
    ),
    path('M-31 -58Q0 -54 31 -58V-10Q31 -4 24 -4H-24Q-31 -4 -31 -10Z', upright(brush, jam)),
    ellipse(0, -58, 31, 4.4, lit('#d0707a', 0.2)),
    path('M-22 -46H22V-18H-22Z', of(CREAM)),
    circle(-4, -30, 5, of('#c95a68')),
    circle(5, -28, 5, of('#b04a5c')),
    path(leaf([0, -34], [10, -41], 4), of('#7fa65a')),
    near && [stitched(brush), line('M-14 -22H14', of('#b59a86'), 1.2)],
    path(
      'M-31 -97Q0 -102 31 -97L34 -82Q28 -86 24 -81Q18 -86 12 -81Q6 -86 0 -81Q-6 -86 -12 -81Q-18 -86 -24 -81Q-28 -86 -34 -82Z',
      form('#6f9fb5', 0.3, 0.3),
    ),
    line('M-29 -88Q0 -84 29 -88', of('#e9d3a2'), 2.6, { airy: true }),
    gleam(brush, 'M-28 -66V-14', 3.6, 0.36),
  ];
});

const jug = thing([90, 100], [-34, -57], (brush) => {
  const { of, form, near } = brush;
  const glaze: Colour = '#5d8fb0';
  return group(
    [
      line('M-18 -82C-38 -88 -40 -36 -22 -32', of(glaze), 8),
      line('M-20 -78C-35 -80 -36 -42 -26 -38', of('#436f8e'), 2.4, { opacity: 0.6, airy: true }),
      path(
        'M40 -92L26 -84H-22V-74C-22 -64 -32 -52 -32 -32C-32 -12 -22 -2 -14 -1Q4 2 22 -1C32 -2 40 -12 40 -32C40 -54 30 -62 30 -76Z',
        form(glaze, 0.3, 0.38),
      ),
      path('M41 -94Q34 -84 28 -86Q4 -94 -22 -88Q-25 -84 -22 -80Q4 -74 28 -80Q36 -82 41 -94Z', of('#86afc9')),
      path('M34 -88Q30 -86 24 -86Q4 -91 -19 -86Q4 -79 26 -83Q32 -85 34 -88Z', hollow(brush, glaze)),
      line('M38 -44Q4 -34 -31 -44', of(CREAM), 3.4, { airy: true, opacity: 0.9 }),
      line('M39 -24Q4 -14 -31 -24', of(CREAM), 2, { airy: true, opacity: 0.8 }),
      near &&
        line('M34 -34q-5 6 -10 3t-10 4t-10 0t-10 -1t-10 -2t-8 -3', of(CREAM), 1.8, {
          airy: true,
          opacity: 0.9,
        }),
      shine(brush, 'M-25 -38q-2 12 5 24', 4, 0.28),
    ],
    { x: -1, scale: 1.06 },
  );
});

export const THINGS_OF_DRINKS = {
  bottle,
  glass,
  milk,
  juice,
  jar,
  jug,
} satisfies Partial<Record<Prop, PropArt>>;
