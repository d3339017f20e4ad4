import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, ellipse, group, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  BRASS,
  CORAL,
  CREAM,
  DARK_WOOD,
  GLASS,
  INK,
  WOOD,
  around,
  dots,
  dusk,
  gleam,
  level,
  points,
  ripe,
  round,
  seam,
  thing,
  upright,
  warm,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

const clock = thing([88, 100], [0, -96], (brush) => {
  const { of, form, near } = brush;
  const red: Colour = '#d4705e';
  return [
    line('M-24 -12L-31 -2M24 -12L31 -2', of('#8f5148'), 7),
    path('M-12 -84C-12 -98 -36 -100 -42 -84Q-44 -76 -38 -72Z', warm(brush, BRASS, '#a5743a')),
    path('M12 -84C12 -98 36 -100 42 -84Q44 -76 38 -72Z', warm(brush, BRASS, '#a5743a')),
    line('M-5 -88Q0 -97 5 -88', of('#8f5148'), 3.6),
    circle(0, -46, 41, ripe(brush, red, '#9f4743')),
    circle(0, -46, 32, of('#a5544a')),
    circle(0.6, -45.4, 31, form(CREAM, 0.4, 0.12)),
    around([0, -46], 4, line('M0 -27V-23', of(INK), 3)),
    near && around([0, -46], 12, line('M0 -27.4V-25', of(INK), 1.6)),
    line('M0 -46L-11 -56M0 -46L14 -61', of(INK), 4),
    near && line('M0 -46L4 -28', of(CORAL), 1.4),
    circle(0, -46, 3.6, of(CORAL)),
    gleam(brush, 'M-35 -54q3 -14 14 -22', 3.2, 0.4),
  ];
});

const hourglass = thing([64, 100], [0, -50], (brush) => {
  const { of, near } = brush;
  return [
    line('M-26 -92V-8M26 -92V-8', of('#94643f'), 5),
    path(
      'M-20 -90H20V-78C20 -64 5 -60 5 -50C5 -40 20 -36 20 -22V-10H-20V-22C-20 -36 -5 -40 -5 -50C-5 -60 -20 -64 -20 -78Z',
      of(GLASS),
      { opacity: 0.75 },
    ),
    path(
      'M-17.6 -74H17.6C15 -64 3 -60 2.6 -52H-2.6C-3 -60 -15 -64 -17.6 -74Z',
      warm(brush, '#eec27a', '#d89f58'),
    ),
    path('M-19 -11C-16 -20 -6 -24 0 -31C6 -24 16 -20 19 -11Z', warm(brush, '#f2cb88', '#d89f58')),
    line('M0 -52V-28', of('#e8b56c'), 1.8),
    near &&
      line(dots(points('-3 -20, 5 -17, -8 -15, 10 -14, -2 -14, -6 -68, 4 -70, 9 -66')), of('#c58a48'), 1.4, {
        airy: true,
      }),
    gleam(brush, 'M-15 -84v8q0 4 4 9M-14 -22v-3q1 -4 4 -7', 2.4, 0.6),
    rect(-32, -100, 64, 11, level(brush, WOOD), { corner: 4 }),
    rect(-32, -11, 64, 11, level(brush, WOOD), { corner: 4 }),
    near && seam(brush, 'M-26 -95H8M-18 -6H26M14 -95H26', WOOD, { width: 1.2 }),
  ];
});

const compass = thing([84, 100], [0, -42], (brush) => {
  const { of, form, near } = brush;
  return [
    line(round(0, -92, 7), of(BRASS), 4),
    rect(-5, -88, 10, 8, form(BRASS), { corner: 2 }),
    circle(0, -42, 42, ripe(brush, BRASS, '#a5743a', 0.4)),
    circle(0, -42, 34, of('#a5783a')),
    circle(0.6, -41.4, 33, form(CREAM, 0.4, 0.14)),
    around([0, -42], 4, path('M0 -29L2.6 -24H-2.6Z', of(INK))),
    near && around([0, -42], 16, line('M0 -30.6V-28.4', of('#9a8a7a'), 1.3)),
    near && line(round(0, -42, 20), of('#d9c7a4'), 1.4),
    group(
      [
        path('M-7 0L0 -25L7 0Z', of('#d05a50')),
        path('M0 0V-25L7 0Z', of('#b0463f')),
        path('M-7 0L0 25L7 0Z', of('#6d8599')),
        path('M0 0V25L7 0Z', of('#4f6579')),
      ],
      { y: -42, turn: 28 },
    ),
    circle(0, -42, 3.4, of(BRASS)),
    gleam(brush, 'M-36 -52q4 -13 14 -20', 3.2, 0.4),
  ];
});

/** The Earth on its stand. */
const globe = thing([78, 100], [0, -10], (brush) => {
  const { canvas, of, near } = brush;
  const ball = round(0, -58, 34);
  const land: Colour = '#8cb06c';
  return group(
    [
      path('M-22 -4Q0 -12 22 -4L24 0H-24Z', upright(brush, DARK_WOOD)),
      line('M0 -6V-16', of(BRASS), 5),
      line('M15 -94C29 -88 39 -74 39 -58C39 -36 22 -19 0 -19C-5 -19 -10 -20 -15 -22', of(BRASS), 4),
      path(ball, ripe(brush, '#6aa9c4', '#3f6f98')),
      group(
        [
          path(
            'M-30 -76C-20 -88 -6 -84 -8 -76C-4 -70 -14 -66 -16 -60C-22 -58 -22 -66 -28 -66ZM-16 -56C-8 -58 -2 -50 -6 -44C-8 -36 -12 -30 -16 -28C-18 -36 -22 -46 -16 -56Z',
            of(land),
          ),
          path(
            'M6 -72C10 -84 26 -82 36 -70V-58C28 -60 26 -54 20 -56C14 -58 6 -64 6 -72ZM8 -56C16 -60 24 -52 22 -44C18 -36 16 -30 12 -32C10 -40 2 -48 8 -56Z',
            of(land),
          ),
          ellipse(0, -92, 16, 5, of('#f2f5ee')),
          near &&
            line(
              'M-34 -56H34M-31 -70H31M-31 -42H31M0 -90C-18 -76 -18 -36 0 -22M0 -90C18 -76 18 -36 0 -22',
              of('#d9ecef'),
              0.9,
              { opacity: 0.6 },
            ),
        ],
        { clip: canvas.clip(ball) },
      ),
      dusk(brush, 'M18 -87A34 34 0 0 1 -14 -27C14 -30 26 -60 18 -87Z', 0.1),
      [circle(14, -93, 4, of(BRASS)), circle(-14, -23, 4, of(BRASS))],
      gleam(brush, 'M-26 -64q3 -12 12 -18', 3.6, 0.36),
    ],
    { x: -3.5 },
  );
});

export const THINGS_OF_TIME_AND_WAY = {
  clock,
  hourglass,
  compass,
  globe,
} satisfies Partial<Record<Prop, PropArt>>;
