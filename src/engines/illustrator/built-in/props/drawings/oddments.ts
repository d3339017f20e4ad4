import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  BRASS,
  CORAL,
  DARK_WOOD,
  INK,
  IRON,
  PAPER,
  STEEL,
  WOOD,
  around,
  dusk,
  gleam,
  hollow,
  laid,
  leaf,
  round,
  seam,
  thing,
  upright,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

/** A watch for the pocket, on its chain. */
const pocketWatch = thing([74, 100], [0, -88], (brush) => {
  const { of, form, near } = brush;
  return [
    line('M-6 -90C-30 -104 -40 -70 -30 -50', of('#b98c3a'), 3, { dash: '4 3' }),
    rect(-5, -84, 10, 12, upright(brush, BRASS), { corner: 2 }),
    line(round(0, -90, 7), of(BRASS), 3.4),
    circle(0, -37, 37, form(BRASS, 0.4, 0.34)),
    circle(0, -37, 29, of(PAPER)),
    around([0, -37], 12, rect(-1.2, -27, 2.4, 5, of(INK))),
    line('M0 -37V-56M0 -37L13 -30', of(INK), 3.4),
    circle(0, -37, 2.8, of(CORAL)),
    near && [line(round(0, -20, 6), of('#b9a88c'), 1.2), line('M0 -20L3 -23', of(CORAL), 1.2)],
    gleam(brush, 'M-26 -50Q-20 -62 -8 -65', 3, 0.5),
  ];
});

/** Of a cart. */
const wheel = thing([100, 100], [0, -92], (brush) => {
  const { of, near } = brush;
  return [
    path(`${round(0, -50, 50)}${round(0, -50, 39)}`, upright(brush, WOOD), { evenOdd: true }),
    line(round(0, -50, 48.4), of(IRON), 3.2),
    around([0, -50], 8, path('M-3 -6L-2.2 -40H2.2L3 -6Z', upright(brush, '#a87444')), 22.5),
    circle(0, -50, 12, upright(brush, DARK_WOOD)),
    circle(0, -50, 5, of(IRON)),
    near && around([0, -50], 8, line('M0 -43V-42.9', of('#6f4c2e'), 3)),
    seam(brush, round(0, -50, 39), DARK_WOOD, { width: 1.6 }),
  ];
});

const ribbon = thing([100, 60], [0, -36], (brush) => {
  const { of, form, near } = brush;
  const red: Colour = '#d0566a';
  return [
    path('M-2 -34C-12 -24 -34 -20 -38 0L-28 -6L-20 0C-18 -14 -4 -18 4 -30Z', form('#b8455a', 0.2, 0.26)),
    path('M2 -34C12 -24 30 -22 42 -6L30 -6L28 2C20 -12 6 -18 -4 -30Z', form('#b8455a', 0.2, 0.26)),
    path('M0 -36C-12 -60 -46 -62 -50 -44C-50 -26 -16 -26 0 -36Z', form(red, 0.34, 0.22)),
    path('M0 -36C12 -60 46 -62 50 -44C50 -26 16 -26 0 -36Z', form(red, 0.34, 0.22)),
    path(
      'M-10 -38C-20 -54 -40 -56 -42 -44C-40 -36 -22 -34 -10 -38ZM10 -38C20 -54 40 -56 42 -44C40 -36 22 -34 10 -38Z',
      hollow(brush, '#8f3248'),
    ),
    rect(-9, -45, 18, 17, form('#e0788a', 0.3, 0.2), { corner: 6 }),
    near && [
      line('M-46 -50Q-40 -60 -26 -56M46 -50Q40 -60 26 -56', of('#f3b6bf'), 1.6),
      seam(brush, 'M-4 -43V-31M4 -43V-31', '#8f3248', { width: 1.2 }),
    ],
  ];
});

/** A branch that somebody picked up: bark, a knot, one leaf. */
const stick = thing(
  [22, 100],
  [0, -26],
  (brush) => {
    const { of, near } = brush;
    return [
      line('M1 -62Q6 -72 9 -74', upright(brush, DARK_WOOD), 4.4),
      path('M-4 0Q-7 -30 -3 -52Q-6 -78 -2 -100H3Q3 -78 4 -54Q2 -28 5 0Q0 2 -4 0Z', upright(brush, '#94694a')),
      path(leaf([8, -73], [11, -92], 4), of('#7da652')),
      seam(brush, 'M-1 -40Q2 -44 0 -48', DARK_WOOD, { width: 2 }),
      near && seam(brush, 'M-2 -10Q-3 -24 -1 -34M1 -60Q-1 -76 1 -92M2 -16V-28', '#5f4230', { width: 1 }),
    ];
  },
  12,
);

const nail = thing(
  [22, 100],
  [0, -60],
  (brush) => [
    path('M-4 -92L-3 -14L0 0L3 -14L4 -92Z', upright(brush, STEEL)),
    path('M-11 -100H11V-93Q0 -88 -11 -93Z', upright(brush, '#9aa6b2')),
    brush.near && seam(brush, 'M-3.4 -82H3.4M-3.4 -77H3.4M-3.4 -72H3.4', IRON, { width: 1 }),
    gleam(brush, 'M-1.6 -66V-24', 1.6, 0.6),
  ],
  8,
);

/** As an umpire has it, on a cord. */
const whistle = thing([100, 66], [30, -44], (brush) => {
  const { of, form, near } = brush;
  return [
    line('M-30 -52C-44 -68 -52 -44 -46 -24', of('#c2574a'), 3),
    path(
      'M-40 -24C-40 -44 -26 -54 -10 -54H50V-34H16C14 -12 2 0 -14 0C-30 0 -40 -10 -40 -24Z',
      form('#d7dde2', 0.4, 0.34),
    ),
    path('M2 -54H18L12 -42H2Z', hollow(brush, '#48505c')),
    circle(-13, -25, 13, form('#aeb8c2', 0.2, 0.26)),
    circle(-11, -21, 6, of('#d99a52')),
    line(round(-31, -52, 5), of('#8f98a4'), 2.6),
    near && seam(brush, 'M24 -36V-52M40 -36V-52', '#7d8894', { width: 1.2 }),
    gleam(brush, 'M-34 -30Q-32 -46 -16 -49', 3, 0.6),
  ];
});

/** Of boards, with a roof that sheds the rain. */
const shed = thing([88, 100], [0, -40], (brush) => {
  const { of, form, near, state } = brush;
  return [
    rect(-36, -66, 72, 66, form('#b98a5c', 0.2, 0.24)),
    path('M-36 -66L0 -94L36 -66Z', form('#b98a5c', 0.24, 0.1)),
    seam(brush, 'M-24 -74V0M-12 -84V0M0 -92V-60M12 -84V-60M26 -74V-58M26 -34V0', DARK_WOOD, { width: 1.4 }),
    path('M-44 -62L0 -100L44 -62L38 -58L0 -90L-38 -58Z', form('#7f5b50', 0.3, 0.22)),
    rect(-14, -52, 26, 52, state === 'open' ? hollow(brush, '#43352a') : form('#8a6244', 0.2, 0.24), {
      corner: 2,
    }),
    state === 'open'
      ? path('M-14 -52L-30 -48V4L-14 0Z', form('#94694a', 0.2, 0.2))
      : [line('M-10 -40H8M-10 -12H8', of('#6f4c34'), 4), circle(7, -26, 2, of(IRON))],
    rect(18, -52, 14, 16, of('#f2d48a'), { corner: 1.5 }),
    line('M25 -52V-36M18 -44H32', of('#6f4c34'), 2),
    near && line('M-40 -62L-4 -93M40 -62L4 -93', of('#a07a6a'), 1.2, { dash: '5 4', airy: true }),
    dusk(brush, 'M-36 -62L0 -90L36 -62V-56L0 -83L-36 -56Z', 0.2),
  ];
});

export const ODDMENTS = {
  'pocket-watch': pocketWatch,
  wheel,
  ribbon,
  stick: laid(stick, { sidesAlike: false }),
  nail: laid(nail),
  whistle,
  shed,
} satisfies Partial<Record<Prop, PropArt>>;
