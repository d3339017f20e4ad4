import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, ellipse, group, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  BRASS,
  GLASS,
  IRON,
  STEEL,
  around,
  gleam,
  seam,
  thing,
  upright,
  warm,
  laid,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

const microscope = thing([72, 100], [-24, -52], (brush) => {
  const { of, form, near } = brush;
  const body: Colour = '#5c7d9e';
  return [
    path('M-34 -8Q0 -16 34 -8L36 0H-36Z', form(IRON, 0.25, 0.3)),
    path('M-14 -74C26 -76 38 -30 18 -8H4C26 -30 18 -60 -12 -58Z', form(body, 0.25, 0.36)),
    rect(-30, -28, 40, 6, form(IRON, 0.3, 0.3), { corner: 2 }),
    rect(-22, -31, 18, 3, of(GLASS)),
    group(
      [
        rect(-8, -44, 16, 34, upright(brush, body), { corner: 3 }),
        rect(-6, -56, 12, 14, upright(brush, '#d9d3c6'), { corner: 2 }),
        rect(-8.6, -60, 17.2, 6, upright(brush, IRON), { corner: 3 }),
        rect(-5, -12, 10, 12, upright(brush, '#d9d3c6'), { corner: 2 }),
        rect(-3, -1, 6, 7, upright(brush, IRON), { corner: 1 }),
        near && line('M-7.6 -20H7.6M-7.6 -36H7.6', of(BRASS), 2),
      ],
      { x: -13, y: -40, turn: -12, pivot: [0, -10] },
    ),
    circle(17, -36, 7, form(BRASS, 0.4, 0.3)),
    near && [
      around([17, -36], 10, line('M0 -5V-6.4', of('#9c7536'), 1.2)),
      circle(-13, -29.6, 1.6, of('#8cb06c')),
    ],
  ];
});

const testTube = thing([40, 100], [0, -66], (brush) => {
  const { of, lit, near } = brush;
  return [
    path('M-15 -94H15V-15C15 -7 8 0 0 0C-8 0 -15 -7 -15 -15Z', of(GLASS), { opacity: 0.65 }),
    path('M-12.4 -56Q0 -52 12.4 -56V-15A12.4 12.4 0 0 1 -12.4 -15Z', upright(brush, '#8b78b8')),
    ellipse(0, -56, 12.4, 3, lit('#b3a3d6', 0.2)),
    rect(-19, -99, 38, 8, lit('#e4f1f0', 0.3), { corner: 4, opacity: 0.95 }),
    [
      [-3, -40, 3],
      [5, -28, 2.2],
      [-4, -18, 2],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, lit('#d6cbec', 0.3), { opacity: 0.9 })),
    near && [
      line('M8 -84H14M10 -74H14M8 -64H14M10 -46H14M8 -36H14', of('#f6f2ea'), 1.4, { airy: true }),
      circle(3, -48, 1.4, lit('#d6cbec')),
      circle(-1, -68, 2, lit('#e8e0f4')),
      circle(4, -76, 1.4, lit('#e8e0f4')),
    ],
    gleam(brush, 'M-9 -84V-22', 3, 0.48),
  ];
});

const magnet = thing([84, 100], [0, -10], (brush) => {
  const { of, form, near } = brush;
  const arms =
    'M-42 -98H-18V-42C-18 -32 -10 -24 0 -24C10 -24 18 -32 18 -42V-98H42V-42C42 -19 23 0 0 0C-23 0 -42 -19 -42 -42Z';
  return [
    path(arms, warm(brush, '#d9604e', '#a83f42')),
    path(
      'M-42 -98Q-42 -100 -40 -100H-20Q-18 -100 -18 -98V-74H-42ZM42 -98Q42 -100 40 -100H20Q18 -100 18 -98V-74H42Z',
      form('#d9dde0', 0.3, 0.2),
    ),
    near && [
      line('M-34 -87H-26M26 -87H34M30 -91V-83', of('#7d8690'), 2.4),
      seam(brush, 'M-42 -73H-18M18 -73H42', '#8d3a3a', { width: 1.4 }),
    ],
    gleam(brush, 'M-35 -66V-42q1 16 9 24', 4, 0.32),
  ];
});

/** A torch to hold, with a lamp that shines ahead. */
const torch = thing(
  [44, 100],
  [0, -28],
  (brush) => {
    const { of, lit, form, near } = brush;
    return [
      ellipse(0, -91, 21, 8, form(STEEL, 0.4, 0.2)),
      ellipse(0, -91.6, 17.6, 6, '#ffedb8'),
      path(
        'M-22 -90C-22 -74 -12 -72 -12 -62H12C12 -72 22 -74 22 -90C18 -80 -18 -80 -22 -90Z',
        upright(brush, '#d9a94e'),
      ),
      rect(-12, -63, 24, 62, upright(brush, '#c96a5a'), { corner: 5 }),
      rect(-13, -64, 26, 6, upright(brush, STEEL), { corner: 3 }),
      rect(-13, -10, 26, 9, upright(brush, STEEL), { corner: 4 }),
      rect(-4, -50, 8, 13, of('#7d3c3a'), { corner: 4 }),
      circle(0, -46, 3, lit('#f0dfc0')),
      near && [
        seam(brush, 'M-11 -30H11M-11 -26H11M-11 -22H11M-11 -18H11', '#9a4a42', { width: 1.6 }),
        seam(brush, 'M-17 -82l4 10M0 -79v13M17 -82l-4 10', '#a57a30', { width: 1.2 }),
      ],
    ];
  },
  90,
);

const lightBulb = thing([68, 100], [0, -12], (brush) => {
  const { canvas, of, near } = brush;
  const light = canvas.radial(
    [
      [0, '#fffbe6'],
      [0.6, '#ffeeb0'],
      [1, '#f0cf7c'],
    ],
    [0.42, 0.4, 0.7],
  );
  return [
    path(
      'M0 -100C22 -100 34 -84 34 -66C34 -48 16 -42 14 -28H-14C-16 -42 -34 -48 -34 -66C-34 -84 -22 -100 0 -100Z',
      light,
    ),
    line('M-6 -28L-10 -56L-4 -50L0 -58L4 -50L10 -56L6 -28', of('#d9924a'), 2.2),
    near && line('M-10 -56q2 -5 4 0M0 -58q2 -5 4 0M6 -56q2 -5 4 0', of('#c2763a'), 1.4),
    rect(-14, -29, 28, 20, upright(brush, STEEL), { corner: 3 }),
    seam(brush, 'M-14 -23L14 -25M-14 -17L14 -19M-14 -11L14 -13', '#7d8792', { width: 2, opacity: 0.8 }),
    path('M-8 -9H8L4 -2Q0 1 -4 -2Z', of(IRON)),
    gleam(brush, 'M-24 -66q0 -14 11 -22', 4, 0.72),
  ];
});

export const THINGS_OF_SCIENCE = {
  microscope,
  'test-tube': testTube,
  magnet,
  torch: laid(torch),
  'light-bulb': lightBulb,
} satisfies Partial<Record<Prop, PropArt>>;
