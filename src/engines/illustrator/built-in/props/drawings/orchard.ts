import type { Prop } from '#domain/picture-world.ts';
import { group, line, path } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  DARK_WOOD,
  LEAF,
  WOOD,
  dots,
  dusk,
  gleam,
  leaf,
  points,
  ripe,
  seam,
  thing,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

const lemon = thing([100, 72], [0, -36], (brush) => {
  const { of, form, near } = brush;
  const pores = points('-20 -44, -6 -52, -12 -30, 6 -38, 18 -48, 12 -22, 26 -32, -26 -28, 0 -16');
  return [
    path(
      'M-50 -34C-44 -38 -40 -46 -34 -52C-18 -70 18 -70 34 -52C40 -46 42 -42 49 -38C51 -34 50 -30 47 -28C42 -26 40 -22 34 -16C18 0 -18 0 -34 -16C-40 -22 -46 -26 -50 -34Z',
      ripe(brush, '#f0cd58', '#cf9f3a', 0.5),
    ),
    path(leaf([-34, -52], [-4, -72], 10, -2), form(LEAF)),
    near && line('M-34 -52Q-22 -62 -8 -70', of('#a9cf86'), 1.3, { airy: true }),
    near && line(dots(pores), of('#c99c38'), 1.8, { opacity: 0.6, airy: true }),
    gleam(brush, 'M-30 -40q4 -9 13 -14', 4, 0.48),
  ];
});

const mango = thing([88, 100], [0, -46], (brush) => {
  const { canvas, of, lit, form, near } = brush;
  const blush = canvas.linear(
    [
      [0, lit('#f0bd5a', 0.25)],
      [0.45, of('#eeab4c')],
      [1, of('#d0604c')],
    ],
    [0.1, 0.1, 0.9, 0.9],
  );
  const specks = points('-16 -58, -4 -46, -22 -36, 8 -62, 2 -24, 18 -44, -8 -70');
  return [
    path(
      'M6 -84C28 -84 44 -60 42 -36C40 -12 14 0 -10 -2C-34 -4 -46 -30 -42 -50C-38 -70 -18 -84 6 -84Z',
      blush,
    ),
    dusk(
      brush,
      'M42 -36C40 -12 14 0 -10 -2C-18 -3 -25 -7 -30 -13C4 -2 34 -26 37 -60C41 -52 43 -44 42 -36Z',
      0.1,
    ),
    line('M6 -82Q4 -90 10 -96', of(DARK_WOOD), 5),
    path(leaf([8, -90], [42, -92], 10), form(LEAF)),
    near && line('M8 -90L37 -92', of('#a9cf86'), 1.3, { airy: true }),
    near && line(dots(specks), of('#f7dc9a'), 1.8, { opacity: 0.8, airy: true }),
    gleam(brush, 'M-33 -46q4 -16 18 -24', 4.4, 0.36),
  ];
});

const pear = thing([74, 100], [0, -40], (brush) => {
  const { canvas, of, form, near } = brush;
  const blush = canvas.linear(
    [
      [0, of('#d98a58'), 0],
      [0.5, of('#d98a58'), 0],
      [1, of('#d07a50'), 0.75],
    ],
    [0, 0.3, 1, 0.6],
  );
  const body =
    'M0 -86C14 -86 16 -74 18 -62C20 -50 37 -46 37 -26C37 -8 20 0 0 0C-20 0 -37 -8 -37 -26C-37 -46 -20 -50 -18 -62C-16 -74 -14 -86 0 -86Z';
  const specks = points('-14 -30, -4 -18, 10 -28, 4 -44, 18 -16, -20 -16, 0 -62, 12 -12');
  return [
    path(body, ripe(brush, '#bcc25c', '#8f9440', 0.4)),
    path(body, blush, { airy: true }),
    line('M0 -85Q0 -94 6 -98', of(DARK_WOOD), 4.4),
    path(leaf([2, -90], [33, -93], 9), form(LEAF)),
    near && line('M2 -90L28 -92', of('#a9cf86'), 1.3, { airy: true }),
    near && line(dots(specks), of('#8f8a3c'), 1.7, { opacity: 0.6, airy: true }),
    gleam(brush, 'M-28 -30q0 -8 5 -14', 4, 0.4),
  ];
});

/** Four broad leaves on top, as no other fruit has. */
const persimmon = thing([100, 88], [0, -36], (brush) => {
  const { of, form, near } = brush;
  const calyx = 'M0 0Q-4 -15 10 -21Q25 -17 22 -4Q14 5 0 0Z';
  return [
    path(
      'M0 0C-30 0 -50 -14 -50 -38C-50 -62 -28 -72 0 -70C28 -72 50 -62 50 -38C50 -14 30 0 0 0Z',
      ripe(brush, '#e58543', '#bf5230'),
    ),
    seam(brush, 'M-8 -58Q-30 -50 -34 -18M8 -58Q30 -50 34 -18', '#c2602f', { width: 2.4, opacity: 0.25 }),
    dusk(brush, 'M-26 -62Q0 -46 26 -62Q0 -76 -26 -62Z', 0.22),
    group(
      [0, 90, 180, 270].map((turn) => group(path(calyx, form('#7f9a52')), { turn })),
      { y: -66, scale: [1.1, 0.55] },
    ),
    near && seam(brush, 'M0 -66L-18 -64M0 -66L18 -68M0 -66L-12 -74M0 -66L12 -58', '#5f7a3c', { width: 1.3 }),
    line('M0 -68V-84', of(WOOD), 6),
    gleam(brush, 'M-41 -42q2 -12 12 -18', 4.4, 0.44),
  ];
});

export const THINGS_OF_THE_ORCHARD = {
  lemon,
  mango,
  pear,
  persimmon,
} satisfies Partial<Record<Prop, PropArt>>;
