import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, ellipse, group, line, path } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  LEAF,
  dots,
  dusk,
  gleam,
  leaf,
  points,
  ripe,
  seam,
  thing,
  upright,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

const tomato = thing([100, 88], [0, -38], (brush) => {
  const { of, form, near } = brush;
  return [
    path(
      'M0 0C-30 2 -50 -14 -50 -40C-50 -64 -30 -76 -12 -70Q0 -64 12 -70C30 -76 50 -64 50 -40C50 -14 30 1 0 0Z',
      ripe(brush, '#dc5e48', '#aa3838'),
    ),
    dusk(brush, 'M-30 -62Q0 -46 30 -62Q0 -80 -30 -62Z', 0.2),
    path(
      'M0 -68Q-16 -52 -36 -58Q-20 -68 -6 -70Q-24 -76 -26 -86Q-8 -80 0 -72Q8 -82 26 -84Q22 -74 8 -70Q24 -66 34 -56Q14 -52 4 -66Q4 -56 -4 -46Q-6 -58 0 -68Z',
      form(LEAF),
    ),
    line('M0 -70Q-2 -80 4 -85', of('#6c8f4e'), 5),
    near &&
      seam(brush, 'M-16 -8Q-38 -14 -40 -34M16 -8Q38 -14 40 -34', '#b23d33', { width: 2, opacity: 0.35 }),
    gleam(brush, 'M-40 -40q2 -12 11 -18', 4.6, 0.48),
  ];
});

const potato = thing([100, 70], [0, -34], (brush) => {
  const { of, near } = brush;
  const skin: Colour = '#c79a63';
  return [
    path(
      'M-24 -2C-44 -4 -51 -26 -46 -43C-38 -59 -16 -57 2 -65C22 -72 46 -62 48 -42C51 -20 36 -4 14 -1C0 1 -10 -1 -24 -2Z',
      ripe(brush, skin, '#956a45'),
    ),
    seam(brush, 'M-26 -36q5 4 10 1M12 -50q5 5 11 2M20 -20q5 4 9 0M-10 -16q4 3 8 0', skin, { width: 2.4 }),
    near &&
      line(dots(points('-34 -26, -4 -42, 32 -38, 4 -28, -18 -52, 36 -24, 26 -58, -4 -8')), of('#9c7448'), 2, {
        opacity: 0.7,
        airy: true,
      }),
    gleam(brush, 'M-38 -42q8 -8 20 -9', 4, 0.28),
  ];
});

const pumpkin = thing([100, 88], [0, -84], (brush) => {
  const { of, near } = brush;
  const rib = (x: number, rx: number, colour: Colour) =>
    ellipse(x, -35, rx, 34, ripe(brush, colour, '#b8592e'));
  return [
    rib(-31, 19, '#d9803c'),
    rib(31, 19, '#d9803c'),
    rib(-17, 21, '#e48d42'),
    rib(17, 21, '#e08840'),
    rib(0, 20, '#ec9a4c'),
    dusk(brush, 'M-22 -64Q0 -54 22 -64Q0 -74 -22 -64Z', 0.25),
    path('M-7 -62Q-5 -76 -14 -84Q-4 -90 2 -84Q6 -76 9 -62Q0 -58 -7 -62Z', upright(brush, '#7f9a54')),
    line('M6 -70q14 -8 20 0q4 8 -3 9q-6 -1 -3 -6', of('#8fae60'), 2.4),
    near && path(leaf([-6, -68], [-38, -74], 10), of('#7aa05a')),
    near && seam(brush, 'M-8 -67L-32 -73', '#557a3f', { width: 1.2 }),
    near && seam(brush, 'M-2 -62V-82', '#557a3f', { width: 1.4 }),
    gleam(brush, 'M-40 -42q0 -10 5 -17M-25 -44q0 -9 4 -16', 3.2, 0.24),
  ];
});

const beans = thing([100, 63], [0, -24], (brush) => {
  const { form, ball, near, of } = brush;
  const bean = (x: number, y: number, turn: number, colour: Colour) =>
    group(
      [
        path(
          'M-11 2C-11 -8 -4 -9 0 -6C4 -9 12 -8 11 2C10 10 4 8 0 6C-4 8 -10 10 -11 2Z',
          ball(colour, 0.4, 0.34),
        ),
        near && ellipse(0, 4, 2, 1.2, of('#fbf1de')),
      ],
      { x, y, turn },
    );
  return [
    path(
      'M-48 -22C-30 -58 28 -64 48 -54C50 -50 46 -48 42 -50C24 -54 -14 -46 -30 -20C-36 -10 -48 -12 -48 -22Z',
      form('#7da858', 0.3, 0.36),
    ),
    path('M-42 -20C-26 -52 18 -60 38 -54C16 -52 -18 -42 -34 -18C-37 -14 -42 -15 -42 -20Z', of('#cfe0a4')),
    points('-27 -29, -12 -41, 6 -49, 23 -53').map(([x, y]) => circle(x, y, 6.4, ball('#a5c673', 0.4, 0.25))),
    near && line('M42 -51Q47 -54 49 -60', of('#7da858'), 2.4),
    bean(-22, -11, 10, '#b5574a'),
    bean(4, -11, -14, '#ead7b0'),
    bean(30, -12, 20, '#6d5470'),
    bean(14, -25, 30, '#c78a4c'),
  ];
});

const turnip = thing([80, 100], [0, -62], (brush) => {
  const { canvas, of, lit, form, near } = brush;
  const skin = canvas.linear(
    [
      [0, of('#a9688f')],
      [0.34, of('#c892ac')],
      [0.52, lit('#f3e6da', 0.2)],
      [1, of('#cbb3a6')],
    ],
    [0.36, 0, 0.64, 1],
  );
  return [
    path(leaf([-2, -56], [-37, -82], 16, 6), form('#5f9160')),
    path(leaf([2, -56], [37, -84], 16, -6), form('#5f9160')),
    path(leaf([0, -54], [-6, -100], 18, 2), form('#74a664')),
    line('M-1 -56Q-6 -76 -8 -92M-2 -56Q-14 -72 -26 -80M2 -56Q14 -72 26 -82', of('#b4d493'), 1.8, {
      opacity: 0.8,
      airy: true,
    }),
    path(
      'M0 -60C24 -62 38 -48 36 -34C34 -20 14 -14 6 -6Q3 -2 0 0Q-3 -4 -8 -9C-18 -16 -36 -20 -37 -36C-37 -50 -22 -60 0 -60Z',
      skin,
    ),
    near && seam(brush, 'M-10 -14h8M2 -12h8M-20 -22h7M14 -22h9', '#a48a80', { width: 1.4 }),
    gleam(brush, 'M-29 -40q2 -8 10 -12', 4, 0.36),
  ];
});

const onion = thing([84, 100], [0, -36], (brush) => {
  const { of, near } = brush;
  const skin: Colour = '#d39a55';
  return [
    line('M-6 -3q-5 0 -7 3M0 -4V-1M6 -3q5 0 7 3', of('#b99a70'), 2),
    path(
      'M-4 -98C-2 -82 -8 -74 -22 -68C-38 -60 -44 -46 -42 -34C-40 -14 -20 -3 0 -3C20 -3 40 -14 42 -34C44 -46 38 -60 22 -68C8 -74 8 -84 12 -96Q6 -90 4 -84Q2 -92 -4 -98Z',
      ripe(brush, skin, '#a2653b', 0.4),
    ),
    seam(
      brush,
      'M-2 -80C-6 -66 -30 -60 -30 -36C-30 -22 -20 -10 -6 -5M0 -80C-2 -64 -12 -58 -12 -36C-12 -20 -6 -10 -2 -5M2 -80C4 -64 12 -58 13 -36C13 -20 7 -10 3 -5M4 -80C8 -66 30 -60 31 -36C31 -22 20 -10 7 -5',
      skin,
      { width: 1.6, opacity: 0.5 },
    ),
    near &&
      seam(
        brush,
        'M-1 -76C-4 -62 -21 -58 -21 -36C-21 -22 -12 -10 -4 -5M3 -76C6 -62 22 -58 22 -36C22 -22 14 -10 5 -5',
        skin,
        { width: 0.9 },
      ),
    gleam(brush, 'M-32 -44q3 -9 10 -13', 4, 0.4),
  ];
});

export const THINGS_OF_THE_VEGETABLE_BED = {
  tomato,
  potato,
  pumpkin,
  beans,
  turnip,
  onion,
} satisfies Partial<Record<Prop, PropArt>>;
